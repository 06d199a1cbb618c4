"""Who keeps his place has it in the game itself, then in the last one in which he sat."""

import pytest

from nonuple.tournament import commands as wish
from tests.between.halls import Halls
from tests.between.plans import plan


@pytest.mark.parametrize("entry", ["1", "2", "3", "4"])
def test_a_place_that_is_kept_is_that_of_the_game_drawn_again_or_else_of_the_game_before(entry: str) -> None:
    halls = Halls(plan(1)._replace(late={}, absent={}))
    halls.do(wish.DrawTables(1, seed="a"))
    halls.do(wish.DrawTables(2, seed="b"))
    event = halls.activity.state.event
    first, second = (event.game(number).seats[entry] for number in (1, 2))
    halls.do(wish.KeepPlace(entry, kept=True))
    for number, table in ((1, first), (2, second)):
        for seed in ("c", "d", "e"):
            halls.do(wish.DrawTables(number, seed=seed))
            assert halls.activity.state.event.game(number).seats[entry] == table
