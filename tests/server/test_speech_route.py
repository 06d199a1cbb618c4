"""The server's voice: a sound where espeak-ng is installed, else a fact that screens know beforehand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from nonuple.server.process.machine import Machine, this_machine
from nonuple.server.process.running import running
from nonuple.store import EventStore
from tests.server.playing import staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def chief_on(machine: Machine, store: EventStore) -> AsyncIterator[tuple[Guest, str]]:
    """A chief arbiter whose server is on this machine, and his contest."""
    async with running(store, machine=machine) as server, Guest(server.address, server.owner) as owner:
        contest = await staged(owner)
        async with Guest(server.address, contest.chief) as chief:
            yield chief, contest.id


async def said(chief: Guest, contest: str, text: str) -> httpx.Response:
    return await chief.http.post(f"/api/contests/{contest}/speech", json={"text": text})


async def test_a_sentence_is_said_aloud_where_there_is_a_voice(store: EventStore) -> None:
    machine = this_machine()
    assert machine.voice is not None, "run scripts/packages"
    async with chief_on(machine, store) as (chief, contest):
        assert (await chief.channel(contest, "chief"))["machine"]["voice"] is True
        answer = await said(chief, contest, "Chrono !")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "audio/wav")
    assert answer.content.startswith(b"RIFF")


async def test_a_machine_without_a_voice_says_so_beforehand_and_is_not_in_trouble(store: EventStore) -> None:
    async with chief_on(Machine(voice=None), store) as (chief, contest):
        assert (await chief.channel(contest, "chief"))["machine"]["voice"] is False
        answer = await said(chief, contest, "Chrono !")
    assert answer.status_code == 404
    assert answer.json()["detail"].startswith("l'ordinateur du serveur n'a pas de voix qui marche")


@pytest.mark.parametrize("script", ["exit 1", "exit 0"])
async def test_a_voice_that_says_nothing_is_none(store: EventStore, tmp_path: Path, script: str) -> None:
    mute = tmp_path / "mute"
    mute.write_text(f"#!/bin/sh\ncat >/dev/null\n{script}\n")
    mute.chmod(0o755)
    async with chief_on(Machine(str(mute)), store) as (chief, contest):
        assert (await said(chief, contest, f"Personne ne dit cela ({script}).")).status_code == 404


async def test_only_whoever_directs_the_game_learns_of_the_machine(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        contest = await staged(owner)
        for token in (contest.players[1], contest.arbiters["A"]):
            async with Guest(server.address, token) as other:
                for channel in (await other.get("/api/session"))["channels"]:
                    assert "machine" not in await other.channel(contest.id, channel)
