"""What else a slip may mean, where that lies near what it is taken to mean.

A reading is a word at a place that the slip shows, by its reference or by letters. It is as far off as it
leaves things on the slip false: `COSTS`.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from nonuple.rules import applies
from nonuple.slips.played import word_played
from nonuple.slips.reading import TOLERATED_LINKS, Place, Reading
from nonuple.slips.sketch import LetterRun
from nonuple.slips.slip import By, Principal
from nonuple.slips.verdict import OtherReading, Sanction, Verdict

NEAR = 1
"""How much more another reading may leave false."""
FAR = 2
"""What leaves more false than that is no reading, be the one taken no better."""


class _Shown(NamedTuple):
    """A word at a place that the slip shows."""

    false: int
    principal: Principal
    ref: str
    void: bool


@applies("2026", "6.2.1", "6.2.3")
def other_reading(
    reading: Reading, verdict: Verdict, decided: Callable[[Principal], Verdict]
) -> OtherReading | None:
    """The nearest reading that would earn something else; `decided` judges with a reading taken."""
    main = word_played(reading)
    if reading.situation.first_turn or reading.slip.principal is not None or main is None:
        return None
    shown = sorted(_shown(reading), key=lambda one: one.false)
    taken = min((one.false for one in shown if _is_taken(one, verdict, main)), default=FAR)
    for one in shown if taken else ():
        if one.false > min(taken + NEAR, FAR):
            break
        if not _is_taken(one, verdict, main):
            other = decided(one.principal)
            if _is_meant(one, other) and _earned(other) != _earned(verdict):
                return OtherReading(one.principal, other.in_brief)
    return None


def _earned(verdict: Verdict) -> tuple[int | None, Sanction]:
    return verdict.points, verdict.sanction


def _is_meant(one: "_Shown", verdict: Verdict) -> bool:
    """Whether the verdict is on that place; what is void has none."""
    if verdict.solution is None:
        return one.void and verdict.sanction is Sanction.ZERO
    return verdict.solution.ref == one.ref


def _is_taken(one: _Shown, verdict: Verdict, main: LetterRun) -> bool:
    """Whether it is what the slip is taken to mean."""
    same = (one.principal.word, one.principal.down) == (main.word, main.down)
    return same and (verdict.solution is None or verdict.solution.ref == one.ref)


def _shown(reading: Reading) -> Iterator[_Shown]:
    for run in reading.runs:
        for place in _places(reading, run):
            by = _by(place)
            if by is not None:
                yield _Shown(
                    _left_false(place), Principal(run.word, run.down, by), place.found.ref, not place.valid
                )


def _places(reading: Reading, run: LetterRun) -> Iterator[Place]:
    """Where the word may be meant, be it void there."""
    named = reading.named(run)
    if named is not None:
        yield named
    yield from reading.places(run)
    yield from reading.inverted(run)
    yield from reading.written_the_other_way(run)
    yield from reading.as_drawn(run)


def _by(place: Place) -> By | None:
    """What shows it: the reference, or two letters at least; one of the two is enough."""
    ref = place.reading.reference.ref
    if ref is not None and ref.square == place.ref.square:
        return "reference"
    return "letters" if place.outside and place.links >= TOLERATED_LINKS else None


def _left_false(place: Place) -> int:
    """What is false on the slip if this is meant."""
    return sum(cost(place) for _, cost in COSTS)


def _reference(place: Place) -> int:
    reading = place.reading
    return reading.reference.written and reading.reference.ref != place.ref


def _letters_beside(place: Place) -> int:
    """Each; one where all are right a square off."""
    return 1 if place.unexplained and place.is_right_off(place.reading.cells) else place.unexplained


def _void(place: Place) -> int:
    """Each letter that was not drawn, or a word that is not admitted."""
    return max(len(place.missing), not place.reading.situation.admits(place.run.word))


def _score(place: Place) -> int:
    return place.reading.slip.score not in (place.scores or {place.found.score})


def _formed(place: Place) -> int:
    return bool(place.bad_words)


COSTS: tuple[tuple[str, Callable[[Place], int]], ...] = (
    ("6.2.3", _reference),
    ("6.2.5", _letters_beside),
    ("6.4.1", _void),
    ("6.5", _score),
    ("6.7", _formed),
)
"""What each thing that is false costs a reading, by the article of 2026 on it; docs/lectures.md has them."""
