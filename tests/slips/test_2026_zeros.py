"""2026, 6.4.1 and 6.7: what is null."""

import pytest

from tests.slips.situations import (
    EDGE,
    FEUX,
    FIRST,
    PARI,
    RENE,
    RODE,
    TRAIN,
    decided,
    down,
    judged,
    situation,
    slip,
)

MENTIR = down("MENTIR")


@pytest.mark.article("2026", "5.1", "6.7")
@pytest.mark.parametrize(
    "fault",
    [
        "no-slip",
        "blank",
        "several-slips",
        "illegible",
        "late",
        "wrote-after-end",
        "exchanged",
        "serious-misconduct",
    ],
)
def test_what_a_person_sees_makes_a_good_slip_null(fault: str) -> None:
    verdict = judged(RODE, slip(*MENTIR, ref="8G", score=8, faults=[fault]))
    assert decided(verdict) == (0, "zero", {fault})
    assert verdict.gross == 0


@pytest.mark.article("2026", "6.7")
def test_nothing_written_is_a_blank_slip() -> None:
    assert decided(judged(RODE, slip())) == (0, "zero", {"blank"})
    assert decided(judged(RODE, slip("...", "   "))) == (0, "zero", {"blank"})


@pytest.mark.article("2026", "6.4.1", "6.7")
def test_a_word_not_admitted_is_null() -> None:
    where = situation("H5 RODE", rack="MNTIEAO", words="MENTIR RODE")
    assert decided(judged(where, slip(*down("MENTIE"), ref="8G", score=8))) == (
        0,
        "zero",
        {"word-not-admitted"},
    )


@pytest.mark.article("2026", "6.4.1", "6.7")
def test_a_word_for_which_the_rack_lacks_a_letter_is_null() -> None:
    where = situation("H5 RODE", rack="MNTIAOL", words="MENTIR RODE")
    assert decided(judged(where, slip(*MENTIR, ref="8G", score=8))) == (0, "zero", {"letter-error"})


@pytest.mark.article("2026", "6.4.1")
def test_a_letter_missing_only_at_the_place_named_is_an_impossible_location() -> None:
    """The rack has no E: MENTIR lies only where an E does."""
    assert decided(judged(RODE, slip(*MENTIR, ref="9G", score=8))) == (3, "penalty", {"location-impossible"})


@pytest.mark.article("2026", "6.7")
def test_a_word_that_fits_nowhere_on_the_grid_is_null() -> None:
    where = situation("H1 RODERODERODEROD", rack="MENTIRS", words="MENTIRS RODE", turn=3)
    verdict = judged(where, slip("MENTIRSMENTIRSM", ref="A1", score=80))
    assert "word-not-admitted" in verdict.codes
    where = situation("H5 RODE", rack="MENTIRS", words="MENTIRSMENTIRSM RODE")
    assert decided(judged(where, slip("MENTIRSMENTIRSM", ref="A1", score=80)))[1] == "zero"


@pytest.mark.article("2026", "6.7")
def test_a_word_placed_by_a_wrong_grid_is_unplaceable() -> None:
    where = situation("H1 RODERODERODEROD", "O1 RODERODERODEROD", rack="MENTIRS", words="KAYAK RODE", turn=3)
    full = situation(
        *(f"{row}1 RODERODERODEROD" for row in "ABCDEFGHIJKLMNO"), rack="KAYAKEE", words="KAYAK RODE", turn=3
    )
    assert decided(judged(full, slip("KAYAK", ref="A1", score=40))) == (0, "zero", {"unplaceable"})
    assert decided(judged(where, slip("KAYAK", ref="A1", score=40)))[2] >= {"letter-error"}


@pytest.mark.article("2026", "5.2", "6.7")
def test_a_word_not_written_in_full_is_null() -> None:
    where = situation("H4 PASSE", rack="BELMRTU", words="MEUBLE PASSE")
    assert decided(judged(where, slip(*down("MEUBL"), ref="8C", score=10))) == (
        0,
        "zero",
        {"not-in-full", "word-not-admitted"},
    )


