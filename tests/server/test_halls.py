"""Halls of an event on a server: one opening, one draw, the leading hall followed, also after a power cut."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from nonuple.contest import commands as ask
from nonuple.server.process.running import Running
from nonuple.texts import contest as texts
from nonuple.tournament import commands as wish
from tests.server.eventful import LESS, TOP, part, staged_event, wish_for
from tests.server.processes import serving
from tests.server.visiting import LONGEST_WAIT, Guest, screen

pytestmark = pytest.mark.anyio


class Halls(NamedTuple):
    event: str
    leading: str
    other: str


async def two_halls(owner: Guest) -> Halls:
    """Tables 1 and 2 in one, 3 and 4 in the other."""
    event = await staged_event(owner)
    await owner.post(f"/api/events/{event.id}/halls/{event.room}", {"name": "Lumière", "last": 2})
    other = (await owner.post(f"/api/events/{event.id}/halls", {"name": "Opéra", "first": 3}))["id"]
    return Halls(event.id, event.room, other)


async def opening(owner: Guest, halls: Halls, game: int = 1, **how: object) -> httpx.Response:
    path = f"/api/events/{halls.event}/games/{game}/open"
    return await owner.http.post(path, json={"room": halls.leading, **how})


async def shown(owner: Guest, room: str) -> dict[str, Any]:
    return await owner.channel(room, "public")


async def agree(owner: Guest, halls: Halls, where: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Once both are there, they show the same."""
    async with asyncio.timeout(LONGEST_WAIT):
        while True:
            one, other = [await shown(owner, room) for room in (halls.leading, halls.other)]
            same = all(one[name] == other[name] for name in ("turn", "board", "sheet", "rulings", "end"))
            if same and where(one):
                return one
            await asyncio.sleep(0.01)


async def drawn(owner: Guest, room: str) -> None:
    """The first letters that are not refused."""
    while (await shown(owner, room))["turn"]["stage"] == "draw":
        await owner.ask(room, ask.Draw())


def at(stage: str, turn: int = 1) -> Callable[[dict[str, Any]], object]:
    return lambda seen: (seen["turn"]["stage"], seen["turn"]["turn"]) == (stage, turn)


async def test_one_opening_opens_the_game_in_every_hall_with_one_draw(owner: Guest) -> None:
    halls = await two_halls(owner)
    assert (await opening(owner, halls)).json() == {"id": halls.leading, "game": 1}
    seen = await agree(owner, halls, at("draw"))
    assert seen["game"]["commitment"] == (await shown(owner, halls.other))["game"]["commitment"]
    await owner.ask(halls.leading, ask.MixPhrase(phrase="Il pleut sur Vichy"))
    await drawn(owner, halls.leading)
    letters = await agree(owner, halls, at("letters"))
    assert len(letters["turn"]["drawn"]) == 7
    await owner.ask(halls.leading, ask.StartClock())
    clock = (await agree(owner, halls, at("play")))["clock"]
    assert clock == (await shown(owner, halls.other))["clock"]
    await owner.ask(halls.leading, ask.Undo(turn=1))
    await agree(owner, halls, at("draw"))


async def test_a_hall_follows_and_is_refused_what_is_not_its_own(owner: Guest) -> None:
    halls = await two_halls(owner)
    await opening(owner, halls, source="bag")
    await agree(owner, halls, at("draw"))
    for command in (ask.Draw(letters="FEDAYIN"), ask.RuleWord(1, "EN", "struck", "essai")):
        refused = await owner.asked(halls.other, command)
        assert refused.status_code == 409 and "Lumière" in refused.json()["detail"]
    refused = await owner.asked(halls.other, ask.OpenGame())
    assert refused.json()["detail"] == texts.OPENED_BY_EVENT.say()
    await owner.ask(halls.leading, ask.Draw(letters="FEDAYIN"))
    await agree(owner, halls, at("letters"))
    chief = await owner.channel(halls.other, "chief")
    assert chief["stage"]["action"] is None
    assert chief["follows"]["name"] == "Lumière"


async def test_a_turn_of_two_halls_is_one_turn_of_the_event(owner: Guest) -> None:
    halls = await two_halls(owner)
    await opening(owner, halls, source="bag")
    await owner.ask(halls.leading, ask.Draw(letters="FEDAYIN"))
    await owner.ask(halls.leading, ask.StartClock())
    await agree(owner, halls, at("play"))
    await owner.ask(halls.leading, ask.CloseSlips())
    await owner.ask(halls.leading, ask.Retain())
    assert (await shown(owner, halls.other))["turn"]["stage"] == "play", "its time is its own"
    assert not (await shown(owner, halls.other))["sheet"], "the word is not told before its slips are in"
    assert (await part(owner, halls.event, "standing", "head"))["tops"] == [0, 0], "nor is the top"
    await owner.ask(halls.other, ask.CloseSlips())
    await agree(owner, halls, at("announce"))
    for room, table, slip in ((halls.leading, 1, TOP), (halls.leading, 2, LESS), (halls.other, 3, TOP)):
        await owner.ask(room, ask.EnterSlip(1, 0, table, slip=slip))
    await owner.ask(halls.leading, ask.EndAnnouncement())
    await agree(owner, halls, at("draw", 2))
    await owner.ask(halls.leading, ask.EndGame())
    await agree(owner, halls, lambda seen: seen["end"])
    order = await part(owner, halls.event, "standing", "order:0")
    assert order["ranks"] == [1, 1, 3, 4]
    assert not await part(owner, halls.event, "office", "conflicts")


