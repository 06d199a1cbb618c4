"""The database file of a data directory or of a backup, and what is said when it cannot be used."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from nonuple.errors import Refusal, system_answer
from nonuple.store.chain import Head, chained, damage_of
from nonuple.store.directory import secrets_in
from nonuple.store.protocol import Damage, Row
from nonuple.store.witness import Witness
from nonuple.texts import Text
from nonuple.texts import store as texts

T = TypeVar("T")

NAME = "nonuple.db"
PATIENCE = 5.0
"""Seconds to wait for another program that has the file."""

_SMALLEST = 512
_APPLICATION = 0x4E4F4E55
_VERSION = 2
_SCHEMA = f"""
BEGIN IMMEDIATE;
CREATE TABLE events (
    stream TEXT NOT NULL,
    number INTEGER NOT NULL,
    first INTEGER NOT NULL,
    at TEXT NOT NULL,
    author TEXT NOT NULL,
    key TEXT,
    data BLOB NOT NULL,
    link BLOB NOT NULL DEFAULT x'',
    UNIQUE (stream, number)
);
CREATE UNIQUE INDEX keys ON events (stream, key) WHERE key IS NOT NULL;
CREATE TABLE rewritings (stream TEXT PRIMARY KEY, times INTEGER NOT NULL);
PRAGMA application_id = {_APPLICATION};
PRAGMA user_version = {_VERSION};
COMMIT;
"""

_CHAIN = (
    "ALTER TABLE events ADD COLUMN link BLOB NOT NULL DEFAULT x''",
    "CREATE TABLE rewritings (stream TEXT PRIMARY KEY, times INTEGER NOT NULL)",
    "PRAGMA user_version = 2",
)
"""What a log of version 1 lacks."""
_LINK = "UPDATE events SET link = ? WHERE stream = ? AND number = ?"
_HEADS = """
WITH RECURSIVE named(stream) AS (
    SELECT min(stream) FROM events
    UNION ALL
    SELECT (SELECT min(stream) FROM events WHERE stream > named.stream) FROM named WHERE stream IS NOT NULL
)
SELECT stream, number, link FROM named JOIN events USING (stream)
WHERE number = (SELECT max(number) FROM events WHERE stream = named.stream)
"""
"""From one stream to the next, however many events each has."""
_MISTYPED = "SELECT 1 FROM events WHERE typeof(stream) <> 'text' OR typeof(number) <> 'integer' LIMIT 1"

COLUMNS = ", ".join(Row.__struct_fields__)
_LOTS = (64, 16, 4, 1)
"""How many rows or keys a statement is about. A thread lets the others run at every statement, and then waits
for its turn; few different ones, so that SQLite prepares each but once."""

_TROUBLES: dict[int, Text] = {
    sqlite3.SQLITE_FULL: texts.DISK_FULL,
    sqlite3.SQLITE_BUSY: texts.LOCKED,
    sqlite3.SQLITE_LOCKED: texts.LOCKED,
    sqlite3.SQLITE_READONLY: texts.READ_ONLY,
    sqlite3.SQLITE_PERM: texts.READ_ONLY,
    sqlite3.SQLITE_NOTADB: texts.NOT_A_DATABASE,
    sqlite3.SQLITE_CORRUPT: texts.DAMAGED,
    sqlite3.SQLITE_IOERR: texts.DISK,
    sqlite3.SQLITE_CANTOPEN: texts.DISK,
    sqlite3.SQLITE_PROTOCOL: texts.DISK,
}
"""By SQLite's primary result code; the rest are mistakes of the program."""


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Say in a sentence what SQLite has against the file."""
    try:
        yield
    except sqlite3.Error as error:
        text = _TROUBLES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
        if text is None:
            raise
        raise Refusal(text, path=path, why=system_answer(error)) from error


def connect(path: Path, journal: str, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection to a file that is there; an empty one becomes ours."""
    with refusing(path):
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=patience
        )
        try:
            _prepare(connection, path)
            connection.execute(f"PRAGMA journal_mode = {journal}")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA fullfsync = ON")
            connection.execute("PRAGMA temp_store = MEMORY")  # what one statement may have to take back
        except BaseException:
            connection.close()
            raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    if 0 < path.stat().st_size < _SMALLEST:  # SQLite would take it for an empty one
        raise Refusal(texts.NOT_A_DATABASE, path=path)
    application, version = (
        connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
    )
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    if not application and not tables:
        connection.executescript(_SCHEMA)
    elif application != _APPLICATION:
        raise Refusal(texts.NOT_A_DATABASE, path=path)
    elif version > _VERSION:
        raise Refusal(texts.NEWER, path=path, version=version)
    elif not {"events", *(() if version == 1 else ("rewritings",))} <= tables:
        raise Refusal(texts.DAMAGED, path=path)
    elif version == 1:
        _chain(connection)


