"""At the door: who is ticked in is there, who is not misses the game, and both come back as they were."""

import random
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.activity.door import Guest
from nonuple.activity.port import Computer
from nonuple.people.person import Entry, Person
from nonuple.tournament import commands as ask
from nonuple.tournament.events import Arrival
from tests.tournament.wishing import PLAN, Wandering, wishes, written

DOOR = Guest("door", "Dora")
ARRIVALS: tuple[Arrival, ...] = ("here", "late", "absent", "awaited")
ENTRIES = tuple(str(number) for number in range(1, 7))

ticks = st.lists(
    st.tuples(
        st.integers(1, 2),
        st.lists(st.sampled_from(ENTRIES), min_size=1, max_size=4, unique=True),
        st.sampled_from(ARRIVALS),
        st.booleans(),
    ),
    max_size=12,
)


def begun() -> Wandering:
    event = Wandering()
    assert event.ask(PLAN)
    assert event.ask(written(1, 6, random.Random(1)))
    return event


def line(event: Wandering, entry: str) -> Any:
    return event.activity.parts("door", Computer())[f"door:{entry}"]


@given(ticks)
def test_the_door_tells_what_was_noted_last_and_the_next_draw_seats_whoever_is_not_absent(
    noted: list[tuple[int, list[str], Arrival, bool]],
) -> None:
    event = begun()
    last: dict[tuple[int, str], Arrival] = {}
    for game, entries, arrival, seated in noted:
        assert event.ask(ask.NoteArrivals(game, tuple(entries), arrival, seated), DOOR)
        last |= {(game, entry): arrival for entry in entries}
        if seated and arrival == "here":
            assert all(line(event, entry).games[game - 1].table for entry in entries)
    for entry in ENTRIES:
        told = [one.arrival for one in line(event, entry).games[:2]]
        assert told == [last.get((game, entry), "awaited") for game in (1, 2)]
    for game in (1, 2):
        assert event.ask(ask.DrawTables(game))
        seats = event.activity.state.event.game(game).seats
        assert set(seats) == {entry for entry in ENTRIES if last.get((game, entry)) != "absent"}


def test_who_is_ticked_in_takes_the_first_empty_table_as_he_comes_and_nobody_else_moves() -> None:
    event = begun()
    for entry in ("4", "2", "6"):
        assert event.ask(ask.NoteArrivals(1, (entry,), seated=True), DOOR)
    assert event.activity.state.event.game(1).seats == {"4": 1, "2": 2, "6": 3}
    assert event.ask(ask.NoteArrivals(1, ("2",), "absent"), DOOR)
    assert event.ask(ask.NoteArrivals(1, ("1", "5"), seated=True), DOOR)
    assert event.activity.state.event.game(1).seats == {"4": 1, "1": 2, "6": 3, "5": 4}


def test_those_who_were_noted_absent_are_one_line_of_the_journal_which_is_taken_back() -> None:
    event = begun()
    assert event.ask(ask.NoteArrivals(1, ("1", "2")), DOOR)
    assert event.ask(ask.NoteArrivals(1, ("3", "4", "5", "6"), "absent"))
    journal: Any = event.activity.parts("office", Computer())["journal"]
    assert [(one.what, one.game) for one in journal[:2]] == [("ArrivalsNoted", 1), ("EntriesWritten", 0)]
    assert event.ask(journal[0].back)
    assert event.activity.state.event.absences == ()
    assert [line(event, entry).games[0].arrival for entry in ENTRIES] == ["here"] * 2 + ["awaited"] * 4


def test_one_who_has_left_the_event_or_is_not_in_it_is_not_ticked_in() -> None:
    event = begun()
    assert event.ask(ask.WithdrawEntry("3", 1))
    assert line(event, "3").games[0].arrival == "gone"
    assert not event.ask(ask.NoteArrivals(1, ("3",)), DOOR)
    assert not event.ask(ask.NoteArrivals(1, ("99",)), DOOR)
    assert not event.ask(ask.NoteArrivals(9, ("1",)), DOOR)


def test_a_game_that_is_moved_takes_its_ticks_along() -> None:
    event = begun()
    assert event.ask(ask.NoteArrivals(1, ("1",)), DOOR)
    second, first = PLAN.games[1], PLAN.games[0]
    moved = (msgspec.structs.replace(second, was=2), msgspec.structs.replace(first, was=1))
    assert event.ask(msgspec.structs.replace(PLAN, games=(*moved, PLAN.games[2])))
    assert [one.arrival for one in line(event, "1").games] == ["awaited", "here", "awaited"]


def test_the_door_ticks_in_and_does_nothing_else_and_is_told_no_licence() -> None:
    event = Wandering()
    for wish in islice(wishes(random.Random(1)), 40):
        if not isinstance(wish, ask.BindGame | ask.NoteArrivals):
            assert not event.ask(wish, DOOR)
    assert event.activity.number == 1
    told = msgspec.json.encode(begun().activity.parts("door", Computer())).decode()
    assert "NOM1" in told and "L1" not in told


@pytest.mark.parametrize("role", ["chief", "display", "spectator"])
def test_nobody_else_ticks_in(role: str) -> None:
    assert not begun().ask(ask.NoteArrivals(1, ("1",)), Guest(role, ""))


def test_a_card_says_the_same_in_every_event_of_a_season_and_tells_namesakes_apart() -> None:
    here = Person("1", "ANTOINE Noé", "4711", club="Brest")
    assert here.card == Person("88", "Noé Antoine", "4711", series="2A").card
    assert Person("1", "ANTOINE Noé", club="Brest").card != Person("2", "ANTOINE Noé", club="Albi").card
    pair = ask.WriteEntries((here, Person("2", "AMIEL Anne")), (Entry("1", ("1", "2")),))
    event = Wandering()
    assert event.ask(PLAN)
    assert event.ask(pair)
    assert line(event, "1").cards == (here.card, Person("", "AMIEL Anne").card)
