"""The embedded store: one SQLite file in a data directory, one server."""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from nonuple.errors import Refusal
from nonuple.store import witness
from nonuple.store.alone import Alone
from nonuple.store.chain import NOTHING, Head, chained, damage_of
from nonuple.store.clock import MachineClock, machine_clock
from nonuple.store.directory import Directory
from nonuple.store.group import Append, GroupCommit, Key, Outcome, settle
from nonuple.store.protocol import (
    Appended,
    Conflict,
    Damage,
    Draft,
    Lease,
    Row,
    Stored,
    StreamNote,
    TimeSource,
)
from nonuple.store.sqlite_file import (
    NAME,
    PATIENCE,
    ConnectedThread,
    connect,
    damage_in,
    damaged_secrets,
    heads_in,
    in_lots,
    insert,
    replace,
    rewritings_in,
    rows_in,
    transaction,
)
from nonuple.texts import store as texts

_NOTES = """
CREATE TABLE IF NOT EXISTS notes (stream TEXT PRIMARY KEY, number INTEGER NOT NULL, data BLOB NOT NULL)
"""
_FIND_KEYS = "SELECT key, number, first, at FROM events WHERE stream = ? AND key IN ({})"


class SqliteStore(Alone):
    """One thread writes, another reads."""

    def __init__(self, directory: Directory, clock: MachineClock, patience: float) -> None:
        self._directory = directory
        self._clock = clock
        self._path = directory.path / NAME
        self._patience = patience
        self._heads: dict[str, Head] = {}
        self._rewritings: dict[str, int] = {}
        self._damage: list[Damage] = []
        self._pen = witness.Pen(directory)
        self._writing = ConnectedThread(self._path, self._open_to_write)
        self._reading = ConnectedThread(self._path, self._connect)
        self._group = GroupCommit(self._commit)

    @classmethod
    async def open(cls, path: Path, *, patience: float = PATIENCE) -> "SqliteStore":
        """Take a data directory, making what it lacks; refused when it cannot be used."""
        directory = await asyncio.to_thread(Directory, path)
        try:
            left = witness.left_at(path / NAME)
            await asyncio.to_thread(directory.make, NAME)
            store = cls(directory, await asyncio.to_thread(machine_clock, directory), patience)
            await store._writing.run(lambda connection: store._examine(connection, left))
        except BaseException:
            directory.leave()
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
        return await self._reading.run(
            lambda connection: [row.stored() for row in rows_in(connection, stream, after)]
        )

    async def versions(self) -> dict[str, int]:
        return {stream: head.number for stream, head in self._heads.items()}

    def damage(self) -> Sequence[Damage]:
        return self._damage

    async def examine(self, stream: str) -> Refusal | None:
        head = self._heads.get(stream, NOTHING)
        try:
            return await self._reading.run(lambda connection: damage_of(rows_in(connection, stream), head))
        except Refusal as refusal:
            if refusal.text != texts.DAMAGED:
                raise
            return refusal

    async def rewrite(self, stream: str, rows: Sequence[Row], *, expected: int) -> None:
        await self._writing.run(lambda connection: self._rewrite(connection, stream, rows, expected))

    async def note(self, stream: str, note: StreamNote) -> None:
        await self._writing.run(lambda connection: self._note(connection, stream, note))

    async def notes(self) -> dict[str, StreamNote]:
        found = await self._reading.run(
            lambda connection: connection.execute("SELECT stream, number, data FROM notes").fetchall()
        )
        return {stream: StreamNote(number, data) for stream, number, data in found}

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Nobody else appends."""

    async def secret(self, name: str) -> bytes:
        return await self._writing.run(lambda connection: self._secret(name))

    def clock(self) -> TimeSource:
        return self._clock

    async def close(self) -> None:
        await self._group.close()
        await self._reading.close()
        await self._writing.close()
        self._pen.go_on(witness.leave(self._path))
        self._pen.close()
        self._directory.leave()

    # For a backup

    async def rows(self, stream: str, after: int = 0, limit: int | None = None) -> list[Row]:
        return await self._reading.run(lambda connection: rows_in(connection, stream, after, limit))

    async def secrets(self) -> dict[str, bytes]:
        return await asyncio.to_thread(self._directory.secrets)

    async def rewritings(self) -> dict[str, int]:
        return dict(self._rewritings)

    # Writing

    def _connect(self) -> sqlite3.Connection:
        return connect(self._path, "WAL", self._patience)

    def _open_to_write(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.execute(_NOTES)
        self._heads = heads_in(connection)
        self._rewritings = rewritings_in(connection)
        return connection

    def _examine(self, connection: sqlite3.Connection, left: witness.Left | None) -> None:
        """Look for damage; what was witnessed of what is damaged stays witnessed."""
        seen = witness.Witness(self._directory.path)
        noted = dict(connection.execute("SELECT stream, number FROM notes").fetchall())
        self._damage = [
            *damage_in(connection, self._path, seen, noted, as_left=left is not None and left == seen.left),
            *damaged_secrets(self._directory.path, seen),
        ]
        damaged = {one.stream for one in self._damage}
        before = {stream: head for stream, head in seen.heads(self._rewritings).items() if stream in damaged}
        lines = [*witness.seen_of(self._heads | before, self._rewritings), *seen.made.values()]
        self._pen.begin(lines)

    async def _commit(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        return await self._writing.run(lambda connection: self._write(connection, batch))

    def _write(self, connection: sqlite3.Connection, batch: Sequence[Append]) -> Sequence[Outcome]:
        with transaction(connection):
            known = _known(connection, batch)
            settled = settle(batch, self._heads, known, _wall_time())
            insert(connection, settled.rows)
        self._heads |= settled.heads
        self._witness(settled.heads)
        return settled.outcomes

    def _rewrite(
        self, connection: sqlite3.Connection, stream: str, rows: Sequence[Row], expected: int
    ) -> None:
        version = self._heads.get(stream, NOTHING).number
        if version != expected:
            raise Conflict(version)
        times = self._rewritings.get(stream, 0) + 1
        with transaction(connection):
            replace(connection, stream, chained(rows), times)
            connection.execute("DELETE FROM notes WHERE stream = ?", (stream,))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # which still has what was there
        self._heads, self._rewritings = heads_in(connection), rewritings_in(connection)
        self._witness({stream: self._heads.get(stream, NOTHING)})

    def _note(self, connection: sqlite3.Connection, stream: str, note: StreamNote) -> None:
        if stream in self._heads and self._heads[stream].number == note.number:
            connection.execute(
                "INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (stream, note.number, note.data)
            )

    def _witness(self, heads: Mapping[str, Head]) -> None:
        self._pen.go_on(witness.seen_of(heads, self._rewritings))

    def _secret(self, name: str) -> bytes:
        secret = self._directory.secret(name)
        self._pen.go_on(witness.made_of({name: secret}))
        return secret


def _known(connection: sqlite3.Connection, batch: Sequence[Append]) -> dict[Key, Appended]:
    """What became of the keys that were appended before."""
    asked: defaultdict[str, list[str]] = defaultdict(list)
    for append in batch:
        if append.key is not None:
            asked[append.stream].append(append.key)
    known: dict[Key, Appended] = {}
    for stream, keys in asked.items():
        for lot in in_lots(keys):
            query = _FIND_KEYS.format(", ".join("?" * len(lot)))
            for key, number, first, at in connection.execute(query, (stream, *lot)).fetchall():
                known[stream, key] = Appended(number, first, at, repeated=True)
    return known


def _wall_time() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
