"""The word located by junction letters."""

from dataclasses import replace

from nonuple.pieces.board import Fault
from nonuple.rulebooks.older.extension_3_3_2 import shortened
from nonuple.rulebooks.older.links_3_3_1 import TOLERATED, links
from nonuple.rulebooks.older.reference_3_2 import INVERTED_TOO
from nonuple.rulebooks.older.rules import Ground, OlderLocation, OlderRules, Topic
from nonuple.rulebooks.older.zeros_4_2 import nowhere
from nonuple.rules import applies, article
from nonuple.slips.reading import Place, Reading, once
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Code, Finding, Reason, Values

TWO_LETTERS = Ground(Code.JUNCTION_TWO_LETTERS, Topic.WARNINGS)


def uses_letters(reading: Reading, run: LetterRun) -> bool:
    """Whether anything is written beside the word; letters of the grid inside it alone are no mode."""
    return not reading.cells <= frozenset(run.cells)


def by_letters(reading: Reading, run: LetterRun, rules: OlderRules) -> OlderLocation:
    """Every valid place where all letters of the slip are right, or why there is none."""
    located = located_by_letters(reading, run, rules)
    if located is not None:
        return located
    needed = reading.situation.links_needed
    named = [
        place
        for place, count in linked(reading, run, rules)
        if count >= (TOLERATED if place.playable or place.outside else needed) and _is_meant(place, run)
    ]
    null = nowhere(reading, run, named or _cut_short(reading, run))
    turned = by_turned_letters(reading, run, rules)
    if turned is None:
        return null
    found = ", ".join(str(place.ref) for place in turned.places)
    said = Reason(Finding.WRITTEN_THE_OTHER_WAY, "4.2", {"found": found})
    return replace(null, zeros=(*null.zeros, INVERTED_TOO), reasons=(*null.reasons, said))


def _is_meant(place: Place, run: LetterRun) -> bool:
    """Whether it is what is written, or what that is a part of: a word, or where letters beside it say so."""
    return place.run == run or bool(place.outside) or place.reading.situation.admits(place.run.word)


def _cut_short(reading: Reading, run: LetterRun) -> list[Place]:
    """Where all letters beside it are right, two linked to it, and the end of the word is not written."""
    drawn = reading.as_drawn(run) if reading.has_more else ()
    return [place for place in drawn if place.lacks_its_ends and place.links >= TOLERATED]


@applies("2010", "4.4")
@applies("2009", "4.2")
def by_turned_letters(reading: Reading, run: LetterRun, rules: OlderRules) -> OlderLocation | None:
    """Where the word lies if it and its letters were written in the other direction; in full, if alone."""
    alone = not uses_letters(reading, run)
    if alone and (reading.reference.written or reading.is_a_solution_alone(run)):
        return None
    located = located_by_letters(reading.turned_sketch, run.transposed, rules)
    in_part = located is not None and any(place.run != run.transposed for place in located.places)
    return None if alone and in_part else located


def linked(reading: Reading, run: LetterRun, rules: OlderRules) -> list[tuple[Place, int]]:
    """Where all letters of the slip are right, with the number of junction letters."""
    return [(place, rules.enough_links(links(place))) for place in _fitting(reading, run)]


@once
def _fitting(reading: Reading, run: LetterRun) -> list[Place]:
    return [place for place in (*reading.places(run), *shortened(reading, run)) if not place.strangers]


def exactly_linked(reading: Reading, run: LetterRun, rules: OlderRules) -> list[Place]:
    """Where all letters are right and the rack can lay the word, in full or not."""
    needed = reading.situation.links_needed
    laid = [place for place, _ in linked(reading, run, rules) if place.playable]
    laid += [
        place for place in reading.as_drawn(run) if place.faults == Fault.NOT_WHOLE and not place.missing
    ]
    return [place for place in laid if place.outside and rules.enough_links(links(place)) >= needed]


@article("2010", "4.4")
@applies("2010", "3.3.1", "3.3.3")
@article("2009", "4.3")
@applies("2009", "3.3.1", "3.3.3")
@once
def located_by_letters(reading: Reading, run: LetterRun, rules: OlderRules) -> OlderLocation | None:
    """The valid places shown by three letters; if there are none, those shown by two, with a warning."""
    valid = [(place, count) for place, count in linked(reading, run, rules) if place.valid]
    for needed in (reading.situation.links_needed, TOLERATED):
        places = tuple(place for place, count in valid if count >= needed)
        if places:
            enough = needed == reading.situation.links_needed
            refs = ", ".join(str(place.ref) for place in places)
            values: Values = {"count": max(count for _, count in valid), "refs": refs}
            shown = Reason(Finding.BY_LETTERS, "3.3.1", values)
            return OlderLocation(places, () if enough else (TWO_LETTERS,), reasons=(shown,))
    return None
