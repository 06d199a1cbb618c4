"""What makes a slip null: what the arbiter saw, or what is wrong with the word, its letters, its place."""

from collections.abc import Iterator, Sequence

from nonuple.rulebooks.older.rules import Ground, OlderLocation, Topic
from nonuple.rules import applies, article
from nonuple.slips.diagnosis import copy_errors, incomplete_at, named_in_part, written_for
from nonuple.slips.reading import Place, Reading, once
from nonuple.slips.sketch import LetterRun
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import Code, Finding, Reason

_SEEN = {
    SlipFault.NO_SLIP: Code.NO_SLIP,
    SlipFault.BLANK: Code.BLANK,
    SlipFault.SEVERAL_SLIPS: Code.SEVERAL_SLIPS,
    SlipFault.LATE: Code.LATE,
    SlipFault.EXCHANGED: Code.EXCHANGED,
    SlipFault.ILLEGIBLE: Code.ILLEGIBLE,
    SlipFault.SERIOUS_MISCONDUCT: Code.SERIOUS_MISCONDUCT,
}
_ONLY_ONE_WRITTEN = {SlipFault.SEVERAL_SLIPS, SlipFault.BLANK}


@article("2010", "4.2")
@article("2009", "4.2")
def null_at_sight(reading: Reading) -> tuple[Ground, ...]:
    """What a person sees without reading the word; a slip with nothing in its squares is blank.

    Several slips of which only this one is written are marked as several and blank: no fault.
    """
    written, faults = bool(reading.sketch.letters), reading.slip.faults
    if written and faults >= _ONLY_ONE_WRITTEN:
        faults = faults - _ONLY_ONE_WRITTEN
    seen = [code for fault, code in _SEEN.items() if fault in faults]
    if not seen and not written:
        seen = [Code.BLANK]
    return tuple(Ground(code, Topic.ZEROS) for code in seen)


@article("2010", "4.2")
@applies("2010", "4.1")
@article("2009", "4.2")
@applies("2009", "4.1")
def nowhere(reading: Reading, run: LetterRun, named: Sequence[Place] = ()) -> OlderLocation:
    """Every ground for which nothing is paid, the word lying where the slip says, or nowhere."""
    if not run.legible:
        why = Reason(Finding.CANNOT_BE_READ, "4.2", {"word": run.word})
        return OlderLocation(zeros=(Ground(Code.ILLEGIBLE, Topic.ZEROS),), reasons=(why,))
    wholes = (named_in_part(reading, run), *(incomplete_at(reading, run, place.ref) for place in named))
    whole = next(filter(None, wholes), None)
    if whole is not None:
        return _in_part(reading, run, whole)
    grounds = [*_of_the_word(reading, run, named), *_of_the_place(reading, run, named)]
    refused = next((place for place in _standing(named) if place.bad_words), None)
    # Letters that it lacks are told where they are a ground.
    lacking = any(ground.code is Code.LETTER_ERROR for ground in grounds)
    said = tuple(
        one for one in _said_of(reading, run, named) if lacking or one.code != Finding.LETTERS_MISSING
    )
    return OlderLocation(zeros=tuple(dict.fromkeys(grounds)), refused=refused, reasons=said)


def _in_part(reading: Reading, run: LetterRun, whole: Place) -> OlderLocation:
    """What is written is a part of a word, and no word either, perhaps."""
    values = {"word": run.word, "whole": whole.run.word, "ref": whole.found.ref}
    codes, reasons = [Code.NOT_IN_FULL], [Reason(Finding.NOT_IN_FULL, "4.2", values)]
    if not reading.situation.admits(run.word):
        codes.append(Code.WORD_NOT_ADMITTED)
        reasons.insert(0, Reason(Finding.NOT_ADMITTED, "4.2", {"word": run.word}))
    return OlderLocation(zeros=tuple(Ground(code, Topic.ZEROS) for code in codes), reasons=tuple(reasons))


