"""What goes wrong in a game: cancelled turns, undoing, interruptions, an early end, points corrected."""

import pytest

from nonuple.contest import commands as ask
from nonuple.rulebooks.rulebook import CancelCause
from nonuple.texts import contest as texts
from nonuple.texts import game as game_texts
from tests.contest.room import ARBITER, CHIEF, Room, across, down, player

TOP = across("RALENTI", "H8", 66)


def opened(**settings: object) -> Room:
    room = Room()
    room.open_game(**settings)
    return room


# --- Cancelled turns ---------------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.6")
@pytest.mark.article("2010", "5.2")
@pytest.mark.article("2009", "5.2")
def test_the_points_of_a_cancelled_turn_are_void_and_its_letters_go_back() -> None:
    room = opened()
    draw = room.play("AEIRTLN", t1=TOP)
    assert room.points(draw, 1) == 66
    room.do(CHIEF, ask.CancelTurn(cause="display"))
    turn = room.parts("public")["turn"]
    assert (turn["stage"], turn["turn"], turn["cancelled"], turn["draw"]) == ("draw", 1, True, None)
    assert room.line(1)["total"] == 0
    assert room.parts("chief")["bag"]["left"] == 102
    assert room.parts("desk:A")["rounds"] == []


@pytest.mark.article("2026", "4.6")
@pytest.mark.article("2010", "5.2")
@pytest.mark.article("2009", "5.2")
def test_the_same_letters_again_are_rejected() -> None:
    room = opened()
    room.draw("AEIRTLN")
    room.do(CHIEF, ask.CancelTurn(cause="spelling"))
    room.do(CHIEF, ask.Draw(letters="NLTRIEA"))
    assert (room.stage, room.parts("public")["turn"]["rejected"]) == ("draw", 1)
    room.do(CHIEF, ask.Draw(letters="AEIRTSN"))
    assert room.stage == "letters"


@pytest.mark.parametrize(
    ("edition", "cause", "allowed"),
    [
        ("2026", "display", True),
        ("2026", "disturbance", True),
        ("2026", "acceptance", False),
        ("2010", "acceptance", True),
        ("2010", "display", False),
        ("2009", "disturbance", False),
    ],
)
@pytest.mark.article("2026", "4.6")
@pytest.mark.article("2010", "5.2")
@pytest.mark.article("2009", "5.2")
def test_a_turn_is_cancelled_for_a_cause_of_its_rulebook(
    edition: str, cause: CancelCause, allowed: bool
) -> None:
    room = opened(edition=edition)
    room.draw("AEIRTLN")
    assert (cause in room.parts("chief")["stage"]["causes"]) is allowed
    if allowed:
        room.do(CHIEF, ask.CancelTurn(cause=cause))
        assert room.stage == "draw"
    else:
        assert room.refuses(CHIEF, ask.CancelTurn(cause=cause)) is game_texts.NOT_A_CAUSE


def test_slips_of_a_cancelled_draw_are_neither_written_nor_entered() -> None:
    room = opened()
    draw = room.play("AEIRTLN", t1=TOP)
    room.do(CHIEF, ask.CancelTurn(cause="timing"))
    assert room.refuses(player(1), ask.WriteSlip(1, draw, TOP)) is texts.CALLED_OFF
    assert room.refuses(ARBITER, ask.EnterSlip(1, draw, 2, slip=TOP)) is texts.CALLED_OFF
    assert room.refuses(ARBITER, ask.EnterMissing(1, draw)) is texts.CALLED_OFF
    assert room.refuses(CHIEF, ask.CancelTurn(cause="timing")) is game_texts.NOT_NOW


# --- Undoing -----------------------------------------------------------------------------------------------


def two_turns() -> tuple[Room, int]:
    room = opened()
    room.turn("AEIRTLN", t1=TOP)
    two = room.turn("AEIRTSN", t1=down("ENTRAIS", "15B", 98))
    assert room.line(1)["total"] == 164
    return room, two


def test_an_undone_turn_sets_its_slips_aside_and_redoing_brings_them_back() -> None:
    room, two = two_turns()
    room.do(CHIEF, ask.Undo(turn=2))
    assert (room.stage, room.line(1)["total"]) == ("draw", 66)
    assert room.refuses(ARBITER, ask.EnterSlip(1, two, 2, slip=TOP)) is texts.CALLED_OFF
    assert room.parts("chief")["stage"]["redo"] is True
    room.do(CHIEF, ask.Redo())
    assert (room.stage, room.line(1)["total"]) == ("draw", 164)
    assert room.parts("public")["last"]["turn"] == 2


