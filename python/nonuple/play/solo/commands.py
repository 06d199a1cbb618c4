"""What one who plays alone can ask for."""

from typing import Annotated

import msgspec

from nonuple.play.masked import Points, WantedGame
from nonuple.play.solo.events import SoloSlip
from nonuple.play.ticking import LONGEST, SHORTEST, ResumeTime, StopTime

Seconds = Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)]
TablePoints = Annotated[tuple[Points, ...], msgspec.Meta(max_length=120)]


class SoloWish(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One thing asked for."""


class BeginSolo(SoloWish, frozen=True):
    """Play this game; its first letters are shown at once."""

    wanted: WantedGame = WantedGame()
    seconds: Seconds | None = None
    judged: bool = False
    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    room: Annotated[tuple[TablePoints, ...], msgspec.Meta(max_length=20_000)] = ()
    """Points, turn by turn, of each table of the room that played it."""


class TakeHint(SoloWish, frozen=True):
    """Be told the next thing about the top, at its price."""


class KeepDraft(SoloWish, frozen=True):
    """What is to count if the time ends."""

    slip: SoloSlip


class TryWord(SoloWish, frozen=True):
    """One's own word; as long as it is less than the top, only by how much is told."""

    slip: SoloSlip


class HandIn(SoloWish, frozen=True):
    """One's own word, or the draft, or nothing; then the solution is shown.

    After a word that was tried this one is noted, and the word tried counts.
    """

    slip: SoloSlip | None = None


class GoOn(SoloWish, frozen=True):
    """Show the letters of the next turn."""


class StopSolo(SoloWish, frozen=True):
    """Leave the game; the turns played count."""


SoloCommand = BeginSolo | TakeHint | KeepDraft | TryWord | HandIn | GoOn | StopTime | ResumeTime | StopSolo
