"""A slip before the 2026 rulebook: what was read, and what the arbiter thinks."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from nonuple.rules import applies
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import Cell, LetterRun
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Opinion


class OpinionNeeded(Exception):  # noqa: N818 - not an error: the arbiter is asked
    """The verdict turns on words of which the arbiter has not said whether they are plausible."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(dict.fromkeys(words))
        super().__init__(self.words)


@dataclass(frozen=True)
class SlipCase:
    """Everything a rule looks at."""

    reading: Reading
    opinions: Mapping[str, Opinion]
    opinions_at: Mapping[str, Opinion]

    @property
    def situation(self) -> Situation:
        return self.reading.situation

    @property
    def slip(self) -> Slip:
        return self.reading.slip

    @property
    def claim(self) -> int | None:
        return self.reading.slip.score

    def supposing(self, opinions: Mapping[str, Opinion]) -> Self:
        """The same slip if the arbiter thought so of these words."""
        return replace(self, opinions={**self.opinions, **opinions})

    def only(self, cells: Collection[Cell]) -> Self:
        """The same slip as if all other letters were struck out."""
        return replace(self, reading=self.reading.only(cells))

    def of_another(self, run: LetterRun) -> Self:
        """The same slip as it speaks of another word than the main one."""
        return replace(self, reading=self.reading.of_another(run))

    def playable(self, run: LetterRun) -> list[Place]:
        """Where the rack can lay the run in the direction written, good or bad."""
        return self.reading.playable(run)

    def valid(self, run: LetterRun, score: int | None) -> list[Place]:
        """The solutions of this score in the direction written, whatever the jokers stand for."""
        return [place for place in self.playable(run) if place.valid and score in place.scores]

    def bad(self, run: LetterRun, score: int | None) -> list[Place]:
        """The places of this score at which a word formed crosswise is not admitted."""
        return [place for place in self.playable(run) if place.bad_words and score in place.scores]

    @applies("2026", "6.4.2.2")
    def opinion_on(self, places: Iterable[Place]) -> tuple[Opinion, list[Place]]:
        """What the arbiter thinks of bad places, and of which: one plausible decides, then one doubtful."""
        held: dict[Opinion, list[Place]] = {}
        unknown: list[str] = []
        for place in places:
            opinion = self._opinion_at(place)
            if opinion is Opinion.PLAUSIBLE:
                return opinion, [place]
            if opinion is None:
                unknown += [word for word in place.bad_words if word not in self.opinions]
            else:
                held.setdefault(opinion, []).append(place)
        if unknown:
            raise OpinionNeeded(unknown)
        decides = Opinion.DOUBTFUL if Opinion.DOUBTFUL in held else Opinion.IMPLAUSIBLE
        return decides, held[decides]

    def _opinion_at(self, place: Place) -> Opinion | None:
        """A place is implausible as soon as one of its bad words is; None when one must be asked about."""
        there = self.opinions_at.get(str(place.ref))
        if there is not None:
            return there
        found = [self.opinions.get(word) for word in place.bad_words]
        for opinion in (Opinion.IMPLAUSIBLE, None, Opinion.DOUBTFUL):
            if opinion in found:
                return opinion
        return Opinion.PLAUSIBLE
