"""Who sits where: nobody is replaced unseen, and whoever changes tables takes all that is his along."""

import pytest
from msgspec.structs import replace

from nonuple.activity.door import Granted
from nonuple.contest import commands as ask
from nonuple.contest.events import PlayersSeated, SlipReviewed
from nonuple.contest.people import Entrant
from nonuple.slips.verdict import Sanction
from nonuple.texts import contest as texts
from nonuple.texts import merging
from tests.contest.room import (
    ARBITER,
    CHIEF,
    DOUBLE,
    OTHER_ARBITER,
    OWNER,
    ROUND_TRIP,
    Room,
    across,
    down,
    player,
    who,
)

TOP = across("RALENTI", "H8", 66)
CHEAP = across("RALENTI", "H8", 60)
BAD = across("RATEIN", "H4", 14)
AGAIN = down("RATEIN", "15H", 45)
FREE = 9


def moved(room: Room, table: int, to: int) -> ask.Changed:
    return ask.Changed(table, room.entrant(table, to))


def move(room: Room, *moves: tuple[int, int]) -> None:
    room.do(OWNER, ask.Change(tuple(moved(room, *one) for one in moves)))


def names(room: Room) -> dict[int, str]:
    """Of those who sit there."""
    return {table: room.entrant(table).name for table in sorted(room.contest.seating.players)}


# --- Nobody is replaced unseen -----------------------------------------------------------------------------


def test_a_newcomer_at_a_table_that_is_taken_is_refused_naming_both() -> None:
    room = Room(2)
    wish = ask.Register((Entrant("Ana Roy", table=2),))
    assert room.refuses(OWNER, wish) is texts.TABLE_TAKEN
    with pytest.raises(Exception, match=r"Joueur 2.*Ana Roy"):
        room.do(OWNER, wish)
    assert names(room) == {1: "Joueur 1", 2: "Joueur 2"}


def test_a_newcomer_may_take_knowingly_the_place_of_one_who_has_not_played() -> None:
    room = Room(2)
    room.do(OWNER, ask.Register((Entrant("Ana Roy", table=2),), replacing=(2,)))
    assert names(room) == {1: "Joueur 1", 2: "Ana Roy"}


def test_nobody_takes_over_the_points_of_one_who_has_played() -> None:
    room = Room(2)
    room.open_game()
    room.turn("AEIRTLN", t2=TOP)
    wish = ask.Register((Entrant("Ana Roy", table=2),), replacing=(2,))
    assert room.refuses(OWNER, wish) is texts.TABLE_HAS_PLAYED
    assert (room.line(2)["name"], room.line(2)["total"]) == ("Joueur 2", 66)


@pytest.mark.article("2026", "7.2")
def test_who_sits_down_where_another_has_left_begins_with_nothing_and_takes_nothing() -> None:
    room = Room(2)
    room.open_game()
    one = room.turn("AEIRTLN", t2=TOP)
    room.do(OWNER, ask.Withdraw((2,)))
    room.do(OWNER, ask.Register((Entrant("Ana Roy", table=2),)))
    two = room.turn("AEIRTSN")
    room.enter(OTHER_ARBITER, two, 2, BAD)
    by_name = {line["name"]: line for line in room.parts("results")["ranking"]}
    assert (by_name["Joueur 2"]["total"], by_name["Joueur 2"]["turns"]) == (66, [66, None])
    assert (by_name["Ana Roy"]["total"], by_name["Ana Roy"]["turns"]) == (0, [0, 0])
    assert room.parts("results")["summary"]["pending"] == 2, "the slips of table 1"
    room.do(OWNER, ask.Overrule(1, one, 2, points=60, sanction=Sanction.NONE, motive="relu"))
    by_name = {line["name"]: line for line in room.parts("results")["ranking"]}
    assert (by_name["Joueur 2"]["total"], by_name["Ana Roy"]["total"]) == (60, 0)


def test_one_who_was_withdrawn_comes_back_to_his_own_points() -> None:
    room = Room(2)
    room.open_game()
    room.turn("AEIRTLN", t2=TOP)
    room.do(OWNER, ask.Withdraw((2,)))
    room.do(OWNER, ask.Register((Entrant(" joueur  2 ", "Ailleurs", table=2),)))
    assert (room.line(2)["club"], room.line(2)["total"]) == ("Ailleurs", 66)


