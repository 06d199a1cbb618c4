"""6.4.1 and 6.7: what is null whatever the place."""

from collections.abc import Iterator, Sequence

from nonuple.pieces.board import Fault
from nonuple.rulebooks.e2026.case import SlipCase
from nonuple.rulebooks.e2026.grounds import nullity
from nonuple.rulebooks.e2026.plausibility_6_4_2_2 import formed_not_admitted
from nonuple.rules import applies, article
from nonuple.slips.diagnosis import copy_errors, incomplete, incomplete_at, skipping_a_letter, written_for
from nonuple.slips.reading import TOLERATED_LINKS, Place
from nonuple.slips.sketch import LetterRun
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import Code, Finding, Motive, Reason, Solution, Values, Verdict, null

_SEEN = {
    SlipFault.NO_SLIP: Code.NO_SLIP,
    SlipFault.BLANK: Code.BLANK,
    SlipFault.SEVERAL_SLIPS: Code.SEVERAL_SLIPS,
    SlipFault.ILLEGIBLE: Code.ILLEGIBLE,
    SlipFault.LATE: Code.LATE,
    SlipFault.WROTE_AFTER_END: Code.WROTE_AFTER_END,
    SlipFault.EXCHANGED: Code.EXCHANGED,
    SlipFault.SERIOUS_MISCONDUCT: Code.SERIOUS_MISCONDUCT,
}
_NOTHING_TO_READ = {SlipFault.NO_SLIP, SlipFault.BLANK, SlipFault.ILLEGIBLE}


@article("2026", "5.1", "6.7")
def seen_by_the_arbiter(case: SlipCase) -> tuple[Motive, ...]:
    """The grounds for a zero that only a person sees."""
    if not case.slip.faults:
        return ()
    return tuple(nullity(code) for fault, code in _SEEN.items() if fault in case.slip.faults)


def nothing_to_read(case: SlipCase) -> bool:
    return not _NOTHING_TO_READ.isdisjoint(case.slip.faults)


@article("2026", "6.7")
@applies("2026", "5.2")
def no_word(case: SlipCase) -> Verdict:
    """No two letters in a row: nothing is written, or at most one letter of a word."""
    letters = case.reading.sketch.letters
    if not letters:
        return null([nullity(Code.BLANK)], reasons=[Reason(Finding.NOTHING_WRITTEN, "6.7")])
    return null(
        [nullity(Code.NOT_IN_FULL), nullity(Code.WORD_NOT_ADMITTED)],
        reasons=[Reason(Finding.NO_WORD, "6.4.1")],
    )


@article("2026", "6.4.1", "6.7")
@applies("2026", "6.1")
def not_playable(case: SlipCase, run: LetterRun) -> Verdict | None:
    """The zero of a word not admitted, or that cannot be laid anywhere with this rack; None if it can."""
    reading = case.reading
    if not run.legible:
        return _null(run, [Code.ILLEGIBLE], Finding.CANNOT_BE_READ)
    if not case.situation.admits(run.word):
        codes = [] if _is_at_its_place(case, run) else list(meant_otherwise(case, run))
        # A bad copy is of an admitted word: what it is besides follows from that.
        copied, missing = Code.COPY_ERROR in codes, ""
        if not copied:
            codes.append(Code.WORD_NOT_ADMITTED)
            missing = "" if incomplete(reading, run) else _missing_where_put(case, run)
        if missing:
            codes.append(Code.LETTER_ERROR)
        verdict = _null(run, codes, Finding.NOT_ADMITTED, _first(case, run), missing)
        if Code.NOT_IN_FULL in codes:
            verdict = verdict.because(*written_for(reading, run, "6.7"))
        formed = [place for place in _where_put(case, run) if place.bad_words]
        return formed_not_admitted(formed[0], verdict) if formed else verdict
    named = reading.named(run)
    if named is not None and named.playable:
        return None
    places = [*reading.places(run), *reading.turned(run)]
    if any(place.playable for place in places):
        return None
    if cut_short_where_named(case, run) is not None:
        return not_in_full(case, run)
    missing = _missing(case, run)
    why = [code for code in _why_not(case, run, places) if missing or code is not Code.LETTER_ERROR]
    if Code.LETTER_ERROR in why and not _is_put_on_other_letters(case, run):
        why = [Code.LETTER_ERROR]  # That it lies nowhere follows from the letters that lack.
    codes = [*meant_otherwise(case, run), *why]
    if not codes:  # Put where it would only go on into other letters: wherever it can lie it lacks some.
        codes, missing = [Code.LETTER_ERROR], _fewest(places)
    return _null(run, codes, Finding.CANNOT_BE_LAID, _first(case, run), missing)


