"""What is asked of an activity: the same answer to small wishes before the framework as to others in it.

Thousands of slips come within seconds: what the framework does for a request costs more than the slip itself.
"""

import re
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from nonuple.activity.door import OWNER
from nonuple.errors import Refusal
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Fulfilled
from nonuple.server.http.entrance import bearer, visitor_of_kind
from nonuple.server.http.errors import as_detail, status_of, unexpected
from nonuple.server.http.frontier import again, send_whole, whole
from nonuple.texts import server as texts

_LONGEST_KEY = 80
_SMALL = 8192
"""Bytes of a wish that is read here; a list of players is read by the framework."""
_JSON = b"application/json"
_DONE = int(HTTPStatus.OK)
"""Looked up once: a member of an enumeration costs each of thousands of answers a call."""
_PATH = re.compile(r"/api/([a-z-]+)/([0-9a-zA-Z_-]+)/commands")

Headers = Mapping[bytes, bytes]

_encode = msgspec.json.Encoder().encode


async def fulfil(club: Club, visitor: Visitor, wish: Any, key: str | None, address: str) -> Fulfilled:
    """What is sent again under the same key counts once and is answered as it was the first time."""
    if visitor.who.role != OWNER and visitor.room.activity.solves(wish):
        await club.check_nobody_searches()
    rationed = visitor.room.activity.rationed(visitor.who, wish)
    if rationed is not None:
        club.phone_wishes.spend(f"{visitor.room.id}:{rationed}")
    return await ask_rationed(club, visitor, wish, key, address)


async def ask_rationed(club: Club, visitor: Visitor, wish: Any, key: str | None, address: str) -> Fulfilled:
    """Of what anybody opens, all that is stored for one address fills no disk, however little is sent."""
    room, before = visitor.room, visitor.room.stored
    rationed = room.kind.anybodys and visitor.who.role != OWNER
    if rationed:
        club.keepings.check(address)
    answer = await room.ask(visitor.who, wish, key_of(visitor, key), visitor.grant)
    if rationed:
        club.keepings.charge(address, room.stored - before)
    return answer


def key_of(visitor: Visitor, key: str | None) -> str:
    """A key that is one only for the grant that sends it."""
    if not key or len(key) > _LONGEST_KEY or not key.isprintable():
        raise Refusal(texts.KEY_NEEDED)
    return f"{visitor.grant}:{key}"


def small_wishes(inner: ASGIApp, club: Club) -> ASGIApp:
    """Small wishes that can be read are fulfilled here; whatever is unusual is left to the framework."""
    kinds = {kind.path: (name, _decoder(kind.codec.commands)) for name, kind in club.kinds.items()}

    async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
        named = _PATH.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        kind = kinds.get(named[1]) if named else None
        headers = dict(scope["headers"]) if kind else {}
        if named is None or kind is None or not _is_small(headers):
            await inner(scope, receive, send)
            return
        body = await whole(receive, _SMALL)
        name, decode = kind
        try:
            wish = decode(body)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):  # the framework says it
            await inner(scope, again(body, receive), send)
        else:
            address, _ = scope["client"] or ("", 0)
            await send_whole(send, *await _answered(club, _Sent(named[2], name, wish, headers, address)))

    return pass_through


class _Sent(NamedTuple):
    """A wish as it comes: for whom, and with what."""

    id: str
    kind: str
    wish: Any
    headers: Headers
    address: str


async def _answered(club: Club, sent: _Sent) -> tuple[int, bytes]:
    try:
        token = bearer(sent.headers.get(b"authorization", b"").decode("latin-1"))
        visitor = await visitor_of_kind(club, token, sent.id, sent.kind)
        key = sent.headers.get(b"idempotency-key", b"").decode("latin-1")
        return _DONE, _encode(await fulfil(club, visitor, sent.wish, key, sent.address))
    except Exception as error:  # noqa: BLE001 - whatever happens is answered
        path = f"/api/{sent.kind}/{sent.id}/commands"
        refusal = error if isinstance(error, Refusal) else unexpected("POST", path, error)
        return status_of(refusal), _encode(as_detail(refusal))


def _decoder(commands: Any) -> Callable[[bytes], Any]:
    decode: Callable[[bytes], Any] = msgspec.json.Decoder(commands).decode
    return decode


def _is_small(headers: Headers) -> bool:
    length = headers.get(b"content-length", b"")
    small = length.isdigit() and len(length) < 6 and 0 < int(length) <= _SMALL
    return small and headers.get(b"content-type") == _JSON
