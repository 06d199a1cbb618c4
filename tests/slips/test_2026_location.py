"""2026, 5.3 and 6.2.3: reference and junction letters."""

import pytest

from tests.slips.situations import (
    ERAI,
    FEUX,
    PARI,
    RENE,
    RODE,
    TRAIN,
    decided,
    down,
    judged,
    played,
    situation,
    slip,
)

MENTIR = down("MENTIR")


def crossed(link: str) -> tuple[str, ...]:
    """MENTIR downwards, these letters ending on its E."""
    return tuple(letter.rjust(len(link), ".") if at != 1 else link for at, letter in enumerate("MENTIR"))


@pytest.mark.article("2026", "5.3.1", "6.2", "6.2.3")
@pytest.mark.parametrize("ref", ["8G", "8 g", " 08G ", "8-G", "8.G"])
def test_word_reference_and_score_are_enough(ref: str) -> None:
    verdict = judged(RODE, slip(*MENTIR, ref=ref, score=8))
    assert decided(verdict) == (8, "none", set())
    assert (verdict.gross, played(verdict), verdict.question) == (8, ("8G", "MENTIR"), None)


@pytest.mark.article("2026", "5.3.2", "6.2.3")
def test_three_junction_letters_or_more_are_enough() -> None:
    assert decided(judged(RODE, slip(*crossed("RODE"), score=8))) == (8, "none", set())
    assert decided(judged(RODE, slip(*crossed("ODE"), score=8))) == (8, "none", set())
    assert decided(judged(RENE, slip("..RENE", "BLEUIS", score=21))) == (21, "none", set())
    assert decided(judged(RENE, slip("..REN.", "BLEUIS", score=21))) == (21, "none", set())


@pytest.mark.article("2026", "5.3.2")
def test_junction_letters_need_not_follow_each_other() -> None:
    """R and E touch the word apart from each other; N does not touch anything."""
    assert decided(judged(RENE, slip("..R.NE", "BLEUIS", score=21))) == (21, "none", set())


@pytest.mark.article("2026", "5.3.2", "6.2.5")
def test_a_chain_starts_beside_a_letter_newly_laid() -> None:
    """R and O of RODE stand apart from the word: only D and E are linked to it."""
    assert decided(judged(RODE, slip(*crossed("RO.E"), score=8)))[:2] == (3, "penalty")


@pytest.mark.article("2026", "6.2.5")
@pytest.mark.parametrize(
    ("link", "verdict"),
    [
        ("GODE", (8, "none", set())),
        ("RIDE", (8, "warning", {"junction-two-letters"})),
        ("DORE", (3, "penalty", {"location-impossible"})),
        ("R?DE", (8, "warning", {"junction-two-letters"})),
    ],
)
def test_a_stray_letter_breaks_the_chain(link: str, verdict: tuple[int, str, set[str]]) -> None:
    assert decided(judged(RODE, slip(*crossed(link), score=8))) == verdict


@pytest.mark.article("2026", "5.3.2", "6.5")
def test_two_junction_letters_are_a_warning() -> None:
    assert decided(judged(RODE, slip(*crossed("DE"), score=8))) == (8, "warning", {"junction-two-letters"})


@pytest.mark.article("2026", "6.2.3", "6.6")
def test_one_junction_letter_is_none() -> None:
    assert decided(judged(RODE, slip(*MENTIR, score=8))) == (3, "penalty", {"location-missing"})


@pytest.mark.article("2026", "6.2.3")
@pytest.mark.parametrize("ref", [None, "H6", "H5", "6H", "A1", "?"])
@pytest.mark.parametrize(("word", "score"), [("TRAINES", 8), ("ENTRAINES", 11), ("TRAINS", 6)])
def test_the_extension_of_three_letters_or_more_needs_no_reference(
    word: str, score: int, ref: str | None
) -> None:
    assert decided(judged(TRAIN, slip(word, ref=ref, score=score))) == (score, "none", set())


@pytest.mark.article("2026", "6.2.3")
def test_an_extension_with_a_wrong_score_is_paid_its_own() -> None:
    assert decided(judged(TRAIN, slip("TRAINES", ref="A1", score=9))) == (8, "warning", {"score-wrong"})
    assert decided(judged(TRAIN, slip("TRAINES"))) == (8, "warning", {"score-missing"})


