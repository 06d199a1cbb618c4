"""Phones by the thousand in one process: as little work for each as the protocols allow."""

import asyncio
import base64
import os
import re
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple, cast

import msgspec

_PATIENCE = 60.0
_AGAIN = 0.2
_TEXT, _PING, _PONG = 1, 9, 10
_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
_PUBLIC = b'{"type":"set","channel":"public","number":'
_TABLE = b'{"type":"set","channel":"player:'


class Answer(NamedTuple):
    status: int
    body: bytes
    seconds: float


class Line(asyncio.Protocol):
    """One kept connection over which one request is made at a time."""

    def __init__(self) -> None:
        self._read = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._read += data
        head = self._read.find(b"\r\n\r\n")
        length = _LENGTH.search(self._read, 0, head) if head >= 0 else None
        if length is None or len(self._read) < head + 4 + int(length[1]):
            return
        status, body, self._read = int(self._read[9:12]), self._read[head + 4 :], b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((status, body))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or ConnectionError("the server hung up"))

    async def ask(self, request: bytes) -> Answer:
        self._answer = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.transport.write(request)
        status, body = await self._answer
        return Answer(status, body, time.perf_counter() - began)


class Switchboard:
    """Connections that phones share: one that is free takes the next request."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        self._lines: list[Line] = []

    async def open(self, count: int) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(count):
            _, line = await loop.create_connection(Line, "127.0.0.1", self._port)
            self._lines.append(line)
            self._free.put_nowait(line)

    def visit(self, path: str, token: str) -> bytes:
        """As a page asks for what it is made of."""
        return (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nAuthorization: Bearer {token}\r\n"
            "Accept-Encoding: gzip\r\n\r\n"
        ).encode()

    def request(self, method: str, path: str, token: str, body: bytes = b"", key: str = "") -> bytes:
        """As it goes over the wire."""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nAuthorization: Bearer {token}\r\n"
            f"Idempotency-Key: {key}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body

    async def ask(self, request: bytes) -> Answer:
        """As a browser asks: once more where the server hung up on a connection that had long been idle."""
        line = await self._free.get()
        try:
            if not line.transport.is_closing():
                with suppress(ConnectionError):
                    return await line.ask(request)
            _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", self._port)
            self._lines.append(line)
            return await line.ask(request)
        finally:
            self._free.put_nowait(line)

    def close(self) -> None:
        for line in self._lines:
            line.transport.close()


class Phone(asyncio.Protocol):
    """A live view: what it has heard, and when it heard it last."""

    def __init__(self, table: int, token: str) -> None:
        self.table = table
        self.token = token
        self.public: list[int] = []
        """The numbers of the public messages, in the order they came."""
        self.own = 0
        """The number of the last message about its own table."""
        self.heard_at = 0.0
        self.lost = False
        self._buffer = bytearray()
        self._greeted = False

    @property
    def number(self) -> int:
        return self.public[-1] if self.public else 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._greeted:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:end])
            del self._buffer[: end + 4]
            self._greeted = True
            self._send(_TEXT, msgspec.json.encode({"token": self.token}))
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) < start + length:
                break
            self._frame(buffer[at] & 15, start, start + length)
            at = start + length
        del buffer[:at]

    def _frame(self, kind: int, start: int, end: int) -> None:
        buffer = self._buffer
        if kind == _PING:
            self._send(_PONG, bytes(buffer[start:end]))
        elif buffer.startswith(_PUBLIC, start):
            self.public.append(_number(buffer, start + len(_PUBLIC)))
            self.heard_at = time.perf_counter()
        elif buffer.startswith(_TABLE, start):
            self.own = _number(buffer, buffer.index(b'"number":', start) + 9)

    def _send(self, kind: int, payload: bytes) -> None:
        """A frame masked with zeros: as good as any between processes of one machine."""
        assert len(payload) < 126, "nothing longer is sent"
        self.transport.write(bytes((128 | kind, 128 | len(payload), 0, 0, 0, 0)) + payload)


def _number(buffer: bytearray, start: int) -> int:
    end = start
    while 48 <= buffer[end] <= 57:
        end += 1
    return int(buffer[start:end])


async def connect(
    tokens: dict[int, str], port: int, at_once: int = 200, *, stubborn: bool = False
) -> list[Phone]:
    """All phones, each once it is shown the room; stubborn ones come again when they are sent away."""
    waiting, shown = iter(tokens.items()), dict[int, Phone]()

    async def some() -> None:
        for table, token in waiting:
            async with asyncio.timeout(_PATIENCE):
                while (phone := await _let_in(Phone(table, token), port)) is None:
                    assert stubborn, "a phone was not let in"
                    await asyncio.sleep(_AGAIN)
            shown[table] = phone

    await asyncio.gather(*(some() for _ in range(at_once)))
    return [shown[table] for table in tokens]


async def _let_in(phone: Phone, port: int) -> Phone | None:
    """The phone once it is shown the room; None if it was sent away before."""
    await asyncio.get_running_loop().create_connection(lambda: phone, "127.0.0.1", port)
    while not (phone.own and phone.public):
        if phone.lost:
            return None
        await asyncio.sleep(0.02)
    return phone


async def all_heard(phones: Sequence[Phone], number: int) -> float:
    """When the last phone heard of a number."""
    deadline = time.perf_counter() + _PATIENCE
    deaf = phones
    while deaf := [phone for phone in deaf if phone.number < number]:
        assert time.perf_counter() < deadline, f"not every phone heard of {number} in {_PATIENCE:.0f} s"
        await asyncio.sleep(0.01)
    return max(phone.heard_at for phone in phones)
