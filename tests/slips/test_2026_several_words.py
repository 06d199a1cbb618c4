"""2026, 6.4.2.2: several words, independent or linked."""

import pytest

from tests.slips.situations import EDGE, RENE, RODE, decided, down, judged, situation, slip


@pytest.mark.article("2026", "6.4.2.2", "6.5")
def test_independent_words_the_claim_fits_one() -> None:
    """Interpretation A2, first half."""
    assert decided(judged(RENE, slip("BLEUIS", "", "SUBI", ref="I3", score=21))) == (
        21,
        "warning",
        {"several-solutions"},
    )


@pytest.mark.article("2026", "6.4.2.2", "6.7")
def test_independent_words_an_invalid_one_has_the_claim_too() -> None:
    """Interpretation A2, second half: REZ would score 40 at 6H as RIZ does."""
    verdict = judged(EDGE, slip("R.R", "I.E", "Z.Z", ref="6H", score=40))
    assert decided(verdict)[:2] == (0, "zero")
    assert {"several-solutions", "word-not-admitted"} <= set(verdict.codes)


@pytest.mark.article("2026", "6.4.2.2", "6.7")
def test_independent_words_the_claim_fits_none_the_least_is_paid_zero_included() -> None:
    verdict = judged(RENE, slip("BLEUIS", "", "SUBI", ref="I3", score=99))
    assert decided(verdict)[:2] == (0, "zero")
    assert "several-solutions" in verdict.codes


@pytest.mark.article("2026", "6.4.2.2")
def test_the_same_word_written_twice_is_one_solution() -> None:
    assert decided(judged(RENE, slip("BLEUIS", "", "BLEUIS", ref="I3", score=21))) == (21, "none", set())


@pytest.mark.article("2026", "6.2.5", "6.4.2.2")
def test_letters_of_the_grid_drawn_apart_are_no_second_word() -> None:
    assert decided(judged(RENE, slip("BLEUIS", "", "RENE", ref="I3", score=21))) == (21, "none", set())


@pytest.mark.article("2026", "6.2.5", "6.4.2.2")
def test_letters_that_can_be_no_word_are_strays() -> None:
    assert decided(judged(RENE, slip("BLEUIS", "", "XKQ", ref="I3", score=21))) == (21, "none", set())


@pytest.mark.article("2026", "6.4.2.2")
def test_linked_words_the_second_playable_where_it_stands_is_a_warning() -> None:
    """Interpretation E1, first half: RODER can be played through the E of MENTIR."""
    drawn = ("...M.", "RODER", "...N.", "...T.", "...I.", "...R.")
    assert decided(judged(RODE, slip(*drawn, score=8))) == (8, "warning", {"several-solutions"})


@pytest.mark.article("2026", "6.4.2.2")
def test_linked_words_mere_strays_are_no_sanction() -> None:
    """Interpretation E1, second half: the rack has no S for RODES."""
    drawn = ("...M.", "RODES", "...N.", "...T.", "...I.", "...R.")
    assert decided(judged(RODE, slip(*drawn, score=8))) == (8, "none", set())


@pytest.mark.article("2026", "6.4.2.2")
def test_linked_words_the_claim_tells_which_is_paid() -> None:
    drawn = ("...M.", "RODER", "...N.", "...T.", "...I.", "...R.")
    assert decided(judged(RODE, slip(*drawn, score=6))) == (6, "warning", {"several-solutions"})
    assert decided(judged(RODE, slip(*drawn, score=50)))[:2] == (6, "warning")


@pytest.mark.article("2026", "6.4.2.2")
@pytest.mark.parametrize(("main", "points"), [(("MENTIR", "V"), 8), (("RODER", "H"), 6)])
def test_the_arbiter_may_say_which_is_the_main_solution(main: tuple[str, str], points: int) -> None:
    drawn = ("...M.", "RODER", "...N.", "...T.", "...I.", "...R.")
    verdict = judged(RODE, slip(*drawn, score=points, main=main))
    assert decided(verdict)[:2] == (points, "warning")
    assert verdict.solution is not None
    assert verdict.solution.word == main[0]


@pytest.mark.article("2026", "6.4.2.2")
def test_a_doubt_about_what_is_meant_goes_to_the_commission() -> None:
    drawn = ("...M.", "RODER", "...N.", "...T.", "...I.", "...R.")
    verdict = judged(RODE, slip(*drawn, score=8, faults=["doubtful-solutions"]))
    assert decided(verdict) == (None, "commission", set())
    null = judged(RODE, slip(*down("MENTIE"), score=8, faults=["doubtful-solutions"]))
    assert null.sanction == "zero"


@pytest.mark.article("2026", "6.4.2.2", "6.6")
def test_independent_words_without_any_location() -> None:
    """The claim fits RIZ alone; its place is missing, and a penalty excludes a warning (6.8)."""
    verdict = judged(EDGE, slip("R.L", "I.I", "Z.E", score=40))
    assert decided(verdict) == (35, "penalty", {"location-missing"})


@pytest.mark.article("2026", "6.4.2.2")
def test_crosswise_words_of_junction_letters_are_no_second_solution() -> None:
    """RE, EU, NI and ES are words and could each be played."""
    assert decided(judged(RENE, slip("..RENE", "BLEUIS", score=21))) == (21, "none", set())


def test_three_words() -> None:
    where = situation("H1 PASSE", rack="DEEILRZ", words="LIE LIRE PASSE PASSER PASSEZ RIZ")
    verdict = judged(where, slip("R.L.L", "I.I.I", "Z.E.R", "....E", ref="6H", score=40))
    assert decided(verdict) == (40, "warning", {"several-solutions"})
