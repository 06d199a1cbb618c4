"""The embedded store: one SQLite file in a data directory, one server."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from nonuple.store.clock import Clock, machine_clock
from nonuple.store.directory import Directory
from nonuple.store.group import Append, GroupCommit, Key, Outcome, settle
from nonuple.store.protocol import Appended, Draft, Row, Stored, TimeSource
from nonuple.store.sqlite_file import (
    NAME,
    PATIENCE,
    ConnectedThread,
    connect,
    insert,
    rows_in,
    transaction,
    versions_in,
)

_FIND_KEY = "SELECT number, first, at FROM events WHERE stream = ? AND key = ?"


class SqliteStore:
    """One thread writes, another reads."""

    def __init__(self, directory: Directory, clock: Clock, patience: float) -> None:
        self._directory = directory
        self._clock = clock
        self._path = directory.path / NAME
        self._patience = patience
        self._versions: dict[str, int] = {}
        self._writing = ConnectedThread(self._path, self._open_to_write)
        self._reading = ConnectedThread(self._path, self._connect)
        self._group = GroupCommit(self._commit)

    @classmethod
    async def open(cls, path: Path, *, patience: float = PATIENCE) -> "SqliteStore":
        """Take a data directory, making what it lacks; refused when it cannot be used."""
        directory = await asyncio.to_thread(Directory, path)
        try:
            await asyncio.to_thread(directory.make, NAME)
            store = cls(directory, await asyncio.to_thread(machine_clock, directory), patience)
            await store._writing.connect()
        except BaseException:
            directory.leave()
            raise
        return store

    async def append(
        self, stream: str, drafts: Sequence[Draft], *, expected: int | None = None, key: str | None = None
    ) -> Appended:
        return await self._group.append(Append(stream, drafts, expected, key))

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        return await self._reading.run(
            lambda connection: [row.stored() for row in rows_in(connection, stream, after)]
        )

    async def versions(self) -> dict[str, int]:
        return dict(self._versions)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Nobody else appends."""

    async def secret(self, name: str) -> bytes:
        return await self._writing.run(lambda connection: self._directory.secret(name))

    def clock(self) -> TimeSource:
        return self._clock

    async def close(self) -> None:
        await self._group.close()
        await self._reading.close()
        await self._writing.close()
        self._directory.leave()

    # For a backup

    async def rows(self, stream: str, after: int = 0, limit: int | None = None) -> list[Row]:
        return await self._reading.run(lambda connection: rows_in(connection, stream, after, limit))

    async def secrets(self) -> dict[str, bytes]:
        return await asyncio.to_thread(self._directory.secrets)

    # Writing

    def _connect(self) -> sqlite3.Connection:
        return connect(self._path, "WAL", self._patience)

    def _open_to_write(self) -> sqlite3.Connection:
        connection = self._connect()
        self._versions = versions_in(connection)
        return connection

    async def _commit(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        return await self._writing.run(lambda connection: self._write(connection, batch))

    def _write(self, connection: sqlite3.Connection, batch: Sequence[Append]) -> Sequence[Outcome]:
        with transaction(connection):
            known = _known(connection, batch)
            settled = settle(batch, self._versions, known, _wall_time())
            insert(connection, settled.rows)
        self._versions |= settled.versions
        return settled.outcomes


def _known(connection: sqlite3.Connection, batch: Sequence[Append]) -> dict[Key, Appended]:
    """What became of the keys that were appended before."""
    known: dict[Key, Appended] = {}
    for append in batch:
        if append.key is not None:
            found = connection.execute(_FIND_KEY, (append.stream, append.key)).fetchone()
            if found is not None:
                number, first, at = found
                known[append.stream, append.key] = Appended(number, first, at, repeated=True)
    return known


def _wall_time() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
