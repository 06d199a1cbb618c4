"""Lists of players: looked at without anything being written, then registered."""

from litestar import post
from litestar.params import FromPath, JSONBody

from nonuple.activity.door import OFFICE
from nonuple.contest.office.listing import EnterList, registered_in
from nonuple.people.importing import NOBODY
from nonuple.people.lists import ColumnProfile
from nonuple.server.hosting.access import new_id
from nonuple.server.http.contest.entrance import ContestVisitor, admit_to_contest
from nonuple.server.http.entrance import AnyRequest
from nonuple.server.http.lists import EnteredList, ListFile, Looked, SeenList, entered, looked_at, seen


@post("/{id:str}/list/check", status_code=200, summary="Look at a list of players", tags=["office"])
async def check_list(request: AnyRequest, id: FromPath[str], data: JSONBody[ListFile]) -> SeenList:
    return seen(await _looked(await admit_to_contest(request, id, *OFFICE), data))


@post("/{id:str}/list/enter", status_code=200, summary="Register a list", tags=["office"])
async def enter_list(request: AnyRequest, id: FromPath[str], data: JSONBody[ListFile]) -> EnteredList:
    """What is refused or waits for an answer is left out."""
    guest = await admit_to_contest(request, id, *OFFICE)
    found, visitor = await _looked(guest, data), guest.visitor
    wish = EnterList(found.whole, found.there)
    await visitor.room.ask(guest.actor, wish, f"{visitor.grant}:{new_id()}", visitor.grant)
    return entered(found)


async def _looked(guest: ContestVisitor, file: ListFile) -> Looked:
    return await looked_at(file, registered_in(guest.contest), ColumnProfile(), lambda: NOBODY)


ROUTES = (check_list, enter_list)
