"""Rankings of a game, of all games and of clubs."""

import msgspec

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.contest.results.rankings import cumulated
from nonuple.contest.results.rankings import ledger as ledger_of
from nonuple.contest.results.rankings import ranking as ranking_of
from nonuple.contest.results.spreadsheet import cumulated_table, ranking_table
from nonuple.contest.views import EVERY_GAME, touched
from nonuple.contest.views.player import player_sheet
from nonuple.contest.written import WrittenSlip
from nonuple.slips.verdict import Sanction
from tests.contest.room import CHIEF, OWNER, ROUND_TRIP, Room, across, down, who

TOP = across("RALENTI", "H8", 66)
CHEAP = across("RALENTI", "H8", 60)
BAD = across("RATEIN", "H4", 14)


def test_one_who_leaves_keeps_what_he_has_played() -> None:
    room = Room(3)
    room.open_game()
    room.turn("AEIRTLN", t1=TOP)
    room.do(OWNER, ask.Withdraw((1, 2)))
    assert [line["table"] for line in room.parts("results")["ranking"]] == [1, 3]
    room.turn("AEIRTSN")
    assert (room.line(1)["total"], room.line(1)["turns"]) == (66, [66, None])


def test_the_ranking_goes_into_a_spreadsheet() -> None:
    room = Room(2)
    room.do(OWNER, ask.Change((ask.Changed(2, Entrant("=1+1", "-Club", table=2)),)))
    room.open_game()
    room.turn("AEIRTLN", t1=TOP)
    lines = ranking_of(room.contest, room.run, ledger_of(room.contest, room.run))
    head, first, second, end = ranking_table(lines).split("\r\n")
    assert head.startswith("\ufeffRang;Table;Nom;Club") and head.endswith(";1")
    assert first == "1;1;Joueur 1;Club;;;66;100,0;0;0;0;0;66"
    assert second == "2;2;'=1+1;'-Club;;;0;0,0;-66;0;0;0;"
    assert end == ""
    assert ranking_table([]).count("\r\n") == 1


def test_the_ranking_over_all_games_goes_into_a_spreadsheet() -> None:
    room = Room(2)
    play_games(room, {"t1": TOP})
    room.do(OWNER, ask.Register((Entrant("=1+1", "Club", "S1", "Senior", table=3),)))
    play_games(room, {"t1": TOP, "t3": TOP})
    ledgers = [ledger_of(room.contest, run) for run in room.contest.runs.values()]
    head, first, second, third, _ = cumulated_table(cumulated(room.contest, ledgers)).split("\r\n")
    assert head == "\ufeffRang;Table;Nom;Club;Série;Catégorie;Total;%;Négatif;Partie 1;Partie 2"
    assert first == "1;1;Joueur 1;Club;;;132;100,0;0;66;66"
    assert (second, third) == (
        "2;3;'=1+1;Club;S1;Senior;66;50,0;-66;;66",
        "3;2;Joueur 2;Club;;;0;0,0;-132;0;0",
    )
    assert cumulated_table([]).count("\r\n") == 1


def test_a_slip_that_nobody_read_yet_makes_the_ranking_provisional() -> None:
    room = Room(2)
    room.open_game()
    draw = room.turn("AEIRTLN", t1=TOP)
    room.do(CHIEF, ask.EndGame())
    summary = room.parts("results")["summary"]
    assert (summary["pending"], summary["final"]) == (1, False)
    room.enter(CHIEF, draw, 2, WrittenSlip())
    assert room.parts("results")["summary"]["final"] is True


# --- Over all games ----------------------------------------------------------------------------------------


def play_games(room: Room, *games: dict[str, WrittenSlip]) -> None:
    """Games of one turn each, to their end; who hands in nothing has zero."""
    for slips in games:
        room.open_game()
        draw = room.turn("AEIRTLN", **slips)
        room.do(CHIEF, ask.EnterMissing(draw))
        room.do(CHIEF, ask.EndGame())


def test_the_ranking_adds_up_several_games() -> None:
    room = Room(2)
    play_games(room, {"t1": TOP}, {"t1": BAD, "t2": TOP})
    results = room.parts("results")
    lines = results["cumulated"]
    assert [(line["table"], line["rank"], line["total"], line["games"]) for line in lines] == [
        (1, 1, 66, [66, 0]),
        (2, 1, 66, [0, 66]),
    ]
    assert (lines[0]["percent"], lines[0]["negative"]) == (50.0, -66)
    assert results["overall"] == {"tops": [66, 66], "turns": 2, "solos": 2, "pending": 0}


def test_there_is_nothing_to_add_up_before_the_second_game() -> None:
    room = Room(2)
    play_games(room, {"t1": TOP})
    results = room.parts("results")
    assert (results["overall"], results["cumulated"], results["clubs"]) == (None, [], [])
    room.open_game()
    assert len(room.parts("results")["cumulated"]) == 2


def test_places_are_gained_and_lost_with_the_last_game() -> None:
    room = Room(3)
    play_games(room, {"t1": TOP}, {"t2": TOP}, {"t2": TOP, "t3": TOP})
    lines = room.parts("results")["cumulated"]
    assert [(line["table"], line["rank"], line["gained"]) for line in lines] == [
        (2, 1, 0),
        (1, 2, -1),
        (3, 2, 1),
    ]


