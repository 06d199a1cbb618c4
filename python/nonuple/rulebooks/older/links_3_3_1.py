"""Junction letters: which letters of the slip show where the word lies."""

from nonuple.rules import article
from nonuple.slips.reading import Place
from nonuple.slips.sketch import Cell, chained

TOLERATED = 2


@article("2010", "3.3.1")
@article("2009", "3.3.1")
def links(place: Place) -> tuple[int, ...]:
    """How many junction letters each part written in one piece has: in it, beside it, in chains."""
    on_the_grid, word = place.agreeing, place.run.cells
    if not place.reading.has_more:
        return (len(on_the_grid.intersection(word)),)
    return tuple(
        len(chained(part, on_the_grid.difference(set(word).difference(part)))) for part in _parts(place)
    )


def _parts(place: Place) -> list[list[Cell]]:
    """The cells of the word, parted where letters are not written, each part with a letter that is added.

    What is not written goes with the part before it or the first, and so does a part that adds nothing.
    """
    written, laid = place.reading.sketch.letters, {place.run.cells[at] for at in place.offsets}
    parts: list[list[Cell]] = [[]]
    begun = before = False
    for cell in place.run.cells:
        here = cell in written
        if here and begun and not before:
            parts.append([])
        parts[-1].append(cell)
        begun, before = begun or here, here
    adding: list[list[Cell]] = []
    for part in parts:
        if adding and (laid.isdisjoint(part) or laid.isdisjoint(adding[-1])):
            adding[-1] += part
        else:
            adding.append(part)
    return adding
