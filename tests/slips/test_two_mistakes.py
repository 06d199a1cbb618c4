"""Slips with two things wrong: a void word, an inversion, a part of an extension, and a letter besides."""

import pytest

from nonuple.slips.reading import Reading
from tests.editions import COMPETITION
from tests.slips.situations import META, RODE, decided, down, judged, played, situation, slip

TARIF = situation("H4 TARIFER", "12L LUTE", rack="ERAXOUZ", words="FERA LUTE TARIFER TARIFERA", turn=3)
"""FERA lies at O11 but for its F, which was not drawn; its end after TARIFER makes TARIFERA."""


@pytest.mark.article("2010", "3.2.1", "4.2")
@pytest.mark.article("2009", "3.2.1", "4.2")
@pytest.mark.parametrize("edition", ["2010", "2009"])
def test_a_word_that_its_reference_and_score_name_is_no_part_of_an_extension(edition: str) -> None:
    named = slip("FERA", ref="O11", score=7)
    verdict = judged(TARIF, named, edition=edition)
    assert decided(verdict)[:2] == (0, "zero")
    assert "letter-error" in verdict.codes
    extension = judged(TARIF, slip("FERA", score=11), edition=edition)
    assert extension.pays
    assert played(extension) == ("H4", "TARIFERA")


@pytest.mark.article("2026", "6.2.5", "6.5")
@pytest.mark.article("2010", "4.4")
@pytest.mark.article("2009", "4.3")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_letter_apart_does_not_undo_an_inverted_reference(edition: str) -> None:
    alone = judged(RODE, slip(*down("MENTIR"), ref="G8", score=8), edition=edition)
    beside = ("M....", "E...X", "N....", "T....", "I....", "R....")
    assert decided(alone) == (8, "warning", {"inverted"})
    assert decided(judged(RODE, slip(*beside, ref="G8", score=8), edition=edition)) == decided(alone)


@pytest.mark.article("2026", "6.2.5", "6.4.1")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_letter_apart_does_not_save_a_void_word(edition: str) -> None:
    void = ("...M.", "RODEX", "...N.", "...T.", "...I.", "...S.")
    for sketch in ((*void,), (*void, "", "...... R")):
        assert decided(judged(RODE, slip(*sketch, score=8), edition=edition))[:2] == (0, "zero"), sketch


@pytest.mark.article("2026", "6.5", "6.8")
@pytest.mark.article("2010", "4.4", "4.5")
@pytest.mark.parametrize("edition", ["2026", "2010"])
def test_a_drawing_turned_with_two_right_letters_and_the_exact_score_is_one_warning(edition: str) -> None:
    """MENTIR downwards at 8G, E in it and D before it, all written across."""
    turned = ("..D...", "MENTIR")
    right = Reading(RODE, slip(*turned, score=8))
    assert right.written_the_other_way(next(run for run in right.runs if run.text == "MENTIR")) == []
    turned = (".D....", "MENTIR")
    assert decided(judged(RODE, slip(*turned, score=8), edition=edition)) == (8, "warning", {"inverted"})
    assert decided(judged(RODE, slip(*turned, score=9), edition=edition))[:2] == (0, "zero")


@pytest.mark.article("2026", "6.6", "6.7")
def test_reference_and_direction_both_inverted_are_told_as_that_alone() -> None:
    verdict = judged(RODE, slip("MENTIR", ref="G8", score=8))
    assert decided(verdict) == (0, "zero", {"location-wrong", "inverted"})
    assert "inversés tous deux" in verdict.explain("fr")


@pytest.mark.article("2026", "6.7")
def test_a_bad_copy_is_told_as_that_alone() -> None:
    where = situation("H4 FORJET", rack="EEAZOUP", words="FORJET FORJETEE")
    assert decided(judged(where, slip("FORJEEE", score=20))) == (0, "zero", {"copy-error"})


def test_both_ways_open_stay_so_with_a_letter_apart() -> None:
    for score in (9, 5, None):
        plain = judged(META, slip("META", ref="8G", score=score))
        assert decided(judged(META, slip("META", "", "......Z", ref="8G", score=score))) == decided(plain)


