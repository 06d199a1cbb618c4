"""What an activity settles by rule: off the path of acknowledgement, a few milliseconds at a time."""

import asyncio
import time
from collections.abc import Callable

from nonuple.activity.port import AnyActivity, Moment
from nonuple.server.hosting.timekeeper import Settle

AUTHOR = "judge"
_SLICE = 0.005


class Referee:
    """What is settled is looked at until nothing is left to settle."""

    def __init__(self, activity: AnyActivity, now: Callable[[], Moment], settle: Settle) -> None:
        self._activity = activity
        self._now = now
        self._settle = settle
        self.rested = asyncio.Event()
        """Set once nothing was left to settle."""
        self._called = asyncio.Event()

    def look(self) -> None:
        """Something may have to be settled."""
        self._called.set()

    async def work(self) -> None:
        """Until cancelled."""
        self._activity.look_again()
        while True:
            self._called.clear()
            while self._activity.unsettled():
                work = self._activity.beforehand(self._now())
                if work is not None:
                    await asyncio.to_thread(work)
                await self._settle(lambda: self._activity.settled(_slice()), AUTHOR)
                await asyncio.sleep(0)
            self.rested.set()
            await self._called.wait()


def _slice() -> Callable[[], bool]:
    """Whether a few milliseconds have passed from now on."""
    until = time.perf_counter() + _SLICE
    return lambda: time.perf_counter() >= until
