"""Live views over WebSocket: what one may see as it is, then what changes, numbered, to go on from later."""

import asyncio
import re
import time
import zlib
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from nonuple.errors import Refusal
from nonuple.server.hosting.access import Patience, link_hash
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.peers import PEER, Peers
from nonuple.server.http.entrance import visitor_of_kind
from nonuple.server.live.channels import Channel

_TIME_TO_PRESENT = 5.0
_TIME_TO_CLOSE = 1.0
_BETWEEN_PINGS = 5.0
"""Seconds between those that are sent to another process: one that hangs is left."""
_MOST_WAITING = 1_000_000
"""Bytes that may wait for one who does not read, before the next message; that may be of any length."""

MALFORMED, UNKNOWN, NOT_FOR_YOU, TOO_LATE, MOVED, TOO_MANY = 4400, 4401, 4403, 4408, 4410, 4429
TOO_SLOW = 1013
"""Why a socket is closed."""
_TOLD = {MALFORMED, UNKNOWN, NOT_FOR_YOU, TOO_LATE, TOO_MANY, TOO_SLOW}
"""Those of them that are told on."""

WIRE = "nonuple.wire"
"""The extension of a socket that has its transport."""

_WHOLE_TEXT, _DEFLATED, _LENGTH_IN_TWO, _LENGTH_IN_EIGHT = 0x81, 0x40, 126, 127
_WORTH_DEFLATING = 4_000
"""Bytes: what many hear, not what each phone is told of its own."""
_LIVE = "/api/live"
_LIVE_IN = re.compile(r"/api/([a-z-]+)/([^/]+)/live")


class _Way(NamedTuple):
    """What an address leads to."""

    place: Callable[[str], Awaitable[str | None]]
    """Where another process keeps what a token is for."""
    visitor: Callable[[str], Awaitable[Visitor]]
    """Whom a token lets in."""


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    role: str
    contest: str
    """The id of the activity."""
    number: int
    epoch: str
    """Of this reading of it, by this process: numbers heard in another mean nothing here."""
    now: float
    speed: float = 1.0
    """How many times as fast as a clock on the wall the server's runs."""


class First(msgspec.Struct, frozen=True):
    """What one says on coming in."""

    token: Annotated[str, msgspec.Meta(max_length=200)]
    since: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The number of the last message heard, 0 for none."""
    epoch: str | None = None
    """The one that number was heard in."""
    channels: Annotated[tuple[str, ...], msgspec.Meta(max_length=20)] | None = None
    """What to follow, all that the role follows without."""


class Ping(msgspec.Struct, frozen=True):
    type: Literal["ping"]
    id: int | str


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    id: int | str
    now: float


_read_first = msgspec.json.Decoder(First).decode
_read_ping = msgspec.json.Decoder(Ping).decode


def _text(message: object) -> str:
    return msgspec.json.encode(message).decode()


@lru_cache(maxsize=8)
def _framed(message: str) -> bytes:
    """A message as it goes over the wire, in a frame of RFC 6455; the same one goes to thousands."""
    return _frame(_WHOLE_TEXT, message.encode())


@lru_cache(maxsize=8)
def _deflated(message: str) -> bytes:
    """The same, deflated as RFC 7692 has it: without the empty block at its end."""
    deflating = zlib.compressobj(level=3, wbits=-zlib.MAX_WBITS)
    data = deflating.compress(message.encode()) + deflating.flush(zlib.Z_SYNC_FLUSH)
    return _frame(_WHOLE_TEXT | _DEFLATED, data[:-4])


def _frame(head: int, data: bytes) -> bytes:
    length = len(data)
    if length < _LENGTH_IN_TWO:
        return bytes((head, length)) + data
    if length < 1 << 16:
        return bytes((head, _LENGTH_IN_TWO)) + length.to_bytes(2) + data
    return bytes((head, _LENGTH_IN_EIGHT)) + length.to_bytes(8) + data


class LiveSocket:
    """A socket with nothing around it: what a framework keeps for each of thousands fills the memory."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.wire: asyncio.Transport = scope["extensions"][WIRE]["transport"]  # type: ignore[assignment, index]
        self.deflates: bool = scope["extensions"][WIRE]["deflates"]  # type: ignore[assignment, index]
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def text(self) -> str | None:
        """What is said next, nothing if that is no text; None once the other end has gone."""
        message = await self._receive()
        return message.get("text") or "" if message["type"] == "websocket.receive" else None

    async def close(self, code: int) -> None:
        """Say why; the connection of one who does not read is cut."""
        try:
            async with asyncio.timeout(_TIME_TO_CLOSE):
                await self._send({"type": "websocket.close", "code": code, "reason": ""})
        except TimeoutError:
            self.wire.abort()
        except (OSError, RuntimeError):
            pass  # the other end has gone, or was sent away already


