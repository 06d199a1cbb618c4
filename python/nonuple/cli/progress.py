"""Signs of life on standard error, where a person is watching."""

import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from types import TracebackType
from typing import Self, TypeVar

from nonuple.texts import Text

T = TypeVar("T")

_SECONDS_BETWEEN_SIGNS = 0.5


class Progress:
    """Counts what goes by; shown only on a terminal, and not where answers fill it meanwhile."""

    def __init__(self, text: Text, all_: int | None = None, *, answers: bool = True) -> None:
        self._text, self._all, self._done = text, all_, 0
        self._shows = sys.stderr.isatty() and not (answers and sys.stdout.isatty())
        self._shown = monotonic()

    def over(self, things: Iterable[T]) -> Iterator[T]:
        """The same things, counted."""
        for thing in things:
            yield thing
            self.count(1)

    def count(self, more: int) -> None:
        """So many more have gone by."""
        self._done += more
        if self._shows and monotonic() - self._shown > _SECONDS_BETWEEN_SIGNS:
            self._shown = monotonic()
            sign = self._text.say(done=self._done, all=self._all)
            print(f"\r{sign}", end="", file=sys.stderr, flush=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shows:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
