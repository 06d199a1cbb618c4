"""Cases before the commission: referred, appealed in time, read, voted on, decided."""

import pytest

from nonuple.activity.door import Granted
from nonuple.contest import commands as ask
from nonuple.contest.written import WrittenSlip
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import Opinion, Sanction
from nonuple.texts import appeals
from nonuple.texts import contest as texts
from nonuple.texts import judge as judge_texts
from tests.contest.room import (
    ARBITER,
    CHIEF,
    COMMISSION,
    DOUBLE,
    OTHER_ARBITER,
    OWNER,
    Room,
    across,
    down,
    player,
)

TOP = across("RALENTI", "H8", 66)
BAD = across("RATEIN", "H4", 14)
APPEAL = ask.Appeal(1, 0, "le mot existe")
MINUTE = 60


def entered(edition: str = "2026") -> Room:
    room = Room()
    room.open_game(edition=edition)
    room.turn("AEIRTLN", t1=BAD, t2=TOP)
    return room


def rule(points: int, **more: int) -> ask.RuleCase:
    return ask.RuleCase(
        1, 0, more.get("table", 1), points=points, sanction=Sanction.NONE, motive="mot du dictionnaire"
    )


@pytest.mark.article("2026", "6.4.2.2", "7.3")
def test_a_doubtful_slip_goes_to_the_commission_and_comes_back_decided() -> None:
    room = entered()
    draw = room.turn("AEIRTSN")
    room.enter(ARBITER, draw, 1, down("ENTRAIS", None, 98))
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.DOUBTFUL))
    (case,) = room.parts("commission")["cases"]
    assert (case["turn"], case["ruled"], case["sheet"]["decision"]["sanction"]) == (2, False, "commission")
    assert (case["retained"], case["drawn"]) == ("ENTRAIS 15B 98", "AEIRTSN")
    assert room.line(1)["total"] == 0
    command = ask.RuleCase(1, draw, 1, points=93, sanction=Sanction.PENALTY, motive="place absente")
    room.do(COMMISSION, command)
    assert room.line(1)["total"] == 93
    assert room.parts("commission")["cases"][0]["ruled"] is True


@pytest.mark.article("2026", "7.3")
@pytest.mark.article("2010", "5.3")
@pytest.mark.article("2009", "5.3")
def test_arbiters_refer_and_players_appeal() -> None:
    room = entered()
    room.do(ARBITER, ask.Refer(1, 0, 2, why="illisible ?"))
    room.do(player(1), APPEAL)
    first, second = room.parts("commission")["cases"]
    assert (first["sheet"]["case"]["appeal"], second["sheet"]["case"]["appeal"]) == (True, False)
    assert room.results("p1")[0]["appealed"] is True
    assert room.results("p2")[0]["appealed"] is False


def test_a_slip_of_an_earlier_turn_stays_before_its_desk_until_the_commission_has_decided() -> None:
    room = entered()
    room.do(ARBITER, ask.Refer(1, 0, 2, why="illisible ?"))
    room.turn("AEIRTSN")
    room.turn("EEIRTAN")
    assert "sheet:0:2" in room.parts("desk:A")
    room.do(COMMISSION, rule(66, table=2))
    assert "sheet:0:2" not in room.parts("desk:A")


def test_a_case_is_opened_once_with_a_reason() -> None:
    room = entered()
    assert room.refuses(ARBITER, ask.Refer(1, 0, 1, why=" ")) is texts.WHY_NEEDED
    assert room.refuses(player(1), ask.Appeal(1, 0, " ")) is texts.WHY_NEEDED
    room.do(ARBITER, ask.Refer(1, 0, 1, why="doute"))
    stored = len(room.log)
    room.do(DOUBLE, ask.Refer(1, 0, 1, why="doute aussi"))
    assert len(room.log) == stored
    room.do(player(1), APPEAL)
    room.do(player(1), APPEAL)
    assert len(room.log) == stored + 1
    (case,) = room.parts("commission")["cases"]
    assert case["sheet"]["case"]["appeal"] is True


