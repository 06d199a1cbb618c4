"""Which run of a slip is the word, and what its reference and letters name: the readings G1, G4 and C7."""

from collections import Counter
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
    drawn,
    grid_lines,
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
            self._links[at] = links(self.situation, *self.lying(spot), spot)
        return self._links[at]

    def lying(self, spot: Spot) -> tuple[Letters, Run]:
        """The drawing in the direction of a place."""
        if spot.down == self.run.down:
            return self.letters, self.run
        squares = tuple((column, row) for row, column in self.run.squares)
        return transposed(self.letters), Run(self.run.word, squares, spot.down)

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
        """The possible places at which so many junction letters are right, be more of them wrong (6.2.5)."""
        return [one for one in self.spots() if one.possible and self.links(one).right >= least]

    def named_by_letters(self, least: int) -> list[Spot]:
        """Of these, those where every letter is right, else those that letters beside the word name best.

        C7; inside a word that stands alone beside a reference they only count where it extends another (G8).
        """
        named = self.fitting(least)
        if not self.letters_beside:
            return [one for one in named if self.ref is None or one.extends > 1]
        whole = [one for one in named if not self.links(one).wrong]
        if whole:
            return _fewest(whole, lambda one: self.links(one).unlinked)
        named = [one for one in named if self.links(one).outside] or named
        if self.shifted:
            named = [one for one in named if self.links(one).wrong < 3]
        return _fewest(named, lambda one: self.links(one).wrong)

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
        return None if slip.reference is None else Ref.parse(slip.reference)
    except Refusal:
        return None  # F4: as if absent


def read_on(situation: Situation, spot: Spot) -> str:
    """The word with the letters of the grid that go on before and after it."""
    number = spot.column if spot.down else spot.row
    line = grid_lines(situation.board.grid, spot.down)[number]
    start = spot.row if spot.down else spot.column
    end = start + len(spot.word)
    before, after = line[:start].rpartition(".")[2], line[end:].partition(".")[0]
    return f"{before}{spot.word}{after}"


@lru_cache(maxsize=1)
def every_run(situation: Situation, slip: Slip) -> list[Written]:
    """Read once for all editions."""
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
            (_rank(one, spot, 3), one)
            for one in turned
            if one.letters_beside
            for spot in _by_letters(one, needed, wrong=0)
            if spot.valid
        ),
        # 6.5: two letters that are right as they are drawn will do, and go before a drawing that is turned.
        *(
            (_rank(one, spot, 2 if one.links(spot).right > 1 else 4), one)
            for one in written
            for spot in _all_right(one)
        ),
        *((_rank(one, spot, 5), one) for one in written for spot in _void(one)),
    ]
    shifted = [one for one in written if one.admitted and one.letters_beside and _is_off(one)]
    if not located and not shifted:
        located = [(_rank(one, spot, 6), one) for one in written for spot in _by_letters(one, 2)]
    if located:
        best = min(rank for rank, _ in located)
        return _distinct([one for rank, one in located if rank == best])
    return _meant(situation, letters, shifted or written)


def _is_off(one: Written) -> bool:
    """Letters that are all right a row or a column off show which run is the word, though not its place."""
    return any(spot.possible and one.is_off(spot) for spot in one.spots())


def _all_right(one: Written) -> list[Spot]:
    """Where nothing beside the word is wrong, though too few letters are linked to it (6.5)."""
    return [spot for spot in _by_letters(one, 1, wrong=0) if one.links(spot).outside]


def _meant(situation: Situation, letters: Letters, written: list[Written]) -> list[Written]:
    """The run that looks like the word meant, where none is placed; rather one that can be played."""
    laid = _newly_laid(situation, letters)
    looks = {one.run: _looks_meant(one, laid) for one in written}
    playable = [one for one in written if one.admitted and any(spot.possible for spot in one.spots())]
    most = max((looks[one.run][1] for one in written if one not in playable), default=0)
    meant = [one for one in playable if looks[one.run][1] >= most or not _may_be_void(one)]
    if meant:

        def key(one: Written) -> tuple[int, ...]:
            return (*looks[one.run][1:], _has_the_claim(one))

        best = max(map(key, meant))
        return [one for one in playable if key(one) == best]
    return _best(written, lambda one: looks[one.run])


def _best(found: list[Written], looks: Callable[[Written], tuple[int, ...]]) -> list[Written]:
    best = max(map(looks, found), default=())
    return [one for one in found if looks(one) == best]


def _has_the_claim(one: Written) -> bool:
    """G1: the score breaks a tie."""
    return any(spot.possible and one.claim in spot.points for spot in one.spots())


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
    named = [(spot, one.links(spot)) for spot in one.named_by_letters(least)]
    most = wrong if least > 2 else min(wrong, 1)
    clear = [spot for spot, link in named if link.wrong <= most and link.right >= link.against]
    return [spot for spot in clear if not _crosses_void(one, spot)]


def _void(one: Written) -> list[Spot]:
    """Where a void word lies, every letter right: not admitted, not of the draw, or not in full (G1)."""
    right = [spot for spot in one.spots() if spot.laid and one.letters_beside and not one.links(spot).wrong]
    return [spot for spot in right if _is_cut_short(one, spot) or _is_void(one, spot)]


def _is_cut_short(one: Written, spot: Spot) -> bool:
    whole = read_on(one.situation, spot)
    return whole != spot.word and one.situation.admits(whole) and bool(spot.scores)


def _is_void(one: Written, spot: Spot) -> bool:
    playable = one.admitted and spot.possible
    return not playable and not spot.faults and one.links(spot).right >= one.situation.links_needed


def _crosses_void(one: Written, spot: Spot) -> bool:
    """Whether letters laid beside the run make another one that nothing explains: no shorter, or of four."""
    letters, run = one.lying(spot)
    link, others = one.links(spot), runs(letters)
    if not link.empty or (spot.down == one.run.down and one.is_off(spot)):
        return False
    loose = link.empty & run.touching
    lengths = [len(other.word) for other in others if not loose.isdisjoint(other.squares)]
    new = link.empty.union(run.squares[at] for at in spot.laid)
    void = [other for other in others if not link.empty.isdisjoint(other.squares)]
    most = max((len(new.intersection(other.squares)) for other in void), default=0)
    return max(lengths, default=0) >= min(len(one.run.word), 4) or most > len(spot.laid)


def _may_be_void(one: Written) -> bool:
    """Whether two right letters name places, and at each the run crosses a void one."""
    named = one.named_by_letters(2)
    return bool(named) and all(_crosses_void(one, spot) for spot in named)


def _by_inverted_reference(one: Written) -> list[Spot]:
    """The places that the reference names if it, or the direction written, is inverted (6.5)."""
    if not one.admitted or one.ref is None or one.ref.down == one.run.down:
        return []
    both = (one.at_reference(), one.at_reference(across=True))
    return [spot for spot in both if spot is not None and spot.valid and not _crosses_void(one, spot)]


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
    from_the_draw = Counter(one.run.word) & Counter(one.rack)
    circled = sum(map(str.islower, one.run.word))
    return laid, from_the_draw.total() + min(circled, one.rack.count("?")), len(one.run.word)


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
