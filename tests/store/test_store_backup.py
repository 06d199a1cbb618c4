"""A backup follows the log wherever it is, and a game goes on from it."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from nonuple.errors import Refusal
from nonuple.store import Appended, Backup, EventStore, Restored, restore
from nonuple.store import backup as backup_module
from nonuple.store.sqlite_file import NAME, connect
from nonuple.texts import Text
from nonuple.texts import store as texts
from tests.store.appending import STREAM, append_many, drafts, opened, until
from tests.store.appending import texts as texts_of

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def backed_up(store: EventStore, path: Path) -> AsyncIterator[tuple[Backup, list[Text | None]]]:
    """A backup of the store on a disk that is there, and what it reports: troubles, None for their end."""
    path.mkdir(parents=True, exist_ok=True)
    reports: list[Text | None] = []
    backup = Backup(store, path, lambda trouble: reports.append(trouble.text if trouble else None))
    try:
        yield backup, reports
    finally:
        await backup.close()


def events_in(path: Path) -> int:
    """How many another program sees in the file."""
    if not (path / NAME).is_file():
        return 0
    with closing(sqlite3.connect(path / NAME)) as connection:
        try:
            return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])
        except sqlite3.OperationalError:  # not made yet
            return 0


async def test_a_backup_follows_and_is_complete_when_closed(store: EventStore, tmp_path: Path) -> None:
    await append_many(store, [f"before-{n}" for n in range(2500)])
    async with backed_up(store, tmp_path / "usb") as (backup, reports):
        await until(lambda: events_in(tmp_path / "usb") == 2500)
        await append_many(store, ["during"], stream="server")
        await until(lambda: events_in(tmp_path / "usb") == 2501)
        await until(lambda: backup.state().events == 0)
        await store.append(STREAM, drafts("last"))
    assert reports == []
    assert events_in(tmp_path / "usb") == 2502


async def test_a_restored_log_is_the_same_to_the_last_key(store: EventStore, tmp_path: Path) -> None:
    first = await store.append(STREAM, drafts("one", "two", author="Zoé"), key="k")
    await store.append("server", drafts("three"))
    secret = await store.secret("links")
    async with backed_up(store, tmp_path / "usb"):
        pass
    assert restore(tmp_path / "usb", tmp_path / "laptop") == Restored(streams=2, events=3)
    async with opened(tmp_path / "laptop") as restored:
        for stream in (STREAM, "server"):
            assert await restored.rows(stream) == await store.rows(stream)
        again = await restored.append(STREAM, drafts("other"), key="k")
        assert again == Appended(first.number, first.first, first.at, repeated=True)
        assert await restored.secret("links") == secret
        assert (await restored.append(STREAM, drafts("goes on"), expected=2)).number == 3


async def test_a_backup_goes_on_where_it_stopped(sqlite: EventStore, tmp_path: Path) -> None:
    for number in range(3):
        await append_many(sqlite, [f"{number}-{n}" for n in range(10)])
        async with backed_up(sqlite, tmp_path / "usb") as (_, reports):
            await until(lambda: events_in(tmp_path / "usb") == 10 * (number + 1))  # noqa: B023
        assert reports == []


async def test_a_pulled_key_is_reported_once_and_the_backup_goes_on_when_it_is_back(
    sqlite: EventStore, tmp_path: Path
) -> None:
    usb = tmp_path / "media" / "usb"
    async with backed_up(sqlite, usb) as (backup, reports):
        await sqlite.append(STREAM, drafts("one"))
        await until(lambda: events_in(usb) == 1)
        usb.rename(tmp_path / "pulled")
        await until(lambda: backup.state().trouble is not None)
        await append_many(sqlite, ["two", "three"])
        await until(lambda: backup.state().events == 2)
        assert not usb.exists()
        (tmp_path / "pulled").rename(usb)
        await until(lambda: events_in(usb) == 3)
        await until(lambda: backup.state().trouble is None)
        assert reports == [texts.BACKUP_GONE, None]


async def test_a_folder_that_is_not_there_is_never_made_in_its_place(
    sqlite: EventStore, tmp_path: Path
) -> None:
    """An unmounted key would be a copy on the disk that it is to protect from."""
    backup = Backup(sqlite, tmp_path / "key", lambda _: None)
    await until(lambda: backup.state().trouble is not None)
    await backup.close()
    assert not (tmp_path / "key").exists()


async def test_a_new_key_in_its_place_gets_everything(sqlite: EventStore, tmp_path: Path) -> None:
    usb = tmp_path / "usb"
    async with backed_up(sqlite, usb) as (backup, _):
        await append_many(sqlite, ["one", "two"])
        await sqlite.secret("links")
        await until(lambda: events_in(usb) == 2)
        shutil.rmtree(usb)
        await until(lambda: backup.state().trouble is not None)
        usb.mkdir()
        await until(lambda: events_in(usb) == 2)
    assert (usb / "links.secret").read_bytes() == await sqlite.secret("links")


async def test_a_full_key_stops_the_backup_and_not_the_game(
    sqlite: EventStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usb = tmp_path / "usb"

    def connect_to_small_key(*arguments: Any) -> sqlite3.Connection:
        connection = connect(*arguments)
        connection.execute("PRAGMA max_page_count = 20")
        return connection

    monkeypatch.setattr(backup_module, "connect", connect_to_small_key)
    async with backed_up(sqlite, usb) as (backup, reports):
        await sqlite.append(STREAM, drafts("one"))
        await until(lambda: events_in(usb) == 1)
        await append_many(sqlite, [f"{n}-{'x' * 150}" for n in range(900)])
        await until(lambda: backup.state().trouble is not None)
        assert (await sqlite.versions(), events_in(usb)) == ({STREAM: 901}, 1)
        monkeypatch.undo()
        await until(lambda: events_in(usb) == 901)
        await until(lambda: backup.state().trouble is None)
        assert reports == [texts.DISK_FULL, None]


async def test_a_backup_never_adds_to_the_copy_of_another_log(sqlite: EventStore, tmp_path: Path) -> None:
    async with opened(tmp_path / "other") as other:
        await other.append(STREAM, drafts("another game"))
        async with backed_up(other, tmp_path / "usb"):
            pass
    before = (tmp_path / "usb" / NAME).read_bytes()
    await append_many(sqlite, ["one", "two"])
    async with backed_up(sqlite, tmp_path / "usb") as (backup, reports):
        await until(lambda: backup.state().trouble is not None)
    assert reports == [texts.BACKUP_OF_ANOTHER]
    assert (tmp_path / "usb" / NAME).read_bytes() == before


async def test_the_data_directory_is_no_place_for_its_own_backup(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as store, backed_up(store, tmp_path / "data") as (_, reports):
        await until(lambda: reports != [])
    assert reports == [texts.IN_USE]


async def test_a_copied_data_directory_can_be_restored_with_what_its_journal_holds(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as store:
        await append_many(store, [str(n) for n in range(100)])
        shutil.copytree(tmp_path / "data", tmp_path / "copied while in use")
    shutil.copytree(tmp_path / "data", tmp_path / "copied after")
    assert (tmp_path / "copied while in use" / f"{NAME}-wal").stat().st_size > 0
    for number, copy in enumerate(("copied while in use", "copied after")):
        target = tmp_path / f"laptop {number}"
        assert restore(tmp_path / copy, target) == Restored(streams=1, events=100)
        async with opened(target) as restored:
            assert await restored.versions() == {STREAM: 100}


async def test_a_backup_pulled_out_while_it_was_written_is_restored_to_its_last_whole_state(
    sqlite: EventStore, tmp_path: Path
) -> None:
    await append_many(sqlite, [f"{n}-{'x' * 150}" for n in range(500)])
    async with backed_up(sqlite, tmp_path / "usb"):
        pass
    with closing(sqlite3.connect(tmp_path / "usb" / NAME, isolation_level=None)) as writer:
        writer.execute("PRAGMA cache_size = 1")  # what is not committed reaches the disk
        writer.execute("BEGIN")
        writer.execute("UPDATE events SET author = 'half'")
        shutil.copytree(tmp_path / "usb", tmp_path / "pulled")
    restore(tmp_path / "pulled", tmp_path / "laptop")
    async with opened(tmp_path / "laptop") as restored:
        assert await restored.read(STREAM) == await sqlite.read(STREAM)


async def test_restoring_leaves_the_backup_as_it_was(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as store:
        await append_many(store, ["one", "two"])
        shutil.copytree(tmp_path / "data", tmp_path / "copy")
    before = {file.name: file.read_bytes() for file in (tmp_path / "copy").iterdir()}
    restore(tmp_path / "copy", tmp_path / "laptop")
    assert {file.name: file.read_bytes() for file in (tmp_path / "copy").iterdir()} == before


async def test_a_directory_with_the_beginning_of_the_log_gets_the_rest(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as store:
        await append_many(store, ["one", "two"])
    shutil.copytree(tmp_path / "data", tmp_path / "laptop")
    async with opened(tmp_path / "data") as store:
        await append_many(store, ["three", "four", "five"])
    assert restore(tmp_path / "data", tmp_path / "laptop") == Restored(streams=1, events=3)
    assert restore(tmp_path / "data", tmp_path / "laptop") == Restored(streams=0, events=0)
    async with opened(tmp_path / "laptop") as restored:
        assert texts_of(await restored.read(STREAM)) == ["one", "two", "three", "four", "five"]


@pytest.mark.parametrize("ahead", [True, False])
async def test_what_went_on_otherwise_is_not_overwritten(tmp_path: Path, ahead: bool) -> None:
    async with opened(tmp_path / "data") as store:
        await append_many(store, ["one", "two"], stream="the club's game")
    shutil.copytree(tmp_path / "data", tmp_path / "laptop")
    async with opened(tmp_path / "laptop") as store:
        await append_many(store, ["otherwise"], stream="the club's game")
    if not ahead:
        async with opened(tmp_path / "data") as store:
            await append_many(store, ["three", "four"], stream="the club's game")
    with pytest.raises(Refusal) as raised:
        restore(tmp_path / "data", tmp_path / "laptop")
    assert raised.value.text == texts.WOULD_LOSE
    assert "the club's game" in str(raised.value)
    async with opened(tmp_path / "laptop") as store:
        assert texts_of(await store.read("the club's game")) == ["one", "two", "otherwise"]


async def test_a_directory_in_use_is_not_restored_to_nor_from(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as store:
        await append_many(store, ["one"])
    async with opened(tmp_path / "laptop"):
        with pytest.raises(Refusal) as raised:
            restore(tmp_path / "data", tmp_path / "laptop")
        assert raised.value.text == texts.IN_USE
        with pytest.raises(Refusal) as raised:
            restore(tmp_path / "laptop", tmp_path / "third")
        assert raised.value.text == texts.IN_USE


async def damaged(path: Path) -> None:
    async with opened(path) as store:
        await append_many(store, [f"{n}-{'x' * 150}" for n in range(500)])
    file = path / NAME
    content = bytearray(file.read_bytes())
    content[8192:-4096] = b"\xa5" * (len(content) - 12288)
    file.write_bytes(content)


async def with_a_gap(path: Path) -> None:
    async with opened(path) as store:
        await append_many(store, ["one", "two", "three"])
    with closing(sqlite3.connect(path / NAME)) as connection, connection:
        connection.execute("DELETE FROM events WHERE number = 2")


async def test_what_is_no_sound_backup_is_refused(tmp_path: Path) -> None:
    for name, content in {"foreign": b"a letter to a friend" * 100, "short": b"x", "void": b""}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / NAME).write_bytes(content)
    await damaged(tmp_path / "damaged")
    await with_a_gap(tmp_path / "gap")
    expected = {
        "missing": texts.NO_BACKUP,
        "void": texts.NO_BACKUP,
        "foreign": texts.NOT_A_DATABASE,
        "short": texts.NOT_A_DATABASE,
        "damaged": texts.BACKUP_DAMAGED,
        "gap": texts.BACKUP_DAMAGED,
    }
    for name, text in expected.items():
        with pytest.raises(Refusal) as raised:
            restore(tmp_path / name, tmp_path / "laptop")
        assert raised.value.text == text, name
        assert str(tmp_path / name) in str(raised.value)
    async with opened(tmp_path / "laptop") as store:
        assert await store.versions() == {}


async def test_the_log_is_not_slowed_by_a_backup_that_hangs(
    sqlite: EventStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that does not answer blocks a thread of the backup and nothing else."""
    released = asyncio.Event()
    loop = asyncio.get_running_loop()
    hanging = asyncio.Event()

    def hang(self: object, connection: sqlite3.Connection) -> None:
        loop.call_soon_threadsafe(hanging.set)
        asyncio.run_coroutine_threadsafe(released.wait(), loop).result()

    with monkeypatch.context() as patch:
        patch.setattr("nonuple.store.backup._Copy._check", hang)
        async with backed_up(sqlite, tmp_path / "usb") as (backup, _):
            await hanging.wait()
            await append_many(sqlite, [str(n) for n in range(1000)])
            assert await sqlite.versions() == {STREAM: 1000}
            patch.undo()
            released.set()
            await until(lambda: backup.state().events == 0 and events_in(tmp_path / "usb") == 1000)
