"""What a player of a free game can ask for, at home, in a program and over the network."""

from typing import Annotated

import msgspec

WHOSE_TURN = -1
"""In the place of a seat: that of whoever speaks, which a host knows."""

_Seat = Annotated[int, msgspec.Meta(ge=WHOSE_TURN, le=3)]
_Letters = Annotated[str, msgspec.Meta(max_length=20)]


class FreeWish(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One wish. `at` is the moment by the game's clock: a host says it, whatever a device sends."""

    seat: _Seat = WHOSE_TURN
    at: float = 0


class LayWord(FreeWish, frozen=True, kw_only=True):
    """Lay a word, jokers in lower case, and so announce its points."""

    ref: _Letters
    word: _Letters


class ChallengeWord(FreeWish, frozen=True):
    """« Je conteste. »"""


class TakeLetters(FreeWish, frozen=True):
    """« Je pioche. »"""


class ExchangeLetters(FreeWish, frozen=True, kw_only=True):
    """Set letters aside and draw as many."""

    letters: _Letters


class PassTurn(FreeWish, frozen=True):
    """Lay nothing."""


class ResignSeat(FreeWish, frozen=True):
    """Play no further."""


class AskTakeBack(FreeWish, frozen=True):
    """Ask for one's last turn to be played again, or agree that another plays his."""


class DeclineTakeBack(FreeWish, frozen=True):
    """Let the last turn stand."""


class PauseGame(FreeWish, frozen=True):
    """Stop the clock for a while."""


class UnpauseGame(FreeWish, frozen=True):
    """Go on."""


class TimeIsUp(FreeWish, frozen=True):
    """What the clock says, and no player: he passes, or is out, as was agreed on."""


PlayerAct = (
    LayWord
    | ChallengeWord
    | TakeLetters
    | ExchangeLetters
    | PassTurn
    | ResignSeat
    | AskTakeBack
    | DeclineTakeBack
    | PauseGame
    | UnpauseGame
)
FreeCommand = PlayerAct | TimeIsUp
