"""The log of events, on disk: SQLite in a data directory, or PostgreSQL for several processes."""

import sys
from pathlib import Path

from nonuple.errors import Refusal
from nonuple.store.backup import Backup, BackupState
from nonuple.store.protocol import Appended, Conflict, Draft, EventStore, Stored, TimeSource
from nonuple.store.restoring import Restored, restore
from nonuple.store.sqlite import SqliteStore
from nonuple.texts import store as texts

__all__ = [
    "Appended",
    "Backup",
    "BackupState",
    "Conflict",
    "Draft",
    "EventStore",
    "Restored",
    "Stored",
    "TimeSource",
    "open_store",
    "restore",
]

_ADDRESSES = ("postgresql://", "postgres://")


async def open_store(where: Path | str, *, reached_at: str = "") -> EventStore:
    """The store in a data directory, or at an address, which must be a `postgresql://…` one.

    At the address given, other processes of the same database ask this one for what it keeps.
    """
    if isinstance(where, Path):
        return await SqliteStore.open(where)
    if not where.startswith(_ADDRESSES):
        scheme, separator, _ = where.partition("://")
        raise Refusal(texts.UNKNOWN_ADDRESS, address=f"{scheme}{separator}…" if separator else where)
    try:
        from nonuple.store.postgres import PostgresStore
    except ModuleNotFoundError as missing:
        if missing.name != "psycopg":
            raise
        raise Refusal(texts.NO_DRIVER, python=sys.executable) from None
    return await PostgresStore.open(where, reached_at=reached_at)
