"""What happens in a game, as facts: nothing is searched or judged when they are read again."""

from typing import Annotated, Literal

import msgspec

from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import EndReason, RejectReason
from nonuple.privacy import PROSE
from nonuple.rulebooks.rulebook import CancelCause

Ruling = Literal["struck", "admitted", "listed"]
"""A word of the list that is not admitted, one that is although the list lacks it, or as the list has it."""


class GameFact(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class Started(GameFact, frozen=True):
    """A game begins; `lexicon` is the fingerprint of its word list."""

    settings: Settings
    lexicon: str
    commitment: str | None = None
    """Published hash of the secret that the draws come from, where they come from one."""


class PhraseMixed(GameFact, frozen=True):
    """The room called out a phrase that is mixed into the secret."""

    phrase: str


class Drawn(GameFact, frozen=True):
    """Letters are in play."""

    drawn: str


class Rejected(GameFact, frozen=True):
    """A draw went back into the bag, with the letters kept."""

    drawn: str
    why: RejectReason


class ClockStarted(GameFact, frozen=True):
    """Playing time begins; `at` is in seconds of the clock of whoever runs the game."""

    at: float


class ClockSignalled(GameFact, frozen=True):
    """The last thirty (or twenty) seconds were called."""

    at: float


class SlipsClosed(GameFact, frozen=True):
    """Time is over, slips are collected."""

    at: float


class Retained(GameFact, frozen=True):
    """The word that goes on every grid."""

    ref: str
    word: str
    laid: str
    """Letters it takes from the rack, `?` for a joker."""
    score: int
    bonus: int
    cross: tuple[str, ...]
    ties: int
    replaced: str | None = None


class RetentionTakenBack(GameFact, frozen=True):
    """The word retained last is to be chosen again; its letters are in play, its slips are in."""


class TurnCancelled(GameFact, frozen=True):
    """The letters in play go back, the turn's points are void."""

    cause: CancelCause


class TurnCorrected(GameFact, frozen=True):
    """The points of a past turn were wrong."""

    turn: int
    score: int
    why: Annotated[str, PROSE]


class TurnAmended(GameFact, frozen=True):
    """The letters drawn at a past turn, its word or its place were not those recorded.

    `retained` are the words of this turn and of those after it, as they lie now.
    """

    turn: int
    drawn: str
    retained: tuple[Retained, ...]
    why: Annotated[str, PROSE] = ""


class WordRuled(GameFact, frozen=True):
    """The arbiter prevails over the word list, from a turn on."""

    word: str
    ruling: Ruling
    since: int
    by: Annotated[str, PROSE]
    why: Annotated[str, PROSE]
    kept: bool = False
    """Whether it holds for the club's next games too."""


class Interrupted(GameFact, frozen=True):
    """Play stops for a while."""

    at: float


class Resumed(GameFact, frozen=True):
    """Play goes on."""

    at: float


class Ended(GameFact, frozen=True):
    """The game is over. `valid` counts the turns whose results stand."""

    reason: EndReason
    valid: int
    why: Annotated[str, PROSE] = ""
    """What the one who ended it early adds."""


class EndTakenBack(GameFact, frozen=True):
    """The game that was ended early goes on where it stood."""


class SecretRenewed(GameFact, frozen=True):
    """A game goes on whose secret may have been told at its end: `phrase` is mixed into what is to come."""

    phrase: str


class Undone(GameFact, frozen=True):
    """Back to the beginning of a turn; what came after is set aside, not lost."""

    turn: int


class Redone(GameFact, frozen=True):
    """What was undone last holds again."""


GameEvent = (
    Started
    | PhraseMixed
    | Drawn
    | Rejected
    | ClockStarted
    | ClockSignalled
    | SlipsClosed
    | Retained
    | RetentionTakenBack
    | TurnCancelled
    | TurnCorrected
    | TurnAmended
    | WordRuled
    | Interrupted
    | Resumed
    | Ended
    | EndTakenBack
    | SecretRenewed
    | Undone
    | Redone
)


class Entry(msgspec.Struct, frozen=True):
    """An event as it is stored: who caused it, and when."""

    event: GameEvent
    author: str
    at: str
    """Date and time, ISO 8601."""
    version: int = 1
