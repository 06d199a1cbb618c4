"""A computer that finds tops as a person of its level would: sooner or later, not in time, or never.

A word that the level does not know is never found. How long another is sought follows an exponential law: its
middle grows with what makes words hard to see (letters laid, jokers, words formed crosswise, other moves
nearly as good, few who use the word) and falls with the level. docs/opponents.md tells what this comes to.
"""

import hmac
from math import exp, inf, log

from nonuple.pieces.search import Moves
from nonuple.play.duplicate.state import State
from nonuple.play.masked import laid_on

LEVELS = range(1, 10)
QUICKEST = 2.0
"""Seconds in which nobody answers."""
COMMONEST = 9

_LEAST_KNOWN = (7, 6, 5, 4, 4, 3, 2, 0, 0)
"""By level: rarer words are not known."""
_BEST_SECONDS = 6.0
_BY_LEVEL = 0.45
_BY_LETTER, _USUAL_LETTERS = 0.25, 4
_BY_JOKER, _BY_CROSS, _BY_CLASS = 0.4, 0.15, 0.12
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


def middle_seconds(level: int, hard: float, common: int = COMMONEST) -> float:
    """How long a level seeks on average, besides the time in which nobody answers; for ever what it lacks."""
    if common < _LEAST_KNOWN[level - 1]:
        return inf
    rare = _BY_CLASS * (COMMONEST - common)
    return _BEST_SECONDS * exp(hard + rare + _BY_LEVEL * (LEVELS[-1] - level))


def seconds_to_find(middle: float, secret: bytes, player: str, turn: int) -> float:
    """When a computer sees the top, the same whenever it is asked."""
    return QUICKEST + middle * -log(1 - _chance(secret, player, turn))


def _chance(secret: bytes, player: str, turn: int) -> float:
    """From 0, excluded, to 1: a fixed function of the game's secret, the player and the turn."""
    drawn = hmac.digest(secret, f"rival {turn} {player}".encode(), "sha256")
    return (int.from_bytes(drawn[:8], "big") + 0.5) / (_WHOLE + 1)
