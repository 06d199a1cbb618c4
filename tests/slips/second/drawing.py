"""What is drawn and what stands in the reference box: which letters are link letters, and which are not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from tests.slips.second.position import LINKS, SIDE, Cell, Laid, Place, next_to


@dataclass(frozen=True)
class Run:
    cells: tuple[Cell, ...]
    across: bool
    letters: str

    def turned(self) -> Run:
        return Run(tuple((c, r) for r, c in self.cells), not self.across, self.letters)


class Sketch:
    def __init__(self, rows: list[str]) -> None:
        drawn = {
            (r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter not in ". "
        }
        self.circled = {cell for cell, letter in drawn.items() if letter.islower()}
        self.cells = {cell: letter.upper() for cell, letter in drawn.items()}

    def turned(self) -> Sketch:
        other = Sketch([])
        other.cells = {(c, r): letter for (r, c), letter in self.cells.items()}
        other.circled = {(c, r) for r, c in self.circled}
        return other

    def runs(self, least: int = 2) -> list[Run]:
        found = []
        for across in (True, False):
            step = (0, 1) if across else (1, 0)
            for cell in sorted(self.cells):
                if (cell[0] - step[0], cell[1] - step[1]) in self.cells:
                    continue
                line = [cell]
                while (following := (line[-1][0] + step[0], line[-1][1] + step[1])) in self.cells:
                    line.append(following)
                if len(line) >= least:
                    found.append(Run(tuple(line), across, "".join(self.cells[at] for at in line)))
        return found

    def reach(self, cells: Iterable[Cell]) -> set[Cell]:
        """All that is written in one piece with these."""
        reached, edge = set(cells), list(cells)
        while edge:
            for cell in next_to(edge.pop()) & self.cells.keys() - reached:
                reached.add(cell)
                edge.append(cell)
        return reached


class Fit:
    """One run at one place: which other letters are link letters there (5.3.2) and which are not."""

    def __init__(self, sketch: Sketch, run: Run, laid: Laid) -> None:
        self.laid, self.run, self.place = laid, run, laid.place
        row, col = run.cells[0]
        shift = (laid.place.row - row, laid.place.col - col)
        self.at = {cell: (cell[0] + shift[0], cell[1] + shift[1]) for cell in sketch.cells}
        self.sketch, self.grid = sketch, laid.position.grid
        self.right = {cell for cell, at in self.at.items() if self.lies(at) == sketch.cells[cell]}
        self.fresh = {run.cells[i] for i in laid.fresh}
        self.linked = self.chained(self.right)
        own = set(run.cells)
        self.links = len(self.linked)
        self.beside = len(self.linked - own)
        strange = sketch.cells.keys() - self.right - own
        self.loose = {cell for cell in strange if self._says_nothing(sketch.reach([cell]))}
        self.strange = strange - self.loose
        self.wrong = len(self.strange)
        self.glued = any(next_to(cell) & self.fresh for cell in strange)
        self.circles = frozenset(i for i, cell in enumerate(run.cells) if cell in sketch.circled)

    def lies(self, square: Cell) -> str:
        return (self.grid.get(square) or "").upper()

    def chained(self, right: set[Cell]) -> set[Cell]:
        """Link letters: from a letter newly laid, from one right letter to the next (5.3.2; 3.3.1)."""
        reached, edge = set[Cell](), list(self.fresh)
        while edge:
            for cell in next_to(edge.pop()) & right - reached:
                reached.add(cell)
                edge.append(cell)
        return reached

    def off(self, cells: Iterable[Cell]) -> bool:
        """Whether letters are those of the grid one square off, all the same way."""
        around = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]
        return any(
            all(self.lies((self.at[x][0] + r, self.at[x][1] + c)) == self.sketch.cells[x] for x in cells)
            for r, c in around
        )

    def _says_nothing(self, piece: set[Cell]) -> bool:
        """What touches nothing of the word is no link letter, but for some drawn a square off (H1, G2)."""
        return piece.isdisjoint(self.run.cells) and not (len(piece) > 1 and self.off(piece))

    @property
    def nearly(self) -> bool:
        """One letter of three in a row changed or left out, or two neighbours exchanged (4.4 of 2010)."""
        cells, written = self.strange, self.sketch.cells
        if len(cells) == 2:
            one, other = cells
            mended = other in next_to(one) and (written[one], written[other]) == (
                self.lies(self.at[other]),
                self.lies(self.at[one]),
            )
            return mended and self._three_in_a_row(cells)
        if len(cells) == 1:
            return len(self.linked) >= LINKS or (
                bool(self.lies(self.at[min(cells)])) and self._three_in_a_row(cells)
            )
        row, col = (a - b for a, b in zip((self.place.row, self.place.col), self.run.cells[0], strict=True))
        gaps = {
            gap
            for cell in written
            for gap in next_to(cell)
            if gap not in written and self.lies((gap[0] + row, gap[1] + col))
        }
        return not cells and any(
            self.chained(self.right | {gap}) > self.linked | {gap} and self._three_in_a_row({gap})
            for gap in gaps
        )

    def _three_in_a_row(self, mended: set[Cell]) -> bool:
        cells = self.chained(self.right | mended)
        rows = ([(r, c), (r, c + 1), (r, c + 2)] for r, c in cells)
        cols = ([(r, c), (r + 1, c), (r + 2, c)] for r, c in cells)
        return len(cells) >= LINKS and any(cells.issuperset(three) for three in (*rows, *cols))


@dataclass(frozen=True)
class Reference:
    """What stands in the box: the place it names, none, or letters that name no square."""

    written: bool
    place: Place | None

    @staticmethod
    def read(text: str | None) -> Reference:
        if text is None or not text.strip():
            return Reference(False, None)
        plain = re.sub(r"[^A-Z0-9→↓>]", "", text.upper().replace("->", "")).strip("→↓>")
        return Reference(True, _square(plain) or _mistyped(plain))


def _square(plain: str) -> Place | None:
    for pattern, across in ((r"([A-O])0?(\d{1,2})", True), (r"0?(\d{1,2})([A-O])", False)):
        if found := re.fullmatch(pattern, plain):
            letter, number = found.groups() if across else found.groups()[::-1]
            if 1 <= int(number) <= SIDE:
                return Place(across, ord(letter) - 65, int(number) - 1)
    return None


def _mistyped(plain: str) -> Place | None:
    """H7: O for 0, I or L for 1, a trailing H or V that agrees, if exactly one square can be meant."""
    swapped = {
        plain[:i] + "".join(digits) + plain[j:]
        for i in range(len(plain))
        for j in range(i + 1, len(plain) + 1)
        for digits in ["".join({"O": "0", "I": "1", "L": "1"}.get(letter, letter) for letter in plain[i:j])]
    }
    places = {place for text in swapped if (place := _square(text))}
    if plain[-1:] in ("H", "V") and (place := _square(plain[:-1])) and place.across == (plain[-1] == "H"):
        places.add(place)
    return places.pop() if len(places) == 1 else None
