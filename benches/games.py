"""Whole games by the full rules: as the kernel plays them, and as the director does, event by event."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from statistics import median

from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate.qualities import qualities
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon

GAMES, DIRECTED, RUNS = 1000, 100, 5
WANTED = 1200
_TOTALS = (1015, 1089, 870)
"""Of the first seeds: the games are the same before they are timed."""


def bench(games: int = GAMES, directed: int = DIRECTED) -> None:
    """Games a second on one core, and on all; with qualities, as `prepare` tries them; by the director."""
    assert tuple(map(_total, range(len(_TOTALS)))) == _TOTALS
    runs = sorted(games / _seconds(_total, games) for _ in range(RUNS))
    measured = directed / _seconds(_qualities, directed)
    law = directed / _seconds(_directed, directed)
    assert list(map(_directed, range(directed))) == list(map(_total, range(directed)))
    cores = os.cpu_count() or 1
    with ProcessPoolExecutor(cores) as pool:
        list(pool.map(_total, range(cores * 4)))
        began = time.perf_counter()
        list(pool.map(_total, range(games), chunksize=10))
        many = games / (time.perf_counter() - began)
    best, middle, worst = runs[-1], median(runs), runs[0]
    print(
        f"games by the full rules, a second of CPU: {best:.0f} at best, {middle:.0f} in the middle, ", end=""
    )
    print(
        f"{worst:.0f} at worst of {RUNS} runs ({WANTED:,} wanted); {many:.0f} a second on {cores} cores; ",
        end="",
    )
    print(f"{measured:.0f} with their qualities, as `prepare` tries them; {law:.0f} by the director\n")


def _seconds(play: Callable[[int], object], games: int) -> float:
    """Of processor time."""
    began = time.process_time()
    for seed in range(games):
        play(seed)
    return time.process_time() - began


def _total(seed: int) -> int:
    return sampled(Settings(), secret_of_seed(seed), _lexicon()).total


def _qualities(seed: int) -> object:
    return qualities(sampled(Settings(), secret_of_seed(seed), _lexicon()), _lexicon())


def _directed(seed: int) -> int:
    return simulate(Settings(), seed, _lexicon()).total


@cache
def _lexicon() -> Lexicon:
    return open_lexicon()
