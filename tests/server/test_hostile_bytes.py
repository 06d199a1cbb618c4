"""Strangers send what they like: the server refuses it in a sentence, and never fails."""

import asyncio
import logging
import os
from collections import Counter

import pytest

from nonuple.contest import commands as ask
from nonuple.server.process.running import Running
from tests.server.hostile import STRINGS, Sent, Stranger
from tests.server.playing import FIRST_TOP, letters_in_play, staged
from tests.server.visiting import Guest, screen

pytestmark = pytest.mark.anyio

REQUESTS = 100_000 if os.environ.get("NONUPLE_SOAK") == "1" else 2_000
STRANGERS = 8


async def test_no_bytes_that_a_stranger_sends_make_the_server_fail(
    server: Running, owner: Guest, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.ERROR)
    monkeypatch.setattr(server.club.phone_wishes, "spend", lambda _: None)
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    await owner.ask(contest.id, ask.CloseSlips())
    await owner.ask(contest.id, ask.EnterSlip(1, draw, 1, slip=FIRST_TOP))
    await owner.ask(contest.id, ask.EnterMissing(1, draw))
    await owner.ask(contest.id, ask.Retain())
    tokens = [contest.chief, contest.arbiters["A"], contest.players[1]]
    for role in ("player", "organiser", "double", "commission", "display"):
        tokens.append((await owner.grant(contest.id, role))["token"])

    async def visit(seed: int) -> Counter[int]:
        stranger, statuses = Stranger(server.port, contest.id, tokens, seed), Counter[int]()
        for _ in range(REQUESTS // STRANGERS):
            sent = await stranger.send()
            check(sent)
            statuses[sent.status] += 1
        stranger.leave()
        return statuses

    heard = sum(await asyncio.gather(*map(visit, range(STRANGERS))), Counter[int]())
    assert heard.total() == REQUESTS
    assert {200, 400, 401, 403, 404, 405, 409} <= set(heard)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def check(sent: Sent) -> None:
    assert sent.status < 500, sent
    if sent.status >= 400 and sent.body.startswith(b"{"):
        assert sent.body.startswith(b'{"detail":"') and sent.body.endswith((b'."}', '…"}'.encode())), sent


@pytest.mark.parametrize("path", [one for one in STRINGS if one != b".."])
async def test_an_address_that_no_file_can_have_is_not_found(owner: Guest, path: bytes) -> None:
    response = await owner.http.get(f"/{path.decode()}")
    assert (response.status_code, list(response.json())) == (404, ["detail"])


@pytest.mark.parametrize("body", [b'{"code":"\xff"}', b'{"code":"\xed\xa0\x80"}', b'{"\xff":1}', b'"\xc3"'])
async def test_a_body_that_is_no_utf8_is_malformed(owner: Guest, body: bytes) -> None:
    response = await owner.http.post("/api/join", content=body)
    assert response.status_code == 400
    assert response.json()["detail"].startswith("la demande est mal formée")


async def test_the_link_of_all_players_follows_what_everybody_sees(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    common = (await owner.grant(contest.id, "player"))["token"]
    async with Guest(server.address, common) as phone:
        assert (await phone.get("/api/session"))["channels"] == ["public"]
        refused = await phone.http.get(f"/api/contests/{contest.id}/channels/table:None")
        assert refused.status_code == 403
    async with screen(server.address, common) as view:
        await view.read_until(lambda: "public" in view.channels)
        assert view.hello["table"] is None