def test_the_place_of_one_withdrawn_who_never_played_is_free() -> None:
    room = Room(2)
    room.do(OWNER, ask.Withdraw((2,)))
    room.do(OWNER, ask.Register((Entrant("Ana Roy", table=2),)))
    assert names(room)[2] == "Ana Roy" and [one.table for one in room.contest.seated()] == [1, 2]


def test_one_who_comes_back_after_a_game_took_no_part_in_it() -> None:
    room = Room(3)
    room.do(OWNER, ask.Withdraw((3,)))
    room.open_game()
    room.turn("AEIRTLN", t1=TOP, t2=TOP)
    room.do(CHIEF, ask.EndGame())
    room.do(OWNER, ask.Register((Entrant("Joueur 3", table=3),)))
    assert [line["table"] for line in room.parts("game:1")["ranking"]] == [1, 2]


# --- A name is corrected -----------------------------------------------------------------------------------


def test_the_name_of_one_who_has_played_is_corrected_where_he_is() -> None:
    room = Room(2)
    room.open_game()
    room.turn("AEIRTLN", t2=TOP)
    room.do(OWNER, ask.Change((ask.Changed(2, Entrant("Ana Roy", table=2)),)))
    assert (room.line(2)["name"], room.line(2)["total"]) == ("Ana Roy", 66)


def test_a_correction_does_not_bring_back_one_who_was_withdrawn() -> None:
    room = Room(2)
    room.do(OWNER, ask.Withdraw((2,)))
    room.do(OWNER, ask.Change((ask.Changed(2, Entrant("Ana Roy", table=FREE)),)))
    assert names(room)[FREE] == "Ana Roy" and room.contest.withdrawn == {who(2)}


def test_nothing_happens_where_nothing_changes() -> None:
    room = Room(2)
    before = len(room.log)
    move(room, (2, 2))
    assert len(room.log) == before


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([(FREE, Entrant("X", table=1))], texts.NO_SUCH_TABLE),
        ([(1, Entrant(" ", table=FREE))], texts.NAME_NEEDED),
        ([(1, Entrant("X", table=2))], texts.TABLE_TAKEN_BY),
        ([(1, Entrant("X", table=FREE)), (2, Entrant("Y", table=FREE))], texts.TABLE_TWICE),
        ([(1, Entrant("X", table=8)), (1, Entrant("X", table=FREE))], texts.TABLE_TWICE),
    ],
)
def test_what_cannot_be_changed_is_refused(changes: list[tuple[int, Entrant]], said: object) -> None:
    wish = ask.Change(tuple(ask.Changed(*one) for one in changes))
    assert Room(2).refuses(OWNER, wish) is said


# --- Moving in mid-game ------------------------------------------------------------------------------------


def in_mid_game() -> tuple[Room, int, int]:
    """Two turns: table 1 was warned and told, then played a word not admitted."""
    room = Room(4)
    room.open_game()
    one = room.turn("AEIRTLN", t1=CHEAP, t2=TOP, t3=TOP, t4=TOP)
    room.do(ARBITER, ask.MoveNotes(1, one, (1,), "received"))
    two = room.turn("AEIRTSN", t1=BAD)
    return room, one, two


def test_one_who_moves_has_one_row_with_all_his_points() -> None:
    room, _, _ = in_mid_game()
    before = room.line(1)
    move(room, (1, FREE))
    assert [line["table"] for line in room.parts("results")["ranking"] if line["player"] == who(1)] == [FREE]
    assert room.line(FREE) == before | {"table": FREE}
    assert 1 not in names(room)
    three = room.turn("EEIORST")
    room.enter(OTHER_ARBITER, three, FREE, across("XX"))
    assert len(room.line(FREE)["turns"]) == 3


def test_his_warnings_and_notes_follow_him_and_his_slips_stay_where_he_handed_them_in() -> None:
    room, one, two = in_mid_game()
    before = {draw: room.parts("double")[f"sheet:{draw}:1"] for draw in (one, two)}
    seat = next(seat for seat in room.parts("double")["seats"] if seat["table"] == 1)
    own, notes = room.parts("player:p1"), room.parts("double")["notes"]
    move(room, (1, FREE))
    assert {draw: room.parts("desk:A")[f"sheet:{draw}:1"] for draw in (one, two)} == before
    desk = room.parts("desk:B")
    assert seat | {"table": FREE} in desk["seats"]
    assert [[one["table"] for one in played["seats"]] for played in desk["rounds"]] == [[3, 4], [3, 4]]
    (note,), (renewed,) = notes, desk["notes"]
    assert renewed["lines"] == [
        {"fr": "Coup 2, table 9", "en": "Turn 2, table 9"},
        *note["lines"][1:],
    ]
    assert (renewed["table"], renewed["handed_at"]) == (FREE, 1)
    after = room.parts("player:p1")
    assert own["result:2"]
    assert after | {"me": own["me"]} == own
    assert (own["me"]["table"], after["me"]["table"]) == (1, FREE)


