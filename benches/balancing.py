"""A balancer for servers of one machine: each connection goes to the next server that answers."""

import asyncio
import multiprocessing
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from typing import cast

import uvloop

from nonuple.cli.hosting import allow_many_sockets

_EACH = 5000
"""Connections that one process of it has, each with two ends: a process may not open files at will."""


class _End(asyncio.Protocol):
    """One end of a connection: what comes in goes out at the other."""

    def __init__(self, other: "_End | None" = None) -> None:
        self.other = other
        self.early: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self.early.append(data)
        else:
            self.other.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None:
            self.other.transport.close()


class _Balancer:
    def __init__(self, servers: Sequence[int]) -> None:
        self._servers = list(servers)
        self._tasks: set[asyncio.Task[None]] = set()

    def accept(self) -> _End:
        front = _End()
        task = asyncio.create_task(self._join(front))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return front

    async def _join(self, front: _End) -> None:
        """With the next server that takes the connection; one that is gone is passed over."""
        for _ in self._servers:
            self._servers.append(port := self._servers.pop(0))
            try:
                _, back = await asyncio.get_running_loop().create_connection(_End, "127.0.0.1", port)
            except OSError:
                continue
            back.other, front.other = front, back
            for data in front.early:
                back.transport.write(data)
            return
        front.transport.close()


@contextmanager
def balancing(servers: Sequence[int], connections: int) -> Iterator[int]:
    """The port of a balancer for so many connections, in processes of its own, until it is left."""
    with socket.socket() as place, ExitStack() as stack:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        place.bind(("127.0.0.1", 0))
        port = place.getsockname()[1]
        for _ in range(1 + connections // _EACH):
            stack.enter_context(_process(servers, port))
        yield port


@contextmanager
def _process(servers: Sequence[int], port: int) -> Iterator[None]:
    spawning = multiprocessing.get_context("spawn")
    ours, theirs = spawning.Pipe()
    process = spawning.Process(target=_run, args=(tuple(servers), port, theirs), daemon=True)
    process.start()
    theirs.close()
    ours.recv()
    try:
        yield
    finally:
        process.kill()
        process.join()
        ours.close()


def _run(servers: Sequence[int], port: int, pipe: Connection) -> None:
    allow_many_sockets()
    uvloop.run(_balance(servers, port, pipe))


async def _balance(servers: Sequence[int], port: int, pipe: Connection) -> None:
    balancer, loop = _Balancer(servers), asyncio.get_running_loop()
    await loop.create_server(balancer.accept, "127.0.0.1", port, backlog=4096, reuse_port=True)
    pipe.send(None)
    await loop.create_future()
