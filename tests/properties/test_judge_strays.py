"""Letters that touch nothing of the word and make none are parasites: no slip is better or worse for them.

`make soak` tries half a million slips, new ones every time.
"""

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from nonuple.pieces.notation import SIZE
from nonuple.rulebooks.judging import judge
from nonuple.slips.verdict import Verdict
from tests.editions import COMPETITION
from tests.slips.hand import LETTERS, Square, Written, doubly, some_move, turns, word_of, wrongly

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
SEED = Random().randrange(2**32) if SOAK else 625
GAMES = 40 if SOAK else 2
MOVES = 2 if SOAK else 1


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


def lying_already() -> Iterator[tuple[Random, str, Written]]:
    """Words that also lie on the grid, by their reference alone: they are no junction letters for that."""
    rng = Random(SEED)
    for turn in turns(SEED, GAMES):
        lines = (*turn.situation.board.rows, *turn.situation.board.columns)
        text = " ".join(lines).upper()
        there = [move for move in turn.moves if len(move.word) > 2 and move.word.upper() in text]
        for move in rng.sample(there, min(len(there), 4)):
            yield rng, "lies already", Written.of(turn.situation, move)


def with_a_letter_apart(rng: Random, wrong: Written) -> Written:
    """With one that touches no other, near enough to be looked at, and not the one that lies there."""
    square = rng.choice(_free(wrong))
    letter = rng.choice([one for one in LETTERS if one != wrong.lying(square).upper()])
    return replace(wrong, drawing={**wrong.drawing, square: letter})


def with_letters_apart(rng: Random, wrong: Written) -> Written | None:
    """With two in a row that are no word, or three of which draw and grid lack one: they touch no other.

    Fewer than the word has.
    """
    situation, free, size = wrong.situation, _free(wrong), rng.choice((2, 2, 3))
    (row, column), down = rng.choice(free), rng.randrange(2)
    squares = [(row + at * down, column + at * (not down)) for at in range(size)]
    nowhere = [one for one in LETTERS if one not in situation.tiles.upper() + situation.rack.letters]
    if not set(squares) <= set(free) or size >= min(len(word_of(wrong.move)), len(wrong.drawing)):
        return None
    letters = rng.choices(LETTERS, k=size)
    if size == 3:
        if situation.rack.jokers or not nowhere:
            return None
        letters[0] = rng.choice(nowhere)
    if situation.admits("".join(letters)):
        return None
    return replace(wrong, drawing={**wrong.drawing, **dict(zip(squares, letters, strict=True))})


def _free(wrong: Written) -> list[Square]:
    """Squares near the word that touch no letter, be it by a corner."""
    taken = {(row + down, column + right) for row, column in wrong.drawing for down, right in _AROUND}
    rows, columns = ([square[axis] for square in wrong.drawing] for axis in (0, 1))
    near = (
        (row, column)
        for row in range(max(min(rows) - 3, 0), min(max(rows) + 4, SIZE))
        for column in range(max(min(columns) - 3, 0), min(max(columns) + 4, SIZE))
    )
    return [square for square in near if square not in taken]


_AROUND = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]


def told(verdict: Verdict) -> tuple[object, ...]:
    asked = verdict.question and {answer: told(one) for answer, one in verdict.question.outcomes.items()}
    return verdict.points, verdict.sanction, set(verdict.codes), verdict.refused, asked


@pytest.mark.article("2026", "6.2.5")
@pytest.mark.article("2010", "3.3.1")
@pytest.mark.article("2009", "3.3.1")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_letter_apart_neither_earns_nor_costs_anything(edition: str) -> None:
    judged = 0
    for rng, name, wrong in written():
        slip, with_one = wrong.slip(), with_a_letter_apart(rng, wrong).slip()
        before, after = judge(edition, wrong.situation, slip), judge(edition, wrong.situation, with_one)
        assert told(before) == told(after), (name, wrong.situation, slip, with_one)
        judged += 1
    assert judged > 20 * GAMES


@pytest.mark.article("2026", "6.2.1", "6.2.5")
@pytest.mark.article("2010", "3.3.1")
@pytest.mark.article("2009", "3.3.1")
@pytest.mark.parametrize("edition", COMPETITION)
def test_letters_apart_that_can_be_no_word_neither_earn_nor_cost_anything(edition: str) -> None:
    judged = 0
    for rng, name, wrong in chain(written(), lying_already()):
        beside = with_letters_apart(rng, wrong)
        if beside is not None:
            slip, with_some = wrong.slip(), beside.slip()
            before, after = judge(edition, wrong.situation, slip), judge(edition, wrong.situation, with_some)
            assert told(before) == told(after), (name, wrong.situation, slip, with_some)
            judged += 1
    assert judged > 2 * GAMES
