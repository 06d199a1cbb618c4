"""Numbers, letters and places in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.announce import Said, spell
from nonuple.announce.speech import duration, in_words, in_words_feminine, place, points
from nonuple.pieces.notation import Ref


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (0, "zéro"),
        (1, "un"),
        (17, "dix-sept"),
        (20, "vingt"),
        (21, "vingt et un"),
        (34, "trente-quatre"),
        (60, "soixante"),
        (61, "soixante et un"),
        (70, "soixante-dix"),
        (71, "soixante et onze"),
        (77, "soixante-dix-sept"),
        (80, "quatre-vingts"),
        (81, "quatre-vingt-un"),
        (90, "quatre-vingt-dix"),
        (91, "quatre-vingt-onze"),
        (99, "quatre-vingt-dix-neuf"),
        (100, "cent"),
        (101, "cent un"),
        (180, "cent quatre-vingts"),
        (200, "deux cents"),
        (271, "deux cent soixante et onze"),
        (1000, "mille"),
        (1067, "mille soixante-sept"),
        (2000, "deux mille"),
        (1782, "mille sept cent quatre-vingt-deux"),
    ],
)
def test_a_number_is_written_in_full(number: int, written: str) -> None:
    assert in_words(number) == written


@given(st.integers(0, 9998))
def test_two_numbers_never_sound_alike(number: int) -> None:
    assert in_words(number) != in_words(number + 1)


def test_all_numbers_have_words_of_their_own() -> None:
    assert len({in_words(number) for number in range(10_000)}) == 10_000


def test_one_agrees_with_what_is_counted() -> None:
    assert [in_words_feminine(number) for number in (1, 11, 21, 81)] == [
        "une",
        "onze",
        "vingt et une",
        "quatre-vingt-une",
    ]
    assert [points(score) for score in (0, 1, 2)] == ["zéro point", "un point", "deux points"]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (180, "trois minutes"),
        (150, "deux minutes trente"),
        (60, "une minute"),
        (40, "quarante secondes"),
        (61, "une minute un"),
    ],
)
def test_a_duration_is_said_like_a_time_of_day(seconds: int, said: str) -> None:
    assert duration(seconds) == said


@pytest.mark.article("2026", "1.1", "4.4")
@pytest.mark.article("2010", "2.4", "2.5")
@pytest.mark.article("2009", "2.4", "2.5")
def test_the_place_across_begins_with_the_letter_and_down_with_the_number() -> None:
    assert place(Ref.parse("H8")) == Said("H 8", "hache huit")
    assert place(Ref.parse("8H")) == Said("8 H", "huit hache")
    assert place(Ref.parse("O15")) == Said("O 15", "o quinze")


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_only_the_letter_of_a_joker_is_spelled_by_the_table() -> None:
    assert spell("dERY") == Said("D comme Danemark, E, R, Y", "dé comme Danemark, eu, erre, i grec")
    assert spell("WAX").spoken == "double vé, a, ixe"
