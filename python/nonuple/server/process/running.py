"""Serving: uvicorn around the application."""

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, cast

import uvicorn
from litestar.types import ASGIApp

from nonuple.server.app import Extending, application, opened_club
from nonuple.server.hosting.club import Club
from nonuple.server.process.connections import AbortableSocket, PunctualHttp
from nonuple.store import EventStore

BACKLOG = 4096
_LONGEST_MESSAGE = 65_536
_KEEP_ALIVE = 30
_BETWEEN_PINGS = 45
"""Seconds, less than proxies bear of silence; phones ask for the time more often themselves."""
_TIME_TO_FINISH = 4


class _Server(uvicorn.Server):
    """One that leaves signals to whoever runs it, and says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = asyncio.Event()

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]
        return nullcontext()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listening.set()


@asynccontextmanager
async def serving(
    app: ASGIApp, sockets: Sequence[socket.socket], proxies: Sequence[str] = (), **more: Any
) -> AsyncIterator[asyncio.Task[None]]:
    """Serve an application on sockets that listen, until it is left; the task that does it.

    Only these proxies are believed when they say for whom they ask.
    """
    config = uvicorn.Config(
        cast("Any", app),
        interface="asgi3",
        http=PunctualHttp,
        ws=AbortableSocket,
        ws_max_size=_LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=_BETWEEN_PINGS,
        lifespan="off",
        access_log=False,
        log_config=None,
        log_level="warning",  # below, messages are logged with the secrets that they carry
        server_header=False,
        timeout_keep_alive=_KEEP_ALIVE,
        timeout_graceful_shutdown=_TIME_TO_FINISH,
        backlog=BACKLOG,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        **more,
    )
    server = _Server(config)
    task = asyncio.create_task(server.serve(list(sockets)))
    try:
        await server.listening.wait()
        yield task
    finally:
        server.should_exit = True
        await task


@dataclass(frozen=True, slots=True)
class Running:
    """A server that runs in this process."""

    club: Club
    port: int
    owner: str
    """The secret of the link of the person in charge."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def running(
    store: EventStore,
    port: int = 0,
    proxies: Sequence[str] = (),
    extending: Sequence[Extending] = (),
    **options: Any,
) -> AsyncIterator[Running]:
    """A server on this machine only, on a free port, until it is left; the store stays open."""
    async with opened_club(store, **options) as club:
        listening = socket.create_server(("127.0.0.1", port), backlog=BACKLOG)
        with listening:
            async with serving(application(club, extending), [listening], proxies):
                yield Running(club, listening.getsockname()[1], await club.new_owner())
