"""Hints: one thing about the top after the other, each at a price. What each tells, the kernel says."""

from typing import get_args

from nonuple.play.solo.events import HintStep

STEPS: tuple[HintStep, ...] = get_args(HintStep)
PRICES: dict[HintStep, int] = {"scrabble": 2, "score": 3, "place": 5, "letters": 10}
"""Points that each step takes off the turn; a turn never costs more than it brought."""


def next_step(taken: tuple[HintStep, ...]) -> HintStep | None:
    """The one that comes after those taken."""
    return STEPS[len(taken)] if len(taken) < len(STEPS) else None
