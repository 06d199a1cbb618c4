"""The extension of a word of three letters or more: located by its own letters, and the only word that may be
written in part."""

from collections.abc import Iterator, Sequence

from nonuple.pieces.board import EMPTY
from nonuple.pieces.notation import Ref
from nonuple.rules import article
from nonuple.slips.reading import Place, Reading, once
from nonuple.slips.sketch import LetterRun

LONG_ENOUGH = 3


@article("2010", "3.2.2")
@article("2009", "3.2.2")
def is_extension(place: Place) -> bool:
    """Whether the reference is not looked at, as a word of three letters or more is extended."""
    return place.extends >= LONG_ENOUGH


@article("2009", "3.3.2")
def enough_at_each_end(links: Sequence[int]) -> int:
    """Three junction letters at both ends where both are extended."""
    return min(links)


@article("2010", "3.3.2")
@article("2009", "3.3.2")
@once
def shortened(reading: Reading, run: LetterRun) -> list[Place]:
    """Where what is written is a part of an extended word: all that is added, and the letter next to it."""
    if not run.legible:
        return []
    candidates = [run] if len(pieces := _line_of(reading, run)) < 2 else [run, _with_gaps(pieces)]
    return [place for one in candidates for place in _shortened(reading, one)]


def whole_run(written: LetterRun, first: int, start: int, text: str) -> LetterRun:
    """The run with the letters of the grid that complete it: it begins at `start`, the word at `first`."""
    back = start - first
    row, column = (
        (written.row - back, written.column) if written.down else (written.row, written.column - back)
    )
    return LetterRun(row, column, written.down, text)


def _shortened(reading: Reading, written: LetterRun) -> Iterator[Place]:
    situation, size, letters = reading.situation, len(written.text), written.word
    whole = EMPTY not in letters
    for ref, word in situation.grid_words[written.down]:
        if len(word) < LONG_ENOUGH:
            continue
        begins = ref.row if written.down else ref.column
        ends = begins + len(word)
        line = situation.lines[written.down][ref.column if written.down else ref.row]
        for start in range(max(begins - size + 1, 0), min(ends, len(line) - size + 1)):
            on_the_word = slice(max(begins - start, 0), ends - start)
            if whole and letters[on_the_word] != word[max(start - begins, 0) : start + size - begins]:
                continue
            first, last = min(start, begins), max(start + size, ends)
            text = _completed(written.text, line, start, first, last)
            if text is None or not _shows_each_end(written.text, start, begins, ends):
                continue
            at = Ref(first, ref.column, True) if written.down else Ref(ref.row, first)
            completed = whole_run(written, first, start, text)
            place = reading.at(completed, at) if _is_left_blank(reading, completed) else None
            if place is not None and not place.faults:
                yield place


def _is_left_blank(reading: Reading, completed: LetterRun) -> bool:
    """Whether no other letter is drawn in the squares that the grid completes."""
    drawn = {cell: letter for cell, letter in reading.sketch.letters.items() if cell in reading.cells}
    letters = zip(completed.cells, completed.word, strict=True)
    return all(drawn.get(cell, letter) == letter for cell, letter in letters)


def _completed(written: str, line: str, start: int, first: int, last: int) -> str | None:
    """The whole word, what is not written taken from the grid; None if they do not fit or nothing lacks."""
    end = start + len(written)
    fits = all(
        (below != EMPTY) if letter == EMPTY else below in (EMPTY, letter.upper())
        for letter, below in zip(written, line[start:end], strict=True)
    )
    if not fits or ((first, last) == (start, end) and EMPTY not in written):
        return None
    inner = (
        below if letter == EMPTY else letter for letter, below in zip(written, line[start:end], strict=True)
    )
    return line[first:start] + "".join(inner) + line[end:last]


def _shows_each_end(written: str, start: int, begins: int, ends: int) -> bool:
    """Whether something is added to the word of the grid, with the letter next to it at each end."""
    in_front, behind = start < begins, start + len(written) > ends
    return (
        (in_front or behind)
        and not (in_front and written[begins - start] == EMPTY)
        and not (behind and written[ends - 1 - start] == EMPTY)
    )


def _line_of(reading: Reading, run: LetterRun) -> list[LetterRun]:
    """The runs written in the same line, in order."""
    return [other for other in reading.runs if other.line == run.line and other.legible]


def _with_gaps(pieces: Sequence[LetterRun]) -> LetterRun:
    """Runs of one line as one, the squares between them empty."""
    first = pieces[0]
    text = ""
    for piece in pieces:
        offset = piece.row - first.row if first.down else piece.column - first.column
        text += EMPTY * (offset - len(text)) + piece.text
    return first._replace(text=text)
