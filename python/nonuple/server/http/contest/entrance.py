"""Who comes into a contest."""

from nonuple.contest.activity import ContestActivity
from nonuple.contest.asking import Asking
from nonuple.contest.state import Contest
from nonuple.server.http.entrance import Admitted, AnyRequest, admit_to

ALL_DESKS = ("owner", "chief", "double")
DESKS = (*ALL_DESKS, "arbiter")


class ContestVisitor(Admitted[ContestActivity]):
    @property
    def contest(self) -> Contest:
        return self.activity.contest

    @property
    def asking(self) -> Asking:
        return self.activity.asking(self.who, self.room.now())


async def admit_to_contest(request: AnyRequest, id: str, *roles: str) -> ContestVisitor:
    return ContestVisitor(*await admit_to(ContestActivity, request, id, *roles))
