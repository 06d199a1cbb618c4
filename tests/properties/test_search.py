"""The kernel against the reference: the same moves, scores, crosswise words and tops everywhere."""

import os
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given

from nonuple import _kernel
from nonuple.formats import cgp
from nonuple.pieces.board import Board, Fault, Placement, kernel_rules
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import Ref
from nonuple.pieces.search import Move, Moves, Search
from nonuple.pieces.variant import USUAL
from tests.positions import Case, cases, random_play, small_cases
from tests.reference import RefMove, reference_moves, reference_place
from tests.repository import POSITIONS

SOAKING = os.environ.get("NONUPLE_SOAK") == "1"
SEEDS = range(40) if SOAKING else range(8)
POSITIONS_A_SEED = 5_000 if SOAKING else 60
PLAYS_A_SEED = 200_000 if SOAKING else 2_000


def searching(case: Case) -> Search:
    return Search.over(
        _kernel.Words.build("\n".join(case.words).encode()), Formula.parse(case.formula), USUAL
    )


def plain(moves: Moves | list[Move]) -> list[RefMove]:
    return [RefMove(move.ref, move.word, move.score, move.tiles, move.cross) for move in moves]


def assert_same(case: Case) -> None:
    search, board = searching(case), Board.from_rows(case.rows)
    expected = reference_moves(case.rows, case.rack, case.words, case.formula)
    found = search.one(board, case.rack, top=False)
    assert plain(found) == expected
    best = max((move.score for move in expected), default=0)
    assert found.best == best
    top = search.one(board, case.rack, top=True)
    assert plain(top) == [move for move in expected if move.score == best]
    assert search.best_of_each(board, [case.rack], workers=1) == [best if expected else None]
    assert search.takes_some_of(board, case.rack) == bool(expected)


@pytest.mark.article("2026", "1.1", "1.2.1", "1.2.2", "1.2.3", "4.8.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_kernel_finds_what_the_reference_finds(seed: int) -> None:
    for case in cases(seed, POSITIONS_A_SEED):
        assert_same(case)


@given(small_cases())
def test_kernel_finds_what_the_reference_finds_on_shrinkable_positions(case: Case) -> None:
    assert_same(case)


@pytest.mark.parametrize("seed", SEEDS)
def test_generator_and_checker_agree(seed: int) -> None:
    """Every generated move is accepted with its score; every accepted random play is generated."""
    rng = Random(seed)
    for case in cases(seed + 1000, PLAYS_A_SEED // 100):
        search = searching(case)
        found = search.one(Board.from_rows(case.rows), case.rack, top=False)
        generated = {(move.ref, move.word): move.score for move in found}
        for move in islice(found, 100):
            placed = check(case, search, move.ref, move.word)
            assert (placed.faults, placed.score, placed.cross) == (Fault(0), move.score, move.cross)
        for _ in range(100):
            ref, word = random_play(rng, case)
            placed = check(case, search, ref, word)
            both_ways = len(placed.needs) == 1 and Ref.parse(ref).down and placed.cross
            if not placed.faults and not both_ways:
                assert generated[ref, placed.word] == placed.score


def check(case: Case, search: Search, ref: str, word: str) -> Placement:
    at, grid = Ref.parse(ref), "".join(case.rows)
    found = _kernel.place(
        search.rules, grid, at.down, at.row, at.column, word, words=search.words, rack=case.rack
    )
    return Placement.of(found)


@pytest.mark.parametrize("seed", SEEDS)
def test_places_of_a_word_are_those_the_reference_accepts(seed: int) -> None:
    """Every reference a word could have, tried one by one, is a place if it has no fault but its size."""
    rng = Random(seed)
    every_ref = [
        str(Ref(row, column, down)) for down in (False, True) for row in range(15) for column in range(15)
    ]
    for case in cases(seed + 2000, 20):
        word = rng.choice(case.words)
        found = _kernel.places(
            searching(case).words, kernel_rules(Formula.parse(case.formula), USUAL), "".join(case.rows), word
        )
        expected = {
            ref: placed
            for ref in every_ref
            if (placed := reference_place(case.rows, ref, word, case.formula)).faults <= {"TOO_MANY_TILES"}
        }
        assert {place.ref: (place.word, place.score, place.cross) for place in found} == {
            ref: (placed.word, placed.score, placed.cross) for ref, placed in expected.items()
        }
        for place in found:
            words = {place.word, *place.cross}
            assert set(place.not_admitted) == {word for word in words if word.upper() not in case.words}


def real_positions() -> Iterator[cgp.CgpPosition]:
    for file in sorted(POSITIONS.glob("*.cgp")):
        positions = list(cgp.read(file.read_text()))
        yield from positions[:: 1 if SOAKING else 40]


def test_kernel_finds_what_the_reference_finds_on_real_positions(small_list: tuple[str, ...]) -> None:
    formulas = ("normal", "7/8", "7+8", "7+8+9")
    for number, position in enumerate(real_positions()):
        assert_same(Case(position.board.rows, position.rack.letters, small_list, formulas[number % 4]))


@pytest.fixture(scope="module")
def small_list() -> tuple[str, ...]:
    """Some thousand words of every length, and all the short ones, of the default list."""
    from nonuple.words_io.default import words_text

    words = words_text().decode().split("\n")
    return tuple(word for number, word in enumerate(words) if len(word) <= 3 or number % 97 == 0)
