"""A computer that finds tops as a person of its level would: sooner or later, or not in time.

How long a top is sought follows an exponential law. Its middle grows with what makes words hard to see
(letters laid, jokers, words formed crosswise, other moves nearly as good) and falls with the level. Nothing
here knows more of words than the word to be found.
"""

import hmac
from math import exp, log

from nonuple.pieces.search import Moves
from nonuple.play.duplicate.state import State
from nonuple.play.masked import laid_on

LEVELS = range(1, 10)
QUICKEST = 2.0
"""Seconds in which nobody answers."""

_MIDDLE_LEVEL, _MIDDLE_SECONDS = 5, 25.0
_BY_LEVEL = 0.55
_BY_LETTER, _USUAL_LETTERS = 0.25, 4
_BY_JOKER, _BY_CROSS = 0.4, 0.15
_BY_POINT_AHEAD, _FAR_AHEAD = 0.03, 20
_WHOLE = 2**64


def hardness(state: State, moves: Moves) -> float:
    """How hard the top of a turn is to see, 0 for a usual one; `moves` are all, the best first."""
    top = moves[0]
    laid = laid_on(state.board, top.ref, top.word)
    jokers = sum(tile.islower() for tile in laid)
    second = next((one.score for one in moves if one.score < top.score), 0)
    ahead = min(_FAR_AHEAD, top.score - second)
    return (
        _BY_LETTER * (len(laid) - _USUAL_LETTERS)
        + _BY_JOKER * jokers
        + _BY_CROSS * len(top.cross)
        - _BY_POINT_AHEAD * ahead
    )


def seconds_to_find(level: int, hard: float, secret: bytes, player: str, turn: int) -> float:
    """When a computer of a level sees the top, the same whenever it is asked."""
    middle = _MIDDLE_SECONDS * exp(hard - _BY_LEVEL * (level - _MIDDLE_LEVEL))
    return QUICKEST + middle * -log(1 - _chance(secret, player, turn))


def _chance(secret: bytes, player: str, turn: int) -> float:
    """From 0, included, to 1: a fixed function of the game's secret, the player and the turn."""
    drawn = hmac.digest(secret, f"rival {turn} {player}".encode(), "sha256")
    return int.from_bytes(drawn[:8], "big") / _WHOLE
