"""Nonuple: French duplicate word-game play.

>>> from nonuple import Board
>>> board = Board().play("H4", "PASSE")
>>> board.score("I3", "MUNIE")
20
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    __version__: str
    from nonuple.arguments import WrongArgument
    from nonuple.errors import Refusal
    from nonuple.game import FreeGame, Game, check_game, read_game
    from nonuple.ledger.ledger import Ledger
    from nonuple.pieces.board import Board, Fault, IllegalPlay, Placement
    from nonuple.pieces.formula import FORMULAS, NORMAL, Formula
    from nonuple.pieces.notation import Ref
    from nonuple.pieces.search import Move, Moves
    from nonuple.pieces.tiles import LetterSet, Rack
    from nonuple.pieces.variant import ENGLISH, FRENCH, Variant
    from nonuple.play.duplicate.checking import Difference
    from nonuple.play.family.table import FamilyTable
    from nonuple.play.record import Record
    from nonuple.play.solo.solo import SoloGame
    from nonuple.play.topping.topping import Topping
    from nonuple.slips.slip import Slip, SlipFault
    from nonuple.slips.verdict import Opinion, Sanction, Verdict, Zero
    from nonuple.words.lexicon import Lexicon
    from nonuple.words_io.library import open_lexicon

__all__ = [
    "ENGLISH",
    "FORMULAS",
    "FRENCH",
    "NORMAL",
    "Board",
    "Difference",
    "FamilyTable",
    "Fault",
    "Formula",
    "FreeGame",
    "Game",
    "IllegalPlay",
    "Ledger",
    "LetterSet",
    "Lexicon",
    "Move",
    "Moves",
    "Opinion",
    "Placement",
    "Rack",
    "Record",
    "Ref",
    "Refusal",
    "Sanction",
    "Slip",
    "SlipFault",
    "SoloGame",
    "Topping",
    "Variant",
    "Verdict",
    "WrongArgument",
    "Zero",
    "check_game",
    "open_lexicon",
    "read_game",
]

_HOMES = {
    "nonuple.pieces.board": ("Board", "Fault", "IllegalPlay", "Placement"),
    "nonuple.errors": ("Refusal",),
    "nonuple.arguments": ("WrongArgument",),
    "nonuple.game": ("FreeGame", "Game", "check_game", "read_game"),
    "nonuple.ledger.ledger": ("Ledger",),
    "nonuple.play.duplicate.checking": ("Difference",),
    "nonuple.play.record": ("Record",),
    "nonuple.pieces.formula": ("FORMULAS", "NORMAL", "Formula"),
    "nonuple.words.lexicon": ("Lexicon",),
    "nonuple.words_io.library": ("open_lexicon",),
    "nonuple.pieces.notation": ("Ref",),
    "nonuple.pieces.search": ("Move", "Moves"),
    "nonuple.play.family.table": ("FamilyTable",),
    "nonuple.play.solo.solo": ("SoloGame",),
    "nonuple.play.topping.topping": ("Topping",),
    "nonuple.slips.slip": ("Slip", "SlipFault"),
    "nonuple.slips.verdict": ("Opinion", "Sanction", "Verdict", "Zero"),
    "nonuple.pieces.tiles": ("LetterSet", "Rack"),
    "nonuple.pieces.variant": ("ENGLISH", "FRENCH", "Variant"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __dir__() -> list[str]:
    """What the package offers, and nothing else."""
    return sorted((*__all__, "__version__"))


def __getattr__(name: str) -> Any:
    """What the package offers, imported when it is asked for: a command pays only for what it uses."""
    if name == "__version__":
        from importlib.metadata import version

        return version(__name__)
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
