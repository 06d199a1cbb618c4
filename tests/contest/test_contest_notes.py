"""Correction notes: which must be sent, where each is, and when it has told the player something."""

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.written import WrittenSlip
from nonuple.slips.verdict import Sanction
from nonuple.texts import contest as texts
from nonuple.texts import ledger as ledger_texts
from nonuple.texts.door import NOT_YOURS
from tests.contest.room import ARBITER, CHIEF, OTHER_ARBITER, Room, across, down, player

pytestmark = [
    pytest.mark.article("2026", "6.9"),
    pytest.mark.article("2010", "4.7"),
    pytest.mark.article("2009", "4.6"),
]

TOP = across("RALENTI", "H8", 66)
CHEAP = across("RALENTI", "H8", 60)
BAD = across("RATEIN", "H4", 14)
ABOVE = across("TRALEIN", "H4", 78)
"""A word not admitted that claims more than the top."""


def room_with(edition: str = "2026", **slips: WrittenSlip) -> tuple[Room, int]:
    room = Room()
    room.open_game(edition=edition)
    return room, room.turn("AEIRTLN", **slips)


def note(room: Room, draw: int, table: int = 1) -> dict[str, object]:
    shown: dict[str, object] = room.parts("double")[f"sheet:{draw}:{table}"]["note"]
    return shown


def test_a_note_is_written_for_every_sanction_once_the_word_is_retained() -> None:
    room = Room()
    room.open_game()
    draw = room.play("AEIRTLN", t1=BAD, t2=TOP)
    assert room.parts("desk:A")["notes"] == []
    assert room.refuses(ARBITER, ask.MoveNotes(1, draw, (1,), "sent")) is texts.NOTES_LATER
    room.do(CHIEF, ask.Retain())
    (due,) = room.parts("desk:A")["notes"]
    assert (due["table"], due["turn"], due["duty"], due["stage"]) == (1, 1, "required", "to_send")
    assert any("RATEIN" in line["fr"] for line in due["lines"])
    assert note(room, draw, 2) is None
    assert room.refuses(ARBITER, ask.MoveNotes(1, draw, (2,), "sent")) is texts.NO_NOTE


@pytest.mark.parametrize(
    ("slip", "duty"),
    [
        (BAD, "required"),
        (CHEAP, "optional"),
        (across("LIANTE", "H3", 99), "required"),
        (ABOVE, "advised"),
        (across("TRALEIN", "H4", 20), "required"),
        (WrittenSlip(), "required"),
    ],
    ids=["zero", "score of the retained word", "another score", "above the top", "below it", "blank"],
)
@pytest.mark.article("booklet", "8", "9")
def test_some_notes_need_not_be_sent(slip: WrittenSlip, duty: str) -> None:
    room = Room()
    room.open_game()
    draw = room.play("AEIRTLN", t1=slip)
    room.do(CHIEF, ask.Retain())
    assert note(room, draw)["duty"] == duty


@pytest.mark.article("booklet", "9")
def test_a_scrabble_in_vain_where_the_top_is_none_is_seen_by_the_player_himself() -> None:
    room = Room()
    room.open_game()
    draw = room.play("AAEIKWX", t1=across("KWAXIEA", "H4", 20))
    room.do(CHIEF, ask.Retain())
    retained = room.round(draw).retained
    assert retained is not None and retained.bonus == 0
    assert note(room, draw)["duty"] == "advised"


def test_the_warning_that_uses_up_the_free_ones_is_told() -> None:
    room, one = room_with(t1=CHEAP)
    two = room.turn("AEIRTSN", t1=down("ENTRAIS", "15B", 90))
    three = room.turn("EEIRTAN", t1=down("RAINETEE", "11D", 80))
    assert [note(room, draw)["duty"] for draw in (two, three)] == ["optional", "required"]
    notes = room.parts("desk:A")["notes"]
    assert [due["duty"] for due in notes] == ["optional", "optional", "required"]
    assert any("3" in line["en"] for line in notes[2]["lines"])
    room.enter(ARBITER, one, 1, TOP)
    assert note(room, three)["duty"] == "optional"


def test_a_note_printed_late_tells_the_warnings_up_to_its_own_turn() -> None:
    room, _ = room_with(t1=CHEAP)
    room.turn("AEIRTSN", t1=down("ENTRAIS", "15B", 90))
    room.turn("EEIRTAN", t1=down("RAINETEE", "11D", 80))
    parts = room.parts("desk:A")
    assert parts["seats"][0]["warnings"] == 3
    assert [(due["turn"], due["warnings"], due["free"]) for due in parts["notes"]] == [
        (1, 1, 3),
        (2, 2, 3),
        (3, 3, 3),
    ]
    assert [room.parts("double")[f"sheet:{draw}:1"]["warned"] for draw in (1, 2)] == [1, 2]


