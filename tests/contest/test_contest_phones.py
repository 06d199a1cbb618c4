"""Slips written on phones: the last draft at the end is the slip, what comes later goes to the arbiter."""

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.events import PhonesConnected, Silent, SlipWritten
from nonuple.contest.written import WrittenSlip
from nonuple.slips.slip import SlipFault
from nonuple.texts import contest as texts
from nonuple.texts import judge as judge_texts
from tests.contest.room import ARBITER, CHIEF, OTHER_ARBITER, OWNER, Room, across, player, who

TOP = across("RALENTI", "H8", 66)
LESS = across("LIANTE", "H3", 14)


def writing(**settings: object) -> tuple[Room, int]:
    """A room whose clock runs."""
    room = Room()
    room.open_game(**settings)
    draw = room.draw("AEIRTLN")
    if room.run.state.settings.time is not None:
        room.do(CHIEF, ask.StartClock())
    return room, draw


def late(room: Room, draw: int, *, written: float, slip: WrittenSlip = TOP) -> None:
    room.do(player(1), ask.WriteSlip(1, draw, slip, written=written))


@pytest.mark.article("2026", "5.1")
def test_the_last_draft_at_the_end_of_time_is_the_slip() -> None:
    room, draw = writing()
    room.do(player(1), ask.WriteSlip(1, draw, LESS))
    room.wait(100)
    room.do(player(1), ask.WriteSlip(1, draw, TOP, handed=True))
    own = room.parts("player:p1")["slip"]
    assert (own["draw"], own["slip"]["score"], own["handed"], own["at"]) == (draw, 66, True, room.now)
    assert room.sheet(draw, 1).entry is None
    room.wait(100)
    entry = room.sheet(draw, 1).entry
    assert entry is not None
    assert (entry.slip, entry.origin, room.points(draw, 1)) == (TOP, "phone", 66)


def test_a_blank_draft_is_a_blank_slip() -> None:
    room, draw = writing()
    room.do(player(1), ask.WriteSlip(1, draw, TOP))
    room.do(player(1), ask.WriteSlip(1, draw, WrittenSlip()))
    room.wait(200)
    assert [motive.code for motive in room.decision(draw, 1).motives] == ["blank"]


def test_the_chief_arbiter_sees_how_many_phones_are_writing_and_not_what() -> None:
    room, draw = writing()
    room.do(player(1), ask.WriteSlip(1, draw, TOP))
    room.do(player(3), ask.WriteSlip(1, draw, TOP))
    assert room.parts("chief")["phones"] == 2
    assert room.parts("desk:A")["rounds"] == []
    assert room.parts("double").keys() == room.parts("desk:A").keys()


def test_a_slip_saved_twice_is_nothing_new() -> None:
    room, draw = writing()
    room.do(player(1), ask.WriteSlip(1, draw, TOP))
    stored = len(room.log)
    room.do(player(1), ask.WriteSlip(1, draw, TOP))
    assert len(room.log) == stored
    room.do(player(1), ask.WriteSlip(1, draw, TOP, handed=True))
    assert len(room.log) == stored + 1


def test_a_slip_that_arrived_in_time_and_comes_again_is_nothing_new() -> None:
    room, draw = writing()
    room.do(player(1), ask.WriteSlip(1, draw, TOP))
    room.wait(200)
    stored = len(room.log)
    late(room, draw, written=room.now)
    assert len(room.log) == stored


@pytest.mark.article("2026", "5.1", "6.7")
def test_a_slip_that_comes_after_the_end_is_kept_with_its_writing_time() -> None:
    room, draw = writing()
    room.do(player(1), ask.WriteSlip(1, draw, LESS))
    start = room.now
    room.wait(185)
    late(room, draw, written=start + 170)
    shown = room.parts("desk:A")[f"sheet:{draw}:1"]
    assert shown["late"] == {
        "slip": {"sketch": ["RALENTI"], "reference": "H8", "score": 66},
        "written": start + 170,
        "came": room.now,
        "in_time": True,
        "connected": None,
        "silent": None,
        "shown": False,
    }
    assert shown["entry"]["slip"]["score"] == 14


def test_it_is_said_to_be_late_if_it_was_written_after_the_end_also_turns_later() -> None:
    room, draw = writing()
    start = room.now
    room.wait(185)
    late(room, draw, written=start + 181)
    assert room.parts("desk:A")[f"sheet:{draw}:1"]["late"]["in_time"] is False
    room.do(CHIEF, ask.Retain())
    room.draw("AEIRTSN")
    assert room.parts("desk:A")[f"sheet:{draw}:1"]["late"]["in_time"] is False


