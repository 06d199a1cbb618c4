"""A room full of phones: `python -m benches.load --players 10000 --turns 20`.

A server process and thousands of phones on this machine. Everybody hands in a slip within the last seconds of
every turn; what must be right is checked before any figure is printed.
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import re
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec
import uvloop

from benches.phones import Answer, Phone, Switchboard, all_heard, connect
from nonuple.cli.hosting import allow_many_sockets, collect_rarely
from nonuple.contest import commands as ask
from nonuple.contest.commands import ContestCommand
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.events import ContestEvent, PlayersRegistered, SlipCame, SlipJudged, SlipWritten
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round
from nonuple.contest.written import NOTHING_WRITTEN, WrittenSlip
from nonuple.demo import cast
from nonuple.demo.simulated import slip_of
from nonuple.pieces.board import Board
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import State
from nonuple.server.http.assets import STATIC
from nonuple.server.process.running import running
from nonuple.store import open_store
from nonuple.words_io.library import Library

PLAYERS, TURNS = 10_000, 20
SPEED = 10.0
"""The server's clock is that much faster: a turn of 60 s lasts 6, and a pause of 20 s lasts 2."""
LAST_SECONDS = 50.0
"""Those in which all slips come, by the server's clock: 5 real ones."""
_MARGIN = 5.0
"""The last slips leave so much before the end."""
_LONGEST = 600.0
"""Real seconds after which no further turn is begun."""
_LINES = 1000
_LOOP = 1_000_000
_PATIENCE = 120.0
_WRITES = 100
_FOUND = 200


class Figures(NamedTuple):
    """What was measured, in seconds but for the memory."""

    acknowledged: list[float]
    reached: dict[str, list[float]]
    judged: list[float]
    late: list[int]
    """Slips of each turn that came after the end: kept for the arbiter, not judged."""
    connected: float
    memory: dict[str, float]
    """Megabytes of the server: at rest, with all phones, at the end, at most."""
    each: list[float]
    """Processor time of the server in each turn."""
    busy: float
    """Processor time of the server."""
    paces: list[float]
    """Processor time of the same loop beside each turn: what a shared machine gives for it changes."""
    before: float = 0.0
    """That of it before the first turn: starting, and connecting all phones."""
    disk: tuple[float, ...] = ()
    """How long the disk itself takes to have 4 kB."""
    visits: int = 0
    """Requests of all phones that come in."""
    arrival: float = 0.0
    """Processor time of the server for them, live views aside."""


def bench(players: int = PLAYERS, turns: int = TURNS) -> None:
    print(report(players, run(players, turns)))


def run(players: int, turns: int, speed: float = SPEED, arrivals: int | None = None) -> Figures:
    """Play, check, and give the figures; some of the phones, or all, load their page first."""
    allow_many_sockets()
    with tempfile.TemporaryDirectory(prefix="nonuple-load-") as folder:
        ours, theirs = multiprocessing.get_context("spawn").Pipe()
        server = multiprocessing.get_context("spawn").Process(
            target=_serve, args=(folder, theirs, speed), daemon=True
        )
        server.start()
        theirs.close()
        try:
            port, owner = ours.recv()
            assert server.pid is not None
            disk = _disk(Path(folder))
            room = _Room(port, owner, server.pid, speed)
            uvloop.run(_play(room, players, turns, players if arrivals is None else arrivals))
            room.figures = room.figures._replace(disk=disk)
            ours.send("stop")
            server.join(_PATIENCE)
            assert server.exitcode == 0, "the server did not stop cleanly"
        finally:
            if server.is_alive():
                server.kill()
            server.join()
            ours.close()
        asyncio.run(_check_store(Path(folder), room))
    return room.figures


# --- The server --------------------------------------------------------------------------------------------


def _serve(folder: str, pipe: Connection, speed: float) -> None:
    allow_many_sockets()
    uvloop.run(_serving(Path(folder), pipe, speed))


async def _serving(folder: Path, pipe: Connection, speed: float) -> None:
    store = await open_store(folder)
    async with running(store, speed=speed) as server:
        collect_rarely()
        pipe.send((server.port, server.owner))
        await asyncio.get_running_loop().run_in_executor(None, pipe.recv)
    await store.close()


# --- The room ----------------------------------------------------------------------------------------------


