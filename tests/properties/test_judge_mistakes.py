"""A further mistake is never to one's advantage; words that a slip cannot be about do not matter.

`make soak` tries some hundred thousand slips, new ones every time.
"""

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import NamedTuple

import pytest

from nonuple import open_lexicon
from nonuple._kernel import Words
from nonuple.pieces.notation import Ref
from nonuple.rulebooks.judging import judge
from nonuple.slips.verdict import Verdict
from tests.editions import COMPETITION
from tests.slips.agreement import slips
from tests.slips.hand import (
    LETTERS,
    Written,
    around,
    not_drawn,
    rightly,
    some_move,
    somewhere,
    turns,
    word_of,
    wrongly,
)

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
SEED = Random().randrange(2**32) if SOAK else 66
GAMES = 40 if SOAK else 2
MOVES = 2 if SOAK else 1
SLIPS = 20_000 if SOAK else 600


class Pair(NamedTuple):
    """A slip, and the same with one mistake more."""

    name: str
    before: Written
    after: Written


def pairs() -> Iterator[Pair]:
    """Moves of real games written rightly or wrongly, then with a mistake where nothing was wrong."""
    rng = Random(SEED)
    for turn in turns(SEED, GAMES):
        for _ in range(MOVES if len(turn.moves) else 0):
            move = some_move(rng, turn)
            right = [("right", one) for one in rightly(rng, turn.situation, move)]
            for name, written in (*right, *wrongly(rng, turn.situation, move)):
                for further, after in _further(rng, written):
                    if SOAK or rng.random() < 0.3:
                        yield Pair(f"{name}, {further}", written, after)


def _further(rng: Random, written: Written) -> Iterator[tuple[str, Written]]:
    """The word, its reference, a right junction letter written wrongly; a letter that is none."""
    move, drawing = written.move, written.drawing
    if written.reference == move.ref:
        yield "elsewhere", replace(written, reference=str(somewhere(rng, Ref.parse(move.ref))))
    own = word_of(move)
    if any(drawing.get(square, "").upper() != letter.upper() for square, letter in own.items()):
        return
    yield "letter-not-drawn", replace(written, drawing={**drawing, **not_drawn(rng, written)})
    right = [square for square in written.links if written.lying(square).upper() == drawing[square]]
    if right:
        square = rng.choice(right)
        yield "miscopied", _with(rng, written, square, drawing[square])
    free = {near for square in drawing for near in around(square)}.difference(drawing)
    square = rng.choice(sorted(free))
    yield "stray", _with(rng, written, square, written.lying(square).upper())


def _with(rng: Random, written: Written, square: tuple[int, int], right: str) -> Written:
    letter = rng.choice([one for one in LETTERS if one != right])
    return replace(written, drawing={**written.drawing, square: letter})


def best(edition: str, written: Written) -> Verdict:
    """The verdict; where a person is asked, the best that an answer gives."""
    verdict = judge(edition, written.situation, written.slip())
    every = [verdict] if verdict.question is None else list(verdict.question.outcomes.values())
    return max(every, key=lambda one: one.points or 0)


@pytest.mark.article("2026", "6.2.5", "6.8")
@pytest.mark.article("2010", "3.4", "4.5")
@pytest.mark.article("2009", "3.4", "4.4")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_further_mistake_never_raises_what_is_paid_for_a_move(edition: str) -> None:
    """What makes, by chance, another word, or names another place, is another move: seldom."""
    judged = by_chance = 0
    for name, before, after in pairs():
        paid, then = best(edition, before), best(edition, after)
        judged += 1
        if (then.points or 0) <= (paid.points or 0):
            continue
        assert not _is_of_the_move(then, before), (name, before.slip(), after.slip())
        by_chance += 1
    assert judged > 30 * GAMES
    assert 50 * by_chance < judged


def _is_of_the_move(verdict: Verdict, written: Written) -> bool:
    """Whether it pays what was to be written, where that lies."""
    solution, move = verdict.solution, written.move
    return solution is not None and (solution.ref, solution.word.upper()) == (move.ref, move.word.upper())


@lru_cache(maxsize=len(LETTERS))
def renamed(letter: str) -> Words:
    """The list with every word that has the letter written backwards."""
    every = open_lexicon().words.words()
    return Words.build("\n".join(sorted({word[::-1] if letter in word else word for word in every})).encode())


@pytest.mark.article("2026", "6.1")
@pytest.mark.article("2010", "4.1")
@pytest.mark.article("2009", "4.1")
@pytest.mark.parametrize("edition", COMPETITION)
def test_renaming_words_that_a_slip_cannot_be_about_changes_nothing(edition: str) -> None:
    """Words with a letter that is neither on the slip nor on the grid."""
    judged = 0
    for name, situation, slip in slips(SEED, SLIPS):
        there = "".join(slip.sketch).upper() + situation.tiles
        absent = next((letter for letter in reversed(LETTERS) if letter not in there), None)
        if absent is not None:
            verdict = judge(edition, situation, slip)
            other = replace(situation, words=renamed(absent))
            assert judge(edition, other, slip) == verdict, (name, situation, slip)
            judged += 1
    assert judged > SLIPS // 3
