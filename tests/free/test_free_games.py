"""Laws of free games, over many of them: gone through again by a checker that shares nothing."""

import json
import os
from collections import Counter
from collections.abc import Callable
from functools import lru_cache, partial

import msgspec
import pytest

from nonuple.bots.playing import computer
from nonuple.formats import free_json
from nonuple.opponents.greedy import Greedy
from nonuple.opponents.levels import LEVELS
from nonuple.pieces.board import Board
from nonuple.pieces.search import Move
from nonuple.pieces.tiles import MOST_LETTERS
from nonuple.play.free.events import FreeEvent
from nonuple.play.free.players import ComputerPlayer
from nonuple.play.free.settings import FreeSettings, WordsBy
from nonuple.play.free.simulation import play_out
from nonuple.play.free.state import FreeState, replay
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.free.checker import Checker, Moves, moves_by_reference
from tests.free.seats import Wild
from tests.play.lists import word_list

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
GAMES = 2_000 if SOAK else 30
GAMES_OF_ALL_WORDS = 10_000 if SOAK else 150
NAMES = ("Ana", "Bob", "Chloé", "Dan")

Players = Callable[[int, int, Lexicon], list[ComputerPlayer]]

_decode = msgspec.json.Decoder(tuple[FreeEvent, ...]).decode


@lru_cache
def few_words() -> Lexicon:
    """So few that games often end with letters that nobody can lay."""
    return word_list(*[word for word in open_lexicon().words.words() if len(word) in (2, 3)][::4])


@lru_cache
def admitted(lexicon: Lexicon) -> frozenset[str]:
    return frozenset(lexicon.words.words())


def players_of(seed: int, count: int, lexicon: Lexicon) -> list[ComputerPlayer]:
    """Some who play what is worth most, some wild ones, some who mostly pass."""
    idle = (0.05, 0.3, 0.95)[seed % 5 % 3]
    return [
        Greedy(lexicon) if (seed + seat) % 4 == 0 and idle < 0.9 else Wild(lexicon, idle=idle)
        for seat in range(count)
    ]


def levels_of(seed: int, count: int, lexicon: Lexicon) -> list[ComputerPlayer]:
    """Computers of all levels but the dearest, and a wild one now and then."""
    names = [name for name in LEVELS if name != "champion"]
    return [
        Wild(lexicon) if (seed + seat) % 5 == 0 else computer(names[(seed * 3 + seat) % len(names)], lexicon)
        for seat in range(count)
    ]


def played(seed: int, words: WordsBy, lexicon: Lexicon, players: Players = players_of) -> FreeState:
    """A game, which is the same again once its events were written and read."""
    seats = NAMES[: 2 + seed % 3]
    events = play_out(FreeSettings(seats, words), players(seed, len(seats), lexicon), seed, lexicon)
    state = replay(events)
    assert replay(_decode(msgspec.json.encode(events))) == state
    return state


def check(state: FreeState, lexicon: Lexicon, has_move: Moves) -> None:
    Checker(json.loads(free_json.line(state.record)), admitted(lexicon), has_move).check()


def first_move(lexicon: Lexicon, rows: tuple[str, ...], rack: str) -> Move | None:
    return next(iter(lexicon.top(Board.from_rows(rows), rack[:MOST_LETTERS])), None)


@pytest.mark.article("free", "2", "3", "5", "8", "10", "11", "14", "19", "20", "21")
@pytest.mark.parametrize("words", ["checked", "challenge"])
def test_p1_to_p16_hold_in_games_of_all_kinds_of_players(words: WordsBy) -> None:
    """Tiles, scores, challenges, ends neither early nor late: by a checker with its own rules."""
    lexicon = few_words()
    has_move = moves_by_reference(admitted(lexicon), partial(first_move, lexicon))
    reasons: Counter[str] = Counter()
    challenges: Counter[bool] = Counter()
    for seed in range(GAMES):
        state = played(seed, words, lexicon)
        check(state, lexicon, has_move)
        reasons[str(state.reason)] += 1
        challenges.update(turn.challenge.upheld for turn in state.turns if turn.challenge)
    assert set(reasons) >= {"no-play", "all-passed"}
    assert set(challenges) == (set() if words == "checked" else {True, False})


@pytest.mark.article("free", "1", "9", "11")
@pytest.mark.parametrize("words", ["checked", "challenge"])
def test_computers_of_all_levels_play_without_a_fault(words: WordsBy) -> None:
    """Whether there is a move is left to the product here: the plain search would take minutes."""
    lexicon = open_lexicon()
    for seed in range(GAMES_OF_ALL_WORDS):
        state = played(seed, words, lexicon, levels_of)
        check(state, lexicon, lambda rows, rack: first_move(lexicon, rows, rack) is not None)
