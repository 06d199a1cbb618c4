"""What a diary holds."""

from datetime import date, datetime
from typing import Annotated, Literal

import msgspec

from nonuple.errors import Refusal
from nonuple.ledger.ranking import percent
from nonuple.limits import Short
from nonuple.pieces.board import Board
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL, variant
from nonuple.play.rating.strength import Attempt
from nonuple.privacy import NAME, PROSE
from nonuple.study.memory import Recall
from nonuple.texts import study as texts
from nonuple.words.spelling import WORD, plain

DiaryKind = Literal["solo", "free", "topping", "family", "club"]
Source = Annotated[str, msgspec.Meta(min_length=1, max_length=120, pattern=r"^[\w:.+-]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Total = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Duration = Annotated[float, msgspec.Meta(ge=0, le=1_000_000)]
GridText = Annotated[str, msgspec.Meta(min_length=SIZE * SIZE, max_length=SIZE * SIZE)]
MOST_PARTNERS = 40
CardText = Annotated[str, msgspec.Meta(min_length=3, max_length=200)]


class Partner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One who played too."""

    name: Annotated[Short, NAME]
    level: Short = ""
    """Of a computer; a person has none."""


class NotedGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that ended."""

    source: Source
    """Which one: what has the same source is the same game."""
    kind: DiaryKind
    at: datetime
    formula: Short = "normal"
    edition: Short = ""
    title: Annotated[Short, PROSE] = ""
    points: Total = 0
    top: Count = 0
    """Of all turns played; 0 where there is none."""
    against: Total | None = None
    """The best of the others."""
    partners: Annotated[tuple[Partner, ...], msgspec.Meta(max_length=MOST_PARTNERS)] = ()
    tops: Count = 0
    turns: Count = 0
    seconds: Duration = 0
    """Spent searching; 0 where nobody counted."""
    told: bool = True
    """By the page; else read by the server from the game itself."""

    @property
    def percent(self) -> float | None:
        """The share of the top; of tops found, where only tops count."""
        if self.kind == "topping":
            return percent(self.tops, self.turns)
        return percent(self.points, self.top)


class KeptTurn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to look at again, with the move that was missed."""

    source: Source
    turn: Count
    at: datetime
    grid: GridText
    rack: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    ref: Annotated[str, msgspec.Meta(max_length=4)]
    word: Annotated[str, msgspec.Meta(min_length=2, max_length=SIZE)]
    score: Count
    points: Count = 0
    """What one's own word earned."""
    own: Short = ""
    formula: Short = "normal"
    variant: Short = USUAL.name

    @property
    def id(self) -> str:
        return f"{self.source}.{self.turn}"

    @property
    def lost(self) -> int:
        return self.score - self.points

    def checked(self) -> "KeptTurn":
        """Refused unless it is a position that can be shown."""
        Board(self.grid, variant(self.variant))
        Rack.parse(self.rack)
        Ref.parse(self.ref)
        return self


class RatedTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn of a game whose top was sought against the clock."""

    source: Source
    turn: Count
    at: datetime
    difficulty: Annotated[float, msgspec.Meta(ge=-3000, le=6000)]
    doubt: Annotated[float, msgspec.Meta(ge=0, le=1000)]
    found: bool

    @property
    def id(self) -> str:
        return f"{self.source}.{self.turn}"

    @property
    def attempt(self) -> Attempt:
        return Attempt(self.at.date(), self.difficulty, self.doubt, self.found)


class TakenWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word to learn."""

    word: Annotated[str, msgspec.Meta(min_length=2, max_length=SIZE, pattern=r"^[A-Z]+$")]
    on: date
    missed: bool = False
    """In a game; else chosen."""


class CardReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: CardText
    recall: Recall
    at: datetime
    seconds: Duration = 0
    letters: Count = 0
    """Asked for."""


def spelled_word(word: str) -> str:
    spelled = plain(word.strip())
    if not WORD.fullmatch(spelled):
        raise Refusal(texts.NO_SUCH_WORD, word=word[:40])
    return spelled
