"""What happens in a free game, as facts: nothing is drawn or looked up when they are read again.

`at` is in seconds of the clock of whoever runs the game, 0 where there is none.
"""

import msgspec

from nonuple.play.free.record import FreeEnd
from nonuple.play.free.settings import FreeSettings


class FreeFact(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class TableSet(FreeFact, frozen=True):
    """A game begins; `lexicon` is the fingerprint of its word list."""

    settings: FreeSettings
    lexicon: str
    commitment: str | None = None
    """Published hash of the secret that the letters come from."""


class LotsDrawn(FreeFact, frozen=True):
    """The letters of each round of lots; the last one decides."""

    rounds: tuple[str, ...]
    first: int


class RacksDealt(FreeFact, frozen=True):
    """Seven letters each, by seat; the first turn begins."""

    racks: tuple[str, ...]
    at: float = 0


class WordLaid(FreeFact, frozen=True):
    """A word lies on the grid; its author has not drawn yet."""

    seat: int
    ref: str
    word: str
    laid: str
    """Letters it takes from the rack, `?` for a joker."""
    score: int
    bonus: int
    cross: tuple[str, ...]
    wrong: tuple[str, ...] = ()
    """Words formed that are not admitted: nobody is told unless one challenges."""
    at: float = 0


class WordChallenged(FreeFact, frozen=True):
    """« Je conteste », and what the word list answers."""

    by: int
    words: tuple[str, ...]
    upheld: bool
    at: float = 0


class LettersTaken(FreeFact, frozen=True):
    """The author of the last word has drawn: it stays, and the next one plays."""

    seat: int
    letters: str
    at: float = 0


class LettersExchanged(FreeFact, frozen=True):
    """Letters were set aside, others drawn, then the first ones mixed back."""

    seat: int
    aside: str
    drawn: str
    at: float = 0


class TurnPassed(FreeFact, frozen=True):
    """Nothing was laid."""

    seat: int
    late: bool = False
    """Because time was over."""
    at: float = 0


class SeatResigned(FreeFact, frozen=True):
    """One plays no further; his letters stay with him."""

    seat: int
    late: bool = False
    at: float = 0


class TakeBackAsked(FreeFact, frozen=True):
    """One would like the last turn to be played again; it is what asking again agrees to."""

    seat: int


class TakeBackDeclined(FreeFact, frozen=True):
    """One of the others would not."""

    seat: int


class TurnTakenBack(FreeFact, frozen=True):
    """All agreed: the game stands where that turn began."""

    at: float = 0


class GamePaused(FreeFact, frozen=True):
    """The clock stops."""

    at: float = 0


class GameUnpaused(FreeFact, frozen=True):
    """The clock runs on."""

    at: float = 0


class GameClosed(FreeFact, frozen=True):
    """The game is over; points gained and lost by the letters left, by seat."""

    reason: FreeEnd
    adjust: tuple[int, ...]


FreeEvent = (
    TableSet
    | LotsDrawn
    | RacksDealt
    | WordLaid
    | WordChallenged
    | LettersTaken
    | LettersExchanged
    | TurnPassed
    | SeatResigned
    | TakeBackAsked
    | TakeBackDeclined
    | TurnTakenBack
    | GamePaused
    | GameUnpaused
    | GameClosed
)
