"""What a turn is worth, and what it earned anybody, is told outside a hall once no other hall plays it."""

from hypothesis import given

from nonuple.event.standings import standings
from tests.between.hall import Hall
from tests.between.halls import Halls
from tests.between.plans import SAMPLE, SEEDS, plan
from tests.between.test_one_event_in_any_halls import figures


class Watched(Halls):
    """Asked after every turn of every hall, while others still have that turn before them."""

    told = 0

    def play_turn(self, hall: Hall, turn: int) -> None:
        before = self.figures
        super().play_turn(hall, turn)
        assert self.event.game(hall.game).provisional
        if any(len(one.run.turns) < turn for one in self.rooms.values() if one.game == hall.game):
            assert self.figures == before
            self.told += 1

    @property
    def figures(self) -> object:
        event = self.event
        return [*map(figures, event.games)], standings(event)


@SAMPLE
@given(SEEDS)
def test_an_event_tells_nothing_of_a_turn_that_one_of_its_halls_still_plays(seed: int) -> None:
    watched = Watched(plan(seed)._replace(when="at once"), 3).play()
    assert watched.told
    whole = Halls(plan(seed)._replace(when="at once"), 3).play().event
    assert [*map(figures, watched.event.games)] == [*map(figures, whole.games)]