def test_an_appeal_is_about_one_s_own_slip_once_it_is_decided() -> None:
    room = Room()
    room.open_game()
    draw = room.play("AEIRTLN", t1=BAD)
    assert room.refuses(player(1), ask.Appeal(1, draw, "non")) is texts.NOT_DECIDED
    room.do(CHIEF, ask.Retain())
    assert room.refuses(player(2), ask.Appeal(1, draw, "non")) is texts.NOTHING_ENTERED
    room.do(player(1), ask.Appeal(1, draw, "non", table=2))
    assert room.sheet(draw, 1).case is not None and room.sheet(draw, 2).case is None
    assert room.refuses(OTHER_ARBITER, ask.Appeal(1, draw, "non", table=1)) is texts.NOT_YOUR_TABLE


@pytest.mark.article("2026", "7.3")
def test_after_the_last_game_there_are_15_minutes_to_appeal() -> None:
    room = entered()
    room.do(CHIEF, ask.EndGame())
    room.wait(15 * MINUTE)
    room.do(player(1), APPEAL)
    assert room.parts("commission")["cases"][0]["deadline"] is not None
    other = entered()
    other.do(CHIEF, ask.EndGame())
    other.wait(15 * MINUTE + 1)
    assert other.refuses(player(1), APPEAL) is texts.APPEAL_TOO_LATE
    other.do(ARBITER, ask.Refer(1, 0, 1, why="à revoir"))


@pytest.mark.article("2026", "7.3")
def test_between_two_games_there_is_time_until_the_first_letters_of_the_next() -> None:
    room = entered()
    room.do(CHIEF, ask.EndGame())
    room.wait(5 * MINUTE)
    room.open_game(source="program")
    room.wait(60 * MINUTE)
    room.do(CHIEF, ask.MixPhrase(phrase="les embruns"))
    room.wait(MINUTE)
    room.do(player(1), ask.Appeal(1, 0, "le mot existe"))
    room.do(CHIEF, ask.Draw())
    room.wait(1)
    assert room.refuses(player(2), ask.Appeal(1, 0, "moi aussi")) is texts.APPEAL_TOO_LATE


@pytest.mark.article("2010", "5.3")
@pytest.mark.article("2009", "5.3")
@pytest.mark.parametrize("edition", ["2010", "2009"])
def test_older_rulebooks_set_no_time_for_appeals(edition: str) -> None:
    room = entered(edition)
    room.do(CHIEF, ask.EndGame())
    room.wait(1000 * MINUTE)
    room.do(player(1), APPEAL)
    assert room.parts("commission")["cases"][0]["deadline"] is None


@pytest.mark.article("2026", "7.3", "7.4.1")
def test_what_the_commission_decides_is_no_longer_the_arbiter_s() -> None:
    room = entered()
    room.do(player(1), APPEAL)
    room.do(COMMISSION, rule(14))
    assert room.line(1)["total"] == 14
    for command in (
        ask.EnterSlip(1, 0, 1, slip=TOP, seen=1),
        ask.EnterSolution(1, 0, 1, number=1, seen=1),
        ask.TakeBack(1, 0, 1),
        ask.Overrule(1, 0, 1, points=0, sanction=Sanction.ZERO, motive="non"),
        ask.WithdrawOverruling(1, 0, 1),
    ):
        assert room.refuses(ARBITER, command) is texts.COMMISSION_DECIDED
    assert room.refuses(DOUBLE, ask.ProposeCorrection(1, 0, 1, slip=TOP)) is texts.COMMISSION_DECIDED
    assert room.refuses(player(1), APPEAL) is texts.CASE_RULED
    assert room.results("p1")[0]["ruled"] is True
    room.do(COMMISSION, rule(12))
    assert room.line(1)["total"] == 12


