"""What happens in topping, as facts: nothing is searched when they are read again."""

from typing import Annotated

import msgspec

from nonuple.play.duplicate.events import GameEvent
from nonuple.play.duplicate.prepared import Prepared
from nonuple.privacy import NAME


class ToppingEvent(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class ToppingPrepared(ToppingEvent, frozen=True):
    """The game that all play, known to its end to the one who keeps the log."""

    game: Prepared
    lexicon: str
    """The name of the word list."""
    limit: float
    """Seconds a turn."""
    as_prepared: bool = True
    """The words of the prepared game are laid, whichever equal was found, so that several players have the
    same game to the end; else the word found."""
    common: tuple[int, ...] = ()
    """How common the retained words are, from 0 to 9, for computers that do not know all; all are, untold."""


class RunStarted(ToppingEvent, frozen=True):
    """Somebody has the first letters before him, and his clock runs."""

    player: Annotated[str, NAME]
    at: float
    moves: tuple[GameEvent, ...]
    epoch: str = ""
    level: int | None = None
    """Of a computer."""
    finds: float | None = None
    """The second at which a computer will find the top; None: not in time."""


class Proposed(ToppingEvent, frozen=True):
    """Somebody has said a word."""

    player: Annotated[str, NAME]
    ref: str
    word: str
    seconds: float
    """Since the letters were announced."""
    top: bool


class RunTurned(ToppingEvent, frozen=True):
    """A top was found, or given for a penalty: it lies on the grid, and the next letters follow at once."""

    player: Annotated[str, NAME]
    at: float
    seconds: float
    found: bool
    moves: tuple[GameEvent, ...]
    epoch: str = ""
    finds: float | None = None


class RunLeft(ToppingEvent, frozen=True):
    """Somebody gives up: his time is not ranked."""

    player: Annotated[str, NAME]


class RunLost(ToppingEvent, frozen=True):
    """The clock that a turn ran by is gone: the turn begins anew by another one."""

    player: Annotated[str, NAME]
    at: float
    epoch: str


ToppingFact = ToppingPrepared | RunStarted | Proposed | RunTurned | RunLeft | RunLost
