"""The signals of the playing time."""

from collections.abc import Iterator

from nonuple.announce.line import Line, Speaker, Step, line
from nonuple.announce.speech import capital
from nonuple.announce.tongue import Tongue, tongue_of
from nonuple.pieces.clock import Pace, Sound, box_signals
from nonuple.play.duplicate.settings import Settings
from nonuple.rulebooks.registry import duplicate
from nonuple.rules import shows
from nonuple.texts import announce as words

_SOUNDS = {
    Sound.BEEP: words.BEEP,
    Sound.DOUBLE_BEEP: words.DOUBLE_BEEP,
    Sound.LONG: words.LONG_SIGNAL,
}


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
    """What the clock of the box gives: each signal waits for the time since the one before."""
    heard = 0
    for at, sound in ((one.second, one.sound) for one in box_signals(seconds)):
        step = Step.CLOCK_START if at == 0 else Step.CLOCK_END if at == seconds else Step.CLOCK_RUNNING
        yield _signal(step, sound, at - heard, tongue)
        heard = at


def _signal(step: Step, sound: Sound, wait: int, tongue: Tongue) -> Line:
    return line(step, tongue.say(_SOUNDS[sound]), wait=wait, speaker=Speaker.CLOCK, sound=sound)
