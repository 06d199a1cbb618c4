"""The squared part of a slip: where letters stand, and the runs they make."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from nonuple.slips.lazy import lazy
from nonuple.slips.slip import UNREADABLE

Cell = tuple[int, int]
"""Row and column of a letter on the slip."""

_ONE = (-1, 0, 1)
_NONE = frozenset[int]()
_RUN = re.compile(r"[A-Za-z?]{2,}")


@lru_cache(maxsize=8192)
def _span(row: int, column: int, down: bool, length: int) -> tuple[Cell, ...]:
    if down:
        return tuple((row + at, column) for at in range(length))
    return tuple((row, column + at) for at in range(length))


class LetterRun(NamedTuple):
    """Two letters or more in a row on the slip, with nothing before and after: what may be a word."""

    row: int
    column: int
    down: bool
    text: str
    """As written: circled letters in lower case, `?` one that cannot be read."""

    @property
    def word(self) -> str:
        return self.text.upper()

    @property
    def legible(self) -> bool:
        return UNREADABLE not in self.text

    @property
    def circled(self) -> frozenset[int]:
        """Which of its letters are circled, counted from 0."""
        if self.text.isupper():
            return _NONE
        return frozenset(at for at, letter in enumerate(self.text) if letter.islower())

    @property
    def cells(self) -> tuple[Cell, ...]:
        return _span(self.row, self.column, self.down, len(self.text))

    @property
    def line(self) -> tuple[bool, int]:
        """Its direction, and its row or column."""
        return self.down, self.column if self.down else self.row

    @property
    def transposed(self) -> "LetterRun":
        """The same run when rows and columns are exchanged."""
        return LetterRun(self.column, self.row, not self.down, self.text)

    def shares_a_letter_with(self, other: "LetterRun") -> bool:
        return not set(self.cells).isdisjoint(other.cells)


def beside(run: LetterRun) -> frozenset[Cell]:
    """The squares that touch a run by a side."""
    return frozenset(near for cell in run.cells for near in around(cell)).difference(run.cells)


def _near(cell: Cell) -> Iterator[Cell]:
    """The eight squares around one."""
    row, column = cell
    return ((row + down, column + right) for down in _ONE for right in _ONE if down or right)


def around(cell: Cell) -> Iterator[Cell]:
    """The four squares beside one."""
    row, column = cell
    yield from ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))


def chained(part: Iterable[Cell], on_the_grid: frozenset[Cell]) -> set[Cell]:
    """Of the letters that lie on the grid those in a part of the word, beside it, or beside one of them."""
    found, frontier = set(on_the_grid.intersection(part)), list(part)
    while frontier:
        for cell in around(frontier.pop()):
            if cell in on_the_grid and cell not in found:
                found.add(cell)
                frontier.append(cell)
    return found


def _touching(cells: Iterable[Cell], beside: Callable[[Cell], Iterable[Cell]]) -> tuple[frozenset[Cell], ...]:
    """The parts into which cells fall that are reached from one to the next."""
    left, found = set(cells), []
    while left:
        part, frontier = set[Cell](), [min(left)]
        while frontier:
            cell = frontier.pop()
            if cell in left:
                left.remove(cell)
                part.add(cell)
                frontier += beside(cell)
        found.append(frozenset(part))
    return tuple(found)


class Sketch:
    """All that is written in the squared part."""

    def __init__(self, rows: Sequence[str]) -> None:
        self._rows = tuple(row.replace(" ", ".") for row in rows)

    @lazy
    def letters(self) -> Mapping[Cell, str]:
        """Each letter in capitals, where it stands."""
        return {
            (row, column): letter
            for row, line in enumerate(self._rows)
            for column, letter in enumerate(line.upper())
            if letter != "."
        }

    @lazy
    def count(self) -> int:
        """How many letters there are."""
        return sum(len(row) - row.count(".") for row in self._rows)

    @lazy
    def clusters(self) -> tuple[frozenset[Cell], ...]:
        """The letters that touch from one to the next, be it by a corner."""
        if len(self.runs) == 1 and self.count == len(self.runs[0].text):
            return (frozenset(self.letters),)
        return _touching(self.letters, _near)

    @lazy
    def runs(self) -> tuple[LetterRun, ...]:
        """Those across from the top, then those down from the left."""
        across = [
            LetterRun(row, run.start(), False, run[0])
            for row, line in enumerate(self._rows)
            if len(line) > 1
            for run in _RUN.finditer(line)
        ]
        if len(self._rows) < 2:
            return tuple(across)
        columns = ("".join(column) for column in zip_longest(*self._rows, fillvalue="."))
        down = [
            LetterRun(run.start(), column, True, run[0])
            for column, line in enumerate(columns)
            for run in _RUN.finditer(line)
        ]
        return (*across, *down)

    @lazy
    def gaps(self) -> tuple[Cell, ...]:
        """Squares left blank beside two letters."""
        written = self.letters
        blank = Counter(near for cell in written for near in around(cell) if near not in written)
        return tuple(cell for cell, letters in blank.items() if letters > 1)

    @lazy
    def pieces(self) -> tuple[frozenset[Cell], ...]:
        """What is written in one piece: letters that touch by a side, from letter to letter."""
        return _touching(self.letters, around)

    def piece_of(self, run: LetterRun) -> frozenset[Cell]:
        """All that is written in one piece with a run."""
        return next(piece for piece in self.pieces if run.cells[0] in piece)

    def only(self, cells: Collection[Cell]) -> "Sketch":
        """The sketch as if all other letters were struck out."""
        return Sketch(
            [
                "".join(letter if (row, column) in cells else "." for column, letter in enumerate(line))
                for row, line in enumerate(self._rows)
            ]
        )

    def has_letters_beside(self, run: LetterRun) -> bool:
        return not beside(run).isdisjoint(self.letters)

    @lazy
    def transposed(self) -> "Sketch":
        """The same sketch with rows and columns exchanged: what was written in the wrong direction."""
        return Sketch(["".join(column) for column in zip_longest(*self._rows, fillvalue=".")])
