"""The ranks that entries can still come to, while slips wait for a decision."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from typing import NamedTuple

from nonuple.event.event import Event
from nonuple.event.standings import lines_of


class PossibleRanks(NamedTuple):
    best: int
    worst: int


def possible_ranks(event: Event) -> Mapping[str, PossibleRanks]:
    """Of those whose rank can still move; solos, which depend on what all have written, are not foreseen.

    Equals among those whose points are settled stay in the order that the tie-breaks gave them.
    """
    out = event.excluded()
    totals = {str(one.id): (one.rank, one.total) for one in lines_of(event) if str(one.id) not in out}
    lows, highs = _bounds(event, totals)
    waiting = [id for id in totals if lows[id] < highs[id]]
    if not waiting:
        return {}
    open_lows, open_highs = sorted(lows[id] for id in waiting), sorted(highs[id] for id in waiting)
    all_lows, all_highs = sorted(lows.values()), sorted(highs.values())
    settled = sorted(rank for id, (rank, _) in totals.items() if lows[id] == highs[id])
    found: dict[str, PossibleRanks] = {}
    for id, (rank, total) in totals.items():
        if lows[id] < highs[id]:
            above = len(all_lows) - bisect_right(all_lows, highs[id])
            worst = len(totals) - bisect_left(all_highs, lows[id])
        else:
            above = bisect_left(settled, rank) + len(open_lows) - bisect_right(open_lows, total)
            worst = bisect_left(settled, rank) + 1 + len(open_highs) - bisect_left(open_highs, total)
        if above + 1 < worst:
            found[id] = PossibleRanks(above + 1, worst)
    return found


Bounds = Mapping[str, int]


def _bounds(event: Event, totals: Mapping[str, tuple[int, int]]) -> tuple[Bounds, Bounds]:
    lows = {id: total for id, (_, total) in totals.items()}
    highs = dict(lows)
    for number in range(1, len(event.games) + 1):
        for id, score in event.scores_of(number).items():
            if id in lows:
                lows[id] -= score.less
                highs[id] += score.more
    return lows, highs
