"""The hall of a demonstration, as its simulated people have it before them."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from random import Random

from nonuple.activity.door import Guest
from nonuple.contest import commands as ask
from nonuple.contest.activity import as_contest
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.written import WrittenSlip
from nonuple.demo.simulated import slip_of
from nonuple.errors import Refusal
from nonuple.play.duplicate.state import Phase
from nonuple.server.hosting.rooms import Room
from nonuple.words.lexicon import Lexicon

_GLANCE = 1.0
"""Seconds of the hall between two looks at what goes on."""


class Hall:
    """One contest, its pace, and what its players write: the same for the same seed."""

    def __init__(self, room: Room, skills: dict[int, int], phones: frozenset[int], seed: int) -> None:
        self.room = room
        self._activity = as_contest(room.activity)
        self.skills = skills
        self.phones = phones
        """Tables that write on a phone; the others hand in paper."""
        self.all_reviewed = False
        """Whether the double arbiter has seen the last slip."""
        self.deserted = False
        """Whether all have gone but the commission."""
        self._seed = seed
        self._keys = itertools.count()

    @property
    def contest(self) -> Contest:
        return self._activity.contest

    @property
    def run(self) -> Run:
        live = self.contest.live
        assert live is not None, "the game is opened before people come in"
        return live

    @property
    def game(self) -> int:
        return self.run.number

    @property
    def lexicon(self) -> Lexicon:
        """The word list of the game."""
        return self._activity.means.lexicon(self.run.opened.lexicon)

    def now(self) -> float:
        return self.room.clock.now()

    def dice(self, *what: object) -> Random:
        """Chance of its own for each thing, whatever happens in between."""
        return Random(f"{self._seed}:{what}")

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self.room.clock.speed)

    async def until(self, comes: Callable[..., object], *about: object) -> None:
        while not comes(*about):
            await self.pause(_GLANCE)

    async def insist(self, actor: Guest, command: ask.ContestCommand) -> None:
        """Ask for what the demonstration cannot do without."""
        await self.room.ask(actor, command, f"demo:{self._seed}:{next(self._keys)}")

    async def ask(self, actor: Guest, command: ask.ContestCommand) -> bool:
        """Whether the wish was fulfilled; where a real person came first it is not, and nobody minds."""
        try:
            await self.insist(actor, command)
        except Refusal:
            return False
        return True

    # What is played

    async def draws(self, ready: Callable[[Round], bool]) -> AsyncIterator[Round]:
        """Every draw of the game in order, each when it is ready; those called off before are passed over."""
        draw = -1
        while True:
            await self.until(self._over_or_drawn_after, draw)
            draw = min((number for number in self.run.rounds if number > draw), default=-1)
            if draw < 0:
                return
            played = self.run.rounds[draw]
            await self.until(lambda one: ready(one) or not self.stands(one), played)
            if self.stands(played):
                yield played

    def _over_or_drawn_after(self, draw: int) -> bool:
        return self.run.over or any(number > draw for number in self.run.rounds)

    def stands(self, played: Round) -> bool:
        """Whether the draw still counts; one that the end of the game left open does not."""
        return self.run.standing(played.draw) and not (self.run.over and not played.closed)

    def settled(self, played: Round) -> bool:
        """Whether its word is retained, or never will be."""
        return played.retained is not None or not self.stands(played)

    def begun(self, played: Round) -> bool:
        """Whether its clock has started, and perhaps ended since."""
        current = self.run.line.current == played.draw
        return played.closed or (current and self.run.state.phase is Phase.PLAY)

    def who(self, played: Round, table: int) -> PlayerId:
        """Who sits at a table; nobody changes places here, but one comes late."""
        return self.run.player_at(played, table) or PlayerId("")

    def sheet(self, played: Round, table: int) -> Sheet:
        return played.sheets.get(self.who(played, table), Sheet())

    def playing(self, played: Round, table: int) -> bool:
        return self.contest.playing(self.run, self.who(played, table), played.turn)

    def paper(self, played: Round, table: int) -> WrittenSlip | None:
        """What a player writes after a draw; None for no slip at all."""
        lexicon = self.lexicon
        dice = self.dice("slip", played.draw, table)
        return slip_of(played, solutions_of(played, lexicon), self.skills[table], dice, lexicon)
