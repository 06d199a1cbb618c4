"""Nonuple: French duplicate word-game play.

>>> from nonuple import Board
>>> board = Board().play("H4", "PASSE")
>>> board.score("I3", "MUNIE")
20
"""

from nonuple.board import Board, Fault, IllegalPlay, Placement
from nonuple.errors import Refusal
from nonuple.formula import FORMULAS, NORMAL, Formula
from nonuple.lexicon import Lexicon, open_lexicon
from nonuple.notation import Ref
from nonuple.search import Move, Moves
from nonuple.tiles import ENGLISH, FRENCH, LetterSet, Rack

__all__ = [
    "ENGLISH",
    "FORMULAS",
    "FRENCH",
    "NORMAL",
    "Board",
    "Fault",
    "Formula",
    "IllegalPlay",
    "LetterSet",
    "Lexicon",
    "Move",
    "Moves",
    "Placement",
    "Rack",
    "Ref",
    "Refusal",
    "open_lexicon",
]
