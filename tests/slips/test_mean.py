"""The average that replaces a second zero."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.slips.average import mean_of

scores = st.integers(0, 200)


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.7")
@pytest.mark.article("2009", "4.6")
def test_it_is_the_mean_of_the_others_zeros_included_rounded_down() -> None:
    assert mean_of([10, 0, 25], 90, 90).points == 11


@pytest.mark.article("2026", "6.9")
def test_others_who_are_averaged_are_left_out() -> None:
    assert mean_of([10, None, 20], 90, 90).points == 15


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("booklet", "7")
def test_it_never_exceeds_what_the_player_claimed_nor_what_his_solution_was_worth() -> None:
    assert mean_of([60, 60], 50, 42).points == 42
    assert mean_of([60, 60], 40, 42).points == 40
    assert mean_of([60, 60], None, 42).points == 42
    assert mean_of([60, 60], 50, None).points == 50


@pytest.mark.article("2026", "6.9")
def test_what_it_was_made_of_is_told_apart_from_its_cap() -> None:
    mean = mean_of([60, None, 61], 50, 42)
    assert (mean.total, mean.count, mean.rounded, mean.cap, mean.points) == (121, 2, 60, 42, 42)
    assert mean_of([60], None, None).cap is None


def test_without_peers_there_is_none() -> None:
    assert mean_of([], 50, 50).points is None
    assert mean_of([None, None], 50, 50).points is None


@given(st.lists(scores | st.none(), max_size=30), scores | st.none(), scores | st.none())
def test_it_lies_between_the_others_and_under_every_cap(
    peers: list[int | None], worth: int | None, claimed: int | None
) -> None:
    mean = mean_of(peers, worth, claimed).points
    known = [score for score in peers if score is not None]
    assert (mean is None) == (not known)
    if mean is not None:
        assert mean <= max(known)
        assert all(mean <= cap for cap in (worth, claimed) if cap is not None)
        assert mean == mean_of(peers[::-1], worth, claimed).points
