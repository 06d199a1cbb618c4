"""A family's table as a value that reads like the game: every step is a new one."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from typing import Self

from nonuple.arguments import begins_with, checks_arguments
from nonuple.errors import Refusal
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.notation import Ref
from nonuple.play.duplicate.settings import Settings
from nonuple.play.family import commands as ask
from nonuple.play.family.book import BOX, ScoreBook, score_book
from nonuple.play.family.deciding import FamilyAsking, begin_family, decide_family
from nonuple.play.family.events import FamilyBegun, FamilyFact, FamilyTop
from nonuple.play.family.state import FamilyState, apply_family, replay_family
from nonuple.play.masked import Points, drawn_by_program
from nonuple.play.record import Record
from nonuple.texts import home as texts
from nonuple.words.lexicon import Lexicon


@checks_arguments
@dataclass(frozen=True, repr=False)
class FamilyTable:
    """Duplicate without slips: at the end of time each announces, then the top is shown.

    >>> from nonuple import FamilyTable, open_lexicon
    >>> table = FamilyTable.drawn(open_lexicon("default"), "Odile", "Léo", seed=7).open()
    >>> table.rack, table.top
    ('SEIUHPE', None)
    >>> table = table.announce("Odile", 22).announce("Léo", 24, "HUEES")
    >>> table.top.word, table.top.points
    ('HUEES', 24)
    >>> [(one.player, one.total, one.percent) for one in table.book.columns]
    [('Léo', 24, 100.0), ('Odile', 22, 91.7)]
    """

    events: tuple[FamilyFact, ...]
    state: FamilyState
    lexicon: Lexicon

    @classmethod
    def drawn(cls, lexicon: Lexicon, *players: str, seed: int, minutes: int = 3) -> Self:
        """A game that the program draws, the same for the same seed."""
        record = drawn_by_program(Settings(edition=BOX), secret_of_seed(seed), lexicon)
        return cls.around(record, lexicon, *players, minutes=minutes)

    @classmethod
    def around(cls, record: Record | None, lexicon: Lexicon, *players: str, minutes: int = 3) -> Self:
        """A family around a game that was published, or that it draws from its own bag."""
        if not players:
            raise Refusal(texts.NO_PLAYERS)
        return cls.replay((begin_family(players, lexicon, record, minutes),), lexicon)

    @classmethod
    def replay(cls, events: Iterable[FamilyFact], lexicon: Lexicon) -> Self:
        """The game that these events tell."""
        kept = tuple(events)
        begins_with(FamilyBegun, kept)
        return cls(kept, replay_family(kept), lexicon)

    def do(self, wish: ask.FamilyCommand) -> Self:
        """The table after a wish."""
        caused = decide_family(FamilyAsking(self.state, self.lexicon), wish)
        return type(self)((*self.events, *caused), reduce(apply_family, caused, self.state), self.lexicon)

    def open(self) -> Self:
        """The next letters, without a clock: all announce when they are ready."""
        return self.do(ask.OpenTurn()).do(ask.EndTime())

    def announce(self, player: str, points: Points, word: str = "", ref: Ref | str = "") -> Self:
        """What a player announces, his word if he likes."""
        return self.do(ask.Announce(points, word, str(ref), player))

    def note_top(self, points: Points, word: str = "", ref: Ref | str = "") -> Self:
        """The top, where the family draws itself."""
        return self.do(ask.NoteTop(points, word, str(ref)))

    def __repr__(self) -> str:
        totals = ", ".join(f"{one.player} {one.total}" for one in self.book.columns)
        return f"<FamilyTable: turn {self.state.number}, rack {self.rack!r}, {totals}>"

    @property
    def rack(self) -> str:
        """The letters in play as they are published; nothing where the family draws itself."""
        return str(self.state.turn.rack) if self.state.turn else ""

    @property
    def top(self) -> FamilyTop | None:
        """The retained word of the turn just revealed; None while somebody has still to announce."""
        between = self.state.phase in ("between", "over")
        return self.state.lines[-1].top if between and self.state.lines else None

    @property
    def book(self) -> ScoreBook:
        return score_book(self.state)

    @property
    def over(self) -> bool:
        return self.state.phase == "over"
