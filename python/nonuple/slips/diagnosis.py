"""Why a word cannot be played as it is written: what was probably meant.

Nothing is paid on these grounds; they name the fault to the player.
"""

from collections.abc import Iterator
from functools import lru_cache

from nonuple.pieces.board import EMPTY, Fault
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.tiles import ALPHABET
from nonuple.rules import applies
from nonuple.slips.copied import nearly
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
    """The word of which the ends are not written, where one alone has the reference, else the score.

    Where it lies in full at its reference, be it void there, no other is meant that has not the score.
    """
    claim, found, named = reading.slip.score, incomplete(reading, run), named_in_part(reading, run)
    alone = len(found) == 1 and reading.named(run) is None
    claimed = [whole for whole in found if alone or claim in whole.scores]
    for whole in [named] if named else claimed if len(claimed) == 1 else []:
        values = {"word": run.word, "whole": whole.run.word, "ref": whole.found.ref}
        yield Reason(Finding.NOT_IN_FULL, article, values)


@once
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
    for ref, lying in reading.situation.grid_words[run.down]:
        for front, back in _around_a_bad_copy(run.word, lying):
            row, column = (
                (ref.row - len(front), ref.column) if run.down else (ref.row, ref.column - len(front))
            )
            if row >= 0 <= column and reading.situation.admits(front + lying + back):
                place = reading.at(_written_as(run, front + lying + back), Ref(row, column, run.down))
                if place is not None and place.playable:
                    yield place


def _around_a_bad_copy(word: str, lying: str) -> Iterator[tuple[str, str]]:
    """What a word adds before and behind one of the grid that it copies with one error."""
    for size in (len(lying) - 1, len(lying), len(lying) + 1):
        for start in range(len(word) - size + 1):
            front, copied, back = word[:start], word[start : start + size], word[start + size :]
            if (front or back) and _is_one_off(copied, lying, bool(front), bool(back)):
                yield front, back


def _is_one_off(copied: str, lying: str, inner_front: bool, inner_back: bool) -> bool:
    """Whether one letter is changed, left out or too many, or two neighbours exchanged, none at an end."""
    if len(copied) == len(lying):
        return copied != lying and nearly(copied, lying)
    longer, shorter = (copied, lying) if len(copied) > len(lying) else (lying, copied)
    inner = range(0 if inner_front else 1, len(longer) if inner_back else len(longer) - 1)
    return any(longer[:at] + longer[at + 1 :] == shorter for at in inner)


def _written_as(run: LetterRun, word: str) -> LetterRun:
    return LetterRun(run.row, run.column, run.down, word)


def _inside_an_extended_word(place: Place, at: int) -> bool:
    """Whether the letter lies on the grid within a word of two letters or more that is extended."""
    if at in place.offsets:
        return False
    lying = "".join(EMPTY if here in place.offsets else "x" for here in range(len(place.run.text)))
    run = lying[:at].rpartition(EMPTY)[2] + lying[at:].partition(EMPTY)[0]
    return len(run) > 1


def _with_a_letter_more(word: str) -> Iterator[tuple[str, int]]:
    if len(word) < SIZE:
        for at in range(len(word) + 1):
            for letter in ALPHABET:
                yield word[:at] + letter + word[at:], at
