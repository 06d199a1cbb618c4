"""Live views over WebSocket: what one may see as it is, then what changes, numbered, to go on from later."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from websockets.frames import Frame, Opcode

from nonuple.errors import Refusal
from nonuple.server.hosting.access import Patience
from nonuple.server.hosting.club import Visitor
from nonuple.server.http.entrance import admitted, club_of
from nonuple.server.live.channels import Channel

_TIME_TO_PRESENT = 5.0
_TIME_TO_CLOSE = 1.0
_MOST_WAITING = 1_000_000
"""Bytes that may wait for one who does not read, before the next message; that may be of any length."""

MALFORMED, UNKNOWN, NOT_FOR_YOU, TOO_LATE, MOVED, TOO_MANY = 4400, 4401, 4403, 4408, 4410, 4429
TOO_SLOW = 1013
"""Why a socket is closed."""

WIRE = "nonuple.wire"
"""The extension of a socket that has its transport."""


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    role: str
    contest: str
    """The id of the activity."""
    number: int
    epoch: str
    """Of the process: numbers heard in another mean nothing here."""
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


AnySocket = WebSocket[Any, Any, Any]

_read_first = msgspec.json.Decoder(First).decode
_read_ping = msgspec.json.Decoder(Ping).decode


def _text(message: object) -> str:
    return msgspec.json.encode(message).decode()


@lru_cache(maxsize=8)
def _framed(message: str) -> bytes:
    """A message as it goes over the wire; the same one goes to thousands."""
    return Frame(Opcode.TEXT, message.encode()).serialize(mask=False)


class Outbox:
    """The way out of a socket; whoever lets too much wait in it is shut out, and may come back."""

    def __init__(self, grant: str, wire: asyncio.Transport) -> None:
        self.grant = grant
        self.channels: list[Channel] = []
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The code to close the socket with."""
        self._wire = wire

    def tell(self, message: str) -> None:
        """Write past the framework, which would wait for each of thousands in turn."""
        if self._wire.get_write_buffer_size() > _MOST_WAITING:
            self.close(TOO_SLOW)
        if not self.closing.done() and not self._wire.is_closing():
            self._wire.write(_framed(message))

    def dismiss(self) -> None:
        self.close(UNKNOWN)

    def recall(self) -> None:
        self.close(MOVED)

    def close(self, code: int) -> None:
        if not self.closing.done():
            self.closing.set_result(code)


@websocket("/api/live")
async def live(socket: AnySocket) -> None:
    """What a link is for."""
    await _present(socket, lambda token: club_of(socket).visitor(token))


@websocket("/{id:str}/live")
async def live_in(socket: AnySocket, id: FromPath[str]) -> None:
    """One activity, for the person in charge of all."""
    await _present(socket, lambda token: admitted(socket, token, id))


async def _present(socket: AnySocket, visiting: Callable[[str], Awaitable[Visitor]]) -> None:
    await socket.accept()
    try:
        first = _read_first(await asyncio.wait_for(socket.receive_text(), _TIME_TO_PRESENT))
        visitor = await visiting(first.token)
    except TimeoutError:
        await _close(socket, TOO_LATE)
    except msgspec.MsgspecError:
        await _close(socket, MALFORMED)
    except Refusal:
        await _close(socket, UNKNOWN)
    except WebSocketDisconnect:
        pass
    else:
        await _follow(socket, visitor, first)


async def _follow(socket: AnySocket, visitor: Visitor, first: First) -> None:
    room, grant, who = visitor
    activity, channels = room.activity, first.channels
    if channels is None:
        channels = activity.channels_of(who)
    if not all(activity.may_read(who, channel) for channel in channels):
        await _close(socket, NOT_FOR_YOU)
        return
    club, outbox = club_of(socket), Outbox(grant, _wire(socket))
    since = first.since if first.epoch in (None, club.epoch) else 0
    hello = Hello(
        role=who.role,
        contest=room.id,
        number=activity.number,
        epoch=club.epoch,
        now=room.clock.now(),
        speed=room.clock.speed,
    )
    outbox.tell(_text(msgspec.to_builtins(hello) | activity.seat(who)))
    room.hub.greet(outbox)
    try:
        for channel in dict.fromkeys(channels):
            room.hub.follow(outbox, channel, since)
        code = await _until_closing(socket, visitor, outbox)
    finally:
        room.hub.leave(outbox)
    if code is not None:
        await _close(socket, code)


async def _until_closing(socket: AnySocket, visitor: Visitor, outbox: Outbox) -> int | None:
    """The code to close with; None when the other end has gone."""
    listening = asyncio.create_task(_listen(socket, visitor, outbox))
    try:
        await asyncio.wait((outbox.closing, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
    return outbox.closing.result() if outbox.closing.done() else None


async def _listen(socket: AnySocket, visitor: Visitor, outbox: Outbox) -> None:
    """Answer pings, from which a client learns the server's time."""
    patience = Patience(60, 5)
    with suppress(WebSocketDisconnect):
        while True:
            try:
                ping = _read_ping(await socket.receive_text())
            except msgspec.MsgspecError:
                outbox.close(MALFORMED)
                continue
            if patience.bears():
                outbox.tell(_text(Pong(ping.id, visitor.room.clock.now())))
            else:
                outbox.close(TOO_MANY)


async def _close(socket: AnySocket, code: int) -> None:
    """Say why; the connection of one who does not read is cut."""
    try:
        await asyncio.wait_for(socket.close(code), _TIME_TO_CLOSE)
    except TimeoutError:
        _wire(socket).abort()


def _wire(socket: AnySocket) -> asyncio.Transport:
    transport: asyncio.Transport = socket.scope["extensions"][WIRE]["transport"]  # type: ignore[assignment, index]
    return transport
