"""Every figure that the rule texts work out, by the product and by the reference alike."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from nonuple.pieces.board import Board
from nonuple.pieces.formula import Formula
from nonuple.pieces.tiles import Rack
from tests.positions import EMPTY_ROWS, Rows
from tests.reference import reference_place


class Play(NamedTuple):
    """What a legal play comes to."""

    score: int
    cross: tuple[str, ...]
    needs: str
    rows: Rows


Player = Callable[..., Play]


def by_the_product(rows: Rows, ref: str, word: str, formula: str = "normal") -> Play:
    placement = Board.from_rows(rows).place(ref, word, formula=Formula.parse(formula))
    assert not placement.faults
    return Play(placement.score, placement.cross, placement.needs, Board(placement.grid).rows)


def by_the_reference(rows: Rows, ref: str, word: str, formula: str = "normal") -> Play:
    placement = reference_place(rows, ref, word, formula)
    assert not placement.faults
    return Play(placement.score, placement.cross, placement.laid, placement.rows)


@pytest.fixture(params=[by_the_product, by_the_reference], ids=["product", "reference"])
def play(request: pytest.FixtureRequest) -> Player:
    player: Player = request.param
    return player


@pytest.fixture
def passe(play: Player) -> Rows:
    """The grid on which the box rules explain the second turn."""
    return play(EMPTY_ROWS, "H4", "PASSE").rows


@pytest.fixture
def rene(play: Player) -> Rows:
    """The grid after the first turn of the published game."""
    return play(EMPTY_ROWS, "H5", "RENE").rows


def left_of(rack: str, needs: str) -> str:
    """What a play leaves of a rack, in order."""
    left = list(Rack.parse(rack).letters)
    for tile in needs:
        left.remove(tile)
    return "".join(sorted(left))


def row_of(row: str, letters: str) -> Rows:
    """A grid with one row filled."""
    rows = list(EMPTY_ROWS)
    rows["ABCDEFGHIJKLMNO".index(row)] = letters
    return tuple(rows)


@pytest.mark.article("box", "premier-mot")
@pytest.mark.article("2026", "1.2.1")
@pytest.mark.article("2010", "2.6.1")
@pytest.mark.article("2009", "2.6.1")
@pytest.mark.article("free", "15", "16")
def test_passe_h4_20_letter_premium_before_word_premium(play: Player) -> None:
    assert play(EMPTY_ROWS, "H4", "PASSE").score == (3 * 2 + 1 + 1 + 1 + 1) * 2 == 20


@pytest.mark.article("box", "deuxieme-tirage")
@pytest.mark.article("2026", "1.1")
def test_depliez_4f_38_at_right_angles(play: Player, passe: Rows) -> None:
    assert play(passe, "4F", "DEPLIEZ")[:2] == (38, ())


@pytest.mark.article("box", "deuxieme-tirage", "annulation")
@pytest.mark.article("2026", "1.2.1", "1.2.2")
@pytest.mark.article("2010", "2.6.1", "2.6.2")
@pytest.mark.article("2009", "2.6.1", "2.6.2")
@pytest.mark.article("free", "17")
def test_riz_9h_21_covered_premiums_are_dead(play: Player, passe: Rows) -> None:
    """PASSER brings 8: neither the premium under its P nor the one under its E counts again."""
    riz, passer = 1 + 2 * 1 + 10, 8
    assert play(passe, "9H", "RIZ")[:2] == (riz + passer, ("PASSER",)) == (21, ("PASSER",))


@pytest.mark.article("box", "deuxieme-tirage", "comptage")
@pytest.mark.article("2026", "1.2.2")
@pytest.mark.article("2010", "2.6.2")
@pytest.mark.article("2009", "2.6.2")
@pytest.mark.article("free", "4", "14", "19")
def test_munie_i3_20_alongside(play: Player, passe: Rows) -> None:
    """9 for MUNIE, then PU 4, AN 2, SI 2, SE 3: the E of SE counts double there too."""
    assert (
        play(passe, "I3", "MUNIE")[:2]
        == (9 + 4 + 2 + 2 + 3, ("PU", "AN", "SI", "SE"))
        == (
            20,
            ("PU", "AN", "SI", "SE"),
        )
    )


@pytest.mark.article("box", "raccord")
def test_munie_9d_would_make_passee(play: Player, passe: Rows) -> None:
    assert play(passe, "9D", "MUNIE").cross == ("PASSEE",)


@pytest.mark.article("box", "cases-de-couleur")
@pytest.mark.article("2026", "1.2.1")
@pytest.mark.article("2010", "2.6.1")
@pytest.mark.article("2009", "2.6.1")
@pytest.mark.article("free", "16")
def test_menager_5e_36_two_pink_squares_times_four(play: Player, passe: Rows) -> None:
    """Through the A of PASSE: six letters laid, no bonus."""
    assert play(passe, "5E", "MENAGER")[:3] == (9 * 4, (), "MENGER")


@pytest.mark.article("box", "exemples")
def test_rene_h5_8_and_nee_6(play: Player) -> None:
    assert play(EMPTY_ROWS, "H5", "RENE").score == 8
    assert play(EMPTY_ROWS, "H6", "NEE").score == 6


@pytest.mark.article("box", "exemples")
@pytest.mark.article("2026", "1.2.2")
def test_wus_9f_18_and_bleuis_9c_17_lengthen_rene(play: Player, rene: Rows) -> None:
    assert play(rene, "9F", "WUS")[:2] == (18, ("RENES",))
    assert play(rene, "9C", "BLEUIS")[:2] == (17, ("RENES",))


@pytest.mark.article("box", "exemples")
@pytest.mark.article("2026", "1.2.2")
def test_bleuis_i3_21_under_rene(play: Player, rene: Rows) -> None:
    """12 for BLEUIS, then RE 2, EU 2, NI 3, ES 2."""
    assert play(rene, "I3", "BLEUIS")[:2] == (12 + 2 + 2 + 3 + 2, ("RE", "EU", "NI", "ES"))


@pytest.mark.article("box", "exemples")
def test_claie_4h_30_makes_crene(play: Player, rene: Rows) -> None:
    bleuis = play(rene, "I3", "BLEUIS").rows
    assert play(bleuis, "4H", "CLAIE")[:2] == (30, ("CRENE",))


@pytest.mark.article("box", "exemples")
def test_the_published_game_leaves_the_letters_it_says(play: Player, rene: Rows) -> None:
    assert left_of("EEERWLN", play(EMPTY_ROWS, "H5", "RENE").needs) == "".join(
        sorted(Rack.parse("WEL+BSUI").kept)
    )
    bleuis = play(rene, "I3", "BLEUIS")
    assert left_of("WEL+BSUI", bleuis.needs) == Rack.parse("W+TTACEI").kept
    assert left_of("W+TTACEI", play(bleuis.rows, "4H", "CLAIE").needs) == "TTW"
    assert Rack.parse("-ACUOEJL").rejected


@pytest.mark.article("booklet", "1")
@pytest.mark.article("2026", "1.2.3")
@pytest.mark.article("2010", "2.6.3")
@pytest.mark.article("2009", "2.6.3")
@pytest.mark.article("free", "20")
@pytest.mark.article("box", "prime")
def test_the_seven_places_of_fedayin_at_the_first_turn(play: Player) -> None:
    scores = {f"H{column}": play(EMPTY_ROWS, f"H{column}", "FEDAYIN").score for column in range(2, 9)}
    assert scores == {"H2": 94, "H3": 92, "H4": 98, "H5": 90, "H6": 92, "H7": 92, "H8": 110}


@pytest.mark.article("booklet", "1", "3")
@pytest.mark.article("2026", "4.8.3")
def test_deridera_135_and_129_at_the_first_turn_of_7_and_8(play: Player) -> None:
    """Eight letters, so no normal game: the best place of each way of using the joker, in 7 and 8.

    With the joker as first D the best is H8, where the other D is doubled on H12: (8 + 2) x 6 + 75 = 135.
    With the joker as second D that premium is lost there (123), and the best is H1, where the I is doubled on
    H4: (8 + 1) x 6 + 75 = 129.
    """

    def places(word: str) -> dict[str, int]:
        return {f"H{column}": play(EMPTY_ROWS, f"H{column}", word, "7+8").score for column in range(1, 9)}

    first_d, second_d = places("dERIDERA"), places("DERIdERA")
    assert max(first_d.values()) == first_d["H8"] == 135
    assert max(second_d.values()) == second_d["H1"] == 129
    assert second_d["H8"] == 123


@pytest.mark.article("2026", "4.8.3")
def test_eight_letters_at_the_first_turn_reach_two_word_premiums_at_two_places_only(play: Player) -> None:
    """The article says times six of eight letters laid; it is so at H1 and at H8, times two in between."""
    points = {column: play(EMPTY_ROWS, f"H{column}", "EEEEEEEE", "7+8").score - 75 for column in range(1, 9)}
    assert points == dict.fromkeys(range(1, 9), (8 + 1) * 2) | dict.fromkeys((1, 8), (8 + 1) * 6)


@pytest.mark.article("2026", "4.8.3")
@pytest.mark.parametrize(
    ("formula", "word", "bonus"),
    [
        ("normal", "EEEEEE", 0),
        ("normal", "EEEEEEE", 50),
        ("7/8", "EEEEEEE", 50),
        ("7+8", "EEEEEEE", 50),
        ("7+8", "EEEEEEEE", 75),
        ("7+8+9", "EEEEEEE", 50),
        ("7+8+9", "EEEEEEEE", 75),
        ("7+8+9", "EEEEEEEEE", 100),
        ("joker-7+8+9", "EEEEEEEEE", 100),
    ],
)
def test_bonus_by_formula(play: Player, formula: str, word: str, bonus: int) -> None:
    """All jokers, so that the bonus is all there is."""
    assert play(EMPTY_ROWS, "H7", word.lower(), formula).score == bonus


@pytest.mark.article("2026", "1.2.3")
@pytest.mark.article("2010", "2.6.3")
@pytest.mark.article("2009", "2.6.3")
def test_the_bonus_counts_the_letters_laid_not_those_of_the_word(play: Player, passe: Rows) -> None:
    assert play(passe, "H1", "SURPASSERA").score == 12 * 3
    assert play(passe, "4F", "REPLIERA").score == 10 * 2 + 50


@pytest.mark.article("2026", "1.2.1")
@pytest.mark.article("2010", "2.6.1")
@pytest.mark.article("2009", "2.6.1")
@pytest.mark.article("free", "16")
@pytest.mark.article("box", "cases-de-couleur")
def test_two_red_squares_times_nine(play: Player) -> None:
    lying = row_of("A", ".EMOCRA........")
    assert play(lying, "A1", "DEMOCRAT").score == (2 + 1 + 2 + 1 + 3 + 1 + 1 + 1) * 9


@pytest.mark.article("2026", "1.2.1")
@pytest.mark.article("2010", "2.6.1")
@pytest.mark.article("2009", "2.6.1")
def test_three_red_squares_times_twenty_seven(play: Player) -> None:
    lying = row_of("A", ".EMOCRA.ISERAI.")
    assert play(lying, "A1", "DEMOCRATISERAIT")[:3] == (19 * 27, (), "DTT")


@pytest.mark.article("2026", "1.2.1")
@pytest.mark.article("2010", "2.6.1")
@pytest.mark.article("2009", "2.6.1")
def test_one_red_and_one_pink_square_times_six_with_letter_premiums_first(play: Player) -> None:
    """H8 to H15 in 7 and 8: the fifth letter is doubled before the word is multiplied."""
    assert play(EMPTY_ROWS, "H8", "EEEEKEEE", "7+8").score == (7 + 2 * 10) * 6 + 75


@pytest.mark.article("2026", "1.2.1")
@pytest.mark.article("2010", "2.6.1")
@pytest.mark.article("2009", "2.6.1")
@pytest.mark.article("free", "17")
@pytest.mark.article("box", "annulation")
def test_a_red_square_covered_before_multiplies_no_more(play: Player) -> None:
    lying = row_of("A", "DEMOCRAT.......")
    assert play(lying, "A1", "DEMOCRATISERAIT").score == (12 + 1 + 1 + 1 + 2 * 1 + 1 + 1 + 1) * 3 + 50


@pytest.mark.article("2026", "1.2", "1.2.1")
@pytest.mark.article("2010", "2.6")
@pytest.mark.article("2009", "2.6")
@pytest.mark.article("free", "13", "18")
@pytest.mark.article("box", "jokers")
def test_a_joker_on_a_word_premium_still_multiplies(play: Player) -> None:
    assert play(EMPTY_ROWS, "H8", "pASSE").score == 2 * (1 + 1 + 1 + 2 * 1)
    lying = row_of("A", ".EMOCRA........")
    assert play(lying, "A1", "dEMOCRAt").score == 9 * 9


@pytest.mark.article("2026", "1.2", "1.2.1")
@pytest.mark.article("2010", "2.6")
@pytest.mark.article("2009", "2.6")
@pytest.mark.article("free", "13", "15")
def test_a_joker_on_a_letter_premium_is_nothing_doubled(play: Player) -> None:
    assert play(EMPTY_ROWS, "H4", "pASSE").score == 8


@pytest.mark.article("2026", "1.2.2")
@pytest.mark.article("2010", "2.6.2")
@pytest.mark.article("2009", "2.6.2")
@pytest.mark.article("free", "19")
def test_a_word_premium_under_a_common_letter_multiplies_both_words(play: Player) -> None:
    """The S on H15 ends PASSERES across and begins SOU down: three times each."""
    lying = row_of("H", ".......PASSERE.")
    assert play(lying, "15H", "SOU")[:2] == (3 * (1 + 1 + 1) + 3 * (3 + 6 + 1), ("PASSERES",))


@pytest.mark.article("2026", "1.2.2")
@pytest.mark.article("2010", "2.6.2")
@pytest.mark.article("2009", "2.6.2")
@pytest.mark.article("free", "18", "19")
def test_a_joker_under_a_common_letter_multiplies_both_words_and_brings_nothing(play: Player) -> None:
    lying = row_of("H", ".......PASSERE.")
    assert play(lying, "15H", "sOU").score == 3 * (1 + 1) + 3 * (3 + 6)


@pytest.mark.article("2026", "1.2.2")
@pytest.mark.article("2010", "2.6.2")
@pytest.mark.article("2009", "2.6.2")
@pytest.mark.article("free", "19")
def test_a_letter_premium_under_a_common_letter_counts_in_both_words(play: Player, rene: Rows) -> None:
    """The Z on I7 counts double across, and again in what it forms with the N above."""
    assert play(rene, "I5", "EEZ").score == (1 + 1 + 20) + (1 + 1) + (1 + 1) + (1 + 20)