def test_the_commission_decides_on_its_cases_only() -> None:
    room = entered()
    assert room.refuses(COMMISSION, rule(14)) is texts.NO_CASE
    room.do(player(1), APPEAL)
    bad = ask.RuleCase(1, 0, 1, points=3, sanction=Sanction.ZERO, motive="non")
    assert room.refuses(COMMISSION, bad) is judge_texts.OVERRULING_POINTS


@pytest.mark.article("2026", "6.4.2.2", "7.3")
def test_a_doubtful_slip_has_the_outcomes_that_the_desk_was_offered() -> None:
    room = entered()
    draw = room.turn("AEIRTSN")
    room.enter(ARBITER, draw, 1, down("ENTRAIS", None, 98))
    asked = room.decision(draw, 1).question
    assert asked is not None
    offered = {
        (answer.value, one.sanction, one.points)
        for answer, one in asked.outcomes.items()
        if one.sanction != "commission"
    }
    assert offered == {("plausible", "zero", 0), ("implausible", "penalty", 93)}
    for refer in (ask.Refer(1, draw, 1, why="?"), ask.GiveOpinion(1, draw, 1, opinion=Opinion.DOUBTFUL)):
        room.do(ARBITER, refer)
        (case,) = room.parts("commission")["cases"]
        assert {(way["kind"], way["sanction"], way["points"]) for way in case["ways"]} == offered


@pytest.mark.article("2026", "6.4.2.2", "7.3")
def test_a_slip_of_which_the_arbiter_cannot_tell_the_word_has_the_outcome_of_each() -> None:
    room = Room()
    room.open_game()
    draw = room.play("AEIRTLN")
    slip = WrittenSlip(("RAT", "..I", "..E", "..N"), None, 5, (SlipFault.DOUBTFUL_SOLUTIONS,))
    room.enter(ARBITER, draw, 1, slip)
    assert room.sanction(draw, 1) == "commission"
    (case,) = room.parts("commission")["cases"]
    assert {way["kind"] for way in case["ways"]} <= {"written", "main"}
    assert all(way["solution"] for way in case["ways"] if way["sanction"] != "zero")
    assert len({(way["sanction"], way["points"]) for way in case["ways"]}) == len(case["ways"]) > 1


def test_without_several_readings_the_commission_keeps_the_verdict_pays_or_refuses() -> None:
    room = entered()
    room.do(player(1), APPEAL)
    room.do(ARBITER, ask.Refer(1, 0, 2, why="?"))
    first, second = room.parts("commission")["cases"]
    assert [(way["kind"], way["points"]) for way in first["ways"]] == [
        ("stands", 0),
        ("paid", 14),
        ("warned", 14),
    ]
    assert [(way["kind"], way["points"]) for way in second["ways"]] == [
        ("stands", 66),
        ("refused", 0),
        ("warned", 66),
    ]
    assert (first["favoured"], second["favoured"]) == (None, None)


@pytest.mark.article("2026", "7.3")
def test_the_most_favourable_reading_is_told_unless_the_player_may_have_tried_two_at_once() -> None:
    room, draw = doubted()
    (case,) = room.parts("commission")["cases"]
    assert case["ways"][case["favoured"]]["sanction"] == "penalty"
    room.do(COMMISSION, ask.WeighCase(1, draw, 1, both_ways=True))
    (case,) = room.parts("commission")["cases"]
    assert (case["favoured"], case["both_ways"]) == (None, True)
    stored = len(room.log)
    room.do(COMMISSION, ask.WeighCase(1, draw, 1, both_ways=True))
    assert len(room.log) == stored
    room.do(COMMISSION, ask.WeighCase(1, draw, 1, both_ways=False))
    assert room.parts("commission")["cases"][0]["favoured"] is not None


def doubted() -> tuple[Room, int]:
    room = entered()
    draw = room.turn("AEIRTSN")
    room.enter(ARBITER, draw, 1, down("ENTRAIS", None, 98))
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.DOUBTFUL))
    return room, draw