class Outbox:
    """The way out of a socket; whoever lets too much wait in it is shut out, and may come back."""

    def __init__(self, grant: str, socket: LiveSocket) -> None:
        self.grant = grant
        self.channels: list[Channel] = []
        self.heard_at = time.monotonic()
        self._socket = socket
        self._wire, self._deflates = socket.wire, socket.deflates
        self._closing: asyncio.Task[None] | None = None

    def tell(self, message: str) -> None:
        """Write past the protocol, which would wait for each of thousands in turn."""
        if self._wire.get_write_buffer_size() > _MOST_WAITING:
            self.close(TOO_SLOW)
        if self._closing is None and not self._wire.is_closing():
            deflated = self._deflates and len(message) > _WORTH_DEFLATING
            self._wire.write(_deflated(message) if deflated else _framed(message))

    def dismiss(self) -> None:
        self.close(UNKNOWN)

    def recall(self) -> None:
        self.close(MOVED)

    def close(self, code: int) -> None:
        """Once; he is then heard of no more."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._socket.close(code))


def live_views(inner: ASGIApp, club: Club) -> ASGIApp:
    """Sockets are served here: at one address for what a link is for, at others for the person in charge."""
    kinds = {kind.path: name for name, kind in club.kinds.items()}

    async def place_for(token: str) -> str | None:
        found = await club.kept_for(link_hash(token))
        return None if found is None else found[1]

    def way(path: str) -> _Way | None:
        if path == _LIVE:
            return _Way(place_for, club.visitor)
        named = _LIVE_IN.fullmatch(path)
        if named is None or named[1] not in kinds:
            return None
        id, kind = named[2], kinds[named[1]]
        return _Way(lambda _: club.kept_at(id), lambda token: visitor_of_kind(club, token, id, kind))

    async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
        found = way(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if found is None:
            await inner(scope, receive, send)
        else:
            asked = club.peers.client(dict(scope["headers"])) is not None
            await _present(LiveSocket(scope, receive, send), club.peers, found, scope["path"], asked=asked)

    return pass_through


async def _present(socket: LiveSocket, peers: Peers, way: _Way, path: str, *, asked: bool) -> None:
    """What another process keeps is followed there, but for one of them who asks: he has to look again."""
    await socket.accept()
    try:
        async with asyncio.timeout(_TIME_TO_PRESENT):
            said = await socket.text()
        if said is None:
            return
        first = _read_first(said)
        address = await way.place(first.token)
        if address is not None and asked:
            await socket.close(MOVED)
            return
        if address is not None:
            await _relay(socket, peers, address.replace("http", "ws", 1) + path, said)
            return
        visitor = await way.visitor(first.token)
    except TimeoutError:
        await socket.close(TOO_LATE)
    except msgspec.MsgspecError:
        await socket.close(MALFORMED)
    except Refusal:
        await socket.close(UNKNOWN)
    else:
        await _follow(socket, visitor, first)


async def _relay(socket: LiveSocket, peers: Peers, there: str, first: str) -> None:
    """Say there what is said here, and here what is said there; who loses the one comes in anew."""
    outbox, code = Outbox("", socket), MOVED
    headers = {PEER.decode(): peers.header("").decode("latin-1")}
    try:
        async with connect(
            there,
            additional_headers=headers,
            compression=None,
            max_size=None,
            ping_interval=_BETWEEN_PINGS,
            ping_timeout=_BETWEEN_PINGS,
            ssl=peers.trusted,
            proxy=None,
        ) as wire:
            await wire.send(first)
            asking = asyncio.create_task(_pass_on(socket, wire))
            try:
                async for message in wire:
                    outbox.tell(str(message))
            finally:
                asking.cancel()
            code = wire.close_code if wire.close_code in _TOLD else MOVED
    except (OSError, WebSocketException):
        pass
    await socket.close(code)


async def _pass_on(socket: LiveSocket, wire: ClientConnection) -> None:
    while (said := await socket.text()) is not None:
        await wire.send(said)
    await wire.close()


async def _follow(socket: LiveSocket, visitor: Visitor, first: First) -> None:
    room, grant, who = visitor
    activity, channels = room.activity, first.channels
    if channels is None:
        channels = activity.channels_of(who)
    if not all(activity.may_read(who, channel) for channel in channels):
        await socket.close(NOT_FOR_YOU)
        return
    outbox = Outbox(grant, socket)
    since = first.since if first.epoch in (None, room.epoch) else 0
    hello = Hello(
        role=who.role,
        contest=room.id,
        number=activity.number,
        epoch=room.epoch,
        now=room.clock.now(),
        speed=room.clock.speed,
    )
    outbox.tell(_text(msgspec.to_builtins(hello) | activity.seat(who)))
    room.hub.greet(outbox)
    try:
        for channel in dict.fromkeys(channels):
            room.hub.follow(outbox, channel, since)
        await _listen(socket, visitor, outbox)
    finally:
        room.hub.leave(outbox)


async def _listen(socket: LiveSocket, visitor: Visitor, outbox: Outbox) -> None:
    """Answer pings, from which a client learns the server's time, until one of both has gone."""
    patience = Patience(60, 5)
    while (said := await socket.text()) is not None:
        outbox.heard_at = time.monotonic()
        try:
            ping = _read_ping(said)
        except msgspec.MsgspecError:
            outbox.close(MALFORMED)
            continue
        if patience.bears():
            outbox.tell(_text(Pong(ping.id, visitor.room.clock.now())))
        else:
            outbox.close(TOO_MANY)
