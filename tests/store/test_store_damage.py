"""What is not as it was written is noticed when the log is opened."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from zlib import crc32

import psycopg
import pytest

from nonuple.errors import Refusal
from nonuple.store import EventStore, restore
from nonuple.store.checking import check
from nonuple.store.protocol import StreamNote
from nonuple.store.sqlite_file import NAME
from nonuple.store.witness import NAME as WITNESS
from nonuple.store.witness import Witness
from nonuple.texts import Text
from nonuple.texts import store as texts
from tests.store.appending import STREAM, append_many, drafts, opened

pytestmark = pytest.mark.anyio

OTHER = "another contest"
DAMAGES = [
    ("DELETE FROM {events} WHERE stream = 'contest' AND number = 3", texts.EVENT_MISSING),
    ("DELETE FROM {events} WHERE stream = 'contest' AND number = 1", texts.EVENT_MISSING),
    ("DELETE FROM {events} WHERE stream = 'contest' AND number > 3", texts.END_MISSING),
    ("DELETE FROM {events} WHERE stream = 'contest'", texts.END_MISSING),
    ("UPDATE {events} SET author = 'x' WHERE stream = 'contest' AND number = 2", texts.EVENT_ALTERED),
    ("UPDATE {events} SET at = 'x' WHERE stream = 'contest' AND number = 5", texts.EVENT_ALTERED),
]


async def fill(where: Path | str) -> None:
    async with opened(where) as store:
        for stream in (STREAM, OTHER):
            await append_many(store, list("abcde"), stream)


def do(where: Path | str, statement: str) -> None:
    """Something happens to the database that the program did not do."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where / NAME, isolation_level=None)) as connection:
            connection.execute(statement.format(events="events"))
    else:
        with psycopg.connect(where, autocommit=True) as connection:
            connection.execute(statement.format(events="nonuple.events").encode())


def damage(store: EventStore) -> dict[str | None, Text]:
    return {one.stream: one.why.text for one in store.damage()}


async def test_a_log_that_is_as_it_was_written_shows_no_damage(where: Path | str) -> None:
    await fill(where)
    async with opened(where) as store:
        assert damage(store) == {}


@pytest.mark.parametrize(("statement", "text"), DAMAGES)
async def test_what_is_missing_or_altered_is_seen_at_each_start_and_only_there(
    where: Path | str, statement: str, text: Text
) -> None:
    await fill(where)
    do(where, statement)
    for _ in range(2):
        async with opened(where) as store:
            assert damage(store) == {STREAM: text}
            await store.append(OTHER, drafts("more"))


async def test_an_event_that_is_altered_together_with_its_link_is_seen_by_the_next_or_by_the_head(
    where: Path | str,
) -> None:
    await fill(where)
    do(where, "UPDATE {events} SET link = 'x' WHERE stream = 'contest' AND number = 5")
    async with opened(where) as store:
        assert damage(store) == {STREAM: texts.EVENT_ALTERED}


UNREADABLE = [
    "UPDATE events SET at = CAST(x'fffe' AS TEXT) WHERE stream = 'contest' AND number = 2",
    "UPDATE events SET key = CAST(x'ff' AS TEXT) WHERE stream = 'contest' AND number = 5",
    "UPDATE events SET author = x'ff' WHERE stream = 'contest' AND number = 5",
    "UPDATE events SET link = 'text' WHERE stream = 'contest' AND number = 1",
]


@pytest.mark.parametrize("statement", UNREADABLE)
async def test_an_event_that_cannot_even_be_read_is_one_that_was_altered(
    tmp_path: Path, statement: str
) -> None:
    await fill(tmp_path)
    do(tmp_path, statement)
    assert {one.stream: one.why.text for one in check(tmp_path).damage} == {STREAM: texts.EVENT_ALTERED}
    async with opened(tmp_path) as store:
        assert damage(store) == {STREAM: texts.EVENT_ALTERED}


