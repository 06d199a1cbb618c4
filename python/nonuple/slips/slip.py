"""What a player hands in, and the situation in which he wrote it."""

import enum
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Self

from nonuple import _kernel
from nonuple.arguments import checks_arguments
from nonuple.errors import Refusal
from nonuple.pieces.board import EMPTY, Board, kernel_rules
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import SIZE, Ref, read_word
from nonuple.pieces.tiles import Rack
from nonuple.rules import applies, article
from nonuple.slips.lazy import lazy
from nonuple.texts import judge as texts

UNREADABLE = "?"
"""A letter of the sketch that nobody can read."""

WIDEST = 2 * SIZE
"""Rows and columns of the largest sketch: twice the grid, as two words may be written far apart."""

MOST_LETTERS = 60
"""Of a sketch: far more than a word and its junction letters are; more takes seconds to read."""

_NO_SKETCH = re.compile(r"[^A-Za-z?. ]")


class SlipFault(enum.StrEnum):
    """What only a person sees."""

    NO_SLIP = "no-slip"
    BLANK = "blank"
    SEVERAL_SLIPS = "several-slips"
    ILLEGIBLE = "illegible"
    LATE = "late"
    WROTE_AFTER_END = "wrote-after-end"
    EXCHANGED = "exchanged"
    UNTIDY = "untidy"
    MISCONDUCT = "misconduct"
    SERIOUS_MISCONDUCT = "serious-misconduct"
    REFERENCE_ILLEGIBLE = "reference-illegible"
    DOUBTFUL_SOLUTIONS = "doubtful-solutions"
    """The arbiter cannot tell which of several solutions is meant."""


By = Literal["reference", "letters"]


class Principal(NamedTuple):
    """Which word the arbiter takes as the main one, and what he takes to place it; the other way is wrong."""

    word: str
    down: bool
    by: By | None = None


@article("2026", "3.1", "5.2")
@applies("2026", "5.1")
@checks_arguments
@dataclass(frozen=True)
class Slip:
    """A slip as it was written; what was struck out is not there."""

    sketch: tuple[str, ...] = ()
    """The squared part: letters where they were written relative to each other, in lower case those circled,
    `?` one that nobody can read, `.` or a space an empty square."""
    ref: str | None = None
    """What the reference box holds."""
    score: int | None = None
    """The points claimed; None when absent or unreadable."""
    faults: frozenset[SlipFault] = frozenset()
    principal: Principal | None = None

    def __post_init__(self) -> None:
        check_sketch(self.sketch)

    @classmethod
    def across(
        cls,
        word: str,
        *,
        ref: Ref | str | None = None,
        score: int | None = None,
        faults: Collection[SlipFault | str] = (),
    ) -> Self:
        """A word written from left to right and nothing else; a joker as `(D)ERIDERA` or `dERIDERA`."""
        return cls((read_word(word),), _written(ref), score, frozenset(map(_fault, faults)))

    @classmethod
    def down(
        cls,
        word: str,
        *,
        ref: Ref | str | None = None,
        score: int | None = None,
        faults: Collection[SlipFault | str] = (),
    ) -> Self:
        """A word written downwards and nothing else."""
        return cls(tuple(read_word(word)), _written(ref), score, frozenset(map(_fault, faults)))


def check_sketch(sketch: tuple[str, ...]) -> None:
    """What cannot be on the squared part of a slip is refused."""
    if len(sketch) > WIDEST or any(len(row) > WIDEST for row in sketch):
        raise Refusal(texts.SKETCH_TOO_LARGE, most=WIDEST)
    if sum(map(_letters, sketch)) > MOST_LETTERS:
        raise Refusal(texts.SKETCH_TOO_FULL, most=MOST_LETTERS)
    for number, row in enumerate(sketch, start=1):
        bad = _NO_SKETCH.search(row)
        if bad is not None:
            raise Refusal(texts.SKETCH_UNKNOWN, row=number, bad=bad[0])


def _letters(row: str) -> int:
    return len(row) - row.count(".") - row.count(" ")


def _written(ref: Ref | str | None) -> str | None:
    return None if ref is None else str(ref)


def _fault(name: SlipFault | str) -> SlipFault:
    try:
        return SlipFault(name)
    except ValueError:
        raise Refusal(texts.UNKNOWN_FAULT, name=name, known=", ".join(SlipFault)) from None


@dataclass(frozen=True)
class Situation:
    """The turn at which slips are handed in: the same for all players."""

    board: Board
    rack: Rack
    words: _kernel.Words
    turn: int
    formula: Formula = NORMAL
    blitz: bool = False
    also_admitted: frozenset[str] = field(default=frozenset())
    """Words taken as admitted beside those of the list, to see what a slip would be worth with them."""

    @lazy
    def first_turn(self) -> bool:
        """Whether nothing lies on the grid yet."""
        return not self.board.tiles

    @lazy
    @article("2026", "5.3.2")
    @article("2010", "4.4")
    @article("2009", "4.3")
    def links_needed(self) -> int:
        """How many junction letters locate a word: three, or two after a first word of two letters."""
        return 2 if self.turn == 2 and self.board.tiles == 2 else 3

    @lazy
    def rules(self) -> _kernel.Rules:
        return kernel_rules(self.formula, self.board.variant)

    @lazy
    def tiles(self) -> str:
        """The grid in capitals, jokers like other letters."""
        return self.board.grid.upper()

    @lazy
    def squares(self) -> Mapping[str, tuple[tuple[int, int], ...]]:
        """Where each letter lies on the grid, by row and column."""
        found: dict[str, list[tuple[int, int]]] = {}
        for square, letter in enumerate(self.tiles):
            if letter != EMPTY:
                found.setdefault(letter, []).append(divmod(square, SIZE))
        return {letter: tuple(squares) for letter, squares in found.items()}

    @lazy
    def lines(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The rows, then the columns of the grid, in capitals."""
        rows = tuple(row.upper() for row in self.board.rows)
        return rows, tuple(column.upper() for column in self.board.columns)

    @lazy
    def grid_words(self) -> tuple[tuple[tuple[Ref, str], ...], tuple[tuple[Ref, str], ...]]:
        """The words that lie across, then those that lie down, in capitals."""
        found = [(ref, word.upper()) for ref, word in self.board.words()]
        across = tuple(one for one in found if not one[0].down)
        return across, tuple(one for one in found if one[0].down)

    def admits(self, word: str) -> bool:
        spelled = word.upper()
        return spelled in self.words or spelled in self.also_admitted

    def with_words(self, words: frozenset[str]) -> "Situation":
        """The same turn if these words were admitted."""
        return Situation(self.board, self.rack, self.words, self.turn, self.formula, self.blitz, words)
