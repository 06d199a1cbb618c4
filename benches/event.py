"""An event of 1,500 people and five games: from a slip to the new ranking on every screen that follows it."""

import asyncio
import itertools
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

import httpx
import msgspec

from benches.load import processor_time
from nonuple.contest import commands as ask
from nonuple.contest.people import Arbiter, Block
from nonuple.contest.written import WrittenSlip
from nonuple.people.person import Entry, Person
from nonuple.slips.slip import SlipFault
from nonuple.tournament import commands as wish
from tests.server.processes import serving
from tests.server.visiting import Guest, Screen, answered, screen

PEOPLE, GAMES, SCREENS, SLIPS, ARBITERS = 1_500, 5, 20, 15, 12
EACH = 5
"""Slips of an arbiter while all of them enter slips."""
WANTED, COST = 0.3, 0.03
"""Seconds until every screen tells a correction, and those of the server's processor that it takes."""
PATIENCE = 120.0
"""Seconds for one answer: a machine may have other work."""
BLANK = WrittenSlip(faults=(SlipFault.BLANK,))

_keys = itertools.count(1)


def bench(people: int = PEOPLE, games: int = GAMES, slips: int = SLIPS) -> None:
    alone, cost, size, together = asyncio.run(_measured(people, games, slips))
    print(
        f"event of {people:,} people and {games} games, {SCREENS} screens: from a slip to the new ranking "
        f"{_shown(alone)}; wanted: {1000 * WANTED:.0f}); {1000 * cost:.0f} ms of the server's processor each "
        f"(wanted: {1000 * COST:.0f}); {size / 1000:.1f} kB a screen, before it is deflated\n"
        f"{ARBITERS} arbiters entering slips at once: {_shown(together)})\n"
    )


def _shown(seconds: list[float]) -> str:
    return f"{1000 * median(seconds):.0f} ms (median; {1000 * max(seconds):.0f} ms worst"


async def _measured(people: int, games: int, slips: int) -> tuple[list[float], float, float, list[float]]:
    """Seconds for slips one by one, what each takes and sends to a screen, those of all arbiters at once."""
    with tempfile.TemporaryDirectory() as directory:
        # A process of its own: a server that shares a loop with twenty screens takes its own client for one
        # who opens a connection and says nothing, and cuts it.
        async with (
            serving("--data", Path(directory)) as server,
            Guest(server.address, server.owner) as owner,
        ):
            owner.http.timeout = httpx.Timeout(PATIENCE)
            event, room = await _prepared(owner, people, games)
            for game in range(1, games + 1):
                await _wish(owner, event, wish.DrawTables(game, seed=f"{game}"))
                await owner.post(f"/api/events/{event}/games/{game}/open", {"room": room})
                draw = await _played(owner, room, game)
                if game < games:
                    await owner.ask(room, ask.EndGame())
            seats = (await _parts(owner, event, "office"))[f"seats:{games}"]["seats"]
            async with AsyncExitStack() as stack:
                token = (await owner.post(f"/api/events/{event}/grants", {"role": "spectator"}))["token"]
                screens = [
                    await stack.enter_async_context(screen(server.address, token)) for _ in range(SCREENS)
                ]
                for one in screens:
                    await _greeted(one)
                _check(screens[0], people, games)
                took, sent = [], 0
                written = [_Slip(room, games, draw, table, entry) for entry, table in seats.items()]
                spent = processor_time(server.process.pid)
                for slip in written[:slips]:
                    seconds, size = await _timed(owner, slip, screens)
                    took.append(seconds)
                    sent += size
                cost = processor_time(server.process.pid) - spent
                together = await _flooded(owner, written[slips:], screens, people)
    return took, cost / slips, sent / slips, together


