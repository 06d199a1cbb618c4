"""2026, 6.4.2.1: the first turn."""

import pytest

from tests.slips.situations import FIRST, decided, down, judged, played, situation, slip

DERIDERA = situation(rack="DERIERA?", turn=1, formula="7+8", words="DERIDERA")
"""The best place earns 135 with the joker for the first D, 129 with the other."""


@pytest.mark.article("2026", "6.4.2.1")
@pytest.mark.parametrize("ref", [None, "H8", "H4", "A1", "8H", "nowhere"])
def test_the_best_place_is_paid_whatever_the_reference(ref: str | None) -> None:
    assert decided(judged(FIRST, slip("FEDAYIN", ref=ref, score=110))) == (110, "none", set())


@pytest.mark.article("2026", "6.4.2.1", "6.5")
@pytest.mark.parametrize(
    ("score", "code"), [(98, "score-wrong"), (111, "score-wrong"), (None, "score-missing")]
)
def test_a_score_that_is_not_the_maximum_is_a_warning(score: int | None, code: str) -> None:
    verdict = judged(FIRST, slip("FEDAYIN", ref="H4", score=score))
    assert decided(verdict) == (110, "warning", {code})
    assert verdict.articles == ("6.5",)


@pytest.mark.article("2026", "6.4.2.1")
@pytest.mark.parametrize(
    ("written", "codes"),
    [
        ("dERIDERA", set()),
        ("DERIdERA", {"joker-wrongly-circled"}),
        ("DERIDERA", {"joker-not-circled"}),
        ("dERIdERA", {"joker-wrongly-circled"}),
    ],
)
def test_the_maximum_is_paid_whatever_is_circled(written: str, codes: set[str]) -> None:
    sanction = "warning" if codes else "none"
    assert decided(judged(DERIDERA, slip(written, score=135))) == (135, sanction, codes)


@pytest.mark.article("2026", "6.4.2.1", "6.5")
def test_a_circle_without_a_joker_is_a_warning() -> None:
    assert decided(judged(FIRST, slip("fEDAYIN", score=110))) == (110, "warning", {"joker-wrongly-circled"})


@pytest.mark.article("2026", "6.4.2.1")
def test_the_solution_shown_is_the_best_place() -> None:
    assert played(judged(FIRST, slip("FEDAYIN", score=110))) == ("H8", "FEDAYIN")
    assert played(judged(DERIDERA, slip("DERIDERA", score=135))) == ("H8", "dERIDERA")


@pytest.mark.article("2026", "6.4.2.1", "6.4.2.2")
def test_two_words_the_claim_fits_one_of_them() -> None:
    where = situation(rack="PASSELT", turn=1, words="LAPS PASSE")
    assert decided(judged(where, slip("PASSE", ".....", "LAPS.", score=20))) == (
        20,
        "warning",
        {"several-solutions"},
    )
    assert decided(judged(where, slip("PASSE", "LAPS.", score=12))) == (12, "warning", {"several-solutions"})


@pytest.mark.article("2026", "6.4.2.2")
def test_two_words_the_claim_fits_neither_or_is_missing() -> None:
    where = situation(rack="PASSELT", turn=1, words="LAPS PASSE")
    for score, code in ((19, "score-wrong"), (None, "score-missing")):
        verdict = judged(where, slip("PASSE", ".....", "LAPS.", score=score))
        assert decided(verdict) == (12, "warning", {"several-solutions", code})


@pytest.mark.article("2026", "6.4.2.2", "6.7")
def test_two_words_one_not_admitted() -> None:
    """PESSA is not admitted and would score 20 like PASSE; LATS would score less than LAPS."""
    where = situation(rack="PASSELT", turn=1, words="LAPS PASSE")
    assert decided(judged(where, slip("LAPS", "....", "LATS", score=12)))[1] == "warning"
    verdict = judged(where, slip("PASSE", ".....", "PESSA", score=20))
    assert decided(verdict)[:2] == (0, "zero")
    assert {"several-solutions", "word-not-admitted"} <= set(verdict.codes)


def test_written_downwards_no_sanction() -> None:
    """Interpretation C8."""
    assert decided(judged(FIRST, slip(*down("FEDAYIN"), score=110))) == (110, "none", set())


def test_stray_letters_do_not_matter() -> None:
    assert decided(judged(FIRST, slip("FEDAYIN", "", "X", score=110))) == (110, "none", set())
