"""What a player missed at a turn, and why: the better moves, in groups."""

import enum
from collections.abc import Sequence
from functools import cache
from itertools import chain, islice

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
    groups: dict[Cause, dict[str, Move]] = {}
    for one in chain(_retained(turn, points), better):
        cause = cause_of(turn.board, one, own)
        name = f"{one.ref} {one.word}" if cause is Cause.PLACEMENT else one.word
        groups.setdefault(cause, {}).setdefault(name, one)
    return tuple(
        MissedGroup(cause, len(group), tuple(map(_told, islice(group.values(), NAMED))))
        for cause, group in _dearest_first(groups)
    )


def _told(move: Move) -> MissedMove:
    return MissedMove(move.ref, move.word, move.score, move.cross)


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
    if not move.word.isupper() and _lays_joker(board, move):
        return Cause.JOKER
    if lengthens(board, move):
        return Cause.HOOK
    if len(move.word) <= SHORT or _leans_on_short_words(move.cross):
        return Cause.SHORT
    return Cause.UNSEEN


def _lays_joker(board: Board, move: Move) -> bool:
    line = board.grid[_line_from(move.ref)]
    return any(tile.islower() and square == EMPTY for square, tile in zip(line, move.word, strict=False))


def lengthens(board: Board, move: Move) -> bool:
    """Whether a word of the grid becomes a longer one: in the line of the move, or across it."""
    line = board.grid[_line_from(move.ref)][: len(move.word)]
    along = any(len(run) > 1 for run in line.split(EMPTY))
    return along or any(len(word) > 2 for word in move.cross)


@cache
def _line_from(ref: str) -> slice:
    """The squares from one on, along or down; there are 450 of them, asked for by the thousand."""
    first = Ref.parse(ref)
    return slice(first.square, None, SIZE if first.down else 1)


def _retained(turn: MaskedTurn, points: int) -> Sequence[Move]:
    retained = turn.retained
    if retained.score <= points:
        return ()
    tiles = len(laid_on(turn.board, retained.ref, retained.word))
    return (Move(retained.ref, retained.word, retained.score, retained.bonus, tiles, retained.cross),)


def _leans_on_short_words(cross: Sequence[str]) -> bool:
    """Whether it lies along others, joined by short words alone."""
    return len(cross) > 1 and all(len(word) <= SHORT for word in cross)


def _dearest_first(groups: dict[Cause, dict[str, Move]]) -> list[tuple[Cause, dict[str, Move]]]:
    return sorted(groups.items(), key=lambda item: -next(iter(item[1].values())).score)
