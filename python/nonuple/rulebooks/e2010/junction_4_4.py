"""Junction letters with one error."""

from nonuple.pieces.notation import Ref
from nonuple.rulebooks.e2010.copying_4_4 import miscopied
from nonuple.rulebooks.older.letters_3_3 import exactly_linked
from nonuple.rulebooks.older.reference_3_2 import uses_reference
from nonuple.rulebooks.older.rules import Ground, OlderLocation, OlderRules, Topic
from nonuple.rules import article
from nonuple.slips.copied import is_nearly_linked
from nonuple.slips.diagnosis import is_cut_short, named_in_part
from nonuple.slips.reading import TOLERATED_LINKS, Place, Reading
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Code, Finding, Reason

NEARLY_RIGHT = Ground(Code.JUNCTION_NEARLY_RIGHT, Topic.WARNINGS)


@article("2010", "4.4")
def nearly_right(rules: OlderRules, reading: Reading, run: LetterRun) -> OlderLocation | None:
    """One letter omitted or changed, or two neighbours swapped, of three or more together in a word."""
    places = [place for place in miscopied(reading, run) if place.valid and _is_meant(place, run)]
    if not (uses_reference(reading) or exactly_linked(reading, run, rules)):
        near = [place for place in reading.places(run) if place.valid and is_nearly_linked(place)]
        cut = bool(near) and is_cut_short(reading, run)
        places += [place for place in near if not (cut and place.strangers)]
    if not places:
        return None
    refs = ", ".join(dict.fromkeys(str(place.ref) for place in places))
    return OlderLocation(
        tuple(places), (NEARLY_RIGHT,), reasons=(Reason(Finding.NEARLY_LINKED, "4.4", {"refs": refs}),)
    )


def _is_meant(place: Place, run: LetterRun) -> bool:
    """What is written is no word, and the score tells; or the reference, if any, names its line.

    Then what is written beside it must not contradict it.
    """
    reading = place.reading
    if reading.situation.admits(run.word) or _is_named_in_part(reading, run):
        return False
    if reading.slip.score in place.scores:
        return True
    ref, named = reading.reference.ref, reading.named(run)
    if ref is not None and not _is_in_line(place, ref):
        return False
    return (named is None or not named.playable) and not place.strangers


def _is_named_in_part(reading: Reading, run: LetterRun) -> bool:
    """Whether it is right where the slip names it, but for letters of the grid left out at its ends."""
    if reading.reference.ref is None:
        return reading.has_more and is_cut_short(reading, run, TOLERATED_LINKS)
    return named_in_part(reading, run) is not None


def _is_in_line(place: Place, ref: Ref) -> bool:
    """Whether a reference names a square of the word."""
    along, across = ref.row - place.ref.row, ref.column - place.ref.column
    if not place.down:
        along, across = across, along
    return not across and 0 <= along < len(place.run.text)
