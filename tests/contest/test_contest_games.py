"""Whole games of every edition and kind, and what their results come to."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from nonuple.contest import commands as ask
from nonuple.contest.people import Arbiter, Block, Entrant
from nonuple.contest.results.rankings import played_game
from nonuple.contest.written import WrittenSlip
from nonuple.slips.verdict import Sanction
from nonuple.texts import contest as texts
from tests.contest.room import ARBITER, CHIEF, OTHER_ARBITER, OWNER, Room, across, down, player, who

TOP = across("RALENTI", "H8", 66)
CHEAP = across("RALENTI", "H8", 60)
BAD = across("RATEIN", "H4", 14)


def draws(room: Room) -> Iterator[int]:
    """Every turn of a game whose letters the program draws, to its end."""
    while not room.run.over:
        room.draw(None)
        current = room.run.line.current
        if current is not None:
            if room.run.state.settings.time is not None:
                room.do(CHIEF, ask.StartClock())
                room.wait(300)
            yield current
            room.do(CHIEF, ask.Retain())


@pytest.mark.parametrize("edition", ["2026", "2010", "2009", "box"])
def test_a_whole_game_in_which_one_always_finds_the_top(edition: str) -> None:
    room = Room(4)
    room.open_game(edition=edition, source="program")
    for draw in draws(room):
        room.do(ARBITER, ask.EnterTop(1, draw))
        room.do(OTHER_ARBITER, ask.EnterMissing(1, draw))
    room.do(CHIEF, ask.EndAnnouncement())
    assert room.stage == "over"
    summary = room.parts("results")["summary"]
    assert (summary["final"], summary["pending"]) == (True, 0)
    assert summary["top"] == room.parts("public")["total"] == sum(summary["turns"])
    assert [line["rank"] for line in room.parts("results")["ranking"]] == [1, 1, 3, 3]
    assert (room.line(1)["total"], room.line(1)["percent"]) == (summary["top"], 100.0)
    assert (room.line(3)["total"], room.line(3)["negative"]) == (0, -summary["top"])
    assert room.again().number == room.contest.number


@pytest.mark.article("2026", "4.8.1", "4.8.2", "4.8.3")
@pytest.mark.parametrize("formula", ["7/8", "7+8", "7+8+9", "joker", "joker-7+8"])
def test_a_whole_game_of_an_original_formula(formula: str) -> None:
    room = Room(4)
    room.open_game(formula=formula, source="program", pairs=True)
    for draw in draws(room):
        room.do(CHIEF, ask.EnterTop(1, draw))
    assert room.line(4)["percent"] == 100.0
    assert room.line(1)["warnings"] == 0


# --- Solos -------------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.5")
@pytest.mark.article("2010", "2.6.4")
@pytest.mark.article("2009", "2.6.4")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
def test_solos_are_told_and_paid_at_the_end_of_the_game_only(edition: str) -> None:
    room = Room(16)
    room.open_game(edition=edition, source="program")
    for number, draw in enumerate(draws(room), start=1):
        if number == 1:
            room.do(CHIEF, ask.EnterSolution(1, draw, 1, number=1))
        else:
            assert (room.line(1)["total"], room.line(1)["solos"]) == (room.run.state.turns[0].score, 0)
            assert room.parts("results")["solos"] == []
        room.do(CHIEF, ask.EnterMissing(1, draw))
    room.do(CHIEF, ask.EndAnnouncement())
    top = room.run.state.turns[0].score
    (solo,) = room.parts("results")["solos"]
    assert (solo["turn"], solo["table"], solo["points"], solo["bonus"]) == (1, 1, top, 10)
    assert (room.line(1)["total"], room.line(1)["solos"]) == (top + 10, 1)
    assert any("Joueur 1" in line["text"] for line in room.parts("chief")["prompter"])


def test_a_solo_s_bonus_does_not_show_in_the_order_of_the_ranking_either() -> None:
    room = Room(16)
    room.open_game()
    one = room.turn("AEIRTLN", t1=TOP, t2=TOP)
    room.do(CHIEF, ask.EnterMissing(1, one))
    two = room.turn("AEIRTSN", t3=down("ENTRAIS", "15B", 98))
    room.do(CHIEF, ask.Overrule(1, two, 3, points=60, sanction=Sanction.NONE, motive="pour l'essai"))
    room.do(CHIEF, ask.EnterMissing(1, two))
    assert [line["table"] for line in room.parts("results")["ranking"]][:3] == [1, 2, 3]
    room.do(CHIEF, ask.EndGame())
    assert [line["table"] for line in room.parts("results")["ranking"]][:3] == [3, 1, 2]


@pytest.mark.article("2026", "4.5")
def test_fewer_than_16_players_make_solos_without_a_bonus() -> None:
    room = Room(15)
    room.open_game()
    draw = room.turn("AEIRTLN", t1=TOP)
    room.do(CHIEF, ask.EnterMissing(1, draw))
    room.do(CHIEF, ask.EndGame())
    assert (room.line(1)["total"], room.line(1)["solos"]) == (66, 1)


# --- Sudden death ------------------------------------------------------------------------------------------


def sudden_death() -> tuple[Room, int]:
    room = Room(4)
    room.open_game(sudden_death=True)
    return room, room.turn("AEIRTLN", t1=TOP, t2=TOP, t3=across("LIANTE", "H3", 14))


@pytest.mark.article("2026", "4.8.4")
def test_whoever_is_below_the_best_is_out_once_all_slips_are_decided() -> None:
    room, draw = sudden_death()
    assert room.parts("results")["eliminated"] == []
    assert room.line(3)["eliminated"] is None
    room.do(CHIEF, ask.EnterMissing(1, draw))
    assert [mark["table"] for mark in room.parts("results")["eliminated"]] == [3, 4]
    assert (room.line(3)["eliminated"], room.line(1)["eliminated"]) == (1, None)


@pytest.mark.article("2026", "4.8.4")
def test_nothing_is_expected_of_one_who_is_out() -> None:
    room, draw = sudden_death()
    room.do(CHIEF, ask.EnterMissing(1, draw))
    two = room.draw("AEIRTSN")
    assert room.refuses(player(3), ask.WriteSlip(1, two, TOP)) is texts.NOT_PLAYING
    assert room.parts("player:p3")["me"]["playing"] is False
    room.do(player(1), ask.WriteSlip(1, two, TOP))
    room.do(CHIEF, ask.StartClock())
    room.wait(100)
    assert [one["expected"] for one in room.parts("desk:B")["rounds"]] == [2, 0]
    room.do(CHIEF, ask.EnterMissing(1, two))
    assert [table for table in range(1, 5) if room.sheet(two, table).entry] == [1, 2]


@pytest.mark.article("2026", "4.8.4", "6.9")
def test_who_is_out_is_in_again_when_the_slip_is_corrected() -> None:
    room, draw = sudden_death()
    room.do(CHIEF, ask.EnterMissing(1, draw))
    room.enter(OTHER_ARBITER, draw, 3, TOP)
    assert [mark["table"] for mark in room.parts("results")["eliminated"]] == [4]
    assert room.parts("player:p3")["me"]["playing"] is True


@pytest.mark.article("2026", "4.8.4")
def test_the_time_of_sudden_death_shrinks() -> None:
    room = Room()
    room.open_game(sudden_death=True)
    seconds = []
    for letters in ("AEIRTLN", "AEIRTSN", "EEIRTAN", "AEIOULN"):
        seconds.append(room.parts("public")["game"]["seconds"])
        room.turn(letters)
    assert seconds == [60, 60, 60, 50]


# --- Warnings ----------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.4")
@pytest.mark.article("2009", "4.3")
@pytest.mark.parametrize(
    ("settings", "free"),
    [
        ({}, 3),
        ({"time": "blitz"}, 5),
        ({"pairs": True}, 5),
        ({"formula": "7/8"}, 5),
        ({"sudden_death": True}, 5),
        ({"edition": "2010"}, 3),
        ({"edition": "2010", "pairs": True}, 3),
        ({"edition": "2009", "time": "blitz"}, 5),
        ({"edition": "box"}, None),
    ],
)
def test_so_many_warnings_are_free(settings: dict[str, object], free: int | None) -> None:
    room = Room()
    room.open_game(**settings)
    assert room.parts("desk:A")["seats"][0]["free"] == free
    assert room.parts("player:p1")["totals"]["free"] == free


@pytest.mark.article("2026", "6.9")
def test_in_blitz_the_sixth_warning_costs_five_points() -> None:
    room = Room()
    room.open_game(time="blitz", source="program")
    for number, draw in enumerate(draws(room), start=1):
        room.do(ARBITER, ask.EnterSolution(1, draw, 1, number=1))
        room.do(ARBITER, ask.Overrule(1, draw, 1, points=10, sanction=Sanction.WARNING, motive="score"))
        if number == 6:
            break
    room.do(CHIEF, ask.Retain())
    line = room.line(1)
    assert (line["warnings"], line["deduction"], line["total"]) == (6, 5, 55)
    assert room.parts("player:p1")["totals"]["deduction"] == 5


# --- The rules in the box ----------------------------------------------------------------------------------


@pytest.mark.article("box", "bulletins")
def test_in_the_family_each_scores_his_own_word_without_sanctions() -> None:
    room = Room()
    room.open_game(edition="box")
    one = room.turn("AEIRTLN", t1=CHEAP, t2=BAD)
    two = room.turn("AEIRTSN", t1=down("ENTRAIS", "15B", 90), t2=down("RATEIN", "15H", 45))
    assert [(room.points(draw, 1), room.sanction(draw, 1)) for draw in (one, two)] == [
        (66, "none"),
        (98, "none"),
    ]
    assert [room.sanction(draw, 2) for draw in (one, two)] == ["zero", "zero"]
    assert room.line(1)["warnings"] == 0


@pytest.mark.article("box", "bulletins")
def test_in_the_family_points_may_be_announced_without_a_slip() -> None:
    room = Room()
    room.open_game(edition="box")
    said = {"t1": 28, "t2": 110, "t3": 111, "t4": -3}
    draw = room.play("FEDAYIN", **{table: WrittenSlip(score=points) for table, points in said.items()})
    assert [room.points(draw, table) for table in (1, 2, 3, 4)] == [28, 110, None, None]
    assert [room.sanction(draw, table) for table in (1, 2, 3)] == ["none", "none", "undecided"]
    room.do(
        CHIEF, ask.Overrule(1, draw, 3, points=11, sanction=Sanction.NONE, motive="mot revu sur sa grille")
    )
    room.do(CHIEF, ask.Retain())
    assert [room.line(table)["total"] for table in (1, 2, 3)] == [28, 110, 11]


def test_elsewhere_points_without_a_word_earn_nothing() -> None:
    room = Room()
    room.open_game()
    draw = room.play("FEDAYIN", t1=WrittenSlip(score=28))
    assert room.points(draw, 1) == 0


@pytest.mark.article("box", "solo")
def test_the_only_scrabble_of_the_family_earns_no_bonus_besides() -> None:
    room = Room(16)
    room.open_game(edition="box")
    draw = room.turn("AEIRTLN", t1=TOP)
    room.do(CHIEF, ask.EnterMissing(1, draw))
    room.do(CHIEF, ask.EndGame())
    assert (room.line(1)["total"], room.line(1)["solos"]) == (66, 1)


# --- Pairs -------------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.8.1")
def test_a_pair_hands_in_one_slip_and_has_one_line() -> None:
    room = Room(2)
    room.do(OWNER, ask.Change((ask.Changed(1, Entrant("Ana Roy", partner="Bo Li", table=1)),)))
    room.open_game(pairs=True)
    room.turn("AEIRTLN", t1=TOP)
    assert (room.line(1)["name"], room.line(1)["total"]) == ("Ana Roy / Bo Li", 66)
    me = room.parts("player:p1")["me"]
    assert (me["name"], me["partner"]) == ("Ana Roy", "Bo Li")


# --- Files and sheets -------------------------------------------------------------------------------------


def test_what_the_letters_were_drawn_from_is_told_once_the_game_is_over() -> None:
    room = Room()
    room.open_game(source="program")
    room.draw(None)
    assert played_game(room.run).chance is None
    room.do(CHIEF, ask.EndGame())
    assert played_game(room.run).chance == room.run.chance is not None


def test_a_player_sees_his_own_sheet() -> None:
    room = Room()
    room.open_game()
    draw = room.turn("AEIRTLN", t1=CHEAP)
    own = room.parts("player:p1")
    (result,) = room.results("p1")
    assert (result["turn"], result["draw"], result["top"], result["points"]) == (1, draw, 66, 66)
    assert (result["sanction"], result["slip"]["score"]) == ("warning", 60)
    assert own["totals"] == {
        "points": 66,
        "top": 66,
        "warnings": 1,
        "free": 3,
        "deduction": 0,
        "declared": None,
    }
    (missing,) = room.results("p2")
    assert (missing["points"], missing["sanction"], missing["slip"]) == (None, "undecided", None)


@pytest.mark.article("2026", "7.2")
def test_one_registered_during_a_game_plays_from_the_turn_in_play_at_the_desk_beside_him() -> None:
    room = Room(4)
    room.do(
        OWNER,
        ask.NameArbiters((Arbiter("A", "Anne", (Block(1, 2),)), Arbiter("B", "Basile", (Block(3, 4),)))),
    )
    room.open_game()
    room.turn("FEDAYIN")
    room.draw("EINRSTU")
    room.do(OWNER, ask.Register((Entrant("Tard", table=6), Entrant("Plus tard", table=7))))
    assert [room.contest.arbiter_of(table) for table in (6, 7)] == ["B", "B"]
    assert room.run.arrivals == {who(5): 2, who(6): 2}
    shown = room.parts("desk:B")
    assert (shown["sheet:0:6"]["expected"], shown["rounds"][0]["expected"]) == (False, 2)


def test_one_registered_before_the_first_letters_is_not_late() -> None:
    room = Room(2)
    room.open_game()
    room.do(OWNER, ask.Register((Entrant("Neuf", table=3),)))
    assert room.run.arrivals == {}


def test_the_chief_arbiter_is_told_how_many_play_alone_before_he_opens_the_next_game() -> None:
    room = Room(3)
    room.do(OWNER, ask.Change((ask.Changed(2, replace(room.entrant(2), partner="Ève")),)))
    room.open_game()
    assert room.parts("chief")["enrolled"] is None
    room.do(CHIEF, ask.EndGame())
    room.do(OWNER, ask.Withdraw((3,)))
    enrolled = room.parts("chief")["enrolled"]
    assert (enrolled["alone"], enrolled["paired"]) == (1, 1)
