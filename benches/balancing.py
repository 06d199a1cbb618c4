"""A balancer for processes of one machine: each connection goes to the next server that answers."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import cast


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


class Balancer:
    def __init__(self, servers: Sequence[int]) -> None:
        self._servers = list(servers)
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

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


@asynccontextmanager
async def balancing(servers: Sequence[int]) -> AsyncIterator[Balancer]:
    balancer = Balancer(servers)
    listening = await asyncio.get_running_loop().create_server(balancer.accept, "127.0.0.1", 0, backlog=4096)
    balancer.port = listening.sockets[0].getsockname()[1]
    try:
        yield balancer
    finally:
        listening.close()
