"""The grid: squares, premiums, words laid on it and what they score."""

import enum
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import NamedTuple, Self

from nonuple import _kernel
from nonuple.arguments import checks_arguments
from nonuple.errors import Refusal
from nonuple.markup import Markup
from nonuple.pieces import picture
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import ROWS, SIZE, Ref, read_word, squares_of
from nonuple.pieces.variant import USUAL, Premium, Variant
from nonuple.rules import applies, article
from nonuple.texts import drawing as texts
from nonuple.texts import pieces

EMPTY = "."
EMPTY_GRID = EMPTY * (SIZE * SIZE)

_NO_SQUARE = re.compile(r"[^.A-Za-z]")
_COUNT, _EMPTY_RUN = re.compile(r"[0-9]+"), re.compile(r"\.+")
_NO_CGP = re.compile(r"[^A-Za-z0-9]|[0-9]{3,}")
_RUN = re.compile(r"[A-Za-z]{2,}")


class Fault(enum.Flag):
    """What is wrong with a word at a place; the bits are those of the kernel."""

    TOO_SHORT = enum.auto()
    OFF_GRID = enum.auto()
    CONFLICT = enum.auto()
    """A square holds another letter."""
    NOT_WHOLE = enum.auto()
    """A letter lies right before or after the word, in its line."""
    NO_TILE = enum.auto()
    """The word lays nothing."""
    DETACHED = enum.auto()
    """The word touches nothing that lies."""
    OFF_CENTRE = enum.auto()
    """The first word misses the centre square."""
    TOO_MANY_TILES = enum.auto()
    WORD_NOT_ADMITTED = enum.auto()
    CROSS_NOT_ADMITTED = enum.auto()
    LETTERS_MISSING = enum.auto()


_SENTENCES = {
    Fault.TOO_SHORT: pieces.TOO_SHORT,
    Fault.OFF_GRID: pieces.OFF_GRID,
    Fault.CONFLICT: pieces.CONFLICT,
    Fault.NOT_WHOLE: pieces.NOT_WHOLE,
    Fault.NO_TILE: pieces.NO_TILE,
    Fault.DETACHED: pieces.DETACHED,
    Fault.OFF_CENTRE: pieces.OFF_CENTRE,
    Fault.TOO_MANY_TILES: pieces.TOO_MANY_TILES,
    Fault.WORD_NOT_ADMITTED: pieces.WORD_NOT_ADMITTED,
    Fault.CROSS_NOT_ADMITTED: pieces.CROSS_NOT_ADMITTED,
    Fault.LETTERS_MISSING: pieces.LETTERS_MISSING,
}


class Laid(NamedTuple):
    """A tile laid by a play."""

    square: int
    """0 to 224, in reading order."""
    tile: str
    """In lower case a joker."""
    worth: int
    """What its letter brings, crosswise word included: lost when a joker stands for it."""


@dataclass(frozen=True)
class Placement:
    """A word at a place of a grid: what it lays, forms and scores, and what is wrong with it."""

    ref: Ref
    word: str
    """As it reads on the grid, jokers in lower case."""
    faults: Fault
    needs: str
    """The tiles laid, in order, `?` for a joker."""
    laid: tuple[Laid, ...]
    """The same tiles, where they lie and what they bring."""
    score: int
    bonus: int
    """The part of the score earned by laying many letters."""
    cross: tuple[str, ...]
    """The words formed crosswise, in reading order."""
    not_admitted: tuple[str, ...]
    """The word and the crosswise words that the word list lacks, if one was asked."""
    grid: str
    """The 225 squares afterwards."""

    @classmethod
    def of(cls, found: _kernel.Placement) -> Self:
        """What the kernel found, in the words of the game."""
        return cls(
            ref=Ref.parse(found.ref),
            word=found.word,
            faults=Fault(found.faults),
            needs=found.needs,
            laid=tuple(Laid(*laid) for laid in found.laid),
            score=found.score,
            bonus=found.bonus,
            cross=found.cross,
            not_admitted=found.not_admitted,
            grid=found.grid,
        )


def objection(fault: Fault, word: str, ref: Ref | str, formula: Formula, tiles: int = 0) -> Refusal:
    """What is said of a word that lies wrongly."""
    return Refusal(_SENTENCES[fault], word=word, ref=ref, tiles=tiles, most=formula.most)


class IllegalPlay(Refusal):
    """The word cannot be laid there; the sentence tells the first fault, `faults` has them all."""

    def __init__(self, placement: Placement, formula: Formula) -> None:
        first = next(fault for fault in Fault if fault in placement.faults)
        said = objection(first, placement.word, placement.ref, formula, len(placement.needs))
        super().__init__(said.text, **said.values)
        self.faults = placement.faults


@cache
def kernel_rules(formula: Formula, variant: Variant) -> _kernel.Rules:
    """What the kernel needs to score a game of this formula and variant."""
    return _kernel.Rules(
        values=variant.letters.values,
        letter=[premium.letter for premium in variant.premiums],
        word=[premium.word for premium in variant.premiums],
        bonus=formula.bonus,
        most=formula.most,
    )


