"""Whole games by the full rules, every command decided and every event applied."""

import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon

GAMES = 200
_TOTALS = (1015, 1089, 870)
"""Of the first seeds: the games are the same before they are timed."""


def bench(games: int = GAMES) -> None:
    """Games a second on one core, and on all."""
    assert tuple(map(_total, range(len(_TOTALS)))) == _TOTALS
    began = time.process_time()
    alone = [_total(seed) for seed in range(games)]
    one = games / (time.process_time() - began)
    cores = os.cpu_count() or 1
    with ProcessPoolExecutor(cores) as pool:
        list(pool.map(_total, range(cores * 4)))
        began = time.perf_counter()
        together = list(pool.map(_total, range(games), chunksize=10))
        many = games / (time.perf_counter() - began)
    assert alone == together
    print(f"games by the full rules: {one:.0f} a second on one core, {many:.0f} on {cores}\n")


def _total(seed: int) -> int:
    return simulate(Settings(), seed, _lexicon()).total


@cache
def _lexicon() -> Lexicon:
    return open_lexicon()
