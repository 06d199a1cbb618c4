"""Where the words of a slip could lie: what the second judge sees, before any edition has its say.

Slow and plain, over `tests.reference` alone: it shares nothing with the product's own reading of a slip.
"""

from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple

from nonuple.slips.slip import Situation, Slip
from tests.reference import ROWS, RefPlacement, Square, reference_place

Letters = dict[Square, str]
"""What is drawn: the letters of the slip by row and column of the drawing, circled ones in lower case."""

Circles = frozenset[int]
"""Which letters of a word, counted from its first, a joker stands for."""


@dataclass(frozen=True)
class Run:
    """Letters of the drawing in one line, from blank to blank (G1)."""

    word: str
    squares: tuple[Square, ...]
    down: bool

    @cached_property
    def touching(self) -> frozenset[Square]:
        return frozenset(near for one in self.squares for near in around(one))

    def crosses(self, other: "Run") -> bool:
        """Whether they have a letter in common."""
        return not set(self.squares).isdisjoint(other.squares)


@dataclass(frozen=True)
class Spot:
    """A word at a place of the grid where nothing contradicts its letters."""

    row: int
    column: int
    down: bool
    word: str
    situation: Situation = field(compare=False, repr=False)

    @cached_property
    def squares(self) -> list[Square]:
        return span(self.row, self.column, self.down, len(self.word))

    @cached_property
    def laid(self) -> tuple[int, ...]:
        """The letters of the word that are laid, counted from its first."""
        tiles = grid_tiles(self.situation.board.grid)
        return tuple(at for at, one in enumerate(self.squares) if one not in tiles)

    @cached_property
    def _placed(self) -> RefPlacement:
        return self._place(self.word)

    def _place(self, written: str) -> RefPlacement:
        ref = f"{self.column + 1}{ROWS[self.row]}" if self.down else f"{ROWS[self.row]}{self.column + 1}"
        return reference_place(
            grid_rows(self.situation.board.grid), ref, written, str(self.situation.formula)
        )

    @property
    def faults(self) -> frozenset[str]:
        return self._placed.faults

    @cached_property
    def _bad(self) -> list[tuple[str, int]]:
        """Words formed crosswise that are not admitted, each with the longest word that it lengthens."""
        tiles = grid_tiles(self.situation.board.grid)
        longest = [_longest_beside(tiles, self.squares[at], self.down) for at in self.laid]
        cross = zip(self._placed.cross, [one for one in longest if one], strict=True)
        return [(word, beside) for word, beside in cross if not self.situation.admits(word.upper())]

    @property
    def bad(self) -> tuple[str, ...]:
        return tuple(word.upper() for word, _ in self._bad)

    @property
    def crosses(self) -> int:
        """How many words are formed crosswise."""
        return len(self._placed.cross)

    @property
    def prolongs(self) -> bool:
        """Whether one of them lengthens a word of two letters or more."""
        return any(beside > 1 for _, beside in self._bad)

    @cached_property
    def extends(self) -> int:
        """The letters of the longest word that this one lengthens along its own line."""
        in_line = "".join("." if at in self.laid else letter for at, letter in enumerate(self.word)).split(
            "."
        )
        return max(len(part) for part in in_line)

    @cached_property
    def _ways(self) -> list[Circles]:
        return list(_ways(self.word, self.laid, self.situation.rack.letters))

    @cached_property
    def scores(self) -> dict[Circles, int]:
        """The points for each choice of jokers that the draw allows; none if it lacks the letters."""
        return {circles: self._score(circles) for circles in self._ways}

    def _score(self, circles: Circles) -> int:
        written = "".join(one.lower() if at in circles else one for at, one in enumerate(self.word))
        return self._place(written).score if circles else self._placed.score

    @cached_property
    def possible(self) -> bool:
        """The word can lie here with the letters drawn (6.2.1), whatever it forms crosswise."""
        return bool(self._ways) and not self.faults

    @property
    def valid(self) -> bool:
        return self.possible and not self._bad

    @property
    def forms_bad_words(self) -> bool:
        return self.possible and bool(self._bad)

    @property
    def points(self) -> frozenset[int]:
        return frozenset(self.scores.values())

    @cached_property
    def whole(self) -> str:
        """The word with the letters of the grid that go on before and after it."""
        line = grid_lines(self.situation.board.grid, self.down)[self.column if self.down else self.row]
        start = self.row if self.down else self.column
        end = start + len(self.word)
        return line[:start].rpartition(".")[2] + self.word + line[end:].partition(".")[0]

    @property
    def inside(self) -> int:
        """The letters of the word that lie on the grid: junction letters too (booklet 2)."""
        return len(self.word) - len(self.laid)