def test_a_slip_that_came_in_time_and_was_stored_after_the_end_is_the_slip() -> None:
    room, draw = writing()
    room.do(player(1), ask.WriteSlip(1, draw, LESS))
    written = SlipWritten(1, draw, who(1), TOP, room.now + 179)
    other = SlipWritten(1, draw, who(2), TOP, room.now + 179)
    room.wait(200)
    room.enter(ARBITER, draw, 2, LESS)
    room.store((written, other), "Joueur")
    room.judge()
    assert room.points(draw, 1) == 66
    shown = room.parts("desk:A")[f"sheet:{draw}:2"]
    assert (shown["entry"]["slip"]["score"], shown["late"]["slip"]["score"]) == (14, 66)
    assert shown["late"]["in_time"] is True


def test_of_two_drafts_the_last_one_written_counts_whichever_was_stored_first() -> None:
    room, draw = writing()
    for slip, at in ((TOP, 20.0), (LESS, 10.0)):
        room.store((SlipWritten(1, draw, who(1), slip, room.now + at),), "Joueur 1")
    room.wait(200)
    assert room.points(draw, 1) == 66


@pytest.mark.article("2026", "5.1")
def test_a_phone_that_says_it_wrote_before_the_turn_began_is_refused() -> None:
    room, draw = writing()
    start = room.now
    room.wait(200)
    for said in (start - 0.1, 0.0, -1e9):
        forged = ask.WriteSlip(1, draw, TOP, written=said)
        assert room.refuses(player(1), forged) is texts.WRITTEN_BEFORE_TURN
    late(room, draw, written=start)
    assert room.sheet(draw, 1).late is not None


def test_an_interruption_does_not_refuse_what_was_written_before_it() -> None:
    room, draw = writing()
    start = room.now
    room.wait(20)
    room.do(CHIEF, ask.Interrupt())
    room.wait(500)
    room.do(CHIEF, ask.Resume())
    room.wait(200)
    late(room, draw, written=start + 10)
    assert room.parts("desk:A")[f"sheet:{draw}:1"]["late"]["in_time"] is True


def test_the_desk_is_told_whether_the_phone_was_connected_at_the_end() -> None:
    room, draw = writing()
    room.wait(200)
    for table in (1, 2):
        room.do(player(table), ask.WriteSlip(1, draw, TOP, written=room.now))
    for tables in ((1,), (3,)):
        room.store((PhonesConnected(1, draw, tuple(map(who, tables))),), "Serveur")
    told = [room.parts("desk:A")[f"sheet:{draw}:{table}"]["late"]["connected"] for table in (1, 2)]
    assert told == [True, False]


def test_the_desk_is_told_for_how_long_nothing_was_heard_of_a_phone_whose_line_was_open() -> None:
    room, draw = writing()
    room.wait(200)
    for table in (1, 2):
        room.do(player(table), ask.WriteSlip(1, draw, TOP, written=room.now))
    silences = (Silent(who(1), 22), Silent(who(2), 40))
    room.store((PhonesConnected(1, draw, (), silences),), "Serveur")
    room.store((PhonesConnected(1, draw, (who(2),)),), "Autre serveur")
    late = [room.parts("desk:A")[f"sheet:{draw}:{table}"]["late"] for table in (1, 2)]
    assert [(one["connected"], one["silent"]) for one in late] == [(None, 22), (True, None)]


def test_nobody_writes_in_the_future() -> None:
    room, draw = writing()
    room.wait(200)
    late(room, draw, written=room.now + 1000)
    came = room.sheet(draw, 1).late
    assert came is not None and came.written == room.now


@pytest.mark.article("2026", "5.1", "6.7")
@pytest.mark.parametrize(("accepted", "points"), [(True, 66), (False, 0)])
def test_the_arbiter_takes_a_slip_that_came_after_the_end_or_counts_it_as_late(
    accepted: bool, points: int
) -> None:
    room, draw = writing()
    room.wait(200)
    late(room, draw, written=room.now)
    room.do(ARBITER, ask.RuleLate(1, draw, 1, accepted=accepted))
    assert room.points(draw, 1) == points
    codes = [motive.code for motive in room.decision(draw, 1).motives]
    assert codes == ([] if accepted else ["late"])
    stored = len(room.log)
    late(room, draw, written=room.now)
    assert len(room.log) == stored
    assert room.refuses(ARBITER, ask.RuleLate(1, draw, 1, accepted=True)) is texts.NOTHING_LATE


