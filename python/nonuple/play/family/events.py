"""What happens at a family's table, as facts: nothing is searched when they are read again."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from nonuple.play.masked import Weighed
from nonuple.play.record import Record
from nonuple.play.ticking import TimeResumed, TimeStopped
from nonuple.privacy import NAME


class FamilyEvent(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class FamilyBegun(FamilyEvent, frozen=True):
    """A game begins; without a record the family draws from its own bag."""

    minutes: int
    players: tuple[Annotated[str, NAME], ...]
    lexicon: str
    fingerprint: str
    record: Record | None = None
    """Known to its end to the one who keeps the log."""


class FamilyJoined(FamilyEvent, frozen=True):
    """One more plays, from the turn in play on."""

    player: Annotated[str, NAME]


class FamilyLeft(FamilyEvent, frozen=True):
    """One goes home: what he has scored stays in the book."""

    player: Annotated[str, NAME]


class FamilyTurnOpened(FamilyEvent, frozen=True):
    """The next letters are in play."""


class FamilyClockStarted(FamilyEvent, frozen=True):
    at: float = 0
    epoch: str = ""


class FamilyTimeOver(FamilyEvent, frozen=True):
    """Everybody lays his word on his grid and announces."""


class Announcement(msgspec.Struct, frozen=True):
    """What somebody announces: points, and the word if he likes."""

    points: int
    word: str = ""
    ref: str = ""
    worth: int | None = None
    """What the word is worth, where one was said that can be checked."""
    weighed: Weighed | None = None


class FamilyAnnounced(FamilyEvent, frozen=True):
    player: Annotated[str, NAME]
    said: Announcement


class FamilyTop(msgspec.Struct, frozen=True):
    """The retained word and what it scores; the word may be missing where the family draws itself."""

    points: int
    word: str = ""
    ref: str = ""
    scrabble: bool = False


class FamilyRevealed(FamilyEvent, frozen=True):
    """All have announced: the top is shown, and each has what his own word earned."""

    top: FamilyTop
    points: Mapping[Annotated[str, NAME], int]
    doubted: tuple[Annotated[str, NAME], ...] = ()
    """Who announced more than the top: nothing until it is put right."""


class FamilyCorrected(FamilyEvent, frozen=True):
    """The points of a past turn are put right."""

    turn: int
    player: Annotated[str, NAME]
    points: int


class FamilyEnded(FamilyEvent, frozen=True):
    """The family stops; the turns revealed count."""


FamilyFact = (
    FamilyBegun
    | FamilyJoined
    | FamilyLeft
    | FamilyTurnOpened
    | FamilyClockStarted
    | FamilyTimeOver
    | FamilyAnnounced
    | FamilyRevealed
    | FamilyCorrected
    | FamilyEnded
    | TimeStopped
    | TimeResumed
)
