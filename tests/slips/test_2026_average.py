"""2026, 6.9: the average instead of a second zero."""

from collections.abc import Sequence

import pytest

from nonuple.slips.verdict import Code, Zero
from tests.slips.situations import PARI, RODE, decided, down, judged, situation, slip, unnotified

WHERE = situation("H5 RODE", rack="MNTIEAO", words="RODE", turn=5)
MENTIE = down("MENTIE")
PEERS = [64, 12, 0, 33]
"""Their mean is 27.25."""


@pytest.mark.article("2026", "6.9")
def test_a_zero_repeated_before_the_player_was_told_gives_the_average() -> None:
    written = slip(*MENTIE, ref="8G", score=8)
    verdict = judged(WHERE, written, history=[unnotified("MENTIE")], peers=[4, 3, 0, 2])
    assert decided(verdict) == (2, "average", {"repeated-unnotified"})
    assert (verdict.gross, verdict.articles) == (2, ("6.9",))


@pytest.mark.article("2026", "6.9")
def test_the_average_is_rounded_down_and_leaves_out_other_averages() -> None:
    written = slip(*MENTIE, ref="8G", score=8)
    history = [unnotified("MENTIE")]
    assert judged(WHERE, written, history=history, peers=[1, 2, None, 2]).points == 1
    assert judged(WHERE, written, history=history, peers=[0, 0]).points == 0


@pytest.mark.article("2026", "6.9")
@pytest.mark.parametrize(("claim", "points"), [(8, 8), (5, 5), (30, 8), (None, 8)])
def test_never_more_than_the_solution_is_worth_nor_than_was_claimed(claim: int | None, points: int) -> None:
    """Interpretation E2."""
    written = slip(*MENTIE, ref="8G", score=claim)
    assert judged(WHERE, written, history=[unnotified("MENTIE")], peers=PEERS).points == points


@pytest.mark.parametrize("peers", [None, [], [None]])
def test_no_peers_no_points_yet(peers: Sequence[int | None] | None) -> None:
    """Interpretation E3."""
    verdict = judged(WHERE, slip(*MENTIE, ref="8G", score=8), history=[unnotified("MENTIE")], peers=peers)
    assert decided(verdict) == (None, "average", {"repeated-unnotified"})


@pytest.mark.article("2026", "6.9")
@pytest.mark.parametrize(
    "history",
    [
        [],
        [Zero(2, "MENTIE", notified=True)],
        [Zero(2, "MENTIE"), Zero(3, "MENTIE", notified=True)],
        [Zero(2, "MENTIES")],
        [Zero(2, "MENTIE", Code.LETTER_ERROR)],
        [Zero(2, "MENTIE", Code.UNPLACEABLE)],
        [Zero(5, "MENTIE")],
    ],
)
def test_told_or_another_fault_is_a_zero_again(history: list[Zero]) -> None:
    verdict = judged(WHERE, slip(*MENTIE, ref="8G", score=8), history=history, peers=PEERS)
    assert decided(verdict) == (0, "zero", {"word-not-admitted"})


@pytest.mark.article("2026", "6.9")
def test_another_fault_that_makes_it_null_leaves_the_zero() -> None:
    history = [unnotified("MENTIE")]
    late = slip(*MENTIE, ref="8G", score=8, faults=["late"])
    assert judged(WHERE, late, history=history, peers=PEERS).sanction == "zero"
    nowhere = slip(*MENTIE, score=77)
    assert judged(WHERE, nowhere, history=history, peers=PEERS).sanction == "zero"


@pytest.mark.article("2026", "6.9")
def test_never_for_a_letter_that_was_not_drawn() -> None:
    where = situation("H5 RODE", rack="MNTIAOL", words="RODE MENTIR", turn=5)
    history = [Zero(2, "MENTIR", Code.LETTER_ERROR)]
    verdict = judged(where, slip(*down("MENTIR"), ref="8G", score=8), history=history, peers=PEERS)
    assert decided(verdict) == (0, "zero", {"letter-error"})


@pytest.mark.article("2026", "6.9")
@pytest.mark.parametrize("code", ["word-not-admitted", "junction-not-admitted"])
def test_a_word_formed_crosswise_again_gives_the_average(code: str) -> None:
    verdict = judged(
        PARI,
        slip("MENU", ref="I8", score=9),
        opinions={"IM": "plausible"},
        history=[unnotified("IM", code=code)],
        peers=[3, 4],
    )
    assert decided(verdict) == (3, "average", {"repeated-unnotified"})


def test_a_repeated_junction_held_implausible_while_the_score_exists_is_a_penalty() -> None:
    """Interpretation B4."""
    verdict = judged(
        PARI,
        slip("MENU", ref="I8", score=9),
        opinions={"IM": "implausible"},
        history=[unnotified("IM")],
        peers=[3, 4],
    )
    assert decided(verdict) == (4, "penalty", {"location-implausible"})


@pytest.mark.article("2026", "6.9")
def test_misconduct_is_added_to_an_average() -> None:
    verdict = judged(
        WHERE,
        slip(*MENTIE, ref="8G", score=8, faults=["misconduct"]),
        history=[unnotified("MENTIE")],
        peers=[2],
    )
    assert decided(verdict) == (2, "average", {"repeated-unnotified", "misconduct"})


@pytest.mark.article("2026", "6.9")
def test_history_does_not_help_a_good_slip() -> None:
    verdict = judged(
        RODE, slip(*down("MENTIR"), ref="8G", score=8), history=[unnotified("MENTIE")], peers=[2]
    )
    assert decided(verdict) == (8, "none", set())
