"""Who is excluded, and let in again, is so in the event and in its rooms, however often either says so."""

from nonuple.contest import commands as ask
from nonuple.tournament import commands as wish
from tests.between.halls import Halls
from tests.between.plans import plan
from tests.contest.room import CHIEF


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
