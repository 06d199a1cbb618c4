"""Notes: what spares one the reading of a stream. They are no part of the log."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from nonuple.store import Draft, EventStore, open_store
from nonuple.store.protocol import StreamNote

pytestmark = pytest.mark.anyio

STREAM = "essai"


@pytest.fixture
async def noted(where: Path | str) -> AsyncIterator[EventStore]:
    """A store with a stream at its second event."""
    store = await open_store(where)
    await store.append(STREAM, [Draft(b"{}", "essai"), Draft(b"{}", "essai")])
    yield store
    await store.close()


async def test_the_last_note_is_kept_across_openings(noted: EventStore, where: Path | str) -> None:
    for data in (b"one", b"two"):
        await noted.note(STREAM, StreamNote(2, data))
    await noted.close()
    again = await open_store(where)
    assert await again.notes() == {STREAM: StreamNote(2, b"two")}
    assert await again.examine(STREAM) is None
    await again.close()


async def test_a_note_of_another_number_is_not_kept(noted: EventStore) -> None:
    for number in (1, 3):
        await noted.note(STREAM, StreamNote(number, b"one"))
    await noted.note("nothing", StreamNote(0, b"one"))
    assert await noted.notes() == {}


async def test_a_stream_that_is_rewritten_has_no_note(noted: EventStore) -> None:
    await noted.note(STREAM, StreamNote(2, b"one"))
    others = [msgspec.structs.replace(row, author="another") for row in await noted.rows(STREAM)]
    await noted.rewrite(STREAM, others, expected=2)
    assert await noted.notes() == {}
