"""Who a request comes from, and whether he may ask for it."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from nonuple.contest.people import Role
from nonuple.contest.roles import check_role
from nonuple.errors import Refusal
from nonuple.server.hosting.club import Club, Visitor
from nonuple.texts import server as texts

AnyRequest = Request[Any, Any, Any]

_BEARER = "Bearer "

ALL_DESKS: tuple[Role, ...] = ("owner", "chief", "double")
DESKS: tuple[Role, ...] = (*ALL_DESKS, "arbiter")
OFFICE: tuple[Role, ...] = ("owner", "organiser")


def club_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Club:
    club: Club = connection.app.state.club
    return club


def address_of(request: AnyRequest) -> str:
    """Of the device that asks, as far as the network tells; proxies that are trusted tell it."""
    return request.client.host if request.client else ""


def token_of(request: AnyRequest) -> str:
    given = request.headers.get("authorization", "")
    if not given.startswith(_BEARER):
        raise Refusal(texts.UNKNOWN_TOKEN)
    return given.removeprefix(_BEARER).strip()


async def admit(request: AnyRequest, contest: str, *roles: Role) -> Visitor:
    """Whoever the request's token lets into a contest, if he has one of these roles; any without."""
    visitor = await club_of(request).visitor(token_of(request), contest)
    if roles:
        check_role(visitor.actor, roles)
    return visitor


async def check_known(request: AnyRequest) -> None:
    """Whoever has a link, whatever it is for."""
    club, token = club_of(request), token_of(request)
    if not club.is_owner(token):
        await club.visitor(token)


def check_owner(request: AnyRequest) -> None:
    if not club_of(request).is_owner(token_of(request)):
        raise Refusal(texts.UNKNOWN_TOKEN)
