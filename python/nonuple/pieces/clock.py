"""How long a turn lasts, and when it is signalled."""

import enum
import re

import msgspec

from nonuple.errors import Refusal
from nonuple.rules import applies, article
from nonuple.texts import rulebooks as texts

_DOUBLE_BEEPS = (60, 180)
_LONG_ENDS = (120, 240)


class Pace(msgspec.Struct, frozen=True):
    """Some turns of the same length."""

    before: int
    """Seconds until the signal."""
    after: int
    """Seconds from the signal to the end."""
    turns: int | None = None
    """How many turns, None for all that follow."""

    @property
    def seconds(self) -> int:
        return self.before + self.after


class TimeControl(msgspec.Struct, frozen=True):
    """The time of each turn of a game."""

    name: str
    stages: tuple[Pace, ...]

    def __post_init__(self) -> None:
        if not self.stages:
            raise ValueError("a time control has a stage")

    def stage(self, turn: int) -> Pace:
        """The stage of a turn, from 1."""
        for stage in self.stages:
            if stage.turns is None or turn <= stage.turns:
                return stage
            turn -= stage.turns
        return self.stages[-1]

    @property
    def longest(self) -> int:
        return max(stage.seconds for stage in self.stages)


@article("2026", "4.3")
@applies("2026", "1.3")
@article("2010", "2.3")
@article("2009", "2.3")
def timed(name: str, seconds: int, signal: int = 30) -> TimeControl:
    """Every turn of the same length, signalled so many seconds before its end."""
    return TimeControl(name, (Pace(seconds - signal, signal),))


NORMAL_TIME = timed("normal", 180)
TWO_THIRTY = timed("2:30", 150)
SEMI_RAPID = timed("semi-rapid", 120)
BLITZ = timed("blitz", 60, signal=20)


@article("2026", "4.8.4")
def sudden_death_time() -> TimeControl:
    """The shrinking schedule that the rulebook gives as an example."""
    return TimeControl(
        "sudden-death",
        (Pace(40, 20, 3), Pace(30, 20, 3), Pace(20, 20, 3), Pace(20, 10, 3), Pace(10, 10)),
    )


_STEP = re.compile(r"(?:([1-9]\d?)[x×])?([1-9]\d{0,2})\+([1-9]\d{0,2})", re.ASCII)


@article("2026", "4.8.4")
def schedule(written: str) -> TimeControl:
    """Other steps than those of the example: `3x40+20 3x30+20 10+10`, the last of them without a number."""
    steps = [_STEP.fullmatch(step) for step in written.split()]
    paces = [Pace(int(step[2]), int(step[3]), int(step[1]) if step[1] else None) for step in steps if step]
    if not paces or len(paces) < len(steps) or [pace for pace in paces if pace.turns is None] != paces[-1:]:
        raise Refusal(texts.BAD_SCHEDULE, given=written)
    return TimeControl(" ".join(written.split()), tuple(paces))


class Sound(enum.Enum):
    """What a clock that does not speak gives."""

    BEEP = "beep"
    DOUBLE_BEEP = "double-beep"
    LONG = "long"


class TimeSignal(msgspec.Struct, frozen=True):
    """A sound, and the second of the turn at which it is heard."""

    second: int
    sound: Sound


@article("box", "coffret")
def box_signals(seconds: int) -> tuple[TimeSignal, ...]:
    """A beep to start, double beeps at one and three minutes, a long signal where two or four are the end."""
    under_way = tuple(TimeSignal(at, Sound.DOUBLE_BEEP) for at in _DOUBLE_BEEPS if at < seconds)
    last = Sound.LONG if seconds in _LONG_ENDS else Sound.DOUBLE_BEEP
    return (TimeSignal(0, Sound.BEEP), *under_way, TimeSignal(seconds, last))


@article("box", "coffret")
def box_time(minutes: int) -> TimeControl:
    """One to four minutes, the last of them after a double beep."""
    return TimeControl(f"box-{minutes}", (Pace((minutes - 1) * 60, 60),))


TIMES = {time.name: time for time in (NORMAL_TIME, TWO_THIRTY, SEMI_RAPID, BLITZ, sudden_death_time())}
TIMES |= {time.name: time for time in map(box_time, range(1, 5))}
