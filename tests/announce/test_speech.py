"""Numbers, letters and places in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple import announce
from nonuple.announce import Said
from nonuple.announce.speech import place
from nonuple.announce.tongue import tongue_of
from nonuple.pieces.clock import NORMAL_TIME
from nonuple.pieces.notation import Ref
from nonuple.pieces.search import Move
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import ENGLISH
from nonuple.play.duplicate.settings import Settings
from tests.announce.spoken import TONGUE, spell


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
    assert TONGUE.number(number) == written


@given(st.integers(0, 9998))
def test_two_numbers_never_sound_alike(number: int) -> None:
    assert TONGUE.number(number) != TONGUE.number(number + 1)


def test_all_numbers_have_words_of_their_own() -> None:
    assert len({TONGUE.number(number) for number in range(10_000)}) == 10_000


def test_one_agrees_with_what_is_counted() -> None:
    assert [TONGUE.number_of(number) for number in (1, 11, 21, 81)] == [
        "une",
        "onze",
        "vingt et une",
        "quatre-vingt-une",
    ]
    assert [TONGUE.points(score) for score in (0, 1, 2)] == ["zéro point", "un point", "deux points"]


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
    assert TONGUE.duration(seconds) == said


@pytest.mark.article("2026", "1.1", "4.4")
@pytest.mark.article("2010", "2.4", "2.5")
@pytest.mark.article("2009", "2.4", "2.5")
def test_the_place_across_begins_with_the_letter_and_down_with_the_number() -> None:
    assert place(Ref.parse("H8"), TONGUE) == Said("H 8", "hache huit")
    assert place(Ref.parse("8H"), TONGUE) == Said("8 H", "huit hache")
    assert place(Ref.parse("O15"), TONGUE) == Said("O 15", "o quinze")


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_only_the_letter_of_a_joker_is_spelled_by_the_table() -> None:
    assert spell("dERY") == Said("D comme Danemark, E, R, Y", "dé comme Danemark, eu, erre, i grec")
    assert spell("WAX").spoken == "double vé, a, ixe"


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (0, "zero"),
        (13, "thirteen"),
        (21, "twenty-one"),
        (80, "eighty"),
        (100, "one hundred"),
        (101, "one hundred and one"),
        (999, "nine hundred and ninety-nine"),
        (1007, "one thousand and seven"),
        (1782, "one thousand seven hundred and eighty-two"),
    ],
)
def test_with_english_letters_numbers_are_english(number: int, written: str) -> None:
    assert tongue_of(ENGLISH).number(number) == written


def test_all_numbers_have_words_of_their_own_in_english() -> None:
    assert len({tongue_of(ENGLISH).number(number) for number in range(10_000)}) == 10_000


def test_with_english_letters_everything_is_said_in_english() -> None:
    english = Settings(variant="english")
    assert [line.text for line in announce.letters(Rack("AAQ", "?E"), english)] == [
        "Kept: two letters",
        "Echo, Blank",
        "Alfa-A",
        "Alfa-A",
        "Quebec-Q",
        "Echo, Blank, Alfa two times, Quebec",
    ]
    move = Move("8H", "QuIZ", 51, 0, 4, ("QUA", "ZO"))
    assert [line.text for line in announce.retained(move, english, turn=2)] == [
        "Fifty-one points",
        "Down",
        "8 H",
        "Q(U)IZ",
        "Q, U as in Uniform, I, Z",
        "Forming QUA and ZO",
        "Q(U)IZ, 8 H, fifty-one points",
    ]
    assert [line.text for line in announce.clock(english, NORMAL_TIME.stage(1))] == [
        "Time starts!",
        "Thirty seconds",
        "Time!",
    ]
    assert announce.game_start(Settings(variant="english", formula="7/8"))[0].text == "7 of 8 game"
    assert announce.game_end("all-placed", 20, english)[0].text == "End of the game, all letters are placed"
