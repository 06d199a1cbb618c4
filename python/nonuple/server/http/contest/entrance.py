"""Who comes into a contest."""

from typing import NamedTuple

from nonuple.activity.door import Guest, check_role
from nonuple.contest.activity import ContestActivity, as_contest
from nonuple.contest.asking import Asking
from nonuple.contest.state import Contest
from nonuple.server.hosting.admission import Visitor
from nonuple.server.http.entrance import AnyRequest, admit

ALL_DESKS = ("owner", "chief", "double")
DESKS = (*ALL_DESKS, "arbiter")


class ContestVisitor(NamedTuple):
    """Someone who was let into a contest."""

    visitor: Visitor
    activity: ContestActivity
    actor: Guest

    @property
    def contest(self) -> Contest:
        return self.activity.contest

    @property
    def asking(self) -> Asking:
        return self.activity.asking(self.actor, self.visitor.room.now())


async def admit_to_contest(request: AnyRequest, id: str, *roles: str) -> ContestVisitor:
    """Whoever the request's token lets in, if he has one of these roles; any without."""
    guest = guest_of(await admit(request, id))
    if roles:
        check_role(guest.actor, roles)
    return guest


def guest_of(visitor: Visitor) -> ContestVisitor:
    return ContestVisitor(visitor, as_contest(visitor.room.activity), visitor.who)
