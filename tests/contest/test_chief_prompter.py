"""What the chief arbiter is given to say when things go wrong, and what he may do then."""

from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.views import parts
from tests.contest.room import CHIEF, Room


def shown(room: Room, part: str) -> Any:
    return parts(room.contest, "chief", room.means)[part]


def said(room: Room) -> list[str]:
    return [line.step for line in shown(room, "prompter")]


def playing(room: Room) -> None:
    room.draw("FEDAYIN")
    room.do(CHIEF, ask.StartClock())


@pytest.mark.article("2026", "4.6")
def test_a_cancelled_turn_is_announced_before_the_new_draw() -> None:
    room = Room()
    room.open_game()
    playing(room)
    room.do(CHIEF, ask.CancelTurn(cause="timing"))
    assert said(room) == ["cancelled"] * 3
    room.draw("MOUSSEZ")
    assert "cancelled" not in said(room)


@pytest.mark.article("2026", "4.6", "4.7")
def test_an_interrupted_turn_can_be_cancelled_instead_of_resumed() -> None:
    room = Room()
    room.open_game()
    playing(room)
    room.do(CHIEF, ask.Interrupt())
    room.wait(60)
    room.do(CHIEF, ask.CancelTurn(cause="disturbance"))
    assert shown(room, "stage").stage == "draw"
    assert room.run.state.stopped is None


@pytest.mark.article("2026", "4.7")
def test_after_too_long_an_interruption_the_game_is_over_even_if_the_turn_is_to_be_cancelled() -> None:
    room = Room()
    room.open_game()
    playing(room)
    room.do(CHIEF, ask.Interrupt())
    room.wait(31 * 60)
    room.do(CHIEF, ask.CancelTurn(cause="disturbance"))
    assert room.run.state.end == "interrupted"
    assert shown(room, "stage").stage == "over"


def test_without_a_clock_the_letters_stay_on_the_prompter_while_the_room_plays() -> None:
    room = Room()
    room.open_game(time=None)
    room.draw("FEDAYIN")
    assert shown(room, "stage").stage == "play"
    assert said(room)[-1] == "rack"