async def _prepared(owner: Guest, people: int, games: int) -> tuple[str, str]:
    event = (await owner.post("/api/events", {"name": "Festival"}))["id"]
    plans = tuple(wish.GameWish(f"{game}") for game in range(1, games + 1))
    breaks = ("tops-lost", "last-game")
    arranged = wish.Arrange(name="Festival", games=plans, tie_breaks=breaks)
    await _wish(owner, event, arranged)
    who = tuple(
        Person(str(n), f"NOM{n} Prénom", club=f"Club {n % 60}", series="4B") for n in range(1, people + 1)
    )
    await _wish(owner, event, wish.WriteEntries(who, tuple(Entry(one.id, (one.id,)) for one in who)))
    blocks = [Block(at * people // ARBITERS + 1, (at + 1) * people // ARBITERS) for at in range(ARBITERS)]
    posts = tuple(Arbiter(_post(at), f"Arbitre {at}", (block,)) for at, block in enumerate(blocks))
    await _wish(owner, event, wish.PostArbiters(posts))
    room = (await owner.post(f"/api/events/{event}/halls", {"name": "Salle"}))["id"]
    return event, room


def _post(at: int) -> str:
    return f"A{at}"


async def _played(owner: Guest, room: str, game: int) -> int:
    """A turn at which everybody has the top; its draw."""
    await owner.ask(room, ask.Draw())
    while (await owner.channel(room, "public"))["turn"]["stage"] == "draw":
        await owner.ask(room, ask.Draw())
    await owner.ask(room, ask.StartClock())
    await owner.ask(room, ask.CloseSlips())
    draw = int((await owner.channel(room, "public"))["turn"]["draw"])
    await owner.ask(room, ask.Retain())
    await owner.ask(room, ask.EnterTop(game, draw))
    await owner.ask(room, ask.EndAnnouncement())
    return draw


def _check(view: Screen, people: int, games: int) -> None:
    """Everybody is first with the top of all games."""
    head = view.part("standing", "head")
    blocks = [part for name, part in view.channels["standing"].items() if name.startswith("order:")]
    ids = [id for block in blocks for id in block["ids"]]
    assert len(ids) == people and {rank for block in blocks for rank in block["ranks"]} == {1}
    assert len(head["tops"]) == games and all(head["played"]) and head["top"] == sum(head["tops"]) > 0
    assert all(view.part("standing", f"line:{id}")["total"] == head["top"] for id in ids)


class _Slip(NamedTuple):
    """Whose it is, and where."""

    room: str
    game: int
    draw: int
    table: int
    entry: str


async def _timed(owner: Guest, slip: _Slip, screens: list[Screen]) -> tuple[float, int]:
    """A slip taken again as blank: seconds until every screen tells it, and what each was sent."""
    part = f"line:{slip.entry}"
    before = screens[0].part("standing", part)["total"]
    heard = len(screens[0].messages)
    began = time.perf_counter()
    await owner.ask(slip.room, ask.EnterSlip(slip.game, slip.draw, slip.table, slip=BLANK, seen=1))
    await asyncio.gather(*(_told(one, part, before) for one in screens))
    seconds = time.perf_counter() - began
    sent = sum(len(msgspec.json.encode(message)) for message in screens[0].messages[heard:])
    after = screens[0].part("standing", part)
    assert after["total"] == sum(after["games"])
    return seconds, sent


async def _flooded(owner: Guest, written: list[_Slip], screens: list[Screen], people: int) -> list[float]:
    """Every arbiter takes slips of his tables again as blank, as fast as they are acknowledged."""
    began: dict[str, float] = {}
    before = {slip.entry: screens[0].part("standing", f"line:{slip.entry}")["total"] for slip in written}
    own: list[list[_Slip]] = [[] for _ in range(ARBITERS)]
    for slip in written:
        own[(slip.table - 1) * ARBITERS // people].append(slip)
    awaited = {slip.entry for slips in own for slip in slips[:EACH]}

    async def enter(at: int) -> None:
        room = written[0].room
        granted = await owner.post(f"/api/contests/{room}/grants", {"role": "arbiter", "arbiter": _post(at)})
        async with Guest(owner.address, granted["token"]) as arbiter:
            arbiter.http.timeout = httpx.Timeout(PATIENCE)
            for slip in own[at][:EACH]:
                began[slip.entry] = time.perf_counter()
                await arbiter.ask(room, ask.EnterSlip(slip.game, slip.draw, slip.table, slip=BLANK, seen=1))

    async def watch(view: Screen) -> dict[str, float]:
        told: dict[str, float] = {}

        def all_told() -> bool:
            for entry in awaited - told.keys():
                if view.part("standing", f"line:{entry}")["total"] < before[entry]:
                    told[entry] = time.perf_counter()
            return told.keys() == awaited

        await view.read_until(all_told)
        return told

    watching = asyncio.gather(*map(watch, screens))
    await asyncio.gather(*map(enter, range(ARBITERS)))
    seen = await watching
    return [max(told[entry] for told in seen) - began[entry] for entry in awaited]


async def _greeted(view: Screen) -> None:
    """The ranking is there, and every slip is decided."""
    await view.read_until(lambda: (view.part("standing", "head") or {"awaited": 1})["awaited"] == 0)


async def _told(view: Screen, part: str, before: int) -> None:
    await view.read_until(lambda: view.part("standing", part)["total"] < before)


async def _wish(owner: Guest, event: str, command: wish.TournamentCommand) -> None:
    answered(
        await owner.http.post(
            f"/api/events/{event}/commands",
            content=msgspec.json.encode(command),
            headers={"Idempotency-Key": f"b{next(_keys)}"},
        )
    )


async def _parts(owner: Guest, event: str, channel: str) -> dict[str, dict[str, dict[str, int]]]:
    parts: dict[str, dict[str, dict[str, int]]] = (
        await owner.get(f"/api/events/{event}/channels/{channel}")
    )["parts"]
    return parts


if __name__ == "__main__":
    bench()
