"""The tables in PostgreSQL, and what is asked of them on one connection."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from nonuple.errors import Refusal
from nonuple.store.chain import NOTHING, Head, chained, damage_of
from nonuple.store.clock import uptime
from nonuple.store.group import Append, Key, Outcome, Settled, settle
from nonuple.store.postgres_keeping import KEEPING, add_keys
from nonuple.store.postgres_line import Connection
from nonuple.store.protocol import Appended, Conflict, Damage, Row, StreamNote
from nonuple.texts import store as texts

CHANNEL = "nonuple"

_VERSION = 2
_SCHEMA = f"""
CREATE SCHEMA IF NOT EXISTS nonuple;
CREATE TABLE nonuple.streams (
    stream text COLLATE "C" PRIMARY KEY,
    version bigint NOT NULL,
    link bytea NOT NULL DEFAULT '',
    times integer NOT NULL DEFAULT 0
);
CREATE TABLE nonuple.events (
    stream text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    first bigint NOT NULL,
    at text NOT NULL,
    author text NOT NULL,
    key text COLLATE "C",
    data bytea NOT NULL,
    link bytea NOT NULL,
    PRIMARY KEY (stream, number)
);
CREATE UNIQUE INDEX keys ON nonuple.events (stream, key) WHERE key IS NOT NULL;
CREATE TABLE nonuple.secrets (name text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE nonuple.schema (version integer NOT NULL);
INSERT INTO nonuple.schema VALUES ({_VERSION});
"""
_CHAIN = """
ALTER TABLE nonuple.streams ADD COLUMN link bytea NOT NULL DEFAULT '',
    ADD COLUMN times integer NOT NULL DEFAULT 0;
ALTER TABLE nonuple.events ADD COLUMN link bytea NOT NULL DEFAULT '';
ALTER TABLE nonuple.events ALTER COLUMN link DROP DEFAULT;
UPDATE nonuple.schema SET version = 2;
"""
"""What a log of version 1 lacks; a process of then that still runs is refused its appends."""
_LINK = """
UPDATE nonuple.events SET link = fresh.link FROM unnest(%b::int8[], %b::bytea[]) AS fresh (number, link)
WHERE events.stream = %b AND events.number = fresh.number
"""
_NOTES = """
CREATE TABLE nonuple.notes (
    stream text COLLATE "C" PRIMARY KEY, number bigint NOT NULL, data bytea NOT NULL
)
"""
_KEEP_NOTE = """
INSERT INTO nonuple.notes SELECT stream, version, %s FROM nonuple.streams WHERE stream = %s AND version = %s
ON CONFLICT (stream) DO UPDATE SET number = excluded.number, data = excluded.data
"""
_TO_CHECK = """
SELECT stream, version, streams.link FROM nonuple.streams LEFT JOIN nonuple.notes USING (stream)
WHERE version > 0 AND (stream = %(stream)s OR %(stream)s::text IS NULL AND number IS DISTINCT FROM version)
"""
_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(5714806918371)"
_MEASURES = 8

_NAME_STREAMS = """
INSERT INTO nonuple.streams (stream, version, indexed)
SELECT unnest(%s::text[]), 0, true ORDER BY 1 ON CONFLICT DO NOTHING
"""
_LOCK_STREAMS = """
SELECT stream, version, link, term FROM nonuple.streams WHERE stream = ANY(%s) ORDER BY stream FOR UPDATE
"""
_WALL_TIME = """
SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
"""
_FIND_KEYS = """
SELECT stream, key, number, first, at FROM nonuple.events
JOIN unnest(%s::text[], %s::text[]) AS asked (stream, key) USING (stream, key)
"""
_INSERT = """
INSERT INTO nonuple.events (stream, number, first, at, author, key, data, link) SELECT * FROM unnest(
    %b::text[], %b::int8[], %b::int8[], %b::text[], %b::text[], %b::text[], %b::bytea[], %b::bytea[]
)
"""
_GROW = f"""
WITH grown AS (
    UPDATE nonuple.streams SET version = fresh.version, link = fresh.link
    FROM unnest(%b::text[], %b::int8[], %b::bytea[]) AS fresh (stream, version, link)
    WHERE streams.stream = fresh.stream RETURNING streams.stream, streams.version
)
SELECT pg_notify('{CHANNEL}', concat_ws(' ', %b::text, version, stream)) FROM grown
"""
_ROWS = """
SELECT stream, number, first, at, author, key, data, link FROM nonuple.events
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
        if version == 1:
            await _chain(connection)
        if await _value(connection, "SELECT to_regclass('nonuple.notes')") is None:
            await connection.execute(_NOTES)
        if await _value(connection, "SELECT to_regclass('nonuple.processes')") is None:
            await connection.execute(KEEPING)


async def _chain(connection: Connection) -> None:
    """Link the events of a log that was begun before there was a chain."""
    await connection.execute("LOCK TABLE nonuple.streams, nonuple.events IN ACCESS EXCLUSIVE MODE")
    await connection.execute(_CHAIN)
    for stream in await versions_in(connection):
        rows = chained(await rows_in(connection, stream, 0))
        await connection.execute(_LINK, ([row.number for row in rows], [row.link for row in rows], stream))
        await connection.execute(
            "UPDATE nonuple.streams SET link = %s WHERE stream = %s", (rows[-1].link if rows else b"", stream)
        )


async def versions_in(connection: Connection) -> dict[str, int]:
    found = await connection.execute("SELECT stream, version FROM nonuple.streams WHERE version > 0")
    return dict(await found.fetchall())


async def rows_in(connection: Connection, stream: str, after: int, limit: int | None = None) -> list[Row]:
    async with connection.cursor(binary=True) as cursor:
        await cursor.execute(_ROWS, (stream, after, limit))
        return [Row(*values) async for values in cursor]


async def damage_in(connection: Connection, stream: str | None = None) -> list[Damage]:
    """What is wrong with a stream, or with all that are not noted as they are, while others append."""
    async with connection.transaction():
        await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        found = await connection.execute(_TO_CHECK, {"stream": stream})
        heads = {stream: Head(version, link) for stream, version, link in await found.fetchall()}
        damage = {
            stream: damage_of(await rows_in(connection, stream, 0), head) for stream, head in heads.items()
        }
    return [Damage(stream, why) for stream, why in damage.items() if why is not None]


async def rewritings_in(connection: Connection) -> dict[str, int]:
    return dict(
        await (
            await connection.execute("SELECT stream, times FROM nonuple.streams WHERE times > 0")
        ).fetchall()
    )


async def keep_note(connection: Connection, stream: str, note: StreamNote) -> None:
    """Unless the stream has moved on."""
    await connection.execute(_KEEP_NOTE, (note.data, stream, note.number))


async def notes_in(connection: Connection) -> dict[str, StreamNote]:
    found = await connection.execute("SELECT stream, number, data FROM nonuple.notes")
    return {stream: StreamNote(number, bytes(data)) for stream, number, data in await found.fetchall()}


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
            heads, terms = await _locked(connection, self._streams)
            if self._promised is None or not await _is_written(connection, self._promised.rows):
                self._promised = None
                self._promised = await self._write(connection, heads, terms)
        return self._promised.outcomes

    async def _write(self, connection: Connection, heads: dict[str, Head], terms: dict[str, int]) -> Settled:
        known = await self._known(connection)
        settled = settle(self._batch, heads, known, await _value(connection, _WALL_TIME), terms)
        if settled.keys:
            await add_keys(connection, settled.keys)
        if settled.rows:
            await connection.execute(_INSERT, _columns(map(msgspec.structs.astuple, settled.rows)))
            await _grow(connection, settled.heads, self._sender)
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


class Rewriting:
    """Other rows in the place of all of a stream; it may take several connections."""

    def __init__(self, stream: str, rows: Sequence[Row], expected: int, sender: str) -> None:
        self._stream = stream
        self._rows = chained(rows)
        self._expected = expected
        self._sender = sender

    async def __call__(self, connection: Connection) -> None:
        head = Head(self._rows[-1].number, self._rows[-1].link) if self._rows else NOTHING
        async with connection.transaction():
            before = (await _locked(connection, [self._stream]))[0][self._stream]
            if before == head:  # written before the connection was lost
                return
            if before.number != self._expected:
                raise Conflict(before.number)
            for table in ("events", "notes", "doors"):
                await connection.execute(f"DELETE FROM nonuple.{table} WHERE stream = %s", (self._stream,))
            await connection.execute(
                "UPDATE nonuple.streams SET times = times + 1, indexed = false WHERE stream = %s",
                (self._stream,),
            )
            if self._rows:
                await connection.execute(_INSERT, _columns(map(msgspec.structs.astuple, self._rows)))
            await _grow(connection, {self._stream: head}, self._sender)


async def _locked(connection: Connection, streams: list[str]) -> tuple[dict[str, Head], dict[str, int]]:
    """The heads, and the terms of the leases, which nobody else changes before the transaction ends.

    A transaction of ours that was cut off while it ended is over by then: it had the same locks.
    """
    await connection.execute(_NAME_STREAMS, (streams,))
    found = await (await connection.execute(_LOCK_STREAMS, (streams,))).fetchall()
    heads = {stream: Head(version, link) for stream, version, link, _ in found}
    return heads, {stream: term for stream, _, _, term in found}


async def _grow(connection: Connection, heads: dict[str, Head], sender: str) -> None:
    columns = _columns((stream, head.number, head.link) for stream, head in heads.items())
    await connection.execute(_GROW, [*columns, sender])


async def _is_written(connection: Connection, rows: Sequence[Row]) -> bool:
    """Whether the transaction of these rows was committed: the last one tells for all."""
    return bool(rows) and await rows_in(connection, rows[-1].stream, rows[-1].number - 1, 1) == [rows[-1]]


def _columns(rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


async def _value(connection: Connection, query: str) -> Any:
    """The only value of the only row."""
    found = await (await connection.execute(query)).fetchone()
    return found and found[0]
