"""What is secret stays so: whatever players, displays, spectators and strangers ask for, at every stage."""

import asyncio
import base64
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, suppress
from itertools import product
from random import Random
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from nonuple.contest import commands as ask
from nonuple.contest import views
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.written import WrittenSlip
from nonuple.play.duplicate.simulation import step
from nonuple.play.duplicate.state import Phase, State
from nonuple.server.hosting.access import link_hash
from nonuple.server.http.contest.documents import KINDS
from nonuple.server.http.printing import PDF
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from nonuple.words_io.library import open_lexicon
from tests.contest.every_command import EVERY_COMMAND
from tests.contest.room import who
from tests.documents.reading import pages_of
from tests.server.playing import Staged, contest_in, contests_of, staged
from tests.server.timing import HandSetTime, WatchedStore
from tests.server.visiting import Guest, until

pytestmark = pytest.mark.anyio

PHONE_SLIP = WrittenSlip(("KWXYZQJ",), "H4", 42_424)
PAPER_SLIP = WrittenSlip(("QXJKZWY",), "8A", 53_535)
LATE_SLIP = WrittenSlip(("ZJQWKXY",), "A1", 64_646)
OTHERS_SLIPS = ("KWXYZQJ", "QXJKZWY", "ZJQWKXY", "42424", "53535", "64646")

A_PLAYER_MAY = {"WriteSlip", "MoveNotes", "Appeal", "DeclareTotal"}
COUNTERS = {"number", "version"}
"""Fields that count events, and may by chance be what the top scores."""

SHORTEST = 4
"""Shorter words and draws stand anywhere by chance."""

KNOWN = {"anyway", "game", "drill", "more", "typed", "by", "length", "source", "column", "again", "turns"}
KNOWN |= {"readings", "at", "onto", "lengths"}
"""Parameters of addresses that are tried."""
ON_EVERY_FORM = re.compile(r"\b(?:1?\d|2[0-4]|50|102)\b")
"""Numbers of turns, the letters of a bag: printed whatever is played."""
OF_A_SLIP = ("notes", "appeal", "road-sheets")
PICTURES = "/{kind}/preview"
"""Of pages that are read as text: a picture tells what its page does."""


class Viewer(NamedTuple):
    name: str
    guest: Guest


