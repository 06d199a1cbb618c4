"""Many are gathered before the wire is looked at again; one alone never waits for others."""

from collections.abc import Callable

import pytest

from nonuple.server.http.lookout import LISTENING, MANY, RESTING, Lookout


class Loop:
    """One that has its own time, and calls when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.rests: list[float] = []
        self._later: list[Callable[[], None]] = []
        self._soon: list[Callable[[], None]] = []
        self.lookout = Lookout(self.rests.append, lambda: self.now)

    def call_later(self, delay: float, callback: Callable[[], None]) -> None:
        assert delay == LISTENING
        self._later.append(callback)

    def call_soon(self, callback: Callable[[], None]) -> None:
        self._soon.append(callback)

    def come(self, many: int, took: float = LISTENING) -> list[float]:
        """How the loop has rested once so many came."""
        for _ in range(many):
            self.lookout.come(self)
        (call,) = self._later
        self._later.clear()
        self.now += took
        rested = len(self.rests)
        call()
        assert len(self.rests) == rested, "timers that are due have their turn first"
        while self._soon:
            self._soon.pop(0)()
        return self.rests


@pytest.mark.parametrize("few", [1, MANY - 1])
def test_the_loop_never_rests_while_few_come(few: int) -> None:
    loop = Loop()
    for _ in range(10):
        assert loop.come(few) == []


def test_the_loop_rests_after_each_listening_while_many_come_and_no_longer() -> None:
    loop = Loop()
    assert loop.come(MANY) == [RESTING]
    assert loop.come(100 * MANY) == [RESTING] * 2
    assert loop.come(MANY - 1) == [RESTING] * 2


def test_a_loop_that_is_behind_does_not_rest() -> None:
    loop = Loop()
    assert loop.come(MANY, took=2 * LISTENING) == []
    assert loop.come(MANY) == [RESTING]
