"""What arbiters do with the slips of their tables."""

import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.contest.events import SlipEntered
from nonuple.contest.state import apply
from nonuple.contest.written import WrittenSlip
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import Opinion, Sanction
from nonuple.texts import Text, averages
from nonuple.texts import contest as texts
from nonuple.texts import judge as judge_texts
from tests.contest.room import ARBITER, CHIEF, OTHER_ARBITER, OWNER, Room, across, down, player, who

TOP = across("RALENTI", "H8", 66)
CHEAP = across("RALENTI", "H8", 60)
"""The top with a wrong score: paid, with a warning."""
BAD = across("RATEIN", "H4", 14)
ASKED = down("ENTRAIS", None, 98)
"""At the second turn, without a place: the verdict turns on a junction."""


def after_one_turn(tables: int = 4, **settings: object) -> tuple[Room, int]:
    room = Room(tables)
    room.open_game(**settings)
    return room, room.turn("AEIRTLN")


def after_two_turns() -> tuple[Room, int]:
    room, _ = after_one_turn()
    return room, room.turn("AEIRTSN")


# --- Entering ----------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "2.3", "6.4")
def test_an_arbiter_enters_what_is_on_the_paper_and_it_is_judged() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, TOP)
    room.enter(ARBITER, draw, 2, BAD)
    shown = room.parts("desk:A")[f"sheet:{draw}:1"]
    assert (shown["entry"]["author"], shown["entry"]["origin"], shown["revision"]) == ("Anne", "desk", 1)
    assert (shown["decision"]["points"], shown["decision"]["sanction"]) == (66, "none")
    assert room.decision(draw, 2).refused[0].word == "RATEIN"
    assert (room.line(1)["total"], room.line(2)["total"]) == (66, 0)


def test_slips_are_entered_once_the_time_is_over_and_before_the_word_is_retained() -> None:
    room = Room()
    room.open_game()
    draw = room.draw("AEIRTLN")
    room.do(CHIEF, ask.StartClock())
    for command in (
        ask.EnterSlip(1, draw, 1, slip=TOP),
        ask.EnterSolution(1, draw, 1, number=1),
        ask.EnterTop(1, draw),
        ask.EnterMissing(1, draw),
    ):
        assert room.refuses(ARBITER, command) is texts.STILL_OPEN
    room.wait(200)
    room.enter(ARBITER, draw, 1, TOP)
    assert room.parts("results")["ranking"][0]["total"] == 0
    room.do(CHIEF, ask.Retain())
    assert room.line(1)["total"] == 66


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (ask.EnterSlip(1, 0, 9, slip=TOP), texts.NO_SUCH_TABLE),
        (ask.EnterSlip(1, 0, 3, slip=TOP), texts.NOT_YOUR_TABLE),
        (ask.EnterSlip(1, 7, 1, slip=TOP), texts.NO_SUCH_DRAW),
        (ask.EnterSlip(4, 0, 1, slip=TOP), texts.NO_SUCH_GAME),
        (ask.EnterSolution(1, 0, 1, number=99), texts.NO_SUCH_SOLUTION),
        (ask.TakeBack(1, 0, 1), texts.NOTHING_ENTERED),
        (ask.SettleEntries(1, 0, 1, taken=True), texts.NOTHING_ENTERED),
        (ask.GiveOpinion(1, 0, 1, opinion=Opinion.DOUBTFUL), texts.NOTHING_ENTERED),
        (ask.Overrule(1, 0, 1, points=3, sanction=Sanction.NONE, motive="oui"), texts.NOTHING_ENTERED),
        (ask.WithdrawOverruling(1, 0, 1), texts.NOTHING_ENTERED),
        (ask.SettleCorrection(1, 0, 1, taken=True), texts.NOTHING_ENTERED),
        (ask.RuleLate(1, 0, 1, accepted=True), texts.NOTHING_LATE),
        (ask.MoveNotes(1, 0, (1,), "sent"), texts.NOTHING_ENTERED),
        (ask.Refer(1, 0, 1, why="doute"), texts.NOTHING_ENTERED),
        (ask.Appeal(1, 0, "non", 1), texts.NOTHING_ENTERED),
    ],
)
def test_what_cannot_be_done_to_a_slip_is_refused(command: ask.ContestCommand, said: Text) -> None:
    room, _ = after_one_turn()
    assert room.refuses(ARBITER, command) is said


