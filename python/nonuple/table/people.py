"""Who sits at a table, who looks on, and who arranges it."""

from typing import Annotated, Literal

import msgspec

from nonuple.activity.door import Invitation
from nonuple.limits import Short
from nonuple.play.free.settings import FreeSettings

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
SeatName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat before the game: a person's, or a computer's of some level."""

    name: SeatName
    level: Short | None = None
    """None for a person."""


class Arrangement(msgspec.Struct, frozen=True):
    """All that is agreed on: what the game is played by, and who plays."""

    settings: FreeSettings
    levels: tuple[str | None, ...]
    """By seat; None for a person."""
    lexicon: str | None = None
    """The name of the word list; None for the one in use."""
    challenging: bool = False
    """Whether computers challenge words too."""

    @property
    def people(self) -> frozenset[int]:
        return frozenset(seat for seat, level in enumerate(self.levels) if level is None)


class NewPlace(Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom to let in; a player's device may be that of several seats."""

    role: Literal["host", "player", "spectator"]
    seats: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=4)] = ()
