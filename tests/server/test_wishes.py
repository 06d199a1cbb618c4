"""A small wish is answered before the framework as it is in it."""

from typing import Any

import httpx
import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.server.process.running import Running
from tests.server.playing import FIRST_TOP, letters_in_play, staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio

BEFORE, INSIDE = "application/json", "application/json; charset=utf-8"
"""Only what says no more than it must is read before the framework."""


async def both_ways(
    guest: Guest, path: str, body: bytes, headers: dict[str, str]
) -> tuple[httpx.Response, httpx.Response]:
    before, inside = [
        await guest.http.post(path, content=body, headers={"Content-Type": kind, **headers})
        for kind in (BEFORE, INSIDE)
    ]
    return before, inside


def told(response: httpx.Response) -> tuple[int, Any, dict[str, str]]:
    kept = ("content-type", "content-security-policy", "referrer-policy", "x-content-type-options")
    return response.status_code, response.json(), {name: response.headers[name] for name in kept}


async def test_both_ways_answer_the_same(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    path, key = f"/api/contests/{contest.id}/commands", {"Idempotency-Key": "one"}
    slip = msgspec.json.encode(ask.WriteSlip(draw, FIRST_TOP))
    async with Guest(server.address, contest.players[1]) as player, Guest(server.address, "zork") as nobody:
        first = await player.http.post(path, content=slip, headers={"Content-Type": BEFORE, **key})
        assert (first.status_code, first.json()["repeated"]) == (200, False)
        tried = [
            (player, path, slip, key),
            (player, path, slip, {}),
            (player, path, msgspec.json.encode(ask.Retain()), key),
            (player, path, b'{"type": "WriteSlip", "draw": "un"}', key),
            (player, path, b"{", key),
            (player, path, b"\xff", key),
            (player, path, b"[" * 5000, key),
            (player, "/api/contests/zork/commands", slip, key),
            (player, f"/api/events/{contest.id}/commands", slip, key),
            (nobody, path, slip, key),
        ]
        statuses = []
        for who, where, body, headers in tried:
            before, inside = await both_ways(who, where, body, headers)
            assert told(before) == told(inside)
            statuses.append(before.status_code)
    assert statuses == [200, 400, 403, 400, 400, 400, 400, 401, 400, 401]


async def test_a_long_list_of_players_is_read_in_the_framework(owner: Guest) -> None:
    contest = await staged(owner)
    players = tuple(Entrant(f"Joueur {n}", table=n) for n in range(10, 600))
    assert await owner.ask(contest.id, ask.Register(players)) > 0
