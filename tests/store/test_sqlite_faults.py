"""What goes wrong around the embedded store, and that it goes on when the trouble is over."""

import asyncio
import resource
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from nonuple.errors import Refusal
from nonuple.store import Appended, open_store
from nonuple.store import sqlite as sqlite_store
from nonuple.store.sqlite import SqliteStore
from nonuple.store.sqlite_file import NAME, connect
from nonuple.texts import store as texts
from tests.store.appending import STREAM, append_many, drafts, has_no_gaps, opened
from tests.store.appending import texts as texts_of

pytestmark = pytest.mark.anyio


@contextmanager
def locked(data: Path) -> Iterator[sqlite3.Connection]:
    """Another program has the database to itself."""
    with closing(sqlite3.connect(data / NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other


@contextmanager
def files_not_longer_than(limit: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def refusal_of_opening(data: Path) -> Refusal:
    with pytest.raises(Refusal) as raised:
        async with opened(data):
            pass
    return raised.value


async def test_the_files_are_for_their_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "some" / "data"
    async with opened(data) as store:
        await store.append(STREAM, drafts("one"))
        await store.secret("links")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()}
    assert {f"{NAME}", f"{NAME}-wal", "links.secret"} <= set(modes)
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(data.stat().st_mode) == 0o700


async def test_an_append_waits_for_a_program_that_locks_the_database_for_a_moment(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append(STREAM, drafts("one"))
        with locked(tmp_path):
            waiting = asyncio.create_task(store.append(STREAM, drafts("two")))
            assert texts_of(await store.read(STREAM)) == ["one"]
            assert not waiting.done()
        assert (await waiting).number == 2


async def test_appends_are_refused_while_the_database_stays_locked(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path, patience=0.05)
    with locked(tmp_path):
        outcomes = await asyncio.gather(
            *(store.append(STREAM, drafts(str(n)), key=str(n)) for n in range(10)), return_exceptions=True
        )
        assert {outcome.text for outcome in outcomes if isinstance(outcome, Refusal)} == {texts.LOCKED}
        assert len({id(outcome) for outcome in outcomes}) == 10
    assert not any(outcome.repeated for outcome in await append_many(store, [str(n) for n in range(10)]))
    await store.close()


@pytest.mark.parametrize("room", [20, 60])
async def test_a_full_disk_refuses_what_does_not_fit_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    def connect_to_small_disk(*arguments: Any) -> sqlite3.Connection:
        connection = connect(*arguments)
        connection.execute(f"PRAGMA max_page_count = {room}")
        return connection

    keys = [f"{n}-{'x' * 150}" for n in range(3000)]
    with monkeypatch.context() as patch:
        patch.setattr(sqlite_store, "connect", connect_to_small_disk)
        store = await SqliteStore.open(tmp_path)
        one_by_one = [await store.append(STREAM, drafts(key), key=key) for key in keys[:50]]
        outcomes = await asyncio.gather(
            *(store.append(STREAM, drafts(key), key=key) for key in keys[50:]), return_exceptions=True
        )
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refusal)]
    assert {refusal.text for refusal in refused} == {texts.DISK_FULL}
    written = len(one_by_one) + len(outcomes) - len(refused)
    assert await store.versions() == {STREAM: written}

    again = await append_many(store, keys)
    assert sum(outcome.repeated for outcome in again) == written
    events = await store.read(STREAM)
    assert has_no_gaps(events)
    assert len(events) == len(keys)
    await store.close()


async def test_a_disk_that_fails_refuses_everyone_who_waits_and_then_goes_on(tmp_path: Path) -> None:
    keys = [f"{n}-{'x' * 190}" for n in range(4000)]
    async with opened(tmp_path) as store:
        await store.append(STREAM, drafts("before"))
        with files_not_longer_than(200_000):
            outcomes = await asyncio.gather(
                *(store.append(STREAM, drafts(key), key=key) for key in keys), return_exceptions=True
            )
        assert {outcome.text for outcome in outcomes if isinstance(outcome, Refusal)} == {texts.DISK}
        acknowledged = {
            key: outcome.number
            for key, outcome in zip(keys, outcomes, strict=True)
            if isinstance(outcome, Appended)
        }
        await append_many(store, keys)
    async with opened(tmp_path) as store:
        events = await store.read(STREAM)
        found = {event.data.decode(): event.number for event in events}
        assert has_no_gaps(events)
        assert len(found) == len(events) == len(keys) + 1
        assert {key: found[key] for key in acknowledged} == acknowledged


async def test_a_second_server_on_the_same_directory_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        assert (await refusal_of_opening(tmp_path)).text == texts.IN_USE
        await store.append(STREAM, drafts("one"))
    async with opened(tmp_path) as store:
        assert await store.versions() == {STREAM: 1}


@pytest.mark.parametrize(
    "content", [b"not a database at all\n" * 400, b"x", b"SQLite format 3\0" + bytes(4000)]
)
async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    assert (await refusal_of_opening(tmp_path)).text == texts.NOT_A_DATABASE
    assert (tmp_path / NAME).read_bytes() == content


async def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    assert (await refusal_of_opening(tmp_path)).text == texts.NOT_A_DATABASE


async def test_the_database_of_a_later_program_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / NAME)) as other:
        other.execute("PRAGMA user_version = 99")
    assert (await refusal_of_opening(tmp_path)).text == texts.NEWER


