"""Junction letters with one error."""

from collections.abc import Iterator

from nonuple.pieces.board import EMPTY
from nonuple.pieces.notation import SIZE, Ref
from nonuple.rulebooks.e2010.copying_4_4 import miscopied, nearly
from nonuple.rulebooks.older.letters_3_3 import exactly_linked
from nonuple.rulebooks.older.links_3_3_1 import NEEDED, links, reached
from nonuple.rulebooks.older.reference_3_2 import uses_reference
from nonuple.rulebooks.older.rules import Ground, OlderLocation, OlderRules, Topic
from nonuple.rules import article
from nonuple.slips.diagnosis import is_cut_short
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import Cell, LetterRun
from nonuple.slips.verdict import Code, Finding, Reason

NEARLY_RIGHT = Ground(Code.JUNCTION_NEARLY_RIGHT, Topic.WARNINGS)


@article("2010", "4.4")
def nearly_right(rules: OlderRules, reading: Reading, run: LetterRun) -> OlderLocation | None:
    """One letter omitted or changed, or two neighbours swapped, of three or more together in a word."""
    places = [place for place in miscopied(reading, run) if place.valid and _is_meant(place, run)]
    if not (uses_reference(reading) or exactly_linked(reading, run, rules)):
        near = [place for place in reading.places(run) if place.valid and _is_nearly_linked(place)]
        cut = bool(near) and is_cut_short(reading, run)
        places += [place for place in near if not (cut and place.strangers)]
    if not places:
        return None
    refs = ", ".join(dict.fromkeys(str(place.ref) for place in places))
    return OlderLocation(
        tuple(places), (NEARLY_RIGHT,), reasons=(Reason(Finding.NEARLY_LINKED, "4.4", {"refs": refs}),)
    )


def _is_meant(place: Place, run: LetterRun) -> bool:
    """By the score; or because what is written is no word, and the reference, if any, names its line.

    Then what is written beside it must not contradict it.
    """
    reading = place.reading
    if reading.slip.score in place.scores:
        return True
    ref, named = reading.reference.ref, reading.named(run)
    if reading.situation.admits(run.word) or (ref is not None and not _is_in_line(place, ref)):
        return False
    return (named is None or not named.playable) and not place.strangers


def _is_in_line(place: Place, ref: Ref) -> bool:
    """Whether a reference names a square of the word."""
    along, across = ref.row - place.ref.row, ref.column - place.ref.column
    if not place.down:
        along, across = across, along
    return not across and 0 <= along < len(place.run.text)


def _is_nearly_linked(place: Place) -> bool:
    wrong = place.strangers
    if not wrong:
        return any(reached(place, gap) >= NEEDED and _hold_three_in_a_row(place, gap) for gap in _gaps(place))
    if len(wrong) == 1 and sum(links(place)) >= place.reading.situation.links_needed:
        return True
    if _is_changed(place, wrong) and reached(place, wrong) >= NEEDED and _hold_three_in_a_row(place, wrong):
        return True
    return any(
        _copies_nearly(place, written)
        for run in place.reading.runs
        for written in _beside_what_is_laid(place, run)
        if wrong.issubset(written)
    )


def _is_changed(place: Place, wrong: frozenset[Cell]) -> bool:
    """Whether one letter is written for another, or two side by side for each other."""
    if len(wrong) != 2:
        return len(wrong) == 1 and _lying(place, *wrong) != EMPTY
    letters, (one, other) = place.reading.sketch.letters, sorted(wrong)
    exchanged = (letters[other], letters[one]) == (_lying(place, one), _lying(place, other))
    return exchanged and _touch(one, other)


def _lying(place: Place, cell: Cell) -> str:
    """The letter of the grid under a square of the sketch."""
    row, column = cell[0] + place.moved[0], cell[1] + place.moved[1]
    inside = 0 <= row < SIZE and 0 <= column < SIZE
    return place.reading.situation.lines[False][row][column] if inside else EMPTY


def _gaps(place: Place) -> Iterator[frozenset[Cell]]:
    """Squares left blank between two letters, where one lies on the grid."""
    written = place.reading.sketch.letters
    for row, column in written:
        for down in (False, True):
            gap, beyond = ((row + step * down, column + step * (not down)) for step in (1, 2))
            if gap not in written and beyond in written and _lying(place, gap) != EMPTY:
                yield frozenset({gap})


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
    if not any(_touch(cell, own) or cell == own for cell in written for own in place.run.cells):
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
