"""The clock of a contest: its signal and its end happen when they are due, whoever looks."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from nonuple.contest.asking import Events, Means
from nonuple.contest.events import GameHappened
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.play.duplicate import commands as game
from nonuple.play.duplicate.director import decide
from nonuple.play.duplicate.state import Phase
from nonuple.server.process.clock import ServerClock

AUTHOR = "clock"

_NAP = 1.0
"""Seconds slept at most: a machine that was asleep itself wakes up to another time."""

Settle = Callable[[Callable[[], Events], str], Awaitable[object]]


class _Due(NamedTuple):
    at: float
    wish: game.GameCommand


class Timekeeper:
    def __init__(self, contest: Contest, clock: ServerClock, means: Means, settle: Settle) -> None:
        self._contest = contest
        self._clock = clock
        self._means = means
        self._settle = settle
        self._changed = asyncio.Event()

    def look(self) -> None:
        """The game may have moved on."""
        self._changed.set()

    async def keep(self) -> None:
        """Until cancelled."""
        while True:
            self._changed.clear()
            await self._settle(self._happening, AUTHOR)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), self._left())

    def _left(self) -> float | None:
        """Real seconds until something may be due; none while no clock runs."""
        due = self._due()
        if due is None:
            return None
        return min(_NAP, max(0.0, (due.at - self._clock.now()) / self._clock.speed))

    def _happening(self) -> Events:
        """What is due by now."""
        run, due = self._contest.live, self._due()
        if run is None or due is None or due.at > self._clock.now():
            return ()
        caused = decide(run.state, due.wish, self._means.lexicon(run.opened.lexicon))
        return tuple(GameHappened(run.number, event, self._clock.epoch) for event in caused)

    def _due(self) -> _Due | None:
        run = self._contest.live
        if run is None or run.state.phase is not Phase.PLAY or run.clock is None:
            return None
        if run.clock.epoch != self._clock.epoch:
            # The machine was started again: nobody knows how long the players had.
            return _Due(run.latest, game.Interrupt(run.latest))
        return self._next(run)

    def _next(self, run: Run) -> _Due:
        clock = run.clock
        assert clock is not None, "asked of a clock that runs"
        if not run.signalled and self._clock.now() < clock.ends:
            return _Due(clock.signal, game.Signal(clock.signal))
        return _Due(clock.ends, game.CloseSlips(clock.ends))
