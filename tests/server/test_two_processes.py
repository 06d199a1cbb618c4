"""Two servers on one PostgreSQL: what one stores the other shows, and one goes on without the other."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from nonuple.contest import commands as ask
from nonuple.server.process.running import running
from nonuple.store import EventStore
from tests.postgres import Postgres, running_postgres
from tests.server.playing import FIRST_TOP, letters_in_play, staged
from tests.server.processes import Process, serving
from tests.server.visiting import Guest, closed_with, screen

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as started:
        yield started


@asynccontextmanager
async def two_servers(postgres: Postgres, path: Path) -> AsyncIterator[tuple[Process, Process, Guest]]:
    """Two of one database, and the owner of the first."""
    database = ("--database", postgres.empty_database())
    async with (
        serving("--data", path / "one", *database) as one,
        serving("--data", path / "two", *database) as two,
        Guest(one.address, one.owner) as owner,
    ):
        yield one, two, owner


async def test_live_views_cross_and_the_one_that_is_left_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path) as (one, two, owner):
        contest = await staged(owner)
        async with (
            screen(two.address, contest.chief) as chief,
            Guest(two.address, contest.chief) as other,
            Guest(two.address, contest.players[1]) as player,
        ):
            draw = await letters_in_play(owner, contest.id)
            await chief.read_until(lambda: (chief.part("public", "clock") or {}).get("state") == "running")
            await player.ask(contest.id, ask.WriteSlip(1, draw, FIRST_TOP), "slip")
            await asyncio.gather(
                *(
                    guest.asked(contest.id, ask.Rename(f"Coupe {n}"))
                    for n in range(5)
                    for guest in (owner, other)
                )
            )
            await one.kill()
            assert (await player.asked(contest.id, ask.WriteSlip(1, draw, FIRST_TOP), "slip")).json()[
                "repeated"
            ]
            assert await closed_with(chief) == 4410
        async with screen(two.address, contest.chief) as chief, Guest(two.address, contest.chief) as other:
            await other.ask(contest.id, ask.CloseSlips())
            await other.ask(contest.id, ask.EnterMissing(1, draw))
            await other.ask(contest.id, ask.Retain())
            await chief.read_until(lambda: chief.settled)
            lines = {line["table"]: line["total"] for line in chief.part("results", "ranking")}
    assert lines == {1: 110, 2: 0, 3: 0, 4: 0}


async def test_of_desks_on_two_servers_one_is_heard(postgres: Postgres, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path) as (_, two, owner):
        contest = await staged(owner, 10)
        draw = await letters_in_play(owner, contest.id)
        await owner.ask(contest.id, ask.CloseSlips())
        async with Guest(two.address, contest.chief) as chief:
            await chief.get(f"/api/contests/{contest.id}")
            for table in range(1, 11):
                entry = ask.EnterSlip(1, draw, table, slip=FIRST_TOP)
                answers = await asyncio.gather(*(desk.asked(contest.id, entry) for desk in (owner, chief)))
                assert sorted(answer.status_code for answer in answers) == [200, 409]
            shown = [await guest.get(f"/api/contests/{contest.id}/rounds/{draw}") for guest in (owner, chief)]
    assert [[sheet["revision"] for sheet in sheets] for sheets in shown] == [[1] * 10] * 2


async def test_what_one_server_erases_and_removes_the_other_forgets(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with two_servers(postgres, tmp_path) as (_, two, owner):
        contest = await staged(owner)
        await owner.ask(contest.id, ask.EndGame())
        async with screen(two.address, contest.chief) as looking:
            alias = (await owner.post("/api/people/erase", {"name": "Joueur 1"}))["alias"]
            await looking.socket.wait_closed()
        async with screen(two.address, contest.chief, channels=["results"]) as looking:
            await looking.read()
            assert alias in str(looking.channels)
            assert "Joueur 1" not in str(looking.channels)
            assert (await owner.http.delete(f"/api/contests/{contest.id}")).is_success
            await looking.socket.wait_closed()
        async with Guest(two.address, contest.chief) as chief:
            assert (await chief.http.get("/api/session")).status_code == 401


async def test_what_one_server_lets_in_the_other_knows_before_it_has_heard(store: EventStore) -> None:
    """Servers of one embedded store never hear of each other."""
    async with (
        running(store) as one,
        running(store) as two,
        Guest(one.address, one.owner) as owner,
        Guest(two.address, await one.club.new_owner()) as other,
        Guest(two.address) as stranger,
    ):
        contest = await staged(owner)
        async with Guest(two.address, contest.players[1]) as player:
            assert (await player.get("/api/session"))["table"] == 1
        assert await other.channel(contest.id, "public")
        assert (await other.get("/api/session"))["role"] == "owner"
        later = await owner.grant(contest.id, "chief")
        assert (await stranger.post("/api/join", {"code": later["code"]}))["role"] == "chief"
        async with screen(two.address, (await owner.grant(contest.id, "chief"))["token"]) as chief:
            await chief.read()
            assert chief.hello["role"] == "chief"


async def test_who_is_unknown_to_all_servers_is_refused_by_each(store: EventStore) -> None:
    async with running(store) as one, running(store) as two:
        for server in (one, two):
            async with Guest(server.address, "unknown") as guest:
                answers = await asyncio.gather(*(guest.http.get("/api/session") for _ in range(20)))
                assert {answer.status_code for answer in answers} == {401}
                assert (await guest.http.post("/api/join", json={"code": "AAAA-AAAA"})).status_code == 404
                assert (await guest.http.get("/api/contests")).status_code == 401


async def test_a_link_is_good_at_every_moment_while_its_contest_is_read_again(
    store: EventStore,
) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        contest = await staged(owner)
        reading = asyncio.create_task(server.club._read_again(contest.id))
        while not reading.done():
            await asyncio.wait([reading], timeout=0)
            assert (await server.club.visitor(contest.chief)).room.id == contest.id


async def test_a_grant_taken_back_on_one_server_ends_its_sockets_on_the_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = ("--database", postgres.empty_database())
    async with (
        serving("--data", tmp_path / "one", *database) as one,
        Guest(one.address, one.owner) as owner,
    ):
        contest = await staged(owner)
        granted = await owner.grant(contest.id, "chief")
        async with (
            screen(one.address, one.owner, contest=contest.id) as revoked,
            screen(one.address, one.owner, contest=contest.id, channels=[]) as silent,
            screen(one.address, granted["token"], channels=[]) as chief,
            serving("--data", tmp_path / "two", *database, "--new-links") as two,
            Guest(two.address, two.owner) as heir,
        ):
            assert [await closed_with(view) for view in (revoked, silent)] == [4401, 4401]
            assert (await owner.http.get("/api/contests")).status_code == 401
            await heir.http.delete(f"/api/contests/{contest.id}/grants/{granted['id']}")
            assert await closed_with(chief) == 4401