def _said_of(reading: Reading, run: LetterRun, named: Sequence[Place]) -> Iterator[Reason]:
    for word in dict.fromkeys((run.word, *(place.run.word for place in named))):
        if not reading.situation.admits(word):
            yield Reason(Finding.NOT_ADMITTED, "4.2", {"word": word})
    if _is_void(reading, run, named):
        yield from written_for(reading, run, "4.2")
    standing = _standing(named)
    if not standing:
        missing = min((place.missing for place in reading.places(run)), key=len, default="")
        if missing:
            yield Reason(Finding.LETTERS_MISSING, "4.2", {"word": run.word, "letters": ", ".join(missing)})
    for place in standing:
        at = {"word": place.run.word, "ref": place.found.ref}
        if place.missing:
            yield Reason(Finding.LETTERS_MISSING_AT, "4.2", {**at, "letters": ", ".join(place.missing)})
        if place.too_many:
            tiles = {"count": len(place.laid), "most": reading.situation.formula.most}
            yield Reason(Finding.TOO_MANY_TILES, "4.2", {**at, **tiles})
        if place.bad_words:
            yield would_form(place, "4.2")


def would_form(place: Place, number: str) -> Reason:
    """The words not admitted that it would form crosswise, else what it would become in its own line."""
    words = ", ".join(place.bad_words or place.completed[1:])
    values = {"word": place.run.word, "ref": place.found.ref, "words": words}
    return Reason(Finding.WOULD_FORM_NOT_ADMITTED, number, values)


def _standing(named: Sequence[Place]) -> list[Place]:
    """Where the word can lie, be it with letters that were not drawn."""
    return [place for place in named if not place.faults]


def _of_the_word(reading: Reading, run: LetterRun, named: Sequence[Place]) -> Iterator[Ground]:
    if not reading.situation.admits(run.word):
        yield Ground(Code.WORD_NOT_ADMITTED, Topic.ZEROS)
        if _is_void(reading, run, named):
            yield from _meant_otherwise(reading, run)


def _is_void(reading: Reading, run: LetterRun, named: Sequence[Place]) -> bool:
    """What is written is no word, and does not lie where the slip says: something else was meant."""
    return not reading.situation.admits(run.word) and not any(place.playable for place in named)


@once
def _meant_otherwise(reading: Reading, run: LetterRun) -> list[Ground]:
    """What the player probably had in mind, if what he wrote is no word and does not lie where he says."""
    meant = {Code.NOT_IN_FULL: written_for(reading, run, "4.2"), Code.COPY_ERROR: copy_errors(reading, run)}
    return [Ground(code, Topic.ZEROS) for code, found in meant.items() if any(found)]


def _of_the_place(reading: Reading, run: LetterRun, named: Sequence[Place]) -> Iterator[Ground]:
    standing, solvable = _standing(named), any(place.valid for place in reading.places(run))
    # What could be laid elsewhere is badly located (booklet 5), unless letters show that it is meant here.
    elsewhere = solvable and not any(place.outside for place in standing)
    for place in standing:
        if not reading.situation.admits(place.run.word):
            yield Ground(Code.WORD_NOT_ADMITTED, Topic.ZEROS)
        if place.missing and not elsewhere:
            yield Ground(Code.LETTER_ERROR, Topic.ZEROS)
        if place.too_many and not elsewhere:
            yield Ground(Code.TOO_MANY_TILES, Topic.ZEROS)
        if place.bad_words:
            yield Ground(Code.JUNCTION_NOT_ADMITTED, Topic.ZEROS)
    here = not elsewhere or not any(place.missing or place.too_many for place in standing)
    if standing and here and not _scores_elsewhere(reading, run, standing):
        return
    everywhere = reading.places(run) + reading.turned(run)
    if not everywhere and reading.situation.admits(run.word):
        yield Ground(Code.UNPLACEABLE, Topic.ZEROS)
    elif everywhere and all(place.missing for place in everywhere) and not _is_cut_short(reading, run, named):
        yield Ground(Code.LETTER_ERROR, Topic.ZEROS)
    yield Ground(Code.LOCATION_WRONG, Topic.ZEROS)


def _is_cut_short(reading: Reading, run: LetterRun, named: Sequence[Place]) -> bool:
    """Whether it is told to be no whole word: letters that lack then follow from that."""
    return _is_void(reading, run, named) and any(written_for(reading, run, "4.2"))


def _scores_elsewhere(reading: Reading, run: LetterRun, standing: Sequence[Place]) -> bool:
    """Whether the score is that of a valid place and of none of those named: the word was meant for it."""
    claimed = reading.slip.score
    if any(claimed in place.scores for place in standing):
        return False
    return any(place.valid and claimed in place.scores for place in reading.places(run))
