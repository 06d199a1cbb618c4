"""Days, hours and rooms of an event; games put in another order; absence from one game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.event.agenda import AgendaClash, agenda, clashes, moved_to, written_day, written_hour
from nonuple.event.event import Absence, Event, EventGame, attend, miss, sound
from nonuple.event.standings import lines_of
from nonuple.publication.site import publish
from nonuple.texts.days import day_text, hour_text
from tests.event.events import EMPTY, alone, events, person, scored


def festival(*games: EventGame) -> Event:
    return replace(alone(person("1", "Anne"), person("2", "Bob")), games=games)


def at(starts: str, day: str = "2026-11-14", room: str = "", **seats: int) -> EventGame:
    return EventGame(
        day=day, starts=starts, room=room, seats={id_.removeprefix("e"): n for id_, n in seats.items()}
    )


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("2026-11-17", "2026-11-17"), (" 17/11/2026 ", "2026-11-17"), ("1/2/2026", "2026-02-01"), ("", "")],
)
def test_a_day_is_typed_as_people_do(typed: str, kept: str) -> None:
    assert written_day(typed) == kept


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("14:30", "14:30"), ("14h30", "14:30"), ("9 h", "09:00"), (" 9 H 05 ", "09:05"), ("", "")],
)
def test_an_hour_is_typed_as_people_do(typed: str, kept: str) -> None:
    assert written_hour(typed) == kept


@pytest.mark.parametrize("typed", ["2026-02-30", "demain", "17/13/2026", "17-11-26"])
def test_what_is_no_day_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match=typed):
        written_day(typed)


@pytest.mark.parametrize("typed", ["25:00", "midi", "9", "9:5", "14 h 60"])
def test_what_is_no_hour_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match=typed):
        written_hour(typed)


def test_an_agenda_goes_by_days_and_hours_and_what_is_not_fixed_comes_last() -> None:
    event = replace(
        festival(at("14:30", "2026-11-15"), at("14:00"), EventGame(starts="09:00"), at("09:30"), at("14:00")),
        date="novembre 2026",
    )
    assert [(day.day, [(hour.hour, hour.games) for hour in day.hours]) for day in agenda(event)] == [
        ("2026-11-14", [("09:30", (4,)), ("14:00", (2, 5))]),
        ("2026-11-15", [("14:30", (1,))]),
        ("", [("09:00", (3,))]),
    ]


def test_a_game_without_a_day_is_on_the_day_of_the_event() -> None:
    (day,) = agenda(festival(EventGame(starts="09:00")))
    assert day.day == EMPTY.date


def test_two_games_at_once_in_two_rooms_are_fine_and_one_person_in_both_is_named() -> None:
    event = festival(at("14:00", room="A", e1=1), at("14:00", room="B", e2=1), at("15:00", room="A", e1=1))
    assert list(clashes(event)) == []
    both = event.with_game(2, at("14:00", room="B", e2=1, e1=2))
    assert list(clashes(both)) == [AgendaClash((1, 2), ("1",))]


def test_one_room_for_two_games_at_once_is_named() -> None:
    event = festival(at("14:00", room="A", e1=1), at("14:00", room="A", e2=1))
    assert list(clashes(event)) == [AgendaClash((1, 2), room="A")]


def test_games_without_an_hour_are_never_at_once() -> None:
    assert list(clashes(festival(at("", room="A", e1=1), at("", room="A", e1=1)))) == []


# Another order


def test_a_game_moves_with_its_tables_and_its_absences() -> None:
    event = festival(EventGame("un"), EventGame("deux", seats={"1": 4}), EventGame("trois"))
    missing = replace(event, absences=(Absence("2", 2),))
    after = moved_to(missing, 2, 3)
    assert [game.name for game in after.games] == ["un", "trois", "deux"]
    assert (after.game(3).seats, after.absences) == ({"1": 4}, (Absence("2", 3),))


def test_a_game_that_was_played_keeps_its_number() -> None:
    event = scored(festival(EventGame(), EventGame(), EventGame()), 2, 900, e1=800)
    for number, to in ((2, 3), (1, 3), (3, 1)):
        with pytest.raises(Refusal, match="partie 2 est jouée"):
            moved_to(event, number, to)


@given(events(), st.data())
def test_another_order_changes_no_total(event: Event, data: st.DataObject) -> None:
    unplayed = replace(event, games=(*event.games, EventGame(), EventGame()))
    count = len(unplayed.games)
    after = sound(moved_to(unplayed, data.draw(st.sampled_from([count - 1, count])), count))
    totals = {str(line.id): line.total for line in lines_of(event)}
    assert {str(line.id): line.total for line in lines_of(after)} == totals


# Absence


def test_one_who_misses_a_game_has_no_table_there_and_comes_back_for_the_next() -> None:
    event = festival(EventGame(seats={"1": 1, "2": 2}), EventGame(seats={"1": 1, "2": 2}), EventGame())
    after = miss(event, 2, "2", article="7.2")
    assert after.game(2).seats == {"1": 1}
    assert [[one.id for one in after.present(number)] for number in (1, 2, 3)] == [
        ["1", "2"],
        ["1"],
        ["1", "2"],
    ]
    assert attend(after, 2, "2").absences == ()


def test_missing_the_same_game_twice_is_one_absence() -> None:
    event = festival(EventGame(), EventGame())
    assert miss(miss(event, 1, "1"), 1, "1", article="7.2").absences == (Absence("1", 1, "7.2"),)


def test_an_absence_from_what_is_not_there_is_refused() -> None:
    for entry, game in (("9", 1), ("1", 9)):
        with pytest.raises(Refusal):
            miss(EMPTY, game, entry)


# Published


def test_days_and_hours_are_said_in_both_languages() -> None:
    assert day_text("2026-11-17") == ("mardi 17 novembre 2026", "Tuesday 17 November 2026")
    assert day_text("2026-02-01").fr == "dimanche 1er février 2026"
    assert hour_text("09:05") == ("9 h 05", "9:05")


def test_the_site_has_the_agenda_where_there_is_one() -> None:
    event = festival(at("14:00", room="Salle <B>"), at("09:30"))
    site = publish(event, "12:00", b"")
    page = site["programme.html"].decode()
    assert page.index("9 h 30") < page.index("14 h 00")
    assert "samedi 14 novembre 2026" in page and "Salle &lt;B&gt;" in page
    assert "Saturday 14 November 2026" in site["en/programme.html"].decode()
    assert 'href="programme.html"' in site["index.html"].decode()
    assert "programme.html" not in publish(festival(EventGame()), "12:00", b"")
