"""Which run of a slip is the word, and what its reference and letters name: the readings G1, G4 and C7."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
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
    drawn,
    grid_tiles,
    links,
    runs,
    spots,
    touches,
    transposed,
)


class Told(NamedTuple):
    """What is credited and the sanction; where a person is asked, what the answer "implausible" gives."""

    points: int | None
    sanction: str
    implausible: tuple[int | None, str] | None = None


ZERO = Told(0, "zero")


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
            if spot.down == self.run.down:
                letters, run = self.letters, self.run
            else:
                letters, squares = transposed(self.letters), tuple((c, r) for r, c in self.run.squares)
                run = Run(self.run.word, squares, spot.down)
            self._links[at] = links(self.situation, letters, run, spot)
        return self._links[at]

    def explained(self, places: list[Spot]) -> list[Spot]:
        """Of these places those where all letters beside the word are right, if there are any."""
        right = [one for one in places if self.links(one).right and not self.links(one).wrong]
        return right if right and self.letters_beside else places

    def at_reference(self, *, across: bool = False) -> Spot | None:
        """The word at the square of the reference, where the grid does not contradict it."""
        ref = self.ref
        if ref is None:
            return None
        here = (one for one in self.spots(across=across) if (one.row, one.column) == (ref.row, ref.column))
        return next(here, None)

    def fitting(self, least: int) -> list[Spot]:
        """The possible places at which so many junction letters are right, and no more of them wrong."""
        possible = [(one, self.links(one)) for one in self.spots() if one.possible]
        return [one for one, link in possible if link.right >= max(least, link.wrong)]

    def named_by_letters(self, least: int) -> list[Spot]:
        """Of these, those that explain the most letters (C7)."""
        named = self.fitting(least)
        fewest = min((self.links(one).wrong for one in named), default=0)
        return [one for one in named if self.links(one).wrong == fewest]


def reference(slip: Slip) -> Ref | None:
    try:
        return None if slip.reference is None else Ref.parse(slip.reference)
    except Refusal:
        return None  # F4: as if absent


def read_on(situation: Situation, spot: Spot) -> str:
    """The word with the letters of the grid that go on before and after it."""
    board = situation.board
    line = (board.columns[spot.column] if spot.down else board.rows[spot.row]).upper()
    start = spot.row if spot.down else spot.column
    end = start + len(spot.word)
    before, after = line[:start].rpartition(".")[2], line[end:].partition(".")[0]
    return f"{before}{spot.word}{after}"


def every_run(situation: Situation, slip: Slip) -> list[Written]:
    letters = drawn(slip)
    return [Written(situation, slip, letters, run) for run in runs(letters)]


def words(situation: Situation, slip: Slip) -> list[Written]:
    """The word of the slip (G1); several where the reading does not say which."""
    letters, written = drawn(slip), every_run(situation, slip)
    other = transposed(letters)
    turned = [Written(situation, slip, other, run, turned=True) for run in runs(other)]
    needed = situation.links_needed
    located = [
        *((_rank(one, spot, 0), one) for one in written for spot in _by_reference(one)),
        *((_rank(one, spot, 0), one) for one in written for spot in _by_letters(one, needed)),
        *((_rank(one, spot, 1), one) for one in written for spot in _by_inverted_reference(one)),
        *(
            (_rank(one, spot, 2), one)
            for one in turned
            if one.letters_beside
            for spot in _by_letters(one, needed, wrong=0)
            if spot.valid
        ),
    ] or [(_rank(one, spot, 3), one) for one in written for spot in _by_letters(one, 2)]
    if located:
        best = min(rank for rank, _ in located)
        # Where the word at the reference leaves more unexplained, G1 and 6.2.3 differ.
        at_reference = [one for one in written if _by_reference(one)]
        told = [*(one for rank, one in located if rank == best), *at_reference]
        if any(one.turned for one in told):  # two letters, all right as it is drawn, may do
            told += [one for one in written if _by_letters(one, 2, wrong=0)]
        # With more than two letters unexplained, G1 and the rule of void words may differ.
        return _distinct([*told, *(_meant(situation, letters, written) if best[0] > 2 else [])])
    return _meant(situation, letters, written)


def _meant(situation: Situation, letters: Letters, written: list[Written]) -> list[Written]:
    """The runs that look like the word meant, where none is placed."""
    laid = _newly_laid(situation, letters)
    looks = {one.run: _looks_meant(one, laid) for one in written}
    best = max(looks.values(), default=(0, 0, 0))
    most = max((of_the_draw for _, of_the_draw, _ in looks.values()), default=0)
    return [
        one
        for one in written
        if looks[one.run] == best or looks[one.run][1] == most > best[1] or _may_be_meant(one)
    ]


def _distinct(found: list[Written]) -> list[Written]:
    return list({(one.run, one.turned): one for one in found}.values())


def _by_reference(one: Written) -> list[Spot]:
    """The place that the reference names, if the run can be played there."""
    if not one.admitted or one.ref is None or one.ref.down != one.run.down:
        return []
    named = one.at_reference()
    return [] if named is None or not named.possible else [named]


def _by_letters(one: Written, least: int, wrong: int = 99) -> list[Spot]:
    """The places that so many right letters name; a word that crosses a void one is none of its own (G1)."""
    if not one.admitted:
        return []
    named = [spot for spot in one.named_by_letters(least) if one.links(spot).wrong <= wrong]
    return [spot for spot in named if not _crosses_void(one, spot)]


def _crosses_void(one: Written, spot: Spot) -> bool:
    """Whether letters laid beside the run make another one that nothing explains: no shorter, or of four."""
    link, others = one.links(spot), runs(one.letters)
    loose = {at for at in link.empty if touches(one.run, at)}
    lengths = [len(other.word) for other in others if not loose.isdisjoint(other.squares)]
    new = link.empty.union(one.run.squares[at] for at in spot.laid)
    most = max(len(new.intersection(other.squares)) for other in others)
    return max(lengths, default=0) >= min(len(one.run.word), 4) or (
        most > len(spot.laid) - (link.right < one.situation.links_needed)
    )


def _may_be_meant(one: Written) -> bool:
    """A run that no place names, but that can be played somewhere, and does not lie on the grid already."""
    return one.admitted and any(spot.possible for spot in one.spots()) and not _lies_there(one)


def _lies_there(one: Written) -> bool:
    """Whether the run lies as it is on the grid, and with it another letter that is drawn."""
    tiles = grid_tiles(one.situation.board.grid)
    for spot in one.spots():
        down, right = spot.row - one.run.squares[0][0], spot.column - one.run.squares[0][1]
        lying = [(tiles.get((r + down, c + right)), letter) for (r, c), letter in one.letters.items()]
        true = sum(tile == letter.upper() for tile, letter in lying)
        false = sum(tile not in (None, letter.upper()) for tile, letter in lying)
        if not spot.laid and true > len(one.run.word) and not false:
            return True
    return False


def _by_inverted_reference(one: Written) -> list[Spot]:
    """The places that the reference names if it, or the direction written, is inverted (6.5)."""
    if not one.admitted or one.ref is None or one.ref.down == one.run.down:
        return []
    both = (one.at_reference(), one.at_reference(across=True))
    return [spot for spot in both if spot is not None and spot.valid]


def _rank(one: Written, spot: Spot, manner: int) -> tuple[int, int, bool, bool]:
    """The fewest letters unexplained; then the straightest manner, the reference, the claim."""
    found = one.links(spot)
    by_reference = one.ref is not None and (one.ref.row, one.ref.column) == (spot.row, spot.column)
    return found.wrong, manner, not by_reference, one.claim not in spot.points


def _looks_meant(one: Written, newly_laid: list[set[Square]]) -> tuple[int, int, int]:
    """The letters newly laid where the drawing as a whole agrees best with the grid; those of the draw; all.

    G1 only knows the last two.
    """
    laid = max(sum(square in new for square in one.run.squares) for new in newly_laid)
    from_the_draw = Counter(one.run.word.upper()) & Counter(one.rack)
    return laid, from_the_draw.total(), len(one.run.word)


def _newly_laid(situation: Situation, letters: Letters) -> list[set[Square]]:
    """The squares of the drawing that fall on empty ones of the grid, wherever it agrees best with it.

    A letter on the same one counts two, a letter on another one takes away one.
    """
    tiles = grid_tiles(situation.board.grid)
    agreement, agreeing = Counter[Square](), set[Square]()
    for (row, column), letter in letters.items():
        for (down, right), tile in tiles.items():
            moved = down - row, right - column
            agreement[moved] += 2 if tile == letter.upper() else -1
            if tile == letter.upper():
                agreeing.add(moved)
    best = max((agreement[moved] for moved in agreeing), default=0)
    return [
        {(r, c) for r, c in letters if (r + down, c + right) not in tiles}
        for down, right in agreeing
        if agreement[down, right] == best
    ] or [set(letters)]
