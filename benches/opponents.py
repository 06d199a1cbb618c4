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
from nonuple.opponents.knowledge import Knowledge
from nonuple.opponents.levels import computer
from nonuple.opponents.reckoner import player
from nonuple.opponents.skills import GREEDY, SKILLS, STATIC, Skill
from nonuple.pieces.variant import USUAL
from nonuple.play.free.players import Chosen, FromSeat
from nonuple.play.free.settings import FreeSettings
from nonuple.play.free.simulation import play_out
from nonuple.play.free.state import replay
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
TURN_GAMES = 4
SAMPLE = 40
"""Games of each match in `make bench`: enough for the time of a turn, not for who is stronger."""
_PAIRS_AT_ONCE = 5


class Met(NamedTuple):
    """A pair of games: of the first player, the games won, points more, points and turns of both; seconds."""

    won: float
    ahead: float
    played: tuple[int, int]
    turns: tuple[int, int]
    seconds: float


def bench(
    games: int = GAMES, matches: tuple[tuple[str, str], ...] = MATCHES, workers: int = 1, first: int = 1
) -> None:
    """A line for each match."""
    print("| A against B | games | A wins | points a game | points a turn: A | B | CPU ms a turn of A |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for one, other in matches:
        print(
            line(f"{one} / {other}", list(meet((PLAYERS[one], PLAYERS[other]), games // 2, workers, first))),
            flush=True,
        )


def meet(skills: tuple[Skill, Skill], pairs: int, workers: int, since: int) -> Iterator[Met]:
    """So many pairs of games, by seeds from `since` on."""
    knowledge = _knowledge()
    players = [player(knowledge, skill, USUAL) for skill in skills]
    for first in range(since, since + pairs, _PAIRS_AT_ONCE):
        count = min(_PAIRS_AT_ONCE, since + pairs - first)
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


class Timed:
    """The champion, and the CPU time of each of his turns."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._player = computer("champion", knowledge)
        self.times: list[float] = []

    def act(self, seen: FromSeat, chance: bytes) -> Chosen:
        began = time.thread_time()
        chosen = self._player.act(seen, chance)
        self.times.append(1000 * (time.thread_time() - began))
        return chosen

    def challenges(self, seen: FromSeat, chance: bytes) -> bool:
        return False


def bench_turns(games: int = TURN_GAMES, tables: tuple[int, ...] = (2, 3, 4)) -> None:
    """How long the champion thinks among two, three and four: he plays `games` games with himself."""
    knowledge = _knowledge()
    print("\n| champion among | turns | CPU ms a turn | 99 % | longest |")
    print("| --- | --- | --- | --- | --- |")
    for seats in tables:
        timed = Timed(knowledge)
        names = tuple(f"champion {seat}" for seat in range(seats))
        for seed in range(1, games + 1):
            play_out(FreeSettings(names), [timed] * seats, seed, knowledge.lexicon)
        times = sorted(timed.times)
        late = times[int(0.99 * len(times))]
        print(f"| {seats} | {len(times)} | {fmean(times):.0f} | {late:.0f} | {times[-1]:.0f} |", flush=True)


def words_of(level: str, games: int) -> list[str]:
    """Every word that two of a level lay or form in so many games, short ones first: for a person to read."""
    knowledge, words = _knowledge(), set[str]()
    player = computer(level, knowledge)
    for seed in range(games):
        played = replay(play_out(FreeSettings(("A", "B")), [player] * 2, seed, knowledge.lexicon))
        for turn in played.record.turns:
            words.update(one.upper() for one in (turn.word or "", *(turn.cross or ())) if one)
    return sorted(words, key=lambda word: (len(word), word))


def _knowledge() -> Knowledge:
    library = Library.of_user()
    return knowledge_of(library.default(), library)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=GAMES)
    options.add_argument("--first", type=int, default=1, help="the seed of the first pair")
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--only", nargs="*", metavar="A/B", help="matches to play")
    options.add_argument("--turns", type=int, metavar="N", help="the times of N games instead")
    options.add_argument("--words", metavar="LEVEL", help="every word of that level's games instead")
    asked = options.parse_args()
    chosen = tuple((one, other) for one, _, other in (match.partition("/") for match in asked.only or ()))
    if asked.words:
        print(*words_of(asked.words, asked.games))
    elif asked.turns:
        bench_turns(asked.turns)
    else:
        bench(asked.games, chosen or MATCHES, asked.workers, asked.first)


if __name__ == "__main__":
    main()