class Theatre:
    """A contest, those who look at it, and what each of them could obtain."""

    def __init__(self, server: Running, owner: Guest, staged: Staged, time: HandSetTime) -> None:
        self.server = server
        self.owner = owner
        self.staged = staged
        self.time = time
        self.viewers: list[Viewer] = []
        self.heard: dict[str, list[str]] = {}
        self.hidden: set[str] = set()
        """Links and codes of everybody."""
        self.still: dict[str, str] = {}
        """Pages that must be the same at every stage."""

    @property
    def contest(self) -> Contest:
        return contest_in(self.server.club._rooms[self.staged.id])

    @property
    def run(self) -> Run:
        run = self.contest.live
        assert run is not None
        return run

    # Acting

    async def chief(self, command: ask.ContestCommand) -> None:
        await self.owner.ask(self.staged.id, command)

    async def draw(self) -> Round:
        """Letters in play."""
        self.time.seconds += 30
        while self.run.state.phase is Phase.DRAW:
            await self.chief(ask.Draw())
        played = self.run.current
        assert played is not None
        return played

    async def as_player(self, table: int, command: ask.ContestCommand) -> None:
        async with Guest(self.server.address, self.staged.players[table]) as player:
            await player.ask(self.staged.id, command)

    # Looking

    async def look(self, stage: str) -> None:
        """Everything that anybody can obtain now, searched for all that is secret now."""
        secrets, top = set(self.secrets()), self.top_in_play()
        for viewer in self.viewers:
            found = {where: text async for where, text in self.obtainable(viewer)}
            found |= {f"live {n}": text for n, text in enumerate(self.heard.get(viewer.name, []))}
            assert len(found) > 60, "most of it was not asked for"
            for where, text in found.items():
                told = sorted(secret for secret in secrets if secret in text)
                assert not told, f"{stage}: {viewer.name} learns {told} from {where}: {text[:2000]}"
                if top is not None:
                    assert top not in numbers_in(text), f"{stage}: {viewer.name} has the top's score: {where}"
        for heard in self.heard.values():
            heard.clear()

    async def obtainable(self, viewer: Viewer) -> AsyncIterator[tuple[str, str]]:
        """Every page and answer; of what may be asked for, and of what may not."""
        schema = await viewer.guest.get("/api/schema")
        for path, methods in schema["paths"].items():
            for method, operation in methods.items():
                asked = {one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"}
                for url in self.addresses(path, asked) if not path.endswith(PICTURES) else ():
                    yield f"{method} {url}", await self.ask_for(viewer, method, url)
        for command in EVERY_COMMAND:
            if viewer.name != "player" or type(command).__name__ not in A_PLAYER_MAY:
                answer = await viewer.guest.asked(self.staged.id, command)
                assert answer.status_code in (401, 403), (viewer.name, command, answer.text)
                yield f"command {command}", answer.text
        for channel in self.channels():
            yield f"live {channel}", await self.overheard(viewer, channel)
        for page in ("/", "/aide", "/api/schema", "/api", "/nothing"):
            text = (await viewer.guest.http.get(page)).text
            assert self.still.setdefault(page, text) == text, f"{page} changes from stage to stage"
            yield page, ""

    async def ask_for(self, viewer: Viewer, method: str, url: str) -> str:
        body: dict[str, str | int] = {"code": "AAAA-AAAA"} if url == "/api/join" else {}
        if method == "post":
            url, _, asked = url.partition("?")
            body |= {name: int(value) for name, value in parse_qsl(asked)}
        answer = await viewer.guest.http.request(method.upper(), url, json=None if method == "get" else body)
        assert answer.status_code < 500, (url, answer.text)
        if answer.headers.get("content-type") == PDF:
            return ON_EVERY_FORM.sub("", "\n".join(page.text for page in pages_of(answer.content)))
        return f"{answer.text}\n{answer.headers}"

    def addresses(self, path: str, asked: set[str]) -> Iterator[str]:
        """The address with all that can be put in the place of its parameters."""
        assert asked <= KNOWN, "a parameter that this search does not know"
        values: dict[str, list[str]] = {
            "id": [self.staged.id],
            "channel": self.channels(),
            "draw": [str(draw) for draw in range(self.run.state.draws + 1)],
            "table": [str(table) for table in (*self.staged.players, 99)],
            "player": [f"p{table}" for table in (*self.staged.players, 99)],
            "word": ["PAS"],
            "grant": list(self.contest.door.grants)[:2],
            "kind": list(KINDS),
            "seat": ["0"],
            "hall": [self.staged.id],
            "game": ["1"],
            "name": ["site.zip", "ranking.csv", "ranking.xlsx", "results.json", "event.json"],
        }
        names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
        for chosen in product(*(values[name] for name in names)):
            url = path.format(**dict(zip(names, chosen, strict=True)))
            yield url
            if "kind" in names and chosen[-1] in OF_A_SLIP:
                slips = product(values["draw"], values["table"])
                yield from (f"{url}?draw={draw}&table={table}" for draw, table in slips)
            yield from (f"{url}?game={game}" for game in (1, 2, 3) if "game" in asked)
            yield from (f"{url}?typed=PAS" for _ in asked & {"typed"})

    def channels(self) -> list[str]:
        tables = (f"player:p{table}" for table in (*self.staged.players, 99))
        desks = (f"desk:{arbiter}" for arbiter in (*self.staged.arbiters, "*", "None"))
        games = (f"game:{game}" for game in (1, 2, 3, "*"))
        everybody = ["public", "results", "chief", "organiser", "double", "commission", "files", "x"]
        return [*everybody, *desks, *tables, *games]

    async def overheard(self, viewer: Viewer, channel: str) -> str:
        """What a live view of a channel tells before it is closed."""
        address = f"{self.server.address.replace('http', 'ws')}/api/contests/{self.staged.id}/live"
        said: list[str] = []
        async with connect(address, compression=None, proxy=None) as socket:
            await socket.send(json.dumps({"token": viewer.guest.token or "", "channels": [channel]}))
            with suppress(ConnectionClosed):
                while '"set"' not in "".join(said):
                    said.append(str(await socket.recv()))
        return "\n".join(said)

    async def follow(self, viewer: Viewer) -> None:
        """Keep what a live view is told, as long as it goes on."""
        heard = self.heard.setdefault(viewer.name, [])
        address = f"{self.server.address.replace('http', 'ws')}/api/live"
        async with connect(address, compression=None, proxy=None) as socket:
            await socket.send(json.dumps({"token": viewer.guest.token}))
            with suppress(ConnectionClosed):
                async for message in socket:
                    heard.append(str(message))

    # What is secret

    def secrets(self) -> Iterator[str]:
        yield from self.hidden
        yield from OTHERS_SLIPS
        if not self.run.over:
            yield from self.letters_to_come()
            chance = self.run.chance
            assert chance is not None
            for secret in (chance.secret, chance.salt):
                yield from (secret.hex(), base64.b64encode(secret).decode().rstrip("="))
                yield base64.urlsafe_b64encode(secret).decode().rstrip("=")
        yield from self.solutions_in_play()

    def letters_to_come(self) -> Iterator[str]:
        """The next draws, in the order drawn and in that of the alphabet."""
        state, seen = self.run.state, self.known_letters()
        for _ in range(6):
            if state.stopped is not None or state.phase is Phase.OVER:
                return
            before, state = state, advanced(state, self.run)
            if before.phase is Phase.DRAW and state.phase is not Phase.DRAW:
                for letters in (state.drawn, "".join(sorted(state.drawn))):
                    if len(letters) >= SHORTEST and letters not in seen:
                        yield letters

    def solutions_in_play(self) -> Iterator[str]:
        played, seen = self.run.current, self.known_letters()
        if played is None or played.retained is not None:
            return
        for move in solutions_of(played, open_lexicon()):
            if len(move.word) >= SHORTEST and move.word.upper() not in seen:
                yield move.word.upper()

    def top_in_play(self) -> int | None:
        played = self.run.current
        if played is None or played.retained is not None:
            return None
        return solutions_of(played, open_lexicon())[0].score

    def known_letters(self) -> str:
        """What everybody has before his eyes."""
        state = self.run.state
        lines = [turn.rack + " " + turn.word for turn in state.turns]
        return " ".join((state.kept, state.drawn, state.kept + state.drawn, *lines)).upper()


def advanced(state: State, run: Run) -> State:
    """The game after its next draw, or with the proposed word, whatever the clock says."""
    assert run.chance is not None
    without_clock = msgspec.structs.replace(
        state,
        settings=msgspec.structs.replace(state.settings, time=None),
        phase=Phase.RETAIN if state.drawn else Phase.DRAW,
    )
    return step(without_clock, run.chance.secret, open_lexicon())


def numbers_in(text: str) -> set[int]:
    """The numbers of an answer, but for those that count events."""
    found: set[int] = set()
    for line in text.splitlines():
        with suppress(json.JSONDecodeError):
            found |= set(_numbers(json.loads(line)))
    return found


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in COUNTERS:
                yield from _numbers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _numbers(inner)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


@pytest.fixture
async def theatre(store: EventStore) -> AsyncIterator[Theatre]:
    """A game whose letters come from a known secret, four tables, and five who look on."""
    time = HandSetTime()
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(WatchedStore(store, time), wall=lambda: 1e6))
        contests_of(server.club).means = contests_of(server.club).means._replace(chance=Random(4).randbytes)
        owner = await stack.enter_async_context(Guest(server.address, server.owner))
        theatre = Theatre(server, owner, await staged(owner), time)
        await theatre.chief(ask.EndGame())
        await theatre.chief(ask.OpenGame(source="program", phones=True))
        theatre.hidden |= {server.owner, *theatre.staged.players.values(), *theatre.staged.arbiters.values()}
        seats: dict[str, str | None] = {"stranger": None, "player": theatre.staged.players[1]}
        for role in ("display", "spectator"):
            granted = await owner.grant(theatre.staged.id, role)
            theatre.hidden |= {granted["token"], granted["code"]}
            seats[role] = granted["token"]
        theatre.hidden |= {link_hash(token) for token in theatre.hidden}
        following = await stack.enter_async_context(asyncio.TaskGroup())
        for name, token in seats.items():
            guest = await stack.enter_async_context(Guest(server.address, token))
            theatre.viewers.append(Viewer(name, guest))
            if token is not None:
                stack.callback(following.create_task(theatre.follow(theatre.viewers[-1])).cancel)
        yield theatre