async def test_a_stream_whose_name_was_altered_is_missing_and_the_other_one_damaged(tmp_path: Path) -> None:
    await fill(tmp_path)
    do(tmp_path, "UPDATE events SET stream = CAST(x'fffe' AS TEXT) WHERE stream = 'contest'")
    async with opened(tmp_path) as store:
        assert damage(store) == {STREAM: texts.END_MISSING, "\ufffd\ufffd": texts.END_MISSING}


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET stream = x'ff' WHERE stream = 'contest'",
        "UPDATE events SET number = 'x' WHERE stream = 'contest' AND number = 3",
        "DROP TABLE rewritings",
        "DROP TABLE events",
    ],
)
async def test_a_database_without_its_form_is_damaged_and_named_by_its_own_path(
    tmp_path: Path, statement: str
) -> None:
    await fill(tmp_path)
    do(tmp_path, statement)
    with pytest.raises(Refusal) as raised:
        check(tmp_path)
    assert str(raised.value) == str(Refusal(texts.DAMAGED, path=tmp_path / NAME))
    with pytest.raises(Refusal) as raised:
        async with opened(tmp_path):
            pass
    assert str(raised.value) == str(Refusal(texts.DAMAGED, path=tmp_path / NAME))


async def test_what_rots_while_nobody_writes_is_found_when_what_is_noted_is_examined(tmp_path: Path) -> None:
    """A log that was left whole is not read at the start: its past may be long."""
    async with opened(tmp_path) as store:
        for stream in (STREAM, OTHER):
            await append_many(store, list("abcde"), stream)
            await store.note(stream, StreamNote(5, b""))
    left = (tmp_path / NAME).stat().st_mtime_ns
    do(tmp_path, DAMAGES[-1][0])
    os.utime(tmp_path / NAME, ns=(left, left))
    async with opened(tmp_path) as store:
        assert damage(store) == {}
        whys = [await store.examine(stream) for stream in (STREAM, OTHER)]
        assert [why and why.text for why in whys] == [texts.EVENT_ALTERED, None]


@pytest.mark.parametrize(
    "statement", ["UPDATE {events} SET number = 'x' WHERE number = 3", "DROP TABLE {events}"]
)
async def test_a_log_that_was_written_to_since_it_was_left_is_checked_as_a_whole(
    tmp_path: Path, statement: str
) -> None:
    async with opened(tmp_path) as store:
        await append_many(store, list("abcde"), STREAM)
        await store.note(STREAM, StreamNote(5, b""))
    do(tmp_path, statement)
    with pytest.raises(Refusal) as raised:
        async with opened(tmp_path):
            pass
    assert raised.value.text == texts.DAMAGED


async def test_a_lost_wal_is_seen(tmp_path: Path) -> None:
    data, crashed = tmp_path / "data", tmp_path / "crashed"
    await fill(data)
    async with opened(data) as store:
        await store.append(STREAM, drafts("only in the WAL"))
        shutil.copytree(data, crashed)
    (crashed / f"{NAME}-wal").unlink()
    async with opened(crashed) as store:
        assert [str(one.why) for one in store.damage()] == [
            str(Refusal(texts.END_MISSING, number=5, witnessed=6))
        ]
        assert damage(store) == {STREAM: texts.END_MISSING}


async def test_a_database_that_is_gone_is_seen(tmp_path: Path) -> None:
    await fill(tmp_path)
    (tmp_path / NAME).unlink()
    async with opened(tmp_path) as store:
        assert damage(store) == {STREAM: texts.END_MISSING, OTHER: texts.END_MISSING}


