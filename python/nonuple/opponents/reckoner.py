"""A computer player of some skill, behind what a seat of the free game may see."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from nonuple import _kernel
from nonuple.opponents.knowledge import Knowledge
from nonuple.opponents.skills import Skill
from nonuple.pieces.board import kernel_rules
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import Variant
from nonuple.play.free.commands import ExchangeLetters, LayWord, PassTurn
from nonuple.play.free.players import Act, Chosen, FromSeat, Thought
from nonuple.texts import opponents as texts

Ground = Literal["no-move", "score", "equity", "simulation", "endgame", "exact"]
"""Why the first of what was considered was chosen."""

_Told = tuple[Literal["play", "exchange", "pass"], str, str, int, float, float, float, int]
"""A turn as the kernel tells it."""

TOLD = 8
"""Turns told in an explanation."""


class Considered(NamedTuple):
    """A turn that was considered."""

    act: Act
    score: int
    leave: float
    """What the letters kept are worth, in points."""
    worth: float
    """What the turn is worth, in points: tried out, worked out, or at first sight."""
    error: float
    """How far its distance to the best one may be wrong, as a standard error."""
    rounds: int
    """In how many deals it was tried out."""


class Explanation(NamedTuple):
    """What was considered, the choice first, and why it was chosen."""

    ground: Ground
    considered: tuple[Considered, ...]


@dataclass(frozen=True)
class Reckoner:
    """Chance comes from outside; so does the time that may be used where someone is waiting."""

    knowledge: Knowledge
    skill: Skill
    challenges_words: bool = False
    """None does unless asked to."""
    workers: int = 1
    seconds: float | None = None

    def act(self, seen: FromSeat, chance: bytes) -> Chosen:
        """What to do at a turn."""
        explained = self.explain(seen, chance)
        thoughts = tuple(
            Thought(one.act, round(one.worth, 1), reason(explained.ground, one))
            for one in explained.considered
        )
        return Chosen(explained.considered[0].act, thoughts)

    def challenges(self, seen: FromSeat, chance: bytes) -> bool:
        """Only a word that is not on the list, and only if asked to."""
        laid = seen.laid
        if not self.challenges_words or laid is None:
            return False
        formed = (laid.word or "", *(laid.cross or ()))
        return any(word not in self.knowledge.lexicon for word in formed)

    def explain(self, seen: FromSeat, chance: bytes) -> Explanation:
        """What was considered, what each was worth, and why the first is chosen."""
        own = seen.active.index(seen.seat)
        others = seen.active[own + 1 :] + seen.active[:own]
        ground, told = player(self.knowledge, self.skill, seen.board.variant).decide(
            seen.board.grid,
            seen.rack,
            seen.unseen,
            [seen.held[seat] for seat in others],
            int.from_bytes(chance[:8]),
            wanted=TOLD,
            workers=self.workers,
            seconds=self.seconds,
        )
        return Explanation(ground, tuple(considered(seen.seat, one) for one in told))


def player(knowledge: Knowledge, skill: Skill, variant: Variant) -> _kernel.Player:
    """A player of the kernel."""
    return _kernel.Player(
        knowledge.lexicon.words,
        kernel_rules(NORMAL, variant),
        knowledge.leaves(variant) if skill.weighs_leaves else None,
        None if skill.eyesight is None else knowledge.vocabulary(),
        sight=skill.eyesight,
        simulation=skill.trials,
        endgame=skill.endgame,
    )


def considered(seat: int, told: _Told) -> Considered:
    """What the kernel told of a turn."""
    action, ref, letters, score, leave, worth, error, rounds = told
    acts: dict[str, Act] = {
        "play": LayWord(seat, ref, letters),
        "exchange": ExchangeLetters(seat, letters),
        "pass": PassTurn(seat),
    }
    return Considered(acts[action], score, leave, worth, error, rounds)


def reason(ground: Ground, one: Considered) -> str:
    """Why a turn is worth what it is said to be, in the language being spoken."""
    return texts.GROUNDS[ground].say(
        score=one.score, leave=f"{one.leave:+.1f}", worth=f"{one.worth:+.1f}", rounds=one.rounds
    )
