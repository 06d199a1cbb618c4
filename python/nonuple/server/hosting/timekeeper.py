"""The clock of an activity: what is due happens when it is due, whoever looks."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from nonuple.activity.port import AnyActivity, Moment
from nonuple.server.process.clock import ServerClock

AUTHOR = "clock"

_NAP = 1.0
"""Seconds slept at most: a machine that was asleep itself wakes up to another time."""

Settle = Callable[[Callable[[], tuple[Any, ...]], str], Awaitable[object]]


class Timekeeper:
    def __init__(
        self, activity: AnyActivity, clock: ServerClock, now: Callable[[], Moment], settle: Settle
    ) -> None:
        self._activity = activity
        self._clock = clock
        self._now = now
        self._settle = settle
        self._changed = asyncio.Event()
        self._awaited: float | None = None

    def look(self) -> None:
        """Something else may be due."""
        if self._activity.due(self._now()) != self._awaited:
            self._changed.set()

    async def keep(self) -> None:
        """Until cancelled."""
        while True:
            self._changed.clear()
            await self._settle(lambda: self._activity.happening(self._now()), AUTHOR)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), self._left())

    def _left(self) -> float | None:
        """Real seconds until something may be due; none while no clock runs."""
        due = self._awaited = self._activity.due(self._now())
        if due is None:
            return None
        return min(_NAP, max(0.0, (due - self._clock.now()) / self._clock.speed))
