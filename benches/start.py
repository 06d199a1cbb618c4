"""How long commands take to start, and a server with many past contests. `python -m benches.start`"""

import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from nonuple.contest.codec import CODEC
from nonuple.server.app import opened_club
from nonuple.store import Draft, EventStore, open_store
from tests.golden.contests import log_of

PAST, STARTS = 200, 5
COMMANDS = {"--version": 0.12, "--help": 0.12, "top --rack AEINRST": 0.2}
"""Seconds of processor time wanted."""


def bench(past: int = PAST, starts: int = STARTS) -> None:
    for command, wanted in COMMANDS.items():
        taken = min(_processor_times(command.split(), 2 * starts))
        print(f"nonuple {command}: {taken:.3f} s of processor time (wanted {wanted})")
    none, many = (_of_server(contests, starts) for contests in (0, past))
    print(
        f"a server with {past} past contests is open {many.opened:.3f} s after its log is asked for, "
        f"{many.ready:.3f} s more and it serves (wanted as with none: {none.opened:.3f} and {none.ready:.3f})"
    )


class _Started(NamedTuple):
    """Seconds at best."""

    opened: float
    """For the store."""
    ready: float
    """For the club on it."""


def _of_server(contests: int, starts: int) -> _Started:
    with tempfile.TemporaryDirectory() as data:
        return asyncio.run(_measured(Path(data), contests, starts))


def _processor_times(arguments: list[str], times: int) -> list[float]:
    """Of a command in processes of its own, its modules compiled beforehand as an installer does."""
    taken = []
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"PYTHONPYCACHEPREFIX": cache, "PYTHONDONTWRITEBYTECODE": ""}
        called = [sys.executable, "-m", "nonuple", *arguments]
        for _ in range(times + 1):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run(called, check=True, env=environment, stdout=subprocess.DEVNULL)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            taken.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return taken[1:]


async def _measured(data: Path, contests: int, starts: int) -> _Started:
    store = await open_store(data)
    await _fill(store, contests)
    async with opened_club(store) as club:  # the first reads them all, and notes them
        for room in await club.rooms():
            await room.settled()
        read = await club.summaries(CODEC.kind)
    await store.close()
    times = []
    for _ in range(starts):
        began = time.perf_counter()
        store = await open_store(data)
        opened = time.perf_counter()
        async with opened_club(store) as club:
            assert await club.rooms() == []
            times.append((opened - began, time.perf_counter() - opened))
            listed = await club.summaries(CODEC.kind)
            assert sorted(listed, key=lambda one: one.id) == sorted(read, key=lambda one: one.id)
        await store.close()
    assert len(read) == contests
    assert all(one.damage is None and one.number >= len(_lines()) for one in read)
    return _Started(min(opened for opened, _ in times), min(ready for _, ready in times))


async def _fill(store: EventStore, contests: int) -> None:
    """The same contest many times, each in a stream of its own."""
    drafts = [Draft(json.dumps(one["event"]).encode(), one["author"]) for one in map(json.loads, _lines())]
    await asyncio.gather(*(store.append(f"past {number}", drafts) for number in range(contests)))


def _lines() -> list[str]:
    return log_of(1).read_text("utf-8").splitlines()


if __name__ == "__main__":
    bench()
