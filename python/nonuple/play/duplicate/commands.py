"""What a chief arbiter can ask of a game, and what its clock asks; when, is told beside it."""

from typing import Annotated

import msgspec

from nonuple.limits import Prose, Short
from nonuple.play.duplicate.events import Ruling
from nonuple.play.record import EarlyEnd
from nonuple.rulebooks.rulebook import CancelCause

Letters = Annotated[str, msgspec.Meta(max_length=20)]
TurnNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99_999)]


class Direction(
    msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="type", forbid_unknown_fields=True
):
    """One wish; refused if the game has moved on since the version that whoever asks has seen."""

    seen: Annotated[int, msgspec.Meta(ge=0)] | None = None


class MixPhrase(Direction, frozen=True):
    """Mix what the room called out into the secret of the draws."""

    phrase: Prose


class Draw(Direction, frozen=True):
    """Letters come out of the bag, in this order; without any, those that the game has for itself."""

    letters: Letters | None = None


class StartClock(Direction, frozen=True):
    """The letters have been repeated: playing time begins."""


class Signal(Direction, frozen=True):
    """The last seconds begin."""


class CloseSlips(Direction, frozen=True):
    """Time is over."""


class Retain(Direction, frozen=True):
    """Retain this word, or the one that the rulebook proposes."""

    ref: Short | None = None
    word: Short | None = None


class TakeBackRetained(Direction, frozen=True):
    """Choose the word of the last turn again; its clock is not replayed, its slips stay."""


class CancelTurn(Direction, frozen=True):
    """Void the turn in play."""

    cause: CancelCause


class CorrectTurn(Direction, frozen=True):
    """The points of a past turn were wrong."""

    turn: TurnNumber
    score: Points
    why: Prose = ""


class AmendTurn(Direction, frozen=True):
    """The letters drawn, the word or the place of a past turn were not those recorded; the rest stays."""

    turn: TurnNumber
    letters: Letters | None = None
    """All that were drawn at that turn; only where they came from a real bag."""
    ref: Short | None = None
    word: Short | None = None
    why: Prose = ""


class ApplyRuling(Direction, frozen=True):
    """Strike a word from the list, admit one, or leave it to the list again, from a turn on."""

    word: Short
    ruling: Ruling
    since: TurnNumber
    by: str
    why: Prose
    kept: bool = False


class Interrupt(Direction, frozen=True):
    """Stop for a while."""


class Resume(Direction, frozen=True):
    """Go on."""


class EndGame(Direction, frozen=True):
    """Stop for good before the letters are out: the turns collected stand, if there are enough."""

    reason: EarlyEnd = "other"
    why: Prose = ""


class TakeBackEnd(Direction, frozen=True):
    """Go on with the game that was ended early."""


class Renew(Direction, frozen=True):
    """Mix something new into the secret of the draws to come."""

    phrase: str


class Impose(Direction, frozen=True):
    """Retain what was retained where the same game was played before, whatever this list says."""

    ref: Short
    word: Short
    last: bool = False
    """Whether the game was over after it."""


class Undo(Direction, frozen=True):
    """Go back to the beginning of a turn; what came after is set aside."""

    turn: TurnNumber


class Redo(Direction, frozen=True):
    """Take the last undoing back."""


GameDirection = (
    MixPhrase
    | Draw
    | StartClock
    | CloseSlips
    | Retain
    | TakeBackRetained
    | CancelTurn
    | CorrectTurn
    | AmendTurn
    | Interrupt
    | Resume
    | EndGame
    | TakeBackEnd
    | Undo
    | Redo
)
"""What a person asks for."""

GameCommand = GameDirection | Signal | ApplyRuling | Renew | Impose
