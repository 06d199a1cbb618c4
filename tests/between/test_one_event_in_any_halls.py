"""The same people, games and slips give the same ranking wherever they are played."""

from collections.abc import Callable

from hypothesis import given
from msgspec.structs import replace

from nonuple.event.event import Event, EventGame, Find
from nonuple.event.ranking import RankLine
from nonuple.event.standings import lines_of, standings
from tests.between.centres import CONNECTED, Simultane
from tests.between.halls import Halls
from tests.between.partly import partly_elsewhere
from tests.between.plans import SAMPLE, SEEDS, plan

Named = Callable[[str], str]


def figures(game: EventGame, named: Named = str) -> object:
    """All that is told of a game, and counted by anything."""
    turns = game.record.turns if game.record is not None else ()
    return (
        (game.top, game.turns, game.provisional),
        {named(entry): score for entry, score in game.scores.items()},
        [replace(solo, entry=named(solo.entry)) for solo in game.solos],
        [(turn.n, sorted(turn.rack), turn.ref, turn.word, turn.score) for turn in turns],
        [
            (turn.tables, [(*found(find), sorted(map(named, find.entries))) for find in turn.words])
            for turn in game.finds
        ],
    )


def found(find: Find) -> tuple[object, ...]:
    return find.word, find.ref, find.points


def lines(event: Event, named: Named = str) -> dict[str, RankLine]:
    return {named(str(line.id)): replace(line, id="") for line in lines_of(event)}


@SAMPLE
@given(SEEDS)
def test_one_hall_and_three_give_the_same_rankings(seed: int) -> None:
    one, three = (Halls(plan(seed), count).play().event for count in (1, 3))
    assert [*map(figures, three.games)] == [*map(figures, one.games)]
    for by in ("person", "club", "series", "category"):
        assert standings(three, by) == standings(one, by)


@SAMPLE
@given(SEEDS)
def test_halls_here_connected_and_by_file_give_the_same_ranking(seed: int) -> None:
    halls = Halls(plan(seed), 3, order="kept").play()
    simultane = Simultane(halls).play()
    here, merged, named = halls.event, simultane.merged, simultane.entry_of
    assert not [odd for odd in merged.anomalies if odd.left_out]
    assert [figures(game, named) for game in merged.event.games] == [*map(figures, here.games)]
    there = lines(merged.event, named)
    assert there == {entry: line for entry, line in lines(here).items() if entry in there}
    for judged in simultane.organiser.gathering.rejudged.values():
        assert not judged.changes and not judged.sums
    ways = {one.results.centre: one.way for sent in simultane.sent for one in sent}
    assert {name for name, way in ways.items() if way == "network"} <= {CONNECTED}


@SAMPLE
@given(SEEDS)
def test_an_event_with_a_hall_here_and_two_elsewhere_ranks_as_one_with_all_here(seed: int) -> None:
    halls = Halls(plan(seed), 3, order="kept").play()
    simultane = Simultane(halls).play()
    activity = partly_elsewhere(halls, simultane)
    here, partly = halls.event, activity.event

    def named(id: str) -> str:
        return simultane.entry_of(id) if "/" in id else id

    assert not activity.left_out
    assert [figures(game, named) for game in partly.games] == [*map(figures, here.games)]
    assert lines(partly, named) == lines(here)
