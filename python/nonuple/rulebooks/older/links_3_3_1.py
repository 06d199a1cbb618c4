"""Junction letters: which letters of the slip show where the word lies."""

from collections.abc import Iterable

from nonuple.rules import article
from nonuple.slips.reading import Place
from nonuple.slips.sketch import Cell

NEEDED = 3
TOLERATED = 2


@article("2010", "3.3.1")
@article("2009", "3.3.1")
def links(place: Place) -> tuple[int, ...]:
    """How many junction letters each part written in one piece has: in it, beside it, in chains."""
    on_the_grid, word = place.agreeing, place.run.cells
    if not place.reading.has_more:
        return (len(on_the_grid),)
    return tuple(
        len(chained(part, on_the_grid.difference(set(word).difference(part)))) for part in _parts(place)
    )


def reached(place: Place, also: frozenset[Cell]) -> int:
    """How many junction letters there would be if these were right too."""
    return len(chained(place.run.cells, place.agreeing.union(also)))


def _parts(place: Place) -> list[list[Cell]]:
    """The cells of the word, parted where letters are not written; these go with the part before them."""
    written = place.reading.sketch.letters
    parts: list[list[Cell]] = []
    before = False
    for cell in place.run.cells:
        if cell in written and not before:
            parts.append([])
        if parts:
            parts[-1].append(cell)
        before = cell in written
    return parts


def chained(part: Iterable[Cell], on_the_grid: frozenset[Cell]) -> set[Cell]:
    """Of the letters that lie on the grid those in a part of the word, beside it, or beside one of them."""
    found, frontier = set(on_the_grid.intersection(part)), list(part)
    while frontier:
        row, column = frontier.pop()
        for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if cell in on_the_grid and cell not in found:
                found.add(cell)
                frontier.append(cell)
    return found
