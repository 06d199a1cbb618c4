"""Which of the two modes locates the word, and what happens when both are used."""

from collections.abc import Iterable
from dataclasses import replace

from nonuple.pieces.board import EMPTY, Fault
from nonuple.pieces.notation import SIZE, Ref
from nonuple.rulebooks.older.extension_3_3_2 import is_extension
from nonuple.rulebooks.older.letters_3_3 import (
    by_letters,
    located_by_letters,
    uses_letters,
)
from nonuple.rulebooks.older.links_3_3_1 import TOLERATED, links
from nonuple.rulebooks.older.reference_3_2 import by_reference, uses_reference
from nonuple.rulebooks.older.rules import Ground, OlderLocation, OlderRules, Topic
from nonuple.rulebooks.older.zeros_4_2 import would_form
from nonuple.rules import applies, article
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Code, Finding, Reason

ONE_WRONG = Ground(Code.TWO_MODES_ONE_WRONG, Topic.MODES)
BOTH_WRONG = Ground(Code.LOCATION_WRONG, Topic.MODES)


@applies("2010", "3.4")
@applies("2009", "3.1", "3.4")
def by_either_mode(reading: Reading, run: LetterRun, rules: OlderRules) -> OlderLocation:
    """The player chooses his mode; an extension is located by its letters whatever the reference says."""
    if not uses_reference(reading):
        return by_letters(reading, run, rules)
    named, claimed = by_reference(reading, run), reading.slip.score
    if not _scores(named, claimed):
        lettered = located_by_letters(reading, run, rules)
        extension = _extension(lettered)
        if extension is not None and (
            _scores(extension, claimed)
            or (
                _is_wrong(named)
                and not _scores(lettered, claimed)
                and not _stands_where_named(reading, run, extension)
            )
        ):
            return extension
    return by_both_modes(reading, run, rules, named) if uses_letters(reading, run) else named


@article("2010", "3.4")
@article("2009", "3.4")
def by_both_modes(reading: Reading, run: LetterRun, rules: OlderRules, named: OlderLocation) -> OlderLocation:
    """Both right: nothing to say. One right: a warning, unless the wrong one lengthens a word wrongly."""
    lettered = by_letters(reading, run, rules)
    reasons = _said(named, lettered)
    right = [mode for mode in (named, lettered) if mode.places and not mode.warnings]
    if not right:
        zeros = tuple(dict.fromkeys((*_by_topic(named.zeros), *_by_topic(lettered.zeros))))
        return OlderLocation(
            zeros=zeros or (BOTH_WRONG,),
            refused=named.refused or lettered.refused,
            reasons=_neither(reading, run, named, lettered),
        )
    common = [place for place in named.places if place.ref in {other.ref for other in lettered.places}]
    if len(right) == 2 and common:
        return OlderLocation(tuple(common), reasons=reasons)
    if named in right and any(_is_linked_by_two(place, rules) for place in named.places):
        return replace(named, warnings=(ONE_WRONG,))
    wrong: list[Place | None] = []
    ref = reading.reference.ref
    if named not in right and ref is not None and not _is_inverted(ref, lettered.places):
        wrong.append(reading.at(run, ref))
    if lettered not in right:
        needed = reading.situation.links_needed
        wrong += [p for p in reading.as_drawn(run) if p.offsets and rules.enough_links(links(p)) >= needed]
    bad = [place for place in wrong if place is not None and lengthens_wrongly(place)]
    if bad:
        refused = next((place for place in bad if place.bad_words), None)
        zeros = (BOTH_WRONG, Ground(Code.JUNCTION_NOT_ADMITTED, Topic.MODES))
        formed = would_form(refused or bad[0], "4.2")
        return OlderLocation(zeros=zeros, refused=refused, reasons=_with(reasons, [formed]))
    places = {place.ref: place for mode in right for place in mode.places}
    return OlderLocation(tuple(places.values()), (ONE_WRONG, *named.warnings), reasons=reasons)


def _said(named: OlderLocation, lettered: OlderLocation) -> tuple[Reason, ...]:
    """What both modes say, each once: letters that lack where the word would lie, rather than anywhere."""
    every = _with(named.reasons, lettered.reasons)
    there = any(reason.code == Finding.LETTERS_MISSING_AT for reason in every)
    return tuple(one for one in every if not (there and one.code == Finding.LETTERS_MISSING))


