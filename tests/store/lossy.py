"""A wire to PostgreSQL that can be cut at the worst moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tests.postgres import Postgres
from tests.store.appending import LONGEST_WAIT


class Wire:
    """Connections through it work, except that a COMMIT may be carried out and its answer lost."""

    def __init__(self, postgres: Postgres) -> None:
        self._socket = str(postgres.directory / ".s.PGSQL.5432")
        self.answers_to_lose = 0
        self.port = 0
        self.carrying: set[asyncio.Task[None]] = set()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.carrying.add(asyncio.create_task(self.carry(reader, writer)))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._socket)
        lost = asyncio.Event()
        ways = [
            asyncio.create_task(self._ask(reader, back, lost)),
            asyncio.create_task(self._answer(there, writer, lost)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for end in (writer, back):
                end.close()
                with suppress(OSError):
                    await end.wait_closed()

    async def _ask(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, lost: asyncio.Event
    ) -> None:
        while data := await source.read(65536):
            if self.answers_to_lose and b"COMMIT" in data:
                self.answers_to_lose -= 1
                lost.set()
            target.write(data)

    async def _answer(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, lost: asyncio.Event
    ) -> None:
        while data := await source.read(65536):
            if lost.is_set():
                return
            target.write(data)


@asynccontextmanager
async def wire_to(postgres: Postgres) -> AsyncIterator[Wire]:
    wire = Wire(postgres)
    server = await asyncio.start_server(wire.accept, "127.0.0.1", 0)
    wire.port = server.sockets[0].getsockname()[1]
    try:
        yield wire
    finally:
        server.close()
        await server.wait_closed()
        await asyncio.wait_for(asyncio.gather(*wire.carrying), LONGEST_WAIT)
