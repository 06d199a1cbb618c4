"""A second copy of the log, which follows it on another disk."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from nonuple.errors import Refusal
from nonuple.store.clock import uptime
from nonuple.store.directory import Directory
from nonuple.store.protocol import Copyable, Row
from nonuple.store.sqlite_file import (
    NAME,
    ConnectedThread,
    connect,
    heads_in,
    insert,
    replace,
    rewritings_in,
    rows_in,
    transaction,
)
from nonuple.texts import store as texts

_EVERY = 0.5
"""Seconds between two looks at the log."""
_AT_ONCE = 1000
"""Rows in a transaction."""


class BackupState(msgspec.Struct, frozen=True):
    """How far a backup is behind the log."""

    events: int
    """Not yet in it, when it last looked."""
    seconds: float
    """Since it last had everything."""
    trouble: Refusal | None


class Backup:
    """A task that copies what is new; trouble with the copy never reaches the log."""

    def __init__(self, store: Copyable, path: Path, report: Callable[[Refusal | None], None]) -> None:
        """`report` is told of each trouble once, and with None that the copy works again."""
        self._store = store
        self._report = report
        self._copy = _Copy(path)
        self._versions: dict[str, int] = {}
        self._level_at = uptime()
        self._trouble: Refusal | None = None
        self._closing = asyncio.Event()
        self._task = asyncio.create_task(self._follow())

    def state(self) -> BackupState:
        events = sum(self._versions.values()) - sum(self._copy.versions.values())
        return BackupState(max(0, events), uptime() - self._level_at, self._trouble)

    async def close(self) -> None:
        """Copy what is left, and let go of the disk; the store is closed after it."""
        self._closing.set()
        await self._task
        await self._copy.close()

    async def _follow(self) -> None:
        while not self._closing.is_set():
            await self._try_to_catch_up()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), _EVERY)
        await self._try_to_catch_up()

    async def _try_to_catch_up(self) -> None:
        try:
            await self._catch_up()
        except Refusal as refusal:
            if self._trouble is None or self._trouble.text != refusal.text:
                self._report(refusal)
            self._trouble = refusal
        else:
            if self._trouble is not None:
                self._report(None)
            self._trouble = None
            self._level_at = uptime()

    async def _catch_up(self) -> None:
        self._versions = await self._store.versions()
        await self._copy.be_there()
        rewritten = self._copy.outdated(await self._store.rewritings())
        if not self._copy.is_proved:
            await self._prove(set(rewritten))
        for stream, times in rewritten.items():
            await self._copy.forget(stream, times)
        for name, value in (await self._store.secrets()).items():
            await self._copy.keep_secret(name, value)
        for stream, version in self._versions.items():
            while (copied := self._copy.versions.get(stream, 0)) < version:
                rows = await self._store.rows(stream, copied, _AT_ONCE)
                if not rows:  # removed meanwhile
                    break
                await self._copy.add(rows)

    async def _prove(self, rewritten: set[str]) -> None:
        """Nothing is ever added to the copy of another log."""
        for stream, version in self._copy.versions.items():
            if stream not in rewritten and await self._copy.last(stream, version) != await self._store.rows(
                stream, version - 1, 1
            ):
                raise Refusal(texts.BACKUP_OF_ANOTHER, path=self._copy.path, stream=stream)
        self._copy.is_proved = True


class _Copy:
    """The database of a backup, whose disk may come and go."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.versions: dict[str, int] = {}
        self.rewritings: dict[str, int] = {}
        self.is_proved = False
        """That it is a copy of this log."""
        self._directory: Directory | None = None
        self._identity: tuple[int, int] | None = None
        self._thread = ConnectedThread(path / NAME, self._open)

    async def be_there(self) -> None:
        """Refused when the file is no longer where it was, though it can still be written to."""
        await self._thread.run(self._check)

    async def last(self, stream: str, version: int) -> list[Row]:
        return await self._thread.run(lambda connection: rows_in(connection, stream, version - 1, 1))

    async def add(self, rows: Sequence[Row]) -> None:
        await self._thread.run(lambda connection: _insert(connection, rows))
        self.versions[rows[-1].stream] = rows[-1].number

    def outdated(self, rewritings: Mapping[str, int]) -> dict[str, int]:
        """The streams that were rewritten since they were copied, and how many times in all."""
        return {
            stream: times for stream, times in rewritings.items() if times > self.rewritings.get(stream, 0)
        }

    async def forget(self, stream: str, times: int) -> None:
        """What was rewritten is copied again from its beginning."""
        await self._thread.run(lambda connection: _forget(connection, stream, times))
        self.versions.pop(stream, None)
        self.rewritings[stream] = times

    async def keep_secret(self, name: str, value: bytes) -> None:
        await self._thread.run(lambda connection: self._keep_secret(name, value))

    async def close(self) -> None:
        await self._thread.close()
        self._leave()

    # In the thread

    def _open(self) -> sqlite3.Connection:
        self._leave()
        if not self.path.is_dir():
            # A folder made in its place would be on the disk it is to protect from.
            raise Refusal(texts.BACKUP_GONE, path=self.path)
        self._directory = Directory(self.path)
        file = self._directory.make(NAME)
        connection = connect(file, "DELETE")
        self._identity = _identity(file)
        self.versions = {stream: head.number for stream, head in heads_in(connection).items()}
        self.rewritings = rewritings_in(connection)
        self.is_proved = False
        return connection

    def _check(self, connection: sqlite3.Connection) -> None:
        if _identity(self.path / NAME) != self._identity:
            raise Refusal(texts.BACKUP_GONE, path=self.path)

    def _keep_secret(self, name: str, value: bytes) -> None:
        if self._directory is not None and self._directory.secrets().get(name) != value:
            self._directory.keep_secret(name, value)

    def _leave(self) -> None:
        if self._directory is not None:
            self._directory.leave()
            self._directory = None


def _insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    with transaction(connection):
        insert(connection, rows)


def _forget(connection: sqlite3.Connection, stream: str, times: int) -> None:
    with transaction(connection):
        replace(connection, stream, (), times)


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