def _with(reasons: tuple[Reason, ...], others: Iterable[Reason]) -> tuple[Reason, ...]:
    """Each once."""
    return (*reasons, *(one for one in others if one not in reasons))


def _neither(
    reading: Reading, run: LetterRun, named: OlderLocation, lettered: OlderLocation
) -> tuple[Reason, ...]:
    """Why both are wrong: of one that shows a place, though not as it should, that it does not count."""
    if not (reading.slip.ref and (named.places or lettered.places)):
        return _said(named, lettered)
    wrong = [mode for mode in (named, lettered) if not mode.places]
    told = {"ref": reading.slip.ref, "word": run.word}
    return (Reason(Finding.NEITHER_MODE, "3.4", told), *(reason for mode in wrong for reason in mode.reasons))


def _is_inverted(ref: Ref, places: Iterable[Place]) -> bool:
    """Whether it names the square of one of these places, for the other direction: nothing lies so (4.4)."""
    return any(place.ref == ref._replace(down=not ref.down) for place in places)


def _is_linked_by_two(place: Place, rules: OlderRules) -> bool:
    """Whether every letter is right there, though two alone link it: they show no other place."""
    return not place.strangers and rules.enough_links(links(place)) >= TOLERATED


@applies("2010", "3.4", "4.3")
@applies("2009", "3.4")
def lengthens_wrongly(place: Place) -> bool:
    """Whether a word of the grid of two letters or more becomes, along its own line, one not admitted.

    Where the word cannot lie at all, it lengthens nothing.
    """
    situation = place.reading.situation
    if place.faults & (Fault.CONFLICT | Fault.OFF_GRID):
        return False
    if not situation.admits(place.completed[1]) and _touches_a_word(place):
        return True
    return any(
        max(len(before), len(after)) > 1 and not situation.admits(before + tile + after)
        for before, tile, after in _crosswise(place)
    )


def _extension(lettered: OlderLocation | None) -> OlderLocation | None:
    """Of the places that its own letters show those where the word extends one of three letters or more."""
    places = tuple(filter(is_extension, lettered.places)) if lettered else ()
    if lettered is None or not places:
        return None
    refs = ", ".join(str(place.ref) for place in places)
    return replace(lettered, places=places, reasons=(Reason(Finding.EXTENSION, "3.2.2", {"refs": refs}),))


def _is_wrong(named: OlderLocation) -> bool:
    """Whether the reference names no valid place but that of an extension, where it is not looked at."""
    return all(map(is_extension, named.places))


@applies("2010", "3.2.1")
@applies("2009", "3.2.1")
def _stands_where_named(reading: Reading, run: LetterRun, extension: OlderLocation) -> bool:
    """Whether the word lies in full at its reference, be it void there: it is no part of a longer one."""
    in_part = all(place.run != run for place in extension.places)
    return in_part and reading.named(run) is not None


def _scores(location: OlderLocation | None, claimed: int | None) -> bool:
    """Whether the place is rightly given and the score is one of its own."""
    if location is None or location.warnings:
        return False
    return any(claimed in place.scores for place in location.places)


def _crosswise(place: Place) -> Iterable[tuple[str, str, str]]:
    """The letters of the grid before each tile laid, the tile, and those after it, across the word."""
    lines = place.reading.situation.lines[not place.down]
    for square, tile, _ in place.laid:
        row, column = divmod(square, SIZE)
        line, at = (lines[row], column) if place.down else (lines[column], row)
        yield line[:at].rpartition(EMPTY)[2], tile.upper(), line[at + 1 :].partition(EMPTY)[0]


def _touches_a_word(place: Place) -> bool:
    ref, word = place.completed
    line = place.reading.situation.lines[place.down][ref.column if place.down else ref.row]
    start = ref.row if place.down else ref.column
    return any(len(run) > 1 for run in line[start : start + len(word)].split(EMPTY))


def _by_topic(zeros: Iterable[Ground]) -> Iterable[Ground]:
    return (BOTH_WRONG if zero.code is Code.LOCATION_WRONG else zero for zero in zeros)
