"""A demonstration plays itself, and shows all that happens at a tournament."""

import asyncio
import re
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from nonuple.activity.door import Guest
from nonuple.cli.demo import demo as demo_command
from nonuple.contest import commands as ask
from nonuple.contest import events as on
from nonuple.contest.codec import CODEC
from nonuple.contest.people import PlayerId
from nonuple.contest.results.rankings import ledger, ranking
from nonuple.contest.views.public import stage_of
from nonuple.demo.demonstration import YOUR_TABLE, Demo, Part, Plan
from nonuple.errors import Refusal
from nonuple.server.app import opened_club
from nonuple.server.hosting.club import Club
from nonuple.store import EventStore, open_store
from tests.repository import ROOT
from tests.server.playing import contest_in

pytestmark = pytest.mark.anyio

FAST = 500.0


async def played(store: EventStore, plan: Plan) -> tuple[Club, Demo]:
    """A demonstration once it is over."""
    async with opened_club(store) as club:
        demo = Demo(club, plan._replace(speed=FAST))
        await demo.prepare()
        await demo.play()
    return club, demo


async def events_of(store: EventStore) -> list[on.ContestEvent]:
    (contest,) = (stream for stream in await store.versions() if stream != "server")
    reader = CODEC.reader()
    return [reader.read(stored.data) for stored in await store.read(contest)]


async def test_everything_that_arbiters_meet_can_be_seen(store: EventStore) -> None:
    await played(store, Plan(players=120, arbiters=4, turns=6, seed=3))
    events = await events_of(store)
    kinds = {type(event) for event in events}
    assert {
        *(on.SlipWritten, on.SlipCame, on.LateRuled, on.SlipEntered, on.SlipJudged, on.PlayerArrived),
        *(on.SlipReviewed, on.CorrectionProposed, on.CorrectionSettled, on.NoteMoved, on.TotalDeclared),
        *(on.CaseOpened, on.CaseRuled, on.Announced),
    } <= kinds
    origins = {event.origin for event in events if isinstance(event, on.SlipEntered)}
    assert {"desk", "solution"} <= origins
    happened = Counter(type(one.event).__name__ for one in events if isinstance(one, on.GameHappened))
    assert happened["Retained"] == 6
    assert happened["Interrupted"] == happened["Resumed"] == happened["TurnCancelled"] == 1
    sanctions = {event.verdict.sanction for event in events if isinstance(event, on.SlipJudged)}
    assert {"none", "warning", "penalty", "zero"} <= sanctions


async def test_a_game_is_played_to_its_end_and_every_slip_is_decided(store: EventStore) -> None:
    club, _ = await played(store, Plan(players=12, arbiters=2, turns=3, seed=1))
    (room,) = await club.rooms()
    run = contest_in(room).live
    assert run is not None
    settled = ledger(contest_in(room), run)
    assert run.over
    assert len(settled.pending) == 0
    assert len(ranking(contest_in(room), run, settled)) == 12
    assert contest_in(room).door.demo


async def test_the_same_seed_draws_the_same_letters(store: EventStore, tmp_path: Path) -> None:
    plan = Plan(players=4, arbiters=1, turns=2, seed=9)
    other = await open_store(tmp_path / "other")
    try:
        await played(store, plan)
        await played(other, plan)
        assert drawn(await events_of(store)) == drawn(await events_of(other)) != []
    finally:
        await other.close()


def drawn(events: list[on.ContestEvent]) -> list[str]:
    happened = (one.event for one in events if isinstance(one, on.GameHappened))
    return [event.drawn for event in happened if hasattr(event, "drawn")]


def table_of(player: PlayerId) -> int:
    """They are registered in the order of their tables."""
    return int(player[1:])


@pytest.mark.parametrize("part", ["arbiter", "player"])
async def test_the_seat_that_is_yours_is_left_to_you(store: EventStore, part: Part) -> None:
    _, demo = await played(store, Plan(players=12, arbiters=2, part=part, turns=2, seed=2))
    events = await events_of(store)
    entered = {table_of(event.player) for event in events if isinstance(event, on.SlipEntered)}
    wrote = {table_of(event.player) for event in events if isinstance(event, on.SlipWritten)}
    assert [screen.role for screen in demo.screens if screen.yours] == [part]
    if part == "arbiter":
        assert entered and min(entered) > 6
    else:
        assert wrote and YOUR_TABLE not in wrote


async def test_a_chief_arbiter_in_a_hurry_leaves_nobody_behind(store: EventStore) -> None:
    async with opened_club(store) as club:
        demo = Demo(club, Plan(players=6, arbiters=1, part="chief", speed=FAST, seed=4))
        await demo.prepare()
        playing = asyncio.create_task(demo.play())
        (room,) = await club.rooms()
        number = count()
        run = contest_in(room).live
        assert run is not None
        while len(run.state.turns) < 2 or run.announced is None:
            with suppress(Refusal):  # too soon after an announcement
                await room.ask(Guest("chief", "Chloé"), AT_ONCE[stage_of(run)], f"chief {next(number)}")
            await asyncio.sleep(0.01)
        await room.ask(Guest("chief", "Chloé"), ask.EndGame(), "end")
        assert (await playing).turns == 2


AT_ONCE: dict[str, ask.ChiefCommand] = {
    "draw": ask.Draw(),
    "letters": ask.StartClock(),
    "play": ask.CloseSlips(),
    "word": ask.Retain(),
    "announce": ask.EndAnnouncement(),
}


async def test_the_links_let_in_those_they_are_for(store: EventStore) -> None:
    async with opened_club(store) as club:
        demo = Demo(club, Plan(players=4, arbiters=1))
        await demo.prepare()
        for screen in demo.screens:
            visitor = await club.visitor(screen.token)
            assert visitor.who.role == screen.role


async def test_the_links_open_the_screens_that_the_web_has_for_them(store: EventStore) -> None:
    known = (ROOT / "web" / "src" / "net" / "roles.ts").read_text("utf-8")
    async with opened_club(store) as club:
        demo = Demo(club, Plan(players=4, arbiters=1))
        await demo.prepare()
        for screen in demo.screens:
            assert f'{screen.role}: "{screen.link.rpartition("/")[2]}"' in known


def test_the_command_prints_its_links_and_ends_by_itself() -> None:
    few = ("--players", "6", "--arbiters", "1", "--speed", "900", "--turns", "1")
    command = [sys.executable, "-m", "nonuple", "demo", *few, "--once", "--no-browser", "--role", "player"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    links = re.findall(r"/#/lien/([\w-]{22})/(\w+)$", said, re.MULTILINE)
    assert len({token for token, _ in links}) == 6
    assert [screen for _, screen in links] == [
        "juge",
        "arbitre",
        "double",
        "commission",
        "joueur",
        "affichage",
    ]
    assert "Joueur, table 1 : à vous de jouer" in said
    assert "La partie est finie : 1 coup" in said


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"players": 1}, "--players"),
        ({"arbiters": 0}, "--arbiters"),
        ({"players": 5, "arbiters": 6}, "--arbiters"),
        ({"speed": 0}, "--speed"),
        ({"turns": 0}, "--turns"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, int], named: str) -> None:
    with pytest.raises(Refusal, match=named):
        demo_command(**wrong)  # type: ignore[arg-type]
