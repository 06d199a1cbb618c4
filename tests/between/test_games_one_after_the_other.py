"""A game is what it is whatever was played before it in the same room."""

from hypothesis import given
from msgspec.structs import replace

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.contest.results.evening import run_scores
from nonuple.contest.results.notes import notes_of
from nonuple.contest.views.player import player_sheet
from tests.between.hall import Hall
from tests.between.halls import PASSWORD, arbiters_of, sealed
from tests.between.plans import SAMPLE, SEEDS, Plan, plan
from tests.contest.room import OWNER


def evening(plan: Plan, *games: int) -> object:
    """The last of these games, with all that it tells of anybody."""
    hall = Hall(plan, "salle")
    ids = [one.id for one in plan.entries]
    hall.do(OWNER, ask.Register(tuple(Entrant(id, table=table) for table, id in enumerate(ids, start=1))))
    hall.entries = {id: hall.contest.seating.players[table] for table, id in enumerate(ids, start=1)}
    hall.do(OWNER, ask.NameArbiters(arbiters_of(plan)))
    for game in games:
        text = sealed(plan.games[game - 1])
        hall.begin(game, ask.OpenGame(source="prepared", sealed=text, password=PASSWORD))
        for turn in range(1, plan.turns[game - 1] + 1):
            for step in hall.steps:
                hall.step(step)
            hall.take_slips()
            hall.after(turn)
        hall.end()
    run = hall.run
    return (
        run_scores(hall.contest, run),
        [player_sheet(run, player) for player in hall.entries.values()],
        [
            replace(one, game=0)
            for played in run.turns
            for one in notes_of(hall.contest, run, played, run.seating)
        ],
    )


@SAMPLE
@given(SEEDS)
def test_the_second_game_of_an_evening_is_as_in_a_room_of_its_own(seed: int) -> None:
    assert evening(plan(seed), 1, 2) == evening(plan(seed), 2)


@SAMPLE
@given(SEEDS)
def test_a_game_is_the_same_when_it_is_played_again(seed: int) -> None:
    there = plan(seed)
    again = there._replace(games=(there.games[1], there.games[1]), turns=(there.turns[1],) * 2)
    assert evening(again, 1) != () and evening(again, 2, 1, 2) == evening(there, 2)
