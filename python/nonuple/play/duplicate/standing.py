"""Where a recorded game stands before each turn, taken as it was written down, right or wrong.

A game that is being played has its state (`nonuple.play.duplicate.state`), which nothing wrong can enter;
here a sheet that holds a mistake is followed all the same, so that it can be shown and checked to its end.
"""

from dataclasses import dataclass

from nonuple.pieces.board import Board, Fault, Placement
from nonuple.pieces.draw import full_bag, without
from nonuple.pieces.formula import Formula
from nonuple.pieces.tiles import JOKER, LetterSet
from nonuple.pieces.variant import Variant
from nonuple.play.duplicate.ending import end_by_letters
from nonuple.play.duplicate.state import lay, replacement
from nonuple.play.record import EndReason, Turn

_NOWHERE = Fault.OFF_GRID | Fault.CONFLICT


@dataclass(frozen=True)
class TurnStart:
    """What a turn starts from."""

    formula: Formula
    board: Board
    left: str
    """Every letter not placed: those kept, the bag, the jokers beside it."""
    kept: str
    """What the next rack keeps, unless it is rejected."""

    @classmethod
    def first(cls, formula: Formula, variant: Variant) -> "TurnStart":
        """Before the first turn."""
        bag = full_bag(variant.letters)
        return cls(formula, Board(variant=variant), bag, _aside(formula, bag))

    @property
    def kept_if_rejected(self) -> str:
        """What a rack keeps after a rejection: nothing but the joker of a joker game."""
        return _aside(self.formula, self.left)

    @property
    def letters_left(self) -> str:
        """Letters not placed, jokers beside the bag of a joker game apart."""
        return self.left.replace(JOKER, "") if self.formula.joker else self.left

    @property
    def tiles(self) -> LetterSet:
        return self.board.variant.letters

    def place(self, ref: str, word: str) -> Placement:
        return self.board.place(ref, word, formula=self.formula)

    def replacement(self, rack: str, placement: Placement) -> str | None:
        """The letter that takes the place of the joker laid in a joker game, if the bag still has it."""
        if not self.formula.joker:
            return None
        return replacement(without(self.left, rack), "".join(laid.tile for laid in placement.laid))

    def after(self, turn: Turn) -> "TurnStart":
        """Once the word of the turn lies on the grid; as before where it cannot lie at all."""
        placement = self.place(turn.ref, turn.word)
        if placement.faults & _NOWHERE:
            return self
        placed = placement.needs.replace(JOKER, turn.replaced or JOKER, 1)
        left = without(self.left, placed)
        kept = without(turn.rack, placement.needs)
        if self.formula.joker:
            kept = kept.replace(JOKER, "") + _aside(self.formula, left)
        board = lay(self.board, turn.ref, placement.word, turn.replaced)
        return TurnStart(self.formula, board, left, kept)

    @property
    def end(self) -> EndReason | None:
        """How the letters left end the game, if they do."""
        return end_by_letters(self.letters_left, self.tiles, joker_aside=bool(self.kept_if_rejected))


def _aside(formula: Formula, left: str) -> str:
    """The joker beside the letters of a joker game, as long as one is left."""
    return JOKER if formula.joker and JOKER in left else ""
