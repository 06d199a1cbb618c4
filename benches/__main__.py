"""`make bench`: every figure is checked before anything is timed. Times are CPU time of one thread."""

import argparse
import os
import platform
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median

from benches import (
    appends,
    event,
    games,
    judging,
    load,
    openness,
    opponents,
    paper,
    rivals,
    scale,
    start,
    takeover,
)
from nonuple import _kernel
from nonuple.pieces.board import kernel_rules
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import USUAL
from nonuple.words_io import default
from nonuple.words_io.library import Library
from tests.golden.positions import FILES, golden, positions

TOP_PASSES, ALL_PASSES, STARTS = 40, 6, 10


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--quick", action="store_true", help="one pass of everything")
    passes = 1 if options.parse_args().quick else None
    words = Library.of_user().default().words
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(f"{machine}, {len(words):,} words\n")
    bench_list()
    bench_search(words, passes)
    bench_places(words)
    judging.bench(20 if passes else judging.SITUATIONS)
    games.bench(*((20, 5) if passes else ()))
    openness.bench(openness.SEEDS[:2] if passes else openness.SEEDS)
    bench_start(passes)
    appends.bench(*((20, 5) if passes else ()))
    start.bench(*((20, 1) if passes else ()))
    paper.bench(*((40,) if passes else ()))
    opponents.bench(*((2, opponents.MATCHES[:1]) if passes else (opponents.SAMPLE,)))
    opponents.bench_turns(*((1, ()) if passes else ()))
    rivals.bench(*((2,) if passes else ()))
    event.bench(*((60, 2, 3) if passes else ()))
    load.bench(*((100, 1) if passes else ()))
    if not passes:  # tests/server/test_takeover.py has it small
        takeover.bench()
    print("\n".join(scale.table(scale.Costs())))


def bench_list() -> None:
    """Compile, dump and load the default list."""
    text = default.words_text()
    compiled = _kernel.Words.build(text)
    data = compiled.dump()
    assert _kernel.Words.load(data).dump() == data
    print(f"compile {milliseconds(lambda: _kernel.Words.build(text)):.0f} ms, ", end="")
    print(f"load {milliseconds(lambda: _kernel.Words.load(data)):.1f} ms, ", end="")
    print(f"{compiled.memory / 1e6:.1f} MB in memory, {len(data) / 1e6:.1f} MB on disk\n")


def bench_search(words: _kernel.Words, passes: int | None) -> None:
    """Microseconds a position, lanes made beforehand."""
    rules = kernel_rules(NORMAL, USUAL)
    print("| positions | top: best | median | all moves: best | median | lanes |")
    print("| --- | --- | --- | --- | --- | --- |")
    for file in FILES:
        asked = positions(file)
        began = time.thread_time_ns()
        lanes = [(_kernel.Lanes(words, rules, one.board.grid), one.rack.letters) for one in asked]
        making = (time.thread_time_ns() - began) / len(asked) / 1000
        expected = golden(file, NORMAL)
        assert _kernel.sweep(lanes, True) == [(one.top, one.tops) for one in expected]
        assert _kernel.sweep(lanes, False) == [(one.top, one.moves) for one in expected]
        top = [sweep_time(lanes, top=True) for _ in range(passes or TOP_PASSES)]
        every = [sweep_time(lanes, top=False) for _ in range(passes or ALL_PASSES)]
        figures = (min(top), median(top), min(every), median(every), making)
        print(f"| {file} | " + " | ".join(f"{figure:.1f}" for figure in figures) + " |")
    print(f"\npeak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB\n")


def sweep_time(lanes: list[tuple[_kernel.Lanes, str]], *, top: bool) -> float:
    """Microseconds a position of one pass."""
    began = time.thread_time_ns()
    _kernel.sweep(lanes, top)
    return (time.thread_time_ns() - began) / len(lanes) / 1000


def bench_places(words: _kernel.Words) -> None:
    """All the places of the top of each natural position."""
    rules = kernel_rules(NORMAL, USUAL)
    asked = []
    for position in positions(FILES[-1]):
        top = _kernel.Lanes(words, rules, position.board.grid).search(position.rack.letters, True)
        if len(top):
            ref, word, *_ = top[0]
            assert ref in {place.ref for place in _kernel.places(words, rules, position.board.grid, word)}
            asked.append((position.board.grid, word))
    began = time.thread_time_ns()
    for grid, word in asked:
        _kernel.places(words, rules, grid, word)
    print(f"places of a word: {(time.thread_time_ns() - began) / len(asked) / 1000:.1f} µs a word\n")


def bench_start(passes: int | None) -> None:
    """The whole command, from the shell's point of view."""
    command = [sys.executable, "-m", "nonuple", "top", "--rack", "FEDAYIN", "--limit", "1"]
    assert b"110" in subprocess.run(command, check=True, capture_output=True).stdout
    times = []
    for _ in range(passes or STARTS):
        began = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - began)
    print(f"nonuple top from the shell: {min(times):.3f} s at best, {median(times):.3f} s in the middle")


def milliseconds(work: Callable[[], object]) -> float:
    """The best of five."""
    times = []
    for _ in range(5):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times) * 1000


if __name__ == "__main__":
    main()