@pytest.mark.article("2026", "6.5")
@pytest.mark.parametrize("ref", [None, "A1"])
def test_the_extension_of_two_letters_without_a_third_or_a_right_reference_is_a_warning(
    ref: str | None,
) -> None:
    verdict = judged(FEUX, slip(*down("FEUX"), ref=ref, score=36))
    assert decided(verdict)[:2] == (36, "warning")
    assert "two-letter-extension" in verdict.codes


@pytest.mark.article("2026", "5.3.2", "6.5")
def test_the_extension_of_two_letters_with_a_reference_or_a_third_letter_is_right() -> None:
    assert decided(judged(FEUX, slip(*down("FEUX"), ref="6G", score=36))) == (36, "none", set())
    assert decided(judged(FEUX, slip(".F", "RE", ".U", ".X", score=36))) == (36, "none", set())


@pytest.mark.article("2026", "6.2.3", "6.2.5")
@pytest.mark.parametrize("link", ["DE", "DORE", "XXXE", "GODE", "?E"])
def test_with_a_right_reference_wrong_or_few_letters_are_strays(link: str) -> None:
    """Interpretation F1, first sentence."""
    assert decided(judged(RODE, slip(*crossed(link), ref="8G", score=8))) == (8, "none", set())


@pytest.mark.article("2026", "5.3.3")
def test_both_ways_right_is_right() -> None:
    assert decided(judged(RODE, slip(*crossed("RODE"), ref="8G", score=8))) == (8, "none", set())


@pytest.mark.article("2026", "5.3.3", "6.5")
@pytest.mark.parametrize("ref", ["A1", "8H", "9G", "Z9", "quatre"])
def test_right_letters_and_a_wrong_reference_are_a_warning(ref: str) -> None:
    """Interpretation F1, second sentence."""
    assert decided(judged(RODE, slip(*crossed("RODE"), ref=ref, score=8))) == (
        8,
        "warning",
        {"two-modes-one-wrong"},
    )


@pytest.mark.article("2026", "5.3.3", "6.5")
def test_letters_that_name_another_valid_place_are_a_warning() -> None:
    """ERAI written as if the word stood after both words; the reference names 5E, which scores 32."""
    drawn = ("ERAIT", "....A", "....P", "....E", "....Z")
    one = situation(
        "C5 SERAI", "8C IBRUTI", "H4 FERAI", rack="TAPEZON", turn=4, words="SERAI SERAIT FERAI TAPEZ"
    )
    assert decided(judged(one, slip(*drawn, ref="5E", score=32)))[:2] == (32, "warning")
    verdict = judged(one, slip(*drawn, ref="5E", score=24))
    assert decided(verdict)[:2] == (24, "warning")
    assert "two-modes-one-wrong" in verdict.codes
    whole = ("SERAIT", ".....A", ".....P", ".....E", ".....Z")
    assert decided(judged(one, slip(*whole, ref="5E", score=7)))[:2] == (24, "warning")


@pytest.mark.article("2026", "6.5")
def test_an_inverted_reference_is_a_warning() -> None:
    assert decided(judged(RODE, slip(*MENTIR, ref="G8", score=8))) == (8, "warning", {"inverted"})
    assert decided(judged(RODE, slip(*MENTIR, ref="G8", score=9))) == (
        8,
        "warning",
        {"inverted", "score-wrong"},
    )


@pytest.mark.article("2026", "6.5")
def test_a_word_written_in_the_other_direction_is_a_warning() -> None:
    assert decided(judged(RODE, slip("MENTIR", ref="8G", score=8))) == (8, "warning", {"inverted"})
    assert decided(judged(RODE, slip(".R....", ".O....", ".D....", "MENTIR", score=8))) == (
        8,
        "warning",
        {"inverted"},
    )


@pytest.mark.article("2026", "6.6")
def test_reference_and_direction_both_inverted_name_no_place() -> None:
    """MENTIR written across with a reference across: nothing shows that 8G is meant (B5)."""
    verdict = judged(RODE, slip("MENTIR", ref="G8", score=8))
    assert decided(verdict)[:2] == (0, "zero")
    assert "location-wrong" in verdict.codes