class _Room:
    """The people at their phones, and the chief arbiter."""

    def __init__(self, port: int, owner: str, server: int, speed: float) -> None:
        self.speed = speed
        self.port = port
        self.owner = owner
        self.server = server
        self.lines = Switchboard(port)
        self.contest = ""
        self.phones: list[Phone] = []
        self.skills: dict[int, int] = {}
        self.acknowledged: dict[tuple[int, int], tuple[int, WrittenSlip]] = {}
        """By draw and table, the number that the server answered, and what was sent."""
        self.figures = Figures([], {}, [], [], 0.0, {}, [], 0.0, [])
        self._lexicon = Library.of_user().default()
        self._keys = 0

    async def ask(self, command: ContestCommand) -> int:
        """What the chief arbiter or the organiser wishes; the number of what came of it."""
        self._keys += 1
        path = f"/api/contests/{self.contest}/commands"
        body = msgspec.json.encode(command)
        answer = await self.lines.ask(self.lines.request("POST", path, self.owner, body, f"c{self._keys}"))
        return int(_read(answer)["number"])

    async def get(self, path: str) -> Any:
        return _read(await self.lines.ask(self.lines.request("GET", path, self.owner)))

    async def post(self, path: str, body: object = None) -> Any:
        content = b"" if body is None else msgspec.json.encode(body)
        return _read(await self.lines.ask(self.lines.request("POST", path, self.owner, content)))

    async def parts(self, channel: str) -> Any:
        return (await self.get(f"/api/contests/{self.contest}/channels/{channel}"))["parts"]

    async def tell(self, what: str, command: ContestCommand) -> int:
        """Wish something that everybody sees, and wait until everybody has."""
        began = time.perf_counter()
        number = await self.ask(command)
        ended = await all_heard(self.phones, number)
        self.figures.reached.setdefault(what, []).append(ended - began)
        return number

    def remember(self, when: str) -> None:
        self.figures.memory[when] = _megabytes(self.server, "VmRSS")

    # A turn

    async def draw(self) -> Round | None:
        """Letters in play; rejected ones are drawn again, and the pause before them is observed.

        None once the game is over, which takes a few turns less or more.
        """
        while True:
            with suppress(RefusedError):
                await self.tell("letters", ask.Draw())
            public = await self.parts("public")
            if public["turn"]["stage"] == "letters":
                return _round(public)
            if public["turn"]["stage"] == "over":
                return None
            await asyncio.sleep(0.1)

    def written(self, played: Round) -> list["_Sending"]:
        """The slips of everybody, ready to be sent in a random order."""
        found, path = solutions_of(played, self._lexicon), f"/api/contests/{self.contest}/commands"
        ready = []
        for phone in self.phones:
            chance, skill = random.Random(f"{played.draw}:{phone.table}"), self.skills[phone.table]
            slip = slip_of(played, found, skill, chance, self._lexicon) or NOTHING_WRITTEN
            body = msgspec.json.encode(ask.WriteSlip(1, played.draw, slip, handed=True))
            request = self.lines.request("POST", path, phone.token, body, f"d{played.draw}")
            ready.append(_Sending(played.draw, phone.table, slip, request))
        random.Random(played.draw).shuffle(ready)
        return ready

    async def send_all(self, ready: Sequence["_Sending"]) -> None:
        """Every phone sends its slip once, within the last seconds."""
        clock = (await self.parts("public"))["clock"]
        now = (await self.get("/api/time"))["now"]
        left = (clock["ends"] - now - LAST_SECONDS) / self.speed
        began, length = time.perf_counter() + left, (LAST_SECONDS - _MARGIN) / self.speed
        chance = random.Random(ready[0].draw)
        moments = sorted(chance.random() for _ in ready)
        async with asyncio.TaskGroup() as group:
            for moment, sending in zip(moments, ready, strict=True):
                until = began + length * moment - time.perf_counter()
                if until > 0:
                    await asyncio.sleep(until)
                group.create_task(self._send(sending))

    async def _send(self, sending: "_Sending") -> None:
        answer = await self.lines.ask(sending.request)
        number = int(_read(answer)["number"])
        self.acknowledged[sending.draw, sending.table] = number, sending.slip
        self.figures.acknowledged.append(answer.seconds)

    async def judged(self, started: int) -> None:
        """Wait until every slip that came in time has its verdict: all are events since the clock started."""
        deadline = time.perf_counter() + _PATIENCE
        while (await self.parts("public"))["clock"]["state"] != "over":
            await asyncio.sleep(0.05)
        closed_at, in_time = time.perf_counter(), (await self.parts("chief"))["phones"]
        self.figures.late.append(len(self.phones) - in_time)
        last_but_one = started + len(self.phones) + in_time + 1
        while await self._number() < last_but_one:
            assert time.perf_counter() < deadline, f"not all slips were judged in {_PATIENCE:.0f} s"
            await asyncio.sleep(0.1)
        self.figures.judged.append(time.perf_counter() - closed_at)
        await asyncio.sleep(
            1
        )  # the last one comes, unless the server was too busy to signal the last seconds

    async def _number(self) -> int:
        return int((await self.get(f"/api/contests/{self.contest}"))["contest"]["number"])