async def test_corrupt_pages_are_seen_though_nothing_has_read_them(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await append_many(store, [f"{n}-{'x' * 190}" for n in range(500)])
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'keys'").fetchone()
    content = bytearray((tmp_path / NAME).read_bytes())
    content[(page - 1) * 4096 + 8 : page * 4096] = b"\xa5" * 4088
    (tmp_path / NAME).write_bytes(content)
    with pytest.raises(Refusal) as raised:
        async with opened(tmp_path):
            pass
    assert raised.value.text == texts.DAMAGED


@pytest.mark.parametrize("lost", [True, False])
async def test_a_lost_or_changed_secret_is_told_once_and_the_next_one_is_kept(
    tmp_path: Path, lost: bool
) -> None:
    async with opened(tmp_path) as store:
        before = await store.secret("codes")
    file = tmp_path / "codes.secret"
    file.unlink() if lost else file.write_bytes(bytes(32))
    async with opened(tmp_path) as store:
        assert damage(store) == {None: texts.SECRET_LOST}
        after = await store.secret("codes")
        assert after != before
    async with opened(tmp_path) as store:
        assert damage(store) == {}
        assert await store.secret("codes") == after


@pytest.mark.parametrize("cut", [1, 20, 60])
async def test_a_witness_that_a_crash_cut_off_accuses_nobody(tmp_path: Path, cut: int) -> None:
    await fill(tmp_path)
    file = tmp_path / WITNESS
    file.write_bytes(file.read_bytes()[:-cut])
    async with opened(tmp_path) as store:
        assert damage(store) == {}
        await store.append(STREAM, drafts("more"))
    file.write_bytes(b"\0" * 50 + file.read_bytes())
    async with opened(tmp_path) as store:
        assert damage(store) == {}


async def test_a_witness_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    await fill(tmp_path)
    later = b'{"type":"of a later program"}'
    for content in (b"\xa5" * 500, b"%08x %s\n" % (crc32(later), later)):
        (tmp_path / WITNESS).write_bytes(content)
        assert (check(tmp_path).damage, check(tmp_path).is_witnessed) == ([], False)
        async with opened(tmp_path) as store:
            assert damage(store) == {}


async def test_a_line_of_the_witness_that_a_full_disk_cut_off_spoils_no_other(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append(STREAM, drafts("one"))
        with (tmp_path / WITNESS).open("ab") as file:
            file.write(b'0123abcd {"type":"stre')
        await store.append(STREAM, drafts("two"))
        assert Witness(tmp_path).heads({})[STREAM].number == 2


async def test_the_witness_knows_every_append_when_it_is_acknowledged_and_its_file_is_opened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as store:
        await store.append(STREAM, drafts("one"))
        monkeypatch.setattr(os, "open", lambda *_: pytest.fail("a file was opened"))
        for number in range(2, 6):
            await store.append(STREAM, drafts(str(number)))
            assert Witness(tmp_path).heads({})[STREAM].number == number


async def test_a_log_begun_before_there_was_a_chain_gets_one(where: Path | str) -> None:
    await fill(where)
    if isinstance(where, Path):
        (where / WITNESS).unlink()
        for statement in (
            "ALTER TABLE events DROP COLUMN link",
            "DROP TABLE rewritings",
            "PRAGMA user_version = 1",
        ):
            do(where, statement)
    else:
        do(where, "ALTER TABLE nonuple.events DROP COLUMN link")
        do(where, "ALTER TABLE nonuple.streams DROP COLUMN link, DROP COLUMN times")
        do(where, "UPDATE nonuple.schema SET version = 1")
    async with opened(where) as store:
        assert damage(store) == {}
        assert (await store.append(STREAM, drafts("f"))).number == 6
    do(where, "UPDATE {events} SET author = 'x' WHERE stream = 'contest' AND number = 2")
    async with opened(where) as store:
        assert damage(store) == {STREAM: texts.EVENT_ALTERED}


async def test_a_check_tells_the_state_of_a_log_and_leaves_it_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    await fill(data)
    assert check(data).damage == []
    do(data, DAMAGES[2][0])
    before = {file.name: file.read_bytes() for file in data.iterdir()}
    state = check(data)
    assert {one.stream: one.why.text for one in state.damage} == {STREAM: texts.END_MISSING}
    assert (state.streams, state.events, state.is_witnessed) == (2, 8, True)
    assert {file.name: file.read_bytes() for file in data.iterdir()} == before


async def test_what_a_restore_brings_back_is_whole_again(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    await fill(data)
    shutil.copytree(data, copy)
    do(data, DAMAGES[2][0])
    assert restore(copy, data).events == 2
    async with opened(data) as store:
        assert damage(store) == {}
