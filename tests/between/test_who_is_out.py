"""Who is excluded, and let in again, is so in the event and in its rooms, however often either says so."""

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.results.evening import cumulated, evening_of
from nonuple.tournament import commands as wish
from tests.between.halls import Halls
from tests.between.plans import plan
from tests.contest.room import CHIEF, Room, across


def test_a_room_excludes_again_whom_the_event_had_excluded_reworded_and_let_in() -> None:
    halls = Halls(plan(1)._replace(late={}, absent={}))
    [hall] = halls.open_game(1)
    for why in ("7.1", "7.1, vu par deux arbitres"):
        halls.do(wish.ExcludeEntry("1", 1, why))
        assert hall.entries["1"] in hall.run.excluded
    halls.do(wish.ComeBack("1"))
    assert not hall.run.excluded and not halls.event.excluded()
    hall.do(CHIEF, ask.Exclude(1, hall.table("1"), why="7.1, encore"))
    assert halls.event.excluded() == {"1"}
    assert hall.entries["1"] in hall.run.excluded
    halls.do(wish.ComeBack("1"))
    assert not hall.run.excluded and not halls.event.excluded()


@pytest.mark.parametrize("annuls", [True, False])
def test_an_evening_tells_whether_what_one_excluded_had_scored_is_annulled(annuls: bool) -> None:
    room = Room(2)
    for game in (1, 2):
        room.open_game()
        room.turn("AEIRTLN", t1=across("RALENTI", "H8", 66), t2=across("RALENTI", "H8", 66))
        if game == 2:
            room.do(CHIEF, ask.Exclude(2, 1, "tricherie", annuls))
        room.do(CHIEF, ask.EndGame())
    evening = evening_of(room.contest)
    [gone] = evening.departures
    assert (gone.entry, gone.game, gone.annuls) == ("p1", 2, annuls)
    totals = {line.table: line.total for line in cumulated(room.contest, evening)}
    assert totals == {1: 0 if annuls else 66, 2: 132}
