"""What a player of a free game can ask for. `seat` is his own; `at` is the moment by the game's clock."""

import msgspec


class FreeWish(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One wish."""

    seat: int


class LayWord(FreeWish, frozen=True):
    """Lay a word, jokers in lower case, and so announce its points."""

    ref: str
    word: str
    at: float = 0


class ContestWord(FreeWish, frozen=True):
    """« Je conteste. »"""

    at: float = 0


class TakeLetters(FreeWish, frozen=True):
    """« Je pioche. »"""

    at: float = 0


class ExchangeLetters(FreeWish, frozen=True):
    """Set letters aside and draw as many."""

    letters: str
    at: float = 0


class PassTurn(FreeWish, frozen=True):
    """Lay nothing; `late` where the clock says so, not the player."""

    late: bool = False
    at: float = 0


class ResignSeat(FreeWish, frozen=True):
    """Play no further."""

    late: bool = False
    at: float = 0


class AskTakeBack(FreeWish, frozen=True):
    """Ask for the last turn to be played again, or agree to it."""

    at: float = 0


class DeclineTakeBack(FreeWish, frozen=True):
    """Let the last turn stand."""

    at: float = 0


class PauseGame(FreeWish, frozen=True):
    """Stop the clock for a while."""

    at: float = 0


class UnpauseGame(FreeWish, frozen=True):
    """Go on."""

    at: float = 0


FreeCommand = (
    LayWord
    | ContestWord
    | TakeLetters
    | ExchangeLetters
    | PassTurn
    | ResignSeat
    | AskTakeBack
    | DeclineTakeBack
    | PauseGame
    | UnpauseGame
)
