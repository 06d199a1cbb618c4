"""The grid, the draw, and a string of letters put at a place of the grid, with all that stands against it."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

SIDE = 15
CENTRE = (7, 7)
Cell = tuple[int, int]
VALUES = {
    letter: value
    for value, letters in ((1, "AEILNORSTU"), (2, "DGM"), (3, "BCP"), (4, "FHV"), (8, "JQ"), (10, "KWXYZ"))
    for letter in letters
}
_EIGHTH = ("T..l...T", ".D...t..", "..D...l.", "l..D...l", "....D...", ".t...t..", "..l...l.", "T..l...D")
LIMITS = {
    "normal": (7, {7: 50}),
    "7/8": (7, {7: 50}),
    "7+8": (8, {7: 50, 8: 75}),
    "7+8+9": (9, {7: 50, 8: 75, 9: 100}),
}
LINKS = 3


def next_to(cell: Cell) -> set[Cell]:
    row, col = cell
    return {(row, col + 1), (row, col - 1), (row + 1, col), (row - 1, col)}


def premium(cell: Cell) -> str:
    row, col = (min(at, SIDE - 1 - at) for at in cell)
    return _EIGHTH[row][col]


@dataclass(frozen=True)
class Place:
    across: bool
    row: int
    col: int

    def squares(self, length: int) -> list[Cell]:
        return [
            (self.row + (0 if self.across else i), self.col + (i if self.across else 0))
            for i in range(length)
        ]


class Position:
    def __init__(self, asked: dict[str, Any], admitted: Callable[[str], bool]) -> None:
        self.grid = {
            (r, c): letter
            for r, row in enumerate(asked["grid"])
            for c, letter in enumerate(row)
            if letter != "."
        }
        self.rack = Counter(asked["rack"])
        self.jokers = self.rack.pop("?", 0)
        self.admitted = admitted
        self.most, self.bonus = LIMITS[
            (asked.get("formula") or "normal").removeprefix("joker-").replace("joker", "normal")
        ]
        self.first_was_two = asked["turn"] == 2 and len(self.grid) == 2

    def at(self, cell: Cell) -> str | None:
        return self.grid.get(cell)


class Laid:
    """A string of letters put at a place of the grid, with everything that stands against it."""

    def __init__(self, position: Position, word: str, place: Place) -> None:
        self.position, self.word, self.place = position, word, place
        self.squares = place.squares(len(word))
        self.conflicts = [
            i for i, s in enumerate(self.squares) if (position.at(s) or word[i]).upper() != word[i]
        ]
        self.fresh = [i for i, s in enumerate(self.squares) if position.at(s) is None]
        before, after = (Place(place.across, *self._beyond(step)) for step in (-1, 1))
        self.before = self._line((before.row, before.col), -1, place.across)[::-1]
        self.after = self._line((after.row, after.col), 1, place.across)
        self.full = self.before + word + self.after
        self.lacking = self.short > position.jokers

    def _beyond(self, step: int) -> Cell:
        row, col = self.squares[0 if step < 0 else -1]
        return (row, col + step) if self.place.across else (row + step, col)

    def _line(self, cell: Cell, step: int, across: bool) -> str:
        letters = ""
        while letter := self.position.at(cell):
            letters += letter.upper()
            cell = (cell[0], cell[1] + step) if across else (cell[0] + step, cell[1])
        return letters

    @property
    def short(self) -> int:
        return (Counter(self.word[i] for i in self.fresh) - self.position.rack).total()

    @cached_property
    def crosses(self) -> list[str]:
        found = []
        for i in self.fresh:
            row, col = self.squares[i]
            step = (1, 0) if self.place.across else (0, 1)
            head = self._line((row - step[0], col - step[1]), -1, not self.place.across)[::-1]
            tail = self._line((row + step[0], col + step[1]), 1, not self.place.across)
            if head or tail:
                found.append(head + self.word[i] + tail)
        return found

    @cached_property
    def bad(self) -> list[str]:
        return [word for word in self.crosses if not self.position.admitted(word)]

    @property
    def touches(self) -> bool:
        if not self.position.grid:
            return CENTRE in self.squares
        return len(self.fresh) < len(self.word) or bool(self.crosses)

    @property
    def stands(self) -> bool:
        """Formed on the grid with whatever letters, end to end (6.2.1 but for the draw)."""
        return bool(self.fresh) and not self.conflicts and not self.before and not self.after and self.touches

    @property
    def playable(self) -> bool:
        return self.stands and not self.lacking and len(self.fresh) <= self.position.most

    @property
    def extends(self) -> bool:
        """The word prolongs, along its own line, a word of three letters or more that lies on the grid."""
        return any(end - start >= LINKS for start, end in self.inside())

    def inside(self) -> Iterator[Cell]:
        start = None
        for i in range(len(self.word) + 1):
            lies = i < len(self.word) and self.position.at(self.squares[i]) is not None
            if lies and start is None:
                start = i
            if not lies and start is not None:
                yield start, i
                start = None

    @cached_property
    def by_jokers(self) -> dict[frozenset[int], int]:
        """The score of each way of laying the jokers of the draw."""
        ways = {}
        for count in range(self.position.jokers + 1):
            for jokers in combinations(self.fresh, count):
                tiles = Counter(self.word[i] for i in self.fresh if i not in jokers)
                if not tiles - self.position.rack:
                    ways[frozenset(jokers)] = self._score(frozenset(jokers))
        return ways

    @property
    def scores(self) -> set[int]:
        return set(self.by_jokers.values())

    def _score(self, jokers: frozenset[int]) -> int:
        own, times, beside = 0, 1, 0
        for i, square in enumerate(self.squares):
            lying = self.position.at(square)
            value = 0 if i in jokers or (lying or "A").islower() else VALUES[self.word[i]]
            if lying:
                own += value
                continue
            kind = premium(square)
            value *= {"l": 2, "t": 3}.get(kind, 1)
            factor = {"D": 2, "T": 3}.get(kind, 1)
            own, times = own + value, times * factor
            beside += self._crosswise(square, value) * factor
        return own * times + beside + self.position.bonus.get(len(self.fresh), 0)

    def _crosswise(self, square: Cell, value: int) -> int:
        total, met = value, False
        for step in (-1, 1):
            row, col = square
            while True:
                row, col = (row + step, col) if self.place.across else (row, col + step)
                letter = self.position.at((row, col))
                if letter is None:
                    break
                met, total = True, total + (VALUES[letter] if letter.isupper() else 0)
        return total if met else 0