def test_what_he_is_writing_follows_him() -> None:
    room = Room(2)
    room.open_game()
    draw = room.draw("AEIRTLN")
    room.do(CHIEF, ask.StartClock())
    room.do(player(1), ask.WriteSlip(1, draw, TOP))
    move(room, (1, FREE))
    slip = room.parts("player:p1")["slip"]
    assert (slip["draw"], slip["slip"]["reference"]) == (draw, "H8")
    room.wait(200)
    assert room.points(draw, FREE) == 66
    assert room.parts("desk:B")[f"sheet:{draw}:{FREE}"]["entry"]["origin"] == "phone"


def test_his_link_and_his_card_follow_him() -> None:
    room = Room(2)
    room.store((Granted("carte", "player", "x", "y", place=who(1)), Granted("tous", "player", "z")), "O")
    move(room, (1, FREE))
    grants = {one["id"]: one["table"] for one in room.parts("organiser")["grants"]}
    assert grants == {"carte": FREE, "tous": None}


def test_late_slips_and_corrections_proposed_wait_where_he_sat() -> None:
    room = Room(2)
    room.open_game()
    draw = room.turn("AEIRTLN", t1=CHEAP)
    room.do(player(1), ask.WriteSlip(1, draw, TOP))
    room.do(DOUBLE, ask.ProposeCorrection(1, draw, 1, slip=TOP))
    move(room, (1, FREE))
    sheet = room.parts("desk:A")[f"sheet:{draw}:1"]
    assert sheet["late"] is not None and sheet["correction"]["player"] == who(1)


def test_arrival_exclusion_and_declared_total_follow_him_into_the_games_after() -> None:
    room = Room(4)
    room.open_game()
    room.do(ARBITER, ask.Arrive(1, 1, 2))
    room.turn("AEIRTLN", t2=TOP, t3=TOP, t4=TOP)
    room.do(CHIEF, ask.DeclareTotal(1, 7, table=1))
    room.do(CHIEF, ask.Exclude(1, 2, "tricherie"))
    move(room, (1, FREE), (2, 8))
    assert (room.line(FREE)["declared"], room.line(FREE)["turns"]) == (7, [0])
    assert room.line(8)["excluded"]
    room.do(CHIEF, ask.EndGame())
    room.open_game()
    assert who(2) not in room.run.seating


def test_one_at_different_tables_in_two_games_has_one_cumulated_line() -> None:
    room = Room(2)
    room.open_game()
    room.turn("AEIRTLN", t1=TOP)
    room.do(CHIEF, ask.EndGame())
    move(room, (1, FREE))
    room.open_game()
    draw = room.turn("AEIRTLN")
    room.enter(OTHER_ARBITER, draw, FREE, TOP)
    line = next(line for line in room.parts("results")["cumulated"] if line["name"] == "Joueur 1")
    assert (line["table"], line["total"], line["games"]) == (FREE, 132, [66, 66])
    assert [line["table"] for line in room.parts("game:1")["ranking"]] == [1, 2], "as it was played"
    registered = {one["name"]: one["tables"] for one in room.parts("organiser")["players"]}
    assert registered == {"Joueur 1": [1, FREE], "Joueur 2": [2, 2]}


@pytest.mark.article("2026", "6.9")
def test_he_keeps_his_right_to_an_average_and_his_note_closes_it() -> None:
    room = Room(6)
    room.open_game()
    one = room.turn("AEIRTLN", t1=BAD)
    move(room, (1, FREE))
    two = room.turn("AEIRTSN")
    room.enter(OTHER_ARBITER, two, FREE, AGAIN)
    assert room.sanction(two, FREE) == "average"
    room.do(OTHER_ARBITER, ask.MoveNotes(1, one, (FREE,), "received", turn=2))
    assert room.sanction(two, FREE) == "zero"


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("booklet", "7")
def test_an_average_of_a_turn_played_is_made_of_those_who_were_at_the_desk_then() -> None:
    room = Room(6)
    room.open_game()
    room.turn("AEIRTLN", t1=BAD)
    two = room.turn("AEIRTSN")
    room.enter(ARBITER, two, 1, AGAIN)
    for table, points in ((2, 30), (3, 10), (4, 0)):
        room.enter(OWNER, two, table, TOP)
        room.do(
            OWNER, ask.Overrule(1, two, table, points=points, sanction=Sanction.NONE, motive="pour l'essai")
        )
    assert room.points(two, 1) == 20
    move(room, (2, FREE), (4, 2))
    assert room.points(two, 1) == 20
    room.do(OWNER, ask.Overrule(1, two, 2, points=40, sanction=Sanction.NONE, motive="pour l'essai"))
    assert room.points(two, 1) == 25


