"""The time of a turn at home: it runs down, can be stopped, and goes on where it stood."""

import msgspec

from nonuple.errors import Refusal
from nonuple.texts import home as texts

SHORTEST = 10
LONGEST = 3600


AWAY = 180.0
"""Without a clock, seconds without a sign of life that still count as thinking: the rest is absence."""


class TurnTime(msgspec.Struct, frozen=True):
    """Seconds left of a turn; `since` is by the clock of whoever runs the game, in an epoch of that clock."""

    left: float
    since: float
    epoch: str = ""
    running: bool = True

    @property
    def ends(self) -> float | None:
        """When it is over; None while it stands still."""
        return self.since + self.left if self.running else None

    def left_at(self, at: float) -> float:
        return max(0.0, self.left - (at - self.since)) if self.running else self.left

    def stopped(self, at: float) -> "TurnTime":
        return TurnTime(self.left_at(at), at, self.epoch, running=False)

    def resumed(self, at: float, epoch: str = "") -> "TurnTime":
        return TurnTime(self.left, at, epoch)

    def lost(self, epoch: str) -> bool:
        """Whether it runs by a clock that is gone: nobody knows how much of it has passed."""
        return self.running and self.epoch != epoch


class TimeStopped(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The turn is left for a while."""

    at: float


class TimeResumed(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    at: float
    epoch: str = ""


class StopTime(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """Leave the turn for a while."""


class ResumeTime(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """Come back to it."""


def ticked(time: TurnTime | None, event: TimeStopped | TimeResumed) -> TurnTime | None:
    """The time after it was stopped or resumed."""
    if time is None:
        return None
    return time.stopped(event.at) if isinstance(event, TimeStopped) else time.resumed(event.at, event.epoch)


def stop_or_resume(
    time: TurnTime | None, wish: StopTime | ResumeTime, at: float, epoch: str
) -> tuple[TimeStopped | TimeResumed, ...]:
    """What a wish makes of the time; nothing where it is as wished."""
    if time is None:
        raise Refusal(texts.NO_TIME)
    if isinstance(wish, StopTime):
        return (TimeStopped(at),) if time.running else ()
    return () if time.running else (TimeResumed(at, epoch),)