def test_a_likely_solution_is_entered_by_its_number_without_a_fault() -> None:
    room, draw = after_one_turn()
    solutions = room.parts("desk:A")["solutions"][str(draw)]
    assert [one["number"] for one in solutions] == list(range(1, 10))
    for number, one in enumerate(solutions[:3], start=1):
        room.do(OWNER, ask.EnterSolution(1, draw, number, number=number))
        decision = room.decision(draw, number)
        assert (decision.points, decision.sanction) == (one["score"], "none")
        entry = room.sheet(draw, number).entry
        assert entry is not None and entry.origin == "solution"


def test_a_solution_entered_by_its_number_has_its_jokers_circled() -> None:
    room = Room()
    room.open_game()
    room.turn("AEIRTLN")
    draw = room.turn("AEIRTS?")
    for number in range(1, 10):
        room.do(ARBITER, ask.EnterSolution(1, draw, 1, number=number, seen=room.sheet(draw, 1).revision))
        assert room.sanction(draw, 1) == "none"


def test_the_top_goes_to_all_the_rest_of_his_tables() -> None:
    room, draw = after_one_turn(tables=6)
    room.enter(ARBITER, draw, 2, BAD)
    room.do(ARBITER, ask.EnterTop(1, draw))
    assert [room.points(draw, table) for table in (1, 2, 3)] == [66, 0, 66]
    assert room.sheet(draw, 4).entry is None
    stored = len(room.log)
    room.do(ARBITER, ask.EnterTop(1, draw))
    assert len(room.log) == stored
    room.do(CHIEF, ask.EnterTop(1, draw))
    assert room.points(draw, 4) == 66


def test_the_top_is_the_word_that_was_retained() -> None:
    room = Room()
    room.open_game()
    draw = room.play("AEIRTLN")
    room.do(CHIEF, ask.Retain(ref="H2", word="RELIANT"))
    room.do(ARBITER, ask.EnterTop(1, draw))
    solution = room.decision(draw, 1).solution
    assert solution is not None and (solution.word, room.points(draw, 1)) == ("RELIANT", 66)


@pytest.mark.article("2026", "6.7")
def test_all_that_are_left_handed_in_nothing() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, TOP)
    room.do(ARBITER, ask.EnterMissing(1, draw))
    decision = room.decision(draw, 2)
    assert (decision.points, [motive.code for motive in decision.motives]) == (0, ["no-slip"])


def test_nothing_is_entered_for_those_who_do_not_play() -> None:
    room, draw = after_one_turn()
    room.do(OWNER, ask.Withdraw((1,)))
    room.do(ARBITER, ask.Arrive(1, 2, 2))
    room.do(CHIEF, ask.Exclude(1, 3, "tricherie"))
    room.do(CHIEF, ask.EnterMissing(1, draw))
    entered = [table for table in range(1, 5) if room.sheet(draw, table).entry is not None]
    assert entered == [4]


def test_an_entry_taken_back_leaves_the_one_before() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, TOP)
    room.enter(ARBITER, draw, 1, BAD)
    assert room.line(1)["total"] == 0
    room.do(ARBITER, ask.TakeBack(1, draw, 1))
    assert room.line(1)["total"] == 66
    room.do(ARBITER, ask.TakeBack(1, draw, 1))
    assert (room.sheet(draw, 1).entry, room.sheet(draw, 1).decision) == (None, None)
    assert room.parts("results")["summary"]["pending"] == 4


# --- Two desks at one table --------------------------------------------------------------------------------


def two_entries() -> tuple[Room, int]:
    """Two desks began on the same table before either had entered anything."""
    room, draw = after_one_turn()
    room.do(ARBITER, ask.EnterSlip(1, draw, 1, slip=TOP, seen=0))
    room.do(CHIEF, ask.EnterSlip(1, draw, 1, slip=BAD, seen=0))
    return room, draw


