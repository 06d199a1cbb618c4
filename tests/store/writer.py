"""A process that appends as fast as it can and says what was acknowledged, until it is killed.

`python -m tests.store.writer PLACE NAME`: every line of its output is a key and its number.
"""

import asyncio
import sys
from pathlib import Path

from nonuple.store import EventStore, open_store
from tests.store.appending import STREAM, drafts

_AT_ONCE = 40


async def write(where: str, name: str) -> None:
    store = await open_store(where if "://" in where else Path(where))
    await asyncio.gather(*(keep_appending(store, f"{name}-{worker}") for worker in range(_AT_ONCE)))


async def keep_appending(store: EventStore, name: str) -> None:
    count = 0
    while True:
        count += 1
        key = f"{name}-{count}"
        events = drafts(*([key] * (1 + count % 3)))
        appended = await store.append(STREAM, events, key=key)
        print(key, appended.number, flush=True)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2]))
