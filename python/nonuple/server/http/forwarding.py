"""What is asked of an activity that another process keeps is asked there, and its answer is the answer."""

import asyncio
import re
import time
from urllib.parse import urlsplit

import httptools
import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from nonuple.errors import Refusal
from nonuple.server.hosting.access import code_hash, link_hash
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.peers import PEER
from nonuple.server.http.entrance import bearer
from nonuple.server.http.errors import as_detail, status_of
from nonuple.server.http.frontier import LONGEST_BODY, OF_JSON, OWN_HEADERS, again, send_whole, whole
from nonuple.texts import server as texts

_MOVED = (b"x-nonuple-moved", b"1")
"""The header of the answer of a process that does not keep what it is asked for."""
_PATIENCE = 10.0
"""Seconds for which one that was lost is looked for."""
_LONGEST_ANSWER = 90.0
_DOUBT = 3.0
"""Seconds without an answer after which it is asked whether it is still kept there."""
_AGAIN = 0.1
_ACTIVITY = re.compile(r"/api/([a-z-]+)/([0-9a-zA-Z_-]+)(?:/.*)?")
_SESSION, _JOIN = "/api/session", "/api/join"
_OF_A_LINE = {b"connection", b"content-length", b"date", b"expect", b"keep-alive", b"transfer-encoding", PEER}
"""Headers that are said anew on each connection."""
_SAFE = {"GET", "HEAD", "OPTIONS"}
UNREAD = (OSError, TimeoutError, httptools.HttpParserError, httptools.HttpParserUpgrade)
"""What keeps from an answer."""

Found = tuple[str, str] | None
"""An activity that another process keeps, and where that one is asked."""


class _Code(msgspec.Struct):
    """Of what one who comes in with a code sends."""

    code: str


class _Answer:
    """What another process says, as it is read."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self._body = bytearray()  # a site has 23 MB, which are not copied piece after piece
        self.is_whole = False

    @property
    def body(self) -> bytes:
        return bytes(self._body)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self._body += body

    def on_message_complete(self) -> None:
        self.is_whole = True


def forwarding(inner: ASGIApp, club: Club) -> ASGIApp:
    """Where one process has the store for itself, nothing is."""
    kinds = {kind.path for kind in club.kinds.values()}

    async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith("/api/"):
            await inner(scope, receive, send)
            return
        client = club.peers.client(dict(scope["headers"]))
        if client is not None:
            scope["client"] = (client, 0)
        body = await whole(receive, LONGEST_BODY) if scope["path"] == _JOIN else None
        until = time.monotonic() + _PATIENCE
        while (found := await _found(scope, body, club, kinds)) is not None:
            if client is not None or time.monotonic() > until:
                await _refuse(send)
                return
            if body is None:
                body = await whole(receive, LONGEST_BODY)
            if await _passed_on(scope, body, found, club, send):
                return
            club.mistrust(found[0])
            await asyncio.sleep(_AGAIN)
        await inner(scope, receive if body is None else again(body, receive), send)

    return pass_through if club.store.shared else inner


async def _found(scope: HTTPScope, body: bytes | None, club: Club, kinds: set[str]) -> Found:
    """What a request is about, if another process keeps it: as its address, its link or its code tells."""
    named = _ACTIVITY.fullmatch(scope["path"])
    if named is not None and named[1] in kinds:
        address = await club.kept_at(named[2])
        return None if address is None else (named[2], address)
    try:
        if scope["path"] == _SESSION:
            given = dict(scope["headers"]).get(b"authorization", b"")
            return await club.kept_for(link_hash(bearer(given.decode("latin-1"))))
        if scope["path"] == _JOIN:
            code = msgspec.json.decode(body or b"", type=_Code).code
            return await club.kept_for(code_hash(code, club.codes))
    except (Refusal, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        pass  # said by who answers it
    return None


async def _passed_on(scope: HTTPScope, body: bytes, found: tuple[str, str], club: Club, send: Send) -> bool:
    """Whether it was answered there; what may have been done though nothing was heard is not asked twice."""
    address, request = found[1], _request(scope, body, club)
    try:
        answer = await _waited_for(asyncio.ensure_future(asked(address, request, club)), found, club)
    except ConnectionRefusedError:
        return False
    except UNREAD:
        once = scope["method"] not in _SAFE and not dict(scope["headers"]).get(b"idempotency-key")
        if once:
            await _refuse(send)
        return once
    if _MOVED in answer.headers:
        return False
    kept = [one for one in answer.headers if one[0] not in _OF_A_LINE and one[0] not in OWN_HEADERS]
    await send_whole(send, answer.status, answer.body, kept)
    return True


async def _waited_for(asking: asyncio.Task[_Answer], found: tuple[str, str], club: Club) -> _Answer:
    """As long as it is kept there: one that hangs is taken for dead in the end."""
    id, address = found
    try:
        async with asyncio.timeout(_LONGEST_ANSWER):
            while not (await asyncio.wait({asking}, timeout=_DOUBT))[0]:
                club.mistrust(id)
                if await club.kept_at(id) != address:
                    raise ConnectionResetError
    finally:
        asking.cancel()
    return asking.result()


def _request(scope: HTTPScope, body: bytes, club: Club) -> bytes:
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    client = (scope["client"] or ("", 0))[0]
    headers = [
        *((name, value) for name, value in scope["headers"] if name not in _OF_A_LINE),
        (PEER, club.peers.header(client)),
        (b"connection", b"close"),
        (b"content-length", b"%d" % len(body)),
    ]
    first = b"%s %s%s HTTP/1.1\r\n" % (scope["method"].encode(), scope["raw_path"], query)
    return first + b"".join(b"%s: %s\r\n" % one for one in headers) + b"\r\n" + body


async def asked(address: str, request: bytes, club: Club) -> _Answer:
    url = urlsplit(address)
    reader, writer = await asyncio.open_connection(url.hostname, url.port, ssl=club.peers.trusted)
    try:
        writer.write(request)
        answer = _Answer()
        parser = httptools.HttpResponseParser(answer)
        while not answer.is_whole and (data := await reader.read(1 << 16)):
            parser.feed_data(data)
        answer.status = parser.get_status_code()
    finally:
        writer.close()
    if not answer.is_whole and not (request.startswith(b"HEAD ") and answer.status):
        raise ConnectionResetError
    return answer


async def _refuse(send: Send) -> None:
    refusal = Refusal(texts.KEPT_ELSEWHERE)
    body = msgspec.json.encode(as_detail(refusal))
    await send_whole(send, status_of(refusal), body, (*OF_JSON, _MOVED))
