"""Many games, played by as many processes as one likes."""

import os
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TypeVar

from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library

T = TypeVar("T")

_GAMES_AT_ONCE = 16
_lexicon: Lexicon
"""The word list of a worker process, opened once."""


def played_games(
    play: Callable[[Lexicon, int], T], seeds: range, lexicon: str, workers: int | None
) -> Generator[tuple[int, T]]:
    """The games in the order of their seeds, whoever plays them."""
    workers = workers or os.cpu_count() or 1
    if workers == 1 or len(seeds) <= _GAMES_AT_ONCE:
        _open(lexicon)
        yield from ((seed, _play(play, seed)) for seed in seeds)
        return
    with ProcessPoolExecutor(workers, initializer=_open, initargs=(lexicon,)) as pool:
        games = pool.map(partial(_play, play), seeds, chunksize=_GAMES_AT_ONCE)
        try:
            yield from zip(seeds, games, strict=True)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _open(lexicon: str) -> None:
    global _lexicon  # noqa: PLW0603 - what a worker process keeps between games
    _lexicon = Library.of_user().resolve(lexicon)


def _play(play: Callable[[Lexicon, int], T], seed: int) -> T:
    return play(_lexicon, seed)
