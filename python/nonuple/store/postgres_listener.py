"""Hearing what other processes append to the same database."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import psycopg

from nonuple.store.postgres_line import QUICKEST, TIME_TO_CLOSE, Address, Connection, longer
from nonuple.store.postgres_tables import CHANNEL, versions_in


class Listener:
    """A connection that only listens, and after a loss asks for what it missed."""

    def __init__(self, address: Address, sender: str) -> None:
        self.heard: list[Callable[[str, int], None]] = []
        self._address = address
        self._sender = sender
        self._told: dict[str, int] = {}
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        connection, self._told = await _listening(self._address.reach)
        self._task = asyncio.create_task(self._follow(connection))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task], timeout=TIME_TO_CLOSE)

    async def _follow(self, connection: Connection) -> None:
        while True:
            try:
                with suppress(psycopg.Error):
                    async for notice in connection.notifies():
                        sender, version, stream = notice.payload.split(" ", 2)
                        self._tell(stream, int(version), by_others=sender != self._sender)
            finally:
                await connection.close()
            connection = await self._again()

    async def _again(self) -> Connection:
        """A new connection, and what was appended since the last one."""
        delay = QUICKEST
        while True:
            with suppress(psycopg.Error):
                connection, versions = await _listening(self._address.connect)
                for stream, version in versions.items():
                    if version > self._told.get(stream, 0):
                        self._tell(stream, version, by_others=True)
                return connection
            await asyncio.sleep(delay)
            delay = longer(delay)

    def _tell(self, stream: str, version: int, *, by_others: bool) -> None:
        self._told[stream] = version
        if by_others:
            for heard in self.heard:
                asyncio.get_running_loop().call_soon(heard, stream, version)


async def _listening(connect: Callable[[], Awaitable[Connection]]) -> tuple[Connection, dict[str, int]]:
    """A connection, and the versions after which it hears everything."""
    connection = await connect()
    try:
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection, await versions_in(connection)
    except BaseException:
        await connection.close()
        raise
