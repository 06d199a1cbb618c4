"""What uvicorn leaves open: how long the head of a request may take, how a socket is cut, and a way past it.

What comes by the thousand and is small is answered here, in one piece: all that is made for a request that an
application may read and answer bit by bit takes longer than to answer it.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, NamedTuple

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nonuple.server.http.passing import Answering, Passing, WholeAnswer
from nonuple.server.live.following import WIRE

_TIME_FOR_HEAD = 20.0
_LONGEST_HEAD = 65_536
_TIME_TO_PASS = 1.0
"""What takes longer to send its body is left to the application."""


class _Held(NamedTuple):
    """A request whose body is awaited."""

    cycle: RequestResponseCycle
    answering: Answering
    until: asyncio.TimerHandle


class PunctualHttp(HttpToolsProtocol):
    """One who opens a connection and does not say what he wants, or never ends saying it, is sent away."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = True
        self._read = 0
        """Of a head that is not complete."""
        self._passing: Passing = self.config.app.passing  # type: ignore[union-attr]
        self._held: _Held | None = None

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

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self._held is not None:
            cycle, answering, until = self._held
            self._held = None
            until.cancel()
            self._begin(self._answer(cycle, answering))

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadline()
        if self._held is not None:
            self._held.until.cancel()
            self._held = None
        super().connection_lost(exc)

    # Past the application

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        answering = self._passing(cycle.scope) if cycle.keep_alive else None  # type: ignore[arg-type]
        if answering is None or cycle.waiting_for_100_continue:
            super()._start_asgi_task(cycle, app)
        elif cycle.more_body:
            until = self.loop.call_later(_TIME_TO_PASS, self._give_up_passing)
            self._held = _Held(cycle, answering, until)
        else:
            self._begin(self._answer(cycle, answering))

    def _give_up_passing(self) -> None:
        if self._held is not None:
            cycle, self._held = self._held.cycle, None
            super()._start_asgi_task(cycle, self.app)

    def _begin(self, answering: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(answering)
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    async def _answer(self, cycle: RequestResponseCycle, answering: Answering) -> None:
        answer = await answering(bytes(cycle.body))
        if answer is None:
            super()._start_asgi_task(cycle, self.app)
            return
        cycle.response_started = cycle.response_complete = True
        if not cycle.disconnected:
            self.transport.write(self._written(answer))
        if not cycle.keep_alive:  # the server stops
            self.transport.close()
        cycle.on_response()

    def _written(self, answer: WholeAnswer) -> bytes:
        length = (b"content-length", b"%d" % len(answer.body))
        headers = (*self.server_state.default_headers, *answer.headers, length)
        told = b"".join([b"%b: %b\r\n" % header for header in headers])
        return b"%b%b\r\n%b" % (STATUS_LINE[answer.status], told, answer.body)

    # How long a head may take

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
