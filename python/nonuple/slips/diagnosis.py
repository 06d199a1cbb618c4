"""Why a word cannot be played as it is written: what was probably meant.

Nothing is paid on these grounds; they name the fault to the player.
"""

from collections.abc import Iterator
from functools import lru_cache

from nonuple.pieces.board import EMPTY, Fault
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.tiles import ALPHABET
from nonuple.rules import applies
from nonuple.slips.reading import Place, Reading, once
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Finding, Reason


def not_located(reading: Reading, run: LetterRun, article: str) -> Reason:
    """That neither way of locating the word does; a reference in vain is named."""
    named = reading.named(run)
    if not reading.reference.written or (named is not None and named.playable):
        return Reason(Finding.NO_LOCATION, article)
    return Reason(Finding.NAMES_NO_PLACE, article, {"ref": reading.slip.ref, "word": run.word})


def written_for(reading: Reading, run: LetterRun, article: str) -> Iterator[Reason]:
    """The word of which the ends are not written, where one alone has the reference, else the score."""
    claim, found, named = reading.slip.score, incomplete(reading, run), named_in_part(reading, run)
    claimed = [whole for whole in found if len(found) == 1 or claim in whole.scores]
    for whole in [named] if named else claimed if len(claimed) == 1 else []:
        values = {"word": run.word, "whole": whole.run.word, "ref": whole.found.ref}
        yield Reason(Finding.NOT_IN_FULL, article, values)


def named_in_part(reading: Reading, run: LetterRun) -> Place | None:
    """The word of which the ends are not written, where the reference names its start, written or not."""
    ref = reading.reference.ref
    if ref is None or ref.down != run.down:
        return None
    named = (whole for whole in incomplete(reading, run) if whole.ref == ref)
    return incomplete_at(reading, run, ref) or next(named, None)


@applies("2026", "6.2.1")
def incomplete_at(reading: Reading, run: LetterRun, ref: Ref) -> Place | None:
    """The whole word, if what is written lacks letters of the grid at its ends when it starts there."""
    place = reading.at(run, ref)
    if place is None or place.faults & ~Fault.TOO_SHORT != Fault.NOT_WHOLE:
        return None
    start, word = place.completed
    down, right = ref.row - start.row, ref.column - start.column
    whole = reading.at(LetterRun(run.row - down, run.column - right, run.down, word), start)
    return whole if whole is not None and whole.playable and reading.situation.admits(word) else None


@once
def incomplete(reading: Reading, run: LetterRun) -> list[Place]:
    """Every admitted word of which the ends are not written, as they lie on the grid."""
    return list(_incomplete(reading, run))


def _incomplete(reading: Reading, run: LetterRun) -> Iterator[Place]:
    word, length = run.word, len(run.text)
    for at, line in enumerate(reading.situation.lines[run.down]):
        for start, before, after in _touching(line, length):
            if reading.situation.admits(before + word + after):
                ref = Ref(start, at, True) if run.down else Ref(at, start)
                whole = incomplete_at(reading, run, ref)
                if whole is not None:
                    yield whole


@lru_cache(maxsize=1024)
def _touching(line: str, length: int) -> tuple[tuple[int, str, str], ...]:
    """Where so many letters touch others of a line at their ends, with those before and after them."""
    found = (
        (start, line[:start].rpartition(EMPTY)[2], line[start + length :].partition(EMPTY)[0])
        for start in range(SIZE - length + 1)
    )
    return tuple(one for one in found if one[1] or one[2])


def is_cut_short(reading: Reading, run: LetterRun, least: int = 0) -> bool:
    """Whether all other letters are those of the grid around a word of which the run lacks the ends.

    So many of the grid must be written, inside the run or beside it.
    """
    letters = reading.cells
    around = ((whole, whole.agreeing) for whole in incomplete(reading, run))
    return any(len(right) >= least and letters <= right.union(whole.run.cells) for whole, right in around)


def skipping_a_letter(reading: Reading, run: LetterRun) -> Iterator[Place]:
    """Every admitted word of which one letter that lies on the grid is left out."""
    for word, at in _with_a_letter_more(run.word):
        if reading.situation.admits(word):
            for place in reading.places(_written_as(run, word)):
                if place.playable and at not in place.offsets and not _inside_an_extended_word(place, at):
                    yield place


@applies("2026", "6.2.1")
def copy_errors(reading: Reading, run: LetterRun) -> Iterator[Place]:
    """Every admitted word that extends one of the grid, of which this is a copy with one letter wrong."""
    for word, at in _one_letter_off(run.word):
        if word != run.word and reading.situation.admits(word):
            for place in reading.places(_written_as(run, word)):
                if place.playable and _inside_an_extended_word(place, at):
                    yield place


def _written_as(run: LetterRun, word: str) -> LetterRun:
    return LetterRun(run.row, run.column, run.down, word)


def _inside_an_extended_word(place: Place, at: int) -> bool:
    """Whether the letter lies on the grid within a word of two letters or more that is extended."""
    if at in place.offsets:
        return False
    lying = "".join(EMPTY if here in place.offsets else "x" for here in range(len(place.run.text)))
    run = lying[:at].rpartition(EMPTY)[2] + lying[at:].partition(EMPTY)[0]
    return len(run) > 1


def _one_letter_off(word: str) -> Iterator[tuple[str, int]]:
    """Words one slip of the pen away, and the letter at which they differ."""
    for at in range(len(word)):
        for letter in ALPHABET:
            yield word[:at] + letter + word[at + 1 :], at
    for at in range(len(word) - 1):
        yield word[:at] + word[at + 1] + word[at] + word[at + 2 :], at
    for at in range(1, len(word) - 1):
        yield word[:at] + word[at + 1 :], at
    yield from (one for one in _with_a_letter_more(word) if 0 < one[1] < len(word))


def _with_a_letter_more(word: str) -> Iterator[tuple[str, int]]:
    if len(word) < SIZE:
        for at in range(len(word) + 1):
            for letter in ALPHABET:
                yield word[:at] + letter + word[at:], at
