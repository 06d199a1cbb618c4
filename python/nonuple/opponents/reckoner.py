"""A computer player of some skill, behind what a seat of the free game may see."""

from dataclasses import dataclass
from typing import Literal

from nonuple import _kernel
from nonuple.opponents.knowledge import Knowledge
from nonuple.opponents.skills import Skill
from nonuple.pieces.board import kernel_rules
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import Variant
from nonuple.play.free.challenge import not_admitted
from nonuple.play.free.commands import ExchangeLetters, LayWord, PassTurn
from nonuple.play.free.players import Act, Chosen, FromSeat, Ground, Thought

_Told = tuple[Literal["play", "exchange", "pass"], str, str, int, float, float, float, int]
"""A turn as the kernel tells it."""

_DOUBTING = slice(8, 16)
"""The bytes of a turn's chance that say whether a player doubts; those before them say what he sees."""

TOLD = 8
"""Turns told in an explanation."""


@dataclass(frozen=True)
class Reckoner:
    """Chance comes from outside; so does the time that may be used where someone is waiting."""

    knowledge: Knowledge
    skill: Skill
    workers: int = 1
    seconds: float | None = None

    def act(self, seen: FromSeat, chance: bytes) -> Chosen:
        """What to do at a turn, and what was considered."""
        own = seen.active.index(seen.seat)
        others = seen.active[own + 1 :] + seen.active[:own]
        ground, told = player(self.knowledge, self.skill, seen.board.variant).decide(
            seen.board.grid,
            seen.rack,
            seen.unseen,
            [seen.held[seat] for seat in others],
            int.from_bytes(chance[:8]),
            lead=seen.totals[seen.seat] - max(seen.totals[seat] for seat in others),
            wanted=TOLD,
            workers=self.workers,
            seconds=self.seconds,
        )
        thoughts = tuple(thought_of(seen.seat, ground, one) for one in told)
        return Chosen(thoughts[0].act, thoughts)

    def challenges(self, seen: FromSeat, chance: bytes) -> bool:
        """A wrong word as far as he notices it; now and then one that he does not know and that is right."""
        laid, doubt = seen.laid, self.skill.doubt
        formed = () if laid is None else (laid.word or "", *(laid.cross or ()))
        wrong = bool(not_admitted(formed, self.knowledge.lexicon))
        likely = doubt.notices if wrong else doubt.mistrusts
        drawn = int.from_bytes(chance[_DOUBTING]) / 2 ** (8 * (_DOUBTING.stop - _DOUBTING.start))
        return drawn < likely and (wrong or not all(map(self._knows, formed)))

    def _knows(self, word: str) -> bool:
        sight, lexicon = self.skill.eyesight, self.knowledge.lexicon
        if sight is None:
            return True
        common = self.knowledge.vocabulary().commonness(lexicon.words, word.upper())
        return common is not None and common >= sight.least_class


def player(knowledge: Knowledge, skill: Skill, variant: Variant) -> _kernel.Player:
    """A player of the kernel."""
    return _kernel.Player(
        knowledge.lexicon.words,
        kernel_rules(NORMAL, variant),
        knowledge.leaves(variant) if skill.exchanges_by_leaves else None,
        None if skill.eyesight is None else knowledge.vocabulary(),
        sight=skill.eyesight,
        simulation=skill.trials,
        endgame=skill.endgame,
    )


def thought_of(seat: int, ground: Ground, told: _Told) -> Thought:
    """What the kernel told of a turn."""
    action, ref, letters, score, leave, worth, error, rounds = told
    acts: dict[str, Act] = {
        "play": LayWord(seat, ref=ref, word=letters),
        "exchange": ExchangeLetters(seat, letters=letters),
        "pass": PassTurn(seat),
    }
    return Thought(acts[action], worth, ground, score, leave, error, rounds)
