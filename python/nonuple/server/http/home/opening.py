"""A game at home, opened by whoever is in the house: the device keeps it, by a link of its own."""

from litestar import post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from nonuple.activity.port import AnyKind
from nonuple.server.hosting.admission import Visitor
from nonuple.server.http.entrance import AnyRequest, address_of, club_of, kind_of
from nonuple.server.http.grants import let_in
from nonuple.server.http.hosted import NewActivity


def _opening(kind: AnyKind) -> ControllerRouterHandler:
    keeper = kind.keeper

    @post("/here", summary="Open one that this device keeps", tags=["home"])
    async def open_here(request: AnyRequest, data: JSONBody[NewActivity]) -> dict[str, object]:
        """Nobody has to be in charge of the server to play at home; the link is told this once."""
        club = club_of(request)
        club.openings.spend(address_of(request))
        room = await club.create(kind_of(request), data.name)
        opener = Visitor(room, "", room.activity.person(None))
        (told,) = await let_in(club, opener, (keeper,))
        return {"contest": room.activity.summary.id, **told}

    return open_here


def routes_of(kind: AnyKind) -> tuple[ControllerRouterHandler, ...]:
    return () if kind.keeper is None else (_opening(kind),)
