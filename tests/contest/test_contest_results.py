"""Rankings of a game, of all games and of clubs."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.contest.results.evening import evening_of
from nonuple.contest.results.rankings import ledger as ledger_of
from nonuple.contest.results.rankings import ranking as ranking_of
from nonuple.contest.results.spreadsheet import ranking_table
from nonuple.contest.views import EVERY_GAME, touched
from nonuple.contest.views.player import player_sheet
from nonuple.contest.written import WrittenSlip
from nonuple.documents.event_source import ranking_of_event
from nonuple.documents.ranking_source import read_ranking
from nonuple.event.event import RankingSettings
from nonuple.event.ranking import RankingRules, rank
from nonuple.event.standings import competitors, counted_games, names
from nonuple.formats.event_file import read_event, write_event
from nonuple.publication.exports import ranking_csv
from nonuple.publication.public import Publication
from nonuple.slips.verdict import Sanction
from nonuple.texts import tournament as tournament_texts
from tests.contest.room import CHIEF, OWNER, ROUND_TRIP, Room, across, down, who

TOP = across("RALENTI", "H8", 66)
CHEAP = across("RALENTI", "H8", 60)
BAD = across("RATEIN", "H4", 14)
SLIPS = st.sampled_from((TOP, CHEAP, BAD))


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
    room.do(OWNER, ask.Change((ask.Changed(2, Entrant("=1+1", "-Brest", table=2)),)))
    room.open_game()
    room.turn("AEIRTLN", t1=TOP)
    lines = ranking_of(room.contest, room.run, ledger_of(room.contest, room.run))
    head, first, second, end = ranking_table(lines).split("\r\n")
    assert head.startswith("\ufeffRang;Table;Nom;Club") and head.endswith(";1")
    assert first == "1;1;Joueur 1;Club;;;66;100,0;0;0;0;0;66"
    assert second == "2;2;'=1+1;'-Brest;;;0;0,0;-66;0;0;0;"
    assert end == ""
    assert ranking_table([]).count("\r\n") == 1


def test_the_ranking_over_all_games_goes_into_a_spreadsheet() -> None:
    room = Room(2)
    play_games(room, {"t1": TOP})
    room.do(OWNER, ask.Register((Entrant("=1+1", "Club", "S1", "Senior", table=3),)))
    play_games(room, {"t1": TOP, "t3": TOP})
    table = ranking_csv(Publication(evening_of(room.contest), "fr", "")).decode()
    head, first, second, third, _ = table.replace('"', "").split("\r\n")
    assert head == "\ufeffRang;Nom;Série;Catégorie;Club;Équipe;Total;Négatif;%;Partie 1;Partie 2"
    assert first == "1;Joueur 1;;;Club;;132;0;100,0;66;66"
    assert (second, third) == (
        "2;'=1+1;S1;Senior;Club;;66;-66;50,0;;66",
        "3;Joueur 2;;;Club;;0;-132;0,0;0;0",
    )


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
        room.do(CHIEF, ask.EnterMissing(1, draw))
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
    assert results["overall"] == {"games": [1, 2], "tops": [66, 66], "turns": 2, "solos": 2, "pending": 0}


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
    room.do(CHIEF, ask.Arrive(1, 3, 1))
    assert room.parts("game:1")["summary"]["pending"] == 1


# --- Clubs -------------------------------------------------------------------------------------------------


def of_clubs(*names: str) -> Room:
    """Tables from 1, each of a club."""
    room = Room(len(names))
    players = (Entrant(f"Joueur {table}", club, table=table) for table, club in enumerate(names, start=1))
    room.do(OWNER, ask.Register(tuple(players)))
    return room


def ranked_clubs(room: Room) -> list[tuple[int, str, int]]:
    return [(one["rank"], one["name"], one["total"]) for one in room.parts("results")["clubs"]]


def test_everybody_counts_for_his_club_unless_the_organiser_says_how_many() -> None:
    room = of_clubs("Brest", "Brest", "Brest", "Brest", "Caen", "Caen", "Caen")
    play_games(room, dict.fromkeys(("t1", "t2", "t5", "t6", "t7"), TOP), dict.fromkeys(("t3", "t4"), TOP))
    assert ranked_clubs(room) == [(1, "Brest", 4 * 66), (2, "Caen", 3 * 66)]
    room.do(OWNER, ask.ArrangeRankings(RankingSettings(best=3)))
    assert ranked_clubs(room) == [(1, "Brest", 3 * 66), (1, "Caen", 3 * 66)]


def test_a_club_with_fewer_than_count_is_ranked_with_those_it_has_and_nobody_without_a_club() -> None:
    room = of_clubs("Brest", "Brest", "Brest", "Caen", "Caen", "", "", "")
    room.do(OWNER, ask.ArrangeRankings(RankingSettings(best=3)))
    play_games(room, {"t4": TOP, "t5": TOP, "t6": TOP}, {})
    assert ranked_clubs(room) == [(1, "Caen", 2 * 66), (2, "Brest", 0)]


# --- As an event -------------------------------------------------------------------------------------------


def test_equals_are_parted_by_what_the_organiser_fixed_before_the_first_game() -> None:
    room = Room(2)
    room.do(OWNER, ask.ArrangeRankings(RankingSettings(tie_breaks=("last-game",))))
    play_games(room, {"t1": TOP}, {"t2": TOP})
    lines = room.parts("results")["cumulated"]
    assert [(line["table"], line["rank"], line["decided_by"]) for line in lines] == [
        (2, 1, "last-game"),
        (1, 2, "last-game"),
    ]
    other = ask.ArrangeRankings(RankingSettings(tie_breaks=("best-game",)))
    assert room.refuses(OWNER, other) is tournament_texts.RULES_FIXED
    assert room.refuses(CHIEF, other) is not None


@pytest.mark.article("2026", "7.1")
def test_one_who_is_excluded_loses_the_games_before_unless_a_person_leaves_them_to_him() -> None:
    for annuls, games in ((True, [None, None, None]), (False, [66, None, None])):
        room = Room(2)
        play_games(room, {"t1": TOP})
        room.open_game()
        draw = room.turn("AEIRTLN", t1=TOP, t2=CHEAP)
        room.do(CHIEF, ask.Exclude(room.run.number, 1, "tricherie", annuls=annuls))
        room.do(CHIEF, ask.EnterMissing(room.run.number, draw))
        room.do(CHIEF, ask.EndGame())
        play_games(room, {"t2": TOP})
        line = next(one for one in room.parts("results")["cumulated"] if one["table"] == 1)
        assert (line["games"], line["excluded"]) == (games, True)


@given(
    played=st.lists(
        st.dictionaries(st.sampled_from(["t1", "t2", "t3", "t4"]), SLIPS), min_size=2, max_size=3
    ),
    best=st.none() | st.integers(1, 3),
    ties=st.permutations(["tops-lost", "warnings", "solos", "last-game"]),
)
def test_a_contest_is_ranked_as_the_file_of_its_event_is(
    played: list[dict[str, WrittenSlip]], best: int | None, ties: list[str]
) -> None:
    """Names, ranks, totals and clubs, on the screen, in the file, by `nonuple event rank`, on paper."""
    room = of_clubs("Brest", "Caen", "Brest", "")
    room.do(OWNER, ask.ArrangeRankings(RankingSettings(tie_breaks=tuple(ties[:2]), best=best)))
    play_games(room, *played)
    evening = evening_of(room.contest)
    again = read_event(write_event(evening), "evening.json")
    told = (
        rank(
            competitors(again),
            counted_games(again),
            RankingRules(tie_breaks=again.settings.tie_breaks),
        )
        .rankings[0]
        .ranking
    )
    results = room.parts("results")
    called = names(again, "")
    seen = {(line["rank"], line["name"], line["total"], line["decided_by"]) for line in results["cumulated"]}
    assert seen == {(one.rank, called[str(one.id)], one.total, one.decided_by or "") for one in told}
    paper = ranking_of_event(evening, "fr")
    assert {(one.rank, one.name, one.total) for one in paper.lines} == {line[:3] for line in seen}
    assert [*paper.clubs] == ranked_clubs(room)
    table = read_ranking(ranking_csv(Publication(evening, "fr", "")).decode())
    assert {(one.rank, one.name, one.total) for one in table.lines} == {line[:3] for line in seen}


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
    room.do(CHIEF, ask.EnterMissing(1, draw))
    room.do(CHIEF, ask.EndGame())
    named = [touched(ROUND_TRIP.decode(data), room.contest) for data, _, _ in room.log[before:]]
    assert any("game:2" in channels for channels in named)
    assert not any({"game:1", EVERY_GAME} & channels for channels in named)


def test_a_correction_of_a_past_game_shows_in_it_and_over_all_games() -> None:
    room = Room(2)
    play_games(room, {"t1": TOP}, {"t1": TOP})
    room.do(CHIEF, ask.Overrule(1, 0, 2, points=10, sanction=Sanction.NONE, motive="relu"))
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
