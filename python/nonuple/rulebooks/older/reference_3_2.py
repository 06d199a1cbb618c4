"""The word located by its reference."""

from collections.abc import Iterable
from dataclasses import replace

from nonuple.pieces.notation import Ref
from nonuple.rulebooks.older.rules import Ground, OlderLocation, Topic
from nonuple.rulebooks.older.zeros_4_2 import nowhere
from nonuple.rules import applies, article
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import LetterRun
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import Code, Finding, Reason

INVERTED = Ground(Code.INVERTED, Topic.WARNINGS)
INVERTED_TOO = Ground(Code.INVERTED, Topic.ZEROS)


def uses_reference(reading: Reading) -> bool:
    """Whether the player wrote one, be it illegible."""
    return reading.reference.written or SlipFault.REFERENCE_ILLEGIBLE in reading.slip.faults


@article("2010", "3.2.1")
@applies("2010", "3.2.2")
@article("2009", "3.2.1")
@applies("2009", "3.2.2")
def by_reference(reading: Reading, run: LetterRun) -> OlderLocation:
    """The word at the square named, in the direction written; or what follows if it is not valid there."""
    ref = reading.reference.ref
    if ref is None or not run.legible:
        return nowhere(reading, run)
    if ref.down != run.down:
        return inverted_once(reading, run, ref)
    place = reading.at(run, ref)
    if place is not None and place.valid:
        return OlderLocation((place,), reasons=(Reason(Finding.BY_REFERENCE, "3.2.2", {"ref": str(ref)}),))
    null = nowhere(reading, run, [place] if place else [])
    return inverted_twice(reading, run, ref, null)


@article("2010", "4.4")
@article("2009", "4.3")
def inverted_once(reading: Reading, run: LetterRun, ref: Ref) -> OlderLocation:
    """Reference and direction written disagree: a warning; the word may lie either way from the square."""
    both = [place for one in (ref, _turned(ref)) if (place := reading.at(run, one)) is not None]
    valid = tuple(place for place in both if place.valid)
    if not valid:
        return nowhere(reading, run, sorted(both, key=_faults)[:1])
    return OlderLocation(valid, (INVERTED,), reasons=(_inverted(ref, valid),))


def _faults(place: Place) -> tuple[bool, int, int]:
    """What keeps a word from lying somewhere."""
    return bool(place.faults), len(place.missing), len(place.bad_words)


@article("2010", "4.2")
@article("2009", "4.2")
def inverted_twice(reading: Reading, run: LetterRun, ref: Ref, null: OlderLocation) -> OlderLocation:
    """Both in the other direction: null as before, except a single tile that forms a word each way."""
    place = reading.at(run, _turned(ref))
    if place is None or not place.valid:
        return null
    reasons = (Reason(Finding.BOTH_INVERTED, "4.2", {"ref": str(ref), "found": place.found.ref}),)
    if forms_two_words(place):
        return OlderLocation((place,), (INVERTED,), reasons=reasons)
    return replace(null, zeros=(*null.zeros, INVERTED_TOO), reasons=reasons)


def forms_two_words(place: Place) -> bool:
    """Whether one tile is laid that makes a word across and a word down."""
    return len(place.laid) == 1 and len(place.found.cross) == 1


def _inverted(ref: Ref, found: Iterable[Place]) -> Reason:
    places = ", ".join(str(place.ref) for place in found)
    return Reason(Finding.INVERTED, "3.2.2", {"ref": str(ref), "found": places})


def _turned(ref: Ref) -> Ref:
    return ref._replace(down=not ref.down)
