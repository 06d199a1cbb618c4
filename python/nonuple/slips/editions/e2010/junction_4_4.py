"""Junction letters with one error."""

from collections.abc import Iterator

from nonuple.board import EMPTY
from nonuple.notation import SIZE
from nonuple.rules import article
from nonuple.slips.editions.e2009.links_3_3_1 import NEEDED, links, reached, strangers
from nonuple.slips.editions.e2009.reference_3_2 import uses_reference
from nonuple.slips.editions.e2009.rulebook import Ground, Location, Rulebook, Topic
from nonuple.slips.editions.e2010.copying_4_4 import miscopied, nearly
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import Cell, Run
from nonuple.slips.verdict import Code

NEARLY_RIGHT = Ground(Code.JUNCTION_NEARLY_RIGHT, Topic.WARNINGS)


@article("2010", "4.4")
def nearly_right(rulebook: Rulebook, reading: Reading, run: Run) -> Location | None:
    """One letter omitted or changed, or two neighbours swapped, of three or more together in a word."""
    places = [place for place in miscopied(reading, run) if place.valid and _is_meant(place, run)]
    if not uses_reference(reading):
        places += [place for place in reading.places(run) if place.valid and _is_nearly_linked(place)]
    return Location(tuple(places), (NEARLY_RIGHT,)) if places else None


def _is_meant(place: Place, run: Run) -> bool:
    """By the score; or because what is written is no word, and does not lie where the reference says."""
    reading = place.reading
    if reading.slip.score in place.scores:
        return True
    named = reading.named(run)
    return not reading.situation.admits(run.word) and (named is None or not named.playable)


def _is_nearly_linked(place: Place) -> bool:
    wrong = strangers(place)
    if len(wrong) == 1 and sum(links(place)) >= NEEDED:
        return True
    if len(wrong) == 2 and _are_exchanged(place, *sorted(wrong)) and reached(place, wrong) >= NEEDED:
        return True
    return any(
        _copies_nearly(place, written)
        for run in place.reading.runs
        for written in _beside_what_is_laid(place, run)
        if wrong and wrong.issubset(written)
    )


def _are_exchanged(place: Place, one: Cell, other: Cell) -> bool:
    """Whether two letters side by side are each the one that lies under the other."""
    letters, (down, right) = place.reading.sketch.letters, place.moved
    if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
        return False
    lines = place.reading.situation.lines[False]

    def lying(cell: Cell) -> str:
        row, column = cell[0] + down, cell[1] + right
        return lines[row][column] if 0 <= row < SIZE and 0 <= column < SIZE else EMPTY

    return letters[one] == lying(other) and letters[other] == lying(one)


def _beside_what_is_laid(place: Place, run: Run) -> Iterator[list[Cell]]:
    """The letters of a run, parted by the tiles that the word lays."""
    laid = {place.run.cells[at] for at in place.offsets}
    part: list[Cell] = []
    for cell in run.cells:
        if cell not in laid:
            part.append(cell)
        elif part:
            yield part
            part = []
    if part:
        yield part


def _copies_nearly(place: Place, written: list[Cell]) -> bool:
    """Whether three letters or more of the grid differ there by one error; none is omitted at an end."""
    down = len(written) > 1 and written[0][1] == written[1][1]
    row, column = written[0]
    row, column = row + place.ref.row - place.run.row, column + place.ref.column - place.run.column
    lines = place.reading.situation.lines[down]
    number, start = (column, row) if down else (row, column)
    if not 0 <= number < len(lines):
        return False
    text = "".join(place.reading.sketch.letters[cell] for cell in written)
    for first, size in ((start, len(text)), (start - 1, len(text) + 1), (start, len(text) + 1)):
        meant = lines[number][first : first + size] if first >= 0 else ""
        whole = len(meant) == size >= NEEDED and EMPTY not in meant
        same_ends = size == len(text) or (text[0], text[-1]) == (meant[:1], meant[-1:])
        if whole and same_ends and nearly(text, meant):
            return True
    return False
