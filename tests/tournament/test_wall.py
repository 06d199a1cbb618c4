"""What the screen of a hall is told, and what it is not told while a game goes on."""

from hypothesis import given

from nonuple.activity.port import Computer
from nonuple.tournament.roles import ROLES, WALL
from nonuple.tournament.wall import WallNext, WallPlayed
from tests.between.halls import Halls
from tests.between.plans import GAMES, SAMPLE, SEEDS, plan


def test_tables_are_told_to_what_hangs_in_the_hall_and_not_to_whoever_follows_on_a_telephone() -> None:
    assert WALL in ROLES["display"].follows
    assert WALL not in ROLES["spectator"].follows


class Watched(Halls):
    """Its wall is looked at whenever somebody plays."""

    looked = 0

    def wall(self) -> dict[str, object]:
        return self.activity.parts(WALL, Computer())

    def hear(self) -> None:
        super().hear()
        going_on = [hall.game for hall in self.rooms.values() if hall.game and not hall.run.over]
        if going_on:
            self.looked += 1
            parts = self.wall()
            played, following = parts["played"], parts["next"]
            assert played is None or (isinstance(played, WallPlayed) and played.game not in going_on)
            assert following is None or (isinstance(following, WallNext) and following.game not in going_on)
            assert not parts["possible"]


@SAMPLE
@given(SEEDS)
def test_a_wall_tells_no_turn_of_a_game_that_a_hall_still_plays_and_no_rank_that_moves_anyway(
    seed: int,
) -> None:
    halls = Watched(plan(seed), 3)
    halls.play()
    assert halls.looked
    parts = halls.wall()
    assert parts["next"] is None
    played = parts["played"]
    assert isinstance(played, WallPlayed)
    assert played.game <= GAMES
    assert len(played.turns) > 0
