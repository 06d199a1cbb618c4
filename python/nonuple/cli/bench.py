"""`nonuple bench`: how fast the search is here, on any positions and any word list."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from nonuple import _kernel
from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.positions import Position, read_positions
from nonuple.cli.progress import Progress
from nonuple.cli.prose import say
from nonuple.cli.word_list import say_list
from nonuple.errors import Refusal
from nonuple.pieces.board import kernel_rules
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.search import ALL_CORES
from nonuple.pieces.variant import USUAL
from nonuple.texts import bench as texts
from nonuple.words_io.library import Library

POSITIONS = Path(__file__).parents[1] / "data" / "positions"
"""One file for 0, 1 and 2 jokers in the rack, and one of whole games."""

_ONE_CORE = 1
_LEAST_PASSES = 5
_MOST_PASSES = 40
_SECONDS = 1.0
"""What a figure may take, once it has its passes."""
_GAMES = 100


class Times(msgspec.Struct, frozen=True):
    """Microseconds a position."""

    best: float
    median: float


class Measured(msgspec.Struct, frozen=True):
    """The figures of a file of positions."""

    file: str
    positions: int
    top: Times
    all: Times
    tops_a_second: float
    """On all cores."""


class SelfPlay(msgspec.Struct, frozen=True):
    """Games that play themselves, the top each time."""

    turns_a_game: float
    points_a_game: float
    games_a_second_on_one_core: float
    games_a_second_on_all_cores: float


class BenchReport(msgspec.Struct, frozen=True):
    """What `--json` writes."""

    words: int
    table_bytes: int
    cores: int
    files: list[Measured]
    self_play: SelfPlay


def bench(
    *,
    cgp: Path | None = None,
    lexicon: Annotated[str | None, Parameter(name=("--lexicon", "--words"))] = None,
    as_json: AsJson = False,
) -> None:
    listed = Library.of_user().resolve(lexicon)
    chosen = listed.words
    files = [cgp] if cgp is not None else sorted(POSITIONS.glob("*.cgp"))
    asked = [(file.stem, _playable(file)) for file in files]
    with Progress(texts.PROGRESS, len(asked), answers=False) as progress:
        measured = [_measured(chosen, name, positions) for name, positions in progress.over(asked)]
        report = BenchReport(len(chosen), chosen.memory, os.cpu_count() or 1, measured, _self_play(chosen))
    if as_json:
        answer_json(report)
    else:
        _show(report)
        say_list(listed)


def _playable(file: Path) -> list[Position]:
    positions = read_positions(file)
    for line, position in enumerate(positions, start=1):
        if not position.rack.letters:
            raise Refusal(texts.NO_RACK, path=file, line=line)
    return positions


def _measured(words: _kernel.Words, name: str, positions: list[Position]) -> Measured:
    """The figures of some positions; what is found is checked before anything is timed."""
    rules = kernel_rules(NORMAL, USUAL)
    lanes = [(_kernel.Lanes(words, rules, one.board.grid), one.rack.letters) for one in positions]
    tops = _kernel.sweep(lanes, top=True)
    if [best for best, _ in tops] != [best for best, _ in _kernel.sweep(lanes, top=False)]:
        raise AssertionError("a top is not the best of all moves")
    if tops != _kernel.sweep(lanes, top=True, workers=ALL_CORES):
        raise AssertionError("several cores find something else than one")
    return Measured(
        file=name,
        positions=len(positions),
        top=_times(lanes, top=True),
        all=_times(lanes, top=False),
        tops_a_second=len(lanes)
        / min(_passes(time.perf_counter, lambda: _kernel.sweep(lanes, top=True, workers=ALL_CORES))),
    )


def _times(lanes: list[tuple[_kernel.Lanes, str]], *, top: bool) -> Times:
    passes = _passes(time.thread_time, lambda: _kernel.sweep(lanes, top))
    microseconds = [1e6 * seconds / len(lanes) for seconds in passes]
    return Times(min(microseconds), median(microseconds))


def _self_play(words: _kernel.Words) -> SelfPlay:
    """The same games on one core and on all."""

    def play(workers: int) -> list[tuple[int, int]]:
        return _kernel.self_play(words, kernel_rules(NORMAL, USUAL), USUAL.letters.bag, 1, _GAMES, workers)

    played = play(_ONE_CORE)
    if played != play(ALL_CORES):
        raise AssertionError("several cores play other games than one")
    return SelfPlay(
        turns_a_game=sum(turns for _, turns in played) / _GAMES,
        points_a_game=sum(points for points, _ in played) / _GAMES,
        games_a_second_on_one_core=_GAMES / min(_passes(time.thread_time, lambda: play(_ONE_CORE))),
        games_a_second_on_all_cores=_GAMES / min(_passes(time.perf_counter, lambda: play(ALL_CORES))),
    )


def _passes(clock: Callable[[], float], work: Callable[[], object]) -> list[float]:
    """Seconds by a clock, of each of some passes."""
    passes: list[float] = []
    while len(passes) < _LEAST_PASSES or (len(passes) < _MOST_PASSES and sum(passes) < _SECONDS):
        began = clock()
        work()
        passes.append(clock() - began)
    return passes


def _show(report: BenchReport) -> None:
    console = Console(highlight=False)
    memory = f"{report.table_bytes / 1e6:.1f}"
    say(console, texts.TITLE.say(words=f"{report.words:,}", memory=memory, cores=report.cores), style="bold")
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.POSITIONS.say(), no_wrap=True)
    columns = (texts.COUNT, texts.TOP, texts.MEDIAN, texts.ALL, texts.MEDIAN, texts.A_SECOND)
    for column in columns:
        table.add_column(column.say(), justify="right")
    for one in report.files:
        times = (one.top.best, one.top.median, one.all.best, one.all.median)
        shown = (f"{time:,.1f}" for time in times)
        table.add_row(one.file, f"{one.positions:,}", *shown, f"{one.tops_a_second:,.0f}")
    console.print(table)
    games = report.self_play
    line = texts.GAMES.say(
        turns=f"{games.turns_a_game:.1f}",
        one=f"{games.games_a_second_on_one_core:,.0f}",
        every=f"{games.games_a_second_on_all_cores:,.0f}",
    )
    say(console, line)
    say(console, texts.HOW.say(), style="dim")
