"""A small wish is answered before the framework as it is in it."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.server.http import frontier
from nonuple.server.process.running import Running
from tests.server.playing import FIRST_TOP, letters_in_play, staged
from tests.server.visiting import LONGEST_WAIT, Guest

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
    slip = msgspec.json.encode(ask.WriteSlip(1, draw, FIRST_TOP))
    async with Guest(server.address, contest.players[1]) as player, Guest(server.address, "zork") as nobody:
        first = await player.http.post(path, content=slip, headers={"Content-Type": BEFORE, **key})
        assert (first.status_code, first.json()["repeated"]) == (200, False)
        tried = [
            (player, path, slip, key),
            (player, path, slip, {}),
            (player, path, slip, {"Origin": "http://elsewhere.example", **key}),
            (player, path, slip, {"Accept-Language": "en"}),
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
    assert statuses == [200, 400, 403, 400, 403, 400, 400, 400, 400, 401, 400, 401]


async def test_a_long_list_of_players_is_read_in_the_framework(owner: Guest) -> None:
    contest = await staged(owner)
    players = tuple(Entrant(f"Joueur {n}", table=n) for n in range(10, 600))
    assert await owner.ask(contest.id, ask.Register(players)) > 0


def request(contest: str, token: str, body: bytes, key: str) -> bytes:
    """As it goes over the wire."""
    head = (
        f"POST /api/contests/{contest}/commands HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
        f"Idempotency-Key: {key}\r\nContent-Type: {BEFORE}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


async def test_wishes_that_come_together_or_in_pieces_are_answered_in_their_order(
    server: Running, owner: Guest
) -> None:
    contest = await staged(owner)
    names = [msgspec.json.encode(ask.Rename(f"Coupe {number}")) for number in range(3)]
    sent = b"".join(
        request(contest.id, server.owner, body, f"r{number}") for number, body in enumerate(names)
    )
    for pieces in ([sent], [sent[:-5], sent[-5:]], [sent[:200], sent[200:]]):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        numbers = []
        async with asyncio.timeout(LONGEST_WAIT):
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await owner.get(f"/api/contests/{contest.id}")
            for _ in names:
                head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                assert head.startswith("http/1.1 200")
                length = int(head.partition("content-length: ")[2].split()[0])
                numbers.append(msgspec.json.decode(await reader.readexactly(length))["number"])
        assert numbers == sorted(numbers)
        writer.close()
    assert (await owner.channel(contest.id, "public"))["contest"]["name"] == "Coupe 2"


async def test_a_wish_whose_end_does_not_come_is_waited_for_no_longer(
    server: Running, owner: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frontier, "_TIME_FOR_BODY", 0.01)
    contest = await staged(owner)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request(contest.id, server.owner, msgspec.json.encode(ask.Rename("Coupe")), "r")[:-1])
    assert b" 408 " in await asyncio.wait_for(reader.readline(), LONGEST_WAIT)
    writer.close()
