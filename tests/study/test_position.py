"""A position that somebody sets up: all that can be played on it, filtered, spelled out, pasted."""

from collections.abc import Callable
from functools import reduce
from operator import and_

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.formats import cgp, gcg, record_json, sheet
from nonuple.pieces.board import EMPTY_GRID, Board
from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate.prepared import Chance, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import Record
from nonuple.study.pasted import positions_of
from nonuple.study.position import (
    AskedMove,
    AskedPosition,
    FoundMove,
    MoveFilter,
    analysed,
    openings,
)
from nonuple.study.searching import SearchBy, words_found
from nonuple.words_io.library import open_lexicon
from tests.repository import ROOT

LEXICON = open_lexicon("default")
CGP = (
    "7B3JAVA/3LIKAI2AUNE1/7B3I3/7L2EN2M/7I2U3E/5NEOTYpE2F/2CHOUX3H3I/LOUIS2GALOPERA/2V7N3T/2A6CI4/2T6RE4/"
    "3FURANNES4/9D5/8MOLETTE/7WUS5 EOEER?D/ 0/0 0"
)
EVERYTHING = 10_000
_TEXT = (ROOT / "python/nonuple/data/positions/positions-natural.cgp").read_text("utf-8")
NATURAL = [cgp.read_line(line) for line in _TEXT.splitlines()[:40]]
RECORD = prepare(Settings(), Chance(secret_of_seed(7), b""), LEXICON).record


def position() -> AskedPosition:
    (found,) = positions_of(CGP)
    return found.position


def test_all_solutions_come_with_the_top_and_the_next_score() -> None:
    found = analysed(position(), MoveFilter(), LEXICON, 0, 3)
    assert (found.count, found.passing, found.long, found.top, found.subtop) == (3907, 3907, 7, 66, 60)
    best = found.moves[0]
    assert (best.ref, best.word, best.left) == ("D2", "REmODELE", "")
    assert (best.reckoning.letters, best.reckoning.times, best.reckoning.bonus) == (8, 2, 50)
    assert found.cgp == CGP and not found.unknown and not found.excess


@pytest.mark.parametrize("number", range(0, 40, 8))
def test_every_score_is_the_sum_that_is_spelled_out(number: int) -> None:
    board, rack = NATURAL[number].board, NATURAL[number].rack.letters
    asked = AskedPosition(grid=board.grid, rack=rack)
    found = analysed(asked, MoveFilter(), LEXICON, 0, EVERYTHING)
    assert found.count == len(LEXICON.moves(board, rack))
    for one in found.moves:
        sum_ = one.reckoning
        assert sum_.letters * sum_.times + sum_.crossed + sum_.bonus == one.score
        assert (sum_.crossed == 0) or one.cross
        assert len(one.left) == len(rack) - one.tiles


FILTERS = {
    "joker": st.sampled_from([None, "with", "without"]),
    "shortest": st.integers(2, 9),
    "longest": st.integers(2, 15),
    "place": st.sampled_from(["", "D", "8", "H8", "4D", "1"]),
    "begins": st.sampled_from(["", "re", "O"]),
    "contains": st.sampled_from(["", "o", "DE"]),
    "letters": st.sampled_from(["", "éd", "O R", "EE"]),
}


@given(st.fixed_dictionaries({}, optional=FILTERS), st.fixed_dictionaries({}, optional=FILTERS))
def test_filters_add_up(one: dict[str, object], other: dict[str, object]) -> None:
    """What passes several filters passes each of them, and the other way round."""
    both = {**one, **other}

    def passing(**filters: object) -> set[FoundMove]:
        wanted = MoveFilter(**filters)  # type: ignore[arg-type]
        return set(analysed(position(), wanted, LEXICON, 0, EVERYTHING).moves)

    assert passing(**both) == reduce(and_, (passing(**{name: both[name]}) for name in both), passing())


def test_a_place_is_a_row_a_column_or_a_square() -> None:
    def refs(place: str) -> set[str]:
        return {
            one.ref for one in analysed(position(), MoveFilter(place=place), LEXICON, 0, EVERYTHING).moves
        }

    assert refs("D") and all(ref[0] == "D" for ref in refs("D"))
    assert refs("1") and all(ref[:-1] == "1" for ref in refs("1"))
    assert refs("d2") == {"D2"}