def test_of_two_desks_the_first_stands_and_both_are_shown_both_entries() -> None:
    room, draw = two_entries()
    assert room.points(draw, 1) == 66
    for channel in ("desk:A", "double"):
        shown = room.parts(channel)[f"sheet:{draw}:1"]
        assert (shown["entry"]["author"], shown["rival"]["author"]) == ("Anne", "Chloé")
        assert msgspec.convert(shown["rival"]["slip"], WrittenSlip) == BAD
    assert room.again().runs[1].rounds[draw].sheet(who(1)).rival == room.sheet(draw, 1).rival


@pytest.mark.parametrize(("taken", "points"), [(True, 0), (False, 66)])
def test_a_person_says_which_of_two_entries_stands(taken: bool, points: int) -> None:
    room, draw = two_entries()
    room.do(ARBITER, ask.SettleEntries(1, draw, 1, taken=taken))
    assert (room.points(draw, 1), room.sheet(draw, 1).rival) == (points, None)
    assert room.refuses(ARBITER, ask.SettleEntries(1, draw, 1, taken=taken)) is texts.NO_RIVAL


def test_two_entries_of_an_earlier_turn_stay_before_the_desk() -> None:
    room, draw = two_entries()
    room.turn("EEIRTAN")
    room.turn("AUIODES")
    assert f"sheet:{draw}:1" in room.parts("desk:A")
    room.do(CHIEF, ask.SettleEntries(1, draw, 1, taken=False))
    assert f"sheet:{draw}:1" not in room.parts("desk:A")


def test_once_the_first_entry_is_taken_back_the_other_one_counts() -> None:
    room, draw = two_entries()
    room.do(ARBITER, ask.TakeBack(1, draw, 1))
    entry = room.sheet(draw, 1).entry
    assert entry is not None
    assert (entry.slip, entry.author, room.sheet(draw, 1).rival) == (BAD, "Chloé", None)


def test_two_desks_that_read_the_same_have_nothing_to_choose() -> None:
    room, draw = after_one_turn()
    room.do(ARBITER, ask.EnterSlip(1, draw, 1, slip=TOP, seen=0))
    assert room.refuses(CHIEF, ask.EnterSlip(1, draw, 1, slip=TOP, seen=0)) is texts.ALREADY_ENTERED
    room.do(CHIEF, ask.EnterSlip(1, draw, 1, slip=BAD, seen=0))
    room.do(ARBITER, ask.EnterSlip(1, draw, 1, slip=BAD, seen=1))
    assert room.sheet(draw, 1).rival is None


def test_an_entry_made_knowingly_leaves_the_other_one_to_be_settled() -> None:
    room, draw = two_entries()
    room.do(ARBITER, ask.EnterSlip(1, draw, 1, slip=CHEAP, seen=1))
    rival = room.sheet(draw, 1).rival
    assert rival is not None and rival.slip == BAD


def test_where_an_entry_was_taken_back_the_next_one_is_taken() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, TOP)
    room.do(ARBITER, ask.TakeBack(1, draw, 1))
    room.do(CHIEF, ask.EnterSlip(1, draw, 1, slip=BAD, seen=1))
    assert room.points(draw, 1) == 0


def test_only_the_entry_that_one_has_seen_is_taken_back() -> None:
    room, draw = two_entries()
    room.do(CHIEF, ask.SettleEntries(1, draw, 1, taken=True))
    assert room.refuses(ARBITER, ask.TakeBack(1, draw, 1, seen=1)) is texts.OTHER_REVISION
    room.do(CHIEF, ask.TakeBack(1, draw, 1, seen=2))
    assert room.points(draw, 1) == 66


def test_of_two_entries_stored_at_once_the_first_counts() -> None:
    room, draw = after_one_turn()
    for author, slip in (("Anne", TOP), ("Basile", BAD)):
        room.store((SlipEntered(1, draw, who(1), slip, seen=0),), author)
    room.judge()
    sheet = room.sheet(draw, 1)
    assert (room.points(draw, 1), sheet.revision, sheet.refused) == (66, 1, 1)
    assert sheet.rival is not None and sheet.rival.author == "Basile"
    entry = sheet.entry
    assert entry is not None and entry.author == "Anne"


def test_an_entry_that_comes_twice_out_of_the_log_counts_once() -> None:
    room, draw = after_one_turn()
    event = SlipEntered(1, draw, who(1), TOP, seen=0)
    for _ in range(2):
        apply(room.contest, event, room.contest.number + 1, "Anne", "")
    assert (len(room.sheet(draw, 1).entries), room.sheet(draw, 1).rival) == (1, None)


