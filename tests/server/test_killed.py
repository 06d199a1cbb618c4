"""The server is killed in a burst of slips: what it acknowledged is there, once, and the game goes on."""

import asyncio
import os
import random
from pathlib import Path

import httpx
import pytest

from nonuple.contest import commands as ask
from nonuple.contest.codec import CODEC
from nonuple.contest.events import SlipCame, SlipWritten
from nonuple.contest.people import Entrant
from nonuple.contest.written import WrittenSlip
from nonuple.store import open_store
from tests.server.playing import FIRST_LETTERS, SECOND_LETTERS, Staged, letters_in_play, staged
from tests.server.processes import Process, serving
from tests.server.visiting import Guest, answered

pytestmark = pytest.mark.anyio

ROUNDS = 100 if os.environ.get("NONUPLE_SOAK") == "1" else 5
TABLES = 40
SLIPS = 20
"""Of each phone in a burst."""

Acknowledged = dict[str, tuple[int, int]]
"""Number of the event and table of a slip, by what is claimed for it, which is its own."""


async def burst(server: Process, contest: Staged, draw: int, first: int, after: int) -> Acknowledged:
    """Slips from all phones at once until the server is killed, after so many acknowledgements."""
    acknowledged: Acknowledged = {}

    async def write(table: int) -> None:
        async with Guest(server.address, contest.players[table]) as player:
            for count in range(SLIPS):
                claim = first + table * SLIPS + count
                wish = ask.WriteSlip(1, draw, WrittenSlip(("MOT",), "H8", claim))
                try:
                    response = await player.asked(contest.id, wish, f"slip-{claim}")
                except httpx.TransportError:
                    return
                acknowledged[str(claim)] = answered(response)["number"], table
                if len(acknowledged) == after:
                    server.process.kill()

    await asyncio.gather(*(write(table) for table in contest.players))
    await server.kill()
    return acknowledged


async def slips_in(data: Path, contest: str) -> dict[str, list[tuple[int, int]]]:
    """All slips of the log, those too that came after the end of time, as they may on a busy machine."""
    store = await open_store(data)
    found: dict[str, list[tuple[int, int]]] = {}
    reader = CODEC.reader()
    for stored in await store.read(contest):
        event = reader.read(stored.data)
        if isinstance(event, SlipWritten | SlipCame):
            found.setdefault(str(event.slip.score), []).append((stored.number, int(event.player[1:])))
    await store.close()
    return found


async def send_again(server: Process, contest: Staged, draw: int, claim: str, table: int) -> int:
    async with Guest(server.address, contest.players[table]) as player:
        wish = ask.WriteSlip(1, draw, WrittenSlip(("MOT",), "H8", int(claim)))
        response = await player.asked(contest.id, wish, f"slip-{claim}")
    assert response.json()["repeated"] is True
    return int(response.json()["number"])


async def letters_still_in_play(chief: Guest, contest: Staged, draw: int) -> int:
    """The draw to write slips for; a new one when the time of the last is over, as it may be in a soak."""
    clock = (await chief.channel(contest.id, "public"))["clock"]
    if clock["state"] == "running" and clock["ends"] - (await chief.get("/api/time"))["now"] > 30:
        return draw
    await chief.ask(contest.id, ask.CancelTurn(cause="timing"))
    return await letters_in_play(chief, contest.id, (SECOND_LETTERS, FIRST_LETTERS)[draw % 2])


async def test_every_acknowledged_slip_is_there_once_and_the_game_goes_on(tmp_path: Path) -> None:
    chance = random.Random(2026)
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        contest = await staged(owner, TABLES)
        draw = await letters_in_play(owner, contest.id)
        acknowledged = last = await burst(server, contest, draw, 0, chance.randrange(1, 700))
    for round_number in range(1, ROUNDS):
        found = await slips_in(tmp_path, contest.id)
        assert {claim: found.get(claim) for claim in acknowledged} == {
            claim: [where] for claim, where in acknowledged.items()
        }
        async with serving("--data", tmp_path) as server, Guest(server.address, contest.chief) as chief:
            claim, (number, table) = chance.choice(list(acknowledged.items()))
            assert await send_again(server, contest, draw, claim, table) == number
            draw = await letters_still_in_play(chief, contest, draw)
            first = round_number * (TABLES + 1) * SLIPS
            last = await burst(server, contest, draw, first, chance.randrange(1, 700))
        acknowledged |= last
    await the_game_goes_on(tmp_path, contest, draw, {table for _, table in last.values()})


async def the_game_goes_on(data: Path, contest: Staged, draw: int, written: set[int]) -> None:
    """The end of time, the slips that were written, the word retained, and somebody more to play."""
    async with serving("--data", data) as server, Guest(server.address, contest.chief) as chief:
        await chief.ask(contest.id, ask.CloseSlips())
        sheets = await chief.get(f"/api/contests/{contest.id}/rounds/{draw}")
        assert written <= {sheet["table"] for sheet in sheets if sheet["entry"]}
        await chief.ask(contest.id, ask.Retain())
        await chief.ask(contest.id, ask.EndAnnouncement())
        assert (await chief.channel(contest.id, "public"))["turn"]["turn"] == 2
        async with Guest(server.address, server.owner) as owner:
            await owner.ask(contest.id, ask.Register((Entrant("Retardataire", table=TABLES + 1),)))
