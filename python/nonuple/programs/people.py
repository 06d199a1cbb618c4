"""Simulated people: players of a club who find what their skill finds, and write it as people do."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Annotated

import msgspec

from nonuple.arguments import checked, checks_arguments
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.rounds import Round
from nonuple.demo import cast
from nonuple.demo.simulated import slip_of
from nonuple.errors import Refusal
from nonuple.game import Game
from nonuple.slips.slip import Slip, SlipFault
from nonuple.texts import game as texts

Skill = Annotated[int, msgspec.Meta(ge=0, le=100)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Seed = Annotated[int, msgspec.Meta(ge=0)]


@checks_arguments
@dataclass(frozen=True)
class SimulatedPlayer:
    """Somebody of a club. What he writes follows from his name, his seed and the turn alone.

    >>> from nonuple import Game, SimulatedPlayer
    >>> game = Game(seed=7).draw()
    >>> SimulatedPlayer("Ana", skill=100, seed=1).slip(game).score
    24
    """

    name: str
    skill: Skill = 50
    """From 0, a beginner, to 100, who finds every top."""
    seed: Seed = 0
    club: str = ""
    series: str = ""

    def slip(self, game: Game) -> Slip:
        """What he hands in at this turn, with the faults that people make; blank or missing now and then."""
        if not game.rack or game.end is not None:
            raise Refusal(texts.NO_LETTERS_YET)
        played = _round(game)
        solutions = solutions_of(played, game.lexicon)
        dice = Random(f"{self.seed} {self.name} {game.turn}")
        written = slip_of(played, solutions, self.skill, dice, game.lexicon) if solutions else None
        return written.read() if written else Slip(faults=frozenset({SlipFault.NO_SLIP}))


@checked
def simulated_people(count: Count, *, seed: Seed = 0) -> tuple[SimulatedPlayer, ...]:
    """A club of so many, strong and weak, no two of one name; the same for the same seed.

    >>> from nonuple import simulated_people
    >>> len({one.name for one in simulated_people(30, seed=1)})
    30
    """
    return tuple(_people(count, seed))


def _people(count: int, seed: int) -> Iterator[SimulatedPlayer]:
    for player, skill in cast.players(count, Random(seed)):
        yield SimulatedPlayer(player.name, max(0, min(100, skill)), seed, player.club, player.series)


@lru_cache(maxsize=4)
def _round(game: Game) -> Round:
    """One round for all who write at a turn: its solutions are searched once."""
    return Round(0, game.turn, game.state)
