"""A duplicate game as it was played: its turns, and how it ended."""

from itertools import accumulate
from typing import Literal, TypeGuard, get_args

import msgspec

from nonuple.markup import Markup, joined, rows_of, table
from nonuple.pieces.board import EMPTY, EMPTY_GRID, Board
from nonuple.pieces.notation import Ref, in_brackets, squares_of
from nonuple.pieces.variant import USUAL, Variant, variant
from nonuple.texts import publication as texts

EarlyEnd = Literal["interrupted", "no-letters", "organiser", "other"]
"""Why a person stops a game that the letters would let go on."""
EndReason = Literal[
    "all-placed",
    "one-letter",
    "only-vowels",
    "only-consonants",
    "no-move",
    "same-letters",
    "interrupted",
    "no-letters",
    "organiser",
    "other",
]
RejectReason = Literal["invalid", "no-move", "same-letters"]
_EARLY_ENDS: frozenset[str] = frozenset(get_args(EarlyEnd))


def is_early(reason: EndReason | None) -> TypeGuard[EarlyEnd]:
    return reason in _EARLY_ENDS


class Reject(msgspec.Struct, frozen=True):
    """A draw that went back into the bag."""

    kept: str
    drawn: str
    why: RejectReason


class Turn(msgspec.Struct, frozen=True):
    """One turn: the letters, and the word that was retained.

    `kept` and `drawn` are in the order of drawing; `?` is a joker, last in `kept` while it lies beside the
    bag in a joker game. `word` and `cross` show a joker in lower case even where a letter took its place.
    """

    n: int
    rejected: tuple[Reject, ...]
    kept: str
    drawn: str
    ref: str
    word: str
    score: int
    bonus: int
    cross: tuple[str, ...]
    ties: int
    replaced: str | None = None
    """The letter that took the joker's place on the grid, in a joker game."""

    @property
    def rack(self) -> str:
        return self.kept + self.drawn


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole game. `end` is None, and `left` what is still to come, while it goes on."""

    edition: str
    formula: str
    turns: tuple[Turn, ...]
    end: EndReason | None
    left: str
    """Letters not placed, jokers beside the bag of a joker game apart."""
    variant: str = USUAL.name

    @property
    def pieces(self) -> Variant:
        """The letters and the board."""
        return variant(self.variant)

    @property
    def total(self) -> int:
        return sum(turn.score for turn in self.turns)

    @property
    def board(self) -> Board:
        """The grid at the end; where a letter took a joker's place, the letter itself."""
        squares = [*EMPTY_GRID]
        for turn in self.turns:
            for at, letter in zip(self._squares(turn), turn.word, strict=True):
                if squares[at] == EMPTY:
                    squares[at] = letter.upper() if turn.replaced else letter
        return Board("".join(squares), self.pieces)

    def _repr_html_(self) -> Markup:
        titles = (texts.RACK, texts.WORD, texts.REFERENCE, texts.SCORE, texts.SUM)
        heads = ["", *(one.say() for one in titles)]
        totals = accumulate(turn.score for turn in self.turns)
        rows = (
            (turn.n, turn.rack, in_brackets(turn.word), turn.ref, turn.score, total)
            for turn, total in zip(self.turns, totals, strict=True)
        )
        return joined(self.board.svg(), table(heads, rows_of(rows), texts.SHEET.say()))

    def _squares(self, turn: Turn) -> range:
        return squares_of(Ref.parse(turn.ref), turn.word) if turn.word else range(0)
