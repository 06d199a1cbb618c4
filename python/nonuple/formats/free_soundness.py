"""Whether a free game in a file is one: seats, letters, words that lie on the grid one by one."""

import re

from nonuple.errors import Refusal
from nonuple.formats.soundness import MOST_POINTS, read_left
from nonuple.pieces.board import Board, IllegalPlay
from nonuple.pieces.draw import has
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.tiles import Rack
from nonuple.play.free.record import FreeRecord, FreeTurn
from nonuple.play.free.settings import FreeSettings, agreed
from nonuple.texts import free as free_texts
from nonuple.texts import sheet as texts

MOST_FREE_TURNS = 5000
"""Exchanges and passes lay no tile."""

_LOT = re.compile("[A-Z?]")


def sound_free(record: FreeRecord) -> FreeRecord:
    """The same record; refused, naming the turn, where it contradicts itself."""
    agreed(FreeSettings(record.seats, record.words, variant=record.variant))
    seats = range(len(record.seats))
    if len(record.turns) > MOST_FREE_TURNS:
        raise Refusal(texts.TOO_MANY_ROWS, most=MOST_FREE_TURNS)
    if record.first not in seats or not all(map(_LOT.fullmatch, record.lots)):
        raise Refusal(texts.BAD_FIELD, field="lots")
    read_left(record.left)
    board = Board(variant=record.pieces)
    for number, turn in enumerate(record.turns, start=1):
        try:
            board = _after(board, turn, number, len(seats))
        except Refusal as problem:
            raise Refusal(texts.AT_TURN, n=number, problem=problem) from problem
    _check_end(record)
    return record


def _after(board: Board, turn: FreeTurn, number: int, seats: int) -> Board:
    """The grid once the turn was played."""
    rack = Rack(turn.rack)
    Rack(turn.drawn)
    if turn.n != number or turn.seat not in range(seats) or abs(turn.points) > MOST_POINTS:
        raise Refusal(texts.BAD_NUMBERS, most=MOST_POINTS)
    if turn.challenge is not None and turn.challenge.by not in range(seats):
        raise Refusal(texts.BAD_FIELD, field="challenge.by")
    if turn.action == "exchange" and not has(rack.letters, Rack(turn.aside or "").letters):
        raise Refusal(free_texts.NOT_ON_RACK, letters=turn.aside)
    if turn.action != "play":
        return board
    placement = board.place(turn.ref or "", turn.word or "")
    if placement.faults:
        raise IllegalPlay(placement, NORMAL)
    if not has(rack.letters, placement.needs):
        raise Refusal(free_texts.NOT_ON_RACK, letters=placement.needs)
    return board if turn.lost else board.play(placement.ref, placement.word)


def _check_end(record: FreeRecord) -> None:
    end, count = record.end, len(record.seats)
    if end is None:
        return
    for name, told in (("racks", end.racks), ("adjust", end.adjust), ("totals", end.totals)):
        if len(told) != count:
            raise Refusal(texts.BAD_FIELD, field=f"end.{name}")
    if end.late is not None and len(end.late) != count:
        raise Refusal(texts.BAD_FIELD, field="end.late")
    for rack in end.racks:
        Rack(rack)