@pytest.mark.article("2026", "6.4.1", "6.7")
def test_a_word_of_links_a_square_off_that_no_place_lets_be_laid_lacks_letters() -> None:
    """LET a column beside NOIRCI: as drawn it lies on the grid and goes on, elsewhere a T is lacking."""
    laid = (
        "13C NOIRC",
        "H8 ERAYAIT",
        "I6 BOXE",
        "11H YAWL",
        "14H TEK",
        "L8 VOISEE",
        "13L EPON",
        "O9 TUNINGS",
    )
    where = situation(*laid, rack="LADEGLU", words="LET", turn=9)
    beside = ("N.", "O.", "I.", "RL", "CE", "IT")
    assert decided(judged(where, slip(*beside, score=10))) == (0, "zero", {"letter-error"})


@pytest.mark.article("2026", "6.4.1", "6.8")
def test_a_letter_that_was_not_drawn_is_told_alone() -> None:
    """FI for MI: that it lies nowhere follows from its F."""
    assert decided(judged(RODE, slip("FI", ref="8G", score=5))) == (
        0,
        "zero",
        {"word-not-admitted", "letter-error"},
    )
    assert decided(judged(RODE, slip("ERODE", ref="A1", score=5))) == (0, "zero", {"letter-error"})


@pytest.mark.article("2010", "4.2", "4.6")
@pytest.mark.article("2009", "4.2", "4.5")
@pytest.mark.parametrize("edition", ["2010", "2009"])
def test_a_second_word_is_not_judged_at_the_reference_of_the_first(edition: str) -> None:
    both = (*down("MENTIR"), "", *(f".{letter}" for letter in "MINER"))
    verdict = judged(RODE, slip(*both, ref="8G", score=8), edition=edition)
    assert decided(verdict) == (0, "zero", {"several-solutions", "location-wrong"})
    assert "8G" not in verdict.explain("fr", full=True)


@pytest.mark.article("2010", "4.2")
@pytest.mark.article("2009", "4.2")
@pytest.mark.parametrize("edition", ["2010", "2009"])
def test_a_word_in_part_at_its_reference_is_told_as_that_and_not_as_badly_located(edition: str) -> None:
    """IME at 7H is DIME without the D of RODE, and no copy of another word."""
    where = situation("H5 RODE", rack="MIEAZOU", words="DIME RODE")
    for ref in ("7H", "7I"):
        verdict = judged(where, slip(*down("IME"), ref=ref, score=9), edition=edition)
        assert decided(verdict) == (0, "zero", {"not-in-full", "word-not-admitted"}), ref
        assert "DIME (7H)" in verdict.explain("fr", full=True)


@pytest.mark.article("2010", "3.4", "4.7")
@pytest.mark.article("2009", "3.4", "4.6")
@pytest.mark.parametrize("edition", ["2010", "2009"])
def test_what_a_word_of_the_grid_would_become_in_its_own_line_is_a_word_refused(edition: str) -> None:
    verdict = judged(META, slip("...META", "RODE...", ref="H1", score=9), edition=edition)
    assert decided(verdict) == (0, "zero", {"location-wrong", "junction-not-admitted"})
    assert [one.word for one in verdict.refused] == ["METARODE"]


@pytest.mark.article("2026", "6.4.1", "6.6")
def test_letters_that_lack_in_one_direction_alone_are_no_ground() -> None:
    """MENTIR can be laid downwards alone: its E lies on the grid, though across no place has it."""
    verdict = judged(RODE, slip("MENTIR", ref="A1", score=9))
    assert decided(verdict) == (0, "zero", {"location-wrong", "location-impossible", "unplaceable"})


@pytest.mark.article("2010", "3.4", "4.6")
@pytest.mark.article("2009", "3.4", "4.5")
@pytest.mark.parametrize("edition", ["2010", "2009"])
def test_a_reference_that_names_one_word_is_no_second_mode_of_the_other(edition: str) -> None:
    """MENTIR at 8G by its reference, MINER at 8E by its letters: both right, the least is paid."""
    named, linked = down("MENTIR"), ("..M", "..I", "..N", "ODE", "..R")
    both = (*(f"..{letter}" for letter in named), "", *linked)
    assert decided(judged(RODE, slip(*both, ref="8G", score=6), edition=edition)) == (6, "none", set())
    assert decided(judged(RODE, slip(*both, ref="8E", score=6), edition=edition))[:2] == (0, "zero")
