"""Who a request comes from, and whether he may ask for it."""

from typing import Any, Generic, NamedTuple, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection

from nonuple.activity.door import Guest, check_role
from nonuple.activity.port import AnyActivity
from nonuple.errors import Refusal
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Room
from nonuple.study.diary.activity import CODEC as DIARY
from nonuple.study.diary.activity import Diaries
from nonuple.texts import server as texts
from nonuple.words.lexicon import Lexicon

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

KIND = "kind"
"""The option of a route that names the kind of activity it is for."""

_BEARER = "Bearer "


def club_of(connection: AnyConnection) -> Club:
    club: Club = connection.app.state.club
    return club


def lexicon_of(club: Club) -> Lexicon:
    """The word list in use, opened once."""
    kind = club.kinds[DIARY.kind]
    assert isinstance(kind, Diaries), "diaries are hosted under their name"
    return kind.means.lexicon(None)


def kind_of(connection: AnyConnection) -> str:
    kind: str = connection.route_handler.opt[KIND]
    return kind


def address_of(request: AnyRequest) -> str:
    """Of the device that asks, as far as the network tells; proxies that are trusted tell it."""
    return request.client.host if request.client else ""


def token_of(request: AnyRequest) -> str:
    return bearer(request.headers.get("authorization", ""))


def bearer(given: str) -> str:
    """The token of a header."""
    if not given.startswith(_BEARER):
        raise Refusal(texts.UNKNOWN_TOKEN)
    return given.removeprefix(_BEARER).strip()


Kind = TypeVar("Kind", bound=AnyActivity)


class Admitted(NamedTuple, Generic[Kind]):
    """Someone who was let into an activity of a kind."""

    visitor: Visitor
    activity: Kind

    @property
    def who(self) -> Guest:
        return self.visitor.who

    @property
    def room(self) -> Room:
        return self.visitor.room

    async def ask(self, wish: object) -> None:
        """What no page sends as it is: a request made it."""
        await self.room.ask(self.who, wish, f"{self.visitor.grant}:{new_id()}", self.visitor.grant)


async def admit_to(kind: type[Kind], request: AnyRequest, id: str, *roles: str) -> Admitted[Kind]:
    """Whoever the request's token lets in, if he has one of these roles; any without."""
    visitor = await admit(request, id)
    if roles:
        check_role(visitor.who, roles)
    activity = visitor.room.activity
    assert isinstance(activity, kind), "the route is for this kind"
    return Admitted(visitor, activity)


async def admit(request: AnyRequest, id: str) -> Visitor:
    """Whoever the request's token lets into an activity of the kind that the route is for."""
    return await admitted(request, token_of(request), id)


async def admitted(connection: AnyConnection, token: str, id: str) -> Visitor:
    return await visitor_of_kind(club_of(connection), token, id, kind_of(connection))


async def visitor_of_kind(club: Club, token: str, id: str, kind: str) -> Visitor:
    visitor = await club.visitor(token, id)
    if visitor.room.kind.codec.kind != kind:
        raise Refusal(texts.NO_SUCH_CONTEST)
    return visitor


async def check_known(request: AnyRequest) -> None:
    """Whoever has a link, whatever it is for."""
    club, token = club_of(request), token_of(request)
    if not await club.is_owner(token):
        await club.visitor(token)


async def check_solves(request: AnyRequest) -> None:
    """Asked before anything is found for somebody: the person in charge may at any time."""
    club = club_of(request)
    if not await club.is_owner(token_of(request)):
        await club.check_nobody_searches()


async def check_owner(request: AnyRequest) -> None:
    if not await club_of(request).is_owner(token_of(request)):
        raise Refusal(texts.UNKNOWN_TOKEN)
