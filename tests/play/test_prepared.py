"""Games played ahead, what they are like, and what is wished of them."""

import pytest

from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.pieces.draw import commitment, draw_letters, full_bag, mixed, secret_of_seed
from nonuple.pieces.variant import FRENCH
from nonuple.play.duplicate.commands import CancelTurn, Draw, MixPhrase, Retain
from nonuple.play.duplicate.director import start
from nonuple.play.duplicate.prepared import Chance, Prepared, prepare
from nonuple.play.duplicate.qualities import (
    NO_ENDLESS_ENDING,
    Qualities,
    Range,
    Wishes,
    hardness,
    qualities,
)
from nonuple.play.duplicate.settings import Settings, time_control
from nonuple.play.duplicate.simulation import simulate
from nonuple.play.duplicate.state import Phase, begin, lay
from nonuple.play.record import Record, Turn
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.play.lists import after, word_list
from tests.play.recording import CHANCE, SALT, SECRET

FORMULAS = ("normal", "7/8", "7+8", "7+8+9", "joker", "joker-7/8", "joker-7+8", "joker-7+8+9")


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


@pytest.fixture(scope="module")
def prepared(lexicon: Lexicon) -> Prepared:
    return prepare(Settings(), CHANCE, lexicon)


# --- What must never change --------------------------------------------------------------------------------


def test_the_commitment_of_a_secret_is_the_same_for_ever() -> None:
    published = "5763993ea78a9fd04cb1f0a243ee6c9d5ecd0b24ddfdd381186dfb373dcd8535"
    assert commitment(SECRET, SALT) == CHANCE.commitment == published


def test_the_draws_of_a_secret_are_the_same_for_ever() -> None:
    bag = full_bag(FRENCH.letters)
    assert [draw_letters(SECRET, number, bag, 7) for number in (0, 1)] == [
        "EPSNSAA",
        "HEUAIAR",
    ]


def test_the_draws_of_a_secret_and_a_phrase_are_the_same_for_ever() -> None:
    assert draw_letters(mixed(SECRET, "vive la grille"), 0, full_bag(FRENCH.letters), 7) == "EERSFBU"


# --- The prepared game -------------------------------------------------------------------------------------


@pytest.mark.parametrize("formula", FORMULAS)
def test_a_prepared_game_is_the_game_that_plays_itself(lexicon: Lexicon, formula: str) -> None:
    settings = Settings(formula=formula)
    game = prepare(settings, Chance(secret_of_seed(5), SALT), lexicon)
    assert game.record == simulate(settings, 5, lexicon).record
    assert game.lexicon == lexicon.fingerprint


@pytest.mark.article("2026", "4.1")
def test_a_game_is_directed_from_it_draw_by_draw(lexicon: Lexicon, prepared: Prepared) -> None:
    state = begin(start(Settings(), lexicon, prepared.chance.commitment))
    while state.phase is not Phase.OVER:
        draw = Draw(prepared.draw(state.draws)) if state.phase is Phase.DRAW else Retain()
        state = after(state, lexicon, draw)
    assert state.record == prepared.record
    assert state.draws <= len(prepared.draws)


def test_where_a_game_leaves_what_was_prepared_the_secret_goes_on(
    lexicon: Lexicon, prepared: Prepared
) -> None:
    state = begin(start(Settings(), lexicon, prepared.chance.commitment))
    state = after(state, lexicon, Draw(prepared.draw(0)), CancelTurn("timing"))
    letters = prepared.chance.letters(state)
    assert letters != prepared.draw(1)
    assert after(state, lexicon, Draw(letters)).draws == 2


def test_there_is_no_draw_beyond_the_last(prepared: Prepared) -> None:
    for number in (-1, len(prepared.draws)):
        with pytest.raises(Refusal, match="la partie préparée en a"):
            prepared.draw(number)


def test_a_game_with_a_clock_is_played_ahead_without_waiting(lexicon: Lexicon, prepared: Prepared) -> None:
    settings = Settings(time=time_control("blitz"))
    timed = prepare(settings, CHANCE, lexicon)
    assert (timed.settings, timed.record) == (settings, prepared.record)


def test_the_phrase_of_the_room_changes_the_letters(lexicon: Lexicon) -> None:
    state = begin(start(Settings(), lexicon, CHANCE.commitment))
    assert CHANCE.letters(after(state, lexicon, MixPhrase("vive la grille"))) == "EERSFBU"
    assert CHANCE.letters(state) == "EPSNSAA"


# --- Measures ----------------------------------------------------------------------------------------------


