"""2026, 6.4.2.2 and 6.6: less 5, plausibility, and the questions it raises."""

import pytest

from nonuple.slips.verdict import Opinion
from tests.slips.situations import (
    EDGE,
    ERAI,
    META,
    PARI,
    RODE,
    decided,
    down,
    judged,
    played,
    situation,
    slip,
)

RIZ = down("RIZ")
MENTIR = down("MENTIR")


@pytest.mark.article("2026", "6.6")
@pytest.mark.parametrize("ref", ["8H", "H9", "A1", "17G", "ici"])
def test_the_score_exists_but_the_place_is_impossible(ref: str) -> None:
    verdict = judged(RODE, slip(*MENTIR, ref=ref, score=8))
    assert decided(verdict) == (3, "penalty", {"location-impossible"})


@pytest.mark.article("2026", "6.6")
@pytest.mark.parametrize("ref", [None, "", "  "])
def test_the_score_exists_but_the_place_is_missing(ref: str | None) -> None:
    verdict = judged(RODE, slip(*MENTIR, ref=ref, score=8))
    assert decided(verdict) == (3, "penalty", {"location-missing"})
    assert (verdict.gross, verdict.articles, played(verdict)) == (8, ("6.6",), ("8G", "MENTIR"))


@pytest.mark.article("2026", "6.6")
def test_the_place_does_not_have_the_score() -> None:
    assert decided(judged(EDGE, slip(*RIZ, ref="6F", score=40))) == (35, "penalty", {"location-mismatch"})


@pytest.mark.article("2026", "6.6")
def test_the_place_named_forms_a_word_not_admitted_nor_plausible() -> None:
    verdict = judged(EDGE, slip(*RIZ, ref="6G", score=40), opinions={"PASSEI": "implausible"})
    assert decided(verdict) == (35, "penalty", {"location-implausible"})


@pytest.mark.article("2026", "6.6")
@pytest.mark.parametrize(("word", "score"), [("LIE", 3), ("LIER", 4)])
def test_a_solution_of_four_points_or_less_is_null(word: str, score: int) -> None:
    where = situation("H1 PASSE", rack="DEEILRZ", words="LIE LIER PASSE")
    assert decided(judged(where, slip(*down(word), ref="5F", score=score))) == (score, "none", set())
    verdict = judged(where, slip(*down(word), score=score))
    assert decided(verdict)[:2] == (0, "zero")
    assert verdict.gross == 0
    assert "penalty-exceeds-score" in verdict.codes


@pytest.mark.article("2026", "6.6")
def test_a_solution_of_five_points_less_five_is_a_penalty_still() -> None:
    verdict = judged(META, slip(*down("META"), score=5))
    assert decided(verdict) == (0, "penalty", {"location-missing"})
    assert verdict.gross == 5


@pytest.mark.article("2026", "6.6")
def test_the_score_must_exist_in_the_direction_written() -> None:
    """Interpretation B5: 40 exists downwards only."""
    assert decided(judged(EDGE, slip("RIZ", score=40)))[1] == "zero"
    assert decided(judged(EDGE, slip("RIZ", ref="G5", score=40))) == (24, "warning", {"score-wrong"})


@pytest.mark.article("2026", "6.4.2.2")
@pytest.mark.parametrize(
    ("opinion", "outcome"),
    [("plausible", (0, "zero")), ("implausible", (4, "penalty")), ("doubtful", (None, "commission"))],
)
def test_plausibility_decides(opinion: str, outcome: tuple[int | None, str]) -> None:
    for given in (
        {"opinions": {"IM": opinion}},
        {"opinions": {"im": opinion}},
        {"opinions_at": {"I8": opinion}},
    ):
        assert decided(judged(PARI, slip("MENU", ref="I8", score=9), **given))[:2] == outcome  # type: ignore[arg-type]


@pytest.mark.article("2026", "6.4.2.2")
def test_what_no_opinion_settles_is_asked_with_the_outcome_of_each_answer() -> None:
    verdict = judged(PARI, slip("MENU", ref="I8", score=9))
    assert decided(verdict) == (None, "undecided", set())
    assert verdict.gross is None
    assert verdict.question is not None
    assert verdict.question.words == ("IM",)
    outcomes = {answer: decided(one)[:2] for answer, one in verdict.question.outcomes.items()}
    assert outcomes == {
        Opinion.PLAUSIBLE: (0, "zero"),
        Opinion.IMPLAUSIBLE: (4, "penalty"),
        Opinion.DOUBTFUL: (None, "commission"),
    }


@pytest.mark.article("2026", "6.4.2.2")
def test_an_opinion_on_a_place_overrides_that_on_a_word() -> None:
    verdict = judged(
        PARI, slip("MENU", ref="I8", score=9), opinions={"IM": "plausible"}, opinions_at={"I8": "implausible"}
    )
    assert verdict.sanction == "penalty"


@pytest.mark.article("2026", "6.4.2.2")
def test_a_score_far_above_the_place_named_may_be_that_of_a_bad_place() -> None:
    """G5 scores 24; 49 would be that of G1 and I1, where no word formed is admitted."""
    words = {
        "RP": "implausible",
        "IA": "implausible",
        "ZS": "implausible",
        "PR": "plausible",
        "SZ": "plausible",
    }
    written = slip("RIZ", ref="G5", score=49)
    assert decided(judged(EDGE, written, opinions=words)) == (0, "zero", {"junction-not-admitted"})
    implausible = dict.fromkeys(words, "implausible")
    assert decided(judged(EDGE, written, opinions=implausible)) == (24, "warning", {"score-wrong"})
    assert judged(EDGE, written).sanction == "undecided"
    doubtful = implausible | {"PR": "doubtful", "SZ": "doubtful"}
    assert judged(EDGE, written, opinions=doubtful).sanction == "commission"


@pytest.mark.article("2026", "6.4.2.2")
def test_letters_that_fit_a_good_and_a_bad_place() -> None:
    """FERAIT is not admitted: the claim tells the good place, or plausibility decides."""
    where = situation(
        "C5 SERAI", "8C IBRUTI", "H4 FERAI", rack="TAPEZON", turn=4, words="SERAI SERAIT FERAI TAPEZ"
    )
    drawn = ("ERAIT", "....A", "....P", "....E", "....Z")
    assert decided(judged(where, slip(*drawn, score=24)))[:2] == (24, "none")
    for score in (26, 7, None):
        assert judged(where, slip(*drawn, score=score), opinions={"FERAIT": "plausible"}).sanction == "zero"
        verdict = judged(where, slip(*drawn, score=score), opinions={"FERAIT": "implausible"})
        assert decided(verdict)[:2] == (24, "warning")
        assert judged(where, slip(*drawn, score=score)).sanction == "undecided"


@pytest.mark.article("2026", "6.4.2.2")
def test_a_bad_place_of_another_score_is_not_looked_at() -> None:
    assert decided(judged(EDGE, slip(*RIZ, score=40))) == (35, "penalty", {"location-missing"})


@pytest.mark.article("2026", "6.4")
def test_a_clear_place_is_judged_there_whatever_else_is_possible() -> None:
    assert decided(judged(ERAI, slip(*down("TAPEZ"), ref="5E", score=32))) == (32, "none", set())
