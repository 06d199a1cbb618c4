"""The two faults that cost 5 points."""

from collections.abc import Iterable, Iterator
from itertools import product

from nonuple.pieces.notation import SIZE, Ref
from nonuple.rulebooks.older.joker_4_5 import circled
from nonuple.rulebooks.older.letters_3_3 import exactly_linked, uses_letters
from nonuple.rulebooks.older.links_3_3_1 import links
from nonuple.rulebooks.older.modes_3_4 import lengthens_wrongly
from nonuple.rulebooks.older.reference_3_2 import uses_reference
from nonuple.rulebooks.older.rules import Ground, OlderLocation, OlderRules, Topic
from nonuple.rules import article
from nonuple.slips.diagnosis import incomplete, incomplete_at
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import LetterRun, chained
from nonuple.slips.verdict import Code, Finding, Reason

SHIFTED = Ground(Code.LOCATION_SHIFTED, Topic.PENALTY)
LAST_LETTER = Ground(Code.LAST_LETTER_MISSING, Topic.PENALTY)

_ONE_OFF = [shift for shift in product((-1, 0, 1), (-1, 0, 1)) if shift != (0, 0)]


@article("2010", "4.3")
def shifted(rules: OlderRules, reading: Reading, run: LetterRun) -> OlderLocation | None:
    """Reference or letters are one row or column off, and the score is exactly that of the right place.

    Letters that are all right where a word of the grid is lengthened wrongly name that place.
    """
    by_reference, by_letters = uses_reference(reading), uses_letters(reading, run)
    if by_reference and by_letters:
        return None
    if by_letters and any(map(lengthens_wrongly, exactly_linked(reading, run, rules))):
        return None
    right = tuple(_beside_the_reference(reading, run) if by_reference else _beside_the_letters(reading, run))
    return OlderLocation(right, penalty=SHIFTED, reasons=_right_at(right)) if right else None


@article("2010", "4.3")
def last_letter_missing(rules: OlderRules, reading: Reading, run: LetterRun) -> OlderLocation | None:
    """The last letter of the word, which lies on the grid, is not written."""
    lacking = [whole for whole in _wholes(reading, run) if _lacks_its_end(rules, whole, run)]
    right = [reading.at(run._replace(text=run.text + whole.run.text[-1]), whole.ref) for whole in lacking]
    places = tuple(place for place in right if place is not None)
    return OlderLocation(places, penalty=LAST_LETTER) if places else None


def _wholes(reading: Reading, run: LetterRun) -> list[Place]:
    """The words of which the ends are not written, where the reference says, or anywhere without one."""
    named = reading.reference.ref
    if named is None:
        return [] if uses_reference(reading) else incomplete(reading, run)
    whole = incomplete_at(reading, run, named) if named.down == run.down else None
    return [] if whole is None else [whole]


def _right_at(places: Iterable[Place]) -> tuple[Reason, ...]:
    return tuple(
        Reason(
            Finding.RIGHT_ONE_OFF,
            "4.3",
            {"word": place.run.word, "score": place.reading.slip.score, "ref": place.found.ref},
        )
        for place in places
    )


def _lacks_its_end(rules: OlderRules, whole: Place, run: LetterRun) -> bool:
    """Whether only the last letter lacks, and with it the letters of the slip show the place if they must."""
    if not whole.valid or whole.run.word[:-1] != run.word or len(run.text) in whole.offsets:
        return False
    if uses_reference(whole.reading) and not uses_letters(whole.reading, run):
        return True
    return (
        not whole.strangers and rules.enough_links(links(whole)) + 1 >= whole.reading.situation.links_needed
    )


def _beside_the_reference(reading: Reading, run: LetterRun) -> Iterator[Place]:
    named = reading.reference.ref
    if named is None or named.down != run.down:
        return
    there = reading.at(run, named)
    if there is None or lengthens_wrongly(there):
        return
    for down, right in _ONE_OFF:
        place = _at(reading, run, named.row + down, named.column + right)
        if place is not None and _has_its_score(place):
            yield place


def _beside_the_letters(reading: Reading, run: LetterRun) -> Iterator[Place]:
    for place in reading.places(run):
        if _has_its_score(place):
            for shift in _ONE_OFF:
                drawn = _at(reading, run, place.ref.row + shift[0], place.ref.column + shift[1])
                if _agree_when_moved(place, shift) and not (drawn is not None and lengthens_wrongly(drawn)):
                    yield place
                    break


def _at(reading: Reading, run: LetterRun, row: int, column: int) -> Place | None:
    inside = 0 <= row < SIZE and 0 <= column < SIZE
    return reading.at(run, Ref(row, column, run.down)) if inside else None


def _has_its_score(place: Place) -> bool:
    claimed = place.reading.slip.score
    return place.valid and any(way.score == claimed for way in circled(place).ways)


def _agree_when_moved(place: Place, shift: tuple[int, int]) -> bool:
    """Whether all letters beside the word are right once moved, and junction letters enough among them."""
    (down, right), own = place.moved, place.run.cells
    beside = place.reading.cells.difference(own)
    if not beside <= place.reading.agreeing(down + shift[0], right + shift[1]):
        return False
    moved = frozenset((row + shift[0], column + shift[1]) for row, column in beside)
    inside = place.agreeing.intersection(own)
    return (
        moved.isdisjoint(own)
        and len(chained(own, inside.union(moved))) >= place.reading.situation.links_needed
    )
