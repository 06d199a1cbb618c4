"""Short ways to write to a store and look at it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from nonuple.store import Appended, Draft, EventStore, Stored, open_store

STREAM = "contest"
LONGEST_WAIT = 20.0


def drafts(*texts: str, author: str = "desk") -> list[Draft]:
    return [Draft(text.encode(), author) for text in texts]


async def append_many(store: EventStore, keys: list[str], stream: str = STREAM) -> list[Appended]:
    """All at once, each with its key as its data."""
    return await asyncio.gather(*(store.append(stream, drafts(key), key=key) for key in keys))


def texts(events: list[Stored]) -> list[str]:
    return [event.data.decode() for event in events]


def has_no_gaps(events: list[Stored]) -> bool:
    return [event.number for event in events] == list(range(1, len(events) + 1))


@asynccontextmanager
async def opened(where: Path | str) -> AsyncIterator[EventStore]:
    store = await open_store(where)
    try:
        yield store
    finally:
        await store.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what another task, thread or process brings about."""
    deadline = time.monotonic() + LONGEST_WAIT
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        await asyncio.sleep(0.01)
