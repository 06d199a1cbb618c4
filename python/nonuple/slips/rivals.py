"""The other words of a slip: second solutions, as against letters of the grid and strays around the word."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nonuple.rules import article
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import Run, beside


class Rivals(NamedTuple):
    """What else on the slip could be meant as a solution."""

    independent: tuple[Run, ...] = ()
    """Words that have no letter in common with the word played."""
    linked: tuple[Place, ...] = ()
    """Words that have one, each where it stands on the grid when the word played lies at its place."""


@article("2026", "6.4.2.2")
def rivals(reading: Reading, main: Run, places: Sequence[Place]) -> Rivals:
    """The other solutions of the slip, the word played lying at one of these places.

    A run is none if the word and the grid explain it, if it only copies the grid, or if it is the same word
    written twice.
    """
    if not reading.has_more:
        return Rivals()
    accounted = set(main.cells)
    independent: list[Run] = []
    linked: list[Place] = []
    for run in sorted(reading.runs, key=lambda run: -len(run.text)):
        if run == main or accounted.issuperset(run.cells) or any(place.explains(run) for place in places):
            continue
        if run.shares_a_letter_with(main):
            standing = _standing(reading, run, places)
            if standing is not None:
                linked.append(standing)
                accounted.update(run.cells)
        elif _is_a_solution(reading, run, main):
            accounted.update(run.cells)
            if (run.text, run.down) not in {(one.text, one.down) for one in (main, *independent)}:
                independent.append(run)
    return Rivals(tuple(independent), tuple(linked))


def _standing(reading: Reading, run: Run, places: Iterable[Place]) -> Place | None:
    """The run where it stands on the slip, if it is a solution there; at the first turn anywhere."""
    if reading.situation.first_turn:
        return next((place for place in reading.places(run) if place.valid), None)
    for place in places:
        ref = place.standing(run)
        standing = reading.at(run, ref) if ref is not None else None
        if standing is not None and standing.valid:
            return standing
    return None


def _is_a_solution(reading: Reading, run: Run, main: Run) -> bool:
    """Whether a run apart from the word played was meant as a word.

    What touches the word may be junction letters badly copied: it is a solution only if it can be played.
    What stands alone is one as soon as it is admitted, or can be laid with the rack, admitted or not.
    """
    if not run.legible or reading.lies_on_the_grid(run):
        return False
    admitted = reading.situation.admits(run.word)
    playable = any(place.playable for place in reading.places(run))
    if beside(main).isdisjoint(run.cells):
        return admitted or playable
    return admitted and playable
