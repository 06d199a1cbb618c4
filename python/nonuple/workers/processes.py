"""The processes of this machine."""

import os
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.workers.ordered import LostWork, Work, in_order

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
        pool = _Pool(self.count, self.lexicon)
        try:
            yield from in_order(lambda one: pool.give(work, one), ranges, _AHEAD * self.count)
        finally:
            pool.close()


class _Pool:
    """Worker processes; when one is killed, the others go with it and new ones come."""

    def __init__(self, count: int, lexicon: str | None) -> None:
        self._new = partial(ProcessPoolExecutor, count, initializer=_open, initargs=(lexicon,))
        self._running = self._new()

    def give(self, work: Work[T], seeds: range) -> "_Job[T]":
        try:
            return _Job(self._running.submit(_work, work, seeds))
        except BrokenProcessPool:
            self._running = self._new()
            return self.give(work, seeds)

    def close(self) -> None:
        self._running.shutdown(cancel_futures=True)


@dataclass(frozen=True, slots=True)
class _Job(Generic[T]):
    """Work given to a process."""

    answer: Future[T]

    def result(self) -> T:
        try:
            return self.answer.result()
        except BrokenProcessPool as error:
            raise LostWork from error

    def cancel(self) -> None:
        self.answer.cancel()


def _open(lexicon: str | None) -> None:
    """Ctrl-C ends a worker at once and without a word: what it says is for the process that asked."""
    global _lexicon  # noqa: PLW0603 - what a worker process keeps between games
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _lexicon = Library.of_user().resolve(lexicon)


def _work(work: Work[T], seeds: range) -> T:
    return work(_lexicon, seeds)
