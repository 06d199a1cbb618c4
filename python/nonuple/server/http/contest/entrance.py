"""Who comes into a contest."""

from typing import NamedTuple

from nonuple.contest.activity import ContestActivity, as_contest
from nonuple.contest.asking import Asking
from nonuple.contest.people import Actor, Role
from nonuple.contest.roles import check_role
from nonuple.contest.state import Contest
from nonuple.server.hosting.club import Visitor
from nonuple.server.http.entrance import AnyRequest, admit

ALL_DESKS: tuple[Role, ...] = ("owner", "chief", "double")
DESKS: tuple[Role, ...] = (*ALL_DESKS, "arbiter")


class Guest(NamedTuple):
    """Someone who was let into a contest."""

    visitor: Visitor
    activity: ContestActivity
    actor: Actor

    @property
    def contest(self) -> Contest:
        return self.activity.contest

    @property
    def asking(self) -> Asking:
        return self.activity.asking(self.actor, self.visitor.room.now())


async def admit_to_contest(request: AnyRequest, id: str, *roles: Role) -> Guest:
    """Whoever the request's token lets in, if he has one of these roles; any without."""
    guest = guest_of(await admit(request, id))
    if roles:
        check_role(guest.actor, roles)
    return guest


def guest_of(visitor: Visitor) -> Guest:
    actor = visitor.who
    assert isinstance(actor, Actor), "the route is for contests"
    return Guest(visitor, as_contest(visitor.room.activity), actor)
