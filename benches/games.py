"""Whole games by the full rules: as the kernel plays them, and as the director does, event by event."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from statistics import median

import msgspec

from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate.qualities import Qualities, qualities
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate
from nonuple.programs.datasets import game_line
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon

GAMES, DIRECTED, RUNS = 1000, 100, 5
WANTED = 1200
_TOTALS = (1015, 1089, 870)
"""Of the first seeds: the games are the same before they are timed."""


def bench(games: int = GAMES, directed: int = DIRECTED) -> None:
    """Games a second on one core, and on all; with qualities, as `prepare` tries them; by the director."""
    assert tuple(msgspec.json.decode(_written(seed))["total"] for seed in range(len(_TOTALS))) == _TOTALS
    runs = sorted(games / _seconds(_written, games) for _ in range(RUNS))
    assert list(map(_directed, range(directed))) == list(map(_total, range(directed)))
    assert list(map(_prepared, range(2))) == list(map(_tried, range(2)))
    law = directed / _seconds(_directed, directed)
    tried, prepared = (directed / _seconds(play, directed) for play in (_tried, _prepared))
    cores = os.cpu_count() or 1
    with ProcessPoolExecutor(cores) as pool:
        list(pool.map(_written, range(cores * 4)))
        began = time.perf_counter()
        list(pool.map(_written, range(games), chunksize=10))
        many = games / (time.perf_counter() - began)
    best, middle, worst = runs[-1], median(runs), runs[0]
    print(
        f"games by the full rules, as `simulate` writes them, a second of CPU: {best:.0f} at best, "
        f"{middle:.0f} in the middle, ",
        end="",
    )
    print(
        f"{worst:.0f} at worst of {RUNS} runs ({WANTED:,} wanted); {many:.0f} a second on {cores} cores; ",
        end="",
    )
    print(f"{law:.0f} by the director")
    print(
        f"games with their qualities, as `prepare` tries them, a second of CPU: {tried:.0f}; "
        f"{prepared:.0f} by the director: {tried / prepared:.1f} times\n"
    )


def _seconds(play: Callable[[int], object], games: int) -> float:
    """Of processor time."""
    began = time.process_time()
    for seed in range(games):
        play(seed)
    return time.process_time() - began


def _written(seed: int) -> bytes:
    """As `simulate` writes it."""
    return game_line(Settings(), _lexicon(), seed)


def _total(seed: int) -> int:
    return sampled(Settings(), secret_of_seed(seed), _lexicon()).total


def _tried(seed: int) -> Qualities:
    return qualities(sampled(Settings(), secret_of_seed(seed), _lexicon()), _lexicon())


def _prepared(seed: int) -> Qualities:
    return qualities(simulate(Settings(), seed, _lexicon()).record, _lexicon())


def _directed(seed: int) -> int:
    return simulate(Settings(), seed, _lexicon()).total


@cache
def _lexicon() -> Lexicon:
    return open_lexicon()
