"""2026, 6.5 and 6.8: warnings, and several faults on one slip."""

from dataclasses import replace

import pytest

from nonuple.slips.slip import Slip
from tests.slips.situations import EDGE, META, RENE, RODE, decided, down, judged, slip

MENTIR = down("MENTIR")


@pytest.mark.article("2026", "6.3", "6.5")
@pytest.mark.parametrize(("score", "code"), [(None, "score-missing"), (7, "score-wrong"), (0, "score-wrong")])
def test_the_right_place_with_a_wrong_or_missing_score(score: int | None, code: str) -> None:
    assert decided(judged(RODE, slip(*MENTIR, ref="8G", score=score))) == (8, "warning", {code})


@pytest.mark.article("2026", "6.5")
def test_hard_to_read_is_a_warning() -> None:
    verdict = judged(RENE, slip("BLEUIS", ref="I3", score=21, faults=["untidy"]))
    assert decided(verdict) == (21, "warning", {"untidy"})


@pytest.mark.article("2026", "6.5")
def test_a_disciplinary_ground_is_a_warning() -> None:
    verdict = judged(RENE, slip("BLEUIS", ref="I3", score=21, faults=["misconduct"]))
    assert decided(verdict) == (21, "warning", {"misconduct"})


@pytest.mark.article("2026", "6.8")
def test_warnings_do_not_add_up() -> None:
    verdict = judged(RODE, slip(*MENTIR, ref="G8", score=9, faults=["untidy"]))
    assert decided(verdict) == (8, "warning", {"inverted", "score-wrong", "untidy"})


@pytest.mark.article("2026", "6.8")
def test_a_warning_is_not_added_to_a_penalty_or_a_zero() -> None:
    assert decided(judged(RODE, slip(*MENTIR, score=8, faults=["untidy"]))) == (
        3,
        "penalty",
        {"location-missing"},
    )
    assert "untidy" not in judged(RODE, slip(*MENTIR, score=9, faults=["untidy"])).codes


@pytest.mark.article("2026", "6.8")
@pytest.mark.parametrize(("score", "sanction"), [(8, "penalty"), (9, "zero")])
def test_a_disciplinary_warning_is_added_to_any_sanction(score: int, sanction: str) -> None:
    verdict = judged(RODE, slip(*MENTIR, score=score, faults=["misconduct"]))
    assert verdict.sanction == sanction
    assert verdict.codes[-1] == "misconduct"


@pytest.mark.article("2026", "6.8")
def test_a_penalty_is_not_added_to_a_zero() -> None:
    verdict = judged(RODE, slip(*MENTIR, score=8, faults=["late"]))
    assert decided(verdict) == (0, "zero", {"late"})


@pytest.mark.article("2026", "6.5")
@pytest.mark.parametrize("written", [slip("META", ref="8G"), slip(*down("META"), ref="G8")])
def test_inverted_and_playable_both_ways_the_score_decides_or_the_least_is_paid(written: Slip) -> None:
    """Interpretation F2."""
    for score in (5, 9):
        verdict = judged(META, replace(written, score=score))
        assert decided(verdict) == (score, "warning", {"inverted"})
    assert decided(judged(META, replace(written, score=99))) == (5, "warning", {"inverted", "score-wrong"})
    assert decided(judged(META, written)) == (5, "warning", {"inverted", "score-missing"})


@pytest.mark.article("2026", "6.2")
def test_a_fully_valid_slip_is_paid_what_is_claimed() -> None:
    for ref, score in (("6F", 31), ("6H", 40)):
        assert decided(judged(EDGE, slip(*down("RIZ"), ref=ref, score=score))) == (score, "none", set())
