"""`make bench`: every figure is checked before anything is timed. Times are CPU time of one thread."""

import argparse
import os
import platform
import subprocess
import sys
import time
from statistics import median

from benches import (
    appends,
    event,
    games,
    judging,
    load,
    merge,
    openness,
    opponents,
    organising,
    paper,
    rivals,
    scale,
    search,
    start,
    takeover,
)
from nonuple import _kernel
from nonuple.pieces.board import kernel_rules
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import USUAL
from nonuple.words_io.library import Library
from tests.golden.positions import FILES, positions

STARTS = 10


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--quick", action="store_true", help="one pass of everything")
    passes = 1 if options.parse_args().quick else None
    words = Library.of_user().default().words
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(f"{_commit()}, {machine}, load {os.getloadavg()[0]:.1f}, default list of {len(words):,} words\n")
    if passes:
        search.bench(1, 1, alone=True)
    else:
        search.bench()
    bench_places(words)
    judging.bench(20 if passes else judging.SITUATIONS)
    games.bench(*((20, 5) if passes else ()))
    openness.bench(openness.SEEDS[:2] if passes else openness.SEEDS)
    bench_start(passes)
    appends.bench(*((20, 5) if passes else ()))
    start.bench(*((20, 1) if passes else ()))
    paper.bench(*((40,) if passes else ()))
    organising.bench(*((40, 5) if passes else ()))
    opponents.bench(*((2, opponents.MATCHES[:1]) if passes else (opponents.SAMPLE,)))
    opponents.bench_turns(*((1, ()) if passes else ()))
    rivals.bench(*((2,) if passes else ()))
    event.bench(*((60, 2, 3) if passes else ()))
    merge.bench(*((10, 200) if passes else ()))
    load.bench(*((100, 1) if passes else ()))
    if not passes:  # tests/server/test_takeover.py has it small
        takeover.bench()
    print("\n".join(scale.table(scale.Costs())))


def _commit() -> str:
    asked = ["git", "describe", "--always", "--dirty"]
    told = subprocess.run(asked, check=False, capture_output=True, text=True).stdout.strip()
    return told or "no commit"


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


if __name__ == "__main__":
    main()