async def test_a_damaged_database_is_said_to_be(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await append_many(store, [f"{n}-{'x' * 190}" for n in range(500)])
    file = tmp_path / NAME
    content = bytearray(file.read_bytes())
    content[4096 : len(content) - 4096] = b"\xa5" * (len(content) - 8192)
    file.write_bytes(content)
    assert (await refusal_of_opening(tmp_path)).text == texts.DAMAGED


@pytest.mark.parametrize("blocked", ["", "data", "data/nonuple.lock", "data/nonuple.db"])
async def test_a_directory_that_cannot_be_used_is_refused(tmp_path: Path, blocked: str) -> None:
    """Something of the wrong kind is in the way, which stops an administrator too."""
    base = tmp_path / "base"
    if blocked in ("", "data"):
        (base / blocked).parent.mkdir(exist_ok=True)
        (base / blocked).write_bytes(b"")
    else:
        (base / blocked).mkdir(parents=True)
    assert (await refusal_of_opening(base / "data")).text == texts.DIRECTORY


@pytest.mark.parametrize("content", [b"", b"short", b"x" * 33])
async def test_a_damaged_secret_is_refused_rather_than_replaced(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "links.secret").write_bytes(content)
    async with opened(tmp_path) as store:
        with pytest.raises(Refusal) as raised:
            await store.secret("links")
    assert raised.value.text == texts.SECRET_DAMAGED


async def test_a_database_that_went_away_is_not_begun_anew(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "data", patience=0.05)
    await store.append(STREAM, drafts("one"))
    (tmp_path / "data").rename(tmp_path / "elsewhere")
    with locked(tmp_path / "elsewhere"), pytest.raises(Refusal):
        await store.append(STREAM, drafts("two"))
    with pytest.raises(Refusal) as raised:
        await store.append(STREAM, drafts("two"))
    assert raised.value.text == texts.DISK
    (tmp_path / "elsewhere").rename(tmp_path / "data")
    assert (await store.append(STREAM, drafts("two"))).number == 2
    await store.close()


@pytest.mark.parametrize(
    "address", ["sqlite://club", "mysql://root:secret@host/base", "club", "", "postgresql:/x"]
)
async def test_an_address_of_another_kind_is_refused_and_makes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refusal) as raised:
        await open_store(address)
    assert raised.value.text == texts.UNKNOWN_ADDRESS
    assert "secret" not in str(raised.value)
    assert list(tmp_path.iterdir()) == []


async def test_without_its_driver_postgresql_is_refused_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [name for name in sys.modules if name.startswith("nonuple.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refusal) as raised:
        await open_store("postgresql://nobody@127.0.0.1:1/nothing")
    assert str(raised.value).endswith(f'{sys.executable} -m pip install "nonuple[postgresql]".')