@pytest.mark.article("2026", "6.5")
def test_an_inverted_reference_with_right_letters() -> None:
    verdict = judged(RODE, slip(*crossed("RODE"), ref="G8", score=8))
    assert decided(verdict) == (8, "warning", {"inverted"})


def test_the_reference_box_may_be_unreadable() -> None:
    """Interpretation F4: as if absent."""
    written = slip(*crossed("RODE"), ref="8G", score=8, faults=["reference-illegible"])
    assert decided(judged(RODE, written)) == (8, "none", set())
    alone = slip(*MENTIR, ref="8G", score=8, faults=["reference-illegible"])
    assert decided(judged(RODE, alone)) == (3, "penalty", {"location-missing"})


@pytest.mark.article("2026", "6.4.2.2")
def test_the_same_letters_twice_on_the_grid() -> None:
    drawn = ("ERAIT", "....A", "....P", "....E", "....Z")
    assert decided(judged(ERAI, slip(*drawn, score=26))) == (26, "warning", {"ambiguous-location"})
    assert decided(judged(ERAI, slip(*drawn, score=24))) == (24, "warning", {"ambiguous-location"})
    assert decided(judged(ERAI, slip(*drawn, score=25))) == (
        24,
        "warning",
        {"ambiguous-location", "score-wrong"},
    )
    assert decided(judged(ERAI, slip(*drawn))) == (24, "warning", {"ambiguous-location", "score-missing"})
    assert judged(ERAI, slip(*drawn, score=26)).articles == ("6.4.2.2",)
    more = ("SERAIT", ".....A", ".....P", ".....E", ".....Z")
    assert decided(judged(ERAI, slip(*more, score=24))) == (24, "none", set())


@pytest.mark.article("2026", "6.2.2")
def test_a_word_formed_crosswise_must_be_admitted() -> None:
    assert decided(judged(PARI, slip("MENU", ref="G8", score=9))) == (9, "none", set())
    assert judged(PARI, slip("MENU", ref="I8", score=9)).sanction == "undecided"


@pytest.mark.article("2026", "5.3.2")
def test_after_a_first_word_of_two_letters_two_junction_letters_suffice() -> None:
    """Interpretation C3: at the second turn only."""
    drawn = slip("FEUX", score=16)
    second = situation("H8 EU", rack="FAXEUOT", turn=2, words="FEUX")
    later = situation("H8 EU", rack="FAXEUOT", turn=3, words="FEUX")
    assert decided(judged(second, drawn)) == (16, "none", set())
    assert decided(judged(later, drawn))[:2] == (16, "warning")


@pytest.mark.article("2026", "6.4.2.2")
def test_letters_that_name_different_places_name_them_all() -> None:
    """TRIER goes after OTAS and after FLAS: TAS names the one, LAS the other, AS both."""
    where = situation(
        "C2 OTAS", "K2 FLAS", rack="TRIERSU", turn=4, words="OTASE FLASE EI RI OTAST FLAST TRIER"
    )
    left, right = slip("TAST", "...R", "...I", "...E", "...R"), slip("LAST", "...R", "...I", "...E", "...R")
    for drawn, ref in ((left, "6C"), (right, "6K")):
        verdict = judged(where, drawn)
        assert verdict.solution is not None
        assert (verdict.solution.ref, verdict.sanction) == (ref, "warning")
    both = judged(where, slip("XAST", "...R", "...I", "...E", "...R"))
    assert "junction-two-letters" in both.codes
    assert "ambiguous-location" in both.codes


@pytest.mark.article("2026", "6.2.3")
def test_of_two_extensions_the_one_that_the_reference_names_is_meant() -> None:
    """PASSES lengthens PASSE in H4 and PAS in B4; without a reference the score alone tells them apart."""
    where = situation("H4 PASSE", "B4 PAS", rack="SESXXZZ", words="PAS PASSE PASSES")
    for ref in ("H4", "B4"):
        score = where.board.score(ref, "PASSES")
        verdict = judged(where, slip("PASSES", ref=ref, score=score))
        assert decided(verdict) == (score, "none", set())
        assert played(verdict) == (ref, "PASSES")
        assert decided(judged(where, slip("PASSES", score=score))) == (
            score,
            "warning",
            {"ambiguous-location"},
        )