@pytest.mark.article("2026", "5.2", "6.7")
def test_an_extension_must_be_written_with_the_word_it_extends() -> None:
    assert "not-in-full" in judged(TRAIN, slip("INES", score=8)).codes
    assert "not-in-full" in judged(TRAIN, slip("S", ref="H11", score=6)).codes
    assert judged(TRAIN, slip("S", ref="H11", score=6)).points == 0


@pytest.mark.article("2026", "6.7")
def test_a_letter_of_the_grid_left_out_inside_the_word_is_not_in_full() -> None:
    assert decided(judged(RODE, slip(*down("MNTIR"), ref="8G", score=8)))[2] == {
        "not-in-full",
        "word-not-admitted",
    }


@pytest.mark.article("2026", "6.7")
def test_junction_letters_may_show_that_the_word_is_not_in_full() -> None:
    """An R lies under the place of MENTI: the word there is MENTIR."""
    free = situation("H5 RODE", rack="MNTIRAO", words="MENTI MENTIR RODE")
    taken = situation("H5 RODE", "L8 RA", rack="MNTIRAO", words="MENTI MENTIR RODE", turn=3)
    written = slip("...M", "RODE", "...N", "...T", "...I", score=6)
    assert judged(free, written).sanction == "none"
    assert decided(judged(taken, written))[:2] == (0, "zero")
    assert "not-in-full" in judged(taken, written).codes


@pytest.mark.article("2026", "5.2", "6.7")
@pytest.mark.parametrize("written", ["TRIANES", "TREINES", "TRANES", "TRAIINES"])
def test_a_copy_error_in_the_word_extended_is_null(written: str) -> None:
    verdict = judged(TRAIN, slip(written, ref="H6", score=8))
    assert decided(verdict)[:2] == (0, "zero")
    assert "copy-error" in verdict.codes


@pytest.mark.article("2026", "6.7")
def test_a_copy_error_is_null_even_when_the_copy_is_a_word() -> None:
    where = situation("H4 DEBLAYI", rack="EZOUPKX", words="DEBLAYEZ DEBLAYIEZ", turn=3)
    verdict = judged(where, slip("DEBLAYEZ", score=20))
    assert verdict.points == 0
    assert "copy-error" in verdict.codes


@pytest.mark.article("2026", "6.7")
def test_a_plausible_word_formed_crosswise_and_not_admitted_is_null() -> None:
    verdict = judged(PARI, slip("MENU", ref="I8", score=9), opinions={"IM": "plausible"})
    assert decided(verdict) == (0, "zero", {"junction-not-admitted"})
    assert verdict.solution is not None
    assert verdict.solution.ref == "I8"


@pytest.mark.article("2026", "6.7")
def test_a_bad_place_that_the_score_designates_is_null_if_plausible() -> None:
    """No place is given: the claim is that of G8, and of I8 where IM would be formed."""
    written = slip("MENU", score=9)
    assert decided(judged(PARI, written, opinions={"IM": "plausible"})) == (
        0,
        "zero",
        {"junction-not-admitted"},
    )
    assert decided(judged(PARI, written, opinions={"IM": "implausible"})) == (
        4,
        "penalty",
        {"location-missing"},
    )


@pytest.mark.article("2026", "6.7")
def test_a_word_with_a_letter_nobody_can_read_is_illegible() -> None:
    assert decided(judged(RODE, slip(*down("ME?TIR"), ref="8G", score=8))) == (0, "zero", {"illegible"})


@pytest.mark.article("2026", "4.8.3", "6.4.1")
def test_more_tiles_than_the_formula_allows_is_null() -> None:
    where = situation(rack="CHEVALIN", turn=1, formula="7/8", words="CHEVALIN")
    assert decided(judged(where, slip("CHEVALIN", score=80))) == (0, "zero", {"too-many-tiles"})
    more = situation(rack="CHEVALIN", turn=1, formula="7+8", words="CHEVALIN")
    assert judged(more, slip("CHEVALIN", score=1)).sanction == "warning"


