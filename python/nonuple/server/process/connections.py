"""What uvicorn leaves open: how long the head of a request may take, and how a socket is cut."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from nonuple.server.live.following import WIRE

_TIME_FOR_HEAD = 20.0
_LONGEST_HEAD = 65_536


class PunctualHttp(HttpToolsProtocol):
    """One who opens a connection and does not say what he wants, or never ends saying it, is sent away."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = True
        self._read = 0
        """Of a head that is not complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._read += len(data)
            if self._read > _LONGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._expect_head()

    def on_headers_complete(self) -> None:
        self._in_head, self._read = False, 0
        self._forget_deadline()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadline()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # which holds this connection, as it is held by it

    def _expect_head(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(_TIME_FOR_HEAD, self.transport.abort)

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class _Inbox:
    """What a socket has said and nobody has heard: as a queue has it, which is made for more."""

    __slots__ = ("_awaited", "_said")

    def __init__(self) -> None:
        self._said: list[Any] = []
        self._awaited: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._said.append(message)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def get(self) -> Any:
        """One alone listens."""
        while not self._said:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return self._said.pop(0)

    def empty(self) -> bool:
        return not self._said


_EXTENSIONS = (ServerPerMessageDeflateFactory(True, True),)
"""Each message for itself, so that one is deflated once for all who hear it, and no socket keeps a window."""


class AbortableSocket(WebSocketsSansIOProtocol):
    """A socket that can be cut, since one who does not read never lets it be closed.

    There are thousands: what each said of itself when it came is forgotten once it is let in.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = _Inbox()  # type: ignore[assignment]
        self.conn.available_extensions = _EXTENSIONS

    async def run_asgi(self) -> None:
        deflates = bool(self.conn.extensions)
        self.scope["extensions"][WIRE] = {"transport": self.transport, "deflates": deflates}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()
            self.scope["headers"] = []
