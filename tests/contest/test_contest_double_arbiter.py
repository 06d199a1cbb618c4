"""The double arbiter controls the correction; what he finds goes through the arbiter."""

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.events import CorrectionSettled
from nonuple.slips.verdict import Sanction
from nonuple.texts import contest as texts
from nonuple.texts.door import NOT_YOURS
from tests.contest.room import ARBITER, CHIEF, COMMISSION, DOUBLE, OTHER_ARBITER, Room, across, player, who

pytestmark = [
    pytest.mark.article("2026", "2.4", "6.9"),
    pytest.mark.article("2010", "4.7"),
    pytest.mark.article("2009", "4.6"),
]

TOP = across("RALENTI", "H8", 66)
BAD = across("RATEIN", "H4", 14)


def entered() -> tuple[Room, int]:
    room = Room()
    room.open_game()
    draw = room.turn("AEIRTLN")
    room.enter(ARBITER, draw, 1, BAD)
    return room, draw


def test_he_sees_every_slip_and_every_verdict() -> None:
    room, draw = entered()
    room.enter(OTHER_ARBITER, draw, 3, TOP)
    shown = room.parts("double")
    assert [seat["table"] for seat in shown["seats"]] == [1, 2, 3, 4]
    assert shown[f"sheet:{draw}:1"]["decision"]["sanction"] == "zero"
    assert shown[f"sheet:{draw}:3"]["decision"]["points"] == 66


def test_he_agrees_with_the_slip_as_he_has_seen_it() -> None:
    room, draw = entered()
    assert room.parts("double")[f"sheet:{draw}:1"]["reviewed"] is False
    room.do(DOUBLE, ask.Review(1, draw, 1, seen=1))
    assert room.parts("double")[f"sheet:{draw}:1"]["reviewed"] is True
    room.enter(ARBITER, draw, 1, TOP)
    assert room.parts("double")[f"sheet:{draw}:1"]["reviewed"] is False
    assert room.refuses(DOUBLE, ask.Review(1, draw, 1, seen=1)) is texts.OTHER_REVISION


def test_what_he_corrects_changes_nothing_before_the_arbiter_takes_it_over() -> None:
    room, draw = entered()
    room.do(DOUBLE, ask.ProposeCorrection(1, draw, 1, slip=TOP, remark="c'est RALENTI"))
    shown = room.parts("desk:A")[f"sheet:{draw}:1"]
    assert shown["correction"]["remark"] == "c'est RALENTI"
    assert room.line(1)["total"] == 0
    room.do(ARBITER, ask.SettleCorrection(1, draw, 1, taken=True))
    shown = room.parts("desk:A")[f"sheet:{draw}:1"]
    assert (shown["correction"], shown["corrected"], shown["reviewed"]) == (None, True, True)
    assert (shown["entry"]["origin"], shown["entry"]["author"]) == ("double", "Anne")
    assert room.line(1)["total"] == 66
    assert room.refuses(ARBITER, ask.SettleCorrection(1, draw, 1, taken=True)) is texts.NO_CORRECTION


def test_a_correction_contested_is_for_the_commission() -> None:
    room, draw = entered()
    room.do(DOUBLE, ask.ProposeCorrection(1, draw, 1, slip=TOP, remark="c'est RALENTI"))
    room.do(ARBITER, ask.SettleCorrection(1, draw, 1, taken=False))
    (case,) = room.parts("commission")["cases"]
    assert (case["sheet"]["table"], case["sheet"]["case"]["why"]) == (1, "c'est RALENTI")
    assert room.line(1)["total"] == 0


def test_a_correction_waits_at_the_desk_whatever_turn_it_is_of() -> None:
    room, draw = entered()
    room.enter(ARBITER, draw, 2, TOP)
    room.turn("AEIRTSN")
    room.turn("EEIRTAN")
    room.do(DOUBLE, ask.ProposeCorrection(1, draw, 2, slip=BAD))
    assert room.parts("desk:A")[f"sheet:{draw}:2"]["correction"] is not None


def test_only_the_arbiter_of_the_table_settles_a_correction() -> None:
    room, draw = entered()
    room.do(DOUBLE, ask.ProposeCorrection(1, draw, 1, slip=TOP))
    assert room.refuses(OTHER_ARBITER, ask.SettleCorrection(1, draw, 1, taken=True)) is texts.NOT_YOUR_TABLE
    assert room.refuses(DOUBLE, ask.SettleCorrection(1, draw, 1, taken=True)) is NOT_YOURS
    room.do(CHIEF, ask.SettleCorrection(1, draw, 1, taken=True))
    assert room.points(draw, 1) == 66


