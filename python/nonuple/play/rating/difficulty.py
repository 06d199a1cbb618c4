"""How hard a top is to find, of a turn that nobody has tried: predicted from what makes a word hard.

The weights are fitted on simulated people (`python -m benches.rating --fit`) until results of real ones
exist; docs/rating.md tells how well they predict.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import log, log2
from typing import NamedTuple

from nonuple.pieces.board import EMPTY, Board
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.search import Move
from nonuple.play.masked import MaskedTurn, laid_on
from nonuple.play.rating.strength import chance
from nonuple.words.lexicon import Lexicon

Common = Callable[[Lexicon, Iterable[str]], tuple[int, ...]]
"""How common words are, from 0 to 9."""

COMMONEST = 9
DOUBT = 121.0
"""How far a prediction is from what people find, as a standard deviation in points."""
WEIGHED = 40
"""Words of a turn that are weighed, the dearest first: hardly anybody finds none of them."""
_NEAR = 0.9
_USUAL_LETTERS = 4
_COSTLY = frozenset("JKQWXYZ")


class Hardness(NamedTuple):
    """What makes a word hard to find; each field has its weight."""

    rarity: float
    """Of the rarest word formed: classes below the commonest."""
    very_rare: float
    """Classes below the middle one: most people lack such words."""
    long: float
    """Letters laid beyond the fourth."""
    crosswise: float
    """Words formed crosswise."""
    jokers: float
    """Laid."""
    around: float
    """Whether it goes on from letters of the grid, in front, behind or in between."""
    costly: float
    """Letters worth eight points or more that are laid: one begins with them."""
    order: float
    """How unusual the order of its letters is, in bits a letter."""
    near: float
    """The logarithm of how many other words earn nine tenths of the top."""


WEIGHTS = Hardness(
    rarity=63, very_rare=77, long=52, crosswise=53, jokers=59, around=48, costly=-48, order=19, near=14
)
BASE = 832.0


class Way(NamedTuple):
    """A word of a turn, at its dearest place."""

    score: int
    difficulty: float


def ways_of(turn: MaskedTurn, lexicon: Lexicon, common: Common) -> list[Way]:
    """The words that a turn allows, the dearest first."""
    best = dearest_words(turn, lexicon)
    return [
        Way(move.score, difficulty(hard))
        for move, hard in zip(best, hardness(turn.board, best, lexicon, common), strict=True)
    ]


def difficulty(hard: Hardness) -> float:
    """The strength that finds such a word every other time."""
    return BASE + sum(weight * one for weight, one in zip(WEIGHTS, hard, strict=True))


def hardness(board: Board, moves: Sequence[Move], lexicon: Lexicon, common: Common) -> Iterator[Hardness]:
    """Of words of one turn, the dearest first."""
    near = log(max(1, sum(move.score >= _NEAR * moves[0].score for move in moves)))
    formed = [(move.word, *move.cross) for move in moves]
    classes = iter(common(lexicon, (word for words in formed for word in words)))
    for move, words in zip(moves, formed, strict=True):
        rarity = COMMONEST - min(next(classes) for _ in words)
        laid = laid_on(board, move.ref, move.word)
        yield Hardness(
            rarity,
            max(0, rarity - 5),
            max(0, len(laid) - _USUAL_LETTERS),
            len(move.cross),
            sum(tile.islower() for tile in laid),
            float(_goes_on(board, move, len(laid))),
            sum(tile in _COSTLY for tile in laid),
            _order(lexicon).surprise(move.word.upper()),
            near,
        )


def dearest_words(turn: MaskedTurn, lexicon: Lexicon) -> list[Move]:
    """Each word once; the first word of a game lies across."""
    kept: dict[str, Move] = {}
    for move in lexicon.moves(turn.board, turn.rack, formula=turn.formula):
        if len(kept) == WEIGHED and move.score < turn.top:
            break
        if turn.board.tiles or not Ref.parse(move.ref).down:
            kept.setdefault(move.word.upper(), move)
    return list(kept.values())


def _goes_on(board: Board, move: Move, laid: int) -> bool:
    """Whether two letters or more in a row lie on the grid already."""
    first = Ref.parse(move.ref)
    squares = range(first.square, len(board.grid), SIZE if first.down else 1)[: len(move.word)]
    there = [board.grid[at] != EMPTY for at in squares]
    return laid < len(move.word) and any(one and two for one, two in pairwise(there))


class _Order(NamedTuple):
    """Which letter follows which in a list."""

    pairs: Counter[str]
    firsts: Counter[str]

    def surprise(self, word: str) -> float:
        bits = [log2((self.firsts[one] + 26) / (self.pairs[one + two] + 1)) for one, two in pairwise(word)]
        return sum(bits) / max(1, len(bits))


@lru_cache(maxsize=4)
def _order(lexicon: Lexicon) -> _Order:
    words = lexicon.find("." * 7)
    pairs = Counter(one + two for word in words for one, two in pairwise(word))
    firsts = Counter(letter for word in words for letter in word[:-1])
    return _Order(pairs, firsts)


# --- What is to be expected --------------------------------------------------------------------------------


class Expected(NamedTuple):
    """Of a player of a strength at a turn."""

    top: float
    """How likely he finds it."""
    points: float


def expected(ways: Sequence[Way], strength: float) -> Expected:
    """The dearest word seen is written; words are seen or not each by itself."""
    unseen, points, top = 1.0, 0.0, 0.0
    for way in ways:
        seen = chance(strength, way.difficulty, DOUBT)
        points += unseen * seen * way.score
        unseen *= 1 - seen
        if way.score == ways[0].score:
            top = 1 - unseen
    return Expected(top, points)


def difficulty_of(ways: Sequence[Way]) -> float:
    """Of a turn: of its tops one is enough, so that several are easier than the easiest of them."""
    tops = [way.difficulty for way in ways if way.score == ways[0].score]
    low, high = min(tops) - 1000, min(tops) + 1
    for _ in range(30):
        middle = (low + high) / 2
        missed = 1.0
        for one in tops:
            missed *= 1 - chance(middle, one)
        low, high = (middle, high) if missed > 0.5 else (low, middle)
    return (low + high) / 2