def test_an_arbiter_who_changes_his_mind_takes_his_ruling_back() -> None:
    room, draw = writing()
    room.do(player(1), ask.WriteSlip(1, draw, LESS))
    room.wait(200)
    late(room, draw, written=room.now)
    room.do(ARBITER, ask.RuleLate(1, draw, 1, accepted=False))
    room.do(ARBITER, ask.TakeBack(1, draw, 1))
    entry = room.sheet(draw, 1).entry
    assert entry is not None and entry.slip == LESS


def test_a_slip_that_waits_is_not_counted_among_the_missing_ones() -> None:
    room, draw = writing()
    room.wait(200)
    late(room, draw, written=room.now)
    room.do(ARBITER, ask.EnterMissing(1, draw))
    assert room.sheet(draw, 1).entry is None
    assert room.sheet(draw, 2).entry is not None


def test_a_slip_of_an_earlier_turn_still_comes_in() -> None:
    room, draw = writing()
    room.wait(200)
    room.do(CHIEF, ask.Retain())
    room.draw("AEIRTSN")
    late(room, draw, written=room.now)
    assert room.parts("desk:A")[f"sheet:{draw}:1"]["late"]["shown"] is True
    assert f"sheet:{draw}:1" in room.parts("desk:A")
    room.do(ARBITER, ask.RuleLate(1, draw, 1, accepted=True))
    assert room.line(1)["total"] == 66


@pytest.mark.article("2026", "3.1", "5.1")
def test_there_are_no_phones_in_ranked_competition() -> None:
    room = Room()
    assert room.refuses(OWNER, ask.OpenGame(phones=True, ranked=True)) is texts.NO_PHONES_RANKED
    room.open_game(phones=False, ranked=True)
    draw = room.draw("AEIRTLN")
    assert room.refuses(player(1), ask.WriteSlip(1, draw, TOP)) is texts.NO_PHONES
    assert room.parts("public")["game"]["phones"] is False


def test_a_phone_writes_for_its_own_table_and_for_a_draw_in_play() -> None:
    room, draw = writing()
    assert room.refuses(player(9), ask.WriteSlip(1, draw, TOP)) is texts.NO_SUCH_TABLE
    assert room.refuses(player(1), ask.WriteSlip(1, draw + 5, TOP)) is texts.NO_SUCH_DRAW
    assert room.refuses(player(1), ask.WriteSlip(1, draw, WrittenSlip(("R4",)))) is judge_texts.SKETCH_UNKNOWN


def test_one_who_does_not_play_writes_nothing() -> None:
    room, draw = writing()
    room.do(OWNER, ask.Withdraw((1,)))
    room.do(CHIEF, ask.Exclude(1, 2, "téléphone sur la table"))
    room.do(OTHER_ARBITER, ask.Arrive(1, 3, 2))
    for table in (1, 2, 3):
        assert room.refuses(player(table), ask.WriteSlip(1, draw, TOP)) is texts.NOT_PLAYING
        assert room.parts(f"player:p{table}")["me"]["playing"] is False
    assert room.parts("player:p4")["me"]["playing"] is True


def test_in_a_game_without_a_clock_slips_are_written_until_the_word_is_retained() -> None:
    room, draw = writing(time=None)
    room.wait(10_000)
    room.do(player(1), ask.WriteSlip(1, draw, TOP))
    assert room.refuses(ARBITER, ask.EnterSlip(1, draw, 2, slip=TOP)) is texts.STILL_OPEN
    room.do(CHIEF, ask.Retain())
    room.judge()
    assert room.points(draw, 1) == 66
    room.do(player(2), ask.WriteSlip(1, draw, TOP, written=1.0))
    assert room.parts("desk:A")[f"sheet:{draw}:2"]["late"]["in_time"] is False


def test_what_only_a_person_sees_may_be_said_of_a_phone_s_slip_too() -> None:
    room, draw = writing()
    room.do(player(1), ask.WriteSlip(1, draw, TOP))
    room.wait(200)
    seen = WrittenSlip(TOP.sketch, TOP.reference, TOP.score, (SlipFault.WROTE_AFTER_END,))
    room.enter(ARBITER, draw, 1, seen)
    assert (room.points(draw, 1), room.sanction(draw, 1)) == (0, "zero")
