"""What is hidden at a table stays so, whoever asks: racks, bag, secret, what a computer considers."""

import asyncio
import base64
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from functools import reduce
from itertools import permutations

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from nonuple.opponents.greedy import Greedy
from nonuple.play.free import commands as act
from nonuple.play.free.commands import LayWord
from nonuple.play.free.players import Chosen, FromSeat, Thought, chance_of
from nonuple.play.free.referee import decide
from nonuple.play.free.state import FreePhase, FreeState, apply
from nonuple.server.hosting.access import link_hash
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from nonuple.table import commands as ask_for
from nonuple.table.activity import FreeTables, TableActivity
from nonuple.table.commands import TableCommand
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.free.seated import ask, asked, invited, opened, parts, people_and, table_in
from tests.server.visiting import Guest, until

pytestmark = pytest.mark.anyio

IDEA = 76543.2
"""What a computer takes its turns to be worth: told to nobody before the end."""
CHANNELS = (
    "free",
    "public",
    "hand:0",
    "hand:1",
    "hand:2",
    "hand:0-1",
    "hand:1-2",
    "hand:*",
    "hand:",
    "chief",
    "x",
)
WISHES: tuple[TableCommand, ...] = (
    people_and(),
    ask_for.BeginGame(),
    act.LayWord(ref="H8", word="KWXYZ"),
    act.LayWord(ref="H8", word="KWXYZ", seat=1),
    act.ExchangeLetters(letters="KWXYZQJ"),
    act.ExchangeLetters(letters="KWXYZQJ", seat=2),
    act.TakeLetters(seat=1),
    act.ChallengeWord(seat=1),
    act.PassTurn(seat=1),
    act.PassTurn(seat=2),
    act.ResignSeat(seat=1),
    act.DeclineTakeBack(seat=1),
)
"""What a stranger, a spectator, the host and Ana may not do while it is Bob's turn."""


@dataclass(frozen=True)
class Thinker:
    """Plays like greedy, and has thoughts."""

    greedy: Greedy

    def act(self, seen: FromSeat, chance: bytes) -> Chosen:
        act = self.greedy.act(seen, chance).act
        return Chosen(act, (Thought(act, IDEA), Thought(LayWord(2, ref="A1", word="QUASIMENT"), IDEA)))

    def challenges(self, seen: FromSeat, chance: bytes) -> bool:
        return False


def thinker(level: str, lexicon: Lexicon) -> Thinker:
    return Thinker(Greedy(lexicon))


