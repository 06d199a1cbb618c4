"""Games in files as people give them, workbooks too: many at a time, in a process that may die."""

from collections.abc import Sequence

from nonuple.errors import Refusal
from nonuple.formats.games import FoundGame, read_with_problems
from nonuple.spreadsheets.reading import as_text, rows_of
from nonuple.workers.confined import apart

Given = tuple[str, bytes]
"""The name of a file, and what is in it."""


def games_of(given: Sequence[Given]) -> list[FoundGame | Refusal]:
    """What each holds, or why it cannot be read; a file that ends the process takes no other one with it."""
    try:
        return apart(_read)(given)
    except Refusal as ended:
        return [ended] if len(given) == 1 else [found for one in given for found in games_of([one])]


def _read(given: Sequence[Given]) -> list[FoundGame | Refusal]:
    return [_one(source, data) for source, data in given]


def _one(source: str, data: bytes) -> FoundGame | Refusal:
    try:
        return read_with_problems(as_text(data, source, rows_of))
    except Refusal as problem:
        return problem
