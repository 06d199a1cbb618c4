"""Junction letters copied with one error: they show which run is the word, and since 2010 where it lies."""

from collections.abc import Iterator
from itertools import product

from nonuple.pieces.board import EMPTY
from nonuple.pieces.notation import SIZE
from nonuple.slips.reading import Place
from nonuple.slips.sketch import Cell, LetterRun, chained

NEEDED = 3
"""The letters in a row of one word of the grid that a right copy holds."""


def is_nearly_linked(place: Place) -> bool:
    """Whether one letter left out or changed, or two neighbours exchanged, part them from right ones.

    The right ones hold three in a row; one wrong letter beside three right ones will do.
    """
    wrong = place.strangers
    if not wrong:
        return leaves_a_gap(place)
    if len(wrong) == 1 and place.linked:
        return True
    if _is_changed(place, wrong) and _reached(place, wrong) >= NEEDED and _hold_three_in_a_row(place, wrong):
        return True
    return any(
        _copies_nearly(place, written)
        for run in place.reading.runs
        for written in _beside_what_is_laid(place, run)
        if wrong.issubset(written)
    )


def leaves_a_gap(place: Place) -> bool:
    """Whether all letters are right, and one left out between two parts them from the word."""
    return not place.strangers and any(
        _reached(place, gap) >= NEEDED and _hold_three_in_a_row(place, gap) for gap in place.gaps
    )


def is_badly_copied(place: Place, piece: frozenset[Cell]) -> bool:
    """Whether one slip of the pen parts a piece of the sketch from the grid around the word, or a square off.

    A letter too many beside a right one is such a slip.
    """
    for down, right in product((0, -1, 1), repeat=2):
        wrong = piece - place.reading.agreeing(place.moved[0] + down, place.moved[1] + right)
        if not wrong or (len(wrong) == 1 and len(piece) > 1):
            return True
        if len(wrong) == 2 and _are_exchanged(place, wrong, (down, right)):
            return True
    return False


def _is_changed(place: Place, wrong: frozenset[Cell]) -> bool:
    """Whether one letter is written for another, or two side by side for each other."""
    if len(wrong) != 2:
        return len(wrong) == 1 and _lying(place, *wrong) != EMPTY
    return _are_exchanged(place, wrong)


def _are_exchanged(place: Place, two: frozenset[Cell], off: Cell = (0, 0)) -> bool:
    """Whether two letters side by side are written for each other."""
    letters, (one, other) = place.reading.sketch.letters, sorted(two)
    lying = _lying(place, one, off), _lying(place, other, off)
    return (letters[other], letters[one]) == lying and _touch(one, other)


def _lying(place: Place, cell: Cell, off: Cell = (0, 0)) -> str:
    """The letter of the grid under a square of the sketch."""
    row, column = cell[0] + place.moved[0] + off[0], cell[1] + place.moved[1] + off[1]
    inside = 0 <= row < SIZE and 0 <= column < SIZE
    return place.reading.situation.lines[False][row][column] if inside else EMPTY


def _hold_three_in_a_row(place: Place, wrong: frozenset[Cell]) -> bool:
    """Whether three letters of one word of the grid are written, these taken as right."""
    laid = {place.run.cells[at] for at in place.offsets}
    on_the_grid = wrong.union(place.agreeing).difference(laid)
    return any(
        on_the_grid.issuperset((row + step * down, column + step * (not down)) for step in range(NEEDED))
        for row, column in on_the_grid
        for down in (False, True)
    )


def _beside_what_is_laid(place: Place, run: LetterRun) -> Iterator[list[Cell]]:
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
    """Whether three letters or more of the grid differ there by one error.

    None is omitted at an end, and a letter that touches what is laid stands where it should.
    """
    linked = place.junction.union(place.run.cells)
    if not any(_touch(cell, other) or cell == other for cell in written for other in linked):
        return False
    down = len(written) > 1 and written[0][1] == written[1][1]
    row, column = written[0][0] + place.moved[0], written[0][1] + place.moved[1]
    lines = place.reading.situation.lines[down]
    number, start = (column, row) if down else (row, column)
    if not 0 <= number < len(lines):
        return False
    text, line = "".join(place.reading.sketch.letters[cell] for cell in written), lines[number]

    def lying(first: int, size: int) -> str:
        """That many letters of the grid, or none if there are fewer than that, or than three."""
        letters = line[first : first + size] if first >= 0 else ""
        return letters if len(letters) == size >= NEEDED and EMPTY not in letters else ""

    if nearly(text, lying(start, len(text))):
        return True
    own, laid = place.run.cells, [place.run.cells[at] for at in place.offsets]
    touching = [cell in own or any(_touch(cell, tile) for tile in laid) for cell in written]
    after, before = lying(start, len(text) + 1), lying(start - 1, len(text) + 1)
    return any(
        (_omits(text, after, at) and not any(touching[at:]))
        or (_omits(text, before, at) and not any(touching[:at]))
        for at in range(1, len(text))
    )


def _omits(text: str, meant: str, at: int) -> bool:
    """Whether the text is what is meant without one letter."""
    return text == meant[:at] + meant[at + 1 :] and bool(meant)


def _touch(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _reached(place: Place, also: frozenset[Cell]) -> int:
    """How many junction letters there would be if these were right too."""
    return len(chained(place.run.cells, place.agreeing.union(also)))


def nearly(written: str, meant: str) -> bool:
    """Whether one error, and no more, parts what is written from what lies on the grid.

    None is omitted at an end: there it would touch what is added, or only be written in part.
    """
    if len(written) == len(meant) - 1:
        return any(_omits(written, meant, at) for at in range(1, len(written)))
    if len(written) != len(meant):
        return False
    wrong = [at for at, (one, other) in enumerate(zip(written, meant, strict=True)) if one != other]
    if len(wrong) == 2:
        first, second = wrong
        swapped = written[first] == meant[second] and written[second] == meant[first]
        return second == first + 1 and swapped
    return len(wrong) == 1
