"""What holds for every slip in the editions of 2009 and 2010."""

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple import _kernel
from nonuple.pieces.board import EMPTY, Board
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import ROWS, SIZE, Ref
from nonuple.pieces.search import Move, Search
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL
from nonuple.rulebooks.judging import judge
from nonuple.slips.slip import Situation, Slip, SlipFault
from nonuple.slips.verdict import Sanction
from tests.positions import Case, cases, small_cases
from tests.slips.older_editions import OLDER

SOAKING = os.environ.get("NONUPLE_SOAK") == "1"
POSITIONS = 1000 if SOAKING else 120
MOVES_A_POSITION = 50 if SOAKING else 10


def turn_two_or_later(case: Case) -> Situation:
    words = _kernel.Words.build("\n".join(case.words).encode())
    return Situation(Board.from_rows(case.rows), Rack.parse(case.rack), words, 5, Formula.parse(case.formula))


def some_moves(seed: int) -> Iterator[tuple[Situation, Move]]:
    """Moves of random positions on which something lies."""
    rng = Random(seed)
    for case in cases(seed, POSITIONS):
        situation = turn_two_or_later(case)
        if situation.board.tiles:
            found = Search.over(situation.words, situation.formula, USUAL).one(
                situation.board, case.rack, top=False
            )
            for move in rng.sample(found, min(len(found), MOVES_A_POSITION)):
                yield situation, move


def cells_of(move: Move) -> dict[tuple[int, int], str]:
    ref = Ref.parse(move.ref)
    step = (1, 0) if ref.down else (0, 1)
    return {
        (ref.row + at * step[0], ref.column + at * step[1]): letter for at, letter in enumerate(move.word)
    }


def drawn(cells: dict[tuple[int, int], str]) -> tuple[str, ...]:
    rows, columns = zip(*cells, strict=True)
    return tuple(
        "".join(cells.get((row, column), EMPTY) for column in range(min(columns), max(columns) + 1))
        for row in range(min(rows), max(rows) + 1)
    )


def with_three_junction_letters(board: Board, move: Move) -> tuple[str, ...] | None:
    """The word with letters of the grid in it or around it until there are three; None if there are fewer."""
    cells = cells_of(move)
    lacking = 3 - sum(board.grid[row * SIZE + column] != EMPTY for row, column in cells)
    for letter in islice(_around(board, list(cells)), max(lacking, 0)):
        cells[letter] = board.grid[letter[0] * SIZE + letter[1]].upper()
        lacking -= 1
    return drawn(cells) if lacking <= 0 else None


def _around(board: Board, reached: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    for row, column in reached:
        for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            inside = 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE
            if inside and cell not in reached and board.grid[cell[0] * SIZE + cell[1]] != EMPTY:
                reached.append(cell)
                yield cell


@pytest.mark.article("2009", "3.1", "3.2.2")
@pytest.mark.article("2010", "3.2.2")
@pytest.mark.parametrize("edition", OLDER)
def test_a_valid_move_with_its_reference_is_paid_its_score(edition: str) -> None:
    for situation, move in some_moves(1):
        verdict = judge(edition, situation, Slip(drawn(cells_of(move)), move.ref, move.score))
        assert (verdict.points, verdict.sanction) == (move.score, Sanction.NONE), (situation.board, move)


@pytest.mark.article("2009", "3.3.1", "3.4")
@pytest.mark.article("2010", "3.3.1", "3.4")
@pytest.mark.parametrize("edition", OLDER)
@pytest.mark.parametrize("both_modes", [False, True])
def test_a_valid_move_with_three_junction_letters_is_paid_its_score(edition: str, both_modes: bool) -> None:
    for situation, move in some_moves(2):
        sketch = with_three_junction_letters(situation.board, move)
        if sketch is not None:
            slip = Slip(sketch, move.ref if both_modes else None, move.score)
            verdict = judge(edition, situation, slip)
            assert (verdict.points, verdict.sanction) == (move.score, Sanction.NONE), (situation.board, move)


references = (
    st.none()
    | st.text("AHO148 ?", max_size=4)
    | st.builds("{}{}".format, st.sampled_from(ROWS), st.integers(0, 16))
)
slips = st.builds(
    Slip,
    sketch=st.lists(st.text("ABEZabez?. ", max_size=8), max_size=6).map(tuple),
    ref=references,
    score=st.none() | st.integers(0, 40),
    faults=st.frozensets(st.sampled_from(SlipFault), max_size=1),
)


@st.composite
def nearly_words(draw: st.DrawFn, case: Case) -> tuple[str, ...]:
    """A word of the list, some of its letters lost, across or down, with a few letters before it."""
    word = draw(st.sampled_from(case.words))
    kept = word[draw(st.integers(0, 1)) : len(word) - draw(st.integers(0, 1))]
    beside = draw(st.text("ABEZ.", max_size=4))
    rows = (beside, kept) if draw(st.booleans()) else (beside, *kept)
    return rows if beside else rows[1:]


@given(st.data(), small_cases(), slips, st.integers(1, 3), st.sampled_from(OLDER))
def test_any_slip_is_judged_and_always_alike(
    data: st.DataObject, case: Case, slip: Slip, turn: int, edition: str
) -> None:
    if data.draw(st.booleans()):
        slip = replace(slip, sketch=data.draw(nearly_words(case)))
    after = turn_two_or_later(case)
    situation = Situation(after.board, after.rack, after.words, turn, after.formula)
    verdict = judge(edition, situation, slip)
    assert verdict == judge(edition, situation, slip)
    assert verdict.edition == edition
    if verdict.sanction is Sanction.COMMISSION:
        assert (verdict.points, SlipFault.DOUBTFUL_SOLUTIONS in slip.faults) == (None, True)
        return
    assert (verdict.sanction is Sanction.NONE) == (verdict.motives == ())
    assert verdict.points is not None and 0 <= verdict.points <= (verdict.gross or 0)
