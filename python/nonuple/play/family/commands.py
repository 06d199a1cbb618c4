"""What a family can ask of its table."""

from typing import Annotated

import msgspec

from nonuple.play.masked import PlaceOnGrid, Points, WantedGame, Word
from nonuple.play.ticking import ResumeTime, StopTime

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=4)]
MOST_PLAYERS = 60


class FamilyWish(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One thing asked for."""


class BeginFamily(FamilyWish, frozen=True):
    """Begin a game; `wanted` says which, nothing that the family draws from its own bag."""

    players: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_PLAYERS)] = ()
    minutes: Minutes = 3
    wanted: WantedGame | None = None


class SitDown(FamilyWish, frozen=True):
    player: Name


class GetUp(FamilyWish, frozen=True):
    player: Name


class OpenTurn(FamilyWish, frozen=True):
    """Show the next letters; with one's own bag, begin the next turn."""


class StartTime(FamilyWish, frozen=True):
    """Press the clock."""


class EndTime(FamilyWish, frozen=True):
    """All are ready before the time is over."""


class Announce(FamilyWish, frozen=True):
    """Points, and the word if one likes; again, to change them before the top is shown."""

    points: Points = 0
    word: Word = ""
    ref: PlaceOnGrid = ""
    player: Name | None = None
    """For whom; for oneself without."""


class NoteTop(FamilyWish, frozen=True):
    """With one's own bag: the top, which the book needs."""

    points: Points
    word: Word = ""
    ref: PlaceOnGrid = ""


class Reveal(FamilyWish, frozen=True):
    """Show the top now: who has announced nothing has nothing."""


class CorrectPoints(FamilyWish, frozen=True):
    turn: Annotated[int, msgspec.Meta(ge=1, le=999)]
    player: Name
    points: Points


class EndFamily(FamilyWish, frozen=True):
    """Stop here."""


FamilyCommand = (
    BeginFamily
    | SitDown
    | GetUp
    | OpenTurn
    | StartTime
    | EndTime
    | Announce
    | NoteTop
    | Reveal
    | CorrectPoints
    | EndFamily
    | StopTime
    | ResumeTime
)
