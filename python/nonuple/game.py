"""A game as a value that reads like the game: every step is a new one.

For programs that play with Nonuple: unless told otherwise the words are those of the user's own library.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.pieces.search import Move
from nonuple.pieces.tiles import Rack
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate.choice import Candidate, candidates, choose
from nonuple.play.duplicate.director import decide, start
from nonuple.play.duplicate.events import GameEvent
from nonuple.play.duplicate.openness import static_openness
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import Phase, State, apply, begin, replay
from nonuple.play.duplicate.words import list_of
from nonuple.play.record import EndReason, Record
from nonuple.rulebooks import judging as editions
from nonuple.rulebooks.registry import CURRENT
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Opinion, Verdict
from nonuple.texts import game as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon


@dataclass(frozen=True, init=False)
class Game:
    """A duplicate game: its events, and where they lead.

    >>> game = Game().draw("FEDAYIN")
    >>> print(game.top)
    H8 FEDAYIN 110
    """

    events: tuple[GameEvent, ...]
    state: State
    lexicon: Lexicon

    def __init__(
        self,
        edition: str = CURRENT,
        formula: str = "normal",
        *,
        settings: Settings | None = None,
        lexicon: Lexicon | None = None,
    ) -> None:
        words = lexicon or open_lexicon()
        started = start(settings or Settings(edition=edition, formula=formula), words)
        self._set((started,), begin(started), words)

    def _set(self, events: tuple[GameEvent, ...], state: State, lexicon: Lexicon) -> None:
        for name, value in (("events", events), ("state", state), ("lexicon", lexicon)):
            object.__setattr__(self, name, value)

    @classmethod
    def replay(cls, events: tuple[GameEvent, ...], lexicon: Lexicon | None = None) -> Self:
        """The game that these events tell."""
        game = cls.__new__(cls)
        game._set(events, replay(events), lexicon or open_lexicon())
        return game

    def do(self, command: ask.GameCommand) -> Self:
        """The game after a command; an impossible one is refused with the article that forbids it."""
        caused = decide(self.state, command, self.lexicon)
        state = self.state
        for event in caused:
            state = apply(state, event)
        game = type(self).__new__(type(self))
        game._set((*self.events, *caused), state, self.lexicon)
        return game

    def draw(self, letters: str) -> Self:
        """The game once these letters were drawn from the bag; whether they are valid, `rack` tells."""
        return self.do(ask.Draw(letters))

    def retain(self, ref: str | None = None, word: str | None = None) -> Self:
        """The game with the word that the rulebook imposes, or this one among its equals."""
        return self.do(ask.Retain(ref, word))

    def undo(self, turn: int | None = None) -> Self:
        """The game at the beginning of a turn, the one in play or the last one unless told."""
        last = self.turn if self.state.opened is not None else self.turn - 1
        return self.do(ask.Undo(last if turn is None else turn))

    @property
    def candidates(self) -> list[Candidate]:
        """The moves worth most, each kept or set aside and by which article; the proposed one first."""
        if self.state.phase not in (Phase.CLOCK, Phase.PLAY, Phase.RETAIN):
            number = self.state.rules.articles.choice
            raise Refusal(texts.NOT_NOW, article=number, why=texts.NO_LETTERS_YET.say())
        words = list_of(self.state, self.lexicon)
        return choose(self.state, candidates(self.state, words), static_openness(words))

    @property
    def top(self) -> Move:
        """The move that the rulebook has retained."""
        return self.candidates[0].move

    def judge(self, slip: Slip, opinions: Mapping[str, str] | None = None) -> Verdict:
        """What the rulebook decides about a slip handed in at this turn; `opinions` by word formed."""
        given = {word: _opinion(word, opinion) for word, opinion in (opinions or {}).items()}
        state = self.state
        rack = Rack(state.drawn + state.joker, state.kept)
        words = list_of(state, self.lexicon).words
        situation = Situation(state.board, rack, words, state.turn, state.formula, state.settings.blitz)
        return editions.judge(state.settings.edition, situation, slip, opinions=given)

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def rack(self) -> str:
        """The letters in play, `?` for a joker; empty until a draw is valid."""
        return self.state.rack if self.state.drawn else ""

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def total(self) -> int:
        return self.state.total

    @property
    def end(self) -> EndReason | None:
        return self.state.end

    @property
    def record(self) -> Record:
        return self.state.record


def _opinion(word: str, given: str) -> Opinion:
    try:
        return Opinion(given)
    except ValueError:
        names = ", ".join(Opinion)
        raise Refusal(texts.BAD_OPINION, word=word, given=given, names=names) from None
