"""Positions as they are given to a command: JSON objects, CGP lines, or a grid typed by hand."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from nonuple.errors import Refusal, system_answer
from nonuple.formats import cgp
from nonuple.formats.jsonl import JsonLine, lines
from nonuple.pieces.board import Board
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import SIZE
from nonuple.pieces.tiles import Rack
from nonuple.texts import jsonl as json_texts
from nonuple.texts import moves as texts

T = TypeVar("T")


class _Written(msgspec.Struct, frozen=True):
    """A position as the contract writes it."""

    grid: list[str]
    rack: str
    id: msgspec.Raw = msgspec.Raw(b"null")
    formula: str | None = None
    words: list[str] | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A grid, the letters to play on it, and how."""

    board: Board
    rack: Rack
    formula: Formula = NORMAL
    words: list[str] | None = None
    """The only words admitted, where they are given with the position."""
    id: object = None


def position_of(line: JsonLine) -> Position:
    """The position of a JSON object; a refusal names the field at fault."""
    written = line.decode(_Written, texts.SHAPES)
    return Position(
        board=_field(line, "grid", lambda: Board.from_rows(written.grid)),
        rack=_field(line, "rack", lambda: Rack.parse(written.rack)),
        formula=_field(line, "formula", lambda: Formula.parse(written.formula or NORMAL.name)),
        words=written.words,
        id=written.id,
    )


def read_positions(path: Path) -> list[Position]:
    """The positions of a file: JSON, CGP lines, or 15 lines of grid with the rack on the next."""
    data = _content(path)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal(texts.FILE_NOT_TEXT, path=path) from None
    if "\0" in text:
        raise Refusal(texts.FILE_NOT_TEXT, path=path)
    rows = [row.strip() for row in text.splitlines() if row.strip()]
    if not rows:
        raise Refusal(texts.FILE_EMPTY, path=path)
    if rows[0].startswith("{"):
        return [position_of(line) for line in lines(io.BytesIO(data), str(path))]
    try:
        if "/" in rows[0]:
            return [Position(position.board, position.rack) for position in cgp.read(text)]
        return [_typed(rows)]
    except Refusal as problem:
        raise Refusal(texts.IN_FILE, path=path, problem=problem) from problem


def _typed(rows: list[str]) -> Position:
    has_rack = len(rows) == SIZE + 1
    return Position(
        Board.from_rows(rows[:SIZE] if has_rack else rows), Rack.parse(rows[SIZE] if has_rack else "")
    )


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refusal(json_texts.CANNOT_READ, source=path, why=system_answer(error)) from None


def _field(line: JsonLine, name: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except Refusal as problem:
        raise line.refuse(name, problem) from problem
