"""A demonstration started from the home page is played beside the contests of the club, and touches none."""

import asyncio
from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.activity import as_contest
from nonuple.contest.run import Run
from nonuple.demo.demonstration import Plan, Theatre
from nonuple.demo.routes import demonstrations
from nonuple.errors import Refusal
from nonuple.play.duplicate.state import Phase
from nonuple.server.app import opened_club
from nonuple.server.hosting.club import Club
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from nonuple.texts import lexicon as lexicon_texts
from nonuple.words.lexicon import Lexicon
from tests.server.playing import contest_in, contests_of, staged
from tests.server.timing import HandSetTime, WatchedStore
from tests.server.visiting import Guest, screen, until

pytestmark = pytest.mark.anyio

FAST = 500.0
FEW = {"players": 4, "arbiters": 1}
ROLES = {"chief", "arbiter", "double", "commission", "player", "display"}


async def run_of(club: Club, contest: str) -> Run:
    run = contest_in(await club.room(contest)).live
    assert run is not None
    return run


# Who may, and what he is given


async def test_only_the_person_in_charge_has_one_played(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    for token in (None, contest.chief, contest.players[1]):
        async with Guest(server.address, token) as guest:
            answer = await guest.http.post("/api/demo", json=FEW)
            assert answer.status_code == 401
    assert [room.id for room in await server.club.rooms()] == [contest.id]


async def test_the_ways_in_let_in_those_they_are_for(server: Running, owner: Guest) -> None:
    demo = await owner.post("/api/demo", {**FEW, "part": "arbiter"})
    ways = {way["role"]: way for way in demo["screens"]}
    assert set(ways) == ROLES
    assert [role for role, way in ways.items() if way["yours"]] == ["arbiter"]
    assert ways["player"]["who"] == "1"
    for role, way in ways.items():
        async with Guest(server.address, way["token"]) as guest:
            session = await guest.get("/api/session")
            assert (session["role"], session["contest"]["id"]) == (role, demo["contest"])
            assert session["contest"]["demo"]


async def test_without_a_wish_it_is_a_room_to_watch(server: Running, owner: Guest) -> None:
    demo = await owner.post("/api/demo", {})
    assert not any(way["yours"] for way in demo["screens"])
    (summary,) = await owner.get("/api/contests")
    assert (summary["players"], summary["live"]) == (59, True), "one comes late"
    room = await server.club.room(demo["contest"])
    assert (len(contest_in(room).arbiters), room.clock.speed) == (3, 10)
    run = await run_of(server.club, room.id)
    await until(lambda: run.current)


async def test_it_speaks_the_language_of_whoever_wants_it(server: Running) -> None:
    async with Guest(server.address, server.owner, language="en") as owner:
        await owner.post("/api/demo", FEW)
        assert [one["name"] for one in await owner.get("/api/contests")] == ["Demonstration"]


@pytest.mark.parametrize(
    ("wish", "status", "told"),
    [
        ({"part": "organiser"}, 400, "part"),
        ({"speed": 0}, 400, "speed"),
        ({"speed": 61}, 400, "speed"),
        ({"players": 1}, 400, "players"),
        ({"players": 401}, 400, "players"),
        ({"arbiters": 11}, 400, "arbiters"),
        ({"turns": 0}, 400, "turns"),
        ({"players": 2, "arbiters": 3}, 409, "donc 2"),
    ],
)
async def test_what_cannot_be_played_is_refused(
    owner: Guest, wish: dict[str, Any], status: int, told: str
) -> None:
    answer = await owner.http.post("/api/demo", json=wish)
    assert answer.status_code == status
    assert told in answer.json()["detail"]
    assert await owner.get("/api/contests") == []


async def test_without_a_word_list_nothing_is_made(server: Running, owner: Guest) -> None:
    def missing(_: str | None) -> Lexicon:
        raise Refusal(lexicon_texts.IN_USE_IS_GONE, name="club")

    contests_of(server.club).means = contests_of(server.club).means._replace(lexicon=missing)
    answer = await owner.http.post("/api/demo", json=FEW)
    assert answer.status_code == 409
    assert await owner.get("/api/contests") == []


# The contests of the club


async def test_the_time_of_other_contests_runs_as_before(store: EventStore) -> None:
    time = HandSetTime()
    async with (
        running(WatchedStore(store, time), wall=lambda: 1e6, extending=(demonstrations,)) as server,
        Guest(server.address, server.owner) as owner,
    ):
        contest = await staged(owner)
        demo = await owner.post("/api/demo", {**FEW, "speed": 30})
        real, shown = await server.club.room(contest.id), await server.club.room(demo["contest"])
        before = real.clock.now(), shown.clock.now()
        time.seconds += 2
        assert (real.clock.now(), shown.clock.now()) == (before[0] + 2, before[1] + 60)
        assert (await owner.get("/api/time"))["now"] == real.clock.now()
        async with screen(server.address, contest.players[1]) as view:
            assert view.hello["speed"] == 1
        async with screen(server.address, demo["screens"][0]["token"]) as view:
            assert (view.hello["speed"], view.hello["now"]) == (30, shown.clock.now())


async def test_the_chance_of_other_contests_stays_the_machines(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    chance = contests_of(server.club).means.chance
    demo = await owner.post("/api/demo", FEW)
    later = await staged(owner)
    assert contests_of(server.club).means.chance is chance
    for id in (contest.id, later.id):
        assert as_contest((await server.club.room(id)).activity).means.chance is chance
    assert as_contest((await server.club.room(demo["contest"])).activity).means.chance != chance


# One at a time, to the end


async def test_it_is_played_to_its_end(store: EventStore) -> None:
    async with opened_club(store) as club:
        demo = await Theatre(club).start(Plan(players=4, arbiters=1, speed=FAST, turns=1))
        run = await run_of(club, demo.contest)
        await until(lambda: run.over)
        assert len(run.state.turns) == 1


async def test_a_second_one_ends_the_first(server: Running, owner: Guest) -> None:
    first = await owner.post("/api/demo", {**FEW, "part": "chief"})
    second = await owner.post("/api/demo", FEW)
    assert (await run_of(server.club, first["contest"])).over
    assert not (await run_of(server.club, second["contest"])).over
    live = {one["id"]: one["live"] for one in await owner.get("/api/contests")}
    assert live == {first["contest"]: False, second["contest"]: True}


async def test_two_that_are_wanted_at_once_leave_one(server: Running, owner: Guest) -> None:
    wanted = await asyncio.gather(*(owner.post("/api/demo", FEW) for _ in range(3)))
    runs = [await run_of(server.club, demo["contest"]) for demo in wanted]
    assert sorted(run.over for run in runs) == [False, True, True]


async def test_it_stops_with_the_club(store: EventStore) -> None:
    before = asyncio.all_tasks()
    async with opened_club(store) as club:
        demo = await Theatre(club).start(Plan(players=4, arbiters=1, speed=FAST))
        run = await run_of(club, demo.contest)
        await until(lambda: run.current)
    assert asyncio.all_tasks() == before
    assert not run.over


async def test_after_a_new_start_nobody_plays_and_its_clock_runs_on(store: EventStore) -> None:
    time = HandSetTime()
    watched = WatchedStore(store, time)
    async with (
        running(watched, extending=(demonstrations,)) as server,
        Guest(server.address, server.owner) as owner,
    ):
        contest = (await owner.post("/api/demo", {**FEW, "part": "chief"}))["contest"]
        run = await run_of(server.club, contest)
        while run.state.phase is Phase.DRAW:
            await owner.ask(contest, ask.Draw())
        await owner.ask(contest, ask.StartClock())
        clock = run.clock
        assert clock is not None
    async with opened_club(watched) as club:
        room, run = await club.room(contest), await run_of(club, contest)
        assert (room.clock.speed, contest_in(room).door.demo) == (10, True)
        assert (run.state.phase, run.clock) == (Phase.PLAY, clock)
        time.seconds += (clock.ends - room.clock.now()) / 10 + 1
        await until(lambda: run.state.phase is Phase.RETAIN)
        assert run.current is not None
        assert run.current.ended == clock.ends
