"""Several solutions on one slip: each is judged by itself, and the least, null or not, is kept."""

from collections.abc import Iterable, Sequence

from nonuple.rulebooks.older.extension_3_3_2 import shortened
from nonuple.rules import applies
from nonuple.slips.played import other_words
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import Cell, LetterRun


def words_apart(reading: Reading, main: LetterRun, located: Sequence[Place]) -> tuple[LetterRun, ...]:
    """The words of the slip that have nothing in common with the main one; it comes first."""
    if any(not place.strangers for place in shortened(reading, main)):
        return (main,)
    return (main, *other_words(reading, main, located).independent)


def alone(reading: Reading, run: LetterRun, every: Iterable[LetterRun]) -> Reading:
    """The slip as if the other words and what is written with them were struck out."""
    own = _around(reading, run.cells)
    gone: set[Cell] = set()
    for other in every:
        if other != run:
            gone.update(_around(reading, other.cells).difference(own), set(other.cells).difference(run.cells))
    return reading.only(reading.cells.difference(gone))


@applies("2010", "4.6")
@applies("2009", "4.5")
def crossing(reading: Reading, main: LetterRun, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Other words that share a letter with the one played and could be played as well where they stand."""
    return other_words(reading, main, places).linked if places else ()


def _around(reading: Reading, cells: Iterable[Cell]) -> set[Cell]:
    """The letters written in one piece with these."""
    written, found, frontier = reading.sketch.letters, set(cells), list(cells)
    while frontier:
        row, column = frontier.pop()
        for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if cell in written and cell not in found:
                found.add(cell)
                frontier.append(cell)
    return found