def test_two_change_places_in_one_action() -> None:
    room = Room(4)
    room.open_game()
    room.turn("AEIRTLN", t1=TOP, t4=BAD)
    move(room, (1, 4), (4, 1))
    assert names(room) == {1: "Joueur 4", 2: "Joueur 2", 3: "Joueur 3", 4: "Joueur 1"}
    assert (room.line(4)["total"], room.line(1)["total"]) == (66, 0)
    events = [ROUND_TRIP.decode(data) for data, _, _ in room.log]
    assert sum(isinstance(event, PlayersSeated) for event in events) == 1


@pytest.mark.parametrize("moves", [[(1, FREE)], [(1, 4), (4, 1)], [(1, 4), (4, FREE)]])
def test_a_move_taken_back_leaves_everything_as_it_was(moves: list[tuple[int, int]]) -> None:
    room, _, _ = in_mid_game()
    channels = ("organiser", "double", "results", "player:p1", "player:p4")
    before = {channel: room.parts(channel) for channel in channels}
    move(room, *moves)
    assert {channel: room.parts(channel) for channel in channels} != before
    move(room, *((to, table) for table, to in moves))
    assert {channel: room.parts(channel) for channel in channels} == before


def test_one_withdrawn_gives_way_and_keeps_what_he_played() -> None:
    room = Room(3)
    room.open_game()
    room.turn("AEIRTLN", t1=BAD, t3=TOP)
    room.do(OWNER, ask.Withdraw((3,)))
    move(room, (1, 3))
    assert names(room) == {2: "Joueur 2", 3: "Joueur 1"}
    assert room.contest.withdrawn == {who(3)}
    totals = {line["player"]: (line["table"], line["total"]) for line in room.parts("results")["ranking"]}
    assert totals == {who(1): (3, 0), who(2): (2, 0), who(3): (3, 66)}


def test_what_was_decided_of_his_slip_before_he_moved_follows_him() -> None:
    """As another process may store it a moment later."""
    room, one, _ = in_mid_game()
    revision = room.sheet(one, 1).revision
    move(room, (1, FREE))
    move(room, (FREE, 8))
    room.store((SlipReviewed(room.run.number, one, who(1), revision),), "Denise")
    assert room.parts("double")[f"sheet:{one}:1"]["reviewed"]


# --- Late-comers -------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "7.2")
@pytest.mark.article("2010", "5.1")
@pytest.mark.article("2009", "5.1")
def test_nobody_arrives_at_a_turn_that_has_not_come() -> None:
    room = Room(2)
    room.open_game()
    assert room.refuses(CHIEF, ask.Arrive(1, 2, 900)) is texts.NO_ARRIVAL_THEN
    assert room.refuses(CHIEF, ask.Arrive(1, 2, 3)) is texts.NO_ARRIVAL_THEN
    room.do(CHIEF, ask.Arrive(1, 2, 2))
    room.turn("AEIRTLN", t1=TOP)
    room.do(CHIEF, ask.EndGame())
    assert room.refuses(CHIEF, ask.Arrive(1, 2, 2)) is texts.NO_ARRIVAL_THEN
    room.do(CHIEF, ask.Arrive(1, 2, 1))


def test_of_two_who_change_a_player_at_once_each_keeps_what_he_changed() -> None:
    room = Room(2)
    seen = room.entrant(1)
    for changed in (replace(seen, club="Albi"), replace(seen, series="4B")):
        room.do(OWNER, ask.Change((ask.Changed(1, changed, seen=seen),)))
    assert room.entrant(1) == replace(seen, club="Albi", series="4B")
    wish = ask.Change((ask.Changed(1, replace(seen, club="Caen"), seen=seen),))
    assert room.refuses(OWNER, wish) is merging.OTHER_VALUE
