"""Who comes into an event."""

from typing import NamedTuple

from nonuple.server.hosting.club import Visitor
from nonuple.server.hosting.rooms import Room
from nonuple.server.http.entrance import AnyRequest, admit
from nonuple.tournament.activity import EventActivity, as_event
from nonuple.tournament.people import EventGuest, EventRole
from nonuple.tournament.roles import check_event_role


class EventVisitor(NamedTuple):
    """Someone who was let into an event."""

    visitor: Visitor
    activity: EventActivity
    who: EventGuest

    @property
    def room(self) -> Room:
        return self.visitor.room


async def admit_to_event(request: AnyRequest, id: str, *roles: EventRole) -> EventVisitor:
    """Whoever the request's token lets in, if he has one of these roles; any without."""
    visitor = await admit(request, id)
    who = visitor.who
    assert isinstance(who, EventGuest), "the route is for events"
    if roles:
        check_event_role(who, roles)
    return EventVisitor(visitor, as_event(visitor.room.activity), who)
