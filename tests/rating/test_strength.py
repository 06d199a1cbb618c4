"""Strength is what attempts make likely: found by sixty of them, less sure by a rest."""

from datetime import date, timedelta
from random import Random
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.play.rating.choosing import ABOVE
from nonuple.play.rating.strength import GRID, UNKNOWN, Attempt, Strength, chance, strength_of

TODAY = date(2026, 3, 2)
difficulties = st.floats(0, 3000)
attempts = st.lists(
    st.builds(Attempt, st.just(TODAY), difficulties, st.floats(0, 300), st.booleans()), max_size=12
)


@given(st.floats(0, 3000), difficulties, st.floats(0, 300))
def test_a_top_is_found_the_likelier_the_stronger_one_is(strength: float, hard: float, doubt: float) -> None:
    assert chance(hard, hard, doubt) == pytest.approx(0.5)
    assert chance(strength + 1, hard, doubt) > chance(strength, hard, doubt)
    assert abs(chance(strength, hard, doubt) - 0.5) <= abs(chance(strength, hard) - 0.5)


def test_two_hundred_points_are_three_to_one() -> None:
    assert chance(1700, 1500) == pytest.approx(0.75)


@given(attempts)
def test_what_is_likely_adds_up_in_whatever_order_turns_of_a_day_were_tried(tried: list[Attempt]) -> None:
    found = strength_of(tried)
    assert sum(found.likely) == pytest.approx(1)
    assert found.attempts == len(tried)
    assert strength_of(reversed(tried)).mean == pytest.approx(found.mean)


@given(attempts, difficulties, st.floats(0, 300))
def test_a_top_found_speaks_for_strength_and_one_missed_against(
    tried: list[Attempt], hard: float, doubt: float
) -> None:
    before = strength_of(tried)
    missed, found = (before.after(Attempt(TODAY, hard, doubt, one)) for one in (False, True))
    assert missed.mean <= before.mean + 1e-6 and before.mean - 1e-6 <= found.mean


@given(attempts, st.integers(0, 4000))
def test_a_rest_makes_less_sure_and_neither_stronger_nor_weaker(tried: list[Attempt], days: int) -> None:
    before = strength_of([Attempt(TODAY, 1200, 0, True), *tried])
    after = before.rested(TODAY + timedelta(days=days))
    assert sum(after.likely) == pytest.approx(1)
    assert after.margin >= before.margin - 1e-6
    if days < 400:
        assert after.mean == pytest.approx(before.mean, abs=5)


def test_sixty_turns_find_a_strength_within_sixty_points() -> None:
    """Of people who are as the model has them; `test_difficulty` has others."""
    dice = Random(7)
    off = [abs(_found(strength, dice).mean - strength) for strength in range(700, 2300, 40)]
    assert median(off) <= 60


def _found(strength: int, dice: Random) -> Strength:
    known = UNKNOWN
    for _ in range(60):
        hard = known.mean + ABOVE
        known = known.after(Attempt(TODAY, hard, 0, dice.random() < chance(strength, hard)))
    return known


def test_nothing_is_known_of_somebody_new() -> None:
    assert UNKNOWN.margin > 300 and GRID[0] < UNKNOWN.mean < GRID[-1]
