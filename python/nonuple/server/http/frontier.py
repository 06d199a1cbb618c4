"""What every request passes: whose page sent it, in which language it is answered, with which headers."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from nonuple.errors import Refusal
from nonuple.server.http.errors import Detail, status_of
from nonuple.texts import LANGUAGES, Language, server, speak

_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'{sockets}; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]
OF_JSON = ((b"content-type", b"application/json"),)
OWN_HEADERS = {b"content-security-policy", *(name for name, _ in _HEADERS)}
"""The names of those that every answer is given."""
LONGEST_BODY = 4_000_000
"""A file of 20,000 players is read from one request."""
_TIME_FOR_BODY = 30.0
_HOST = re.compile(r"[a-z0-9.:\[\]_-]{1,255}")
_SAFE = {"GET", "HEAD", "OPTIONS"}

Headers = Sequence[tuple[bytes, bytes]]


def frontier(inner: ASGIApp) -> ASGIApp:
    async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
        method, (host, ours) = scope.get("method"), _looked_at(scope)
        if ours and method is None:
            await inner(scope, receive, send)
        elif ours:
            answering = _with_headers(send, host)
            try:
                await inner(scope, _in_time(receive), answering)
            except _Unread as refusal:
                await _refuse(answering, refusal, (*OF_JSON, (b"connection", b"close")))
        elif method is None:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await _refuse(_with_headers(send, host), Refusal(server.OTHER_ORIGIN))

    return pass_through


def _looked_at(scope: Scope) -> tuple[str, bool]:
    """To whom a request goes, and whether we let it; nothing else is kept while a socket is open."""
    headers = dict(scope["headers"])
    host = host_of(headers)
    speak_as_asked(headers)
    return host, scope.get("method") in _SAFE or is_ours(headers, host)


@lru_cache(maxsize=100)
def _language(accepted: str) -> Language:
    """The first of ours that a browser names; French when it names none."""
    named = (one.strip()[:2].lower() for one in accepted.split(","))
    return next((one for one in named if one in LANGUAGES), "fr")


def host_of(headers: Mapping[bytes, bytes]) -> str:
    return headers.get(b"host", b"").decode("latin-1").lower()


def speak_as_asked(headers: Mapping[bytes, bytes]) -> None:
    """In the language of a request, until its end."""
    speak(_language(headers.get(b"accept-language", b"").decode("latin-1")))


def is_ours(headers: Mapping[bytes, bytes], host: str) -> bool:
    """Whether a page of this server sends it, or no page at all."""
    origin = headers.get(b"origin")
    return origin is None or origin.decode("latin-1").lower().partition("://")[2] == host


class _Unread(Refusal):
    """Of one who is waited for no longer, or sends too much."""


async def whole(receive: Receive, most: int) -> bytes:
    """All that is sent."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")  # type: ignore[operator]
        more = bool(message.get("more_body", False))
        if len(body) > most:
            raise _Unread(server.TOO_LARGE)
    return body


def again(body: bytes, receive: Receive) -> Receive:
    """What was read, for one who reads it again."""
    left = [body]

    async def receiving() -> ReceiveMessage:
        if not left:
            return await receive()
        return {"type": "http.request", "body": left.pop(), "more_body": False}

    return receiving


def _in_time(receive: Receive) -> Receive:
    """One who sends something has so long for all of it, however busily it dribbles."""
    more, deadline = True, asyncio.get_running_loop().time() + _TIME_FOR_BODY

    async def receiving() -> ReceiveMessage:
        nonlocal more
        try:
            async with asyncio.timeout_at(deadline if more else None):
                message = await receive()
        except TimeoutError:
            raise _Unread(server.TOO_SLOW) from None
        more = bool(message.get("more_body", False))
        return message

    return receiving


def _with_headers(send: Send, host: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers_for(host)]
        await send(message)

    return sending


@lru_cache(maxsize=100)
def headers_for(host: str) -> list[tuple[bytes, bytes]]:
    """Those of every answer. Old browsers do not take sockets of the same host for its own."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return [(b"content-security-policy", _POLICY.format(sockets=sockets).encode()), *_HEADERS]


async def _refuse(send: Send, refusal: Refusal, headers: Headers = OF_JSON) -> None:
    await send_whole(send, status_of(refusal), msgspec.json.encode(Detail(str(refusal))), headers)


async def send_whole(send: Send, status: int, body: bytes, headers: Headers = OF_JSON) -> None:
    """An answer in one piece."""
    length = (b"content-length", b"%d" % len(body))
    await send({"type": "http.response.start", "status": status, "headers": [*headers, length]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