def test_there_is_nothing_to_correct_where_nothing_was_entered() -> None:
    room, draw = entered()
    assert room.refuses(DOUBLE, ask.ProposeCorrection(1, draw, 2, slip=TOP)) is texts.NOTHING_ENTERED
    assert room.refuses(DOUBLE, ask.Review(1, draw, 2, seen=1)) is texts.NOTHING_ENTERED


# --- What he takes back ------------------------------------------------------------------------------------


def test_he_takes_back_that_he_agreed() -> None:
    room, draw = entered()
    room.do(DOUBLE, ask.Review(1, draw, 1, seen=1))
    room.do(DOUBLE, ask.WithdrawReview(1, draw, 1))
    assert room.parts("double")[f"sheet:{draw}:1"]["reviewed"] is False
    assert room.refuses(DOUBLE, ask.WithdrawReview(1, draw, 1)) is texts.NOT_REVIEWED
    room.do(DOUBLE, ask.Review(1, draw, 1, seen=1))
    assert room.parts("double")[f"sheet:{draw}:1"]["reviewed"] is True


def test_he_takes_back_a_correction_until_the_arbiter_has_settled_it() -> None:
    room, draw = entered()
    room.do(DOUBLE, ask.ProposeCorrection(1, draw, 1, slip=TOP))
    room.do(DOUBLE, ask.WithdrawCorrection(1, draw, 1))
    assert room.parts("desk:A")[f"sheet:{draw}:1"]["correction"] is None
    assert room.refuses(ARBITER, ask.SettleCorrection(1, draw, 1, taken=True)) is texts.NO_CORRECTION
    room.do(DOUBLE, ask.ProposeCorrection(1, draw, 1, slip=TOP))
    room.do(ARBITER, ask.SettleCorrection(1, draw, 1, taken=True))
    assert room.refuses(DOUBLE, ask.WithdrawCorrection(1, draw, 1)) is texts.NO_CORRECTION
    assert room.points(draw, 1) == 66


def test_a_correction_taken_back_while_the_arbiter_settles_it_changes_nothing() -> None:
    room, draw = entered()
    room.do(DOUBLE, ask.ProposeCorrection(1, draw, 1, slip=TOP))
    room.do(DOUBLE, ask.WithdrawCorrection(1, draw, 1))
    room.store((CorrectionSettled(room.run.number, draw, who(1), taken=True),), "Anne")
    room.judge()
    assert (room.points(draw, 1), room.sheet(draw, 1).case) == (0, None)


def test_he_takes_back_what_he_sent_to_the_commission() -> None:
    room, draw = entered()
    room.do(DOUBLE, ask.Refer(1, draw, 1, why="RATEIN ?"))
    assert room.refuses(ARBITER, ask.WithdrawReferral(1, draw, 1)) is texts.NOTHING_REFERRED
    room.do(DOUBLE, ask.WithdrawReferral(1, draw, 1))
    assert room.parts("commission")["cases"] == []
    assert room.refuses(DOUBLE, ask.WithdrawReferral(1, draw, 1)) is texts.NOTHING_REFERRED


def test_neither_an_appeal_nor_a_ruling_nor_a_contested_correction_is_taken_back() -> None:
    room, draw = entered()
    room.do(DOUBLE, ask.Refer(1, draw, 1, why="RATEIN ?"))
    room.do(player(1), ask.Appeal(1, draw, "le mot existe"))
    assert room.refuses(DOUBLE, ask.WithdrawReferral(1, draw, 1)) is texts.NOTHING_REFERRED
    room.enter(ARBITER, draw, 2, BAD)
    room.do(DOUBLE, ask.ProposeCorrection(1, draw, 2, slip=TOP))
    room.do(ARBITER, ask.SettleCorrection(1, draw, 2, taken=False))
    assert room.refuses(ARBITER, ask.WithdrawReferral(1, draw, 2)) is texts.NOTHING_REFERRED
    room.enter(OTHER_ARBITER, draw, 3, BAD)
    room.do(OTHER_ARBITER, ask.Refer(1, draw, 3, why="RATEIN ?"))
    room.do(COMMISSION, ask.RuleCase(1, draw, 3, points=0, sanction=Sanction.ZERO, motive="non"))
    assert room.refuses(OTHER_ARBITER, ask.WithdrawReferral(1, draw, 3)) is texts.NOTHING_REFERRED
    assert len(room.parts("commission")["cases"]) == 3
