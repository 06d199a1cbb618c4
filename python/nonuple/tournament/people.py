"""Who has to do with an event, and the rooms that its games are played in."""

from typing import Annotated, Literal

import msgspec

from nonuple.activity.door import Invitation
from nonuple.contest.office.roster import player_of_entry
from nonuple.contest.people import PlayerId, TableNumber
from nonuple.limits import Short
from nonuple.privacy import ENTRY, NAME, PROSE

EventRole = Literal["owner", "organiser", "chief", "door", "display", "spectator"]
"""In charge of the server; who runs the event, directs the games of a room, ticks people in, looks on."""

RoomId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""A room is a contest of the same server: its id."""


class EventInvitation(Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom to let in; a chief arbiter into his room."""

    role: Literal["organiser", "chief", "door", "display", "spectator"]
    room: Short = ""


class EventHall(msgspec.Struct, frozen=True):
    """A room with its chief arbiter and its tables; what is played there is a contest, by its id."""

    id: RoomId
    name: Annotated[Short, PROSE]
    chief: Annotated[Short, NAME] = ""
    first: TableNumber = 1
    last: TableNumber = 99_999

    entries: tuple[Annotated[str, ENTRY], ...] = ()
    """Those whom the contest had registered before there was an event, and knows by the same ids."""

    def player(self, entry: str) -> PlayerId:
        """By what an entry is known there."""
        return PlayerId(entry) if entry in self.entries else player_of_entry(entry)

    def __contains__(self, table: object) -> bool:
        return isinstance(table, int) and self.first <= table <= self.last


class Bound(msgspec.Struct, frozen=True):
    """A game of the event as it is played in a room: one of the games of that contest.

    The first room that a game is bound to leads it, whose letters are those of all.
    """

    room: RoomId
    run: Annotated[int, msgspec.Meta(ge=1, le=1_000)]
