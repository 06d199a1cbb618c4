"""A slip written in the other direction, junction letters and all."""

from dataclasses import replace

from nonuple.rulebooks.older.letters_3_3 import by_turned_letters, exactly_linked, uses_letters
from nonuple.rulebooks.older.reference_3_2 import INVERTED, uses_reference
from nonuple.rulebooks.older.rules import OlderLocation, OlderRules
from nonuple.rules import article
from nonuple.slips.copied import leaves_a_gap
from nonuple.slips.diagnosis import is_cut_short
from nonuple.slips.reading import TOLERATED_LINKS, Reading
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Finding, Reason


@article("2010", "4.4")
def turned_with_its_letters(rules: OlderRules, reading: Reading, run: LetterRun) -> OlderLocation | None:
    """Null in 2009; since then only the direction is held to be wrong, if three letters show that it is.

    Two are enough, one beside the word, where the score is exact: these warnings do not add up (4.5). It is
    not where every letter is right as drawn, be it that one was left out.
    """
    located = by_turned_letters(reading, run, rules)
    if located is None or (located.warnings and not uses_letters(reading, run)):
        return None
    places, least = located.places, reading.situation.links_needed
    if located.warnings:
        least = TOLERATED_LINKS
        places = tuple(place for place in places if reading.slip.score in place.scores)
    if uses_reference(reading):
        places = tuple(place for place in places if place.ref == reading.reference.ref)
    elif (
        exactly_linked(reading, run, rules)
        or is_cut_short(reading, run, least)
        or any(place.valid and leaves_a_gap(place) for place in reading.places(run))
    ):
        return None
    if not places:
        return None
    found = ", ".join(str(place.ref) for place in places)
    turned = Reason(Finding.WRITTEN_THE_OTHER_WAY, "4.4", {"found": found})
    return replace(located, places=places, warnings=(INVERTED,), reasons=(turned, *located.reasons))
