"""What a chief arbiter can ask of a game."""

import msgspec

from nonuple.play.duplicate.events import Ruling
from nonuple.play.record import EarlyEnd
from nonuple.rulebooks.rulebook import CancelCause


class Command(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One wish."""


class MixPhrase(Command, frozen=True):
    """Mix what the room called out into the secret of the draws."""

    phrase: str


class Draw(Command, frozen=True):
    """These letters come out of the bag, in this order."""

    letters: str


class StartClock(Command, frozen=True):
    """Playing time begins."""

    at: float


class Signal(Command, frozen=True):
    """The last seconds begin."""

    at: float


class CloseSlips(Command, frozen=True):
    """Time is over."""

    at: float


class Retain(Command, frozen=True):
    """Retain this word, or the one that the rulebook proposes."""

    ref: str | None = None
    word: str | None = None


class TakeBackRetained(Command, frozen=True):
    """Choose the word of the last turn again."""


class CancelTurn(Command, frozen=True):
    """Void the turn in play."""

    cause: CancelCause


class CorrectTurn(Command, frozen=True):
    """The points of a past turn were wrong."""

    turn: int
    score: int
    why: str = ""


class AmendTurn(Command, frozen=True):
    """Other letters, another word or place at a past turn; what is not given stays."""

    turn: int
    drawn: str | None = None
    ref: str | None = None
    word: str | None = None
    why: str = ""


class RuleWord(Command, frozen=True):
    """Strike a word from the list, admit one, or leave it to the list again, from a turn on."""

    word: str
    ruling: Ruling
    since: int
    by: str
    why: str
    kept: bool = False


class Interrupt(Command, frozen=True):
    """Stop for a while."""

    at: float


class Resume(Command, frozen=True):
    """Go on."""

    at: float


class End(Command, frozen=True):
    """Stop for good, though there are letters left."""

    reason: EarlyEnd = "other"
    why: str = ""


class TakeBackEnd(Command, frozen=True):
    """Go on with a game that was ended early."""


class Renew(Command, frozen=True):
    """Mix something new into the secret of the draws to come."""

    phrase: str


class Undo(Command, frozen=True):
    """Go back to the beginning of a turn."""

    turn: int


class Redo(Command, frozen=True):
    """Take the last undoing back."""


GameCommand = (
    MixPhrase
    | Draw
    | StartClock
    | Signal
    | CloseSlips
    | Retain
    | TakeBackRetained
    | CancelTurn
    | CorrectTurn
    | AmendTurn
    | RuleWord
    | Interrupt
    | Resume
    | End
    | TakeBackEnd
    | Renew
    | Undo
    | Redo
)
