"""The reference itself, held against something plainer still and against what the contract says."""

from random import Random

import pytest
from hypothesis import given, settings

from tests.positions import EMPTY_ROWS, FORMULAS, Case, cases, random_play, small_cases
from tests.reference import ROWS, RefMove, bonus_table, reference_moves, reference_place


def every_word_everywhere(case: Case) -> set[tuple[str, ...]]:
    """The grids left by every word, joker pattern and place of a case that break no rule."""
    left = set()
    for ref in [f"{row}{column}" for row in ROWS for column in range(1, 16)]:
        for word in case.words:
            for pattern in range(2 ** len(word)):
                jokers = "".join(
                    letter.lower() if pattern >> at & 1 else letter for at, letter in enumerate(word)
                )
                for place in (ref, ref[1:] + ref[0]):
                    placed = reference_place(case.rows, place, jokers, case.formula)
                    formed = [cross.upper() for cross in placed.cross]
                    has_letters = all(
                        placed.laid.count(tile) <= case.rack.count(tile) for tile in placed.laid
                    )
                    if not placed.faults and has_letters and set(formed) <= set(case.words):
                        left.add(placed.rows)
    return left


@settings(max_examples=5)
@given(small_cases())
def test_moves_are_what_trying_everything_everywhere_finds(case: Case) -> None:
    few = case._replace(words=tuple(word for word in case.words if len(word) <= 3)[:4])
    found = reference_moves(few.rows, few.rack, few.words, few.formula)
    grids = [reference_place(few.rows, move.ref, move.word, few.formula).rows for move in found]
    assert len(set(grids)) == len(grids)
    assert set(grids) == every_word_everywhere(few)


@given(small_cases())
def test_every_move_breaks_no_rule_and_scores_what_its_placement_scores(case: Case) -> None:
    for move in reference_moves(case.rows, case.rack, case.words, case.formula)[:40]:
        placed = reference_place(case.rows, move.ref, move.word, case.formula)
        assert not placed.faults
        assert (placed.word, placed.score, len(placed.laid), placed.cross) == (
            move.word,
            move.score,
            move.tiles,
            move.cross,
        )
        assert move.tiles <= max(bonus_table(case.formula))


def test_moves_go_from_the_best_down_then_by_place_as_text() -> None:
    rows = (*EMPTY_ROWS[:3], "........AA.....", *EMPTY_ROWS[4:])
    moves = reference_moves(rows, "B", ("AB", "AAB"))
    assert [(move.score, move.ref) for move in moves] == [(5, "D9"), (4, "10D"), (4, "9D")]


def test_a_random_play_is_generated_exactly_when_it_breaks_no_rule() -> None:
    rng = Random(3)
    legal = 0
    for case in cases(seed=3, count=15):
        generated = {(move.ref, move.word) for move in reference_moves(*case)}
        for ref, word in (random_play(rng, case) for _ in range(200)):
            placed = reference_place(case.rows, ref, word, case.formula)
            has_letters = all(placed.laid.count(tile) <= case.rack.count(tile) for tile in placed.laid)
            admitted = {placed.word.upper(), *(cross.upper() for cross in placed.cross)} <= set(case.words)
            single_across = len(placed.laid) == 1 and len(placed.cross) == 1 and ref[0].isdigit()
            if has_letters and admitted and not placed.faults and not single_across:
                legal += 1
                assert (ref, placed.word) in generated
            else:
                assert (ref, word) not in generated
    assert legal > 100


@pytest.mark.article("2026", "1.1")
def test_the_first_word_covers_the_centre_in_either_direction() -> None:
    moves = reference_moves(EMPTY_ROWS, "AB", ("AB",))
    assert moves == [RefMove(ref, "AB", 8, 2, ()) for ref in ("8G", "8H", "H7", "H8")]


def test_one_tile_that_forms_words_both_ways_is_one_move_read_across() -> None:
    rows = (*EMPTY_ROWS[:6], ".......B.......", "......A........", *EMPTY_ROWS[8:])
    moves = reference_moves(rows, "B", ("AB", "BB"))
    assert [move for move in moves if move.cross] == [
        RefMove("H7", "AB", (1 + 3) * 2 + (3 + 3) * 2, 1, ("BB",))
    ]
    assert {move.ref for move in moves if not move.cross} == {"7H", "G8", "8F"}


def test_a_joker_for_a_letter_the_rack_also_holds_is_another_move() -> None:
    moves = reference_moves(EMPTY_ROWS, "AB?", ("AB",))
    assert {move.word for move in moves} == {"AB", "aB", "Ab"}
    assert {move.word for move in reference_moves(EMPTY_ROWS, "A??", ("ABA",))} == {"Aba", "abA"}


@pytest.mark.article("2026", "4.8.3")
@pytest.mark.parametrize(("formula", "most"), list(zip(FORMULAS, (7, 7, 8, 9) * 2, strict=True)))
def test_no_more_tiles_are_laid_than_the_formula_allows(formula: str, most: int) -> None:
    words = tuple("E" * size for size in range(2, 12))
    moves = reference_moves(EMPTY_ROWS, "E" * 10, words, formula)
    assert {move.tiles for move in moves} == set(range(2, most + 1))


def test_the_generator_gives_the_same_cases_for_the_same_seed() -> None:
    assert list(cases(seed=5, count=20)) == list(cases(seed=5, count=20))
    assert list(cases(seed=5, count=20)) != list(cases(seed=6, count=20))


def test_the_generator_covers_what_it_should() -> None:
    some = list(cases(seed=1, count=400))
    full = [225 - "".join(case.rows).count(".") for case in some]
    assert {case.formula for case in some} == set(FORMULAS)
    assert {case.rack.count("?") for case in some} == {0, 1, 2}
    assert {len(case.rack) for case in some} >= {1, 2, 7, 8, 9, 10}
    assert (min(full), max(full)) == (0, 225)
    assert any(any(letter.islower() for letter in "".join(case.rows)) for case in some)
    assert any("." not in row for case in some for row in case.rows)
    assert max(len(word) for case in some for word in case.words) == 15
