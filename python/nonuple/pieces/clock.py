"""How long a turn lasts, and when it is signalled."""

import msgspec

from nonuple.rules import applies, article


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


@article("box", "coffret")
def box_time(minutes: int) -> TimeControl:
    """One to four minutes, the last of them after a double beep."""
    return TimeControl(f"box-{minutes}", (Pace((minutes - 1) * 60, 60),))


TIMES = {time.name: time for time in (NORMAL_TIME, TWO_THIRTY, SEMI_RAPID, BLITZ, sudden_death_time())}
TIMES |= {time.name: time for time in map(box_time, range(1, 5))}
