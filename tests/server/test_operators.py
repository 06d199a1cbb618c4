"""What those who run a server see of it, and how it stops."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from nonuple.cli.hosting import _JsonLines
from nonuple.server.hosting import club as hosting
from nonuple.server.hosting.untouched import drop_untouched
from nonuple.server.http import health
from nonuple.server.process.machine import Home
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from nonuple.store.protocol import Row, StreamNote
from tests.server.playing import staged
from tests.server.processes import refused
from tests.server.timing import HandSetTime, WatchedStore
from tests.server.visiting import LONGEST_WAIT, Guest

pytestmark = pytest.mark.anyio


class Unanswering(WatchedStore):
    """One whose database has gone."""

    gone = False

    async def rows(self, stream: str, after: int = 0, limit: int | None = None) -> list[Row]:
        await self.answer()
        return await self.inner.rows(stream, after, limit)

    async def note(self, stream: str, note: StreamNote) -> None:
        await self.answer()
        await self.inner.note(stream, note)

    async def answer(self) -> None:
        if self.gone:
            await asyncio.get_running_loop().create_future()


async def test_a_server_says_that_it_lives_and_whether_its_store_answers(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_PATIENCE", 0.01)
    monkeypatch.setattr(hosting, "_TIME_TO_NOTE", 0.01)
    watched = Unanswering(store, HandSetTime())
    async with asyncio.timeout(LONGEST_WAIT), running(watched) as server, Guest(server.address) as anybody:
        async with Guest(server.address, server.owner) as owner:
            await staged(owner)
        assert (await anybody.http.get("/healthz")).text == "ok\n"
        assert (await anybody.http.get("/readyz")).text == "ok\n"
        watched.gone = True
        answers = [await anybody.http.get(path) for path in ("/healthz", "/readyz")]
        assert [one.status_code for one in answers] == [200, 503]
    assert watched.gone, "and it stops though nothing is answered any more"


async def test_figures_are_for_the_person_in_charge(server: Running, owner: Guest) -> None:
    await staged(owner)
    async with Guest(server.address) as anybody:
        assert (await anybody.http.get("/metrics")).status_code == 401
        assert set(await anybody.get("/api/version")) == {"name", "version"}
    lines = (await owner.http.get("/metrics")).text.splitlines()
    figures = dict(line.split() for line in lines if not line.startswith("#"))
    assert (figures["nonuple_rooms_read"], figures["nonuple_rooms_live"]) == ("1", "1")
    assert float(figures["nonuple_processor_seconds_total"]) > 0
    assert lines.count("# TYPE nonuple_sockets gauge") == 1


async def test_everybody_is_told_the_public_address(server: Running, owner: Guest, tmp_path: Path) -> None:
    public = "https://jeu.example.org"
    server.club.machine.home = Home(server.port, "", public)
    assert (await owner.get("/api/server"))["addresses"] == [public]
    code, said = await refused("--data", tmp_path, "--public-url", "jeu.example.org")
    assert (code, said.count("\n"), public in said) == (2, 1, True)


async def test_games_at_home_that_nobody_touches_are_dropped_where_the_operator_wants_it(
    store: EventStore, tmp_path: Path
) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        contest = await staged(owner)
        async with Guest(server.address) as stranger:
            left, played = [await stranger.post("/api/solos/here", {"name": "Seul"}) for _ in range(2)]
        early = datetime.now(UTC)
        async with Guest(server.address, played["token"]) as player:
            begin = {"type": "BeginSolo", "wanted": {"seed": 7}}
            await player.post(
                f"/api/solos/{played['contest']}/commands", begin, headers={"Idempotency-Key": "k"}
            )
        await drop_untouched(server.club, early)
        assert [one["id"] for one in await owner.get("/api/solos")] == [played["contest"]]
        assert [one["id"] for one in await owner.get("/api/contests")] == [contest.id]
        assert (await owner.get("/api/choices"))["days"] == 0
        server.club.machine.home = Home(server.port, "", days=90)
        assert (await owner.get("/api/choices"))["days"] == 90
    assert await store.rows(left["contest"]) == []
    code, said = await refused("--data", tmp_path, "--home-days", "-3")
    assert (code, said.count("\n"), "-3" in said) == (2, 1, True)


def test_a_trouble_is_a_line_of_json(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise KeyError("zork")
    except KeyError:
        hosting._log.exception("activity %s", "a1")
    told = msgspec.json.decode(_JsonLines().format(caplog.records[-1]))
    assert (told["level"], told["message"], told["time"][-6:]) == ("error", "activity a1", "+00:00")
    assert "zork" in told["trace"]
