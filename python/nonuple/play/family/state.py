"""Where a family's game stands, derived from its events and from nothing else."""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from nonuple.pieces.board import Board
from nonuple.pieces.clock import TimeSignal, box_signals
from nonuple.play.family import events as on
from nonuple.play.masked import MaskedTurn, board_after, masked
from nonuple.play.ticking import TimeResumed, TimeStopped, TurnTime, ticked

FamilyPhase = Literal["between", "letters", "play", "announce", "over"]
"""A turn is to come, or was just revealed; its letters are in play; its time runs; all announce."""


class FamilyLine(msgspec.Struct, frozen=True):
    """A turn in the book."""

    top: on.FamilyTop
    points: Mapping[str, int]
    doubted: tuple[str, ...] = ()


class FamilyState(msgspec.Struct, frozen=True):
    begun: on.FamilyBegun
    turns: tuple[MaskedTurn, ...] = ()
    """Of the whole game, where the program draws: whoever shows them keeps to what is revealed."""
    arrived: Mapping[str, int] = {}
    """Who sits at the table, or sat there, and since which turn."""
    gone: frozenset[str] = frozenset()
    phase: FamilyPhase = "between"
    said: Mapping[str, on.Announcement] = {}
    """Announced at the turn in play."""
    lines: tuple[FamilyLine, ...] = ()
    time: TurnTime | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays now, in the order they sat down."""
        return tuple(one for one in self.arrived if one not in self.gone)

    @property
    def awaited(self) -> tuple[str, ...]:
        """Who has still to announce."""
        return tuple(one for one in self.players if one not in self.said)

    @property
    def draws_itself(self) -> bool:
        """Whether the family draws from its own bag: then the program knows neither letters nor top."""
        return self.begun.record is None

    @property
    def number(self) -> int:
        """Of the turn in play, or of the one just revealed."""
        return len(self.lines) + (self.phase in ("letters", "play", "announce"))

    @property
    def turn(self) -> MaskedTurn | None:
        """The turn in play or just revealed, what is behind the mask included."""
        return None if self.draws_itself or not self.number else self.turns[self.number - 1]

    @property
    def board(self) -> Board | None:
        """The grid with all words revealed; None where the family has its own."""
        if self.begun.record is None:
            return None
        turn = self.turn
        if turn is None:
            return self.turns[0].board
        return board_after(turn) if self.phase in ("between", "over") else turn.board

    @property
    def seconds(self) -> int:
        return 60 * self.begun.minutes

    @property
    def signals(self) -> tuple[TimeSignal, ...]:
        return box_signals(self.seconds)


def replay_family(events: Iterable[on.FamilyFact]) -> FamilyState:
    first, *rest = events
    assert isinstance(first, on.FamilyBegun), "a family's game begins with FamilyBegun"
    return reduce(apply_family, rest, family_begun(first))


def family_begun(event: on.FamilyBegun) -> FamilyState:
    turns = masked(event.record) if event.record else ()
    return FamilyState(event, turns, dict.fromkeys(event.players, 1))


def apply_family(state: FamilyState, event: on.FamilyFact) -> FamilyState:
    return _CHANGES[type(event)](state, event)


def _sit_down(state: FamilyState, event: on.FamilyJoined) -> FamilyState:
    since = state.arrived.get(event.player, max(1, state.number))
    return replace(state, arrived={**state.arrived, event.player: since}, gone=state.gone - {event.player})


def _get_up(state: FamilyState, event: on.FamilyLeft) -> FamilyState:
    said = {player: one for player, one in state.said.items() if player != event.player}
    return replace(state, gone=state.gone | {event.player}, said=said)


def _start(state: FamilyState, event: on.FamilyClockStarted) -> FamilyState:
    return replace(state, phase="play", time=TurnTime(state.seconds, event.at, event.epoch))


def _reveal(state: FamilyState, event: on.FamilyRevealed) -> FamilyState:
    lines = (*state.lines, FamilyLine(event.top, event.points, event.doubted))
    last = bool(state.turns) and len(lines) == len(state.turns)
    return replace(state, lines=lines, said={}, time=None, phase="over" if last else "between")


def _correct(state: FamilyState, event: on.FamilyCorrected) -> FamilyState:
    line = state.lines[event.turn - 1]
    right = replace(
        line,
        points={**line.points, event.player: event.points},
        doubted=tuple(one for one in line.doubted if one != event.player),
    )
    return replace(state, lines=(*state.lines[: event.turn - 1], right, *state.lines[event.turn :]))


def _tick(state: FamilyState, event: TimeStopped | TimeResumed) -> FamilyState:
    return replace(state, time=ticked(state.time, event))


_CHANGES: dict[type[on.FamilyFact], Callable[[FamilyState, Any], FamilyState]] = {
    on.FamilyBegun: lambda _, event: family_begun(event),
    on.FamilyJoined: _sit_down,
    on.FamilyLeft: _get_up,
    on.FamilyTurnOpened: lambda state, _: replace(state, phase="letters"),
    on.FamilyClockStarted: _start,
    on.FamilyTimeOver: lambda state, _: replace(state, phase="announce", time=None),
    on.FamilyAnnounced: lambda state, event: replace(state, said={**state.said, event.player: event.said}),
    on.FamilyRevealed: _reveal,
    on.FamilyCorrected: _correct,
    on.FamilyEnded: lambda state, _: replace(state, phase="over", time=None, said={}),
    TimeStopped: _tick,
    TimeResumed: _tick,
}