def test_several_undoings_are_taken_back_one_by_one() -> None:
    room, _ = two_turns()
    room.do(CHIEF, ask.Undo(turn=2))
    room.do(CHIEF, ask.Undo(turn=1))
    assert (room.line(1)["total"], len(room.run.turns)) == (0, 0)
    room.do(CHIEF, ask.Redo())
    assert (room.line(1)["total"], len(room.run.turns)) == (66, 1)
    room.do(CHIEF, ask.Redo())
    assert (room.line(1)["total"], len(room.run.turns)) == (164, 2)
    assert room.refuses(CHIEF, ask.Redo()) is game_texts.NOTHING_UNDONE


def test_what_was_undone_is_restored_after_another_draw_and_left_behind_by_another_word() -> None:
    room, two = two_turns()
    room.do(CHIEF, ask.Undo(turn=2))
    again = room.play("AEIRTSO")
    assert again > two
    assert room.refuses(player(1), ask.WriteSlip(1, two, TOP)) is texts.CALLED_OFF
    room.do(CHIEF, ask.Redo())
    assert (room.stage, room.line(1)["total"]) == ("draw", 164)
    assert room.refuses(player(1), ask.WriteSlip(1, again, TOP)) is texts.CALLED_OFF
    room.do(CHIEF, ask.Undo(turn=2))
    assert room.draw("AEIRTSO") > again
    room.do(CHIEF, ask.StartClock())
    room.wait(200)
    room.do(CHIEF, ask.Retain())
    assert room.refuses(CHIEF, ask.Redo()) is game_texts.NOTHING_UNDONE


def test_a_turn_undone_after_its_announcement_is_drawn_again_without_announcing_anything() -> None:
    room = opened()
    room.turn("AEIRTLN")
    room.play("AEIRTSN")
    room.do(CHIEF, ask.Retain())
    assert room.stage == "announce"
    room.do(CHIEF, ask.Undo(turn=2))
    assert room.stage == "draw"
    room.do(CHIEF, ask.Draw(letters="AEIRTSO"))
    assert room.stage == "letters"


def test_the_end_of_a_game_may_be_undone_and_redone() -> None:
    room, _ = two_turns()
    room.do(CHIEF, ask.EndGame())
    ended = room.run.ended
    assert (room.stage, ended is None) == ("over", False)
    room.do(CHIEF, ask.Undo(turn=2))
    assert (room.stage, room.run.ended) == ("draw", None)
    room.do(CHIEF, ask.Redo())
    assert (room.stage, room.run.ended) == ("over", ended)


def test_a_clock_that_was_running_runs_again_once_the_undoing_is_taken_back() -> None:
    room = opened()
    room.draw("AEIRTLN")
    room.do(CHIEF, ask.StartClock())
    ends = room.parts("public")["clock"]["ends"]
    room.do(CHIEF, ask.Undo(turn=1))
    assert room.parts("public")["clock"]["state"] == "ready"
    room.do(CHIEF, ask.Redo())
    clock = room.parts("public")["clock"]
    assert (clock["state"], clock["ends"]) == ("running", ends)
    room.wait(200)
    assert room.stage == "word"


def test_only_turns_that_were_played_are_undone() -> None:
    room, _ = two_turns()
    assert room.refuses(CHIEF, ask.Undo(turn=9)) is game_texts.NO_SUCH_TURN


# --- Interruptions -----------------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.7")
def test_after_an_interruption_the_clock_goes_on_with_the_time_that_was_left() -> None:
    room = opened()
    draw = room.draw("AEIRTLN")
    room.do(CHIEF, ask.StartClock())
    room.wait(100)
    room.do(CHIEF, ask.Interrupt())
    assert (room.stage, room.parts("public")["clock"]["left"]) == ("paused", 80)
    room.wait(600)
    assert not room.round(draw).closed
    room.do(player(1), ask.WriteSlip(1, draw, TOP))
    room.do(CHIEF, ask.Resume())
    assert room.parts("public")["clock"]["ends"] == room.now + 80
    room.wait(79)
    assert room.stage == "play"
    room.wait(1)
    assert (room.stage, room.points(draw, 1)) == ("word", 66)