class Watch:
    """A table, those who look at it, and all that each of them could obtain."""

    def __init__(self, server: Running, owner: Guest, id: str, table: TableActivity) -> None:
        self.server, self.owner, self.id, self.table = server, owner, id, table
        self.viewers: dict[str, Guest] = {}
        self.links: set[str] = set()
        self.heard: dict[str, list[str]] = {}

    @property
    def state(self) -> FreeState:
        assert self.table.state is not None
        return self.table.state

    async def look(self) -> None:
        """Everything that anybody can obtain, searched for all that is hidden from him."""
        for name, guest in self.viewers.items():
            own = (0,) if name == "ana" else (1,) if name == "bob" else ()
            hidden = set(self.hidden_from(own))
            assert len(hidden) > 8
            found = [text async for text in self.obtainable(guest, name)] + self.heard.get(name, [])
            for text in found:
                told = sorted(secret for secret in hidden if secret in text)
                assert not told, f"{name} learns {told} from {text[:1500]}"

    async def obtainable(self, guest: Guest, name: str) -> AsyncIterator[str]:
        schema = await guest.get("/api/schema")
        for path, methods in schema["paths"].items():
            if not path.startswith("/api/free"):
                continue
            for method in methods:
                for channel in CHANNELS if "{channel}" in path else ("",):
                    url = path.format(id=self.id, channel=channel, grant="nobody", seat=0)
                    if not (method == "delete" and name == "host"):
                        answer = await guest.http.request(
                            method.upper(), url, json=None if method == "get" else {}
                        )
                        assert answer.status_code < 500, (url, answer.text)
                        yield f"{answer.text}\n{answer.headers}"
        if name != "bob":
            for wish in WISHES:
                answer = await asked(guest, self.id, wish)
                assert answer.status_code in (401, 403, 409), (name, wish, answer.text)
                yield answer.text
        for channel in CHANNELS:
            yield await self.overheard(guest, channel)

    async def overheard(self, guest: Guest, channel: str) -> str:
        """What a live view of a channel tells before it is closed."""
        said: list[str] = []
        address = f"{self.server.address.replace('http', 'ws')}/api/free/{self.id}/live"
        async with connect(address, compression=None, proxy=None) as socket:
            await socket.send(json.dumps({"token": guest.token or "", "channels": [channel]}))
            with suppress(ConnectionClosed):
                while '"set"' not in "".join(said):
                    said.append(str(await socket.recv()))
        return "\n".join(said)

    async def follow(self, name: str) -> None:
        """Keep what a live view is told, as long as it goes on."""
        heard = self.heard.setdefault(name, [])
        async with connect(f"{self.server.address.replace('http', 'ws')}/api/live", proxy=None) as socket:
            await socket.send(json.dumps({"token": self.viewers[name].token}))
            with suppress(ConnectionClosed):
                async for message in socket:
                    heard.append(str(message))

    def hidden_from(self, own: tuple[int, ...]) -> Iterator[str]:
        """Racks of the others in any usual order, the next draw, the bag, the secret, thoughts, links."""
        yield from self.links
        yield str(IDEA)
        yield "QUASIMENT"
        kept = self.table.kept
        assert kept is not None
        for secret in (kept.secret, kept.salt):
            yield secret
            yield base64.b64encode(bytes.fromhex(secret)).decode().rstrip("=")
        secret_bytes = bytes.fromhex(kept.secret)
        yield chance_of(secret_bytes, 2, len(self.state.turns)).hex()
        yield self.state.bag
        for seat, rack in enumerate(self.state.racks):
            if seat not in own:
                yield rack
                yield "".join(sorted(rack))
                yield rack[:5]
        yield from self.next_letters(secret_bytes)

    def next_letters(self, secret: bytes) -> Iterator[str]:
        state, lexicon = self.state, open_lexicon()
        move = next(iter(lexicon.top(state.board, state.racks[state.seat])), None)
        if move is not None and state.phase is FreePhase.PLAY:
            caused = decide(state, LayWord(state.seat, ref=move.ref, word=move.word), lexicon, secret)
            drawn = reduce(apply, caused, state).turns[-1:]
            yield from (turn.drawn for turn in drawn if len(turn.drawn) >= 4)


@pytest.fixture
async def watch(store: EventStore) -> AsyncIterator[Watch]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(store))
        kind = server.club.kinds["free"]
        assert isinstance(kind, FreeTables)
        kind.means = kind.means._replace(computer=thinker)
        owner = await stack.enter_async_context(Guest(server.address, server.owner))
        id = await opened(owner, people_and("greedy"))
        watch = Watch(server, owner, id, await table_in(server, id))
        seats = {"ana": ("player", 0), "bob": ("player", 1), "eye": ("spectator",), "host": ("host",)}
        following = await stack.enter_async_context(asyncio.TaskGroup())
        for name, (role, *seat) in seats.items():
            granted = await invited(owner, id, str(role), *(int(one) for one in seat))
            watch.links |= {link_hash(granted["token"]), granted["code"]}
            watch.viewers[name] = await stack.enter_async_context(Guest(server.address, granted["token"]))
            stack.callback(following.create_task(watch.follow(name)).cancel)
        watch.viewers["stranger"] = await stack.enter_async_context(Guest(server.address))
        yield watch


async def bob_s_turn(watch: Watch) -> None:
    """Ana passes, the computer plays, until Bob is to play."""
    while watch.state.seat != 1 and watch.state.phase is not FreePhase.OVER:
        if watch.state.seat == 0:
            await ask(watch.viewers["ana"], watch.id, act.PassTurn())
        await until(lambda: watch.state.seat != 2 or watch.state.phase is FreePhase.OVER)


