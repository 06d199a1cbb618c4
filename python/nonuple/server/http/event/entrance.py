"""Who comes into an event."""

from typing import NamedTuple

from nonuple.activity.door import Guest, check_role
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.rooms import Room
from nonuple.server.http.entrance import AnyRequest, admit
from nonuple.tournament.activity import EventActivity, as_event


class EventVisitor(NamedTuple):
    """Someone who was let into an event."""

    visitor: Visitor
    activity: EventActivity
    who: Guest

    @property
    def room(self) -> Room:
        return self.visitor.room


async def admit_to_event(request: AnyRequest, id: str, *roles: str) -> EventVisitor:
    """Whoever the request's token lets in, if he has one of these roles; any without."""
    visitor = await admit(request, id)
    if roles:
        check_role(visitor.who, roles)
    return EventVisitor(visitor, as_event(visitor.room.activity), visitor.who)
