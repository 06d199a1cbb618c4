"""CGP: one position a line, `rows rack/rack score/score passes name value; name value; ...`.

In a row a number counts empty squares, a letter is a tile, in lower case a joker. What follows the grid may
be missing from the right.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.pieces.tiles import Rack
from nonuple.texts import pieces

NO_LETTERS = Rack()

_SCORES = re.compile(r"(-?[0-9]{1,6})/(-?[0-9]{1,6})")
_PASSES = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True)
class CgpPosition:
    """A grid and the letters to play on it; the rest serves the game for two and the notes of programs."""

    board: Board
    rack: Rack
    opponent: Rack = NO_LETTERS
    scores: tuple[int, int] = (0, 0)
    passes: int = 0
    notes: tuple[tuple[str, str], ...] = ()
    """Names and values that end the line (`turn 22; bag 2;`), in order."""


def read(text: str) -> Iterator[CgpPosition]:
    """The positions of a text, one a line; blank lines are passed over."""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if line.strip():
            try:
                yield read_line(line)
            except Refusal as problem:
                raise Refusal(pieces.CGP_LINE, line=number, problem=problem) from problem


def read_line(line: str) -> CgpPosition:
    """The position of one line."""
    grid, racks, scores, passes, notes, *_ = [*line.split(maxsplit=4), "", "", "", "", ""]
    own, _, opponent = racks.partition("/")
    if "/" in opponent:
        raise Refusal(pieces.CGP_RACKS, text=racks)
    return CgpPosition(
        board=Board.from_cgp(grid),
        rack=Rack.parse(own),
        opponent=Rack.parse(opponent),
        scores=_read_scores(scores or "0/0"),
        passes=_read_passes(passes or "0"),
        notes=tuple(_read_notes(notes)),
    )


def write_line(position: CgpPosition) -> str:
    """The line of a position, without an end of line."""
    fields = [
        position.board.cgp,
        f"{position.rack.letters}/{position.opponent.letters}",
        "{}/{}".format(*position.scores),
        str(position.passes),
        *(f"{name} {value};" if value else f"{name};" for name, value in position.notes),
    ]
    return " ".join(fields)


def _read_scores(text: str) -> tuple[int, int]:
    found = _SCORES.fullmatch(text)
    if found is None:
        raise Refusal(pieces.CGP_SCORES, text=text)
    return int(found[1]), int(found[2])


def _read_passes(text: str) -> int:
    if _PASSES.fullmatch(text) is None:
        raise Refusal(pieces.CGP_PASSES, text=text)
    return int(text)


def _read_notes(text: str) -> Iterator[tuple[str, str]]:
    for note in text.split(";"):
        name, _, value = note.strip().partition(" ")
        if name:
            yield name, value.strip()
