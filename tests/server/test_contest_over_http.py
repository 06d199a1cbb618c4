"""A contest asked for over HTTP."""

import pytest

from nonuple.contest import commands as ask
from nonuple.server.process.running import Running
from tests.server.playing import FIRST_TOP, letters_in_play, staged
from tests.server.visiting import Guest, screen

pytestmark = pytest.mark.anyio


async def test_two_contests_never_bear_one_name(owner: Guest) -> None:
    names = [(await owner.post("/api/contests", {"name": "Partie du 14 novembre"}))["name"] for _ in range(3)]
    assert names == ["Partie du 14 novembre", "Partie du 14 novembre (2)", "Partie du 14 novembre (3)"]


async def test_a_turn_is_played_from_the_draw_to_the_retained_word(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    async with Guest(server.address, contest.players[1]) as player:
        await player.ask(contest.id, ask.WriteSlip(1, draw, FIRST_TOP, handed=True))
    await owner.ask(contest.id, ask.CloseSlips())
    async with Guest(server.address, contest.arbiters["B"]) as arbiter:
        await arbiter.ask(contest.id, ask.EnterMissing(1, draw))
    await owner.ask(contest.id, ask.EnterTop(1, draw))
    async with screen(server.address, server.owner, contest=contest.id) as chief:
        await owner.ask(contest.id, ask.Retain())
        await chief.read_until(lambda: chief.settled)
    ranking = (await owner.channel(contest.id, "results"))["ranking"]
    assert {line["table"]: line["total"] for line in ranking} == {1: 110, 2: 110, 3: 0, 4: 0}
