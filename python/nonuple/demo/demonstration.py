"""A demonstration: a contest whose people are simulated, all but those whom someone wants to be."""

import asyncio
from collections.abc import Coroutine, Iterator
from random import Random
from typing import Literal, NamedTuple

import msgspec

from nonuple.activity.door import Granted, Guest
from nonuple.contest import commands as ask
from nonuple.contest.activity import Contests, as_contest
from nonuple.contest.codec import CODEC
from nonuple.contest.people import Role
from nonuple.demo import cast
from nonuple.demo.hall import Hall
from nonuple.demo.people import LATE_COMER, Chief, Commission, Double, Players, SimulatedDesk
from nonuple.server.hosting.access import link_hash, new_id, new_token
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Room
from nonuple.texts import demo as texts

Part = Literal["chief", "arbiter", "player", "none"]
"""Whom a real person plays."""

YOUR_TABLE = 1
_PAPER = 3
"""One table of so many hands in paper, the others write on a phone."""


class Plan(NamedTuple):
    players: int
    arbiters: int
    part: Part = "none"
    speed: float = 1.0
    turns: int | None = None
    seed: int = 0


_SHOWN_AT: dict[Role, str] = {
    "chief": "juge",
    "arbiter": "arbitre",
    "double": "double",
    "commission": "commission",
    "player": "joueur",
    "display": "affichage",
}


class Screen(msgspec.Struct, frozen=True):
    """A way in: who one is there, and the secret of the link."""

    role: Role
    who: str
    token: str
    yours: bool

    @property
    def link(self) -> str:
        """Where its page is on the server."""
        return f"/#/lien/{self.token}/{_SHOWN_AT[self.role]}"


class DemoFigures(NamedTuple):
    turns: int
    top: int


class Demo:
    """One demonstration in a club."""

    def __init__(self, club: Club, plan: Plan) -> None:
        self._club = club
        self._plan = plan
        self._dice = Random(plan.seed)
        self._organiser = Guest("organiser", texts.ORGANISER.say())
        self.screens: list[Screen] = []

    @property
    def contest(self) -> str:
        return self._hall.contest.id

    async def prepare(self) -> None:
        """The contest with its people, and a game ready to be played."""
        plan = self._plan
        kind = self._club.kinds[CODEC.kind]
        assert isinstance(kind, Contests), "the club hosts contests"
        await asyncio.to_thread(kind.means.lexicon, None)  # refused before anything is made
        room = await self._club.create(CODEC.kind, texts.CONTEST.say(), demo=True, speed=plan.speed)
        activity = as_contest(room.activity)
        activity.means = activity.means._replace(chance=self._dice.randbytes)
        parts = list(cast.players(plan.players, self._dice))
        self._late = parts[-1].player
        arbiters = tuple(cast.arbiters(plan.arbiters, plan.players, self._dice))
        phones = frozenset(part.player.table for part in parts if part.player.table % _PAPER)
        skills = {part.player.table: part.skill for part in parts}
        self._hall = Hall(room, skills, phones, plan.seed)
        players = tuple(part.player for part in parts[:-1])
        game = ask.OpenGame(title=texts.GAME.say(), phones=True)
        for wish in (ask.Register(players), ask.NameArbiters(arbiters), game):
            await self._hall.insist(self._organiser, wish)
        await self._let_in(room)

    async def _let_in(self, room: Room) -> None:
        """A link for every kind of screen."""
        first = self._hall.contest.arbiters[0]
        player = self._hall.contest.seating.players[YOUR_TABLE]
        places: dict[Role, str] = {"arbiter": first.id, "player": player}
        roles: tuple[Role, ...] = ("chief", "arbiter", "double", "commission", "player", "display")
        for role in roles:
            token = new_token()
            granted = Granted(new_id(), role, link_hash(token), place=places.get(role, ""))
            await room.add((granted,), self._organiser.name)
            named = str(YOUR_TABLE) if role == "player" else first.name
            self.screens.append(Screen(role, named, token, role == self._plan.part))

    async def play(self) -> DemoFigures:
        """The game to its end."""
        hall = self._hall
        async with asyncio.TaskGroup() as everybody:
            everybody.create_task(Commission(hall, Guest("commission", texts.COMMISSION.say())).live())
            async with asyncio.TaskGroup() as players_and_arbiters:
                for live in self._lives():
                    players_and_arbiters.create_task(live)
            hall.deserted = True
        state = hall.run.state
        return DemoFigures(len(state.turns), state.total)

    async def break_off(self) -> None:
        """End a game that nobody plays any more."""
        if not self._hall.run.over:
            await self._hall.ask(Guest("chief", texts.CHIEF.say()), ask.EndGame())

    def _lives(self) -> Iterator[Coroutine[None, None, None]]:
        """What everybody does who is simulated."""
        hall, part = self._hall, self._plan.part
        if part != "chief":
            yield Chief(hall, Guest("chief", texts.CHIEF.say()), self._plan.turns).live()
        desks = hall.contest.arbiters
        for arbiter in desks[1:] if part == "arbiter" else desks:
            yield SimulatedDesk(hall, arbiter).live()
        yield Players(hall, YOUR_TABLE if part == "player" else None).live()
        yield Double(hall, Guest("double", texts.DOUBLE.say())).live()
        yield self._bring_the_late_comer()

    async def _bring_the_late_comer(self) -> None:
        hall = self._hall
        await hall.until(lambda: hall.run.over or hall.run.state.turn >= LATE_COMER)
        if not hall.run.over:
            await hall.ask(self._organiser, ask.Register((self._late,)))
            await hall.ask(self._organiser, ask.Arrive(hall.game, self._late.table, hall.run.state.turn))


class Theatre:
    """Where a club has its demonstrations played: one at a time, a new one ends the one before."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._turn = asyncio.Lock()
        self._played: Demo | None = None
        self._playing: asyncio.Task[object] | None = None

    async def start(self, plan: Plan) -> Demo:
        async with self._turn:
            demo = Demo(self._club, plan)
            await demo.prepare()
            await self._clear()
            self._played, self._playing = demo, self._club.undertake(demo.play())
        return demo

    async def end(self, contest: str) -> None:
        """End the demonstration that is played there, if one is."""
        async with self._turn:
            if self._played is not None and self._played.contest == contest:
                await self._clear()

    async def _clear(self) -> None:
        if self._played is None or self._playing is None:
            return
        self._playing.cancel()
        await asyncio.wait((self._playing,))
        await self._played.break_off()
