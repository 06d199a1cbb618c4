"""What a player missed at a turn, and why: the better moves, in groups."""

import enum
from collections.abc import Sequence
from itertools import chain

import msgspec

from nonuple.pieces.board import EMPTY, Board
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.search import Move
from nonuple.pieces.tiles import JOKER
from nonuple.play.masked import MaskedTurn, laid_on
from nonuple.words.lexicon import Lexicon

SHORT = 3
"""Letters of a short word, at most."""
FULL = 7
"""Letters of a whole rack."""
NAMED = 6
"""Moves named in a group, at most; the others are counted."""


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


def missed_at(turn: MaskedTurn, moves: Sequence[Move], own: str, points: int) -> tuple[MissedGroup, ...]:
    """What would have earned more than `points`: the group of the dearest move first.

    The retained word is among them, whether the list in use has it or not; a word is told once, where it is
    dearest.
    """
    better = [one for one in moves if points < one.score <= turn.top]
    groups: dict[Cause, list[MissedMove]] = {}
    for one in chain(_retained(turn, points), better):
        cause = cause_of(turn.board, one, own)
        group = groups.setdefault(cause, [])
        if cause is Cause.PLACEMENT or one.word not in {known.word for known in group}:
            group.append(MissedMove(one.ref, one.word, one.score, one.cross))
    return tuple(
        MissedGroup(cause, len(group), tuple(group[:NAMED])) for cause, group in _dearest_first(groups)
    )


def placeless_sevens(turn: MaskedTurn, moves: Sequence[Move], lexicon: Lexicon) -> tuple[str, ...]:
    """Words of all the letters that lie nowhere; with a joker there are too many to be of use."""
    letters = turn.rack.letters
    if len(letters) != FULL or JOKER in letters:
        return ()
    placed = {one.word for one in moves}
    return tuple(word for word in lexicon.anagrams(letters) if word not in placed)


def cause_of(board: Board, move: Move, own: str) -> Cause:
    """Why a move was missed by one who played `own`."""
    if move.bonus:
        return Cause.SEVEN
    if own and move.word.upper() == own.upper():
        return Cause.PLACEMENT
    if any(tile.islower() for tile in laid_on(board, move.ref, move.word)):
        return Cause.JOKER
    if lengthens(board, move):
        return Cause.HOOK
    if len(move.word) <= SHORT or _leans_on_short_words(move.cross):
        return Cause.SHORT
    return Cause.UNSEEN


def lengthens(board: Board, move: Move) -> bool:
    """Whether a word of the grid becomes a longer one: in the line of the move, or across it."""
    first = Ref.parse(move.ref)
    step = SIZE if first.down else 1
    line = "".join(
        board.grid[at] for at, _ in zip(range(first.square, len(board.grid), step), move.word, strict=False)
    )
    along = any(len(run) > 1 for run in line.split(EMPTY))
    return along or any(len(word) > 2 for word in move.cross)


def _retained(turn: MaskedTurn, points: int) -> Sequence[Move]:
    retained = turn.retained
    if retained.score <= points:
        return ()
    tiles = len(laid_on(turn.board, retained.ref, retained.word))
    return (Move(retained.ref, retained.word, retained.score, retained.bonus, tiles, retained.cross),)


def _leans_on_short_words(cross: Sequence[str]) -> bool:
    """Whether it lies along others, joined by short words alone."""
    return len(cross) > 1 and all(len(word) <= SHORT for word in cross)


def _dearest_first(groups: dict[Cause, list[MissedMove]]) -> list[tuple[Cause, list[MissedMove]]]:
    return sorted(groups.items(), key=lambda item: -item[1][0].score)
