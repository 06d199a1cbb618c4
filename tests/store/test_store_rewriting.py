"""What must be forgotten is put out of a log and of its copies, and stays out."""

from pathlib import Path

import msgspec
import pytest

from nonuple.store import Backup, Conflict, EventStore, restore
from nonuple.store.protocol import Row
from tests.store.appending import STREAM, append_many, drafts, opened, until
from tests.store.appending import texts as texts_of

pytestmark = pytest.mark.anyio

OTHER = "another contest"


async def fill(store: EventStore) -> list[Row]:
    """Two streams; the rows of one of them with something put in the place of `b`."""
    for stream in (STREAM, OTHER):
        await append_many(store, list("abc"), stream)
    rows = await store.rows(STREAM)
    return [msgspec.structs.replace(row, data=b"-") if row.data == b"b" else row for row in rows]


def on_disk(directory: Path) -> bytes:
    return b"".join(file.read_bytes() for file in directory.iterdir())


async def test_other_rows_take_the_place_of_a_stream_and_it_goes_on_from_there(where: Path | str) -> None:
    async with opened(where) as store:
        rows = await fill(store)
        await store.rewrite(STREAM, rows, expected=3)
        assert texts_of(await store.read(STREAM)) == ["a", "-", "c"]
        assert texts_of(await store.read(OTHER)) == ["a", "b", "c"]
        assert (await store.append(STREAM, drafts("a"), key="a")).repeated
        assert (await store.append(STREAM, drafts("d"))).number == 4
    async with opened(where) as store:
        assert store.damage() == []
        assert texts_of(await store.read(STREAM)) == ["a", "-", "c", "d"]
        assert await store.rewritings() == {STREAM: 1}


async def test_a_stream_that_is_rewritten_to_nothing_is_no_more(where: Path | str) -> None:
    async with opened(where) as store:
        await fill(store)
        await store.rewrite(STREAM, (), expected=3)
        assert await store.versions() == {OTHER: 3}
    async with opened(where) as store:
        assert store.damage() == []
        assert await store.versions() == {OTHER: 3}


async def test_a_stream_that_has_gone_on_is_not_rewritten(store: EventStore) -> None:
    rows = await fill(store)
    await store.append(STREAM, drafts("d"))
    with pytest.raises(Conflict):
        await store.rewrite(STREAM, rows, expected=3)
    assert texts_of(await store.read(STREAM)) == ["a", "b", "c", "d"]


async def test_a_backup_follows_whether_its_disk_was_there_or_not(store: EventStore, tmp_path: Path) -> None:
    for name in ("there", "away"):
        (tmp_path / name).mkdir()
    await store.append(STREAM, drafts("Anne Doe"))
    await store.append(OTHER, drafts("Bo Doe"))
    away = Backup(store, tmp_path / "away", lambda trouble: None)
    await away.close()
    there = Backup(store, tmp_path / "there", lambda trouble: None)
    await until(lambda: b"Bo Doe" in on_disk(tmp_path / "there"))
    (row,) = await store.rows(STREAM)
    await store.rewrite(STREAM, [msgspec.structs.replace(row, data=b"nobody")], expected=1)
    await store.rewrite(OTHER, (), expected=1)
    await there.close()
    await Backup(store, tmp_path / "away", lambda trouble: None).close()
    for name in ("there", "away"):
        content = on_disk(tmp_path / name)
        assert b"Doe" not in content
        assert b"nobody" in content
    assert restore(tmp_path / "away", tmp_path / "new").events == 1


async def test_a_restore_does_not_bring_back_what_was_forgotten_since(tmp_path: Path) -> None:
    (tmp_path / "usb").mkdir()
    async with opened(tmp_path / "data") as store:
        rows = await fill(store)
        await Backup(store, tmp_path / "usb", lambda trouble: None).close()
        await store.rewrite(STREAM, rows, expected=3)
        await store.rewrite(OTHER, (), expected=3)
    assert restore(tmp_path / "usb", tmp_path / "data").events == 0
    async with opened(tmp_path / "data") as store:
        assert await store.versions() == {STREAM: 3}
        assert texts_of(await store.read(STREAM)) == ["a", "-", "c"]
        assert store.damage() == []
