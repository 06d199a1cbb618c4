"""Which process of a database keeps a stream: one that lives, alone, and until it is taken for dead."""

from collections.abc import AsyncIterator

import pytest

from nonuple.store import Draft
from nonuple.store.postgres import PostgresStore
from nonuple.store.protocol import Elsewhere, Lease, Lost
from tests.postgres import Postgres
from tests.store.appending import STREAM, drafts

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.empty_database()


@pytest.fixture
async def one(address: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(address, reached_at="http://one")
    yield store
    await store.close()


@pytest.fixture
async def other(address: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(address, reached_at="http://other")
    yield store
    await store.close()


async def test_the_first_keeps_a_stream_and_the_other_hears_where(
    one: PostgresStore, other: PostgresStore
) -> None:
    await one.append(STREAM, drafts("a"))
    assert await one.claim(STREAM) == await one.claim(STREAM) == Lease(1)
    assert await other.claim(STREAM) == Elsewhere("http://one")
    assert (await one.survey()).held == {STREAM: 1}
    assert (await other.survey()) == ({}, [])


async def test_nobody_keeps_what_is_not_there(one: PostgresStore) -> None:
    assert await one.claim(STREAM) is None


async def test_what_one_who_left_kept_is_an_orphan_and_he_writes_no_more_once_it_is_taken_over(
    one: PostgresStore, other: PostgresStore
) -> None:
    await one.append(STREAM, drafts("a"))
    lease = await one.claim(STREAM)
    assert isinstance(lease, Lease)
    await one.leave()
    assert (await other.survey()).orphans == [STREAM]
    await one.append(STREAM, drafts("b"), lease=lease)
    assert await other.claim(STREAM) == Lease(2)
    with pytest.raises(Lost):
        await one.append(STREAM, drafts("c"), lease=lease)
    with pytest.raises(Lost):
        await one.append(STREAM, drafts("c"), lease=lease, key="sent before")
    await other.append(STREAM, drafts("d"), lease=Lease(2))
    assert [stored.data for stored in await other.read(STREAM)] == [one.data for one in drafts("a", "b", "d")]
    assert (await one.survey()).held == {}


async def test_what_was_answered_before_it_was_lost_is_answered_again(
    one: PostgresStore, other: PostgresStore
) -> None:
    await one.append(STREAM, drafts("a"))
    lease = await one.claim(STREAM)
    assert isinstance(lease, Lease)
    first = await one.append(STREAM, drafts("b"), lease=lease, key="k")
    await one.leave()
    await other.claim(STREAM)
    assert (await one.append(STREAM, drafts("b"), lease=lease, key="k")).number == first.number


async def test_one_that_is_heard_of_no_more_is_taken_for_dead(
    postgres: Postgres, address: str, one: PostgresStore, other: PostgresStore
) -> None:
    """It hangs, say, while its session goes on."""
    await one.append(STREAM, drafts("a"))
    await one.claim(STREAM)
    postgres.execute(
        "UPDATE nonuple.processes SET seen = seen - interval '1 hour' WHERE address = 'http://one'",
        postgres.name_of(address),
    )
    assert await other.claim(STREAM) == Lease(2)


async def test_a_stream_is_found_by_what_lets_somebody_in_though_nobody_has_read_it(
    one: PostgresStore, other: PostgresStore
) -> None:
    await one.append(STREAM, [Draft(b"{}", "x", ("link", "code")), Draft(b"{}", "x")])
    assert [await other.behind(key) for key in ("link", "code", "else")] == [[STREAM], [STREAM], []]
    assert await other.unindexed() == []
    await one.rewrite(STREAM, (await one.rows(STREAM))[:1], expected=2)
    assert await other.unindexed() == [STREAM]
    await other.index(STREAM, ["link"])
    assert (await one.behind("link"), await one.behind("code"), await one.unindexed()) == ([STREAM], [], [])


async def test_a_database_of_before_has_its_streams_read_once(postgres: Postgres, address: str) -> None:
    before = await PostgresStore.open(address)
    await before.append(STREAM, drafts("a"))
    await before.close()
    name = postgres.name_of(address)
    postgres.execute("DROP TABLE nonuple.processes, nonuple.doors", name)
    postgres.execute(
        "ALTER TABLE nonuple.streams DROP COLUMN holder, DROP COLUMN term, DROP COLUMN indexed", name
    )
    now = await PostgresStore.open(address)
    assert await now.unindexed() == [STREAM]
    assert await now.claim(STREAM) == Lease(1, indexed=False)
    await now.close()
