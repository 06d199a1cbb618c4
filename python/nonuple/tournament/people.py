"""Who has to do with an event, and the rooms that its games are played in."""

from typing import Annotated, Literal

import msgspec

from nonuple.activity.door import Invitation
from nonuple.contest.people import TableNumber
from nonuple.limits import Short
from nonuple.privacy import NAME, PROSE

EventRole = Literal["owner", "organiser", "chief", "display", "spectator"]
"""In charge of the server; who runs the event; who directs the games of a room; who looks on."""

RoomId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""A room is a contest of the same server: its id."""


class EventInvitation(Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom to let in; a chief arbiter into his room."""

    role: Literal["organiser", "chief", "display", "spectator"]
    room: Short = ""


class EventHall(msgspec.Struct, frozen=True):
    """A room with its chief arbiter and its tables; what is played there is a contest, by its id."""

    id: RoomId
    name: Annotated[Short, PROSE]
    chief: Annotated[Short, NAME] = ""
    first: TableNumber = 1
    last: TableNumber = 99_999

    def __contains__(self, table: object) -> bool:
        return isinstance(table, int) and self.first <= table <= self.last


class Bound(msgspec.Struct, frozen=True):
    """A game of the event as it is played in a room: one of the games of that contest.

    The first room that a game is bound to leads it, whose letters are those of all.
    """

    room: RoomId
    run: Annotated[int, msgspec.Meta(ge=1, le=1_000)]
