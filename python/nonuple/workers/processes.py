"""The processes of this machine."""

import os
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.workers.ordered import Work, in_order

T = TypeVar("T")

_AHEAD = 8
_lexicon: Lexicon
"""The word list of a worker process, opened once."""


@dataclass(frozen=True, slots=True)
class Processes:
    """Those who work with a list of this user, given by its name or its file."""

    lexicon: str | None
    count: int
    games_at_once: int

    @classmethod
    def for_games(cls, games: int, lexicon: str | None, count: int | None, *, at_once: int) -> "Processes":
        """As many as are asked for, else one a core; this one alone where others would not pay."""
        count = 1 if games <= at_once else count or os.cpu_count() or 1
        return cls(lexicon, count, 1 if count == 1 else at_once)

    def spread(self, work: Work[T], ranges: Sequence[range]) -> Generator[T]:
        if self.count == 1:
            lexicon = Library.of_user().resolve(self.lexicon)
            yield from (work(lexicon, one) for one in ranges)
            return
        pool = ProcessPoolExecutor(self.count, initializer=_open, initargs=(self.lexicon,))
        try:
            yield from in_order(lambda one: pool.submit(_work, work, one), ranges, _AHEAD * self.count)
        finally:
            pool.shutdown(cancel_futures=True)


def _open(lexicon: str | None) -> None:
    """Ctrl-C ends a worker at once and without a word: what it says is for the process that asked."""
    global _lexicon  # noqa: PLW0603 - what a worker process keeps between games
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _lexicon = Library.of_user().resolve(lexicon)


def _work(work: Work[T], seeds: range) -> T:
    return work(_lexicon, seeds)