# --- Faults that only a person sees ------------------------------------------------------------------------


@pytest.mark.article("2026", "6.5", "6.7", "6.8")
@pytest.mark.parametrize(
    ("fault", "points", "warnings"),
    [
        (SlipFault.NO_SLIP, 0, 0),
        (SlipFault.SEVERAL_SLIPS, 0, 0),
        (SlipFault.ILLEGIBLE, 0, 0),
        (SlipFault.LATE, 0, 0),
        (SlipFault.WROTE_AFTER_END, 0, 0),
        (SlipFault.EXCHANGED, 0, 0),
        (SlipFault.SERIOUS_MISCONDUCT, 0, 0),
        (SlipFault.UNTIDY, 66, 1),
        (SlipFault.MISCONDUCT, 66, 1),
    ],
)
def test_what_an_arbiter_notes_on_a_slip_counts(fault: SlipFault, points: int, warnings: int) -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, WrittenSlip(TOP.sketch, TOP.reference, TOP.score, (fault,)))
    assert (room.points(draw, 1), room.line(1)["warnings"]) == (points, warnings)


@pytest.mark.article("2026", "6.8")
def test_a_disciplinary_warning_is_added_to_another_one() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, WrittenSlip(CHEAP.sketch, CHEAP.reference, 60, (SlipFault.MISCONDUCT,)))
    assert room.line(1)["warnings"] == 2
    assert room.parts("desk:A")["seats"][0]["warnings"] == 2


# --- Questions ---------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "6.4.2.2")
@pytest.mark.parametrize(
    ("opinion", "points", "sanction"),
    [
        (Opinion.PLAUSIBLE, 0, "zero"),
        (Opinion.IMPLAUSIBLE, 93, "penalty"),
        (Opinion.DOUBTFUL, None, "commission"),
    ],
)
def test_a_verdict_that_turns_on_a_junction_waits_for_an_opinion(
    opinion: Opinion, points: int | None, sanction: str
) -> None:
    room, draw = after_two_turns()
    room.enter(ARBITER, draw, 1, ASKED)
    decision = room.decision(draw, 1)
    assert (decision.points, decision.sanction) == (None, "undecided")
    assert decision.question is not None and decision.question.outcomes[opinion].points == points
    rounds = room.parts("desk:A")["rounds"]
    assert (rounds[-1]["questions"], rounds[-1]["open"]) == (1, 1)
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=opinion))
    assert (room.points(draw, 1), room.sanction(draw, 1)) == (points, sanction)
    assert room.refuses(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=opinion)) is texts.NO_QUESTION


def test_an_opinion_is_about_the_slip_that_was_entered() -> None:
    room, draw = after_two_turns()
    room.enter(ARBITER, draw, 1, ASKED)
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.PLAUSIBLE))
    room.enter(ARBITER, draw, 1, ASKED)
    assert room.sanction(draw, 1) == "undecided"


# --- Deciding otherwise ------------------------------------------------------------------------------------


def test_an_arbiter_decides_otherwise_and_says_why() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, BAD)
    room.do(ARBITER, ask.Overrule(1, draw, 1, points=14, sanction=Sanction.NONE, motive="mal lu"))
    shown = room.parts("desk:A")[f"sheet:{draw}:1"]
    assert (shown["decision"]["points"], shown["judged"]["points"]) == (14, 0)
    assert shown["overrulings"][0]["author"] == "Anne"
    assert "mal lu" in shown["decision"]["said"]["fr"]
    assert room.line(1)["total"] == 14
    room.do(ARBITER, ask.WithdrawOverruling(1, draw, 1))
    assert room.line(1)["total"] == 0
    assert room.refuses(ARBITER, ask.WithdrawOverruling(1, draw, 1)) is texts.NO_OVERRULING


