"""Series, categories and clubs are matched to those known, and listed in their order."""

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.groups import USUAL, Group, in_order, listed, matched
from nonuple.contest.people import Entrant
from tests.contest.room import CHIEF, OWNER, Room, across

TOP = across("RALENTI", "H8", 66)


@pytest.mark.parametrize("typed", ["4B", "4b", "S4B", "s 4b", "Série 4B", "serie 4b"])
def test_a_series_is_known_however_it_is_typed(typed: str) -> None:
    assert matched(typed, USUAL["series"]) == "4B"


@pytest.mark.parametrize(("typed", "id"), [("SÉNIOR", "Senior"), ("diamant", "Diamant"), ("Rubis", "Rubis")])
def test_a_category_is_matched_or_is_a_new_one(typed: str, id: str) -> None:
    assert matched(typed, USUAL["category"]) == id


def test_one_typed_before_is_meant_again() -> None:
    assert matched("  angers ".strip(), {}, ["Angers"]) == "Angers"


def test_those_nobody_has_put_in_an_order_come_last_figures_as_numbers() -> None:
    groups = in_order(listed("Or", "Argent"), ["10A", "Argent", "", "2A", "Or", "Argent"])
    assert [one.label for one in groups] == ["Or", "Argent", "2A", "10A"]


def registered(room: Room, *players: tuple[str, str]) -> None:
    room.do(
        OWNER,
        ask.Register(
            tuple(
                Entrant(f"Joueur {table}", club, series, table=table)
                for table, (club, series) in enumerate(players, start=1)
            )
        ),
    )


def test_results_list_groups_in_the_order_that_the_organiser_gives() -> None:
    room = Room(0)
    registered(room, ("Brest", "2A"), ("BREST", "n3"), ("Caen", "Série 1A"), ("", "N3"))
    order = (Group("N3", "Nationale 3", 1), Group("2A", "Deux A", 2))
    room.do(OWNER, ask.NameGroups("series", order))
    room.open_game()
    room.turn("AEIRTLN", t1=TOP)
    room.do(CHIEF, ask.EndGame())
    groups = room.parts("results")["groups"]
    assert [one["label"] for one in groups["series"]] == ["1A", "Deux A", "n3"]
    room.do(OWNER, ask.NameGroups("series", (Group("n3", "Nationale 3", 0),)))
    groups = room.parts("results")["groups"]
    assert [one["label"] for one in groups["series"]] == ["Nationale 3", "1A", "Deux A"]
    assert [one["label"] for one in groups["club"]] == ["Brest", "Caen"]
    lines = {line["table"]: (line["club"], line["series"]) for line in room.parts("results")["ranking"]}
    assert lines == {
        1: ("Brest", "Deux A"),
        2: ("Brest", "Nationale 3"),
        3: ("Caen", "1A"),
        4: ("", "Nationale 3"),
    }


def test_a_group_named_as_it_is_changes_nothing() -> None:
    room = Room(0)
    wish = ask.NameGroups("club", (Group("Brest", "Brest", 1),))
    room.do(OWNER, wish)
    before = len(room.log)
    room.do(OWNER, wish)
    assert len(room.log) == before
