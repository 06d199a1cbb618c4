"""Any sequence of appends and reopenings gives what a plain list would."""

import asyncio
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Literal

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from nonuple.store import Appended, Conflict, Draft, EventStore, open_store
from tests.postgres import Postgres


class Step(msgspec.Struct, frozen=True):
    """Appends that are sent together, and whether the store is closed and opened again after them."""

    appends: tuple["Sent", ...]
    reopen: bool


class Sent(msgspec.Struct, frozen=True):
    stream: str
    events: tuple[Draft, ...]
    expected: Literal["any", "right", "wrong"]
    key: str | None


class Model:
    """What the log is meant to be."""

    def __init__(self) -> None:
        self.streams: dict[str, list[Draft]] = {}
        self.keys: dict[tuple[str, str], tuple[int, int]] = {}

    def append(self, sent: Sent, expected: int | None) -> tuple[int, int, bool] | int:
        """First and last number and whether repeated, or the version that conflicts."""
        log = self.streams.get(sent.stream, [])
        if sent.key is not None and (sent.stream, sent.key) in self.keys:
            return *self.keys[sent.stream, sent.key], True
        if expected is not None and expected != len(log):
            return len(log)
        numbers = (len(log) + 1, len(log) + len(sent.events))
        self.streams[sent.stream] = [*log, *sent.events]
        if sent.key is not None:
            self.keys[sent.stream, sent.key] = numbers
        return *numbers, False


drafts = st.builds(Draft, data=st.binary(max_size=20), author=st.sampled_from(["desk", "Zoé", "🙂"]))
sent = st.builds(
    Sent,
    stream=st.sampled_from(["a", "b", "à"]),
    events=st.lists(drafts, min_size=1, max_size=3).map(tuple),
    expected=st.sampled_from(["any", "right", "wrong"]),
    key=st.sampled_from([None, "k1", "k2", "k3", "K3"]),
)
steps = st.lists(st.builds(Step, st.lists(sent, max_size=6).map(tuple), st.booleans()), max_size=6)

prefixes = count(1)


async def outcome_of(store: EventStore, sent: Sent, stream: str, expected: int | None) -> object:
    try:
        appended = await store.append(stream, sent.events, expected=expected, key=sent.key)
    except Conflict as conflict:
        return conflict.actual
    assert isinstance(appended, Appended)
    return appended.first, appended.number, appended.repeated


async def play(where: Path | str, steps: Sequence[Step]) -> None:
    """Streams are named anew in every example, since they share a database."""
    prefix = f"{next(prefixes)}-"
    model = Model()
    store = await open_store(where)
    try:
        for step in steps:
            wanted, asked = [], []
            for one in step.appends:
                version = len(model.streams.get(one.stream, []))
                expected = {"any": None, "right": version, "wrong": version + 1}[one.expected]
                wanted.append(model.append(one, expected))
                asked.append(outcome_of(store, one, prefix + one.stream, expected))
            assert await asyncio.gather(*asked) == wanted
            if step.reopen:
                await store.close()
                store = await open_store(where)
        versions = await store.versions()
        for stream, log in model.streams.items():
            found = await store.read(prefix + stream)
            assert [Draft(event.data, event.author) for event in found] == log
            assert [event.number for event in found] == list(range(1, len(log) + 1))
            assert await store.read(prefix + stream, after=len(log) // 2) == found[len(log) // 2 :]
            assert versions[prefix + stream] == len(log)
    finally:
        await store.close()


@given(steps)
def test_the_embedded_store_is_a_list(steps: list[Step]) -> None:
    with tempfile.TemporaryDirectory() as directory:
        asyncio.run(play(Path(directory), steps))


def test_the_store_in_postgresql_is_a_list(postgres: Postgres) -> None:
    address = postgres.empty_database()

    @given(steps)
    @settings(max_examples=25)
    def is_a_list(steps: list[Step]) -> None:
        asyncio.run(play(address, steps))

    is_a_list()