@checks_arguments
@dataclass(frozen=True)
class Board:
    """A grid, its 225 squares in reading order: `.` empty, `A`-`Z` a letter, `a`-`z` a joker's letter."""

    grid: str = EMPTY_GRID
    variant: Variant = field(default=USUAL, repr=False)

    def __post_init__(self) -> None:
        if len(self.grid) != len(EMPTY_GRID):
            raise Refusal(pieces.GRID_LENGTH, count=len(self.grid))
        bad = _NO_SQUARE.search(self.grid)
        if bad is not None:
            row, column = divmod(bad.start(), SIZE)
            raise Refusal(pieces.GRID_UNKNOWN, row=ROWS[row], column=column + 1, bad=bad[0])

    @classmethod
    def from_rows(cls, rows: Sequence[str], variant: Variant = USUAL) -> Self:
        """The board of 15 strings of 15 squares, row A first."""
        if len(rows) != SIZE:
            raise Refusal(pieces.GRID_ROWS, count=len(rows))
        for name, row in zip(ROWS, rows, strict=True):
            if len(row) != SIZE:
                raise Refusal(pieces.GRID_ROW_LENGTH, row=name, count=len(row))
        return cls("".join(rows), variant)

    @classmethod
    def from_cgp(cls, text: str, variant: Variant = USUAL) -> Self:
        """The board of a line of CGP; the letters, scores and notes after its grid are passed over.

        >>> Board.from_cgp("15/15/15/15/15/15/15/3PASSE7/15/15/15/15/15/15/15 MUNIE/ 0/0 0").tiles
        5
        """
        rows = text.strip().partition(" ")[0].split("/")
        if len(rows) != SIZE:
            raise Refusal(pieces.GRID_ROWS, count=len(rows))
        for name, row in zip(ROWS, rows, strict=True):
            bad = _NO_CGP.search(row)
            if bad is not None:
                raise Refusal(pieces.CGP_ROW_UNKNOWN, row=name, bad=bad[0])
        return cls.from_rows([_COUNT.sub(lambda count: EMPTY * int(count[0]), row) for row in rows], variant)

    @property
    def cgp(self) -> str:
        """The grid as CGP writes it: a number counts empty squares, a small letter is a joker's."""
        return "/".join(_EMPTY_RUN.sub(lambda run: str(len(run[0])), row) for row in self.rows)

    @property
    def rows(self) -> tuple[str, ...]:
        return tuple(self.grid[start : start + SIZE] for start in range(0, len(self.grid), SIZE))

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.grid[start::SIZE] for start in range(SIZE))

    @property
    def tiles(self) -> int:
        """How many tiles lie on the grid."""
        return len(self.grid) - self.grid.count(EMPTY)

    def __str__(self) -> str:
        return picture.text(self.grid, self.variant)

    def svg(self, ref: Ref | str | None = None, word: str = "") -> Markup:
        """The grid as a picture; the word that lies at `ref` stands out."""
        if ref is None:
            return self._drawn(())
        at = Ref.parse(ref) if isinstance(ref, str) else ref
        return self._drawn(squares_of(at, read_word(word)))

    def _drawn(self, last: Collection[int]) -> Markup:
        words = ", ".join(f"{word.upper()} {ref}" for ref, word in self.words())
        told = texts.GRID_WITH.say(words=words) if words else texts.EMPTY_GRID.say()
        return picture.svg(self.grid, self.variant, told, last)

    def _repr_svg_(self) -> Markup:
        return self.svg()

    def words(self) -> Iterator[tuple[Ref, str]]:
        """Every run of two letters or more: across from the top, then down from the left."""
        for row, squares in enumerate(self.rows):
            for run in _RUN.finditer(squares):
                yield Ref(row, run.start()), run[0]
        for column, squares in enumerate(self.columns):
            for run in _RUN.finditer(squares):
                yield Ref(run.start(), column, down=True), run[0]

    @article("2026", "1.1", "1.2", "1.2.2")
    @applies("2026", "1.2.1")
    @article("2010", "2.5", "2.6", "2.6.2")
    @applies("2010", "2.6.1")
    @article("2009", "2.5", "2.6", "2.6.2")
    @applies("2009", "2.6.1")
    @article("free", "1", "3", "4", "14", "17", "18", "19")
    @article("box", "premier-mot", "deuxieme-tirage", "comptage", "annulation")
    def place(self, ref: Ref | str, word: str, *, formula: Formula | str = NORMAL) -> Placement:
        """What the word is at that place, faults included; whether words are admitted is not looked at."""
        at = Ref.parse(ref) if isinstance(ref, str) else ref
        rules = kernel_rules(Formula.parse(formula), self.variant)
        return Placement.of(
            _kernel.place(rules, self.grid, at.down, at.row, at.column, read_word(word)),
        )

    def play(self, ref: Ref | str, word: str, *, formula: Formula | str = NORMAL) -> "Board":
        """The board with the word on it."""
        return replace(self, grid=self._legal(ref, word, formula).grid)

    def score(self, ref: Ref | str, word: str, *, formula: Formula | str = NORMAL) -> int:
        """What the word earns at that place."""
        return self._legal(ref, word, formula).score

    def _legal(self, ref: Ref | str, word: str, formula: Formula | str) -> Placement:
        placement = self.place(ref, word, formula=formula)
        if placement.faults:
            raise IllegalPlay(placement, Formula.parse(formula))
        return placement

    def premium(self, square: str) -> Premium:
        """The premium printed on a square (`H8`), covered or not."""
        return self.variant.premiums[Ref.parse(square).square]