def test_the_family_sends_no_notes() -> None:
    room, draw = room_with("box", t1=BAD)
    assert (room.points(draw, 1), room.parts("desk:A")["notes"]) == (0, [])
    assert room.refuses(ARBITER, ask.MoveNotes(1, draw, (1,), "sent")) is texts.NO_NOTE


def test_a_note_goes_from_the_arbiter_to_the_player() -> None:
    room, draw = room_with(t1=BAD)
    assert room.results("p1")[0]["notified"] is False
    room.do(ARBITER, ask.MoveNotes(1, draw, (1,), "sent"))
    assert note(room, draw) == {"duty": "required", "stage": "sent", "in_hand": None}
    assert room.results("p1")[0]["notified"] is True
    room.do(ARBITER, ask.MoveNotes(1, draw, (1,), "received"))
    assert note(room, draw) == {"duty": "required", "stage": "received", "in_hand": 2}
    assert room.parts("desk:A")["notes"] == []


def test_a_note_that_was_lost_is_sent_again() -> None:
    room, draw = room_with(t1=BAD)
    room.do(ARBITER, ask.MoveNotes(1, draw, (1,), "sent"))
    room.do(ARBITER, ask.MoveNotes(1, draw, (1,), "lost"))
    assert note(room, draw)["stage"] == "to_send"
    room.do(ARBITER, ask.MoveNotes(1, draw, (1,), "sent"))
    room.do(ARBITER, ask.MoveNotes(1, draw, (1,), "received"))
    assert room.refuses(ARBITER, ask.MoveNotes(1, draw, (1,), "lost")) is ledger_texts.NOTE_ELSEWHERE


def test_a_note_where_it_is_said_to_be_already_is_nothing_new() -> None:
    room, draw = room_with(t1=BAD, t2=BAD)
    room.do(ARBITER, ask.MoveNotes(1, draw, (1,), "sent"))
    stored = len(room.log)
    room.do(ARBITER, ask.MoveNotes(1, draw, (1, 1), "sent"))
    room.do(ARBITER, ask.MoveNotes(1, draw, (2,), "lost"))
    assert len(room.log) == stored
    room.do(ARBITER, ask.MoveNotes(1, draw, (1, 2, 2), "sent"))
    assert len(room.log) == stored + 1


def test_a_player_says_that_he_has_his_note_and_no_more() -> None:
    room, draw = room_with(t1=BAD)
    assert room.refuses(player(1), ask.MoveNotes(1, draw, (1,), "sent")) is NOT_YOURS
    assert room.refuses(player(2), ask.MoveNotes(1, draw, (1,), "received")) is texts.NOT_YOUR_TABLE
    room.do(player(1), ask.MoveNotes(1, draw, (1,), "received"))
    assert note(room, draw)["stage"] == "received"


def test_an_arbiter_moves_the_notes_of_his_own_tables() -> None:
    room, draw = room_with(t1=BAD)
    assert room.refuses(OTHER_ARBITER, ask.MoveNotes(1, draw, (1,), "sent")) is texts.NOT_YOUR_TABLE


def test_a_note_is_not_in_hand_before_it_can_be() -> None:
    room, draw = room_with(t1=BAD)
    for turn in (1, 3):
        wish = ask.MoveNotes(1, draw, (1,), "received", turn=turn)
        assert room.refuses(ARBITER, wish) is texts.NOT_IN_HAND_THEN


def test_a_verdict_that_changes_has_its_note_written_again() -> None:
    room, draw = room_with(t1=BAD)
    room.do(ARBITER, ask.MoveNotes(1, draw, (1,), "received"))
    room.enter(ARBITER, draw, 1, across("LIANTE", "H3", 99))
    assert note(room, draw) == {"duty": "required", "stage": "to_send", "in_hand": None}


def test_the_same_verdict_again_leaves_its_note_where_it_is() -> None:
    room, draw = room_with(t1=BAD)
    room.do(ARBITER, ask.MoveNotes(1, draw, (1,), "received"))
    room.enter(ARBITER, draw, 1, BAD)
    assert note(room, draw)["stage"] == "received"


def test_a_decision_withdrawn_has_its_note_written_again() -> None:
    room, draw = room_with(t1=BAD)
    room.do(ARBITER, ask.Overrule(1, draw, 1, points=9, sanction=Sanction.PENALTY, motive="place"))
    room.do(ARBITER, ask.MoveNotes(1, draw, (1,), "sent"))
    room.do(ARBITER, ask.WithdrawOverruling(1, draw, 1))
    assert note(room, draw)["stage"] == "to_send"
