"""Three servers on one PostgreSQL: each room is kept by one of them, whichever is asked."""

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from nonuple.contest import commands as ask
from tests.postgres import Postgres, running_postgres
from tests.server.playing import FIRST_TOP, Staged, letters_in_play, staged
from tests.server.processes import Process, serving
from tests.server.visiting import LONGEST_WAIT, Guest, closed_with, screen

pytestmark = pytest.mark.anyio

TABLES = 12


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as started:
        yield started


@asynccontextmanager
async def three_servers(database: str, path: Path) -> AsyncIterator[tuple[Process, Process, Process]]:
    async with AsyncExitStack() as stack:
        one, two, three = [
            await stack.enter_async_context(serving("--data", path / name, "--database", database))
            for name in ("one", "two", "three")
        ]
        yield one, two, three


def kept(postgres: Postgres, database: str) -> dict[str, str]:
    """Where each stream is kept, as the database says."""
    rows = postgres.execute(
        "SELECT stream, address FROM nonuple.streams JOIN nonuple.processes ON id = holder",
        postgres.name_of(database),
    )
    return {stream: address for stream, address in rows if stream != "server"}


async def figure(server: Process, name: str) -> int:
    """What a server says of itself to the person in charge."""
    async with Guest(server.address, server.owner) as owner:
        lines = (await owner.http.get("/metrics")).text.splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"nonuple_{name} "))


async def hand_in(address: str, contest: Staged, draw: int, table: int) -> tuple[int, bool]:
    """A slip as the page of a phone sends it: until it is answered, under the same key."""
    async with Guest(address, contest.players[table]) as player, asyncio.timeout(LONGEST_WAIT):
        while True:
            answer = await player.asked(contest.id, ask.WriteSlip(1, draw, FIRST_TOP, handed=True), "slip")
            if answer.is_success:
                return answer.json()["number"], answer.json()["repeated"]
            assert answer.status_code == 503, answer.text


async def test_one_that_is_asked_for_a_room_of_another_asks_that_one(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.empty_database()
    async with (
        three_servers(database, tmp_path) as (one, two, three),
        Guest(one.address, one.owner) as owner,
    ):
        contest = await staged(owner, TABLES)
        draw = await letters_in_play(owner, contest.id)
        servers = (one, two, three)
        numbers = [
            await hand_in(servers[table % 3].address, contest, draw, table) for table in contest.players
        ]
        assert len(set(numbers)) == TABLES
        for server in (two, three):
            async with (
                Guest(server.address, contest.players[1]) as player,
                Guest(server.address) as stranger,
                screen(server.address, contest.players[2]) as view,
            ):
                assert (await player.get("/api/session"))["contest"]["id"] == contest.id
                code = (await owner.grant(contest.id, "chief"))["code"]
                assert (await stranger.post("/api/join", {"code": code}))["role"] == "chief"
                await view.read()
                assert view.hello["contest"] == contest.id
            assert await figure(server, "rooms_read") == 0
        assert [*kept(postgres, database)] == [contest.id]


async def test_letters_before_a_room_of_another_are_found_for_nobody(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Nor is what happens there lost on one that has looked at it: the letters after those count as well."""
    database = postgres.empty_database()
    asked = "/api/words?typed=FEDAYIN&by=anagram"
    async with (
        three_servers(database, tmp_path) as (one, two, _),
        Guest(one.address, one.owner) as owner,
        Guest(two.address) as stranger,
    ):
        stranger.http.headers["Authorization"] = (
            f"Bearer {(await stranger.post('/api/records', {}))['token']}"
        )
        contest = await staged(owner)
        assert "FEDAYIN" in (await stranger.http.get(asked)).text
        draw = await letters_in_play(owner, contest.id)
        answer = await stranger.http.get(asked)
        assert (answer.status_code, "FEDAYIN" in answer.text) == (409, False)
        await owner.ask(contest.id, ask.CancelTurn(cause="disturbance"))
        assert "FEDAYIN" in (await stranger.http.get(asked)).text
        assert await letters_in_play(owner, contest.id, "MOUSSEZ") > draw
        assert (await stranger.http.get(asked)).status_code == 409


async def test_what_a_killed_keeper_acknowledged_is_kept_and_another_goes_on_alone(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.empty_database()
    async with (
        three_servers(database, tmp_path) as (one, two, three),
        Guest(one.address, one.owner) as owner,
    ):
        contest = await staged(owner, TABLES)
        draw = await letters_in_play(owner, contest.id)
        half = TABLES // 2
        before = {table: await hand_in(two.address, contest, draw, table) for table in range(1, half + 1)}
        async with screen(two.address, contest.chief) as view:
            await view.read()
            assert kept(postgres, database)[contest.id].endswith(f":{one.port}")
            sending = [
                asyncio.ensure_future(hand_in(server.address, contest, draw, table))
                for table, server in zip(contest.players, (two, three) * half, strict=True)
            ]
            await one.kill()
            answered = await asyncio.gather(*sending)
            assert await closed_with(view) == 4410
        after = dict(zip(contest.players, answered, strict=True))
        assert {table: after[table] for table in before} == {
            table: (number, True) for table, (number, _) in before.items()
        }
        assert len({number for number, _ in after.values()}) == TABLES
        keeper = kept(postgres, database)[contest.id]
        assert keeper.endswith((f":{two.port}", f":{three.port}"))
        types = Counter(
            kind
            for (kind,) in postgres.execute(
                "SELECT convert_from(data, 'UTF8')::jsonb ->> 'type' FROM nonuple.events "
                f"WHERE stream = '{contest.id}'",
                postgres.name_of(database),
            )
        )
        assert types["SlipWritten"] + types["SlipCame"] == TABLES
        async with Guest(three.address, contest.chief) as chief, screen(two.address, contest.chief) as view:
            await chief.ask(contest.id, ask.CloseSlips())
            await chief.ask(contest.id, ask.Retain())
            await view.read_until(lambda: view.settled)
            totals = [line["total"] for line in view.part("results", "ranking")]
        assert totals == [110] * TABLES


async def test_one_that_stops_gives_up_what_it_kept_and_so_does_one_that_hung(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.empty_database()
    async with (
        three_servers(database, tmp_path) as (one, two, three),
        Guest(one.address, one.owner) as owner,
        Guest(two.address, two.owner) as other,
        Guest(three.address, three.owner) as heir,
    ):
        first, second = await staged(owner), await staged(other)
        places = kept(postgres, database)
        assert places[first.id].endswith(f":{one.port}")
        assert places[second.id].endswith(f":{two.port}")
        assert await one.stop() == 0
        draw = await letters_in_play(heir, first.id)
        assert not (await hand_in(three.address, first, draw, 1))[1]
        draw = await letters_in_play(heir, second.id)
        two.process.send_signal(signal.SIGSTOP)
        postgres.execute(
            f"UPDATE nonuple.processes SET seen = seen - interval '1 hour' WHERE address LIKE '%:{two.port}'",
            postgres.name_of(database),
        )
        numbers = [await hand_in(three.address, second, draw, 1)]
        assert kept(postgres, database)[second.id].endswith(f":{three.port}")
        two.process.send_signal(signal.SIGCONT)
        numbers += [await hand_in(two.address, second, draw, table) for table in (2, 3)]
        assert len({*numbers}) == len(numbers)
        assert kept(postgres, database)[second.id].endswith(f":{three.port}")
        await until_forgotten(two)


async def until_forgotten(server: Process) -> None:
    """It notices itself that another has taken over."""
    async with asyncio.timeout(LONGEST_WAIT):
        while await figure(server, "rooms_kept"):
            await asyncio.sleep(0.05)
