"""The kernel's searches: `python -m benches.search`. What is found is checked before anything is timed.

Times are CPU time of one thread. The peer, the best public engine, is not run here: what it takes is worked
out of how many times as fast Nonuple was beside it, once, with the same word list on the calm machine of
results.md. Wanted is that, divided by how many times as fast Nonuple should be. On another machine, or one
that does other work as well, "times the peer" says nothing: only figures taken in turn can be compared.
"""

import resource
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from statistics import median
from typing import NamedTuple

from nonuple import _kernel
from nonuple.pieces.board import kernel_rules
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.search import Search
from nonuple.pieces.variant import USUAL
from nonuple.words_io import default
from nonuple.words_io.library import Library
from tests.golden.positions import FILES, golden, positions

TOP_PASSES, ALL_PASSES = 40, 6
BOARDS, RACKS = 8, 200


class Wanted(NamedTuple):
    """Microseconds of the best public engine a position, and how many times as fast Nonuple should be."""

    peer: float
    times: float

    @property
    def microseconds(self) -> float:
        return self.peer / self.times


# Of the peer: worked out of the ratios that were measured in one run with Nonuple's own times.
TOP = (Wanted(55, 4), Wanted(125, 6.5), Wanted(204, 8), Wanted(57, 4))
EVERY = (Wanted(81.5, 1.7), Wanted(678, 2), Wanted(2403, 1.9), Wanted(141, 1.9))
RACK = Wanted(21.7, 1.8)
"""The kernel before its second stage, for many racks on one board."""
MEGABYTES, LOADING, BUILDING = 17, 10, 500
"""Of the tables; milliseconds."""


def bench(words: _kernel.Words, top_passes: int = TOP_PASSES, all_passes: int = ALL_PASSES) -> None:
    bench_list()
    print(
        "the peer is not run: its times are worked out of ratios measured once, on a calm machine like this"
    )
    print("| µs a position | best | median | worst | wanted | times the peer | wanted |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for file, top, every in zip(FILES, TOP, EVERY, strict=True):
        lanes = _checked(words, file)
        _line(f"top, {file}", _passes(top_passes, partial(_swept, lanes, top=True)), top)
        _line(f"all moves, {file}", _passes(all_passes, partial(_swept, lanes, top=False)), every)
    together = _passes(all_passes, lambda: _racks(words))
    _line(f"top, {RACKS} racks on one board", together, RACK)
    apart = min(_passes(all_passes, lambda: _racks(words, apart=True)))
    print(
        f"\nopenness by sampling asks so: {apart / min(together):.2f} times as quick as rack by rack", end=""
    )
    print(f"\npeak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB\n")


def bench_list() -> None:
    """Compile, dump and load the default list."""
    text = default.words_text()
    compiled = _kernel.Words.build(text)
    data = compiled.dump()
    assert _kernel.Words.load(data).dump() == data
    building = min(_passes(5, lambda: _milliseconds(lambda: _kernel.Words.build(text))))
    loading = min(_passes(5, lambda: _milliseconds(lambda: _kernel.Words.load(data))))
    print(
        f"tables built in {building:.0f} ms ({BUILDING} wanted), loaded in {loading:.1f} ms ({LOADING}), ",
        end="",
    )
    print(f"{compiled.memory / 1e6:.1f} MB ({MEGABYTES}), {len(data) / 1e6:.1f} MB on disk\n")


def _checked(words: _kernel.Words, file: str) -> list[tuple[_kernel.Lanes, str]]:
    """The positions of a file ready to be searched, once what is found is what it should be."""
    rules = kernel_rules(NORMAL, USUAL)
    lanes = [(_kernel.Lanes(words, rules, one.board.grid), one.rack.letters) for one in positions(file)]
    expected = golden(file, NORMAL)
    assert _kernel.sweep(lanes, top=True) == [(one.top, one.tops) for one in expected]
    assert _kernel.sweep(lanes, top=False) == [(one.top, one.moves) for one in expected]
    return lanes


def _racks(words: _kernel.Words, *, apart: bool = False) -> float:
    """Microseconds a rack, the board seen anew for each two hundred; or for each, and its moves told."""
    search = Search.over(words, NORMAL, USUAL)
    asked = positions(FILES[-1])
    racks = [one.rack for one in islice(asked, RACKS)]
    boards = [one.board for one in asked[:: len(asked) // BOARDS]]
    began = time.thread_time_ns()
    for board in boards:
        if apart:
            search.many([(board, rack) for rack in racks], top=True, workers=1)
        else:
            search.best_of_each(board, racks, workers=1)
    return (time.thread_time_ns() - began) / len(boards) / len(racks) / 1000


def _line(what: str, times: list[float], wanted: Wanted) -> None:
    figures = (min(times), median(times), max(times), wanted.microseconds)
    ratios = (wanted.peer / min(times), wanted.times)
    print(f"| {what} | " + " | ".join(f"{one:.1f}" for one in figures), end=" | ")
    print(" | ".join(f"{one:.2f}" for one in ratios) + " |")


def _passes(count: int, measured: Callable[[], float]) -> list[float]:
    return [measured() for _ in range(count)]


def _swept(lanes: list[tuple[_kernel.Lanes, str]], *, top: bool) -> float:
    """Microseconds a position of one pass."""
    began = time.thread_time_ns()
    _kernel.sweep(lanes, top)
    return (time.thread_time_ns() - began) / len(lanes) / 1000


def _milliseconds(work: Callable[[], object]) -> float:
    began = time.process_time_ns()
    work()
    return (time.process_time_ns() - began) / 1e6


def main() -> None:
    words = Library.of_user().default().words
    print(f"default list of {len(words):,} words\n")
    bench(words)


if __name__ == "__main__":
    main()
