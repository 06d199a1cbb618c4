"""Topping against a computer, and the records of a house (2026, 4.8.5; H10)."""

from math import inf

import msgspec
import pytest

from nonuple.play.duplicate.prepared import Prepared, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.play.topping.deciding import LIMIT, expire, prepared_topping, start_run, top_of, turned
from nonuple.play.topping.events import ToppingFact
from nonuple.play.topping.rivals import LEVELS, QUICKEST, middle_seconds, seconds_to_find
from nonuple.play.topping.runs import BestTime, ToppingRun, ranking, records, run_after, started
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from nonuple.words_io.schooling import commonness
from tests.play.recording import CHANCE

pytestmark = pytest.mark.article("2026", "4.8.5")


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


@pytest.fixture(scope="module")
def game(lexicon: Lexicon) -> Prepared:
    return prepare(Settings(), CHANCE, lexicon)


def played(game: Prepared, lexicon: Lexicon, level: int, name: str = "Ordinateur") -> ToppingRun:
    """A computer's whole game."""
    common = commonness(lexicon, (turn.word for turn in game.record.turns))
    prepared = prepared_topping(game, lexicon, common=common)
    run = started(start_run(prepared, lexicon, name, at=0, level=level))
    while not run.over:
        if run.finds is None:
            [event] = expire(prepared, run, lexicon, run.since + LIMIT)
        else:
            event = turned(prepared, run, lexicon, top_of(run.state, lexicon), run.since + run.finds)
        run = run_after(run, event)
    return run


def test_a_computer_plays_the_same_game_to_its_end(game: Prepared, lexicon: Lexicon) -> None:
    """H10: against a computer too."""
    run = played(game, lexicon, level=5)
    assert run.state.record.turns == game.record.turns
    assert all(turn.seconds >= QUICKEST for turn in run.turns)
    assert all(turn.found or turn.seconds == LIMIT for turn in run.turns)
    assert played(game, lexicon, level=5) == run, "the same whenever it is asked"
    assert played(game, lexicon, level=5, name="Autre").turns != run.turns


def test_a_stronger_computer_is_quicker_and_finds_more(game: Prepared, lexicon: Lexicon) -> None:
    runs = [played(game, lexicon, level) for level in LEVELS]
    assert [run.seconds for run in runs] == sorted((run.seconds for run in runs), reverse=True)
    assert [run.found for run in runs] == sorted(run.found for run in runs)
    assert runs[0].found < len(game.record.turns) / 2 < runs[-1].found
    assert ranking({str(run.level): run for run in runs})[0].player == "9"


@pytest.mark.parametrize("turn", range(1, 6))
def test_what_is_harder_or_rarer_takes_longer(turn: int) -> None:
    hard = [middle_seconds(5, hard) for hard in (-1.0, 0.0, 1.0)]
    rare = [middle_seconds(5, 0.0, common) for common in (9, 8, 7, 6, 5)]
    for middles in (hard, rare):
        times = [seconds_to_find(middle, b"secret", "x", turn) for middle in middles]
        assert times == sorted({*times})
        assert times[0] >= QUICKEST


def test_a_word_that_a_level_does_not_know_it_never_finds(game: Prepared, lexicon: Lexicon) -> None:
    assert seconds_to_find(middle_seconds(1, 0.0, common=3), b"secret", "x", 1) == inf
    assert seconds_to_find(middle_seconds(9, 0.0, common=0), b"secret", "x", 1) < inf
    common = commonness(lexicon, (turn.word for turn in game.record.turns))
    for turn, known in zip(played(game, lexicon, level=1).turns, common, strict=True):
        assert known >= 7 or not turn.found


def test_how_common_words_are_is_known_of_the_list_jokers_or_not(lexicon: Lexicon) -> None:
    maison, joker, rare = commonness(lexicon, ("MAISON", "MaISON", "WIGWAMS"))
    assert maison == joker > rare


def test_events_tell_the_whole_run(game: Prepared, lexicon: Lexicon) -> None:
    prepared = prepared_topping(game, lexicon)
    decode = msgspec.json.Decoder(ToppingFact).decode
    first = start_run(prepared, lexicon, "Ali", at=5)
    assert decode(msgspec.json.encode(prepared)) == prepared
    assert decode(msgspec.json.encode(first)) == first
    run = started(first)
    [given] = expire(prepared, run, lexicon, run.since + LIMIT)
    assert run_after(run, decode(msgspec.json.encode(given))) == run_after(run, given)


def test_records_are_of_games_of_one_kind_the_least_time_first() -> None:
    times = [
        BestTime("Ali", 300, 20, 18, "normal", 60, "2026-01-02"),
        BestTime("Zoé", 250, 19, 19, "normal", 60, "2026-01-03"),
        BestTime("Léo", 100, 20, 20, "7/8", 60, "2026-01-03"),
        BestTime("Max", 90, 20, 20, "normal", 30, "2026-01-03"),
    ]
    assert [one.player for one in records(times, "normal", 60)] == ["Zoé", "Ali"]
    assert [one.player for one in records(times, "normal", 60, most=1)] == ["Zoé"]
