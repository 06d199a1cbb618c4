"""Slips judged a second on one core, all distinct: half the top, a third other solutions, the rest faulty."""

import time
from collections.abc import Iterator
from itertools import islice

from nonuple.pieces.board import EMPTY
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.search import Move, Search
from nonuple.pieces.variant import USUAL
from nonuple.rulebooks.judging import judge
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Sanction
from nonuple.words_io.library import Library
from tests.golden.positions import FILES, positions

SITUATIONS = 400
SLIPS = 12
"""A situation: 6 slips with the top or what is near it, 4 with another solution, 2 at fault."""

Asked = tuple[Situation, Slip, int | None]
"""A slip, and what it earns without sanction; None when it is at fault."""


def bench(situations: int = SITUATIONS) -> None:
    """Judge them all once, verdicts checked first."""
    asked = list(mixed(situations))
    for situation, slip, score in asked:
        verdict = judge("2026", situation, slip)
        right = (verdict.points, verdict.sanction) == (score, Sanction.NONE)
        assert right if score is not None else verdict.sanction is not Sanction.NONE, (slip, verdict)
    began = time.thread_time_ns()
    for situation, slip, _ in asked:
        judge("2026", situation, slip)
    seconds = (time.thread_time_ns() - began) / 1e9
    print(f"slips judged: {len(asked) / seconds:,.0f} a second, {len(asked):,} distinct ones")


def mixed(situations: int) -> Iterator[Asked]:
    words = Library.of_user().default().words
    search = Search.over(words, NORMAL, USUAL)
    wanted = (one for one in positions(FILES[-1]) if one.board.tiles)
    for turn, position in enumerate(islice(wanted, situations), start=2):
        found = search.one(position.board, position.rack, top=False)
        solutions = [move for move in found if not any(map(str.islower, move.word))][: 3 * SLIPS]
        situation = Situation(position.board, position.rack, words, turn)
        yield from _slips(situation, solutions)


def _slips(situation: Situation, moves: list[Move]) -> Iterator[Asked]:
    """The best written in several ways, others by reference, and the usual faults."""
    for rank, move in enumerate(moves[:SLIPS]):
        ref = Ref.parse(move.ref)
        written = tuple(move.word) if ref.down else (move.word,)
        match rank:
            case 10:
                yield situation, Slip(written, move.ref, move.score + 1), None
            case 11:
                yield situation, Slip(written, None, move.score - 1), None
            case 1 | 3:
                yield situation, Slip(linked(situation, ref, move.word), move.ref, move.score), move.score
            case _:
                yield situation, Slip(written, move.ref, move.score), move.score


def linked(situation: Situation, ref: Ref, word: str) -> tuple[str, ...]:
    """The word with a few letters of the grid that touch it."""
    tiles = situation.board.grid
    step = SIZE if ref.down else 1
    drawn = {ref.square + step * at: letter for at, letter in enumerate(word)}
    for square in list(drawn):
        for beside in (square - SIZE, square + SIZE, square - 1, square + 1):
            on_grid = 0 <= beside < len(tiles) and abs(beside % SIZE - square % SIZE) <= 1
            if on_grid and tiles[beside] != EMPTY and tiles[square] == EMPTY and len(drawn) < len(word) + 3:
                drawn.setdefault(beside, tiles[beside].upper())
    rows = range(min(drawn) // SIZE, max(drawn) // SIZE + 1)
    return tuple("".join(drawn.get(row * SIZE + column, EMPTY) for column in range(SIZE)) for row in rows)
