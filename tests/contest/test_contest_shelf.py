"""What comes for a game that is over: it never lands in another, and waits where people see it."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.activity.door import Guest
from nonuple.contest import commands as ask
from nonuple.contest.asking import slip_at
from nonuple.contest.run import Run
from nonuple.contest.views.shelf import foresee_counted
from nonuple.contest.written import WrittenSlip
from nonuple.errors import Refusal
from nonuple.texts import contest as texts
from nonuple.words_io.library import open_lexicon
from tests.contest.room import ARBITER, CHIEF, COMMISSION, OTHER_ARBITER, Room, across, player, who

TOP = across("FEDAYIN", "H8", 110)
LESS = across("FADE", "H8", 24)


def two_games(**slips: WrittenSlip) -> Room:
    """A game of one turn, and the next one with letters in play."""
    room = Room(4)
    room.open_game()
    room.turn("FEDAYIN", **slips)
    room.do(CHIEF, ask.EndGame())
    room.open_game()
    room.draw("EINRSTU")
    room.do(CHIEF, ask.StartClock())
    return room


def shelf(room: Room, channel: str = "desk:A") -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = room.parts(channel)["shelf"]
    return shown


def total(room: Room, table: int, game: int = 1) -> int:
    lines: list[dict[str, Any]] = room.parts(f"game:{game}")["ranking"]
    return next(int(line["total"]) for line in lines if line["table"] == table)


def test_a_slip_that_a_phone_sends_for_a_game_before_waits_and_judges_nothing() -> None:
    room = two_games()
    ended = room.contest.runs[1].rounds[0].ended
    assert ended is not None
    room.do(player(1), ask.WriteSlip(1, 0, TOP, written=ended - 20))
    assert room.run.rounds[0].sheets == {}
    assert total(room, 1) == 0
    (waiting,) = shelf(room)
    assert (waiting["game"], waiting["turn"], waiting["table"], waiting["ahead"]) == (1, 1, 1, 20)
    assert shelf(room, "chief") == shelf(room, "organiser") == [waiting]
    assert shelf(room, "desk:B") == []
    assert room.parts(f"player:{who(1)}")["waiting"] == [{"game": 1, "turn": 1}]


@pytest.mark.parametrize(
    ("wish", "count"),
    [
        (ask.EnterSlip(1, 0, 1, slip=TOP), 1),
        (ask.EnterSolution(1, 0, 1, number=1), 1),
        (ask.EnterTop(1, 0), 2),
        (ask.EnterMissing(1, 0), 2),
    ],
)
def test_what_a_desk_kept_over_the_change_of_game_waits_on_the_shelf(
    wish: ask.ContestCommand, count: int
) -> None:
    room = two_games()
    room.wait(200)
    room.do(ARBITER, wish)
    assert all(sheet.entry is None for run in room.contest.runs.values() for sheet in _sheets(run))
    assert [(one["author"], one["written"]) for one in shelf(room)] == [("Anne", None)] * count
    room.do(ARBITER, wish)
    assert len(shelf(room)) == count


def _sheets(run: Run) -> list[Any]:
    return [sheet for played in run.rounds.values() for sheet in played.sheets.values()]


@pytest.mark.article("2026", "6.7")
def test_counting_it_gives_the_game_that_it_would_have_been_and_undoing_it_puts_it_back() -> None:
    room, as_it_should = two_games(), two_games(t1=TOP)
    room.do(player(1), ask.WriteSlip(1, 0, TOP))
    room.do(ARBITER, ask.RuleLate(1, 0, 1, accepted=True))
    assert room.parts("game:1")["ranking"] == as_it_should.parts("game:1")["ranking"]
    (one,) = shelf(room)
    assert (one["earned"], one["taken"]["author"]) == (total(room, 1), "Anne")
    room.do(ARBITER, ask.TakeBack(1, 0, 1))
    assert total(room, 1) == 0
    assert [one["taken"] for one in shelf(room)] == [None]


@pytest.mark.article("2026", "6.7")
def test_a_slip_written_after_the_end_is_worth_nothing() -> None:
    room = two_games()
    room.do(player(1), ask.WriteSlip(1, 0, TOP))
    room.do(CHIEF, ask.RuleLate(1, 0, 1, accepted=False))
    (one,) = shelf(room)
    assert (one["earned"], one["ahead"] < 0) == (0, True)


def test_what_counting_would_change_is_told_before_and_changes_nothing() -> None:
    room = two_games(t2=LESS)
    room.do(player(1), ask.WriteSlip(1, 0, TOP))
    before, run = room.parts("game:1"), room.contest.runs[1]
    told = foresee_counted(room.contest, slip_at(run, run.rounds[0], 1), open_lexicon())
    assert room.parts("game:1") == before
    room.do(CHIEF, ask.RuleLate(1, 0, 1, accepted=True))
    line = next(one for one in room.parts("game:1")["ranking"] if one["table"] == 1)
    assert (told.points, told.rank > told.ranked, told.ranked) == (line["turns"][0], True, line["rank"])


def test_it_goes_to_the_commission_as_one_that_was_late() -> None:
    room = two_games()
    room.do(player(1), ask.WriteSlip(1, 0, TOP))
    room.do(ARBITER, ask.RuleLate(1, 0, 1, accepted=False))
    room.do(ARBITER, ask.Refer(1, 0, 1, why="réseau coupé"))
    assert [one["game"] for one in room.parts("commission")["cases"]] == [1]


def test_a_phone_and_a_paper_of_one_slip_both_wait() -> None:
    room = two_games()
    room.do(player(1), ask.WriteSlip(1, 0, LESS))
    room.do(player(1), ask.WriteSlip(1, 0, TOP))
    room.do(ARBITER, ask.EnterSlip(1, 0, 1, slip=LESS))
    assert [(one["origin"], one["slip"]["sketch"]) for one in shelf(room)] == [
        ("phone", ["FEDAYIN"]),
        ("desk", ["FADE"]),
    ]


def test_notes_of_a_game_before_stay_at_the_desk_until_they_are_in_hand() -> None:
    room = Room(4)
    room.open_game()
    room.turn("FEDAYIN", t1=across("FEDAYIX", "H8", 110))
    room.do(CHIEF, ask.EndGame())
    room.open_game()
    assert [(one["game"], one["table"]) for one in room.parts("desk:A")["notes"]] == [(1, 1)]
    room.do(ARBITER, ask.MoveNotes(1, 0, (1,), "sent"))
    assert [one["stage"] for one in room.parts("desk:A")["notes"]] == ["sent"]
    room.do(ARBITER, ask.MoveNotes(1, 0, (1,), "received"))
    assert room.parts("desk:A")["notes"] == []


def test_a_direction_for_the_game_before_directs_nothing() -> None:
    room = two_games()
    stale = room.contest.runs[1].version
    for seen in (stale, 0):
        assert room.refuses(CHIEF, ask.CloseSlips(seen=seen)) is texts.MOVED_ON
    assert not room.run.rounds[0].closed


WISHES: tuple[tuple[Guest, ask.AboutGame], ...] = (
    (player(1), ask.WriteSlip(1, 0, LESS)),
    (player(2), ask.WriteSlip(1, 0, TOP, handed=True)),
    (ARBITER, ask.EnterSlip(1, 0, 1, slip=TOP)),
    (OTHER_ARBITER, ask.EnterSolution(1, 0, 3, number=2)),
    (ARBITER, ask.EnterTop(1, 0)),
    (OTHER_ARBITER, ask.EnterMissing(1, 0)),
    (ARBITER, ask.TakeBack(1, 0, 1)),
    (CHIEF, ask.RuleLate(1, 0, 1, accepted=True)),
    (CHIEF, ask.RuleLate(1, 0, 2, accepted=False)),
    (ARBITER, ask.Refer(1, 0, 1, why="doute")),
    (ARBITER, ask.WithdrawReferral(1, 0, 1)),
    (player(1), ask.Appeal(1, 0, "non")),
    (ARBITER, ask.MoveNotes(1, 0, (1, 2), "received")),
    (player(2), ask.DeclareTotal(1, 300)),
    (ARBITER, ask.Arrive(1, 2, 1)),
    (CHIEF, ask.Exclude(1, 2, "triche")),
    (COMMISSION, ask.RuleWord(1, "FADE", "struck", "essai")),
)


def _of_game(wish: ask.AboutGame, game: int) -> Any:
    return msgspec.structs.replace(wish, game=game)


def _state_of(room: Room, game: int) -> object:
    run = room.contest.runs[game]
    slips = {
        (draw, who): (sheet.entries, sheet.came, sheet.decision, sheet.case, sheet.note)
        for draw, played in run.rounds.items()
        for who, sheet in played.sheets.items()
        if sheet.revision or sheet.came or sheet.draft
    }
    return slips, run.declared, run.arrivals, run.excluded, run.state.rulings, run.version


@given(st.lists(st.tuples(st.sampled_from(WISHES), st.sampled_from((1, 2))), min_size=1, max_size=12))
def test_what_is_asked_of_one_game_never_changes_another_however_late_it_comes(
    asked: list[tuple[tuple[Guest, ask.AboutGame], int]],
) -> None:
    room = two_games(t1=LESS, t3=TOP)
    room.wait(200)
    room.do(CHIEF, ask.Retain())
    for (actor, wish), game in asked:
        other = 3 - game
        before = _state_of(room, other)
        try:
            room.do(actor, _of_game(wish, game))
        except Refusal as refusal:
            assert str(refusal)
        assert _state_of(room, other) == before
    assert room.again().runs.keys() == room.contest.runs.keys()