@pytest.mark.parametrize(
    ("points", "sanction", "motive", "said"),
    [
        (14, "none", "  ", judge_texts.OVERRULING_NEEDS_MOTIVE),
        (14, "zero", "non", judge_texts.OVERRULING_POINTS),
        (14, "average", "non", averages.NOT_TYPED),
        (14, "commission", "non", judge_texts.OVERRULING_POINTS),
        (14, "undecided", "non", judge_texts.OVERRULING_POINTS),
    ],
)
def test_a_decision_that_is_none_is_refused(points: int, sanction: str, motive: str, said: Text) -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, BAD)
    command = ask.Overrule(1, draw, 1, points=points, sanction=Sanction(sanction), motive=motive)
    assert room.refuses(ARBITER, command) is said


@pytest.mark.article("2026", "4.5")
def test_a_penalty_that_an_arbiter_gives_leaves_the_solution_what_it_was_worth() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, TOP)
    room.do(ARBITER, ask.Overrule(1, draw, 1, points=61, sanction=Sanction.PENALTY, motive="place oubliée"))
    decision = room.decision(draw, 1)
    assert (decision.points, decision.gross) == (61, 66)


@pytest.mark.article("2026", "6.8")
def test_misconduct_stays_noted_whatever_is_decided_of_the_word() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, WrittenSlip(BAD.sketch, BAD.reference, 14, (SlipFault.MISCONDUCT,)))
    room.do(ARBITER, ask.Overrule(1, draw, 1, points=14, sanction=Sanction.NONE, motive="mot admis"))
    assert (room.line(1)["total"], room.line(1)["warnings"]) == (14, 1)


def test_a_new_entry_is_judged_by_the_rulebook_again() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, BAD)
    room.do(ARBITER, ask.Overrule(1, draw, 1, points=14, sanction=Sanction.NONE, motive="mal lu"))
    room.enter(ARBITER, draw, 1, TOP)
    assert (room.points(draw, 1), room.sheet(draw, 1).overrulings) == (66, ())


# --- Past turns --------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.4")
@pytest.mark.article("2009", "4.3")
def test_a_past_turn_stays_correctable_and_what_follows_from_it_follows() -> None:
    room = Room()
    room.open_game()
    draws = [room.turn("AEIRTLN", t1=CHEAP), room.turn("AEIRTSN"), room.turn("EEIRTAN")]
    room.enter(ARBITER, draws[1], 1, down("ENTRAIS", "15B", 90))
    room.enter(ARBITER, draws[2], 1, down("RAINETEE", "11D", 80))
    draws.append(room.turn("AEIOULN"))
    top = room.run.state.turns[-1]
    slip = down(top.word, top.ref, 1) if top.ref[0].isdigit() else across(top.word, top.ref, 1)
    room.enter(ARBITER, draws[3], 1, slip)
    line = room.line(1)
    assert (line["warnings"], line["deduction"]) == (4, 5)
    assert line["total"] == 66 + 98 + 82 + top.score - 5
    room.enter(ARBITER, draws[0], 1, TOP)
    line = room.line(1)
    assert (line["warnings"], line["deduction"], line["total"]) == (3, 0, 66 + 98 + 82 + top.score)
    assert room.parts("player:p1")["totals"]["warnings"] == 3
    room.enter(ARBITER, draws[0], 1, across("LIANTE", "H3", 14))
    assert room.line(1)["turns"][0] == 14


def test_a_game_that_is_over_stays_correctable_too() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, TOP)
    room.do(CHIEF, ask.EndGame())
    room.open_game()
    room.do(ARBITER, ask.EnterSlip(1, draw, 1, slip=BAD, seen=1))
    room.do(ARBITER, ask.RuleLate(1, draw, 1, accepted=True))
    one, *_ = (line for line in room.parts("results")["cumulated"] if line["table"] == 1)
    assert (one["total"], one["games"]) == (0, [0, 0])


# --- The desk's own view -----------------------------------------------------------------------------------


def test_a_desk_shows_its_own_tables_and_how_far_they_are() -> None:
    room, draw = after_one_turn(tables=6)
    room.enter(ARBITER, draw, 1, CHEAP)
    desk, other = room.parts("desk:A"), room.parts("desk:B")
    assert [seat["table"] for seat in desk["seats"]] == [1, 2, 3]
    assert [seat["table"] for seat in other["seats"]] == [4, 5, 6]
    assert (desk["rounds"][0]["expected"], desk["rounds"][0]["entered"]) == (3, 1)
    progress = {one["arbiter"]: one["rounds"][0]["entered"] for one in room.parts("chief")["progress"]}
    assert progress == {"A": 1, "B": 0}
    assert len([name for name in room.parts("double") if name.startswith("sheet:")]) == 6


