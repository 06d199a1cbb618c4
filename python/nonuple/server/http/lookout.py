"""How often the wire is looked at while much comes over it."""

import time
from collections.abc import Callable
from typing import Protocol

LISTENING, RESTING = 0.004, 0.008
"""Seconds: a slip passes the loop several times before it is answered, without waiting for each."""
MANY = 4
"""Requests of one listening: beyond, they come by the hundred a second."""


class Calls(Protocol):
    """What is needed of an event loop."""

    def call_later(self, delay: float, callback: Callable[[], None], /) -> object: ...

    def call_soon(self, callback: Callable[[], None], /) -> object: ...


class Lookout:
    """While requests come by the hundred a loop with little to do rests between two looks at the wire.

    They are then found many at a time, and what is done once for all of them, waking up or a transaction,
    costs each less. Whoever comes when few do waits for nothing; a loop that is behind gathers by itself.
    """

    def __init__(
        self, rest: Callable[[float], None] = time.sleep, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rest = rest
        self._now = now
        self._came = 0
        self._since: float | None = None
        """When it began to listen, since something came."""

    def come(self, loop: Calls) -> None:
        """A request was read."""
        self._came += 1
        if self._since is None:
            self._since = self._now()
            loop.call_later(LISTENING, lambda: self._listened(loop))

    def _listened(self, loop: Calls) -> None:
        """Rest just before a look at the wire: a timer after it might hang up on what has come."""
        came, since = self._came, self._since
        self._came, self._since = 0, None
        if came >= MANY and since is not None and self._now() - since < 2 * LISTENING:
            loop.call_soon(lambda: self._rest(RESTING))
