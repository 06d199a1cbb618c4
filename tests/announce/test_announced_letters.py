"""The letters of a turn, said in the order of the rulebook."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.announce import Emphasis, Step, after_pause, pause
from nonuple.errors import Refusal
from nonuple.pieces.formula import FORMULAS
from nonuple.pieces.tiles import Rack, Tile
from nonuple.pieces.variant import FRENCH
from nonuple.play.record import Reject, Turn
from tests.announce.spoken import EDITIONS, draw, letters, rejection, steps, texts

JOKER_GAME = FORMULAS["joker"]


def turn(number: int, kept: str, drawn: str, *rejected: Reject) -> Turn:
    return Turn(number, rejected, kept, drawn, "H8", "MOT", 10, 0, (), 0)


@pytest.mark.article("2026", "4.1")
@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c1_number_kept_then_kept_then_new_then_whole_rack(edition: str) -> None:
    assert texts(letters(Rack.parse("PNG+EVHH"), edition)) == [
        "Reliquat de trois lettres",
        "Grèce, Norvège, Portugal",
        "Égypte-E",
        "Venezuela-V",
        "Hongrie-H",
        "Hongrie-H",
        "Grèce, Norvège, Portugal, Égypte, Venezuela, Hongrie deux fois",
    ]


@pytest.mark.article("2026", "4.1")
@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c1_without_letters_kept_their_number_is_not_said(edition: str) -> None:
    said = letters(Rack.parse("EEERWLN"), edition)
    assert steps(said) == [Step.NEW_LETTER] * 7 + [Step.RACK]


@pytest.mark.article("2026", "4.1")
@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c1_kept_letters_are_alphabetical_by_country_with_jokers_last(edition: str) -> None:
    said = letters(Rack.parse("Z?EZA?+R"), edition)
    assert texts(said, Step.KEPT_COUNT, Step.KEPT) == [
        "Reliquat de six lettres",
        "Algérie, Égypte, Zambie, Zambie, Joker, Joker",
    ]


@pytest.mark.article("2026", "4.1")
def test_c1_one_letter_kept_is_singular() -> None:
    assert texts(letters(Rack.parse("W+TTACEI"), "2026"))[:2] == ["Reliquat d'une lettre", "Wallonie"]


@pytest.mark.article("2026", "4.1")
@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c2_new_letters_come_one_by_one_in_the_order_drawn(edition: str) -> None:
    said = letters(Rack.parse("A+ZAYB"), edition)
    assert texts(said, Step.NEW_LETTER) == ["Zambie-Z", "Algérie-A", "Yougoslavie-Y", "Belgique-B"]
    spoken = [line.spoken for line in said if line.step is Step.NEW_LETTER]
    assert spoken == ["Zambie, zède", "Algérie, a", "Yougoslavie, i grec", "Belgique, bé"]


@pytest.mark.article("2026", "4.1")
def test_c3_a_joker_drawn_is_only_joker_lettre_blanche() -> None:
    said = letters(Rack.parse("A+?B"), "2026")
    assert texts(said, Step.NEW_LETTER) == ["Joker – Lettre blanche", "Belgique-B"]
    assert said[2].spoken == "Joker, Lettre blanche"


@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
@pytest.mark.parametrize("edition", ["2010", "2009", "box"])
def test_c3_older_rulebooks_call_a_joker_joker(edition: str) -> None:
    assert texts(letters(Rack.parse("A+?B"), edition), Step.NEW_LETTER) == ["Joker", "Belgique-B"]


@pytest.mark.article("2026", "4.1")
def test_c3_in_blitz_the_whole_rack_is_said_by_letters() -> None:
    said = letters(Rack.parse("GN+?EIIY"), "2026", blitz=True)
    assert texts(said, Step.KEPT, Step.RACK) == ["Grèce, Norvège", "G, N, Joker, E, I deux fois, Y"]
    assert said[-1].spoken == "gé, enne, Joker, eu, i deux fois, i grec"


@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
@pytest.mark.parametrize("edition", ["2010", "2009", "box"])
def test_c3_older_rulebooks_say_countries_in_blitz_too(edition: str) -> None:
    assert letters(Rack.parse("GN+EII"), edition, blitz=True) == letters(Rack.parse("GN+EII"), edition)


@pytest.mark.article("2026", "4.1")
@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", FRENCH.letters.tiles, ids=lambda tile: tile.letter)
def test_c4_every_letter_is_called_by_the_spelling_table(tile: Tile, edition: str) -> None:
    new, rack = letters(Rack(tile.letter), edition)
    assert new.text.startswith(tile.spelling)
    assert rack.text == tile.spelling


@pytest.mark.article("2026", "4.1")
def test_b2_twenty_seconds_before_a_new_draw_and_nowhere_else() -> None:
    said = draw(turn(2, "WEL", "BSUI"), "2026")
    assert [line.wait for line in said] == [20] + [0] * (len(said) - 1)
    assert {line.wait for line in draw(turn(1, "", "EEERWLN"), "2026")} == {0}


@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
@pytest.mark.parametrize("edition", ["2010", "2009", "box"])
def test_b2_older_rulebooks_ask_for_no_pause(edition: str) -> None:
    assert {line.wait for line in draw(turn(2, "WEL", "BSUI"), edition)} == {0}


@pytest.mark.article("2026", "4.2")
def test_b8_a_rejection_tells_how_many_letters_were_kept_and_their_countries() -> None:
    said = rejection(Reject("WTT", "BCDF", "invalid"), "2026")
    assert texts(said) == ["Rejet", "Reliquat de trois lettres", "Tunisie, Tunisie, Wallonie"]


@pytest.mark.article("2026", "4.2")
def test_b8_a_first_draw_rejected_had_kept_nothing() -> None:
    assert texts(rejection(Reject("", "BCDFGHJ", "invalid"), "2026")) == ["Rejet"]


@pytest.mark.article("2010", "2.1", "2.2")
@pytest.mark.article("2009", "2.1", "2.2")
@pytest.mark.article("box", "minimum")
@pytest.mark.parametrize("edition", ["2010", "2009", "box"])
def test_c1_older_rulebooks_tell_how_many_letters_are_rejected(edition: str) -> None:
    assert texts(rejection(Reject("WTT", "BCDF", "invalid"), edition)) == ["Rejet de sept lettres"]
    assert texts(rejection(Reject("", "B", "invalid"), edition)) == ["Rejet d'une lettre"]


@pytest.mark.article("2010", "2.1")
def test_what_a_sheet_does_not_tell_is_not_counted() -> None:
    assert texts(rejection(Reject("WTT", "", "invalid"), "2010")) == ["Rejet"]


@pytest.mark.article("2026", "4.1", "4.2")
def test_c1_a_rejection_comes_first_waits_once_and_all_letters_are_new() -> None:
    twice = (Reject("WTT", "BCDF", "invalid"), Reject("", "AEIOUAE", "invalid"))
    said = draw(turn(4, "", "ACUOEJL", *twice), "2026")
    assert steps(said) == [
        *(Step.REJECTION, Step.KEPT_COUNT, Step.KEPT),
        Step.REJECTION,
        *[Step.NEW_LETTER] * 7,
        Step.RACK,
    ]
    assert [line.wait for line in said if line.wait] == [20] == [said[0].wait]


@pytest.mark.article("2026", "4.6")
def test_f3_the_letters_of_a_cancelled_turn_drawn_again_are_rejected() -> None:
    assert texts(rejection(Reject("", "EEERWLN", "same-letters"), "2026")) == [
        "Rejet, mêmes lettres qu'au coup annulé"
    ]


@pytest.mark.article("2026", "4.6")
@pytest.mark.article("2010", "5.2")
@pytest.mark.article("2009", "5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_f1_a_draw_without_a_solution_is_a_cancelled_turn(edition: str) -> None:
    said = rejection(Reject("Q", "KWXZ", "no-move"), edition)
    assert texts(said) == [
        "Coup annulé, aucune solution",
        "Toutes les lettres retournent au sac, nouveau tirage",
    ]


@pytest.mark.article("2026", "4.8.2")
def test_h3_the_joker_beside_the_bag_is_named_but_not_counted() -> None:
    first = letters(Rack("EEERWL", "?"), "2026", formula=JOKER_GAME)
    assert steps(first)[:2] == [Step.JOKER, Step.NEW_LETTER]
    assert first[0].text == "Joker"
    later = letters(Rack("BSU", "WEL?"), "2026", formula=JOKER_GAME)
    assert texts(later)[:2] == [
        "Reliquat de trois lettres, avec le joker",
        "Égypte, Luxembourg, Wallonie, Joker",
    ]
    assert texts(rejection(Reject("WTT?", "BCD", "invalid"), "2010", JOKER_GAME)) == ["Rejet de six lettres"]


def test_an_edition_unknown_is_refused() -> None:
    with pytest.raises(Refusal):
        letters(Rack("ABC"), "1999")
    with pytest.raises(Refusal):
        pause("1999", 2)


def test_what_is_repeated_is_quiet() -> None:
    said = letters(Rack.parse("A+BC"), "2026")
    assert [line.emphasis for line in said] == [
        *[Emphasis.QUIET] * 2,
        *[Emphasis.NOW] * 2,
        Emphasis.QUIET,
    ]


@st.composite
def racks(draw_from: st.DrawFn) -> Rack:
    """Any letters that one bag can give, parted anywhere."""
    size = draw_from(st.integers(1, 9))
    held = draw_from(st.permutations(FRENCH.letters.bag))[:size]
    kept = draw_from(st.integers(0, size - 1))
    return Rack("".join(held[kept:]), "".join(held[:kept]))


TIMES = {"": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9}
NAMED = {tile.spelling: tile.letter for tile in FRENCH.letters.tiles}


@pytest.mark.article("2026", "4.1")
@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
@given(racks(), st.sampled_from(EDITIONS))
def test_each_tile_is_announced_once_as_kept_or_new_and_once_in_the_whole_rack(
    rack: Rack, edition: str
) -> None:
    said = letters(rack, edition)
    kept = [NAMED[name] for text in texts(said, Step.KEPT) for name in text.split(", ")]
    new = [NAMED[text.partition("-")[0].partition(" – ")[0]] for text in texts(said, Step.NEW_LETTER)]
    assert sorted(kept) == sorted(rack.kept)
    assert "".join(new) == rack.drawn
    [whole] = texts(said, Step.RACK)
    groups = [group.removesuffix(" fois").partition(" ") for group in whole.split(", ")]
    assert len({name for name, _, _ in groups}) == len(groups)
    repeated = "".join(NAMED[name] * TIMES[times] for name, _, times in groups)
    assert sorted(repeated) == sorted(rack.letters)


@given(racks(), st.sampled_from(EDITIONS), st.booleans(), st.sampled_from(sorted(FORMULAS)))
def test_no_line_of_a_draw_is_empty(rack: Rack, edition: str, blitz: bool, formula: str) -> None:
    said = letters(rack, edition, blitz=blitz, formula=FORMULAS[formula])
    assert all(line.text.strip() and line.spoken.strip() for line in said)
    assert after_pause(said, 20)[0].wait == 20