def drawn(slip: Slip) -> Letters:
    return {
        (row, column): letter
        for row, line in enumerate(slip.sketch)
        for column, letter in enumerate(line)
        if letter not in ". "
    }


def transposed(letters: Letters) -> Letters:
    return {(column, row): letter for (row, column), letter in letters.items()}


def runs(letters: Letters) -> list[Run]:
    found = []
    for down in (False, True):
        for row, column in sorted(letters):
            before = (row - 1, column) if down else (row, column - 1)
            squares: list[Square] = []
            at = (row, column)
            while before not in letters and at in letters:
                squares.append(at)
                at = (at[0] + 1, at[1]) if down else (at[0], at[1] + 1)
            if len(squares) > 1:
                found.append(Run("".join(letters[one] for one in squares), tuple(squares), down))
    return found


@cache
def around(square: Square) -> tuple[Square, ...]:
    row, column = square
    return (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)


@lru_cache(maxsize=256)
def grid_tiles(grid: str) -> Letters:
    return {divmod(at, 15): tile.upper() for at, tile in enumerate(grid) if tile != "."}


@lru_cache(maxsize=256)
def squares_of(grid: str) -> dict[str, list[Square]]:
    """Where each letter lies."""
    found: dict[str, list[Square]] = {}
    for square, tile in grid_tiles(grid).items():
        found.setdefault(tile, []).append(square)
    return found


@lru_cache(maxsize=256)
def grid_rows(grid: str) -> tuple[str, ...]:
    return tuple(grid[start : start + 15] for start in range(0, 225, 15))


@lru_cache(maxsize=512)
def grid_lines(grid: str, down: bool) -> tuple[str, ...]:
    """The columns or the rows, in capitals."""
    if not down:
        return grid_rows(grid.upper())
    return tuple(grid[start::15].upper() for start in range(15))


def span(row: int, column: int, down: bool, length: int) -> list[Square]:
    return [(row + step, column) if down else (row, column + step) for step in range(length)]


@lru_cache(maxsize=4096)
def spots(situation: Situation, word: str, down: bool) -> tuple[Spot, ...]:
    """Every place where the word touches the grid and contradicts none of its letters."""
    tiles, word = grid_tiles(situation.board.grid), word.upper()
    starts = [(line, at) for line in range(15) for at in range(16 - len(word))]
    places = [(at, line, True, word) if down else (line, at, False, word) for line, at in starts]
    found = [Spot(*place, situation) for place in places if _fits(tiles, *place)]
    return tuple(one for one in found if _touches(tiles, one.squares))


def _fits(tiles: Letters, row: int, column: int, down: bool, word: str) -> bool:
    if down:
        return all(tiles.get((row + step, column), letter) == letter for step, letter in enumerate(word))
    return all(tiles.get((row, column + step), letter) == letter for step, letter in enumerate(word))


def _touches(tiles: Letters, squares: list[Square]) -> bool:
    return any(near in tiles for one in squares for near in (one, *around(one)))


