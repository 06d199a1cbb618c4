"""What is asked of an activity: the same answer to small wishes before the framework as to others in it.

Thousands of slips come within seconds: what the framework does for a request costs more than the slip itself.
"""

import re
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from nonuple.errors import Refusal
from nonuple.server.hosting.club import Club, Visitor
from nonuple.server.hosting.rooms import Fulfilled
from nonuple.server.http.entrance import bearer, visitor_of_kind
from nonuple.server.http.errors import as_detail, status_of, unexpected
from nonuple.texts import server as texts

_LONGEST_KEY = 80
_SMALL = 8192
"""Bytes of a wish that is read here; a list of players is read by the framework."""
_JSON = b"application/json"
_PATH = re.compile(r"/api/([a-z-]+)/([0-9a-zA-Z_-]+)/commands")

_encode = msgspec.json.Encoder().encode


async def fulfil(club: Club, visitor: Visitor, wish: Any, key: str | None) -> Fulfilled:
    """What is sent again under the same key counts once and is answered as it was the first time."""
    rationed = visitor.room.activity.rationed(visitor.who, wish)
    if rationed is not None:
        club.phone_wishes.spend(f"{visitor.room.id}:{rationed}")
    return await visitor.room.ask(visitor.who, wish, key_of(visitor, key), visitor.grant)


def key_of(visitor: Visitor, key: str | None) -> str:
    """A key that is one only for the grant that sends it."""
    if not key or len(key) > _LONGEST_KEY or not key.isprintable():
        raise Refusal(texts.KEY_NEEDED)
    return f"{visitor.grant}:{key}"


def before_the_framework(inner: ASGIApp, club: Club) -> ASGIApp:
    """Small wishes that can be read are fulfilled here; whatever is unusual is left to the framework."""
    kinds = {kind.path: (name, _decoder(kind.codec.commands)) for name, kind in club.kinds.items()}

    async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
        named = _PATH.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        kind = kinds.get(named[1]) if named else None
        if named is None or kind is None or not _is_small(headers := dict(scope["headers"])):
            await inner(scope, receive, send)
            return
        name, decode = kind
        read: list[ReceiveMessage] = []
        try:
            wish = decode(await _body(receive, read))
        except (Refusal, msgspec.MsgspecError, RecursionError, UnicodeDecodeError):  # the framework says it
            await inner(scope, _again(read, receive), send)
            return
        try:
            token = bearer(headers.get(b"authorization", b"").decode("latin-1"))
            visitor = await visitor_of_kind(club, token, named[2], name)
            key = headers.get(b"idempotency-key", b"").decode("latin-1")
            done = await fulfil(club, visitor, wish, key)
            status, answer = HTTPStatus.OK, _encode(done)
        except Exception as error:  # noqa: BLE001 - whatever happens is answered
            refusal = error if isinstance(error, Refusal) else unexpected("POST", scope["path"], error)
            status, answer = status_of(refusal), _encode(as_detail(refusal))
        await _answer(send, status, answer)

    return pass_through


def _decoder(commands: Any) -> Callable[[bytes], Any]:
    decode: Callable[[bytes], Any] = msgspec.json.Decoder(commands).decode
    return decode


def _is_small(headers: dict[bytes, bytes]) -> bool:
    length = headers.get(b"content-length", b"")
    small = length.isdigit() and len(length) < 6 and 0 < int(length) <= _SMALL
    return small and headers.get(b"content-type") == _JSON


async def _body(receive: Receive, read: list[ReceiveMessage]) -> bytes:
    """All of it; `read` takes the messages that it comes in."""
    read.append(await receive())
    while read[-1].get("more_body"):
        read.append(await receive())
    return b"".join(bytes(one.get("body", b"")) for one in read)  # type: ignore[call-overload]


def _again(read: list[ReceiveMessage], receive: Receive) -> Receive:
    """The same messages once more, then what comes."""
    waiting = iter(read)

    async def receiving() -> ReceiveMessage:
        return next(waiting, None) or await receive()

    return receiving


async def _answer(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", _JSON), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
