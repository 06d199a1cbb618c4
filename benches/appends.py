"""Appends a second to the log of a laptop, each acknowledged when it is on disk.

`python -m benches.appends DIR` measures the disk of a folder; processor time tells what the disk hides.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path

from nonuple.store import Draft, EventStore, open_store

ONE_BY_ONE, PHONES, EACH = 2000, 200, 100
_STREAM, _DATA = "contest", b"x" * 150


def bench(one_by_one: int = ONE_BY_ONE, phones: int = PHONES, folder: Path | None = None) -> None:
    with tempfile.TemporaryDirectory(dir=folder) as data:
        asyncio.run(_bench(Path(data), one_by_one, phones))


async def _bench(data: Path, one_by_one: int, phones: int) -> None:
    store = await open_store(data)
    await _measured("one by one", one_by_one, _append(store, "one", one_by_one))
    together = asyncio.gather(*(_append(store, f"phone {phone}", EACH) for phone in range(phones)))
    await _measured(f"{phones} phones at once", phones * EACH, together)
    assert len(await store.read(_STREAM)) == one_by_one + phones * EACH
    await store.close()


async def _append(store: EventStore, name: str, count: int) -> None:
    for number in range(count):
        await store.append(_STREAM, [Draft(_DATA, name)], key=f"{name} {number}")


async def _measured(what: str, count: int, work: Awaitable[object]) -> None:
    began, spent = time.perf_counter(), time.process_time()
    await work
    seconds, processor = time.perf_counter() - began, time.process_time() - spent
    print(
        f"appends {what}: {count / seconds:,.0f} a second, {processor / count * 1e6:.0f} µs of processor each"
    )


if __name__ == "__main__":
    bench(folder=Path(sys.argv[1]) if sys.argv[1:] else None)