def seat(room: Room, *names: str) -> None:
    room.do(OWNER, ask.NameCommission(names))


@pytest.mark.article("2026", "7.4.1")
def test_the_organiser_composes_the_commission_each_member_once() -> None:
    room = entered()
    seat(room, " Jeanne  Morvan", "Paul", "Paul")
    assert (
        room.parts("commission")["members"]
        == room.parts("organiser")["commission"]
        == ["Jeanne Morvan", "Paul"]
    )
    stored = len(room.log)
    seat(room, "Jeanne Morvan", "Paul")
    assert len(room.log) == stored
    assert room.refuses(OWNER, ask.NameCommission(("Jeanne", " "))) is texts.NAME_NEEDED


@pytest.mark.article("2026", "7.3")
def test_each_member_of_the_commission_votes_and_his_last_word_counts() -> None:
    room, draw = doubted()
    seat(room, "Jeanne", "Paul", "Ana")
    assert room.parts("commission")["members"] == ["Jeanne", "Paul", "Ana"]
    for member, points, sanction in (("Jeanne", 93, "penalty"), ("Paul", 93, "penalty"), ("Paul", 0, "zero")):
        vote = ask.Vote(1, draw, 1, member=member, points=points, sanction=sanction)  # type: ignore[arg-type]
        room.do(COMMISSION, vote)
    (case,) = room.parts("commission")["cases"]
    assert case["votes"] == {
        "Jeanne": {"points": 93, "sanction": "penalty"},
        "Paul": {"points": 0, "sanction": "zero"},
    }
    assert case["ruled"] is False
    stranger = ask.Vote(1, draw, 1, member="Zoé", points=0, sanction=Sanction.ZERO)
    assert room.refuses(COMMISSION, stranger) is appeals.NOT_A_MEMBER
    bad = ask.Vote(1, draw, 1, member="Ana", points=3, sanction=Sanction.ZERO)
    assert room.refuses(COMMISSION, bad) is judge_texts.OVERRULING_POINTS


def test_votes_are_about_the_slip_that_was_seen() -> None:
    room, draw = doubted()
    seat(room, "Jeanne")
    room.do(COMMISSION, ask.Vote(1, draw, 1, member="Jeanne", points=93, sanction=Sanction.PENALTY))
    room.do(COMMISSION, ask.WeighCase(1, draw, 1, both_ways=True))
    room.enter(ARBITER, draw, 1, down("ENTRAIT", None, 98))
    assert (room.sheet(draw, 1).votes, room.sheet(draw, 1).both_ways) == ({}, False)


@pytest.mark.article("2026", "7.4.1")
def test_a_ranked_game_says_as_long_as_it_has_no_commission() -> None:
    room = Room(phones=False)
    room.open_game(ranked=True)
    assert lacking(room) == (True, True)
    seat(room, "Jeanne")
    assert lacking(room) == (False, False)
    linked = Room(phones=False)
    linked.open_game(ranked=True)
    linked.store((Granted("c", "commission", "hash"),), "Olive")
    assert lacking(linked) == (False, False)
    friendly = Room()
    friendly.open_game()
    older = Room(phones=False)
    older.open_game(ranked=True, edition="2010")
    assert lacking(friendly) == lacking(older) == (False, False)


def lacking(room: Room) -> tuple[bool, bool]:
    (game,) = room.parts("organiser")["games"]
    return game["lacks_commission"], room.parts("chief")["lacks_commission"]


def test_cases_of_a_turn_that_was_undone_are_set_aside_with_it() -> None:
    room = entered()
    room.do(player(1), APPEAL)
    room.do(CHIEF, ask.Undo(turn=1))
    assert room.parts("commission")["cases"] == []
    room.do(CHIEF, ask.Redo())
    assert len(room.parts("commission")["cases"]) == 1