async def test_nobody_learns_what_is_hidden_at_any_stage(
    watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="nonuple")
    await ask(watch.viewers["host"], watch.id, ask_for.BeginGame())
    lexicon = open_lexicon()
    for _ in range(3):
        await bob_s_turn(watch)
        await watch.look()
        move = next(iter(lexicon.top(watch.state.board, watch.state.racks[1])), None)
        wish = act.PassTurn() if move is None else act.LayWord(ref=move.ref, word=move.word)
        await ask(watch.viewers["bob"], watch.id, wish)
    await bob_s_turn(watch)
    assert watch.table.thoughts, "the computer had some"
    hidden = set(watch.hidden_from(()))
    assert [one for one in hidden if one in caplog.text] == []


async def test_once_the_game_is_over_everything_is_told(watch: Watch) -> None:
    await ask(watch.viewers["host"], watch.id, ask_for.BeginGame())
    await bob_s_turn(watch)
    await ask(watch.viewers["bob"], watch.id, act.ResignSeat())
    await ask(watch.viewers["ana"], watch.id, act.ResignSeat())
    end = (await parts(watch.viewers["eye"], watch.id))["end"]
    kept = watch.table.kept
    assert kept is not None
    assert (end["secret"], end["salt"]) == (kept.secret, kept.salt)
    assert tuple(end["record"]["end"]["racks"]) == watch.state.racks
    assert [one["thoughts"][0]["worth"] for one in end["thoughts"]] == [IDEA] * len(watch.table.thoughts)
    said = [one["why"] for turn in end["thoughts"] for one in turn["thoughts"]]
    assert [{*why} for why in said] == [{"fr", "en"}] * len(said)
    assert (await parts(watch.viewers["ana"], watch.id, "hand:0"))["hand"] is None
    assert (await watch.viewers["eye"].http.get(f"/api/free/{watch.id}/game.gcg")).status_code == 200


async def test_whether_a_word_is_wrong_is_told_only_to_a_challenge(store: EventStore) -> None:
    """The list is not consulted before: neither in what is shown nor in the answer to laying."""
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and(words="challenge"))
        tokens = [(await invited(owner, id, "player", seat))["token"] for seat in (0, 1)]
        async with Guest(server.address, tokens[0]) as ana, Guest(server.address, tokens[1]) as bob:
            await ask(ana, id, ask_for.BeginGame())
            first = (await parts(ana, id))["table"]["seat"]
            rack = (await parts((ana, bob)[first], id, f"hand:{first}"))["hand"]["rack"].replace("?", "")
            found = ("".join(some) for some in permutations(rack, 4))
            wrong = next(word for word in found if word not in open_lexicon())
            answer = await asked((ana, bob)[first], id, act.LayWord(ref="H8", word=wrong))
            told = msgspec.json.encode(await parts(ana, id)).decode() + answer.text
            assert wrong in told
            assert "wrong" not in told
            assert '"by":null' in told or '"by"' not in told


async def test_a_second_hand_at_a_seat_sends_the_first_away(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and())
        first = await invited(owner, id, "player", 1)
        async with Guest(server.address, first["token"]) as bob:
            await parts(bob, id)
            second = await invited(owner, id, "player", 1)
            answer = await bob.http.get(f"/api/free/{id}/channels/free")
            assert answer.status_code == 401
        async with Guest(server.address) as stranger:
            came = await stranger.post("/api/join", {"code": second["code"]})
            async with Guest(server.address, came["token"]) as bob:
                await parts(bob, id)
            again = await stranger.post("/api/join", {"code": second["code"]})
        for token, status in ((again["token"], 200), (came["token"], 401), (second["token"], 401)):
            async with Guest(server.address, token) as one:
                assert (await one.http.get(f"/api/free/{id}/channels/free")).status_code == status