def test_one_who_left_before_the_first_game_is_not_ranked_over_the_games() -> None:
    room = Room(3)
    room.do(OWNER, ask.Withdraw((3,)))
    play_games(room, {"t1": TOP}, {"t1": TOP})
    assert [line["table"] for line in room.parts("results")["cumulated"]] == [1, 2]


def test_one_who_registers_after_a_game_took_no_part_in_it() -> None:
    room = Room(2)
    play_games(room, {"t1": TOP})
    room.do(OWNER, ask.Register((Entrant("Bo Li", table=3),)))
    past = room.parts("game:1")
    assert ([line["table"] for line in past["ranking"]], past["summary"]["final"]) == ([1, 2], True)
    play_games(room, {"t3": TOP})
    lines = room.parts("results")["cumulated"]
    assert [(line["table"], line["games"]) for line in lines] == [(1, [66, 0]), (3, [None, 66]), (2, [0, 0])]


def test_one_who_registers_after_a_game_may_yet_be_said_to_have_arrived() -> None:
    room = Room(2)
    play_games(room, {"t1": TOP})
    room.do(OWNER, ask.Register((Entrant("Bo Li", table=3),)))
    room.do(CHIEF, ask.Arrive(3, 1))
    assert room.parts("game:1")["summary"]["pending"] == 1


# --- Clubs -------------------------------------------------------------------------------------------------


def of_clubs(*names: str) -> Room:
    """Tables from 1, each of a club."""
    room = Room(len(names))
    players = (Entrant(f"Joueur {table}", club, table=table) for table, club in enumerate(names, start=1))
    room.do(OWNER, ask.Register(tuple(players)))
    return room


def test_clubs_are_ranked_by_their_three_best_totals() -> None:
    room = of_clubs("Brest", "Brest", "Brest", "Brest", "Caen", "Caen", "Caen")
    play_games(room, dict.fromkeys(("t1", "t2", "t5", "t6", "t7"), TOP), dict.fromkeys(("t3", "t4"), TOP))
    assert room.parts("results")["clubs"] == [
        {"rank": 1, "name": "Brest", "total": 3 * 66},
        {"rank": 1, "name": "Caen", "total": 3 * 66},
    ]


def test_clubs_of_equal_totals_share_a_rank_and_the_next_is_skipped() -> None:
    room = of_clubs(*("Arles", "Brest", "Caen") * 3)
    play_games(room, {"t2": TOP, "t3": TOP}, {})
    ranks = [(club["rank"], club["name"]) for club in room.parts("results")["clubs"]]
    assert ranks == [(1, "Brest"), (1, "Caen"), (3, "Arles")]


def test_a_club_with_fewer_than_three_players_is_not_ranked_nor_are_those_without_a_club() -> None:
    room = of_clubs("Brest", "Brest", "Brest", "Caen", "Caen", "", "", "")
    play_games(room, {"t4": TOP, "t6": TOP}, {})
    assert [club["name"] for club in room.parts("results")["clubs"]] == ["Brest"]


# --- Games before ------------------------------------------------------------------------------------------


def test_a_game_of_the_past_is_shown_as_it_was_when_it_was_the_last() -> None:
    room = Room(2)
    play_games(room, {"t1": TOP, "t2": CHEAP})
    public, results = room.parts("public"), room.parts("results")
    live = {name: (public | results)[name] for name in room.parts("game:1")}
    assert live == room.parts("game:1")
    room.open_game()
    room.turn("AEIRTSN", t1=down("ENTRAIS", "15B", 98))
    assert live == room.parts("game:1")
    assert room.parts("game:2")["sheet"] == room.parts("public")["sheet"]


def test_what_happens_in_a_game_does_not_touch_those_before() -> None:
    room = Room(2)
    play_games(room, {"t1": TOP})
    room.open_game()
    before = len(room.log)
    draw = room.turn("AEIRTLN", t1=TOP)
    room.do(CHIEF, ask.EnterMissing(draw))
    room.do(CHIEF, ask.EndGame())
    named = [touched(ROUND_TRIP.decode(data), room.contest) for data, _, _ in room.log[before:]]
    assert any("game:2" in channels for channels in named)
    assert not any({"game:1", EVERY_GAME} & channels for channels in named)


def test_a_correction_of_a_past_game_shows_in_it_and_over_all_games() -> None:
    room = Room(2)
    play_games(room, {"t1": TOP}, {"t1": TOP})
    room.do(CHIEF, ask.Overrule(0, 2, points=10, sanction=Sanction.NONE, motive="relu", game=1))
    assert [line["total"] for line in room.parts("game:1")["ranking"]] == [66, 10]
    assert [line["games"] for line in room.parts("results")["cumulated"]] == [[66, 66], [10, 0]]
    assert [line["total"] for line in room.parts("results")["ranking"]] == [66, 0]


def test_the_slips_of_a_player_in_a_past_game_stay_as_they_were() -> None:
    room = Room(2)
    play_games(room, {"t1": CHEAP})
    own, results = room.parts("player:p1"), room.results("p1")
    play_games(room, {"t1": TOP})
    sheet = player_sheet(room.contest.runs[1], who(1))
    assert msgspec.json.decode(msgspec.json.encode(sheet)) == {
        "results": results,
        "totals": own["totals"],
    }
    (result,) = sheet.results
    assert (result.slip, result.points, result.sanction, result.warnings) == (CHEAP, 66, "warning", 1)
    assert player_sheet(room.contest.runs[2], who(1)).results[0].warnings == 0
