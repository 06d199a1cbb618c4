"""A game alone as a value that reads like the game: every step is a new one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import reduce
from typing import Self

from nonuple.arguments import begins_with, checks_arguments
from nonuple.markup import Markup, captioned
from nonuple.pieces.board import Board
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import Ref
from nonuple.play.duplicate.settings import Settings
from nonuple.play.masked import Points, drawn_by_program
from nonuple.play.record import Record, Turn
from nonuple.play.solo import commands as ask
from nonuple.play.solo.deciding import begin_solo, decide_solo
from nonuple.play.solo.events import SoloBegun, SoloFact, SoloOutcome, SoloSlip
from nonuple.play.solo.report import SoloReport, report_of
from nonuple.play.solo.state import SoloState, apply_solo, replay_solo
from nonuple.rulebooks.registry import CURRENT
from nonuple.texts import drawing
from nonuple.words.lexicon import Lexicon


@checks_arguments
@dataclass(frozen=True, repr=False)
class SoloGame:
    """Duplicate alone, with a mask: the letters, one's own word, then the retained one.

    >>> from nonuple import SoloGame, open_lexicon
    >>> solo = SoloGame.drawn(open_lexicon("default"), seed=7)
    >>> solo.rack, solo.solution
    ('SEIUHPE', None)
    >>> solo.hint().hint().hints
    {'scrabble': False, 'score': 24}
    >>> solo = solo.answer("H4", "EPUISE")
    >>> solo.outcome.points, solo.solution.word, solo.solution.score
    (18, 'HUEES', 24)
    >>> solo = solo.go_on()
    >>> solo.rack
    'IP+ADAEC'
    """

    events: tuple[SoloFact, ...]
    state: SoloState
    lexicon: Lexicon

    @classmethod
    def drawn(
        cls,
        lexicon: Lexicon,
        *,
        seed: int,
        edition: str = CURRENT,
        formula: Formula | str = NORMAL,
        judged: bool = False,
    ) -> Self:
        """A game that the program draws, the same for the same seed."""
        settings = Settings(edition=edition, formula=str(formula))
        record = drawn_by_program(settings, secret_of_seed(seed), lexicon)
        return cls.replaying(record, lexicon, judged=judged)

    @classmethod
    def replaying(
        cls,
        record: Record,
        lexicon: Lexicon,
        *,
        judged: bool = False,
        room: tuple[tuple[Points, ...], ...] = (),
    ) -> Self:
        """A game that was played, its solutions behind the mask; `room` has the points of each table."""
        return cls.replay(begin_solo(record, lexicon, judged=judged, room=room), lexicon)

    @classmethod
    def replay(cls, events: Iterable[SoloFact], lexicon: Lexicon) -> Self:
        """The game that these events tell."""
        kept = tuple(events)
        begins_with(SoloBegun, kept)
        return cls(kept, replay_solo(kept), lexicon)

    def do(self, wish: ask.SoloCommand) -> Self:
        """The game after a wish."""
        caused = decide_solo(self.state, wish, self.lexicon)
        return type(self)((*self.events, *caused), reduce(apply_solo, caused, self.state), self.lexicon)

    def answer(self, ref: Ref | str = "", word: str = "", score: Points | None = None) -> Self:
        """One's own word, or nothing; then the solution is shown."""
        return self.do(ask.HandIn(SoloSlip(_legible(word), _legible(str(ref)), score)))

    def hint(self) -> Self:
        """The next thing about the top, at its price."""
        return self.do(ask.TakeHint())

    def go_on(self) -> Self:
        """The letters of the next turn."""
        return self.do(ask.GoOn())

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[object, ...]]:
        return type(self).replay, (self.events, self.lexicon)

    def __repr__(self) -> str:
        total = sum(one.points for one in self.state.outcomes)
        return f"<SoloGame: turn {self.turn}, rack {self.rack!r}, total {total}>"

    def _repr_html_(self) -> Markup:
        total = sum(one.points for one in self.state.outcomes)
        told = drawing.TURN_RACK.say(turn=self.turn, rack=self.rack, total=total)
        return captioned(self.board.svg(), told)

    @property
    def rack(self) -> str:
        """The letters in play as they are published."""
        return str(self.state.turn.rack)

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def turn(self) -> int:
        return self.state.number

    @property
    def hints(self) -> dict[str, bool | int | str]:
        """What the hints taken at this turn have told."""
        return {step: self.state.standing.told[step] for step in self.state.hints}

    @property
    def outcome(self) -> SoloOutcome | None:
        """What one's word came to; None as long as it is sought."""
        return self.state.last

    @property
    def solution(self) -> Turn | None:
        """The retained word; None as long as one's own is sought."""
        return self.state.turn.retained if self.state.last else None

    @property
    def over(self) -> bool:
        return self.state.phase == "over"

    @property
    def report(self) -> SoloReport:
        return report_of(self.state)


def _legible(written: str) -> str:
    """Without what no file can hold."""
    return written.encode("utf-8", "replace").decode()
