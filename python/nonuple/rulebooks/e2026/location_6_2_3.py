"""6.2.3: where the slip says that the word lies, by its reference, by junction letters, or by both."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from nonuple.rulebooks.e2026.case import SlipCase
from nonuple.rulebooks.e2026.grounds import warning
from nonuple.rulebooks.e2026.zeros_6_7 import cut_short_where_named
from nonuple.rules import applies, article
from nonuple.slips.diagnosis import is_cut_short, not_located
from nonuple.slips.others import links_are_off
from nonuple.slips.reading import TOLERATED_LINKS, Place
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Code, Finding, Motive, Reason

EXTENDED = 3
"""The letters of a word of which the extension is located by itself."""

TWO_MODES = warning(Code.TWO_MODES_ONE_WRONG)
NOWHERE = Reason(Finding.NO_LOCATION, "6.2.3")
OFF = Reason(Finding.LETTERS_OFF, "6.2.3", reading="J12")


@dataclass(frozen=True)
class Location:
    """The places that the slip names; none at all is a location absent or impossible."""

    places: tuple[Place, ...] = ()
    """Solutions: one if the slip names it clearly."""
    bad: tuple[Place, ...] = ()
    """Places named, by one of the two ways, at which a word formed crosswise is not admitted."""
    also: tuple[Place, ...] = ()
    """Such places that the same junction letters fit as well."""
    warnings: tuple[Motive, ...] = ()
    inverted: bool = False
    reason: Reason = NOWHERE


@article("2026", "6.2.3")
@applies("2026", "5.3.3", "6.5")
def locate(case: SlipCase, run: LetterRun) -> Location:
    """Where the word is said to lie; both ways of saying so are looked at."""
    named = _named(case, run)
    if named and named.valid and not named.unexplained and case.claim in named.scores:
        return _by_reference(named)
    letters = _by_letters(case, run, case.situation.links_needed)
    extensions = [place for place in letters if place.extends >= EXTENDED and place.valid]
    chosen = extensions and (not (named and named.valid) or _is_claimed(case, named, extensions))
    if chosen and not _is_turned(case, run, extensions):
        return _from_letters(letters, Finding.EXTENSION, reading="J7" if named and named.valid else "")
    if named:
        return _both(named, letters) if named.valid else _at_a_bad_place(case, run, named, letters)
    return _without_a_place_named(case, run, letters)


def _named(case: SlipCase, run: LetterRun) -> Place | None:
    """The place of the reference in the direction written, if the rack can lay the word there."""
    place = case.reading.named(run)
    return place if place is not None and place.playable else None


def _is_turned(case: SlipCase, run: LetterRun, extensions: list[Place]) -> bool:
    """Whether the drawing, turned, explains every letter, and no extension does."""
    unexplained = all(place.unexplained for place in extensions)
    return unexplained and bool(case.reading.written_the_other_way(run))


def _is_claimed(case: SlipCase, named: Place, extensions: list[Place]) -> bool:
    """Whether the score is that of an extension, and not of the place named."""
    return case.claim not in named.scores and any(case.claim in place.scores for place in extensions)


def _by_reference(named: Place, warnings: tuple[Motive, ...] = (), also: Iterable[Place] = ()) -> Location:
    reason = Reason(Finding.BY_REFERENCE, "6.2.3", {"ref": named.found.ref})
    return Location((named,), (), tuple(also), warnings, reason=reason)


def _from_letters(letters: list[Place], finding: Finding, *warnings: Motive, reading: str = "") -> Location:
    valid = tuple(place for place in letters if place.valid)
    bad = tuple(place for place in letters if not place.valid)
    refs = ", ".join(str(place.ref) for place in letters)
    enough = letters[0].links >= letters[0].reading.situation.links_needed
    article = "6.2.3" if enough else "6.5"
    reason = Reason(finding, article, {"refs": refs, "count": letters[0].links}, reading)
    if not valid:
        return Location(bad=bad, reason=reason)
    return Location(valid, also=bad, warnings=warnings, reason=reason)


@applies("2026", "5.3.2", "6.2.5")
def _by_letters(case: SlipCase, run: LetterRun, least: int) -> list[Place]:
    """The places that so many junction letters or more name.

    Those that explain every letter go first, then those that letters drawn beside the word name and that
    explain the most, then those that letters of the grid inside the word name, all others being strays.
    Letters beside it that are all right a row or a column off hardly name any. Beside a reference, those
    inside a word around which no letter is right only count where it extends another.
    """
    found = [place for place in case.playable(run) if place.links >= least]
    unreferenced = not case.reading.reference.written
    within = [place for place in found if not place.outside and (unreferenced or place.extends > 1)]
    if not case.reading.has_more:
        return within
    whole = [p for p in case.playable(run) if not p.unexplained and p.links >= TOLERATED_LINKS]
    if whole:
        return _with_fewest([p for p in whole if p.links >= least], lambda place: len(place.strays))
    off = links_are_off(case.reading, run, case.playable(run))
    beside = [
        place for place in found if place.outside and _against(place, least, off=off) <= TOLERATED_LINKS
    ]
    named = _with_fewest(beside, lambda place: place.unexplained)
    return named or within


def _against(place: Place, least: int, *, off: bool) -> int:
    """The letters that speak against a place: none against three right ones, unless all are right off it."""
    if off:
        return place.unexplained
    return place.contradicted if least <= TOLERATED_LINKS else 0


def _with_fewest(places: list[Place], letters: Callable[[Place], int]) -> list[Place]:
    fewest = min(map(letters, places), default=0)
    return [place for place in places if letters(place) == fewest]


def _by_two_letters(case: SlipCase, run: LetterRun) -> list[Place]:
    """The places that two junction letters name, unless more of what touches the word contradicts them.

    Two inside the word do even then, unless the score is that of another place.
    None of these if every letter is right at another place, too loosely linked to name it.
    """
    found = _by_letters(case, run, TOLERATED_LINKS)
    if not case.reading.has_more:
        return found
    if any(not place.unexplained for place in case.playable(run)):
        return [place for place in found if not place.unexplained]
    off = links_are_off(case.reading, run, case.playable(run))
    told = [
        place
        for place in found
        if place.outside
        or case.claim in place.scores
        or _against(place, TOLERATED_LINKS, off=off) <= TOLERATED_LINKS
    ]
    return told or ([] if case.valid(run, case.claim) else found)


@article("2026", "5.3.3")
@applies("2026", "6.2.3", "6.4.2.2")
def _both(named: Place, letters: list[Place]) -> Location:
    """A right reference; letters are strays unless all of them are right at another place."""
    elsewhere = [place for place in letters if place.outside and not place.unexplained]
    if not named.unexplained or not elsewhere:
        return _by_reference(named)
    valid = tuple(place for place in elsewhere if place.valid)
    bad = tuple(place for place in elsewhere if not place.valid)
    reason = Reason(
        Finding.TWO_PLACES_NAMED,
        "6.4.2.2",
        {"ref": named.found.ref, "refs": ", ".join(str(p.ref) for p in elsewhere)},
        "J22",
    )
    if valid:
        return Location((named, *valid), (), bad, (TWO_MODES,), reason=reason)
    return Location((named,), bad, (), (TWO_MODES,), reason=reason)


def _at_a_bad_place(case: SlipCase, run: LetterRun, named: Place, letters: list[Place]) -> Location:
    """The reference names a place where a crosswise word is not admitted; letters may name a good one."""
    if not letters:
        letters = [place for place in _by_two_letters(case, run) if place.outside]
    right = tuple(place for place in letters if place.valid)
    reason = Reason(Finding.NAMES_A_BAD_PLACE, "6.2.3", {"ref": named.found.ref}, "J4" if right else "")
    if right:
        return Location(right, (named,), (), (TWO_MODES, *_too_few(case, right)), reason=reason)
    return Location(bad=(named, *(place for place in letters if place.ref != named.ref)), reason=reason)


@article("2026", "6.5")
def _without_a_place_named(case: SlipCase, run: LetterRun, letters: list[Place]) -> Location:
    """No reference, or one that names no place in the direction written: letters decide, or an inversion."""
    reference = case.reading.reference
    inverted = case.reading.inverted(run) or case.reading.written_the_other_way(run)
    valid = [place for place in letters if place.valid]
    agreed = any(place.ref == other.ref for place in inverted for other in valid)
    beside = [place for place in valid if place.outside] if reference.written else letters
    if agreed or (inverted and _explains_more(inverted, beside)):
        return _inverted(case, tuple(inverted))
    modes = (TWO_MODES,) if reference.written else ()
    short = cut_short_where_named(case, run)
    if letters and (valid or not short) and not _is_cut_short(case, run, letters):
        return _from_letters(letters, Finding.BY_LETTERS, *modes)
    two = [place for place in _by_two_letters(case, run) if place.valid or place.outside]
    if two and not short and not _is_cut_short(case, run, two):
        return _from_letters(two, Finding.BY_LETTERS, *_too_few(case, two), *modes)
    if links_are_off(case.reading, run, case.playable(run)):
        return Location(reason=OFF)
    return Location(reason=not_located(case.reading, run, "6.2.3"))


def _is_cut_short(case: SlipCase, run: LetterRun, letters: list[Place]) -> bool:
    """Whether a word of which the ends are not written explains letters that no place named by them does."""
    return all(place.unexplained for place in letters) and is_cut_short(case.reading, run, TOLERATED_LINKS)


def _explains_more(inverted: list[Place], letters: list[Place]) -> bool:
    """Whether an inversion leaves fewer letters unexplained than the best place in the direction written."""
    least = min((place.unexplained for place in letters), default=None)
    return least is None or min(place.unexplained for place in inverted) < least


def _inverted(case: SlipCase, found: tuple[Place, ...]) -> Location:
    reference, places = case.reading.reference, ", ".join(str(place.ref) for place in found)
    if reference.written:
        reason = Reason(Finding.INVERTED, "6.5", {"ref": str(reference.ref), "found": places})
    else:
        reason = Reason(Finding.WRITTEN_THE_OTHER_WAY, "6.5", {"found": places}, "J9")
    return Location(found, warnings=(warning(Code.INVERTED),), inverted=True, reason=reason)


@article("2026", "6.5")
def _too_few(case: SlipCase, places: Iterable[Place]) -> tuple[Motive, ...]:
    """Two junction letters instead of three, be they those of a two-letter word that is extended."""
    places = [place for place in places if place.links < case.situation.links_needed]
    if not places:
        return ()
    extends = all(place.extends == 2 for place in places)
    more = (warning(Code.TWO_LETTER_EXTENSION),) if extends else ()
    return (warning(Code.JUNCTION_TWO_LETTERS), *more)
