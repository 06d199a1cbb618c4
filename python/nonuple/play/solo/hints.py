"""Hints: one thing about the top after the other, each at a price."""

from typing import get_args

from nonuple.play.masked import MaskedTurn, laid_on
from nonuple.play.solo.events import HintStep

STEPS: tuple[HintStep, ...] = get_args(HintStep)
PRICES: dict[HintStep, int] = {"scrabble": 2, "score": 3, "place": 5, "letters": 10}
"""Points that each step takes off the turn; a turn never costs more than it brought."""


def told(turn: MaskedTurn, step: HintStep) -> bool | int | str:
    """What one step tells of the retained word, and nothing of the steps after it."""
    retained = turn.retained
    match step:
        case "scrabble":
            return retained.bonus > 0
        case "score":
            return retained.score
        case "place":
            return retained.ref
        case "letters":
            laid = laid_on(turn.board, retained.ref, retained.word)
            return "".join(sorted(letter.upper() for letter in laid))


def next_step(taken: tuple[HintStep, ...]) -> HintStep | None:
    """The one that comes after those taken."""
    return STEPS[len(taken)] if len(taken) < len(STEPS) else None


def price_of(taken: tuple[HintStep, ...], gross: int) -> int:
    """What hints cost at a turn that brought so much."""
    return min(gross, sum(PRICES[step] for step in taken))