@pytest.mark.article("2026", "4.7")
@pytest.mark.article("2010", "2.7")
@pytest.mark.article("2009", "2.7")
@pytest.mark.parametrize(
    ("edition", "minutes", "valid"), [("2026", 30, 2), ("2010", 15, 0), ("2009", 15, 0), ("box", 30, 2)]
)
def test_too_long_an_interruption_ends_the_game(edition: str, minutes: int, valid: int) -> None:
    room = opened(edition=edition)
    room.turn("AEIRTLN", t1=TOP)
    room.turn("AEIRTSN")
    room.do(CHIEF, ask.Interrupt())
    room.wait(minutes * 60)
    room.do(CHIEF, ask.Resume())
    assert room.stage == "draw"
    room.do(CHIEF, ask.Interrupt())
    room.wait(minutes * 60 + 1)
    room.do(CHIEF, ask.Resume())
    assert room.stage == "over"
    end = room.parts("public")["end"]
    assert (end["reason"], end["valid"]) == ("interrupted", valid)
    assert room.line(1)["total"] == (66 if valid else 0)
    assert len(room.line(1)["turns"]) == valid


def test_an_interruption_between_two_turns_moves_no_clock_that_is_over() -> None:
    room = opened()
    draw = room.play("AEIRTLN")
    ended = room.round(draw).ended
    room.do(CHIEF, ask.Interrupt())
    room.wait(60)
    room.do(CHIEF, ask.Resume())
    assert room.parts("public")["clock"]["ends"] == ended


@pytest.mark.article("2026", "4.7")
@pytest.mark.article("2010", "2.7")
@pytest.mark.article("2009", "2.7")
@pytest.mark.parametrize(
    ("edition", "formula", "turns", "valid"),
    [
        ("2026", "normal", 1, 1),
        ("2010", "normal", 14, 0),
        ("2010", "normal", 15, 15),
        ("2009", "7/8", 10, 10),
    ],
)
def test_a_game_ended_early_counts_as_its_rulebook_says(
    edition: str, formula: str, turns: int, valid: int
) -> None:
    room = opened(edition=edition, formula=formula, source="program", time=None)
    while len(room.run.turns) < turns:
        room.draw(None)
        if room.run.line.current is not None:
            room.do(CHIEF, ask.Retain())
    draw = room.run.turns[0].draw
    room.do(ARBITER, ask.EnterTop(1, draw))
    room.do(CHIEF, ask.EndGame())
    assert room.parts("public")["end"]["valid"] == valid
    top = room.run.state.turns[0].score
    assert room.line(1)["total"] == (top if valid else 0)


def test_slips_of_a_turn_that_the_end_cut_short_are_not_waited_for() -> None:
    room = opened()
    room.turn("AEIRTLN", t1=TOP)
    draw = room.draw("AEIRTSN")
    room.do(CHIEF, ask.StartClock())
    room.do(CHIEF, ask.EndGame())
    assert room.stage == "over"
    assert room.refuses(player(1), ask.WriteSlip(1, draw, TOP)) is texts.CALLED_OFF
    assert [one["turn"] for one in room.parts("desk:A")["rounds"]] == [1]
    assert room.parts("public")["clock"]["state"] == "ready"


# --- Points of a turn corrected ----------------------------------------------------------------------------


def test_the_points_of_a_past_turn_are_corrected_everywhere() -> None:
    room, _ = two_turns()
    room.do(CHIEF, ask.CorrectTurn(turn=1, score=68, why="faute de frappe"))
    assert room.parts("public")["total"] == 166
    assert room.parts("results")["summary"]["turns"] == [68, 98]
    assert room.line(1)["negative"] == -2
    assert room.results("p1")[0]["top"] == 68
    assert room.parts("desk:A")["rounds"][0]["retained"] == "RALENTI H8 68"
    assert room.refuses(CHIEF, ask.CorrectTurn(turn=3, score=1)) is game_texts.NO_SUCH_TURN


def test_a_game_over_is_told_so_until_the_last_word_is_announced() -> None:
    room = opened(source="program", time=None)
    while not room.run.over:
        room.draw(None)
        if room.run.line.current is not None:
            room.do(CHIEF, ask.Retain())
    assert room.stage == "announce"
    room.do(CHIEF, ask.EndAnnouncement())
    turn = room.parts("public")["turn"]
    assert (turn["stage"], turn["turn"]) == ("over", len(room.run.turns))
    assert room.refuses(CHIEF, ask.Draw()) is game_texts.NOT_NOW
    assert any("partie" in line["text"].lower() for line in room.parts("chief")["prompter"])
