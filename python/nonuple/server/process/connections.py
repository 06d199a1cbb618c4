"""What uvicorn leaves open: how long the head of a request may take, how a socket is cut, and a way past it.

What comes by the thousand and is small is answered here, in one piece: all that is made for a request that an
application may read and answer bit by bit takes longer than to answer it.
"""

import asyncio
from collections.abc import Awaitable
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from nonuple.server.http.passing import Application, WholeAnswer, WholeRequest
from nonuple.server.live.following import WIRE

_TIME_FOR_HEAD = 20.0
_LONGEST_HEAD = 65_536
_TIME_TO_PASS = 1.0
"""What takes longer to send its body is left to the application."""
_PASSING = b"POST "
_STAYING = b"keep-alive"
_UNUSUAL = frozenset({b"expect", b"transfer-encoding", b"upgrade"})


class _Reading:
    """One request as it is read: only that and all of it, or something else that is for uvicorn."""

    def __init__(self, data: bytes) -> None:
        self.url = self.body = b""
        self.headers: dict[bytes, bytes] = {}
        self.in_body = self.whole = False
        self._begun = 0
        parser = httptools.HttpRequestParser(self)
        try:
            parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade):
            self.in_body = self.whole = False
        else:
            self.method: bytes = parser.get_method()
            staying = self.headers.get(b"connection", _STAYING).lower() == _STAYING
            usual = self._begun == 1 and parser.get_http_version() == "1.1" and staying
            if not usual or not _UNUSUAL.isdisjoint(self.headers):
                self.in_body = self.whole = False

    @property
    def missing(self) -> int:
        """Bytes of its body, of which the length was told."""
        return int(self.headers[b"content-length"]) - len(self.body)

    def on_message_begin(self) -> None:
        self._begun += 1

    def on_url(self, url: bytes) -> None:
        self.url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers[name.lower()] = value

    def on_headers_complete(self) -> None:
        self.in_body = True

    def on_body(self, body: bytes) -> None:
        self.body += body

    def on_message_complete(self) -> None:
        self.whole = True


class PunctualHttp(HttpToolsProtocol):
    """One who opens a connection and does not say what he wants, or never ends saying it, is sent away."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = True
        self._read = 0
        """Of a head that is not complete."""
        self._between = True
        """Whether all that uvicorn was given has been read."""
        application: Application = self.config.app  # type: ignore[assignment]
        self._passing, self._lookout = application.passing, application.lookout
        self._answering = False
        """Whether a request is being answered here: what comes meanwhile waits."""
        self._waiting = b""
        self._missing = 0
        """Bytes of a request of which the head has come, and which may be answered here."""
        self._until: asyncio.TimerHandle | None = None
        """When the rest of a request is awaited no longer."""
        self._last = False
        """Whether the server stops."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        if self._answering:
            self._waiting += data
            self.flow.pause_reading()
        elif not self._passes(data):
            self._hand_on(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._between = True, False
        self._expect_head()

    def on_headers_complete(self) -> None:
        self._in_head, self._read = False, 0
        self._forget_deadline()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._between = True
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadline()
        self._wait_no_longer()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # which holds this connection, as it is held by it

    def shutdown(self) -> None:
        if self._answering:
            self._last = True
        else:
            super().shutdown()

    def _hand_on(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._read += len(data)
            if self._read > _LONGEST_HEAD:
                self.transport.abort()

    # Past the application

    def _passes(self, data: bytes) -> bool:
        """Whether it is answered here, or may be once the rest has come."""
        if not self._is_idle or not (self._waiting or data.startswith(_PASSING)):
            return False
        self._missing -= len(data)
        if self._missing > 0:
            self._waiting += data
            return True
        reading = _Reading(self._waiting + data)
        if reading.whole:
            request = WholeRequest(reading.method, reading.url, reading.headers, reading.body)
            answer = self._passing.answer(request)
            if answer is not None:
                self._waiting, self._missing = b"", 0
                self._begin(answer)
                return True
        elif not self._waiting and reading.in_body and self._passing.invited(reading.url, reading.headers):
            self._waiting, self._missing = data, reading.missing
            self._stay_alive()
            self._until = self.loop.call_later(_TIME_TO_PASS, self._give_up_passing)
            return True
        self._give_up_passing()
        return False

    @property
    def _is_idle(self) -> bool:
        """Whether nothing that uvicorn was given is left to read or to answer."""
        return self._between and getattr(self.cycle, "response_complete", True)

    def _give_up_passing(self) -> None:
        self._wait_no_longer()
        waiting, self._waiting, self._missing = self._waiting, b"", 0
        if waiting:
            self._hand_on(waiting)

    def _wait_no_longer(self) -> None:
        if self._until is not None:
            self._until.cancel()
            self._until = None

    def _stay_alive(self) -> None:
        """Until the next answer, after which it is kept for a while."""
        if self.timeout_keep_alive_task is not None:
            self.timeout_keep_alive_task.cancel()

    def _begin(self, answering: Awaitable[WholeAnswer]) -> None:
        self._wait_no_longer()
        self._forget_deadline()
        self._stay_alive()
        self._lookout.come(self.loop)
        self._answering = True
        task = self.loop.create_task(self._answer(answering))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    async def _answer(self, answering: Awaitable[WholeAnswer]) -> None:
        answer = await answering
        self._answering = False
        if self.transport.is_closing():
            return
        self.transport.write(self._written(answer))
        if self._last:
            self.transport.close()
        self.on_response_complete()
        waiting, self._waiting = self._waiting, b""
        if waiting and not self._last:
            self.data_received(waiting)

    def _written(self, answer: WholeAnswer) -> bytes:
        ours = b"".join([b"%b: %b\r\n" % header for header in self.server_state.default_headers])
        head = b"%b%b%bcontent-length: %d\r\n\r\n"
        return head % (STATUS_LINE[answer.status], ours, answer.headers, len(answer.body)) + answer.body

    # How long a head may take

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
