"""A game that counts no more: annulled once it was played, withdrawn where it was opened by mistake."""

from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking
from nonuple.contest.decide import decide
from nonuple.texts import contest as texts
from tests.contest.room import ARBITER, CHIEF, OWNER, Room, across, player

TOP = across("RALENTI", "H8", 66)


def played(room: Room) -> None:
    """A game of one turn, at which everybody of the first desk found the top."""
    room.open_game()
    draw = room.play("RALENTI")
    room.do(ARBITER, ask.EnterTop(room.run.number, draw))
    room.do(CHIEF, ask.EnterMissing(room.run.number, draw))
    room.do(CHIEF, ask.Retain())
    room.do(CHIEF, ask.EndAnnouncement())
    room.do(CHIEF, ask.EndGame())


@pytest.fixture
def evening() -> Room:
    room = Room(4)
    played(room)
    played(room)
    return room


def sums(room: Room) -> list[tuple[int, int, float | None]]:
    return [(one["table"], one["total"], one["percent"]) for one in room.parts("results")["cumulated"]]


def tops(room: Room) -> Any:
    return room.parts("results")["overall"]["tops"]


def test_an_annulled_game_counts_nowhere_and_comes_back_whole(evening: Room) -> None:
    before = evening.parts("results")
    evening.do(OWNER, ask.AnnulGame(1, "panne"))
    assert tops(evening) == [0, 66]
    assert sums(evening) == [(1, 66, 100.0), (2, 66, 100.0), (3, 0, 0.0), (4, 0, 0.0)]
    evening.do(OWNER, ask.AnnulGame(2, "panne"))
    assert tops(evening) == [0, 0]
    assert sums(evening) == [(table, 0, None) for table in range(1, 5)]
    assert evening.parts("results")["summary"]["annulled"] == "panne"
    for game in (1, 2):
        evening.do(OWNER, ask.RestoreGame(game))
    assert evening.parts("results") == before
    assert evening.again().runs.keys() == evening.contest.runs.keys()


def test_a_game_is_annulled_once_it_is_over_and_with_a_reason(evening: Room) -> None:
    assert evening.refuses(OWNER, ask.AnnulGame(1, " ")) is texts.WHY_NEEDED
    assert evening.refuses(OWNER, ask.AnnulGame(5, "panne")) is texts.NO_SUCH_GAME
    evening.open_game()
    assert evening.refuses(OWNER, ask.AnnulGame(3, "panne")) is texts.ANNUL_WHEN_OVER


def test_a_game_opened_by_mistake_is_gone_and_the_end_before_it_can_be_taken_back(evening: Room) -> None:
    before = evening.parts("results")
    evening.open_game()
    assert len(tops(evening)) == 3
    evening.do(OWNER, ask.WithdrawGame(3))
    assert evening.parts("results") == before
    assert evening.parts("organiser")["mistaken"] == [3]
    evening.do(CHIEF, ask.TakeBackEnd())
    assert evening.stage != "over"
    assert evening.run.number == 2


def test_the_number_of_a_game_that_was_withdrawn_is_given_to_no_other(evening: Room) -> None:
    evening.open_game()
    evening.do(OWNER, ask.WithdrawGame(3))
    evening.open_game()
    assert evening.run.number == 4
    assert evening.parts("results")["overall"]["games"] == [1, 2, 4]
    assert evening.refuses(OWNER, ask.RestoreGame(3)) is texts.ANOTHER_FOLLOWED


def test_a_game_that_was_withdrawn_goes_on_if_none_has_followed(evening: Room) -> None:
    evening.open_game()
    evening.draw("RALENTI")
    before = evening.parts("public")
    evening.do(OWNER, ask.WithdrawGame(3))
    evening.do(OWNER, ask.RestoreGame(3))
    assert evening.parts("public") == before


def test_a_game_whose_slips_were_handed_in_is_annulled_and_not_withdrawn(evening: Room) -> None:
    assert evening.refuses(OWNER, ask.WithdrawGame(2)) is texts.WAS_PLAYED
    evening.open_game()
    draw = evening.play("RALENTI", t1=TOP)
    assert evening.refuses(OWNER, ask.WithdrawGame(3)) is texts.WAS_PLAYED
    assert evening.run.rounds[draw].closed


def test_a_slip_that_was_on_its_way_to_a_game_that_was_withdrawn_is_kept(evening: Room) -> None:
    evening.open_game()
    draw = evening.draw("RALENTI")
    evening.do(CHIEF, ask.StartClock())
    phone = Asking(evening.contest, player(1), evening.moment, evening.means)
    writes = decide(phone, ask.WriteSlip(3, draw, TOP))
    evening.do(OWNER, ask.WithdrawGame(3))
    evening.store(writes, "Joueur 1")
    assert len(evening.contest.mistaken[3].rounds[draw].sheets) == 1
