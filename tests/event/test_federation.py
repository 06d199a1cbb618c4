"""A federation is a file: series, categories, points, the columns of its lists, the results that it wants.

A toy one shows that nothing of it is in the code.
"""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.event.event import Event, EventSettings
from nonuple.event.importing import enter, read_into
from nonuple.event.points import SeasonRules, awarded, federation_table, season
from nonuple.event.year import came, year
from nonuple.people.federation import Federation
from nonuple.people.lists import ColumnProfile
from nonuple.publication.federal import federal_csv
from tests.event.events import alone, person, scored

TOY = msgspec.json.decode(
    """{
      "format": "nonuple-federation", "version": 1, "name": "Marelle",
      "series": [{"code": "Ciel", "index": 9}, {"code": "Terre"}],
      "categories": [{"code": "P", "label": ["Petits", "Small"], "young": true}, {"code": "G"}],
      "columns": {"Carte de marelle": "licence", "Qui": "name", "Échelon": "series"},
      "points": [{"players": 1, "points": [10, 4]}, {"players": 3, "points": [30, 20], "beyond": 5}],
      "results": [
        {"title": "Carte de marelle", "of": "licence"}, {"title": "Place", "of": "rank"},
        {"title": "Cailloux", "of": "points"}, {"title": "Qui", "of": "name"}
      ]
    }""".encode(),
    type=Federation,
)
MARELLE = EventSettings(federation=TOY)


def test_its_lists_are_read_by_what_it_calls_their_columns_unless_the_organiser_says_otherwise() -> None:
    event = Event("e", "Coupe", "2026-11-12", MARELLE)
    rows = [["Qui", "Carte de marelle", "Échelon"], ["AMIEL Anne", "77", "ciel"]]
    read = read_into(event, rows, ColumnProfile())
    assert [(one.name, one.licence, one.series) for one in read.people] == [("AMIEL Anne", "77", "Ciel")]
    told = read_into(event, rows, ColumnProfile({"carte de marelle": "club"}))
    assert [(one.licence, one.club) for one in told.people] == [("", "77")]
    assert enter(event, read).people == tuple(read.people)


def played(*totals: int) -> Event:
    people = [person(str(n), f"N{n}", licence=f"L{n}", series="Terre") for n in range(1, len(totals) + 1)]
    return replace(
        scored(alone(*people), 1, 100, **{f"e{n}": total for n, total in enumerate(totals, start=1)}),
        settings=MARELLE,
    )


def test_it_is_given_its_file_of_results_by_licence_with_its_points() -> None:
    lines = federal_csv(played(70, 90, 70)).decode("utf-8-sig").splitlines()
    assert lines == [
        '"Carte de marelle";"Place";"Cailloux";"Qui"',
        '"L2";1;30;"N2"',
        '"L1";2;20;"N1"',
        '"L3";2;20;"N3"',
    ]
    with pytest.raises(Refusal, match="results"):
        federal_csv(replace(played(70), settings=EventSettings(federation=replace(TOY, results=()))))


@given(st.lists(st.integers(0, 100), min_size=1, max_size=8))
def test_its_points_are_those_of_its_own_table(totals: list[int]) -> None:
    table = federation_table(TOY)
    assert table is not None
    event = played(*totals)
    for one in awarded(event, table):
        few = {1: 10, 2: 4}.get(one.rank, 0)
        assert one.points == (few if len(totals) < 3 else {1: 30, 2: 20}.get(one.rank, 5))


# --- A club's season ---------------------------------------------------------------------------------------


@given(
    st.lists(st.lists(st.integers(0, 100), min_size=1, max_size=4), min_size=1, max_size=5),
    st.integers(1, 6),
    st.integers(0, 20),
)
def test_a_season_counts_the_best_evenings_of_each_and_tells_absences(
    evenings: list[list[int]], best: int, handicap: int
) -> None:
    events = [played(*totals) for totals in evenings]
    rules = SeasonRules(best=best, handicap={"Terre": handicap})
    lines = season(events, rules)
    assert {one.name for one in lines} == {f"N{n}" for totals in evenings for n in range(1, len(totals) + 1)}
    for one in lines:
        came = [totals[int(one.name[1:]) - 1] for totals in evenings if len(totals) >= int(one.name[1:])]
        assert one.events.count(None) == len(evenings) - len(came)
        worth = sorted((total + handicap for total in came), reverse=True)[:best]
        assert one.points == sum(worth)
        assert one.rank == 1 + sum(other.points > one.points for other in lines)
    assert season(events, replace(rules, handicap={"Ciel": 99})) == season(events, SeasonRules(best=best))


def _in_clubs(event: Event) -> Event:
    return replace(event, people=tuple(replace(one, club=f"Club {int(one.id) % 2}") for one in event.people))


@given(st.lists(st.lists(st.integers(0, 100), max_size=4), min_size=1, max_size=5))
def test_the_report_of_a_season_counts_what_was_played_and_who_came_as_its_ranking_does(
    evenings: list[list[int]],
) -> None:
    events = [_in_clubs(played(*totals)) for totals in evenings]
    told = year(events, SeasonRules(), "?")
    held = [totals for totals in evenings if totals]
    assert [(one.people, one.total) for one in told.events] == [(len(one), max(one)) for one in held]
    assert all(
        len(one.firsts) == those.count(max(those)) for one, those in zip(told.events, held, strict=True)
    )
    assert told.times == sum(map(len, held)) == sum(one.times for one in told.clubs)
    assert len(told.lines) == max(map(len, held), default=0) == sum(one.people for one in told.clubs)
    assert told.games == sum(game.played for event in events for game in event.games)
    assert all(came(line) <= len(told.events) for line in told.lines)