@pytest.mark.article("2026", "6.4.2.2")
def test_no_location_and_a_wrong_score_is_null() -> None:
    assert decided(judged(RODE, slip(*MENTIR, score=9))) == (
        0,
        "zero",
        {"location-wrong", "location-missing"},
    )
    assert decided(judged(RODE, slip(*MENTIR, ref="A1", score=9))) == (
        0,
        "zero",
        {"location-wrong", "location-impossible"},
    )


@pytest.mark.article("2026", "6.8")
def test_every_ground_for_a_zero_is_named() -> None:
    where = situation("H5 RODE", rack="MNTIEAO", words="MENTIR RODE")
    verdict = judged(where, slip(*down("MENTIE"), ref="8G", score=8, faults=["late", "exchanged"]))
    assert decided(verdict) == (0, "zero", {"late", "exchanged", "word-not-admitted"})
    assert {motive.article for motive in verdict.motives} == {"6.7", "6.4.1"}


@pytest.mark.article("2026", "6.7")
def test_a_null_slip_asks_nothing() -> None:
    verdict = judged(PARI, slip("MENU", ref="I8", score=9, faults=["late"]))
    assert decided(verdict) == (0, "zero", {"late"})


@pytest.mark.article("2026", "6.4")
def test_struck_out_letters_do_not_exist() -> None:
    """They are simply absent from the sketch: what remains is judged."""
    assert judged(RENE, slip("......", "BLEUIS", ref="I3", score=21)).sanction == "none"


@pytest.mark.article("2026", "6.2.1")
def test_a_word_lays_at_least_one_letter_of_the_rack() -> None:
    assert judged(TRAIN, slip("TRAIN", ref="H6", score=5)).points == 0
    assert judged(FEUX, slip("RENE", ref="H5", score=4)).points == 0


@pytest.mark.article("2026", "6.2.1")
def test_a_word_stands_between_empty_squares_or_edges() -> None:
    assert judged(EDGE, slip("LIE", ref="H6", score=3)).points == 0


@pytest.mark.article("2026", "6.1", "6.4.1")
def test_at_the_first_turn_too_the_word_must_be_admitted_and_in_the_rack() -> None:
    assert decided(judged(FIRST, slip("FEDAYIX", score=110)))[2] == {
        "word-not-admitted",
        "letter-error",
    }
    assert decided(
        judged(situation(rack="FEDAYIS", turn=1, words="FEDAYIN"), slip("FEDAYIN", score=110))
    ) == (
        0,
        "zero",
        {"letter-error"},
    )


@pytest.mark.article("2026", "6.7")
def test_a_word_played_through_a_letter_that_does_not_lie_there_is_unplaceable() -> None:
    """On his grid the player has an E at H8; on the real one RODA lies there."""
    where = situation("H5 RODA", rack="MNTIROU", words="MENTIR RODA")
    verdict = judged(where, slip(*MENTIR, ref="8G", score=8))
    assert decided(verdict)[:2] == (0, "zero")
    assert "unplaceable" in verdict.codes


@pytest.mark.article("2026", "6.4.1", "6.7")
def test_a_word_not_written_in_full_and_not_admitted_is_told_under_the_article_of_each() -> None:
    verdict = judged(RENE, slip("ENES", ref="H6", score=5))
    assert decided(verdict) == (0, "zero", {"not-in-full", "word-not-admitted"})
    assert [(motive.code, motive.article) for motive in verdict.motives] == [
        ("not-in-full", "6.7"),
        ("word-not-admitted", "6.4.1"),
    ]
    unfinished, refused = (reason.say("fr") for reason in verdict.reasons)
    assert unfinished.startswith("6.7 : ENES est écrit pour RENES")
    assert refused == "6.4.1 : ENES n'est pas admis"


@pytest.mark.article("2026", "6.2.4", "6.4.1")
def test_a_letter_circled_as_a_joker_is_not_told_as_lacking() -> None:
    where = situation("H5 RODE", rack="DLOC?AO", words="COL RODE TAI")
    *_, lacking = judged(where, slip(*down("TAi"), score=2)).reasons
    assert lacking.say("fr") == "6.4.1 : TAI demande T, que le tirage n'a pas"