class _Sending(NamedTuple):
    """A slip on its way."""

    draw: int
    table: int
    slip: WrittenSlip
    request: bytes


class RefusedError(Exception):
    """The server answered something else than what was wished."""


def _read(answer: Answer) -> Any:
    if answer.status not in (200, 201):
        raise RefusedError(answer.status, answer.body.decode())
    return msgspec.json.decode(answer.body)


def _round(public: Any) -> Round:
    """The turn as players have it before them."""
    turn = public["turn"]
    state = State(
        Settings(),
        "",
        bag="",
        aside=0,
        board=Board.from_rows(public["board"]["grid"]),
        kept=turn["kept"],
        drawn=turn["drawn"],
    )
    return Round(turn["draw"], turn["turn"], state)


async def _play(room: _Room, players: int, turns: int, arrivals: int) -> None:
    await room.lines.open(min(_LINES, players))
    await _prepare(room, players, arrivals)
    until = time.perf_counter() + _LONGEST
    for _ in range(turns):
        if time.perf_counter() > until:
            break
        before, pace = processor_time(room.server), _pace()
        played = await room.draw()
        if played is None:
            break
        ready = room.written(played)
        started = await room.tell("clock", ask.StartClock())
        await room.send_all(ready)
        await room.judged(started)
        await room.tell("word", ask.Retain())
        await room.tell("announced", ask.EndAnnouncement())
        room.figures.each.append(processor_time(room.server) - before)
        room.figures.paces.append((pace + _pace()) / 2)
    room.remember("end")
    check_phones(room.phones)
    await _check_results(room, players)
    room.figures.memory["most"] = _megabytes(room.server, "VmHWM")
    room.figures = room.figures._replace(busy=processor_time(room.server))
    for phone in room.phones:
        phone.transport.close()
    room.lines.close()


