"""A letter that touches nothing is neither of a word nor of a junction: no slip is better or worse for it.

`make soak` tries a million slips, new ones every time.
"""

import os
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from nonuple.pieces.notation import SIZE
from nonuple.rulebooks.judging import judge
from nonuple.slips.reading import Reading
from nonuple.slips.slip import Slip
from nonuple.slips.verdict import Verdict
from tests.editions import COMPETITION
from tests.slips.hand import LETTERS, Square, Written, doubly, some_move, turns, wrongly

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
SEED = Random().randrange(2**32) if SOAK else 625
GAMES = 400 if SOAK else 2
MOVES = 8 if SOAK else 1


def written() -> Iterator[tuple[Random, str, Written]]:
    """Moves of real games written with one mistake or two, void words among them."""
    rng = Random(SEED)
    for turn in turns(SEED, GAMES):
        for _ in range(MOVES if len(turn.moves) else 0):
            move = some_move(rng, turn)
            for ways in (wrongly, doubly):
                for name, wrong in ways(rng, turn.situation, move):
                    if SOAK or rng.random() < 0.2:
                        yield rng, name, wrong


def with_a_letter_apart(rng: Random, wrong: Written) -> Written:
    """With one that touches no other, near enough to be looked at, and not the one that lies there."""
    taken = {(row + down, column + right) for row, column in wrong.drawing for down, right in _AROUND}
    rows, columns = ([square[axis] for square in wrong.drawing] for axis in (0, 1))
    free: list[Square] = [
        (row, column)
        for row in range(max(min(rows) - 3, 0), min(max(rows) + 4, SIZE))
        for column in range(max(min(columns) - 3, 0), min(max(columns) + 4, SIZE))
        if (row, column) not in taken
    ]
    square = rng.choice(sorted(free))
    letter = rng.choice([one for one in LETTERS if one != wrong.lying(square).upper()])
    return replace(wrong, drawing={**wrong.drawing, square: letter})


_AROUND = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]


def told(verdict: Verdict) -> tuple[object, ...]:
    asked = verdict.question and {answer: told(one) for answer, one in verdict.question.outcomes.items()}
    return verdict.points, verdict.sanction, set(verdict.codes), verdict.refused, asked


@pytest.mark.article("2026", "6.2.5")
@pytest.mark.article("2010", "3.3.1")
@pytest.mark.article("2009", "3.3.1")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_letter_apart_neither_earns_nor_costs_anything(edition: str) -> None:
    judged = by_chance = 0
    for rng, name, wrong in written():
        slip, with_one = wrong.slip(), with_a_letter_apart(rng, wrong).slip()
        same = told(judge(edition, wrong.situation, slip)) == told(judge(edition, wrong.situation, with_one))
        judged, by_chance = judged + same, by_chance + (not same)
        assert same or _is_right_elsewhere(wrong, with_one), (name, wrong.situation, slip, with_one)
    assert judged > 20 * GAMES
    assert 500 * by_chance < judged


def _is_right_elsewhere(wrong: Written, slip: Slip) -> bool:
    """Whether the letter, by chance, is a right one at another place, but for one left out between."""
    reading = Reading(wrong.situation, slip)
    return not reading.sketch.apart.isdisjoint(reading.cells)
