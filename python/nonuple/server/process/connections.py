"""Limits that uvicorn leaves open: how long the head of a request may take, and how a socket is cut."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

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

    def _expect_head(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(_TIME_FOR_HEAD, self.transport.abort)

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class AbortableSocket(WebSocketsSansIOProtocol):
    """A socket that can be cut: one who does not read never lets it be closed."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][WIRE] = {"transport": self.transport}
        await super().run_asgi()
