"""Simulated players hand in what those of a club do."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.desk.judging import judge
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.rounds import Round
from nonuple.contest.written import Decision, WrittenSlip
from nonuple.demo import cast
from nonuple.demo.simulated import Hand, found_by, slip_of, written
from nonuple.words_io.library import open_lexicon
from tests.contest.room import CHIEF, Room

LETTERS = ("FEDAYIN", "MOUSSEZ", "AERTIL?", "PLACENT", "BOUGIER")


@cache
def played_room() -> Room:
    """Some turns from the bag, a joker among them."""
    room = Room(2)
    room.open_game()
    for letters in LETTERS:
        kept = room.run.state.kept
        room.draw(letters[: 7 - len(kept)])
        room.do(CHIEF, ask.StartClock())
        room.wait(200)
        room.do(CHIEF, ask.Retain())
    return room


def rounds() -> Iterator[Round]:
    yield from played_room().run.turns


def decided(played: Round, slip: WrittenSlip) -> Decision:
    room = played_room()
    return judge(room.contest, room.run, played, 1, slip, lexicon=open_lexicon())[1]


def all_written(manner: Hand, *, among: int = 12) -> list[Decision]:
    """What becomes of the best solutions of every turn written in a manner."""
    lexicon, dice = open_lexicon(), Random(1)
    slips = [
        (played, written(manner, played, move, dice, lexicon))
        for played in rounds()
        for move in solutions_of(played, lexicon)[:among]
    ]
    return [decided(played, slip) for played, slip in slips if slip is not None]


@pytest.mark.parametrize(
    ("manner", "sanction", "code"),
    [
        (Hand.SCORE_WRONG, "warning", "score-wrong"),
        (Hand.SCORE_MISSING, "warning", "score-missing"),
        (Hand.NO_PLACE, "penalty", "location-missing"),
        (Hand.INVERTED, "warning", "inverted"),
        (Hand.JOKER_NOT_CIRCLED, "warning", "joker-not-circled"),
        (Hand.NOT_ADMITTED, "zero", "word-not-admitted"),
        (Hand.CROSSWISE_NOT_ADMITTED, "zero", "junction-not-admitted"),
        (Hand.LETTER_NOT_HELD, "zero", "word-not-admitted"),
        (Hand.UNTIDY, "warning", "untidy"),
        (Hand.BLANK, "zero", "blank"),
    ],
)
def test_a_fault_is_sanctioned_as_the_rulebook_says(manner: Hand, sanction: str, code: str) -> None:
    found = {
        (decision.sanction, motive.code) for decision in all_written(manner) for motive in decision.motives
    }
    assert (sanction, code) in found


def test_the_top_written_without_a_fault_earns_its_points() -> None:
    for played in rounds():
        top = solutions_of(played, open_lexicon())[0]
        slip = written(Hand.RIGHT, played, top, Random(1), open_lexicon())
        assert slip is not None
        assert (decided(played, slip).points, decided(played, slip).sanction) == (top.score, "none")


def test_letters_of_the_grid_show_the_place_as_well_as_a_reference() -> None:
    sanctions = Counter(decision.sanction for decision in all_written(Hand.LETTERS_ONLY, among=1))
    assert set(sanctions) == {"none"}


def test_one_who_hands_in_nothing_leaves_no_slip() -> None:
    played = next(rounds())
    top = solutions_of(played, open_lexicon())[0]
    assert written(Hand.NOTHING, played, top, Random(1), open_lexicon()) is None


def test_the_best_always_find_the_top_and_beginners_rarely() -> None:
    solutions = solutions_of(list(rounds())[2], open_lexicon())
    dice = Random(1)
    assert {found_by(solutions, 100, dice) for _ in range(50)} == {solutions[0]}
    assert sum(found_by(solutions, 0, dice) == solutions[0] for _ in range(200)) < 40


def test_the_same_chance_writes_the_same_slips() -> None:
    played = list(rounds())[1]
    solutions = solutions_of(played, open_lexicon())

    def slips() -> list[WrittenSlip | None]:
        dice = Random(7)
        return [slip_of(played, solutions, skill, dice, open_lexicon()) for skill in range(100)]

    assert slips() == slips()
    assert len(set(map(repr, slips()))) > 5


def test_a_cast_has_a_table_for_everybody_and_an_arbiter_for_every_table() -> None:
    parts = list(cast.players(200, Random(1)))
    arbiters = list(cast.arbiters(6, 200, Random(1)))
    assert [part.player.table for part in parts] == list(range(1, 201))
    assert len({part.player.name for part in parts}) == 200
    assert all(0 <= part.skill <= 100 for part in parts)
    assert [sum(arbiter.judges(table) for arbiter in arbiters) for table in range(1, 201)] == [1] * 200
