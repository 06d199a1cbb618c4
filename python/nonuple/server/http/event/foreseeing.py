"""What something asked for would change in the ranking of an event, before it is asked for."""

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from nonuple.activity.door import OFFICE
from nonuple.server.http.entrance import AnyRequest
from nonuple.server.http.event.entrance import admit_to_event
from nonuple.tournament.commands import TournamentCommand
from nonuple.tournament.views import MOST_CHANGES, ChangedLine, changed_line


class Foresight(msgspec.Struct, frozen=True):
    """Those whose points would be others, and how many more; how many ranks would follow."""

    changed: tuple[ChangedLine, ...]
    others: int
    following: int


@post("/{id:str}/foresee", status_code=200, summary="Look at what would change", tags=["events"])
async def foresee(request: AnyRequest, id: FromPath[str], data: JSONBody[TournamentCommand]) -> Foresight:
    guest = await admit_to_event(request, id, *OFFICE)
    found = guest.activity.foresee(guest.who, data, guest.room.now())
    shown = tuple(map(changed_line, found.corrected[:MOST_CHANGES]))
    return Foresight(shown, len(found.corrected) - len(shown), len(found.following))
