"""Nonuple: French duplicate word-game play.

>>> from nonuple import Board
>>> board = Board().play("H4", "PASSE")
>>> board.score("I3", "MUNIE")
20
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nonuple.board import Board, Fault, IllegalPlay, Placement
    from nonuple.errors import Refusal
    from nonuple.formula import FORMULAS, NORMAL, Formula
    from nonuple.game.game import Game
    from nonuple.lexicon import Lexicon, open_lexicon
    from nonuple.notation import Ref
    from nonuple.search import Move, Moves
    from nonuple.slips.slip import Slip
    from nonuple.slips.verdict import Verdict
    from nonuple.tiles import ENGLISH, FRENCH, LetterSet, Rack

__all__ = [
    "ENGLISH",
    "FORMULAS",
    "FRENCH",
    "NORMAL",
    "Board",
    "Fault",
    "Formula",
    "Game",
    "IllegalPlay",
    "LetterSet",
    "Lexicon",
    "Move",
    "Moves",
    "Placement",
    "Rack",
    "Ref",
    "Refusal",
    "Slip",
    "Verdict",
    "open_lexicon",
]

_HOMES = {
    "nonuple.board": ("Board", "Fault", "IllegalPlay", "Placement"),
    "nonuple.errors": ("Refusal",),
    "nonuple.formula": ("FORMULAS", "NORMAL", "Formula"),
    "nonuple.game.game": ("Game",),
    "nonuple.lexicon": ("Lexicon", "open_lexicon"),
    "nonuple.notation": ("Ref",),
    "nonuple.search": ("Move", "Moves"),
    "nonuple.slips.slip": ("Slip",),
    "nonuple.slips.verdict": ("Verdict",),
    "nonuple.tiles": ("ENGLISH", "FRENCH", "LetterSet", "Rack"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """What the package offers, imported when it is asked for: a command pays only for what it uses."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