async def test_nobody_learns_too_early_what_he_must_not_know(
    theatre: Theatre, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for visitors in ("httpcore", "httpx", "websockets.client"):
        caplog.set_level(logging.WARNING, logger=visitors)
    await theatre.look("before the draw")

    played = await theatre.draw()
    await theatre.look("letters announced")

    await theatre.chief(ask.StartClock())
    await theatre.as_player(2, ask.WriteSlip(theatre.run.number, played.draw, PHONE_SLIP))
    await theatre.look("clock running")

    theatre.time.seconds += 151
    await until(lambda: theatre.run.signalled)
    await theatre.look("last seconds")

    theatre.time.seconds += 30
    await until(lambda: played.closed)
    await theatre.as_player(4, ask.WriteSlip(theatre.run.number, played.draw, LATE_SLIP))
    await theatre.chief(ask.EnterSlip(theatre.run.number, played.draw, 3, slip=PAPER_SLIP))
    await theatre.chief(ask.RuleLate(theatre.run.number, played.draw, 4, accepted=True))
    await until(lambda: all(played.sheet(who(table)).decision for table in (2, 3, 4)))
    await theatre.look("time over, slips judged")

    await theatre.chief(ask.Retain())
    await theatre.look("word retained")
    await theatre.chief(ask.EndAnnouncement())
    await theatre.look("word announced")

    await theatre.draw()
    await theatre.chief(ask.StartClock())
    await theatre.chief(ask.Interrupt())
    await theatre.look("paused")
    await theatre.chief(ask.Resume())
    await theatre.chief(ask.CancelTurn(cause="disturbance"))
    await theatre.look("turn cancelled")

    await theatre.draw()
    await theatre.chief(ask.Undo(turn=1))
    await theatre.look("undone")
    await theatre.chief(ask.EndGame())
    await theatre.look("over")
    await theatre.chief(ask.OpenGame(source="program", phones=True))
    await theatre.look("the next game")

    logged = "\n".join(caplog.handler.format(one) for one in caplog.records if is_the_servers(one))
    assert [secret for secret in theatre.hidden if secret in logged] == []


def is_the_servers(record: logging.LogRecord) -> bool:
    """Those who visit log too, in the same process."""
    return record.name.partition(".")[0] in ("nonuple", "uvicorn", "litestar")


async def test_one_who_may_not_ask_about_words_learns_nothing_from_the_refusal(theatre: Theatre) -> None:
    for viewer in theatre.viewers:
        answers = [
            await viewer.guest.http.get(f"/api/contests/{theatre.staged.id}/words/{word}")
            for word in ("MAISON", "MAISOM")
        ]
        assert {answer.status_code for answer in answers} <= {401, 403}
        assert answers[0].text == answers[1].text


async def test_a_view_that_tells_a_solution_is_found_out(
    theatre: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = views._PARTS["public"]
    monkeypatch.setitem(
        views._PARTS,
        "public",
        lambda contest, which, means: {
            **honest(contest, which, means),
            "careless": list(theatre.solutions_in_play()),
        },
    )
    await theatre.draw()
    with pytest.raises(AssertionError, match="learns"):
        await theatre.look("letters announced")


async def test_the_search_knows_a_solution_when_it_sees_one(theatre: Theatre) -> None:
    """Whoever may know the solutions finds them with the same search."""
    await theatre.draw()
    theatre.viewers = [Viewer("owner", theatre.owner)]
    chief = await theatre.overheard(theatre.viewers[0], "chief")
    assert any(word in chief for word in theatre.solutions_in_play())
    assert theatre.top_in_play() in numbers_in(chief)
