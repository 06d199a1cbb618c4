"""What happens in a game alone, as facts: nothing is searched or judged when they are read again."""

from typing import Annotated, Literal

import msgspec

from nonuple.play.daily import Daily
from nonuple.play.masked import PlaceOnGrid, Points, Weighed, Word
from nonuple.play.record import Record
from nonuple.play.solo.missed import Cause, MissedGroup
from nonuple.play.ticking import TimeResumed, TimeStopped
from nonuple.privacy import PROSE
from nonuple.slips.verdict import Verdict

HintStep = Literal["scrabble", "score", "place", "letters"]
SketchRow = Annotated[str, msgspec.Meta(max_length=30)]


class SoloEvent(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class SoloSlip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one writes: a word and its place; or all that a slip has, where slips are judged."""

    word: Word = ""
    ref: PlaceOnGrid = ""
    score: Points | None = None
    """Claimed, where slips are judged."""
    sketch: Annotated[tuple[SketchRow, ...], msgspec.Meta(max_length=30)] = ()
    """The squared part with its junction letters; without it the word stands there alone."""


class LaterFind(msgspec.Struct, frozen=True):
    """A word found when one looked again after one's own was scored: noted, and worth nothing."""

    slip: SoloSlip
    points: int
    """What it would have earned."""


class SoloOutcome(msgspec.Struct, frozen=True):
    """What one's own word came to."""

    points: int
    """Credited: what it is worth, less what the hints cost."""
    gross: int
    """What the word itself earned."""
    price: int = 0
    """What the hints cost, as far as there were points to pay with."""
    slip: SoloSlip | None = None
    """None when nothing was written."""
    weighed: Weighed | None = None
    """Where the word was simply scored."""
    verdict: Verdict | None = None
    """Where it was judged as a slip."""
    cause: Cause | None = None
    """Why the top was missed."""
    missed: tuple[MissedGroup, ...] = ()
    solutions: int = 0
    """How many there were; 0 where it was not counted."""
    sevens: tuple[str, ...] = ()
    """Words of all the letters that lie nowhere."""
    spent: float | None = None
    """Seconds taken, as far as they are known."""
    later: LaterFind | None = None


class SoloBegun(SoloEvent, frozen=True):
    """A game begins, known to its end to the one who keeps the log."""

    record: Record
    lexicon: str
    """The name of the word list; None: that of the user."""
    fingerprint: str
    seconds: int | None = None
    """Of a turn; None: without a clock."""
    judged: bool = False
    """Whether what is written is judged as a slip, sanctions included."""
    title: Annotated[str, PROSE] = ""
    """Where the game comes from, as the player calls it."""
    room: tuple[tuple[int, ...], ...] = ()
    """Points, turn by turn, of each table of the room that played the same game."""
    daily: Daily | None = None
    """Of which day it is the game or the turn; of a turn, the record ends with it."""
    rated: bool = False
    """Whether it is one turn, for one's strength: the record ends with it."""

    @property
    def is_one_turn(self) -> bool:
        return self.rated or (self.daily is not None and self.daily.what == "turn")


class LettersUncovered(SoloEvent, frozen=True):
    """The letters of the next turn are in play, and the time runs if there is one."""

    at: float = 0
    epoch: str = ""


class HintTaken(SoloEvent, frozen=True):
    step: HintStep


class DraftKept(SoloEvent, frozen=True):
    """What counts if the time ends now."""

    slip: SoloSlip


class WordHeld(SoloEvent, frozen=True):
    """One's own word is scored, less than the top: the solution stays behind the mask for another look."""

    outcome: SoloOutcome


class SolutionUncovered(SoloEvent, frozen=True):
    """One's own word was given, or the time is over: the retained one is shown and goes on the grid."""

    outcome: SoloOutcome


class SoloStopped(SoloEvent, frozen=True):
    """The game is left before its end: the turns played count."""


SoloFact = (
    SoloBegun
    | LettersUncovered
    | HintTaken
    | DraftKept
    | WordHeld
    | SolutionUncovered
    | TimeStopped
    | TimeResumed
    | SoloStopped
)
