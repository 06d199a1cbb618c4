"""The games of an event after it was made: edited, in another order, missed by one; what is asked for."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nonuple.contest.people import Arbiter, Block
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.event.event import Absence
from nonuple.people.person import Entry, Person
from nonuple.tournament import commands as ask
from nonuple.tournament.activity import EventActivity
from nonuple.tournament.conflicts import EntryConflict, conflicts_of
from nonuple.tournament.people import EventHall
from nonuple.tournament.views import ShownEvent, event_parts, office_parts
from tests.tournament.wishing import NOW, ORGANISER, PLAN, Wandering, means

GAMES = (
    ask.GameWish("Originale", "7/8", "blitz", "14/11/2026", "9 h 30", "Salle A"),
    ask.GameWish("Deuxième"),
    ask.GameWish("Troisième", room="Salle B"),
)


def planned(*games: ask.GameWish, ranked: bool = False) -> ask.Arrange:
    return ask.Arrange(name="Festival", date="2026-11-14", games=games, ranked=ranked)


def festival() -> Wandering:
    """Three games, three people, one room; the tables of the first game are drawn."""
    event = Wandering()
    people = tuple(Person(str(n), f"NOM{n}") for n in range(1, 4))
    for wish in (
        planned(*GAMES),
        ask.WriteEntries(people, tuple(Entry(one.id, (one.id,)) for one in people)),
        ask.OpenHall(EventHall("room", "Salle")),
        ask.DrawTables(1, seed="1"),
    ):
        assert event.ask(wish)
    return event


def refused(event: Wandering, wish: object) -> str:
    with pytest.raises(Refusal) as refusal:
        event.activity.decide(ORGANISER, wish, NOW)  # type: ignore[arg-type]
    return str(refusal.value)


def names(event: Wandering) -> list[str]:
    return [one.name for one in event.activity.state.event.games]


def test_what_is_not_told_of_an_event_that_is_arranged_again_stays() -> None:
    event = Wandering()
    assert event.ask(ask.Arrange(name="Paires", games=GAMES, pair_category="younger"))
    before = event.activity.state.event.settings
    assert event.ask(ask.Arrange(name="Paires d'automne", games=GAMES))
    assert (before.pair_category, event.activity.state.event.settings) == ("younger", before)


def test_everything_of_a_game_can_be_edited_before_it_begins() -> None:
    event = festival()
    edited = ask.GameWish("Joker", "joker", "120", "15/11/2026", "14:00", "Salle C")
    assert event.ask(planned(edited, *GAMES[1:]))
    parts = event_parts(ShownEvent(event.activity.state, {}, event.activity.event))
    card = parts["games"][0]  # type: ignore[index]
    assert (card.name, card.formula, card.time) == ("Joker", "joker", "120")
    assert (card.day, card.starts, card.room) == ("2026-11-15", "14:00", "Salle C")
    assert len(event.activity.state.event.game(1).seats) == 3


def test_a_game_that_has_begun_keeps_its_formula_its_time_and_its_number() -> None:
    event = festival()
    assert event.ask(ask.BindGame(1, "room"))
    assert "formule" in refused(event, planned(ask.GameWish("x", "joker", "blitz"), *GAMES[1:]))
    assert "formule" in refused(event, planned(ask.GameWish("x", "7/8", "normal"), *GAMES[1:]))
    swapped = (ask.GameWish("Deuxième", was=2), ask.GameWish("Originale", "7/8", "blitz", was=1), GAMES[2])
    assert "garde son numéro" in refused(event, planned(*swapped))
    assert event.ask(planned(ask.GameWish("Autre nom", "7/8", "blitz", "15/11/2026"), *GAMES[1:]))
    assert names(event)[0] == "Autre nom"


def test_games_change_places_with_their_tables_and_absences() -> None:
    event = festival()
    assert event.ask(ask.LeaveTable(1, "2", "7.2"))
    seats = event.activity.state.event.game(1).seats
    order = (
        ask.GameWish("Nouvelle", was=0),
        ask.GameWish("Troisième", was=3),
        ask.GameWish("Originale", was=1),
    )
    assert event.ask(planned(*order, ask.GameWish("Deuxième", was=2)))
    state = event.activity.state
    assert names(event) == ["Nouvelle", "Troisième", "Originale", "Deuxième"]
    assert (state.event.game(3).seats, state.event.absences) == (seats, (Absence("2", 3, "7.2"),))
    assert {number: draw.game for number, draw in state.draws.items()} == {3: 3}


def test_no_game_is_placed_twice_and_one_with_tables_is_not_lost() -> None:
    event = festival()
    assert "deux fois" in refused(event, planned(ask.GameWish(was=2), ask.GameWish(was=2)))
    assert "retirée" in refused(event, planned(ask.GameWish(was=2), ask.GameWish(was=3)))
    assert "partie 9" in refused(event, planned(ask.GameWish(was=9)))


@pytest.mark.parametrize("game", [ask.GameWish(day="demain"), ask.GameWish(starts="midi")])
def test_a_day_or_an_hour_that_is_none_is_refused(game: ask.GameWish) -> None:
    refused(festival(), planned(game, *GAMES[1:]))


def test_one_who_misses_a_game_is_not_drawn_there_and_plays_the_next() -> None:
    event = festival()
    assert event.ask(ask.LeaveTable(2, "3"))
    assert event.ask(ask.DrawTables(2, seed="2")) and event.ask(ask.DrawTables(3, seed="3"))
    games = event.activity.state.event.games
    assert ("3" in games[1].seats, "3" in games[2].seats) == (False, True)
    parts = office_parts(ShownEvent(event.activity.state, {}, event.activity.event))
    assert parts["absences"] == (Absence("3", 2),)
    assert [one.trouble for one in parts["conflicts"]] == ["no-series"]  # type: ignore[attr-defined]
    assert event.ask(ask.SeatLate(2, "3"))
    assert event.activity.state.event.absences == ()


def test_one_who_was_to_miss_a_game_may_play_it_after_all() -> None:
    event = festival()
    assert event.ask(ask.LeaveTable(2, "3")) and event.ask(ask.ComeBack("3", 2))
    assert event.activity.state.event.absences == ()
    assert event.activity.state.event.departures == ()


def test_two_games_of_one_person_at_the_same_hour_are_named() -> None:
    event = festival()
    at_once = (GAMES[0], ask.GameWish("Deuxième", day="14/11/2026", starts="9:30", room="Salle B"), GAMES[2])
    assert event.ask(planned(*at_once)) and event.ask(ask.LeaveTable(2, "1"))
    assert event.ask(ask.DrawTables(2, seed="2"))
    parts = office_parts(ShownEvent(event.activity.state, {}, event.activity.event))
    (clash,) = [one for one in parts["conflicts"] if one.trouble == "two-games-at-once"]  # type: ignore[attr-defined]
    assert (sorted(clash.entries), clash.games) == (["2", "3"], (1, 2))


@pytest.mark.article("2026", "7.4.1")
def test_an_event_that_counts_for_a_ranking_asks_for_a_commission_in_every_room() -> None:
    contest = Contest("room")
    event = Wandering(EventActivity("event", means(lambda _: contest), lambda: ()))

    def lacking() -> list[tuple[str, ...]]:
        event.activity.heard("room", frozenset())
        shown = event.activity.parts("office", None)["conflicts"]  # type: ignore[arg-type]
        return [one.rooms for one in shown if one.trouble == "no-commission"]  # type: ignore[attr-defined]

    assert event.ask(planned(*GAMES)) and event.ask(ask.OpenHall(EventHall("room", "Salle")))
    assert lacking() == []
    assert event.ask(planned(*GAMES, ranked=True))
    assert lacking() == [("room",)]
    contest.commission = ("Anne", "Bob", "Cléo")
    assert lacking() == []
    halls: Any = event.activity.parts("event", None)["halls"]  # type: ignore[arg-type]
    assert halls[0].commission == ("Anne", "Bob", "Cléo")


def about(event: Wandering, trouble: str) -> list[EntryConflict]:
    told = conflicts_of(event.activity.event, event.activity.state)
    return [one for one in told if one.trouble == trouble]


@given(st.sets(st.integers(1, 12)), st.integers(0, 6), st.booleans())
def test_whoever_needs_it_sits_where_it_is_easy_to_reach_as_long_as_there_is_room(
    needing: set[int], room: int, series: bool
) -> None:
    event = Wandering()
    assert event.ask(PLAN)
    people = tuple(Person(str(n), f"NOM{n}", club="Brest", accessible=n in needing) for n in range(1, 13))
    assert event.ask(ask.WriteEntries(people, tuple(Entry(one.id, (one.id,)) for one in people)))
    easy = (Block(3, 2 + room),) if room else ()
    wish = ask.DrawTables(1, "series" if series else "random", "club", "graine", easy)
    assert event.ask(wish)
    seats = event.activity.state.event.game(1).seats
    assert sorted(seats.values()) == list(range(1, 13))
    near = {entry for entry, table in seats.items() if 3 <= table <= 2 + room}
    assert len(near & {str(n) for n in needing}) >= min(len(needing), room)
    told = about(event, "not-accessible")
    assert [len(one.entries) for one in told] == ([len(needing) - room] if len(needing) > room > 0 else [])
    assert event.ask(wish)
    assert event.activity.state.event.game(1).seats == seats


def test_an_arbiter_has_no_tables_in_two_rooms() -> None:
    event = Wandering()
    assert event.ask(PLAN)
    alice, bo = Arbiter("A", "Alice", (Block(1, 10),)), Arbiter("B", "Bo", (Block(11, 99_999),))
    across = ask.PostArbiters((alice, bo))
    assert event.ask(across)
    assert event.ask(ask.OpenHall(EventHall("a", "Lumière", first=1, last=8)))
    assert event.ask(ask.OpenHall(EventHall("b", "Opéra", first=9, last=40)))
    told = about(event, "post-across")[0].said
    assert told is not None and "Alice" in told.fr and "Lumière et Opéra" in told.fr
    assert not event.ask(replace(across, arbiters=(Arbiter("A", "Alice", (Block(1, 4), Block(30, 31))),)))
    apart = (Arbiter("A", "Alice", (Block(1, 8),)), Arbiter("B", "Bo", (Block(9, 99_999),)))
    assert event.ask(replace(across, arbiters=apart))
    assert not about(event, "post-across")
