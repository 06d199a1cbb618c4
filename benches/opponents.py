"""Computer players against each other: `python -m benches.opponents [--games N] [--only A/B ...]`.

Mirrored pairs: each bag is played twice, each player beginning once; intervals are of 95 %, over pairs. Times
are CPU time of the process; all other figures are the same for any number of threads.
"""

import argparse
import math
import time
from collections.abc import Iterator
from itertools import pairwise
from statistics import fmean, stdev
from typing import NamedTuple

from nonuple import _kernel
from nonuple.opponents.reckoner import player
from nonuple.opponents.skills import GREEDY, SKILLS, STATIC, Skill
from nonuple.pieces.variant import USUAL
from nonuple.words_io.library import Library
from nonuple.words_io.schooling import knowledge_of

PLAYERS = {"greedy": GREEDY, "static": STATIC, **SKILLS}
MATCHES = (
    ("static", "greedy"),
    ("champion", "static"),
    ("champion", "greedy"),
    *((stronger, weaker) for weaker, stronger in pairwise(SKILLS)),
)
GAMES = 1000
_PAIRS_AT_ONCE = 5


class Met(NamedTuple):
    """A pair of games: of the first player, the games won, points more, points and turns of both; seconds."""

    won: float
    ahead: float
    played: tuple[int, int]
    turns: tuple[int, int]
    seconds: float


def bench(games: int = GAMES, matches: tuple[tuple[str, str], ...] = MATCHES, workers: int = 1) -> None:
    """A line for each match."""
    print("| A against B | games | A wins | points a game | points a turn: A | B | CPU ms a turn of A |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for one, other in matches:
        print(
            line(f"{one} / {other}", list(meet(PLAYERS[one], PLAYERS[other], games // 2, workers))),
            flush=True,
        )


def meet(one: Skill, other: Skill, pairs: int, workers: int) -> Iterator[Met]:
    """So many pairs of games."""
    library = Library.of_user()
    knowledge = knowledge_of(library.default(), library)
    players = [player(knowledge, skill, USUAL) for skill in (one, other)]
    for first in range(1, pairs + 1, _PAIRS_AT_ONCE):
        count = min(_PAIRS_AT_ONCE, pairs + 1 - first)
        began = time.process_time()
        played = _kernel.play_games(players, USUAL.letters.bag, first, count, workers)
        seconds = (time.process_time() - began) / count
        for both in played:
            yield _met(both, seconds)


def _met(both: list[list[tuple[int, int, int]]], seconds: float) -> Met:
    ahead = [one[0] - other[0] for one, other in both]
    return Met(
        fmean((points > 0) + (points == 0) / 2 for points in ahead),
        fmean(ahead),
        (sum(one[2] for one, _ in both), sum(other[2] for _, other in both)),
        (sum(one[1] for one, _ in both), sum(other[1] for _, other in both)),
        seconds,
    )


def line(title: str, met: list[Met]) -> str:
    """A row of the table."""
    won, won_by = _mean([100 * pair.won for pair in met])
    ahead, ahead_by = _mean([pair.ahead for pair in met])
    turns = [sum(pair.turns[side] for pair in met) for side in (0, 1)]
    points = [sum(pair.played[side] for pair in met) / turns[side] for side in (0, 1)]
    cpu = 1000 * sum(pair.seconds for pair in met) / turns[0]
    return (
        f"| {title} | {2 * len(met):,} | {won:.1f} % ±{won_by:.1f} | {ahead:+.1f} ±{ahead_by:.1f} "
        f"| {points[0]:.1f} | {points[1]:.1f} | {cpu:.2f} |"
    )


def _mean(figures: list[float]) -> tuple[float, float]:
    """A mean and half its interval."""
    return fmean(figures), 1.96 * stdev(figures) / math.sqrt(len(figures)) if len(figures) > 1 else math.inf


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=GAMES)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--only", nargs="*", metavar="A/B", help="matches to play")
    asked = options.parse_args()
    chosen = tuple((one, other) for one, _, other in (match.partition("/") for match in asked.only or ()))
    bench(asked.games, chosen or MATCHES, asked.workers)


if __name__ == "__main__":
    main()