def meant_otherwise(case: SlipCase, run: LetterRun) -> Iterator[Code]:
    """Whether the word is an incomplete or faulty copy of one that could be played."""
    if any(written_for(case.reading, run, "6.7")) or any(skipping_a_letter(case.reading, run)):
        yield Code.NOT_IN_FULL
    if next(copy_errors(case.reading, run), None) is not None:
        yield Code.COPY_ERROR


@applies("2026", "4.8.3")
def too_many_tiles(case: SlipCase, place: Place) -> Verdict:
    """The zero of a word that lays more tiles, at the place named, than the formula allows."""
    codes = [Code.TOO_MANY_TILES, *([Code.LETTER_ERROR] if place.missing else [])]
    values: Values = {
        "word": place.run.word,
        "ref": place.found.ref,
        "count": len(place.laid),
        "most": case.situation.formula.most,
    }
    reason = Reason(Finding.TOO_MANY_TILES, "4.8.3", values, "J17")
    return null(map(nullity, codes), Solution.at(place), [reason])


@article("2026", "6.7")
def not_in_full(case: SlipCase, run: LetterRun) -> Verdict | None:
    """The zero of a word that lacks letters of the grid at the place where the slip puts it, if it does.

    The place is that of the reference, of the junction letters, or, when no solution has the score claimed,
    one at which the whole word has it. That what is written is itself a word does not help.
    """
    whole = cut_short_where_named(case, run) or _incomplete_elsewhere(case, run)
    if whole is None:
        return None
    values: Values = {"word": run.word, "whole": whole.run.word, "ref": whole.found.ref}
    reason = Reason(Finding.NOT_IN_FULL, "6.7", values, "J10" if case.situation.admits(run.word) else "")
    return null([nullity(Code.NOT_IN_FULL)], Solution.at(whole), [reason])


def _incomplete_elsewhere(case: SlipCase, run: LetterRun) -> Place | None:
    scored = bool(case.valid(run, case.claim))
    for whole in incomplete(case.reading, run):
        if case.claim in whole.scores and not scored:
            return whole
        if _named_by_letters(case, run, whole, scored=scored):
            return whole
    return None


def cut_short_where_named(case: SlipCase, run: LetterRun) -> Place | None:
    """The whole word, if its ends are not written at the place of the reference."""
    ref = case.reading.reference.ref
    return incomplete_at(case.reading, run, ref) if ref is not None and ref.down == run.down else None


def _named_by_letters(case: SlipCase, run: LetterRun, whole: Place, *, scored: bool) -> bool:
    """Whether the letters of the grid in the word and beside it are enough to show where the whole lies.

    Where a solution has the score claimed, only letters beside the word that are all right there.
    """
    at, ref = whole.run.word.index(run.word), whole.ref
    start = ref._replace(row=ref.row + at) if ref.down else ref._replace(column=ref.column + at)
    place = case.reading.at(run, start)
    if place is None or (place.linked and not scored):
        return place is not None
    if place.unexplained or not case.reading.has_more:
        return False
    return len(place.agreeing) >= TOLERATED_LINKS


