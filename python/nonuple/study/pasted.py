"""A position or a game as somebody pastes it: CGP, a published sheet, GCG, or any file of a game."""

import re

import msgspec

from nonuple.errors import Refusal
from nonuple.formats import cgp, games
from nonuple.pieces.board import Board
from nonuple.play.free.record import FreeRecord
from nonuple.play.masked import masked
from nonuple.play.record import Record
from nonuple.study.position import AskedPosition
from nonuple.texts import study as texts

_CGP = re.compile(r"^\s*(?:cgp\s+)?([A-Za-z0-9]+(?:/[A-Za-z0-9]+){3,})(\s|$)")


class TurnPosition(msgspec.Struct, frozen=True):
    """The grid before a turn, its letters, and what was played."""

    turn: int
    position: AskedPosition
    ref: str = ""
    word: str = ""
    score: int = 0


def positions_of(text: str) -> tuple[TurnPosition, ...]:
    """One of a CGP line, one of each turn of a game."""
    line = text.strip().removeprefix("cgp ").strip()
    if _CGP.match(line):
        read = cgp.read_line(line.splitlines()[0])
        return (TurnPosition(1, AskedPosition(grid=read.board.grid, rack=read.rack.letters)),)
    if not line:
        raise Refusal(texts.NOTHING_PASTED)
    game = games.read_any(text.encode())
    return tuple(_free(game) if isinstance(game, FreeRecord) else _duplicate(game))


def _duplicate(record: Record) -> list[TurnPosition]:
    return [
        TurnPosition(
            one.retained.n,
            AskedPosition(
                grid=one.board.grid, rack=str(one.rack), formula=one.formula.name, variant=record.variant
            ),
            one.retained.ref,
            one.retained.word,
            one.top,
        )
        for one in masked(record)
    ]


def _free(record: FreeRecord) -> list[TurnPosition]:
    board, found = Board(variant=record.pieces), []
    for turn in record.turns:
        position = AskedPosition(grid=board.grid, rack=turn.rack, variant=record.variant)
        found.append(TurnPosition(turn.n, position, turn.ref or "", turn.word or "", turn.points))
        if turn.ref and turn.word and not turn.lost:
            board = board.play(turn.ref, turn.word)
    return found
