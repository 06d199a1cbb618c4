"""The tables in PostgreSQL, and what is asked of them on one connection."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from nonuple.errors import Refusal
from nonuple.store.clock import uptime
from nonuple.store.group import Append, Key, Outcome, Settled, settle
from nonuple.store.postgres_line import Connection
from nonuple.store.protocol import Appended, Row
from nonuple.texts import store as texts

CHANNEL = "nonuple"

_VERSION = 1
_SCHEMA = f"""
CREATE SCHEMA IF NOT EXISTS nonuple;
CREATE TABLE nonuple.streams (stream text COLLATE "C" PRIMARY KEY, version bigint NOT NULL);
CREATE TABLE nonuple.events (
    stream text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    first bigint NOT NULL,
    at text NOT NULL,
    author text NOT NULL,
    key text COLLATE "C",
    data bytea NOT NULL,
    PRIMARY KEY (stream, number)
);
CREATE UNIQUE INDEX keys ON nonuple.events (stream, key) WHERE key IS NOT NULL;
CREATE TABLE nonuple.secrets (name text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE nonuple.schema (version integer NOT NULL);
INSERT INTO nonuple.schema VALUES ({_VERSION});
"""
_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(5714806918371)"
_MEASURES = 8

_NAME_STREAMS = """
INSERT INTO nonuple.streams SELECT unnest(%s::text[]), 0 ORDER BY 1 ON CONFLICT DO NOTHING
"""
_LOCK_STREAMS = """
SELECT stream, version FROM nonuple.streams WHERE stream = ANY(%s) ORDER BY stream FOR UPDATE
"""
_WALL_TIME = """
SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
"""
_FIND_KEYS = """
SELECT stream, key, number, first, at FROM nonuple.events
JOIN unnest(%s::text[], %s::text[]) AS asked (stream, key) USING (stream, key)
"""
_INSERT = """
INSERT INTO nonuple.events (stream, number, first, at, author, key, data)
SELECT * FROM unnest(%b::text[], %b::int8[], %b::int8[], %b::text[], %b::text[], %b::text[], %b::bytea[])
"""
_GROW = f"""
WITH grown AS (
    UPDATE nonuple.streams SET version = fresh.version
    FROM unnest(%s::text[], %s::int8[]) AS fresh (stream, version)
    WHERE streams.stream = fresh.stream RETURNING streams.stream, streams.version
)
SELECT pg_notify('{CHANNEL}', concat_ws(' ', %s::text, version, stream)) FROM grown
"""
_ROWS = """
SELECT stream, number, first, at, author, key, data FROM nonuple.events
WHERE stream = %s AND number > %s ORDER BY number LIMIT %s
"""


async def prepare(connection: Connection) -> None:
    """Make the tables where there are none; several processes may start at once."""
    async with connection.transaction():
        await connection.execute(_ONE_AT_A_TIME)
        if await _value(connection, "SHOW server_encoding") != "UTF8":
            raise Refusal(texts.NOT_UTF8, path=connection.info.dbname)
        if await _value(connection, "SELECT to_regclass('nonuple.schema')") is None:
            await connection.execute(_SCHEMA)
        version = await _value(connection, "SELECT version FROM nonuple.schema")
        if version > _VERSION:
            raise Refusal(texts.NEWER, path=connection.info.dbname, version=version)


async def versions_in(connection: Connection) -> dict[str, int]:
    found = await connection.execute("SELECT stream, version FROM nonuple.streams WHERE version > 0")
    return dict(await found.fetchall())


async def rows_in(connection: Connection, stream: str, after: int, limit: int | None = None) -> list[Row]:
    async with connection.cursor(binary=True) as cursor:
        await cursor.execute(_ROWS, (stream, after, limit))
        return [Row(*values) async for values in cursor]


async def secrets_in(connection: Connection) -> dict[str, bytes]:
    return dict(await (await connection.execute("SELECT name, value FROM nonuple.secrets")).fetchall())


async def keep_secret(connection: Connection, name: str, value: bytes) -> None:
    """Unless there is one of that name."""
    await connection.execute(
        "INSERT INTO nonuple.secrets VALUES (%s, %s) ON CONFLICT DO NOTHING", (name, value)
    )


async def cluster(connection: Connection) -> str | None:
    """What names the database's machine, where one may ask."""
    if await _value(connection, "SELECT has_function_privilege('pg_control_system()', 'execute')"):
        return str(await _value(connection, "SELECT system_identifier FROM pg_control_system()"))
    return None


async def ahead(connection: Connection) -> float:
    """By how much the database's clock is ahead of this machine's uptime: the quickest answer tells best."""
    measures: list[tuple[float, float]] = []
    for _ in range(_MEASURES):
        asked = uptime()
        there = await _value(connection, "SELECT extract(epoch FROM clock_timestamp())::float8")
        answered = uptime()
        measures.append((answered - asked, there - (asked + answered) / 2))
    return min(measures)[1]


class Writing:
    """One batch, which it may take several connections to write."""

    def __init__(self, batch: Sequence[Append], sender: str) -> None:
        self._batch = batch
        self._sender = sender
        self._streams = sorted({append.stream for append in batch})
        self._promised: Settled | None = None
        """What was decided in a transaction whose end is not known."""

    async def __call__(self, connection: Connection) -> list[Outcome]:
        async with connection.transaction():
            versions = await self._lock(connection)
            if self._promised is None or not await _is_written(connection, self._promised.rows):
                self._promised = None
                self._promised = await self._write(connection, versions)
        return self._promised.outcomes

    async def _lock(self, connection: Connection) -> dict[str, int]:
        """The versions, which nobody else changes before the transaction ends.

        A transaction of ours that was cut off while it ended is over by then: it had the same locks.
        """
        await connection.execute(_NAME_STREAMS, (self._streams,))
        return dict(await (await connection.execute(_LOCK_STREAMS, (self._streams,))).fetchall())

    async def _write(self, connection: Connection, versions: dict[str, int]) -> Settled:
        known = await self._known(connection)
        settled = settle(self._batch, versions, known, await _value(connection, _WALL_TIME))
        if settled.rows:
            await connection.execute(_INSERT, _columns(map(msgspec.structs.astuple, settled.rows)))
            await connection.execute(_GROW, [*_columns(settled.versions.items()), self._sender])
        return settled

    async def _known(self, connection: Connection) -> dict[Key, Appended]:
        """What became of the keys that were appended before."""
        asked = [(append.stream, append.key) for append in self._batch if append.key is not None]
        if not asked:
            return {}
        return {
            (stream, key): Appended(number, first, at, repeated=True)
            async for stream, key, number, first, at in await connection.execute(_FIND_KEYS, _columns(asked))
        }


async def _is_written(connection: Connection, rows: Sequence[Row]) -> bool:
    """Whether the transaction of these rows was committed: the last one tells for all."""
    return bool(rows) and await rows_in(connection, rows[-1].stream, rows[-1].number - 1, 1) == [rows[-1]]


def _columns(rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


async def _value(connection: Connection, query: str) -> Any:
    """The only value of the only row."""
    found = await (await connection.execute(query)).fetchone()
    return found and found[0]
