"""One thing to say: the words, when they come, and how a voice says them."""

import enum

import msgspec

from nonuple.pieces.clock import Sound
from nonuple.texts import Text
from nonuple.texts import announce as words


class Step(enum.Enum):
    """What a line tells, in the order of a game."""

    GAME = "game"
    CONDITIONS = "conditions"
    REJECTION = "rejection"
    KEPT_COUNT = "kept-count"
    KEPT = "kept"
    NEW_LETTER = "new-letter"
    RACK = "rack"
    CLOCK_START = "clock-start"
    CLOCK_RUNNING = "clock-running"
    CLOCK_END = "clock-end"
    CAUTION = "caution"
    POINTS = "points"
    DIRECTION = "direction"
    PLACE = "place"
    WORD = "word"
    SPELLING = "spelling"
    FORMED = "formed"
    REMINDER = "reminder"
    JOKER = "joker"
    CANCELLED = "cancelled"
    END = "end"
    OUT = "out"
    SOLO = "solo"
    COMMENT = "comment"
    NEXT_BEST = "next-best"
    LEADER = "leader"

    @property
    def title(self) -> Text:
        """What the screen writes beside the line."""
        return _TITLES[self]


_TITLES = {
    Step.GAME: words.TITLE_GAME,
    Step.CONDITIONS: words.TITLE_CONDITIONS,
    Step.REJECTION: words.TITLE_REJECTION,
    Step.KEPT_COUNT: words.TITLE_KEPT_COUNT,
    Step.KEPT: words.TITLE_KEPT,
    Step.NEW_LETTER: words.TITLE_NEW_LETTER,
    Step.RACK: words.TITLE_RACK,
    Step.CLOCK_START: words.TITLE_CLOCK_START,
    Step.CLOCK_RUNNING: words.TITLE_CLOCK_RUNNING,
    Step.CLOCK_END: words.TITLE_CLOCK_END,
    Step.CAUTION: words.TITLE_CAUTION,
    Step.POINTS: words.TITLE_POINTS,
    Step.DIRECTION: words.TITLE_DIRECTION,
    Step.PLACE: words.TITLE_PLACE,
    Step.WORD: words.TITLE_WORD,
    Step.SPELLING: words.TITLE_SPELLING,
    Step.FORMED: words.TITLE_FORMED,
    Step.REMINDER: words.TITLE_REMINDER,
    Step.JOKER: words.TITLE_JOKER,
    Step.CANCELLED: words.TITLE_CANCELLED,
    Step.END: words.TITLE_END,
    Step.OUT: words.TITLE_OUT,
    Step.SOLO: words.TITLE_SOLO,
    Step.COMMENT: words.TITLE_COMMENT,
    Step.NEXT_BEST: words.TITLE_NEXT_BEST,
    Step.LEADER: words.TITLE_LEADER,
}


class Speaker(enum.Enum):
    """Who makes himself heard."""

    CHIEF = "chief"
    CLOCK = "clock"


class Emphasis(enum.Enum):
    """NOW brings something new, QUIET repeats what the room has already been told."""

    NOW = "now"
    QUIET = "quiet"


_REPEATS = {Step.KEPT_COUNT, Step.KEPT, Step.RACK, Step.REMINDER}


class Line(msgspec.Struct, frozen=True):
    """One line of the prompter."""

    step: Step
    text: str
    """The words as shown."""
    spoken: str
    """The words as a voice needs them written."""
    emphasis: Emphasis
    wait: int = 0
    """Seconds, at least, since the end of the line before; exactly, for the signals of the clock."""
    speaker: Speaker = Speaker.CHIEF
    sound: Sound | None = None


def line(
    step: Step,
    text: str,
    spoken: str = "",
    *,
    wait: int = 0,
    speaker: Speaker = Speaker.CHIEF,
    sound: Sound | None = None,
) -> Line:
    """A line; `spoken` where a voice needs other words than the screen."""
    emphasis = Emphasis.QUIET if step in _REPEATS else Emphasis.NOW
    return Line(step, text, spoken or text, emphasis, wait, speaker, sound)
