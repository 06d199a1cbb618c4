"""The store of several processes: one PostgreSQL database, in which each hears what the others append."""

import asyncio
import os
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress

from nonuple.errors import Refusal
from nonuple.store import postgres_keeping as keeping
from nonuple.store import postgres_tables as tables
from nonuple.store.clock import MachineClock
from nonuple.store.group import Append, GroupCommit, Outcome
from nonuple.store.postgres_keeping import Presence
from nonuple.store.postgres_line import TIME_TO_CLOSE, Address, LastingConnection
from nonuple.store.postgres_listener import Listener
from nonuple.store.protocol import (
    SECRET_BYTES,
    Appended,
    Damage,
    Draft,
    Elsewhere,
    Lease,
    Row,
    Stored,
    StreamNote,
    Survey,
    TimeSource,
    check_secret_name,
)

PATIENCE = 10.0
"""Seconds for which what is asked waits for a lost database."""


class PostgresStore:
    """One connection writes, one reads, one listens, one says that this process lives."""

    shared = True

    def __init__(self, address: Address, patience: float, reached_at: str) -> None:
        self._sender = os.urandom(8).hex()
        self._writing = LastingConnection(address, patience)
        self._reading = LastingConnection(address, patience)
        self._listener = Listener(address, self._sender)
        self._presence = Presence(address, self._sender, reached_at)
        self._group = GroupCommit(self._commit)
        self._clock: MachineClock
        self._damage: list[Damage] = []

    @classmethod
    async def open(cls, address: str, *, patience: float = PATIENCE, reached_at: str = "") -> "PostgresStore":
        """Reach the database and make its tables where there are none; refused when it cannot be used."""
        store = cls(Address(address), patience, reached_at)
        try:
            await store._writing.connect()
            await store._writing.run(tables.prepare)
            await store._reading.connect()
            store._damage = await store._reading.run(tables.damage_in)
            await store._listener.open()
            await store._presence.open()
            store._clock = await store._measured_clock()
        except BaseException:
            await store.close()
            raise
        return store

    async def append(
        self,
        stream: str,
        drafts: Sequence[Draft],
        *,
        expected: int | None = None,
        key: str | None = None,
        lease: Lease | None = None,
    ) -> Appended:
        return await self._group.append(Append(stream, drafts, expected, key, lease))

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        return [row.stored() for row in await self.rows(stream, after)]

    async def versions(self) -> dict[str, int]:
        return await self._reading.run(tables.versions_in)

    def damage(self) -> Sequence[Damage]:
        return self._damage

    async def examine(self, stream: str) -> Refusal | None:
        found = await self._reading.run(lambda connection: tables.damage_in(connection, stream))
        return next((one.why for one in found), None)

    async def rewrite(self, stream: str, rows: Sequence[Row], *, expected: int) -> None:
        await self._writing.run(tables.Rewriting(stream, rows, expected, self._sender))

    async def note(self, stream: str, note: StreamNote) -> None:
        await self._writing.run(lambda connection: tables.keep_note(connection, stream, note))

    async def notes(self) -> dict[str, StreamNote]:
        return await self._reading.run(tables.notes_in)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self._listener.heard.append(heard)

    async def secret(self, name: str) -> bytes:
        await self.keep_secret(name, os.urandom(SECRET_BYTES))
        return (await self.secrets())[name]

    async def keep_secret(self, name: str, value: bytes) -> None:
        """Unless there is one of that name."""
        check_secret_name(name)
        await self._reading.run(lambda connection: tables.keep_secret(connection, name, value))

    def clock(self) -> TimeSource:
        return self._clock

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(TIME_TO_CLOSE):
                await self._group.close()
        for one in (self._presence, self._listener, self._reading, self._writing):
            await one.close()

    # Keeping

    async def claim(self, stream: str) -> Lease | Elsewhere | None:
        return await self._reading.run(lambda connection: keeping.claim(connection, stream, self._sender))

    async def survey(self) -> Survey:
        return await self._reading.run(lambda connection: keeping.survey(connection, self._sender))

    async def leave(self) -> None:
        await self._presence.close()
        with suppress(TimeoutError, Refusal):  # without it the others find out by themselves
            async with asyncio.timeout(TIME_TO_CLOSE):
                await self._reading.run(lambda connection: keeping.leave(connection, self._sender))

    async def behind(self, key: str) -> Sequence[str]:
        return await self._reading.run(lambda connection: keeping.behind(connection, key))

    async def index(self, stream: str, keys: Collection[str]) -> None:
        await self._reading.run(lambda connection: keeping.index(connection, stream, keys))

    async def unindexed(self) -> Sequence[str]:
        return await self._reading.run(keeping.unindexed)

    # For a backup

    async def rows(self, stream: str, after: int = 0, limit: int | None = None) -> list[Row]:
        return await self._reading.run(lambda connection: tables.rows_in(connection, stream, after, limit))

    async def secrets(self) -> dict[str, bytes]:
        return await self._reading.run(tables.secrets_in)

    async def rewritings(self) -> dict[str, int]:
        return await self._reading.run(tables.rewritings_in)

    async def _commit(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        return await self._writing.run(tables.Writing(batch, self._sender))

    async def _measured_clock(self) -> MachineClock:
        ahead = await self._reading.run(tables.ahead)
        epoch = await self._reading.run(tables.cluster) or (await self.secret("epoch")).hex()
        return MachineClock(epoch, ahead)