def test_words_not_in_the_list_are_named_and_tiles_counted() -> None:
    grid = "".join((*("." * 15,) * 7, ".....ZZYXWQ....", *("." * 15,) * 7))
    asked = AskedPosition(grid=grid, rack="KK")
    found = analysed(asked, MoveFilter(), LEXICON, 0, 5)
    assert [(one.ref, one.word) for one in found.unknown] == [("H6", "ZZYXWQ")]
    assert {one.letter: (one.used, one.count) for one in found.excess} == {"K": (2, 1), "Z": (2, 1)}


def test_what_a_move_opens_is_the_same_each_time_and_more_on_an_open_grid() -> None:
    moves = [AskedMove("D2", "REmODELE"), AskedMove("K5", "DORE")]
    found = openings(position(), moves, LEXICON)
    assert found == openings(position(), moves, LEXICON) and all(one > 20 for one in found)
    with pytest.raises(Refusal):
        openings(position(), [AskedMove("A1", "ZZ")], LEXICON)
    with pytest.raises(Refusal):
        openings(position(), [AskedMove("Z9", "RE")], LEXICON)


@pytest.mark.parametrize("write", [sheet.write_text, gcg.write, record_json.write])
def test_a_game_gives_the_position_before_each_turn(write: Callable[[Record], str]) -> None:
    found = positions_of(write(RECORD))
    assert [one.turn for one in found] == [turn.n for turn in RECORD.turns]
    assert [(one.ref, one.word, one.score) for one in found] == [
        (turn.ref, turn.word, turn.score) for turn in RECORD.turns
    ]
    assert found[0].position.grid == EMPTY_GRID
    second = found[1].position
    assert second.board.tiles == len(RECORD.turns[0].word) and set(second.letters) == set(
        RECORD.turns[1].rack
    )


def test_what_is_no_position_is_refused() -> None:
    for text in ("rien de bon", "   ", "15/15/14"):
        with pytest.raises(Refusal):
            positions_of(text)


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        assert positions_of(text)
    except Refusal as refusal:
        assert str(refusal)


@given(st.text("ABZ?ab.", min_size=225, max_size=225), st.text("AEZ?+-é", max_size=12))
def test_any_grid_is_analysed_or_refused(grid: str, rack: str) -> None:
    try:
        found = analysed(AskedPosition(grid=grid, rack=rack), MoveFilter(), LEXICON, 0, 2)
    except Refusal:
        return
    assert found.passing == found.count


def test_an_empty_board_has_its_first_word_through_the_centre() -> None:
    found = analysed(AskedPosition(rack="AEGLNRU"), MoveFilter(), LEXICON, 0, 1)
    assert found.count and Board(EMPTY_GRID).tiles == 0


# --- Looking words up --------------------------------------------------------------------------------------


def test_a_pattern_takes_letters_dots_stars_and_choices() -> None:
    assert len(words_found(SearchBy.PATTERN, ".a.i.ez", LEXICON)) == 47
    chosen = words_found(SearchBy.PATTERN, "[JK]..", LEXICON)
    assert chosen == sorted({*LEXICON.find("J.."), *LEXICON.find("K..")})
    assert set(words_found(SearchBy.PATTERN, "Q*", LEXICON, 2)) == set(LEXICON.find("Q."))


def test_letters_are_put_in_order_lengthened_and_contained() -> None:
    assert words_found(SearchBy.ANAGRAM, "aeglnru", LEXICON) == ["GLANEUR", "GLANURE", "GRANULE"]
    assert "GRANULES" in words_found(SearchBy.EXTENSIONS, "granule", LEXICON)
    assert all("QUOI" in word for word in words_found(SearchBy.CONTAINS, "quoi", LEXICON))


@given(st.sampled_from(list(SearchBy)), st.text(max_size=20))
def test_any_search_finds_or_is_refused(by: SearchBy, typed: str) -> None:
    try:
        found = words_found(by, typed, LEXICON)
    except Refusal as refusal:
        assert str(refusal)
    else:
        assert all(word in LEXICON for word in found[:50])