async def test_a_hall_whose_game_goes_on_gets_the_next_one_when_it_is_over(owner: Guest) -> None:
    halls = await two_halls(owner)
    await opening(owner, halls, source="bag")
    await agree(owner, halls, at("draw"))
    await owner.ask(halls.leading, ask.Draw(letters="FEDAYIN"))
    await agree(owner, halls, at("letters"))
    await owner.ask(halls.leading, ask.StartClock())
    await agree(owner, halls, at("play"))
    await owner.ask(halls.leading, ask.CloseSlips())
    await owner.ask(halls.leading, ask.Retain())
    await owner.ask(halls.leading, ask.EndAnnouncement())
    await owner.ask(halls.leading, ask.EndGame())
    await wish_for(owner, halls.event, wish.DrawTables(2, seed="deux"))
    assert (await opening(owner, halls, game=2)).is_success
    state = (await part(owner, halls.event, "event", "halls"))[1]
    assert (state["state"], state["game"]) == ("late", 1)
    await drawn(owner, halls.leading)
    for command in (ask.StartClock(), ask.CloseSlips(), ask.Retain(), ask.EndAnnouncement()):
        await owner.ask(halls.leading, command)
    head = await part(owner, halls.event, "standing", "head")
    assert (head["tops"], head["turns"]) == ([0, 0], [0, 0]), "it still has both turns before it"
    await owner.ask(halls.other, ask.CloseSlips())
    async with screen(owner.address, str(owner.token), contest=halls.other) as view:
        await view.read_until(lambda: (view.part("public", "game") or {}).get("number") == 2)
    assert (await shown(owner, halls.leading))["game"]["number"] == 2


async def test_a_hall_that_is_over_tells_nothing_that_helps_one_that_plays(owner: Guest) -> None:
    halls = await two_halls(owner)
    await opening(owner, halls)
    await drawn(owner, halls.leading)
    await owner.ask(halls.leading, ask.StartClock())
    await agree(owner, halls, at("play"))
    await owner.ask(halls.leading, ask.CloseSlips())
    await owner.ask(halls.leading, ask.Retain())
    await owner.ask(halls.leading, ask.EndAnnouncement())
    await owner.ask(halls.leading, ask.EndGame())
    assert (await shown(owner, halls.other))["turn"]["stage"] == "play"
    solo = (await owner.http.post("/api/solos", json={"name": "Seul"})).json()["id"]
    files = [f"/api/contests/{halls.leading}/{name}" for name in ("game.json", "sheet.txt")]
    for path in files:
        refused = await owner.http.get(path)
        assert refused.status_code == 409 and refused.json()["detail"] == texts.PLAYED_ELSEWHERE.say(), path
    replayed = {"contest": halls.leading, "game": 1}
    refused = await owner.http.post(f"/api/solos/{solo}/club", json=replayed)
    assert refused.json()["detail"] == texts.PLAYED_ELSEWHERE.say()
    await owner.ask(halls.other, ask.CloseSlips())
    await agree(owner, halls, lambda seen: seen["end"])
    for path in files:
        assert (await owner.http.get(path)).is_success
    written = [await owner.get(f"/api/contests/{room}/game.json") for room in (halls.leading, halls.other)]
    assert written[0]["secret"] == written[1]["secret"] is not None, "each hall's file can be verified"


async def test_a_sealed_game_that_cannot_be_opened_leaves_the_event_as_it_was(owner: Guest) -> None:
    halls = await two_halls(owner)
    unused = await opening(owner, halls, sealed="{}", password="x")
    assert unused.json()["detail"] == texts.SEALED_UNUSED.say()
    broken = await opening(owner, halls, source="prepared", sealed="{}", password="x")
    assert broken.status_code == 409
    games = await part(owner, halls.event, "event", "games")
    assert games[0]["stage"] == "drawn"
    assert (await opening(owner, halls)).is_success


async def test_a_game_is_led_from_one_hall(server: Running, owner: Guest) -> None:
    halls = await two_halls(owner)
    await opening(owner, halls)
    again = await opening(owner, halls._replace(leading=halls.other))
    assert again.status_code == 409 and "Lumière" in again.json()["detail"]


async def test_halls_agree_again_after_the_server_was_killed_in_mid_turn(tmp_path: Path) -> None:
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        halls = await two_halls(owner)
        await opening(owner, halls)
        await drawn(owner, halls.leading)
        await agree(owner, halls, at("letters"))
        await owner.ask(halls.leading, ask.StartClock())
        await server.kill()
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        clock = (await agree(owner, halls, at("play")))["clock"]
        assert clock == (await shown(owner, halls.other))["clock"]
        await owner.ask(halls.leading, ask.CloseSlips())
        await owner.ask(halls.other, ask.CloseSlips())
        await owner.ask(halls.leading, ask.Retain())
        await agree(owner, halls, at("announce"))
        await server.kill()
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        await owner.ask(halls.leading, ask.EndAnnouncement())
        seen = await agree(owner, halls, at("draw", 2))
        assert len(seen["sheet"]) == 1
