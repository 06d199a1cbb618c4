"""Which process of a PostgreSQL database keeps which stream, and whom a stream lets in.

A process lives while its session holds a lock, which ends with it at once, and while it is heard of: one that
hangs, or is cut off, lives no longer. Its leases are then taken over, and what it still writes is refused.
"""

import asyncio
import os
from collections.abc import Collection, Iterable
from contextlib import suppress

import psycopg

from nonuple.store.postgres_line import QUICKEST, TIME_TO_CLOSE, Address, Connection, longer
from nonuple.store.protocol import Elsewhere, Lease, Survey

_HEARD_EVERY = 2.0
_SILENCE = 15
"""Seconds, seven times as long: a busy process is late now and then."""
_CLASS = 5714806
"""Of the locks, among those that others may take in the same database."""

KEEPING = """
CREATE TABLE nonuple.processes (
    id text COLLATE "C" PRIMARY KEY, address text NOT NULL, lock integer NOT NULL, seen timestamptz NOT NULL
);
CREATE TABLE nonuple.doors (
    key text COLLATE "C" NOT NULL, stream text COLLATE "C" NOT NULL, PRIMARY KEY (key, stream)
);
ALTER TABLE nonuple.streams ADD COLUMN holder text COLLATE "C", ADD COLUMN term bigint NOT NULL DEFAULT 0,
    ADD COLUMN indexed boolean NOT NULL DEFAULT false;
"""
_LIVES = f"""
(coalesce(processes.seen > clock_timestamp() - interval '{_SILENCE} seconds', false) AND EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = {_CLASS}
    AND objid = processes.lock::oid
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
))
"""
_HOLDER = f"""
SELECT holder, term, indexed, address, {_LIVES}
FROM nonuple.streams LEFT JOIN nonuple.processes ON processes.id = holder
WHERE stream = %s AND version > 0 FOR UPDATE OF streams
"""
_TAKE = "UPDATE nonuple.streams SET holder = %s, term = term + 1 WHERE stream = %s"
_ORPHANS = f"""
SELECT stream FROM nonuple.streams LEFT JOIN nonuple.processes ON processes.id = holder
LEFT JOIN nonuple.notes USING (stream)
WHERE version > 0 AND notes.number IS DISTINCT FROM version AND NOT {_LIVES} ORDER BY stream
"""
_HERE = """
INSERT INTO nonuple.processes VALUES (%s, %s, %s, clock_timestamp())
ON CONFLICT (id) DO UPDATE SET lock = excluded.lock, seen = excluded.seen
"""
_FORGET = "DELETE FROM nonuple.processes WHERE seen < clock_timestamp() - interval '1 day'"
_ADD_KEYS = """
INSERT INTO nonuple.doors SELECT * FROM unnest(%s::text[], %s::text[]) ON CONFLICT DO NOTHING
"""


async def claim(connection: Connection, stream: str, process: str) -> Lease | Elsewhere | None:
    async with connection.transaction():
        found = await (await connection.execute(_HOLDER, (stream,))).fetchone()
        if found is None:
            return None
        holder, term, indexed, address, lives = found
        if holder == process:
            return Lease(term, indexed)
        if lives:
            return Elsewhere(address)
        await connection.execute(_TAKE, (process, stream))
        return Lease(term + 1, indexed)


async def survey(connection: Connection, process: str) -> Survey:
    held = await connection.execute("SELECT stream, term FROM nonuple.streams WHERE holder = %s", (process,))
    orphans = await (await connection.execute(_ORPHANS)).fetchall()
    return Survey(dict(await held.fetchall()), [stream for (stream,) in orphans])


async def leave(connection: Connection, process: str) -> None:
    await connection.execute("DELETE FROM nonuple.processes WHERE id = %s", (process,))


async def add_keys(connection: Connection, keys: Iterable[tuple[str, str]]) -> None:
    await connection.execute(_ADD_KEYS, [list(column) for column in zip(*keys, strict=True)])


async def index(connection: Connection, stream: str, keys: Collection[str]) -> None:
    async with connection.transaction():
        if keys:
            await add_keys(connection, [(key, stream) for key in keys])
        await connection.execute("UPDATE nonuple.streams SET indexed = true WHERE stream = %s", (stream,))


async def behind(connection: Connection, key: str) -> list[str]:
    found = await connection.execute("SELECT stream FROM nonuple.doors WHERE key = %s", (key,))
    return [stream for (stream,) in await found.fetchall()]


async def unindexed(connection: Connection) -> list[str]:
    found = await connection.execute("SELECT stream FROM nonuple.streams WHERE version > 0 AND NOT indexed")
    return [stream for (stream,) in await found.fetchall()]


class Presence:
    """A connection that tells the others that this process lives, and where it can be asked."""

    def __init__(self, address: Address, process: str, reached_at: str) -> None:
        self._address = address
        self._process = process
        self._reached_at = reached_at
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._stay(await self._here()))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task], timeout=TIME_TO_CLOSE)
            self._task = None

    async def _here(self) -> Connection:
        """Under a lock of a number of its own: that of a lost connection may be held for a while."""
        connection = await self._address.connect()
        try:
            number = int.from_bytes(os.urandom(4)) >> 1
            await connection.execute("SELECT pg_advisory_lock(%s, %s)", (_CLASS, number))
            await connection.execute(_HERE, (self._process, self._reached_at, number))
            await connection.execute(_FORGET)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _stay(self, connection: Connection) -> None:
        said = "UPDATE nonuple.processes SET seen = clock_timestamp() WHERE id = %s"
        while True:
            try:
                with suppress(psycopg.Error):
                    while True:
                        await asyncio.sleep(_HEARD_EVERY)
                        await connection.execute(said, (self._process,))
            finally:
                await connection.close()
            connection = await self._again()

    async def _again(self) -> Connection:
        delay = QUICKEST
        while True:
            with suppress(psycopg.Error):
                return await self._here()
            await asyncio.sleep(delay)
            delay = longer(delay)
