"""Three servers on one PostgreSQL behind a balancer; in a burst of slips one is killed, or each started anew.

`python -m benches.takeover --phones 1000 [--rolling 25]`. What was acknowledged must be in the log, once;
every phone sends on until it is answered, under the same key, as the phone's page does.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import uvloop

from benches.balancing import balancing
from benches.phones import Answer, Phone, Switchboard, connect
from nonuple.cli.hosting import allow_many_sockets
from nonuple.contest import commands as ask
from nonuple.contest.codec import CODEC
from nonuple.contest.events import PlayersRegistered, SlipCame, SlipWritten
from nonuple.contest.written import WrittenSlip
from nonuple.store import open_store
from tests.postgres import Postgres, running_postgres
from tests.server.playing import Staged, letters_in_play, staged
from tests.server.processes import serving, this_checkout
from tests.server.visiting import Guest

PHONES, SERVERS = 1000, 3
_NAMES = ("one", "two", "three")
_AGAIN = 0.05
_PATIENCE = 120.0
_LINES = 200
_PACE = 400
"""Slips a second: what three servers, the database, the balancer and the phones do on two cores."""
_ANSWERED, _ANSWERED_BEFORE_ROLLING = 0.75, 0.1
"""Of the slips, when the server is killed, or the first of them stopped."""
_LONGEST_STOP = 10.0
_MARGIN = 8.0
"""The last slips leave so many seconds before the end of time."""


class Takeover(NamedTuple):
    phones: int
    acknowledged: int
    """Slips, all stored once where the servers said."""
    sent_again: int
    """Of those that the killed server left without an answer."""
    answered_again: float
    """Seconds from the kill until the last of them was answered."""
    lost: int
    """Screens that the killed server had."""
    shown_again: float
    """Seconds from the kill until the last of them was shown the room by another."""
    late: int
    """Slips that came after the end of time."""
    database: float
    """Processor time of PostgreSQL in the burst."""
    stops: tuple[float, ...] = ()
    """How long each server took to stop, where all were started again in turn."""

    def __str__(self) -> str:
        what = "each started again in turn" if self.stops else "one killed in the last seconds"
        return "\n".join(
            (
                f"takeover: {self.phones:,} phones over {SERVERS} servers, {what}",
                *(f"stopped in {seconds:.2f} s (wanted {_LONGEST_STOP:g})" for seconds in self.stops),
                f"slips acknowledged and stored once: {self.acknowledged:,} (wanted {self.phones:,})",
                f"slips that came after the end of time: {self.late:,} (wanted 0)",
                f"slips sent again: {self.sent_again:,}, the last answered {self.answered_again:.2f} s after "
                "the kill",
                f"screens lost: {self.lost:,}, the last back {self.shown_again:.2f} s after the kill",
                f"processor time of the database for a slip, ms: {1000 * self.database / self.phones:.3f}",
            )
        )


Strike = Callable[[], Coroutine[Any, Any, None]]


class _Burst:
    """All phones send a slip; something happens to the servers once some of them are answered."""

    def __init__(
        self, contest: Staged, draw: int, port: int, strike: Strike, *, answered: float, pace: float
    ) -> None:
        self._contest = contest
        self._draw = draw
        self._lines = Switchboard(port)
        self._strike = strike
        self._awaited = answered * len(contest.players)
        self._pace = pace
        self._chance = Random(draw)
        self.acknowledged: dict[int, int] = {}
        """The number answered, by table."""
        self.failed: dict[int, float] = {}
        """When those were answered that had been left without an answer."""
        self.killed_at = 0.0

    async def send(self) -> None:
        await self._lines.open(min(_LINES, len(self._contest.players)))
        async with asyncio.timeout(_PATIENCE), asyncio.TaskGroup() as group:
            self._group = group
            for table, token in self._contest.players.items():
                group.create_task(self._send(table, token))
        self._lines.close()

    async def _send(self, table: int, token: str) -> None:
        await asyncio.sleep(self._chance.random() * len(self._contest.players) / self._pace)
        failed = False
        while (answer := await self._tried(table, token)) is None or answer.status != 200:
            failed = True
            await asyncio.sleep(_AGAIN)
        self.acknowledged[table] = msgspec.json.decode(answer.body)["number"]
        if failed:
            self.failed[table] = time.perf_counter()
        if not self.killed_at and len(self.acknowledged) >= self._awaited:
            self.killed_at = time.perf_counter()
            self._group.create_task(self._strike())

    async def _tried(self, table: int, token: str) -> Answer | None:
        wish = msgspec.json.encode(ask.WriteSlip(1, self._draw, slip_of(table), handed=True))
        path = f"/api/contests/{self._contest.id}/commands"
        try:
            return await self._lines.ask(self._lines.request("POST", path, token, wish, f"d{self._draw}"))
        except OSError:
            return None


def slip_of(table: int) -> WrittenSlip:
    """One that nobody else writes."""
    return WrittenSlip(("FEDAYIN",), "H4", table)


async def measured(phones: int, folder: Path, *, at_the_end: bool = False, rolling: float = 0.0) -> Takeover:
    """A burst of slips as soon as the clock runs, or in the last seconds of the turn.

    `rolling` has them come over so many seconds, in which all servers are stopped and started again in turn.
    """
    stops: list[float] = []
    with running_postgres() as postgres:
        database, program = postgres.empty_database(), this_checkout()._replace(patience=_PATIENCE)
        async with AsyncExitStack() as stack:
            servers = [
                await stack.enter_async_context(
                    serving("--data", folder / name, "--database", database, program=program)
                )
                for name in _NAMES
            ]
            port = stack.enter_context(balancing([one.port for one in servers], phones + _LINES))
            owner = await stack.enter_async_context(Guest(servers[-1].address, servers[-1].owner))
            contest = await staged(owner, phones, time="blitz")
            screens = await connect(contest.players, port)
            draw = await letters_in_play(owner, contest.id)
            if at_the_end:
                await _last_seconds(owner, contest.id, phones / _PACE + _MARGIN)

            async def kill() -> None:
                servers[0].process.kill()

            async def roll() -> None:
                for name, one in zip(_NAMES, servers, strict=True):
                    began = time.perf_counter()
                    assert await one.stop() == 0
                    stops.append(time.perf_counter() - began)
                    place = ("--data", folder / name, "--database", database, "--port", str(one.port))
                    await stack.enter_async_context(serving(*place, program=program))

            burst = _Burst(
                contest,
                draw,
                port,
                roll if rolling else kill,
                answered=_ANSWERED_BEFORE_ROLLING if rolling else _ANSWERED,
                pace=phones / rolling if rolling else _PACE,
            )
            before = _processor_time(postgres)
            _, (lost, shown_again) = await asyncio.gather(
                burst.send(), _come_back(contest, screens, port, burst)
            )
            used = _processor_time(postgres) - before
            await _over(owner, contest.id)
            entered = await owner.get(f"/api/contests/{contest.id}/rounds/{draw}")
        late = await _check(database, contest.id, burst.acknowledged)
        assert sum(sheet["entry"] is not None for sheet in entered) == phones - late
    return Takeover(
        phones,
        len(burst.acknowledged),
        len(burst.failed),
        max((at - burst.killed_at for at in burst.failed.values()), default=0.0),
        lost,
        shown_again,
        late,
        used,
        tuple(stops),
    )


async def _last_seconds(owner: Guest, contest: str, seconds: float) -> None:
    """Wait until so many are left of the turn."""
    ends = (await owner.channel(contest, "public"))["clock"]["ends"]
    now = (await owner.get("/api/time"))["now"]
    await asyncio.sleep(max(0.0, ends - now - seconds))


async def _over(owner: Guest, contest: str) -> None:
    """The slips are closed, by the clock or before."""
    await owner.asked(contest, ask.CloseSlips())
    assert (await owner.channel(contest, "public"))["clock"]["state"] == "over"


def _processor_time(postgres: Postgres) -> float:
    """Of the server and of all that it has started."""
    first = int((postgres.directory / "data" / "postmaster.pid").read_text().split()[0])
    ticks = 0
    for process in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            number, _, rest = process.read_text().partition(" (")
            values = rest.rpartition(") ")[2].split()
            if int(number) == first:
                ticks += sum(map(int, values[11:15]))
            elif int(values[1]) == first:
                ticks += sum(map(int, values[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


async def _come_back(contest: Staged, screens: list[Phone], port: int, burst: _Burst) -> tuple[int, float]:
    """Those whose screens went dark connect again through the balancer, as soon as they notice."""
    back: dict[int, Phone] = {}
    ended = 0.0
    async with asyncio.timeout(_PATIENCE):
        while len(burst.acknowledged) < len(screens) or not back:
            gone = [screen.table for screen in screens if screen.lost and screen.table not in back]
            if gone:
                tokens = {table: contest.players[table] for table in gone}
                back |= {one.table: one for one in await connect(tokens, port, stubborn=True)}
                ended = time.perf_counter()
            await asyncio.sleep(_AGAIN)
    for screen in (*screens, *back.values()):
        screen.transport.close()
    return len(back), ended - burst.killed_at


async def _check(database: str, contest: str, acknowledged: dict[int, int]) -> int:
    """Every slip is stored once, where its server said; how many of them came late."""
    store, reader = await open_store(database), CODEC.reader()
    stored: dict[int, int] = {}
    tables: dict[str, int] = {}
    late = 0
    for one in await store.read(contest):
        event = reader.read(one.data)
        if isinstance(event, PlayersRegistered):
            tables |= {seat.player: seat.table for seat in event.seats}
        elif isinstance(event, SlipWritten | SlipCame):
            table = tables[event.player]
            assert table not in stored, "a slip is stored twice"
            assert event.slip == slip_of(table), "a slip is stored as another's"
            stored[table] = one.number
            late += isinstance(event, SlipCame)
    await store.close()
    assert stored == acknowledged, "the log has other slips than those acknowledged"
    return late


def bench(phones: int = PHONES, rolling: float = 0.0) -> None:
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        print(uvloop.run(measured(phones, Path(folder), at_the_end=not rolling, rolling=rolling)))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--phones", type=int, default=PHONES)
    options.add_argument("--rolling", type=float, default=0.0)
    given = options.parse_args()
    bench(given.phones, given.rolling)


if __name__ == "__main__":
    main()
