"""The kernel's searches: `python -m benches.search`. What is found is checked before anything is timed.

Times are CPU time of one thread, lanes made beforehand. How fast a machine is changes from day to day, so the
kernel of an older commit (`reference`) is compiled from git and takes turns with the present one: the same
words, positions and calls. A turn is a pass that is not timed, so that neither pays for what the other drove
out of the cache, then one that is. *Ratio*: the time of the older kernel divided by the present one's, of the
best passes and of those in the middle.

The peer, the best public engine, is not run here. The older kernel was measured beside it once, in one run
with the same word list: `Wanted.then` is how many times as fast it was. *Times the peer* is that times the
ratio of the best passes. Many racks on one board are compared with the older kernel itself.
"""

import resource
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from types import ModuleType
from typing import Any, NamedTuple

from benches.reference import COMMIT, reference_kernel
from nonuple import _kernel
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import USUAL
from nonuple.words_io import default
from nonuple.words_io.library import Library
from tests.golden.positions import FILES, golden, positions

TOP_TURNS, ALL_TURNS = 40, 8
BOARDS, RACKS = 8, 200
ONE_CORE = 1


class Wanted(NamedTuple):
    """How many times as fast as the peer: the kernel of then as it was measured, and the present one."""

    then: float
    now: float


TOP = (Wanted(3.85, 4), Wanted(4.9, 6.5), Wanted(4.2, 8), Wanted(3.9, 4))
EVERY = (Wanted(1.58, 1.7), Wanted(2.0, 2), Wanted(1.63, 1.9), Wanted(1.81, 1.9))
ON_ONE_BOARD = Wanted(1, 1.8)
MEGABYTES, LOADING, BUILDING = 17, 10, 500
"""Of the tables; milliseconds."""

HEADS = ["µs a position", "best", "median", "worst"]
HEADS_BESIDE = [f"{COMMIT[:8]}: best", "median", "worst", "ratio: best", "median", "times the peer", "wanted"]

Work = Callable[[], object]
"""One pass."""


@dataclass(frozen=True)
class Contender:
    """A kernel, with words and rules of its own making."""

    kernel: ModuleType
    words: Any
    rules: Any

    @classmethod
    def of(cls, kernel: ModuleType) -> "Contender":
        rules = kernel.Rules(
            values=USUAL.letters.values,
            letter=[premium.letter for premium in USUAL.premiums],
            word=[premium.word for premium in USUAL.premiums],
            bonus=NORMAL.bonus,
            most=NORMAL.most,
        )
        return cls(kernel, kernel.Words.build(default.words_text()), rules)

    def swept(self, file: str, *, top: bool) -> Work:
        """The search of the positions of a file, once it finds what it should."""
        lanes = [
            (self.kernel.Lanes(self.words, self.rules, one.board.grid), one.rack.letters)
            for one in positions(file)
        ]
        expected = [(one.top, one.tops if top else one.moves) for one in golden(file, NORMAL)]
        assert self.kernel.sweep(lanes, top) == expected
        return lambda: self.kernel.sweep(lanes, top)

    def on_one_board(self) -> Work:
        """Many racks on each of some boards: lanes are part of the work, and told is what was found."""
        asked = positions(FILES[-1])
        racks = [one.rack.letters for one in asked[:RACKS]]
        boards = [one.board.grid for one in asked[:: len(asked) // BOARDS][:BOARDS]]

        def work() -> list[Any]:
            together = ([(board, rack) for rack in racks] for board in boards)
            return [
                self.kernel.search_many(self.words, self.rules, asked, True, ONE_CORE) for asked in together
            ]

        return work


def bench(top_turns: int = TOP_TURNS, all_turns: int = ALL_TURNS, *, alone: bool = False) -> None:
    """`alone`: nothing but the present kernel's own times."""
    bench_list()
    then = None if alone else reference_kernel()
    if then is None and not alone:
        print(f"git does not have {COMMIT[:8]}, the kernel to compare with: own times only\n")
    kernels = [Contender.of(kernel) for kernel in (_kernel, then) if kernel is not None]
    heads = HEADS if then is None else HEADS + HEADS_BESIDE
    _print_row(heads)
    _print_row(["---"] * len(heads))
    for file, top, every in zip(FILES, TOP, EVERY, strict=True):
        searched = [kernel.swept(file, top=True) for kernel in kernels]
        _line(f"top, {file}", _times(top_turns, searched, len(positions(file))), top)
        searched = [kernel.swept(file, top=False) for kernel in kernels]
        _line(f"all moves, {file}", _times(all_turns, searched, len(positions(file))), every)
    together = [kernel.on_one_board() for kernel in kernels]
    _same([work() for work in together])
    _line(f"top, {RACKS} racks on one board", _times(top_turns, together, BOARDS * RACKS), ON_ONE_BOARD)
    print(f"\npeak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB\n")


def bench_list() -> None:
    """Compile, dump and load the default list."""
    text = default.words_text()
    compiled = _kernel.Words.build(text)
    data = compiled.dump()
    assert _kernel.Words.load(data).dump() == data
    building = min(_milliseconds(lambda: _kernel.Words.build(text)) for _ in range(5))
    loading = min(_milliseconds(lambda: _kernel.Words.load(data)) for _ in range(5))
    print(
        f"tables built in {building:.0f} ms ({BUILDING} wanted), loaded in {loading:.1f} ms ({LOADING}), ",
        end="",
    )
    print(f"{compiled.memory / 1e6:.1f} MB ({MEGABYTES}), {len(data) / 1e6:.1f} MB on disk\n")


def _same(found: list[Any]) -> None:
    """That the kernels found the same moves."""
    told = [[list(map(tuple, moves)) for board in one for moves in board] for one in found]
    assert all(one == told[0] for one in told)


def _times(turns: int, works: Sequence[Work], searches: int) -> list[list[float]]:
    """Microseconds a search of each turn, by work."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(turns):
        for work, measured in zip(works, times, strict=True):
            work()
            began = time.thread_time_ns()
            work()
            measured.append((time.thread_time_ns() - began) / searches / 1000)
    return times


def _line(what: str, times: list[list[float]], wanted: Wanted) -> None:
    figures = [what, *(f"{figure:.1f}" for one in times for figure in (min(one), median(one), max(one)))]
    if len(times) == 2:
        now, then = times
        best = min(then) / min(now)
        ratios = (best, median(then) / median(now), best * wanted.then, wanted.now)
        figures += [f"{figure:.2f}" for figure in ratios]
    _print_row(figures)


def _print_row(cells: Sequence[str]) -> None:
    print("| " + " | ".join(cells) + " |")


def _milliseconds(work: Work) -> float:
    began = time.process_time_ns()
    work()
    return (time.process_time_ns() - began) / 1e6


def main() -> None:
    print(f"default list of {len(Library.of_user().default().words):,} words\n")
    bench()


if __name__ == "__main__":
    main()
