"""The process is killed while it writes: what it acknowledged is there, once."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from nonuple.errors import Refusal
from nonuple.store import Stored
from nonuple.texts import store as texts
from tests.repository import ROOT
from tests.store.appending import STREAM, append_many, drafts, has_no_gaps, opened

pytestmark = pytest.mark.anyio

ROUNDS = 100 if os.environ.get("NONUPLE_SOAK") == "1" else 10


def start_writer(where: Path | str, name: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.store.writer", str(where), name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def acknowledged_before_kill(where: Path | str, name: str, after: int) -> dict[str, int]:
    """Run a writer, kill it after so many acknowledgements, and return all that it gave."""
    with start_writer(where, name) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(after)]
        process.kill()
        lines += process.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {key: int(number) for key, number in whole}


def last_numbers(events: list[Stored]) -> dict[str, int]:
    """The number of the last event of every append, by its key, which is its data."""
    return {event.data.decode(): event.number for event in events}


async def test_every_acknowledged_append_is_there_exactly_once(where: Path | str) -> None:
    chance = random.Random(9)
    acknowledged: dict[str, int] = {}
    for round_number in range(ROUNDS):
        acknowledged |= acknowledged_before_kill(where, f"r{round_number}", chance.randrange(1, 400))
        async with opened(where) as store:
            events = await store.read(STREAM)
            assert has_no_gaps(events)
            found = last_numbers(events)
            assert {key: found.get(key) for key in acknowledged} == acknowledged
            counts = {key: 1 + int(key.rpartition("-")[2]) % 3 for key in found}
            assert len(events) == sum(counts.values())
            again = await append_many(store, list(acknowledged))
            assert [outcome.number for outcome in again] == list(acknowledged.values())
            assert all(outcome.repeated for outcome in again)
            await store.append(STREAM, drafts(f"after-{round_number}-0"))


async def test_a_data_directory_that_another_process_uses_is_refused(tmp_path: Path) -> None:
    with start_writer(tmp_path, "first") as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(Refusal) as raised:
            async with opened(tmp_path):
                pass
        process.kill()
    assert raised.value.text == texts.IN_USE
    async with opened(tmp_path) as store:
        assert (await store.versions())[STREAM] > 0
