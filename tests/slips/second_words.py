"""Which run of a slip is the word, and what its reference and letters name: the readings G1, G4 and C7."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.pieces.notation import Ref
from nonuple.slips.slip import Situation, Slip
from tests.reference import Square
from tests.slips.second_places import (
    Letters,
    Links,
    Run,
    Spot,
    agreeing,
    drawn,
    grid_tiles,
    links,
    runs,
    spots,
    transposed,
)


class Told(NamedTuple):
    """What is credited and the sanction; where a person is asked, what the answer "implausible" gives."""

    points: int | None
    sanction: str
    implausible: tuple[int | None, str] | None = None


ZERO = Told(0, "zero")

ONE_OFF = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]


@dataclass(frozen=True)
class Written:
    """A slip with one of its runs taken as the word."""

    situation: Situation
    slip: Slip
    letters: Letters
    run: Run
    turned: bool = False
    """Whether the whole drawing is read with rows and columns exchanged (G4)."""

    @property
    def claim(self) -> int | None:
        return self.slip.score

    @property
    def rack(self) -> str:
        return self.situation.rack.letters

    @property
    def admitted(self) -> bool:
        return self.situation.admits(self.run.word)

    @property
    def letters_beside(self) -> bool:
        return len(self.letters) > len(self.run.squares)

    @cached_property
    def ref(self) -> Ref | None:
        return reference(self.slip)

    def spots(self, *, across: bool = False) -> tuple[Spot, ...]:
        """The places in the direction written; with `across` in the other."""
        return spots(self.situation, self.run.word, self.run.down != across)

    @cached_property
    def _links(self) -> dict[tuple[int, int, bool], Links]:
        return {}

    def links(self, spot: Spot) -> Links:
        """What the letters beside the word are at a place; in the other direction, the drawing turned."""
        at = (spot.row, spot.column, spot.down)
        if at not in self._links:
            tiles, agreed = grid_tiles(self.situation.board.grid), self._agreeing(spot.down)
            self._links[at] = links(tiles, agreed, *self.lying(spot), spot)
        return self._links[at]

    def wrong(self, spot: Spot) -> set[Square]:
        """The letters beside the word that the grid does not have at a place."""
        tiles, (row, column) = grid_tiles(self.situation.board.grid), self.run.squares[0]
        return {
            (r, c)
            for (r, c), letter in self.letters.items()
            if (r, c) not in self.run.squares
            and tiles.get((r + spot.row - row, c + spot.column - column)) != letter.upper()
        }

    @cached_property
    def _agreed(self) -> dict[bool, dict[Square, set[Square]]]:
        return {}

    def _agreeing(self, down: bool) -> dict[Square, set[Square]]:
        if down not in self._agreed:
            letters = self.letters if down == self.run.down else transposed(self.letters)
            self._agreed[down] = agreeing(self.situation.board.grid, letters)
        return self._agreed[down]

    def lying(self, spot: Spot) -> tuple[Letters, Run]:
        """The drawing in the direction of a place."""
        if spot.down == self.run.down:
            return self.letters, self.run
        squares = tuple((column, row) for row, column in self.run.squares)
        return transposed(self.letters), Run(self.run.word, squares, spot.down)

    def explained(self, places: list[Spot]) -> list[Spot]:
        """Of these places those where the fewest letters beside the word are wrong."""
        return _fewest(places, lambda one: self.links(one).wrong) if self.letters_beside else places

    def at_reference(self, *, across: bool = False) -> Spot | None:
        """The word at the square of the reference, where the grid does not contradict it."""
        ref = self.ref
        if ref is None:
            return None
        here = (one for one in self.spots(across=across) if (one.row, one.column) == (ref.row, ref.column))
        return next(here, None)

    def fitting(self, least: int) -> list[Spot]:
        """The possible places at which so many junction letters are right, be more of them wrong (6.2.5)."""
        return [one for one in self.spots() if one.possible and self.links(one).right >= least]

    def named_by_letters(self, least: int) -> list[Spot]:
        """Of these, those where every letter is right, else those that letters beside the word name best.

        C7; inside a word that stands alone beside a reference they only count where it extends another (G8).
        """
        named = self.fitting(least)
        if not self.letters_beside:
            return [one for one in named if self.ref is None or one.extends > 1]
        whole = [one for one in self.fitting(2) if not self.links(one).wrong]
        if whole:  # C7, be only two of them linked there
            right = [one for one in whole if self.links(one).right >= least]
            return _fewest(right, lambda one: self.links(one).unlinked)
        beside = [one for one in named if self.links(one).outside and not self._speaks_against(one, least)]
        within = [one for one in named if not self.links(one).outside]
        return _fewest(beside, lambda one: self.links(one).wrong) or within

    def _speaks_against(self, spot: Spot, least: int) -> bool:
        """Three letters that are wrong: in one piece with the word if two are right, any if all are off."""
        link = self.links(spot)
        return link.wrong > 2 if self.shifted else least < 3 and link.against > 2

    @cached_property
    def shifted(self) -> bool:
        """Whether three letters or more are all right a row and/or a column off: wrong links (G2, 6.6)."""
        enough = len(self.letters) - len(self.run.squares) >= self.situation.links_needed
        return enough and any(spot.possible and self.is_off(spot) for spot in self.spots())

    def is_off(self, spot: Spot) -> bool:
        """Whether all letters beside the word would be right a row and/or a column off a place."""
        tiles, (row, column) = grid_tiles(self.situation.board.grid), self.run.squares[0]
        beside = [(at, letter.upper()) for at, letter in self.letters.items() if at not in self.run.squares]
        return any(
            all(
                tiles.get((r + spot.row - row + by, c + spot.column - column + to)) == letter
                for (r, c), letter in beside
            )
            for by, to in ONE_OFF
        )


def _fewest(places: list[Spot], count: Callable[[Spot], int]) -> list[Spot]:
    fewest = min(map(count, places), default=0)
    return [one for one in places if count(one) == fewest]


def reference(slip: Slip) -> Ref | None:
    try:
        return None if slip.ref is None else Ref.parse(slip.ref)
    except Refusal:
        return None  # F4: as if absent


@lru_cache(maxsize=1)
def every_run(situation: Situation, slip: Slip) -> list[Written]:
    """Read once for all editions."""
    letters = drawn(slip)
    return [Written(situation, slip, letters, run) for run in runs(letters)]
