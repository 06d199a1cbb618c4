"""Where a game alone stands, derived from its events and from nothing else."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from nonuple.pieces.board import Board
from nonuple.play.masked import MaskedTurn, board_after, masked
from nonuple.play.solo import events as on
from nonuple.play.ticking import AWAY, TimeResumed, TimeStopped, TurnTime, ticked

SoloPhase = Literal["search", "shown", "over"]
"""Letters in play; the retained word shown; no turn left."""


class SoloState(msgspec.Struct, frozen=True):
    """A game alone at one moment."""

    begun: on.SoloBegun
    turns: tuple[MaskedTurn, ...]
    """Of the whole game: whoever shows them keeps to `seen`."""
    outcomes: tuple[on.SoloOutcome, ...] = ()
    hints: tuple[on.HintStep, ...] = ()
    """Taken at the turn in play."""
    hinted: tuple[tuple[on.HintStep, ...], ...] = ()
    """Taken at each turn that is over."""
    draft: on.SoloSlip | None = None
    held: on.SoloOutcome | None = None
    """One's own word, scored, while one looks again."""
    paid: tuple[on.HintStep, ...] = ()
    """Hints taken before that: those after it cost nothing."""
    time: TurnTime | None = None
    begun_at: tuple[float, str] = (0.0, "")
    """When the letters of the turn were uncovered, and by which clock."""
    phase: SoloPhase = "search"

    @property
    def number(self) -> int:
        """Of the turn in play or just shown, from 1."""
        return len(self.outcomes) + (self.phase == "search")

    @property
    def turn(self) -> MaskedTurn:
        """The one in play or just shown, what is behind the mask included."""
        return self.turns[max(self.number, 1) - 1]

    @property
    def seen(self) -> tuple[MaskedTurn, ...]:
        """The turns whose solution was shown."""
        return self.turns[: len(self.outcomes)]

    @property
    def board(self) -> Board:
        """The grid with all words that were shown."""
        return self.turn.board if self.phase == "search" else board_after(self.turn)

    def spent(self, at: float, epoch: str) -> float | None:
        """Seconds taken for the turn in play, where they are known."""
        if self.time is not None and self.begun.seconds is not None:
            return self.begun.seconds - self.time.left_at(at)
        since, clock = self.begun_at
        return min(AWAY, max(0.0, at - since)) if epoch and clock == epoch else None

    @property
    def last(self) -> on.SoloOutcome | None:
        """What one's word came to at the turn just shown."""
        return self.outcomes[-1] if self.outcomes and self.phase != "search" else None


def replay_solo(events: Iterable[on.SoloFact]) -> SoloState:
    """The game that these events tell."""
    first, *rest = events
    assert isinstance(first, on.SoloBegun), "a game alone begins with SoloBegun"
    return reduce(apply_solo, rest, begun(first))


def begun(event: on.SoloBegun) -> SoloState:
    turns, daily = masked(event.record), event.daily
    only = daily is not None and daily.what == "turn"
    return SoloState(event, turns[-1:] if only else turns, phase="shown")


def apply_solo(state: SoloState, event: on.SoloFact) -> SoloState:
    """The game after an event."""
    return _CHANGES[type(event)](state, event)


def _uncover_letters(state: SoloState, event: on.LettersUncovered) -> SoloState:
    seconds = state.begun.seconds
    time = None if seconds is None else TurnTime(seconds, event.at, event.epoch)
    return replace(
        state,
        phase="search",
        time=time,
        begun_at=(event.at, event.epoch),
        hints=(),
        held=None,
        paid=(),
        draft=None,
    )


def _hold(state: SoloState, event: on.WordHeld) -> SoloState:
    return replace(state, held=event.outcome, paid=state.hints, time=None, draft=None)


def _uncover_solution(state: SoloState, event: on.SolutionUncovered) -> SoloState:
    last = len(state.outcomes) + 1 == len(state.turns)
    return replace(
        state,
        outcomes=(*state.outcomes, event.outcome),
        hinted=(*state.hinted, state.paid if state.held else state.hints),
        phase="over" if last else "shown",
        time=None,
        held=None,
        draft=None,
    )


def _tick(state: SoloState, event: TimeStopped | TimeResumed) -> SoloState:
    return replace(state, time=ticked(state.time, event))


def _begin_again(state: SoloState, event: on.SoloBegun) -> SoloState:
    return begun(event)


_CHANGES: dict[type[on.SoloFact], Callable[[SoloState, Any], SoloState]] = {
    on.SoloBegun: _begin_again,
    on.LettersUncovered: _uncover_letters,
    on.HintTaken: lambda state, event: replace(state, hints=(*state.hints, event.step)),
    on.DraftKept: lambda state, event: replace(state, draft=event.slip),
    on.WordHeld: _hold,
    on.SolutionUncovered: _uncover_solution,
    TimeStopped: _tick,
    TimeResumed: _tick,
    on.SoloStopped: lambda state, _: replace(state, phase="over", time=None, hints=(), draft=None),
}