def test_slips_that_are_settled_leave_the_desk_after_two_turns() -> None:
    room, first = after_one_turn()
    room.enter(ARBITER, first, 1, TOP)
    room.turn("AEIRTSN")
    room.turn("EEIRTAN")
    shown = room.parts("desk:A")
    assert f"sheet:{first}:1" not in shown
    assert f"sheet:{first}:2" in shown


def test_tables_that_nobody_judges_are_the_chief_arbiter_s() -> None:
    room, draw = after_one_turn()
    room.do(OWNER, ask.NameArbiters(()))
    assert room.refuses(ARBITER, ask.EnterSlip(1, draw, 1, slip=TOP)) is texts.NOT_YOUR_TABLE
    room.enter(CHIEF, draw, 1, TOP)
    (desk,) = room.parts("chief")["progress"]
    assert (desk["arbiter"], desk["rounds"][0]["entered"]) == (None, 1)


# --- Who plays ---------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "7.2")
@pytest.mark.article("2010", "5.1")
@pytest.mark.article("2009", "5.1")
def test_one_who_comes_late_has_nothing_for_the_turns_before() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, TOP)
    room.do(ARBITER, ask.Arrive(1, 1, 2))
    line = room.line(1)
    assert (line["total"], line["turns"]) == (0, [0])
    assert room.refuses(OTHER_ARBITER, ask.Arrive(1, 1, 2)) is texts.NOT_YOUR_TABLE
    room.do(ARBITER, ask.Arrive(1, 1, 1))
    assert room.line(1)["total"] == 66


@pytest.mark.article("2026", "7.1")
def test_one_who_cheats_keeps_nothing_and_plays_none_of_the_games_that_follow() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, TOP)
    assert room.refuses(CHIEF, ask.Exclude(1, 1, " ")) is texts.WHY_NEEDED
    room.do(CHIEF, ask.Exclude(1, 1, "antisèche"))
    line = room.line(1)
    assert (line["total"], line["excluded"], line["turns"], line["rank"]) == (0, True, [0], 4)
    assert room.parts("player:p1")["me"]["excluded"] is True
    room.do(CHIEF, ask.EndGame())
    room.open_game()
    next_draw = room.draw("AEIRTLN")
    assert room.refuses(player(1), ask.WriteSlip(1, next_draw, TOP)) is texts.NOT_PLAYING


@pytest.mark.article("2026", "7.1")
def test_one_excluded_by_mistake_has_all_he_scored_again_and_plays_on() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, TOP)
    before = room.line(1)
    assert room.refuses(CHIEF, ask.Readmit(1, 1)) is texts.NOT_EXCLUDED
    room.do(CHIEF, ask.Exclude(1, 1, "antisèche"))
    room.do(CHIEF, ask.Readmit(1, 1))
    assert room.line(1) == before
    assert room.parts("player:p1")["me"]["excluded"] is False
    room.do(CHIEF, ask.Exclude(1, 1, "antisèche"))
    room.do(CHIEF, ask.EndGame())
    room.open_game()
    room.draw("AEIRTLN")
    room.do(CHIEF, ask.Readmit(2, 1))
    assert room.run.arrivals == {"p1": 1}
    assert room.line(1)["total"] == 0 and not room.line(1)["excluded"]


@pytest.mark.article("2026", "2.3")
def test_what_players_counted_themselves_is_shown_beside_the_arbiters_total() -> None:
    room, draw = after_one_turn()
    room.enter(ARBITER, draw, 1, TOP)
    room.do(CHIEF, ask.EndGame())
    room.do(player(1), ask.DeclareTotal(1, 66))
    room.do(OTHER_ARBITER, ask.DeclareTotal(1, 12, 3))
    assert (room.line(1)["declared"], room.line(3)["declared"], room.line(2)["declared"]) == (66, 12, None)
    assert room.refuses(OTHER_ARBITER, ask.DeclareTotal(1, 12, 1)) is texts.NOT_YOUR_TABLE
    assert room.refuses(OTHER_ARBITER, ask.DeclareTotal(1, 12)) is texts.NO_SUCH_TABLE