async def _prepare(room: _Room, players: int, arrivals: int) -> None:
    parts = list(cast.players(players, random.Random(0)))
    room.skills = {part.player.table: part.skill for part in parts}
    room.contest = (await room.post("/api/contests", {"name": "Charge"}))["id"]
    await room.ask(ask.Register(tuple(part.player for part in parts)))
    arbiters = min(100, max(1, players // 50))
    await room.ask(ask.NameArbiters(tuple(cast.arbiters(arbiters, players, random.Random(1)))))
    await room.ask(ask.OpenGame(time="blitz", phones=True))
    grants = await room.post(f"/api/contests/{room.contest}/grants/tables", {})
    room.remember("rest")
    await _arrive(room, [grant["token"] for grant in grants[:arrivals]])
    began = time.perf_counter()
    room.phones = await connect({grant["table"]: grant["token"] for grant in grants}, room.port)
    room.figures = room.figures._replace(connected=time.perf_counter() - began)
    room.figures = room.figures._replace(before=processor_time(room.server))
    room.remember("phones")


async def _arrive(room: _Room, tokens: Sequence[str]) -> None:
    """Each phone loads its page as a browser does that has never been here, and asks what its link is for."""
    named = (f"/{one}" for one in msgspec.json.decode((STATIC / "arrival.json").read_bytes()))
    asked = ("/", *named, "/api/session")
    before = processor_time(room.server)
    for beginning in range(0, len(tokens), _LINES):
        coming = tokens[beginning : beginning + _LINES]
        answers = await asyncio.gather(
            *(room.lines.ask(room.lines.visit(path, token)) for path in asked for token in coming)
        )
        assert all(answer.status == _FOUND for answer in answers)
    visits, arrival = len(tokens) * len(asked), processor_time(room.server) - before
    room.figures = room.figures._replace(visits=visits, arrival=arrival)


# --- What must be right ------------------------------------------------------------------------------------


def check_phones(phones: Sequence[Phone]) -> None:
    """Nobody was lost, and from when all were there everybody heard the same."""
    assert not any(phone.lost for phone in phones), "a phone lost its connection"
    first = max(phone.public[0] for phone in phones)
    heard = {tuple(number for number in phone.public if number > first) for phone in phones}
    assert len(heard) == 1, "phones heard different changes"


async def _check_results(room: _Room, players: int) -> None:
    results, turns = await room.parts("results"), len(room.figures.judged)
    assert len(results["ranking"]) == players
    assert len(results["summary"]["turns"]) == turns
    assert len(room.acknowledged) == len(room.figures.acknowledged) == players * turns


async def _check_store(folder: Path, room: _Room) -> None:
    """Every slip is stored once, where the server said, as it was sent; and judged if it came in time."""
    decode = msgspec.json.Decoder[ContestEvent](ContestEvent).decode
    store = await open_store(folder)
    stored: dict[tuple[int, int], tuple[int, WrittenSlip]] = {}
    tables: dict[PlayerId, int] = {}
    in_time: set[tuple[int, int]] = set()
    judged: set[tuple[int, int]] = set()
    for one in await store.read(room.contest):
        event = decode(one.data)
        if isinstance(event, PlayersRegistered):
            tables |= {seat.player: seat.table for seat in event.seats}
        if isinstance(event, SlipWritten | SlipCame):
            assert (event.draw, tables[event.player]) not in stored, "a slip is stored twice"
            stored[event.draw, tables[event.player]] = one.number, event.slip
        if isinstance(event, SlipWritten):
            in_time.add((event.draw, tables[event.player]))
        elif isinstance(event, SlipJudged):
            judged.add((event.draw, tables[event.player]))
    await store.close()
    assert stored == room.acknowledged, "the store has other slips than those acknowledged"
    assert judged == in_time, "a slip was not judged"


# --- Figures -----------------------------------------------------------------------------------------------


def _disk(folder: Path) -> tuple[float, ...]:
    """What a commit waits for however quick the program is."""
    took = []
    with (folder / "disk").open("wb") as file:
        for _ in range(_WRITES):
            file.write(bytes(4096))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - began)
    return tuple(sorted(took))


def _megabytes(process: int, field: str) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(rf"{field}:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def processor_time(process: int) -> float:
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(ticks[11]) + int(ticks[12])) / 100


def _pace() -> float:
    began = time.process_time()
    for _ in range(_LOOP):
        pass
    return time.process_time() - began


def report(players: int, figures: Figures) -> str:
    waits = sorted(figures.acknowledged)
    shares = [(f"p{share}", waits[min(len(waits) - 1, len(waits) * share // 100)]) for share in (50, 95, 99)]
    shares.append(("max", waits[-1]))
    lines = [
        f"load: {players:,} phones, {len(figures.judged)} turns, {len(waits):,} slips: all acknowledged "
        f"after their commit and stored once, those that came in time judged (wanted for {PLAYERS:,} phones, "
        f"{TURNS} turns, a machine that does nothing else)",
        f"{figures.visits:,} requests of the phones that came in: {figures.arrival:.1f} s of processor time",
        f"fdatasync of the disk itself: {1000 * median(figures.disk):.1f} ms in the median, "
        f"{1000 * figures.disk[-1 - len(figures.disk) // 100]:.1f} at 99 %",
        f"connected in {figures.connected:.1f} s; slips came at "
        f"{players * SPEED / (LAST_SECONDS - _MARGIN):,.0f} a second",
        "acknowledged in " + ", ".join(f"{name} {1000 * value:.0f} ms" for name, value in shares),
        *(
            f"{what} reached everyone in {1000 * median(times):.0f} ms, at most {1000 * max(times):.0f}"
            for what, times in figures.reached.items()
        ),
        f"{sum(figures.late):,} came after the end of time, and wait for the arbiter (wanted 0)",
        f"all judged {max(figures.judged):.1f} s after the end of time, at most",
        "server memory in MB: " + ", ".join(f"{when} {size:.0f}" for when, size in figures.memory.items()),
        f"server processor time {figures.busy:.0f} s; of a slip, in ms, turn by turn: "
        + " ".join(f"{1000 * busy / players:.2f}" for busy in figures.each),
        "the same loop beside each turn, times its shortest: "
        + " ".join(f"{pace / min(figures.paces):.2f}" for pace in figures.paces),
        *_wanted(figures, players, dict(shares)["p99"]),
    ]
    return "\n".join(lines)


def _wanted(figures: Figures, players: int, slowest: float) -> list[str]:
    """What was asked for at 10,000 phones and 20 turns on a machine that does nothing else."""
    slips, memory, some = len(figures.acknowledged), figures.memory, max(1, len(figures.each) // 4)
    kept = (memory["end"] - memory["phones"]) * 1024 / slips
    measured = {
        "processor time of an arrival, ms": (1000 * figures.arrival / players, 6.0),
        "processor time of a slip, ms": (1000 * (figures.busy - figures.before) / slips, 0.4),
        "that of the last quarter of the turns, times that of the first": (
            sum(figures.each[-some:]) / sum(figures.each[:some]),
            1.0,
        ),
        "acknowledged in, p99, ms": (1000 * slowest, 200.0),
        "kept of a slip, kB": (kept, 0.8),
        "memory at the end, MB": (memory["end"], 500.0),
    }
    return [f"{what}: {found:,.2f} (wanted {wanted:g})" for what, (found, wanted) in measured.items()]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--players", type=int, default=PLAYERS)
    options.add_argument("--turns", type=int, default=TURNS)
    given = options.parse_args()
    bench(given.players, given.turns)


if __name__ == "__main__":
    main()