def test_a_top_is_harder_the_longer_the_rarer_the_more_jokers_and_crosswise_words() -> None:
    assert hardness(length=6, near=5, jokers=0, cross=0) == 0
    assert [hardness(length, 5, 0, 0) for length in (7, 8, 10, 11, 15)] == [1, 2, 4, 4, 4]
    assert [hardness(2, near, 0, 0) for near in (1, 2, 3, 4, 5)] == [3, 2, 1, 1, 0]
    assert [hardness(2, 5, jokers, 0) for jokers in (1, 2)] == [2, 4]
    assert [hardness(2, 5, 0, cross) for cross in (1, 3, 7)] == [1, 3, 3]


def turn(number: int, rack: str, ref: str, word: str, score: int, *, bonus: int = 0, ties: int = 1) -> Turn:
    return Turn(number, (), "", rack, ref, word, score, bonus, (), ties)


def test_the_measures_of_a_game() -> None:
    lexicon = word_list("POSTURE", "POSTURES", "SUR", "RU", "UN", "UNS")
    record = Record(
        "2026",
        "normal",
        (
            turn(1, "OSTPRUE", "H2", "POSTURE", 76, bonus=50),
            turn(2, "SZZKQWX", "H2", "POSTURES", 10),
            turn(3, "UNZKQWX", "9I", "UN", 2, ties=2),
        ),
        "no-move",
        "",
    )
    measured = qualities(record, lexicon)
    assert (measured.turns, measured.total, measured.scrabbles) == (3, 88, 1)
    assert measured.slow_ending == 2


@pytest.mark.parametrize(
    ("words", "rack", "word", "score", "chances"),
    [
        ("BANDEZ", "?ANDEZX", "bANDEZ", 50, 1),
        ("BANDEZ", "BANDEZX", "BANDEZ", 56, 0),  # 14 points ahead, but too easy: three points of hardness
        ("BANDEZ BANDEE", "?ANDEZE", "bANDEZ", 50, 1),
        ("BANDEZ GANDEZ", "?ANDEZX", "bANDEZ", 50, 0),  # another word ties
    ],
)
def test_a_solo_chance_has_one_top_only_well_ahead_and_hard_to_find(
    words: str, rack: str, word: str, score: int, chances: int
) -> None:
    listed = word_list(*words.split())
    ties = len([move for move in listed.top(Board(), rack) if move.ref == "H7"])
    game = Record("2026", "normal", (turn(1, rack, "H7", word, score, ties=ties),), None, "")
    assert qualities(game, listed).solo_chances == chances


@pytest.mark.parametrize("formula", ["normal", "joker-7+8"])
def test_the_measures_of_real_games_counted_in_full(lexicon: Lexicon, formula: str) -> None:
    settings = Settings(formula=formula)
    for seed in range(3):
        game = simulate(settings, seed, lexicon).record
        board, hard, solos = Board(), [], 0
        for turn in game.turns:
            moves = lexicon.moves(board, turn.rack, formula=settings.played)
            across = [move for move in moves if board.tiles or move.ref[0] == "H"]
            near = [move for move in across if move.score >= 0.9 * turn.score]
            jokers = board.place(turn.ref, turn.word, formula=settings.played).needs.count("?")
            hard.append(hardness(len(turn.word), len(near), jokers, len(turn.cross)))
            others = [move.score for move in across if (move.ref, move.word) != (turn.ref, turn.word)]
            solos += hard[-1] >= 5 and turn.score - max(others, default=0) >= 10
            board = lay(board, turn.ref, turn.word, turn.replaced)
        measured = qualities(game, lexicon)
        assert (measured.difficulty, measured.solo_chances) == (10 * sum(hard) // len(hard), solos)
        assert (measured.turns, measured.total) == (len(game.turns), game.total)


# --- Wishes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [("3..5", (3, 5)), ("3..", (3, None)), ("..5", (0, 5)), ("4", (4, 4)), (" 0..0 ", (0, 0))],
)
def test_a_range_is_written_with_two_dots(text: str, expected: tuple[int, int | None]) -> None:
    assert Range.parse(text) == expected


@pytest.mark.parametrize("text", ["", "..", "a", "3-5", "-1", "3...5", "5..3", "1..2..3", "٣", "9999999"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match=r"intervalle|plus petit"):
        Range.parse(text)


def test_a_value_outside_is_missed_by_hundredths_of_the_bound() -> None:
    wished = Range(800, 1000)
    assert [wished.miss(value) for value in (800, 1000, 799, 400, 1500)] == [0, 0, 1, 50, 50]
    assert Range(0, 0).miss(3) == 300


def test_wishes_are_fulfilled_or_missed_one_by_one() -> None:
    measured = Qualities(20, 900, 4, 3, 2, 33)
    assert Wishes().misses(measured) == {}
    assert Wishes(scrabbles=Range(4, 4), total=Range(900)).distance(measured) == 0
    wished = Wishes(slow_ending=NO_ENDLESS_ENDING, solo_chances=Range(4), turns=Range(20))
    assert wished.misses(measured) == {"slow_ending": 50, "solo_chances": 50}
    assert wished.distance(measured) == 100