def _is_at_its_place(case: SlipCase, run: LetterRun) -> bool:
    """Whether the slip names a place at which the rack can lay the word."""
    named = case.reading.named(run)
    if named is not None and named.playable:
        return True
    return any(place.linked for place in case.playable(run))


@article("2026", "6.4.1")
@applies("2026", "6.7")
def _why_not(case: SlipCase, run: LetterRun, places: Sequence[Place]) -> Iterator[Code]:
    """A letter error if other letters would make it a solution; unplaceable if the grid has no room."""
    if any(not place.missing for place in places):
        yield Code.TOO_MANY_TILES
    elif places:
        yield Code.LETTER_ERROR
    if all(place.bad_words for place in places) or _named_where_it_cannot_lie(case, run):
        yield Code.UNPLACEABLE


def _named_where_it_cannot_lie(case: SlipCase, run: LetterRun) -> bool:
    return case.reading.reference.ref is not None and case.reading.named(run) is None


def _is_put_on_other_letters(case: SlipCase, run: LetterRun) -> bool:
    """Whether the reference names squares of which one holds another letter, as on a grid kept wrongly."""
    ref = case.reading.reference.ref
    place = case.reading.at(run, ref) if ref is not None and ref.down == run.down else None
    return place is not None and bool(place.faults & Fault.CONFLICT)


@applies("2026", "6.4.1", "6.7")
def why_not_there(case: SlipCase, run: LetterRun) -> Iterator[Code]:
    """What keeps the word from the place named, or from every place of the direction written.

    Letters that the rack lacks there are no ground: it can lay the word elsewhere (booklet 5).
    """
    named, playable = case.reading.named(run), bool(case.playable(run))
    if named is not None or not playable:
        why = _why_not(case, run, case.reading.places(run) if named is None else [named])
        yield from (code for code in why if code is not Code.LETTER_ERROR)
    elif not any(place.valid for place in case.playable(run)):
        yield Code.UNPLACEABLE


def _first(case: SlipCase, run: LetterRun) -> Solution | None:
    """What the slip can be taken to have played."""
    named = case.reading.named(run)
    return Solution.at(named) if named is not None else None


def _missing(case: SlipCase, run: LetterRun) -> str:
    """The letters that the rack lacks for the word where the slip puts it, else wherever it lacks fewest.

    The direction written goes first: that the word could be laid in the other does not count.
    """
    return _fewest(_where_put(case, run) or case.reading.places(run) or case.reading.turned(run))


def _fewest(places: Sequence[Place]) -> str:
    return min((place.missing for place in places), key=len, default="")


def _missing_where_put(case: SlipCase, run: LetterRun) -> str:
    """The same of a word not admitted; put nowhere, it may have taken any letter from the grid."""
    places = _where_put(case, run)
    if places:
        return _fewest(places)
    lacked = case.reading.lacking(run.word)
    strange = "".join(letter for letter in lacked if letter not in case.situation.squares)
    return strange if len(strange) > case.reading.jokers else ""


def _where_put(case: SlipCase, run: LetterRun) -> list[Place]:
    """Where the slip puts a word, be it void there: by its reference, else where every letter is right."""
    named = case.reading.named(run)
    if named is not None:
        return [named]
    drawn = case.reading.as_drawn(run) if case.reading.has_more else ()
    return [place for place in drawn if place.linked]


def _null(
    run: LetterRun, codes: list[Code], finding: Finding, solution: Solution | None = None, missing: str = ""
) -> Verdict:
    motives = [nullity(code) for code in codes]
    number = "6.4.1" if finding is Finding.NOT_ADMITTED else str(motives[0].article)
    return null(motives, solution, [Reason(finding, number, {"word": run.word}), *_lacking(run, missing)])


def _lacking(run: LetterRun, letters: str) -> Iterator[Reason]:
    if letters:
        values: Values = {"word": run.word, "letters": ", ".join(letters)}
        yield Reason(Finding.LETTERS_MISSING, "6.4.1", values)
