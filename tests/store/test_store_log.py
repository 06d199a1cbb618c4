"""What every store does: an append-only log of numbered events."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from nonuple.errors import Refusal
from nonuple.store import Appended, Conflict, Draft, EventStore, Stored
from tests.store.appending import STREAM, append_many, drafts, has_no_gaps, opened, texts

pytestmark = pytest.mark.anyio


async def test_events_are_read_in_the_order_of_their_appending(store: EventStore) -> None:
    for text in ("one", "two", "three"):
        await store.append(STREAM, drafts(text))
    events = await store.read(STREAM)
    assert texts(events) == ["one", "two", "three"]
    assert has_no_gaps(events)


async def test_an_event_keeps_its_author_its_data_and_its_time(store: EventStore) -> None:
    before = datetime.now(UTC) - timedelta(seconds=5)
    appended = await store.append(STREAM, [Draft(b'{"word":"\xc3\xa9t\xc3\xa9"}', "Zoé, table 4")])
    (event,) = await store.read(STREAM)
    assert event == Stored(STREAM, 1, appended.at, "Zoé, table 4", b'{"word":"\xc3\xa9t\xc3\xa9"}')
    assert before < datetime.fromisoformat(event.at) < datetime.now(UTC) + timedelta(seconds=5)


async def test_the_events_of_one_append_follow_each_other(store: EventStore) -> None:
    await store.append(STREAM, drafts("one"))
    appended = await store.append(STREAM, drafts("two", "three", "four"))
    assert (appended.first, appended.number, appended.repeated) == (2, 4, False)
    assert {event.at for event in await store.read(STREAM, after=1)} == {appended.at}


async def test_reading_goes_on_after_a_number(store: EventStore) -> None:
    await store.append(STREAM, drafts("one", "two", "three"))
    assert texts(await store.read(STREAM, after=2)) == ["three"]
    assert await store.read(STREAM, after=3) == []
    assert await store.read("another") == []


async def test_streams_are_numbered_each_on_its_own(store: EventStore) -> None:
    await store.append("a", drafts("one"))
    await store.append("b", drafts("one", "two"))
    assert await store.versions() == {"a": 1, "b": 2}


async def test_an_append_that_expects_the_right_version_is_written(store: EventStore) -> None:
    await store.append(STREAM, drafts("one"), expected=0)
    await store.append(STREAM, drafts("two"), expected=1)
    assert await store.versions() == {STREAM: 2}


@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_an_append_that_expects_another_version_conflicts_and_writes_nothing(
    store: EventStore, expected: int
) -> None:
    await store.append(STREAM, drafts("one", "two"))
    with pytest.raises(Conflict) as raised:
        await store.append(STREAM, drafts("three"), expected=expected)
    assert raised.value.actual == 2
    assert await store.versions() == {STREAM: 2}


async def test_a_stream_that_only_saw_a_conflict_does_not_exist(store: EventStore) -> None:
    with pytest.raises(Conflict):
        await store.append(STREAM, drafts("one"), expected=4)
    assert await store.versions() == {}


async def test_of_appends_that_expect_the_same_version_one_is_written(store: EventStore) -> None:
    outcomes = await asyncio.gather(
        *(store.append(STREAM, drafts(str(number)), expected=0) for number in range(20)),
        return_exceptions=True,
    )
    assert sum(isinstance(outcome, Appended) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
    assert await store.versions() == {STREAM: 1}


async def test_a_repeated_key_answers_the_first_result(store: EventStore) -> None:
    first = await store.append(STREAM, drafts("one", "two"), key="k", expected=0)
    await store.append(STREAM, drafts("three"))
    again = await store.append(STREAM, drafts("other"), key="k", expected=0)
    assert again == Appended(first.number, first.first, first.at, repeated=True)
    assert texts(await store.read(STREAM)) == ["one", "two", "three"]


async def test_a_key_is_one_of_its_stream_only(store: EventStore) -> None:
    await store.append("a", drafts("one"), key="k")
    assert not (await store.append("b", drafts("one"), key="k")).repeated


async def test_a_key_whose_append_conflicted_can_still_be_used(store: EventStore) -> None:
    with pytest.raises(Conflict):
        await store.append(STREAM, drafts("one"), key="k", expected=7)
    assert not (await store.append(STREAM, drafts("one"), key="k")).repeated


async def test_a_key_sent_many_times_at_once_is_written_once(store: EventStore) -> None:
    outcomes = await append_many(store, ["k"] * 50)
    assert sum(not outcome.repeated for outcome in outcomes) == 1
    assert {outcome.number for outcome in outcomes} == {1}
    assert texts(await store.read(STREAM)) == ["k"]


async def test_keys_and_events_outlive_the_store(where: Path | str) -> None:
    async with opened(where) as store:
        first = await store.append(STREAM, drafts("one"), key="k")
    async with opened(where) as store:
        again = await store.append(STREAM, drafts("one"), key="k")
        await store.append(STREAM, drafts("two"), expected=1)
        assert again == Appended(first.number, first.first, first.at, repeated=True)
        assert texts(await store.read(STREAM)) == ["one", "two"]


async def test_thousands_of_appends_at_once_are_all_written(store: EventStore) -> None:
    keys = [f"slip-{number}" for number in range(2500)]
    outcomes = await append_many(store, keys)
    events = await store.read(STREAM)
    assert has_no_gaps(events)
    assert {key: outcome.number for key, outcome in zip(keys, outcomes, strict=True)} == {
        event.data.decode(): event.number for event in events
    }


async def test_closing_waits_for_what_is_being_written(where: Path | str) -> None:
    async with opened(where) as store:
        waiting = [asyncio.create_task(store.append(STREAM, drafts(str(n)))) for n in range(100)]
        await asyncio.sleep(0)
    assert all(task.done() and task.exception() is None for task in waiting)
    with pytest.raises(Refusal):
        await store.append(STREAM, drafts("too late"))
    async with opened(where) as store:
        assert await store.versions() == {STREAM: 100}


async def test_an_append_that_nobody_waits_for_leaves_the_others_alone(store: EventStore) -> None:
    waiting = [asyncio.create_task(store.append(STREAM, drafts(str(n)))) for n in range(10)]
    await asyncio.sleep(0)
    waiting[3].cancel()
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert sum(isinstance(outcome, Appended) for outcome in outcomes) == 9
    assert has_no_gaps(await store.read(STREAM))


@pytest.mark.parametrize("name", ["", "a\0b", "line\nline", "\ud800", "x" * 201])
async def test_a_name_that_a_database_could_not_keep_fails_alone(store: EventStore, name: str) -> None:
    outcomes = await asyncio.gather(
        store.append(STREAM, drafts("one")),
        store.append(name, drafts("stream")),
        store.append(STREAM, drafts("author", author=name)),
        store.append(STREAM, drafts("key"), key=name),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [Appended, Refusal, Refusal, Refusal]
    assert texts(await store.read(STREAM)) == ["one"]


async def test_a_secret_is_made_once_and_kept(where: Path | str) -> None:
    async with opened(where) as store:
        links, codes = await store.secret("links"), await store.secret("codes")
        assert len(links) == len(codes) == 32
        assert links != codes
    async with opened(where) as store:
        assert await store.secret("links") == links
        assert await store.secrets() == {"links": links, "codes": codes}


async def test_a_secret_asked_for_many_times_at_once_is_one(store: EventStore) -> None:
    assert len(set(await asyncio.gather(*(store.secret("links") for _ in range(20))))) == 1


@pytest.mark.parametrize("name", ["", "../links", "Links", "a b"])
async def test_a_secret_has_a_plain_name(store: EventStore, name: str) -> None:
    with pytest.raises(ValueError, match="cannot name a secret"):
        await store.secret(name)


async def test_an_append_has_an_event(store: EventStore) -> None:
    with pytest.raises(ValueError, match="an event"):
        await store.append(STREAM, [])


async def test_a_closed_store_refuses_what_is_asked_and_can_be_closed_again(where: Path | str) -> None:
    async with opened(where) as store:
        await store.append(STREAM, drafts("one"))
    await store.close()
    with pytest.raises(Refusal):
        await store.read(STREAM)
    with pytest.raises(Refusal):
        await store.append(STREAM, drafts("two"))
