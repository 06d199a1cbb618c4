"""Several processes on one PostgreSQL database, which comes and goes."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import psycopg
import pytest

from nonuple.errors import Refusal
from nonuple.store import Appended, Conflict, EventStore
from nonuple.store.postgres import PostgresStore
from nonuple.texts import store as texts
from tests.postgres import Postgres
from tests.server.visiting import LONGEST_WAIT
from tests.store.appending import STREAM, append_many, drafts, has_no_gaps, opened, until
from tests.store.appending import texts as texts_of
from tests.store.lossy import wire_to
from tests.store.test_store_killed import start_writer

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.empty_database()


@asynccontextmanager
async def two_stores(address: str) -> AsyncIterator[tuple[EventStore, EventStore]]:
    async with opened(address) as one, opened(address) as other:
        yield one, other


def cut_off(postgres: Postgres, address: str, which: str = "true") -> int:
    """End the connections of the stores on a database; how many there were."""
    return len(
        postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE application_name = 'nonuple' AND datname = '{postgres.name_of(address)}' AND {which}"
        )
    )


@contextmanager
def nobody_connects(postgres: Postgres, address: str) -> Iterator[None]:
    """Connections that are there go on, new ones are refused."""
    allow = f"ALTER DATABASE {postgres.name_of(address)} WITH ALLOW_CONNECTIONS"
    postgres.execute(f"{allow} false")
    try:
        yield
    finally:
        postgres.execute(f"{allow} true")


async def refusal_of(address: str) -> Refusal:
    with pytest.raises(Refusal) as raised:
        async with opened(address):
            pass
    return raised.value


async def test_two_stores_number_one_stream_without_gaps(address: str) -> None:
    async with two_stores(address) as (one, other):
        outcomes = await asyncio.gather(
            append_many(one, [f"one-{n}" for n in range(1500)]),
            append_many(other, [f"other-{n}" for n in range(1500)]),
        )
        events = await one.read(STREAM)
        assert has_no_gaps(events)
        assert len(events) == 3000
        assert sorted(outcome.number for half in outcomes for outcome in half) == list(range(1, 3001))


async def test_a_key_sent_to_both_stores_is_written_once(address: str) -> None:
    keys = [f"k{n}" for n in range(200)]
    async with two_stores(address) as (one, other):
        outcomes = await asyncio.gather(append_many(one, keys), append_many(other, keys))
        assert len(await one.read(STREAM)) == 200
        assert sum(not outcome.repeated for half in outcomes for outcome in half) == 200


async def test_of_two_stores_that_expect_the_same_version_one_conflicts(address: str) -> None:
    async with two_stores(address) as (one, other):
        outcomes = await asyncio.gather(
            one.append(STREAM, drafts("one"), expected=0),
            other.append(STREAM, drafts("other"), expected=0),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes} == {Appended, Conflict}


async def test_streams_locked_in_different_orders_do_not_stop_each_other(address: str) -> None:
    streams = [f"s{n}" for n in range(20)]
    async with two_stores(address) as (one, other):
        for n in range(20):
            await asyncio.gather(
                *(one.append(stream, drafts(f"one-{n}")) for stream in streams),
                *(other.append(stream, drafts(f"other-{n}")) for stream in reversed(streams)),
            )
        assert await one.versions() == dict.fromkeys(streams, 40)


async def test_each_store_hears_what_the_other_appends_and_not_itself(address: str) -> None:
    async with two_stores(address) as (one, other):
        heard_by_one: list[tuple[str, int]] = []
        heard_by_other: list[tuple[str, int]] = []
        one.listen(lambda stream, version: heard_by_one.append((stream, version)))
        other.listen(lambda stream, version: heard_by_other.append((stream, version)))
        await one.append("a stream", drafts("1", "2"))
        await until(lambda: heard_by_other == [("a stream", 2)])
        await other.append("a stream", drafts("3"))
        await until(lambda: heard_by_one == [("a stream", 3)])
        assert heard_by_other == [("a stream", 2)]


async def test_what_was_appended_while_not_listening_is_heard_afterwards(
    postgres: Postgres, address: str
) -> None:
    async with two_stores(address) as (one, other):
        heard: dict[str, int] = {}
        one.listen(heard.__setitem__)
        await other.append("a", drafts("1"))
        await until(lambda: heard == {"a": 1})
        with nobody_connects(postgres, address):
            assert cut_off(postgres, address, "query LIKE '%streams WHERE version%'") == 2
            await append_many(other, ["x", "y", "z"], stream="b")
        await until(lambda: heard.get("b") == 3)
        await other.append("a", drafts("2"))
        await until(lambda: heard == {"a": 2, "b": 3})


async def test_the_store_that_is_left_goes_on_when_another_process_is_killed(address: str) -> None:
    async with opened(address) as store:
        heard: dict[str, int] = {}
        store.listen(heard.__setitem__)
        with start_writer(address, "killed") as process:
            await until(lambda: heard.get(STREAM, 0) > 100)
            await append_many(store, [f"left-{n}" for n in range(100)])
            process.kill()
        await append_many(store, [f"alone-{n}" for n in range(100)])
        events = await store.read(STREAM)
        assert has_no_gaps(events)
        assert sum(text.startswith(("left", "alone")) for text in texts_of(events)) == 200


async def test_appends_survive_the_loss_of_every_connection(postgres: Postgres, address: str) -> None:
    async with opened(address) as store:
        ended = 0
        tasks = []
        for number in range(20):
            keys = [f"{number}-{n}" for n in range(200)]
            tasks.append(asyncio.create_task(append_many(store, keys)))
            await asyncio.sleep(0)
            ended += await asyncio.to_thread(cut_off, postgres, address)
        outcomes = [outcome for group in await asyncio.gather(*tasks) for outcome in group]
        assert ended > 0
        assert sorted(outcome.number for outcome in outcomes) == list(range(1, 4001))
        assert not any(outcome.repeated for outcome in outcomes)
        assert has_no_gaps(await store.read(STREAM))


async def test_an_append_cut_off_in_mid_commit_is_written_once(postgres: Postgres, address: str) -> None:
    async with opened(address) as store:
        async with await psycopg.AsyncConnection.connect(address) as holder:
            await holder.execute(
                "CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS "
                "$$ BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END $$"
            )
            await holder.execute(
                "CREATE CONSTRAINT TRIGGER wait AFTER INSERT ON nonuple.events "
                "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait()"
            )
            await holder.commit()
            await holder.execute("SELECT pg_advisory_xact_lock(1)")
            waiting = asyncio.create_task(store.append(STREAM, drafts("one")))
            committing = "query = 'COMMIT' AND wait_event = 'advisory'"
            await until(lambda: cut_off(postgres, address, committing) > 0)
        assert (await waiting).number == 1
        assert texts_of(await store.read(STREAM)) == ["one"]


@pytest.mark.parametrize("key", ["k", None])
async def test_an_append_whose_acknowledgement_was_lost_is_written_once(
    postgres: Postgres, address: str, key: str | None
) -> None:
    async with wire_to(postgres) as wire:
        through_wire = f"postgresql://postgres@127.0.0.1:{wire.port}/{postgres.name_of(address)}"
        async with opened(through_wire) as store:
            await store.append(STREAM, drafts("zero"))
            wire.answers_to_lose = 2
            appended = await store.append(STREAM, drafts("one", "two"), key=key, expected=1)
            assert wire.answers_to_lose == 0
            assert (appended.first, appended.number, appended.repeated) == (2, 3, False)
            assert texts_of(await store.read(STREAM)) == ["zero", "one", "two"]
            assert (await store.append(STREAM, drafts("three"))).number == 4


async def test_appends_to_a_database_that_stays_away_are_refused_and_work_when_it_is_back(
    postgres: Postgres, address: str
) -> None:
    store = await PostgresStore.open(address, patience=0.3)
    try:
        with nobody_connects(postgres, address):
            cut_off(postgres, address)
            outcomes = await asyncio.gather(
                *(store.append(STREAM, drafts(str(n)), key=str(n)) for n in range(5)), return_exceptions=True
            )
        assert [getattr(outcome, "text", None) for outcome in outcomes] == [texts.UNAVAILABLE] * 5
        assert len(await append_many(store, [str(n) for n in range(5)])) == 5
        assert has_no_gaps(await store.read(STREAM))
    finally:
        await store.close()


async def test_a_database_that_hangs_holds_nobody_and_what_was_not_acknowledged_can_be_sent_again(
    postgres: Postgres, address: str
) -> None:
    store = await PostgresStore.open(address)
    with postgres.frozen():
        async with asyncio.timeout(LONGEST_WAIT):
            append = asyncio.create_task(store.append(STREAM, drafts("one"), key="one"))
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(store.rows(STREAM), 0.01)
            await store.close()
            (outcome,) = await asyncio.gather(append, return_exceptions=True)
    assert isinstance(outcome, Refusal)
    async with opened(address) as again:
        assert (await again.append(STREAM, drafts("one"), key="one")).number == 1
        assert texts_of(await again.read(STREAM)) == ["one"]


async def test_stores_that_start_at_once_make_the_tables_once(address: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(address) for _ in range(6)))
    await asyncio.gather(*(store.append(STREAM, drafts("one")) for store in stores))
    secrets = await asyncio.gather(*(store.secret("links") for store in stores))
    assert await stores[0].versions() == {STREAM: 6}
    assert len(set(secrets)) == 1
    for store in stores:
        await store.close()


async def test_a_server_that_is_not_there_is_named() -> None:
    refusal = await refusal_of("postgresql://club:sesame@127.0.0.1:9/games")
    assert refusal.text == texts.UNREACHABLE
    assert "127.0.0.1:9/games" in str(refusal)
    assert "sesame" not in str(refusal)


async def test_a_database_that_the_server_refuses_is_named(postgres: Postgres) -> None:
    refusal = await refusal_of(postgres.address("no_such_database"))
    assert refusal.text == texts.NOT_ADMITTED
    assert "no_such_database" in str(refusal)


async def test_an_address_that_cannot_be_read_is_not_repeated() -> None:
    refusal = await refusal_of("postgresql://club:sesame@[oops/games")
    assert refusal.text == texts.BAD_ADDRESS
    assert "sesame" not in str(refusal)


async def test_a_user_who_may_not_write_is_told(postgres: Postgres, address: str) -> None:
    postgres.execute("DROP ROLE IF EXISTS guest")
    postgres.execute("CREATE ROLE guest LOGIN")
    assert (await refusal_of(address.replace("postgres@", "guest@"))).text == texts.FORBIDDEN


async def test_the_database_of_a_later_program_is_refused(postgres: Postgres, address: str) -> None:
    async with opened(address):
        pass
    postgres.execute("UPDATE nonuple.schema SET version = 99", postgres.name_of(address))
    assert (await refusal_of(address)).text == texts.NEWER


async def test_a_database_without_unicode_is_refused(postgres: Postgres) -> None:
    postgres.execute("CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1'")
    assert (await refusal_of(postgres.address("latin"))).text == texts.NOT_UTF8


async def test_a_read_only_database_is_said_to_be(postgres: Postgres, address: str) -> None:
    async with opened(address) as store:
        await store.append(STREAM, drafts("one"))
        postgres.execute(f"ALTER DATABASE {postgres.name_of(address)} SET default_transaction_read_only = on")
        cut_off(postgres, address)
        with pytest.raises(Refusal) as raised:
            await store.append(STREAM, drafts("two"))
        assert raised.value.text == texts.READ_ONLY
        assert texts_of(await store.read(STREAM)) == ["one"]
