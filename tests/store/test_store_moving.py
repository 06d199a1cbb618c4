"""A log that goes on in PostgreSQL is the same log."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.store import Draft
from nonuple.store.moving import move
from nonuple.store.restoring import Restored
from nonuple.texts import store as texts
from tests.postgres import Postgres
from tests.store.appending import STREAM, drafts, opened

pytestmark = pytest.mark.anyio

appends = st.lists(
    st.tuples(
        st.sampled_from(["server", "a1", "b2"]), st.lists(st.binary(max_size=9), min_size=1, max_size=3)
    )
)


@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(appends=appends)
def test_every_event_number_key_and_secret_is_as_it_was(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory, appends: list[tuple[str, list[bytes]]]
) -> None:
    async def there_and_back() -> None:
        log, address = tmp_path_factory.mktemp("log"), postgres.empty_database()
        async with opened(log) as store:
            for number, (stream, data) in enumerate(appends):
                await store.append(stream, [Draft(one, "Ana") for one in data], key=f"k{number}")
            secret, versions = await store.secret("codes"), await store.versions()
            rows = {stream: await store.rows(stream) for stream in versions}
        assert await move(log, address) == Restored(len(versions), sum(versions.values()))
        assert await move(log, address) == Restored(0, 0), "cut short, it is done again"
        async with opened(address) as moved:
            assert await moved.versions() == versions
            assert {stream: await moved.rows(stream) for stream in versions} == rows
            assert (await moved.secret("codes"), moved.damage()) == (secret, [])
            if appends:
                (stream, data) = appends[0]
                again = await moved.append(stream, [Draft(one, "Ana") for one in data], key="k0")
                assert (again.repeated, again.number) == (True, len(data))
                assert (await moved.append(stream, drafts("on"))).number == versions[stream] + 1
        async with opened(log) as store:
            assert await store.versions() == versions

    asyncio.run(there_and_back())


async def test_a_database_with_another_log_takes_nothing(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.empty_database()
    async with opened(address) as other:
        await other.append(STREAM, drafts("other"))
    async with opened(tmp_path) as store:
        await store.append(STREAM, drafts("ours"))
        await store.append("more", drafts("ours"))
    with pytest.raises(Refusal) as refused:
        await move(tmp_path, address)
    assert refused.value.text is texts.DATABASE_IN_USE
    async with opened(address) as other:
        assert await other.versions() == {STREAM: 1}
