"""A start reads what may have to go on; whatever is at rest is read when somebody opens it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from nonuple.contest import commands as ask
from nonuple.play.duplicate.state import Phase
from nonuple.server.hosting import catalogue
from nonuple.server.process.running import Running, running
from nonuple.store import Draft, EventStore, Stored, open_store
from nonuple.store.protocol import Row
from nonuple.store.sqlite_file import NAME
from tests.server.playing import FIRST_TOP, Staged, contest_in, letters_in_play, staged
from tests.server.timing import HandSetTime, WatchedStore
from tests.server.visiting import Guest, screen, until

pytestmark = pytest.mark.anyio


class CountedStore(WatchedStore):
    """A store that knows which contests were read."""

    def __init__(self, inner: EventStore) -> None:
        self.hands = HandSetTime()
        super().__init__(inner, self.hands)
        self.seen: set[str] = set()

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        self.seen.add(stream)
        return await super().read(stream, after)

    async def rows(self, stream: str, after: int = 0, limit: int | None = None) -> list[Row]:
        self.seen.add(stream)
        return await super().rows(stream, after, limit)


@pytest.fixture
def counted(store: EventStore) -> CountedStore:
    return CountedStore(store)


@asynccontextmanager
async def started(store: CountedStore) -> AsyncIterator[tuple[Running, Guest]]:
    """A server that was just started, once it has read what it reads."""
    store.seen.clear()
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        await server.club.rooms()
        store.seen.discard("server")
        yield server, owner


async def played(owner: Guest) -> Staged:
    """A turn, and the end of the game."""
    contest = await staged(owner)
    await letters_in_play(owner, contest.id)
    for wish in (ask.CloseSlips(), ask.EnterSlip(1, 0, 1, slip=FIRST_TOP), ask.EnterMissing(1, 0)):
        await owner.ask(contest.id, wish)
    for last in (ask.Retain(), ask.EndGame()):
        await owner.ask(contest.id, last)
    return contest


async def test_past_contests_are_listed_as_they_were_and_read_when_they_are_opened(
    counted: CountedStore,
) -> None:
    async with started(counted) as (server, owner):
        past = [await played(owner) for _ in range(3)]
        await owner.ask(past[1].id, ask.Rename("Autre nom"))
        listed = await owner.get("/api/contests")
    async with started(counted) as (server, owner):
        assert await owner.get("/api/contests") == listed
        assert counted.seen == set()
        await owner.channel(past[1].id, "public")
        assert counted.seen == {past[1].id}
        assert [room.id for room in await server.club.rooms()] == [past[1].id]
        assert await owner.get("/api/contests") == listed


async def test_links_and_codes_of_a_past_contest_lead_to_it_and_a_stranger_has_nothing_read(
    counted: CountedStore,
) -> None:
    async with started(counted) as (_, owner):
        past, other = await played(owner), await played(owner)
        code = (await owner.grant(past.id, "spectator"))["code"]
    async with started(counted) as (server, _):
        async with Guest(server.address, "stranger") as stranger:
            for path in ("/api/session", f"/api/contests/{past.id}"):
                assert (await stranger.http.get(path)).status_code == 401
            assert (await stranger.http.post("/api/join", json={"code": "AAAA-AAAA"})).status_code == 404
        assert counted.seen == set()
        async with Guest(server.address, past.players[2]) as player:
            assert (await player.get("/api/session"))["contest"]["id"] == past.id
    async with started(counted) as (server, _), Guest(server.address) as guest:
        assert (await guest.post("/api/join", {"code": code}))["contest"] == past.id
        assert counted.seen == {past.id}
    assert other.id not in counted.seen


async def test_a_game_at_home_that_nobody_uses_leaves_the_memory_and_goes_on_for_whoever_comes_back(
    counted: CountedStore,
) -> None:
    async with running(counted) as server, Guest(server.address) as anybody:
        club, made = server.club, await anybody.post("/api/solos/here", {"name": "Seule"})
        id, token = made["contest"], made["token"]
        async with Guest(server.address, server.owner) as owner:
            contest = await club.room((await staged(owner)).id)
        async with screen(server.address, token) as view:
            await view.read_until(lambda: view.channels)
            for room in club.read:
                await club.let_sleep(room, 1e-9)
            assert {room.id for room in club.read} == {id, contest.id}, "somebody looks at it"
            known = {"since": view.number, "epoch": view.hello["epoch"]}
        await until(lambda: not any(room.hub.sockets for room in club.read))
        await club.let_sleep(await club.room(id), 1e9)
        assert club.asleep == 0, "somebody has just been there"
        for room in club.read:
            await club.let_sleep(room, 1e-9)
        assert ([room.id for room in club.read], club.asleep) == ([contest.id], 1)
        async with screen(server.address, token, known=known) as view:
            await view.read_until(lambda: view.channels)
            assert view.hello["epoch"] != known["epoch"]
            assert set(view.channels["solo"]) >= {"game", "turn", "board"}
        assert club.asleep == 0


async def test_a_contest_whose_clock_runs_is_read_at_once_and_its_time_ends(counted: CountedStore) -> None:
    async with started(counted) as (_, owner):
        contest = await staged(owner)
        await letters_in_play(owner, contest.id)
    counted.hands.seconds += 600
    async with started(counted) as (server, _):
        assert counted.seen == {contest.id}
        run = contest_in(await server.club.room(contest.id)).live
        assert run is not None
        await until(lambda: run.state.phase is Phase.RETAIN)


async def test_what_was_touched_since_it_was_noted_is_read_once(counted: CountedStore) -> None:
    """As a process leaves it that is killed."""
    async with started(counted) as (_, owner):
        past = await played(owner)
    renamed = Draft(b'{"type":"ContestRenamed","name":"Avant la coupure"}', "owner")
    await counted.append(past.id, [renamed])
    async with started(counted) as (server, owner):
        assert counted.seen == {past.id}
        assert [one["name"] for one in await owner.get("/api/contests")] == ["Avant la coupure"]
        noted = (await counted.versions())[past.id]
        while (await counted.notes())[past.id].number < noted:
            await server.club.rooms()
    async with started(counted):
        assert counted.seen == set()


async def test_damage_to_a_past_contest_is_found_though_nobody_opens_it(
    store: EventStore, tmp_path: Path
) -> None:
    async with started(CountedStore(store)) as (_, owner):
        past, sound = await played(owner), await played(owner)
    await store.close()
    with closing(sqlite3.connect(tmp_path / "data" / NAME, isolation_level=None)) as connection:
        connection.execute("UPDATE events SET author = 'X' WHERE stream = ? AND number = 3", (past.id,))
    again = await open_store(tmp_path / "data")
    async with started(CountedStore(again)) as (server, owner):
        await until(lambda: past.id in server.club._damaged)
        listed = {one["id"]: one["damage"] for one in await owner.get("/api/contests")}
    await again.close()
    assert set(listed) == {past.id, sound.id}
    assert listed[sound.id] is None
    assert listed[past.id] is not None


async def test_what_another_version_of_the_program_noted_is_not_believed(
    counted: CountedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started(counted) as (_, owner):
        past = await played(owner)
    monkeypatch.setattr(catalogue, "_PROGRAM", "another")
    async with started(counted):
        assert counted.seen == {past.id}


async def test_a_contest_that_was_rewritten_or_removed_is_known_as_it_is_now(counted: CountedStore) -> None:
    async with started(counted) as (_, owner):
        past, gone = await played(owner), await played(owner)
    async with started(counted) as (_, owner):
        await owner.post("/api/people/erase", {"name": "Joueur 1"})
        await owner.http.delete(f"/api/contests/{gone.id}")
        assert set(await counted.notes()) <= {past.id}
    async with started(counted) as (_, owner):
        assert [one["id"] for one in await owner.get("/api/contests")] == [past.id]
        (first, *_) = (await owner.channel(past.id, "organiser"))["players"]
        assert first["name"] != "Joueur 1"


async def test_a_word_ruled_for_the_next_games_is_kept_though_its_contest_is_not_read(
    counted: CountedStore,
) -> None:
    async with started(counted) as (_, owner):
        past = await staged(owner)
        await owner.ask(past.id, ask.RuleWord(1, "FEDAYIN", "struck", "essai", kept=True))
    async with started(counted) as (server, owner):
        contest = await staged(owner)
        assert past.id not in counted.seen
        run = contest_in(await server.club.room(contest.id)).live
        assert run is not None
        assert [one.word for one in run.state.rulings] == ["FEDAYIN"]
