"""The log of events, on disk: SQLite in a data directory, or PostgreSQL for several processes."""

from pathlib import Path

from nonuple.store.backup import Backup, BackupState
from nonuple.store.protocol import Appended, Conflict, Draft, EventStore, Stored, TimeSource
from nonuple.store.restoring import Restored, restore
from nonuple.store.sqlite import SqliteStore

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


async def open_store(where: Path | str) -> EventStore:
    """The store at a `postgresql://…` address, or in a data directory."""
    if isinstance(where, str) and where.startswith(_ADDRESSES):
        from nonuple.store.postgres import PostgresStore

        return await PostgresStore.open(where)
    return await SqliteStore.open(Path(where))
