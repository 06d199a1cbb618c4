"""How strong somebody is at finding tops, as far as his attempts tell.

What is kept is how likely each strength is, on a grid, and every attempt changes that by the rule of Bayes.
Glicko-2 comes near the same by two figures, but is made for rating periods of ten games or more; here each
attempt counts as soon as it is made, the doubt about a turn is weighed exactly, and there is no volatility to
be chosen.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from math import ceil, exp, log, pi, sqrt

import msgspec

STEP = 20
GRID = range(0, 3001, STEP)
"""Strengths that are told apart."""
MIDDLE = 1500
"""The strength that finds half of the tops of usual games."""
_THREE_TO_ONE = 200
"""Points between a player and a turn of which he finds three in four."""
_SLOPE = log(3) / _THREE_TO_ONE
_BEGINNING, _APART = 1200, 350
"""Where newcomers are, and how far from there, as a standard deviation."""
_DRIFT = 5
"""By how much one's strength may have changed in a day."""
ENOUGH = 30
"""Attempts from which on a strength is told as a number."""


class Attempt(msgspec.Struct, frozen=True):
    """Somebody sought the top of a turn."""

    on: date
    difficulty: float
    """The strength that finds the top every other time."""
    doubt: float
    """By how much that may be wrong, as a standard deviation."""
    found: bool


def chance(strength: float, difficulty: float, doubt: float = 0.0) -> float:
    """How likely a player of a strength finds a top; a doubtful difficulty brings it nearer to one half."""
    less = sqrt(1 + pi / 8 * (_SLOPE * doubt) ** 2)
    return 1 / (1 + exp(-_SLOPE * (strength - difficulty) / less))


@dataclass(frozen=True)
class Strength:
    """How likely each strength of the grid is."""

    likely: tuple[float, ...]
    attempts: int = 0
    last: date | None = None

    @cached_property
    def mean(self) -> float:
        return sum(one * likely for one, likely in zip(GRID, self.likely, strict=True))

    @cached_property
    def margin(self) -> float:
        """How far off it may be, as a standard deviation."""
        return sqrt(
            sum((one - self.mean) ** 2 * likely for one, likely in zip(GRID, self.likely, strict=True))
        )

    def after(self, attempt: Attempt) -> "Strength":
        """What is likely once a turn was tried."""
        rested = self.rested(attempt.on)
        told = (
            likely * (seen if attempt.found else 1 - seen)
            for likely, seen in zip(
                rested.likely, (chance(one, attempt.difficulty, attempt.doubt) for one in GRID), strict=True
            )
        )
        return Strength(_shared(told), self.attempts + 1, max(attempt.on, self.last or attempt.on))

    def rested(self, on: date) -> "Strength":
        """What is likely some days later: no other strength, but less surely so."""
        days = 0 if self.last is None else max(0, (on - self.last).days)
        spread = days * _DRIFT**2 / (2 * STEP**2)
        steps = ceil(4 * spread)
        likely = self.likely
        for _ in range(steps):
            likely = _spread(likely, spread / steps)
        return Strength(likely, self.attempts, self.last)


def _shared(weights: Iterable[float]) -> tuple[float, ...]:
    kept = tuple(weights)
    whole = sum(kept)
    return tuple(one / whole for one in kept)


def _spread(likely: tuple[float, ...], share: float) -> tuple[float, ...]:
    """A share of each goes to its neighbour on either side; nothing leaves the grid."""
    before, behind = (likely[0], *likely[:-1]), (*likely[1:], likely[-1])
    return tuple(
        one + share * (left - 2 * one + right)
        for left, one, right in zip(before, likely, behind, strict=True)
    )


UNKNOWN = Strength(_shared(exp(-(((one - _BEGINNING) / _APART) ** 2) / 2) for one in GRID))
"""Of somebody who has tried nothing yet."""


def strength_of(attempts: Iterable[Attempt], known: Strength = UNKNOWN) -> Strength:
    """What attempts tell, in the order in which they were made, besides what was known."""
    found = known
    for attempt in attempts:
        found = found.after(attempt)
    return found
