"""The game of a day among all who played it here: a rank, and a share only where there are enough of them."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.play.daily import Daily
from nonuple.play.masked import WantedGame
from nonuple.play.solo import commands as ask
from nonuple.play.solo.days import ENOUGH, DayResult, among
from nonuple.play.solo.events import SoloSlip
from nonuple.store import EventStore
from tests.solo.hosting import House, house

DAY = Daily(date(2026, 3, 2), "turn")


def result(points: int, of: str = "list") -> DayResult:
    return DayResult(DAY.day, DAY.what, of, points)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=40), st.data())
def test_ranks_and_shares_are_those_of_whoever_played_the_same_game(
    points: list[int], data: st.DataObject
) -> None:
    own = result(data.draw(st.sampled_from(points)))
    others = [result(0, "other list"), DayResult(DAY.day, "game", "list", 0)]
    told = among(own, [*map(result, points), *others])
    assert told.players == len(points)
    assert told.rank == 1 + sum(one > own.points for one in points)
    assert (told.ahead is None) is (len(points) < ENOUGH)
    if told.ahead is not None:
        assert told.ahead == pytest.approx(
            100 * sum(one < own.points for one in points) / (len(points) - 1), abs=0.5
        )


@pytest.mark.anyio
async def test_who_has_played_the_turn_of_a_day_is_told_where_he_stands(store: EventStore) -> None:
    async with house(store, "solos") as at:
        first = await played(at, left=True)
        assert first is None, "left before its end, it is no result"
        assert await played(at) == {"players": 1, "rank": 1, "ahead": None}
        assert await played(at, top=True) == {"players": 2, "rank": 1, "ahead": None}
        assert await played(at) == {"players": 3, "rank": 2, "ahead": None}


async def played(at: House, *, top: bool = False, left: bool = False) -> object:
    """What is told once somebody has played it, or not."""
    id = await at.made()
    await at.ask(at.owner, id, ask.BeginSolo(WantedGame(daily=DAY), seconds=60))
    assert (await at.parts(at.owner, id, "solo"))["among"] is None
    move = (await at.activity(id)).state.turn.retained
    own = ask.HandIn(SoloSlip(move.word, move.ref)) if top else ask.HandIn()
    await at.ask(at.owner, id, ask.StopSolo() if left else own)
    return (await at.parts(at.owner, id, "solo"))["among"]
