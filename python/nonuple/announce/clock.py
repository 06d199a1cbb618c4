"""The signals of the playing time."""

from collections.abc import Iterator

from nonuple.announce.line import Line, Sound, Speaker, Step, line
from nonuple.announce.speech import capital
from nonuple.announce.tongue import Tongue, tongue_of
from nonuple.pieces.clock import Pace
from nonuple.play.duplicate.settings import Settings
from nonuple.rulebooks.registry import duplicate
from nonuple.rules import shows
from nonuple.texts import announce as words

_SOUNDS = {
    Sound.BEEP: words.BEEP,
    Sound.DOUBLE_BEEP: words.DOUBLE_BEEP,
    Sound.LONG: words.LONG_SIGNAL,
}
_DOUBLE_BEEPS = (60, 180)
_LONG_ENDS = (120, 240)


@shows("2026", "4.1", "4.3")
@shows("2010", "2.1", "2.3")
@shows("2009", "2.1", "2.3")
def clock(settings: Settings, stage: Pace) -> tuple[Line, ...]:
    """Start, last seconds, end. A wait is the time since the signal before: together they are the turn's."""
    manner, tongue = duplicate(settings.edition).manner, tongue_of(settings.pieces)
    if manner.beeps:
        return tuple(_beeps(stage.seconds, tongue))
    last = capital(tongue.say(manner.last, count=tongue.number_of(stage.after)))
    return (
        line(Step.CLOCK_START, tongue.say(manner.start)),
        line(Step.CLOCK_RUNNING, last, wait=stage.before),
        line(Step.CLOCK_END, tongue.say(manner.end), wait=stage.after),
    )


@shows("box", "coffret")
def _beeps(seconds: int, tongue: Tongue) -> Iterator[Line]:
    """A beep to start, double beeps at one and three minutes, a long signal where two or four are the end."""
    yield _signal(Step.CLOCK_START, Sound.BEEP, 0, tongue)
    heard = 0
    for minute in _DOUBLE_BEEPS:
        if minute < seconds:
            yield _signal(Step.CLOCK_RUNNING, Sound.DOUBLE_BEEP, minute - heard, tongue)
            heard = minute
    last = Sound.LONG if seconds in _LONG_ENDS else Sound.DOUBLE_BEEP
    yield _signal(Step.CLOCK_END, last, seconds - heard, tongue)


def _signal(step: Step, sound: Sound, wait: int, tongue: Tongue) -> Line:
    return line(step, tongue.say(_SOUNDS[sound]), wait=wait, speaker=Speaker.CLOCK, sound=sound)
