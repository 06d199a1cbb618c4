"""Questions about words: what one desk has answered is shown to the others, and to nobody else."""

import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.contest.people import Arbiter, Block
from nonuple.contest.written import WrittenSlip
from nonuple.slips.verdict import Opinion
from tests.contest.room import ARBITER, CHIEF, OTHER_ARBITER, OWNER, Room, across, down

pytestmark = pytest.mark.article("2026", "6.4.2.2")

WITHOUT_A_PLACE = down("ENTRAIS", None, 98)
"""At the second turn: some of the places where it could lie make words that are not admitted."""
OUTSIDE = ("public", "results", "table:1", "table:2", "table:3", "table:4", "organiser", "commission")


def asked() -> tuple[Room, int]:
    """The same slip at both desks; nobody has answered yet."""
    room = Room()
    room.open_game()
    room.turn("AEIRTLN", t1=across("RALENTI", "H8", 66))
    draw = room.play("AEIRTSN")
    room.enter(ARBITER, draw, 1, WITHOUT_A_PLACE)
    room.enter(OTHER_ARBITER, draw, 3, WITHOUT_A_PLACE)
    return room, draw


def test_a_desk_is_shown_what_another_has_answered_and_stays_free() -> None:
    room, draw = asked()
    assert room.parts("desk:B")[f"answers:{draw}"] == []
    room.do(ARBITER, ask.GiveOpinion(draw, 1, opinion=Opinion.IMPLAUSIBLE))
    (answer,) = room.parts("desk:B")[f"answers:{draw}"]
    question = room.parts("desk:B")[f"sheet:{draw}:3"]["decision"]["question"]
    assert (answer["author"], answer["opinion"], answer["table"]) == ("Anne", "implausible", 1)
    assert answer["words"] == question["words"]
    assert msgspec.convert(answer["slip"], WrittenSlip) == WITHOUT_A_PLACE
    room.do(OTHER_ARBITER, ask.GiveOpinion(draw, 3, opinion=Opinion.DOUBTFUL))
    assert (room.sanction(draw, 1), room.sanction(draw, 3)) == ("penalty", "commission")


def test_a_desk_is_not_told_its_own_answers() -> None:
    room, draw = asked()
    room.do(ARBITER, ask.GiveOpinion(draw, 1, opinion=Opinion.IMPLAUSIBLE))
    assert room.parts("desk:A")[f"answers:{draw}"] == []
    room.do(OWNER, ask.NameArbiters((Arbiter("A", "Anne", (Block(1, 4),)), Arbiter("B", "Basile"))))
    assert room.parts("desk:A")[f"answers:{draw}"] == []


def test_who_answered_is_told_even_at_another_desk_than_his() -> None:
    room, draw = asked()
    room.do(CHIEF, ask.GiveOpinion(draw, 1, opinion=Opinion.PLAUSIBLE))
    (answer,) = room.parts("desk:B")[f"answers:{draw}"]
    assert answer["author"] == "Chloé"


@pytest.mark.parametrize("undoing", [ask.TakeBack, None])
def test_an_answer_goes_with_the_entry_that_it_was_about(undoing: type[ask.TakeBack] | None) -> None:
    room, draw = asked()
    room.do(ARBITER, ask.GiveOpinion(draw, 1, opinion=Opinion.IMPLAUSIBLE))
    if undoing is None:
        room.enter(ARBITER, draw, 1, down("ENTRAIS", "15B", 98))
    else:
        room.do(ARBITER, undoing(draw, 1))
    assert room.parts("desk:B")[f"answers:{draw}"] == []


def test_answers_of_an_earlier_turn_are_shown_as_long_as_a_question_of_it_is_open() -> None:
    room, draw = asked()
    room.do(ARBITER, ask.GiveOpinion(draw, 1, opinion=Opinion.IMPLAUSIBLE))
    room.do(CHIEF, ask.Retain())
    room.turn("EEIRTAN")
    room.turn("AUIODES")
    assert len(room.parts("desk:B")[f"answers:{draw}"]) == 1
    room.do(OTHER_ARBITER, ask.GiveOpinion(draw, 3, opinion=Opinion.IMPLAUSIBLE))
    assert f"answers:{draw}" not in room.parts("desk:B")


def test_nobody_but_the_desks_is_told() -> None:
    room, draw = asked()
    before = {channel: room.parts(channel) for channel in OUTSIDE}
    room.do(ARBITER, ask.GiveOpinion(draw, 1, opinion=Opinion.IMPLAUSIBLE))
    assert {channel: room.parts(channel) for channel in OUTSIDE} == before