def _chain(connection: sqlite3.Connection) -> None:
    """Link the events of a log that was begun before there was a chain."""
    with transaction(connection):
        for statement in _CHAIN:
            connection.execute(statement)
        for (stream,) in connection.execute("SELECT DISTINCT stream FROM events").fetchall():
            for row in chained(rows_in(connection, stream)):
                connection.execute(_LINK, (row.link, stream, row.number))


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of what is done in it, on disk, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def heads_in(connection: sqlite3.Connection) -> dict[str, Head]:
    return {stream: Head(number, link) for stream, number, link in _fetched(connection, _HEADS)}


def _fetched(connection: sqlite3.Connection, query: str, values: Sequence[object] = ()) -> list[Any]:
    """What is found; text that damage made unreadable is other text, which the chain does not know."""
    try:
        return connection.execute(query, values).fetchall()
    except sqlite3.OperationalError as error:
        if hasattr(error, "sqlite_errorcode"):  # SQLite's own, not of reading its text
            raise
    connection.text_factory = lambda text: text.decode(errors="replace")
    return connection.execute(query, values).fetchall()


def damage_in(
    connection: sqlite3.Connection,
    path: Path,
    witness: Witness | None = None,
    noted: Mapping[str, int] | None = None,
    *,
    as_left: bool = False,
) -> list[Damage]:
    """What is wrong with the streams; refused when the file itself is damaged.

    Those noted at the number that they are at, and were last seen at, are left for later. A file that nobody
    has written to since it was left is not read as a whole: that takes as long as there are past events.
    """
    if not as_left:
        _check_form(connection, path)
    heads = heads_in(connection)
    witnessed = heads | (witness.heads(rewritings_in(connection)) if witness is not None else {})
    noted = noted or {}
    later = {stream for stream, head in heads.items() if noted.get(stream) == head.number}
    found = {
        stream: damage_of(rows_in(connection, stream), head)
        for stream, head in sorted(witnessed.items())
        if stream not in later or head != heads[stream]
    }
    return [Damage(stream, why) for stream, why in found.items() if why is not None]


def _check_form(connection: sqlite3.Connection, path: Path) -> None:
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise Refusal(texts.DAMAGED, path=path)
    if connection.execute(_MISTYPED).fetchone() is not None:
        raise Refusal(texts.DAMAGED, path=path)


def damaged_secrets(path: Path, witness: Witness) -> list[Damage]:
    """Those that are spoilt, or were made and are gone."""
    try:
        lost = witness.lost(secrets_in(path))
    except Refusal as spoilt:
        return [Damage(None, spoilt)]
    return [Damage(None, Refusal(texts.SECRET_LOST, path=path, name=name)) for name in lost]


def rewritings_in(connection: sqlite3.Connection) -> dict[str, int]:
    return dict(_fetched(connection, "SELECT stream, times FROM rewritings"))


def replace(connection: sqlite3.Connection, stream: str, rows: Iterable[Row], times: int) -> None:
    """Put rows in the place of all of a stream, and overwrite what was there."""
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("DELETE FROM events WHERE stream = ?", (stream,))
    insert(connection, rows)
    connection.execute("INSERT OR REPLACE INTO rewritings VALUES (?, ?)", (stream, times))


def rows_in(
    connection: sqlite3.Connection, stream: str, after: int = 0, limit: int | None = None
) -> list[Row]:
    found = _fetched(
        connection,
        f"SELECT {COLUMNS} FROM events WHERE stream = ? AND number > ? ORDER BY number LIMIT ?",
        (stream, after, -1 if limit is None else limit),
    )
    return [Row(*values) for values in found]


def insert(connection: sqlite3.Connection, rows: Iterable[Row]) -> None:
    for lot in in_lots(list(rows)):
        places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * len(lot))
        values = [value for row in lot for value in msgspec.structs.astuple(row)]
        connection.execute(f"INSERT INTO events ({COLUMNS}) VALUES {places}", values)


def in_lots(items: Sequence[T]) -> Iterator[Sequence[T]]:
    """All of them, as many at a time as a statement is about."""
    first = 0
    for size in _LOTS:
        while len(items) - first >= size:
            yield items[first : first + size]
            first += size


class ConnectedThread:
    """A thread with a connection of its own, which is opened again after trouble."""

    def __init__(self, path: Path, opening: Callable[[], sqlite3.Connection]) -> None:
        self._path = path
        self._opening = opening
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="nonuple-store")
        self._closed = False

    async def connect(self) -> None:
        """Have a connection, or the refusal of what keeps from it."""
        await self.run(lambda connection: None)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise Refusal(texts.CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        with refusing(self._path):
            if self._connection is None:
                self._connection = self._opening()
            try:
                return work(self._connection)
            except BaseException:
                self._drop()
                raise

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
