"""What a player missed at a turn, and why: the better moves, in groups, as the kernel finds them."""

import enum

import msgspec

from nonuple import _kernel
from nonuple.pieces.board import Board
from nonuple.pieces.search import Move


class Cause(enum.StrEnum):
    """Why a better move was missed; a move that has several has the first."""

    SEVEN = "seven"
    """It lays seven letters or more."""
    PLACEMENT = "placement"
    """It is one's own word, where it earns more."""
    JOKER = "joker"
    """It plays a joker."""
    HOOK = "hook"
    """It lengthens a word of the grid, along or across."""
    SHORT = "short"
    """Its word is short, or it lies along others and forms nothing but short words with them."""
    UNSEEN = "unseen"


class MissedMove(msgspec.Struct, frozen=True):
    ref: str
    word: str
    score: int
    cross: tuple[str, ...] = ()


class MissedGroup(msgspec.Struct, frozen=True):
    """Better moves that were missed for the same cause, the dearest first."""

    cause: Cause
    count: int
    moves: tuple[MissedMove, ...]


def cause_of(board: Board, move: Move, own: str) -> Cause:
    """Why a move was missed by one who played `own`."""
    return Cause(_kernel.cause(board.grid, move.ref, move.word, move.bonus, list(move.cross), own))
