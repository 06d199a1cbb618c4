"""The rankings of an event: games and their sum, series, clubs, teams, divisions, pairs, what changed."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.event.event import Departure, Event, annul, exclude, restore, sound, withdraw
from nonuple.event.points import PointsTable, SeasonRules, awarded, season
from nonuple.event.ranking import Counted
from nonuple.event.standings import (
    View,
    changes,
    competitors,
    hang,
    names,
    names_apart,
    play_off,
    standings,
    team_indexes,
)
from nonuple.forgetting import erase
from nonuple.formats.event_file import read_event, write_event
from nonuple.people.federation import PointsRow
from nonuple.people.person import Entry, Person, discreet, folded
from nonuple.tournament.state import EventState
from nonuple.tournament.views import ChangedLine, ShownEvent, standing_parts
from tests.event.events import DEFAULT, EMPTY, alone, events, person, scored

NAMESAKES = alone(
    person("1", "MARTIN Jean", club="Brest"),
    person("2", "MARTIN Jean", club="Albi"),
    person("3", "MARTIN Jean"),
    person("4", "NOËL Zoé", club="Albi"),
    person("5", "NOËL Zoé", club="Albi"),
    person("6", "AMIEL Annick", club="Albi"),
    Person("7", ""),
    Person("8", ""),
)

VIEWS: tuple[View, ...] = get_args(View)

PODIUM = scored(
    scored(
        alone(
            person("1", "AMIEL Annick", club="Brest", series="4B", category="V"),
            person("2", "BLANC Bruno", club="Albi", series="1A", category="S"),
            person("3", "CHABERT Cléo", club="Brest", series="4B", category="J"),
        ),
        1,
        900,
        e1=800,
        e2=850,
        e3=700,
    ),
    2,
    1000,
    e1=900,
    e3=990,
)


def test_namesakes_are_told_apart_by_their_clubs_else_by_their_numbers() -> None:
    told = names_apart(NAMESAKES, "joueur retiré")
    assert [*told.values()] == [
        "MARTIN Jean (Brest)", "MARTIN Jean (Albi)", "MARTIN Jean (#3)", "NOËL Zoé (#4)", "NOËL Zoé (#5)",
        "AMIEL Annick", "joueur retiré", "joueur retiré",
    ]  # fmt: skip


@pytest.mark.article("2026", "7.1")
@pytest.mark.parametrize(("annuls", "during", "kept"), [(True, 2, []), (False, 2, [800]), (False, 1, [])])
def test_one_who_is_excluded_keeps_at_most_the_games_before(
    annuls: bool, during: int, kept: list[int]
) -> None:
    after = exclude(PODIUM, "1", during, "7.1", annuls=annuls)
    [line] = [one for one in standings(after).rankings[0].ranking if one.id == "1"]
    assert [total for total in line.games if total is not None] == kept
    assert line.total == sum(kept)


def ranks(event: Event, by: View = "person", game: int | None = None) -> list[tuple[str, int, int]]:
    return [
        (str(line.id), line.rank, line.total)
        for ranking in standings(event, by, game).rankings
        for line in ranking.ranking
    ]


@given(events(), st.lists(st.tuples(st.sampled_from(VIEWS), st.sampled_from([None, 1, 2, 3])), max_size=8))
def test_a_ranking_counted_on_under_other_rules_is_the_one_made_anew(
    event: Event, asked: list[tuple[View, int | None]]
) -> None:
    counted = Counted()
    for view, most in asked:
        told = replace(event, settings=replace(event.settings, cut=most, best=most))
        assert standings(told, view, counted=counted) == standings(told, view)


def test_one_who_misses_a_game_has_nothing_in_it() -> None:
    assert ranks(PODIUM) == [("1", 1, 1700), ("3", 2, 1690), ("2", 3, 850)]
    assert ranks(PODIUM, game=2) == [("3", 1, 990), ("1", 2, 900), ("2", 3, 0)]


def test_series_and_categories_come_in_the_order_of_the_federation() -> None:
    assert [one.of for one in standings(PODIUM, "series").rankings] == ["1A", "4B"]
    assert [one.of for one in standings(PODIUM, "category").rankings] == ["J", "S", "V"]


def test_one_who_withdraws_keeps_what_was_played() -> None:
    gone = withdraw(PODIUM, "3", 2)
    assert [one.id for one in gone.present(1)] == ["1", "2", "3"]
    assert [one.id for one in gone.present(2)] == ["1", "2"]
    assert ranks(gone) == ranks(PODIUM)


def test_the_table_of_one_who_withdraws_stays_empty() -> None:
    seated = EMPTY.with_game(2, replace(EMPTY.game(2), seats={"1": 1, "2": 2, "3": 3}))
    seated = replace(seated, people=PODIUM.people, entries=PODIUM.entries)
    assert withdraw(seated, "2", 2).game(2).seats == {"1": 1, "3": 3}


@pytest.mark.article("2026", "7.1")
def test_one_excluded_for_cheating_keeps_no_score_of_the_event() -> None:
    assert ranks(exclude(PODIUM, "1", 2, "7.1")) == [("3", 1, 1690), ("2", 2, 850), ("1", 3, 0)]


def test_a_pair_has_the_stronger_series_and_the_category_that_was_chosen() -> None:
    pair = replace(PODIUM, entries=(Entry("1", ("2", "3")),), games=())
    [one] = competitors(pair)
    assert (one.name, one.series, one.category, one.club) == ("BLANC Bruno / CHABERT Cléo", "1A", "S", None)
    younger = replace(pair, settings=replace(pair.settings, pair_category="younger"))
    assert competitors(younger)[0].category == "J"


def test_a_team_is_in_the_division_that_the_series_of_its_people_open() -> None:
    strong = [person(str(n), series="1A") for n in range(1, 6)]
    weak = [person(str(n), series="7") for n in range(6, 9)]
    event = alone(*strong, *weak)
    entries = [replace(one, team="Brest" if int(one.id) < 6 else "Albi") for one in event.entries]
    event = scored(replace(event, entries=tuple(entries)), 1, 100, e1=90, e6=80)
    assert [tuple(one) for one in team_indexes(event, competitors(event))] == [
        ("Albi", 3, "6"),
        ("Brest", 65, "1-2"),
    ]
    assert [(one.of, one.ranking[0].id) for one in standings(event, "division").rankings] == [
        ("1-2", "Brest"),
        ("6", "Albi"),
    ]


@pytest.mark.parametrize(
    ("index", "name"), [(200, "1-2"), (56, "1-2"), (55, "3"), (26, "4"), (16, "5"), (0, "6")]
)
def test_divisions_go_by_the_index(index: int, name: str) -> None:
    division = DEFAULT.division(index)
    assert division is not None
    assert division.name == name


def test_what_changed_since_it_was_hung_up_is_told() -> None:
    before = hang(PODIUM, "11:40", "provisional")
    after = hang(scored(PODIUM, 2, 1000, e1=880, e3=990), "12:10", "corrected")
    assert changes(before, before) == []
    assert [
        (id_, old and (old.rank, old.total), new and (new.rank, new.total))
        for id_, old, new in changes(before, after)
    ] == [("3", (2, 1690), (1, 1690)), ("1", (1, 1700), (2, 1680))]


EQUALS = replace(
    scored(alone(person("1"), person("2"), person("3"), person("4")), 1, 9, e1=8, e2=8, e3=8, e4=9),
    settings=replace(EMPTY.settings, cut=2),
)


@pytest.mark.article("2026", "4.8.4")
def test_a_sudden_death_parts_those_whom_no_tie_break_parted() -> None:
    def lines(event: Event) -> list[tuple[object, ...]]:
        return [
            (line.id, line.rank, line.decided_by, line.qualified, line.tie_open)
            for line in standings(event).rankings[0].ranking
        ]

    assert [line[1:] for line in lines(EQUALS)[1:]] == [(2, None, False, True)] * 3
    assert lines(play_off(EQUALS, ["3", "1", "2"]))[1:] == [
        ("3", 2, "sudden-death", True, False),
        ("1", 3, "sudden-death", False, False),
        ("2", 4, "sudden-death", False, False),
    ]
    assert play_off(play_off(EQUALS, ["3", "1", "2"]), ["1", "2", "3"]).playoffs == (("1", "2", "3"),)


def test_a_sudden_death_decides_nothing_once_the_totals_differ() -> None:
    decided = play_off(EQUALS, ["3", "1", "2"])
    appealed = scored(decided, 1, 9, e1=8, e2=9, e3=8, e4=9)
    assert ranks(appealed) == [("2", 1, 9), ("4", 1, 9), ("3", 3, 8), ("1", 4, 8)]


@pytest.mark.parametrize("order", [[], ["1"], ["1", "2"], ["1", "2", "4"], ["1", "2", "3", "3"]])
def test_only_all_who_share_a_rank_are_parted(order: list[str]) -> None:
    with pytest.raises(Refusal, match="mort subite"):
        play_off(EQUALS, order)


# --- Points ------------------------------------------------------------------------------------------------

TABLE = PointsTable("nonuple-points", 1, "x", (PointsRow(1, (10, 6)), PointsRow(3, (20, 14, 9), 1)))


def test_points_go_by_the_place_and_by_how_many_play() -> None:
    assert [TABLE.points(place, 3) for place in (1, 2, 3, 4)] == [20, 14, 9, 1]
    assert [TABLE.points(place, 2) for place in (1, 2, 3)] == [10, 6, 0]
    assert PointsTable("nonuple-points", 1, "x", (PointsRow(5, (1,)),)).points(1, 4) == 0


def test_equals_have_the_points_of_the_place_they_share() -> None:
    equal = scored(alone(person("1"), person("2"), person("3"), person("4")), 1, 9, e1=8, e2=8, e3=7)
    assert [(one.id, one.points) for one in awarded(equal, TABLE)] == [("1", 20), ("2", 20), ("3", 9)]


def test_a_season_adds_up_the_points_of_a_person_wherever_he_entered() -> None:
    first = scored(alone(person("1", "A", licence="7"), person("2", "B", licence="8")), 1, 9, e1=8, e2=7)
    second = scored(alone(person("5", "A", licence="7"), person("6", "C", licence="9")), 1, 9, e5=6, e6=7)
    assert [
        (one.rank, one.name, one.points, one.events) for one in season([first, second], SeasonRules(TABLE))
    ] == [
        (1, "A", 16, [10, 6]),
        (2, "C", 10, [None, 10]),
        (3, "B", 6, [6, None]),
    ]
    assert [(one.rank, one.name) for one in season([first, second], SeasonRules(TABLE, 1))] == [
        (1, "A"),
        (1, "C"),
        (3, "B"),
    ]


# --- Names -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("CHABERT Cléo", "Cléo C."),
        ("Cléo Chabert", "Cléo C."),
        ("DE LA TOUR Anne-Lise", "Anne-Lise D."),
        ("Cher", "Cher"),
    ],
)
def test_the_young_are_told_by_a_first_name_and_an_initial(name: str, said: str) -> None:
    assert discreet(name) == said


def test_names_are_the_same_however_they_are_typed() -> None:
    assert folded("  Lévy-Brühl ") == folded("LEVY BRUHL")


# --- Laws --------------------------------------------------------------------------------------------------


@given(events())
def test_the_cumul_is_the_sum_of_the_games(event: Event) -> None:
    whole = {line.id: line.total for line in standings(event).rankings[0].ranking}
    parts = [
        {line.id: line.total for line in standings(event, game=number + 1).rankings[0].ranking}
        for number in range(len(event.games))
    ]
    assert whole == {id_: sum(part[id_] for part in parts) for id_ in whole}


def ranks_of(event: Event, by: View) -> object:
    """Whatever clubs are called: one of a single person goes on under a number."""
    return [
        (one.of, [(line.rank, line.total, line.games, line.decided_by) for line in one.ranking])
        for one in standings(event, by).rankings
    ]


@given(events(), st.data())
def test_erasing_a_person_keeps_every_rank(event: Event, data: st.DataObject) -> None:
    person_id = data.draw(st.sampled_from([one.id for one in event.people]))
    name = event.person(person_id).name
    forgotten = erase(event, person_id)
    for by in VIEWS:
        assert ranks_of(forgotten, by) == ranks_of(event, by)
    assert name.encode() not in write_event(forgotten)
    assert not any(name in called for called in names(forgotten, "joueur retiré").values())


def test_one_who_is_erased_is_named_in_no_sentence_and_a_namesake_stays() -> None:
    ana, other = Person("1", "ROY Ana", "L1", club="Brest"), Person("2", "BIS Bo", club="Brest")
    told = replace(
        EMPTY,
        people=(ana, other),
        entries=(Entry("1", ("1",)), Entry("2", ("2",), team="Les amis de Roy  Ana")),
        departures=(Departure("1", 1, article="Ana Roy, ou ROY Ana"),),
        commission=("roy ana", "BIS Bo"),
    )
    gone = erase(told, "1")
    assert gone.people == (Person("1", "", club="Brest"), other)
    assert gone.departures[0].article == "Ana Roy, ou #1"
    assert (gone.commission, gone.entries[1].team) == (("#1", "BIS Bo"), "Les amis de #1")
    assert erase(gone, "1") == gone
    namesake = replace(told, people=(ana, replace(other, name=ana.name)))
    assert erase(namesake, "1").people == (Person("1", "", club="Brest"), namesake.people[1])


@given(events())
def test_everybody_is_ranked_once_and_in_one_series_at_most(event: Event) -> None:
    everybody = [line.id for line in standings(event).rankings[0].ranking]
    assert sorted(map(str, everybody)) == sorted(one.id for one in event.entries)
    for by in ("series", "category"):
        within = [line.id for one in standings(event, by).rankings for line in one.ranking]
        assert len(set(within)) == len(within)


@given(events())
def test_an_event_comes_back_from_its_file(event: Event) -> None:
    assert read_event(write_event(event), "x") == event
    assert write_event(read_event(write_event(event), "x")) == write_event(event)
    typed = replace(event, games=tuple(replace(one, formula="-normal"[1:]) for one in event.games))
    assert write_event(typed) == write_event(event)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (replace(PODIUM, people=(*PODIUM.people, PODIUM.people[0])), "deux personnes"),
        (replace(PODIUM, entries=(*PODIUM.entries, PODIUM.entries[0])), "deux inscriptions"),
        (replace(PODIUM, entries=(*PODIUM.entries, Entry("9", ("1",)))), "inscrite deux fois"),
        (replace(PODIUM, entries=(*PODIUM.entries, Entry("9", ("77",)))), "« 77 »"),
        (replace(PODIUM, entries=PODIUM.entries[1:]), "partie 1"),
    ],
)
def test_an_event_that_does_not_hold_together_is_refused(event: Event, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        sound(event)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "nonuple-event"),
        (b"[]", "nonuple-event"),
        (b'{"format": "nonuple-sealed", "version": 1}', "nonuple-event"),
        (b'{"format": "nonuple-event", "version": 2}', "version 2"),
        (b'{"format": "nonuple-event", "version": 1}', "champ « id »"),
        (write_event(PODIUM).replace(b'"top": 900', b'"top": -1'), r"games\[0\].top"),
        (b'{"a":' * 5000, "nonuple-event"),
    ],
)
def test_a_file_that_is_no_event_is_refused_in_a_sentence(data: bytes, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        read_event(data, "x.json")


# --- A game annulled ---------------------------------------------------------------------------------------


@given(events(), st.data())
def test_an_annulled_game_counts_as_if_it_had_not_been_played(event: Event, data: st.DataObject) -> None:
    played = [number for number, game in enumerate(event.games, start=1) if game.played]
    if not played:
        return
    number = data.draw(st.sampled_from(played))
    annulled = annul(event, number, "panne")
    games = tuple(game for place, game in enumerate(event.games, start=1) if place != number)
    without = replace(event, games=games)
    assert restore(annulled, number) == event
    for by in VIEWS:
        assert ranks(annulled, by) == ranks(without, by)
        shown, there = standings(annulled, by), standings(without, by)
        assert (shown.top, shown.provisional) == (there.top, there.provisional)
        for mine, its in zip(shown.rankings, there.rankings, strict=True):
            assert [one.percent for one in mine.ranking] == [one.percent for one in its.ranking]


def test_what_changed_since_a_ranking_was_hung_up_names_who_was_corrected_and_counts_who_follows() -> None:
    people = [person(str(n)) for n in range(1, 41)]
    event = scored(alone(*people), 1, 900, **{f"e{n}": 900 - n for n in range(1, 41)})
    hung = replace(event, hung=(hang(event, "16:05", "final"),))
    game = hung.game(1)
    corrected = {**game.scores, "40": replace(game.scores["40"], total=899)}
    after = hung.with_game(1, replace(game, scores=corrected))
    parts = standing_parts(ShownEvent(EventState("e"), {}, after))
    assert parts["changed"] == (ChangedLine("40", 40, 860, 1, 899),)
    assert parts["following"] == 38
