"""The grid and the clock as every screen reads them, whatever is played."""

from typing import Literal

import msgspec

from nonuple.pieces.board import Board
from nonuple.pieces.notation import Ref, squares_of
from nonuple.play.record import Turn
from nonuple.play.ticking import TurnTime

LAST_SECONDS = 30
"""Of a turn at home, when its clock calls for attention."""


class BoardView(msgspec.Struct, frozen=True):
    grid: tuple[str, ...]
    last: tuple[int, ...] = ()
    """Squares of the word laid last."""

    @classmethod
    def showing(cls, board: Board, last: Turn | None = None) -> "BoardView":
        return cls(board.rows, tuple(squares_of(Ref.parse(last.ref), last.word)) if last else ())


class Beep(msgspec.Struct, frozen=True):
    """A sound that the clock gives so many seconds after its start."""

    after: int
    sound: str


class ClockView(msgspec.Struct, frozen=True):
    """Times by the server's clock, in seconds."""

    state: Literal["none", "ready", "running", "paused", "over"]
    seconds: int = 0
    """Of the whole turn; 0 where it has no limit."""
    signal_before_end: int = 0
    started: float | None = None
    signal: float | None = None
    ends: float | None = None
    left: float | None = None
    """What remains while it is paused."""
    beeps: tuple[Beep, ...] = ()
    """Where the rulebook has the clock beep and nobody speak."""

    @classmethod
    def showing(cls, time: TurnTime | None, seconds: int) -> "ClockView":
        """The time of a turn that stands still at home as long as somebody wants it."""
        if time is None:
            return cls("ready", seconds, LAST_SECONDS)
        if time.running:
            return cls("running", seconds, LAST_SECONDS, ends=time.ends)
        return cls("paused", seconds, LAST_SECONDS, left=time.left)
