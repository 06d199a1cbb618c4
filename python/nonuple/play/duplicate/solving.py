"""What can be played, remembered for the few positions that are asked about again and again."""

from functools import lru_cache

from nonuple._kernel import Words
from nonuple.pieces.board import Board, Placement
from nonuple.pieces.draw import in_order
from nonuple.pieces.formula import Formula
from nonuple.pieces.search import Moves, Search
from nonuple.words.lexicon import Lexicon

_REMEMBERED = 16


def tops_of(lexicon: Lexicon, formula: Formula, board: Board, rack: str) -> Moves:
    """Every move of the best score."""
    return _tops(lexicon.words, formula, board, in_order(rack))


@lru_cache(maxsize=_REMEMBERED)
def _tops(words: Words, formula: Formula, board: Board, rack: str) -> Moves:
    return Search.over(words, formula, board.variant).one(board, rack, top=True)


def best_of(lexicon: Lexicon, formula: Formula, board: Board, rack: str) -> int | None:
    """The best score, None when nothing can be played."""
    found = tops_of(lexicon, formula, board, rack)
    return found.best if found else None


def best_of_each(lexicon: Lexicon, formula: Formula, board: Board, racks: list[str]) -> list[int | None]:
    """The same for many racks at once."""
    return Search.over(lexicon.words, formula, board.variant).best_of_each(board, racks)


def near_to(lexicon: Lexicon, formula: Formula, board: Board, rack: str, score: int) -> Moves:
    """The moves worth nine tenths of a score or more, those of the next best below, and some others."""
    return Search.over(lexicon.words, formula, board.variant).near(board, rack, score)


def takes_some_of(lexicon: Lexicon, formula: Formula, board: Board, letters: str) -> bool:
    """Whether something can be played with letters out of these, however many there are."""
    return Search.over(lexicon.words, formula, board.variant).takes_some_of(board, letters)


def places_of(lexicon: Lexicon, formula: Formula, board: Board, word: str) -> list[Placement]:
    """Everywhere a word can lie."""
    return Search.over(lexicon.words, formula, board.variant).places(board, word)