def _ways(word: str, laid: tuple[int, ...], rack: str) -> Iterator[Circles]:
    """Every choice of letters for the jokers such that the draw holds the others."""
    held = Counter(rack)
    for jokers in range(min(held["?"], len(laid)) + 1):
        for chosen in combinations(laid, jokers):
            if not Counter(word[at] for at in laid if at not in chosen) - held:
                yield frozenset(chosen)


def _longest_beside(tiles: Letters, square: Square, down: bool) -> int:
    """Of the two stretches of tiles that a letter laid meets crosswise, the longer one."""
    steps = ((0, 1), (0, -1)) if down else ((1, 0), (-1, 0))
    lengths = []
    for step_row, step_column in steps:
        length, at = 0, (square[0] + step_row, square[1] + step_column)
        while at in tiles:
            length, at = length + 1, (at[0] + step_row, at[1] + step_column)
        lengths.append(length)
    return max(lengths)


NOTHING = frozenset[Square]()


class Links(NamedTuple):
    """What the letters beside a word are if it lies at a place."""

    right: int
    """Junction letters, those inside the word with them."""
    outside: int
    """Of these, those beside it."""
    unlinked: int
    """Letters that lie so on the grid, but that no chain links to the word."""
    wrong: int
    """Letters that contradict the grid, or that lie where it has none."""
    empty: frozenset[Square]
    """Of these, those that lie where it has none."""
    against: int
    """Of the wrong ones, those written in one piece with the word."""


def agreeing(grid: str, letters: Letters) -> dict[Square, set[Square]]:
    """The letters that fall on the same one of the grid, for every way to move the drawing."""
    lying, found = squares_of(grid), dict[Square, set[Square]]()
    for (row, column), letter in letters.items():
        for down, right in lying.get(letter.upper(), ()):
            found.setdefault((down - row, right - column), set()).add((row, column))
    return found


def links(tiles: Letters, agreed: dict[Square, set[Square]], letters: Letters, run: Run, spot: Spot) -> Links:
    """A junction letter touches a letter laid or another one, a wrong one breaks the chain (5.3.2, 6.2.5)."""
    beside = letters.keys() - run.squares
    if not beside:
        return Links(spot.inside, 0, 0, 0, NOTHING, 0)
    down, right = spot.row - run.squares[0][0], spot.column - run.squares[0][1]
    true = beside & agreed.get((down, right), NOTHING)
    reached, wrong = linked_to(run, true), beside - true
    empty = frozenset((r, c) for r, c in wrong if (r + down, c + right) not in tiles)
    against = len(wrong & linked_to(run, beside)) if wrong else 0
    return Links(spot.inside + len(reached), len(reached), len(true - reached), len(wrong), empty, against)


def linked_to(run: Run, squares: Set[Square]) -> set[Square]:
    """Those of the squares that touch the run, or one another from there on."""
    reached: set[Square] = set()
    todo = list(run.touching & squares)
    while todo:
        one = todo.pop()
        if one not in reached:
            reached.add(one)
            todo.extend(squares & {*around(one)})
    return reached


def circled(run: Run, spot: Spot) -> Circles:
    """The circles around letters that are laid."""
    return frozenset(at for at in spot.laid if run.word[at].islower())


def circled_tile(situation: Situation, run: Run, spot: Spot) -> bool:
    """Whether a tile of the grid that is no joker is circled (D3)."""
    rows = grid_rows(situation.board.grid)
    squares = span(spot.row, spot.column, spot.down, len(run.word))
    return any(
        at not in spot.laid and run.word[at].islower() and rows[row][column].isupper()
        for at, (row, column) in enumerate(squares)
    )


def least(spot: Spot, rack: str) -> int:
    """The minimum over the circlings of letters that the draw lacks (6.5, D1)."""
    held = Counter(rack)
    lacking = Counter(spot.word[at] for at in spot.laid) - held
    fitting = [
        points
        for circles, points in spot.scores.items()
        if Counter(spot.word[at] for at in circles) == lacking
    ]
    return min(fitting or spot.scores.values())
