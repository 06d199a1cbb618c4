"""Simulated players: slips like those of a club, with every fault that its arbiters meet."""

import enum
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from nonuple.contest.desk.solutions import without_a_fault
from nonuple.contest.rounds import Round
from nonuple.contest.written import NOTHING_WRITTEN, WrittenSlip
from nonuple.pieces.board import EMPTY, Board, Fault
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.search import Move, Search
from nonuple.pieces.tiles import ALPHABET
from nonuple.slips.slip import SlipFault
from nonuple.words.lexicon import Lexicon

T = TypeVar("T")


class Dice(Protocol):
    """Chance as it is given; `random.Random` is one."""

    def choice(self, seq: Sequence[T]) -> T: ...
    def randrange(self, start: int) -> int: ...


class Hand(enum.StrEnum):
    """How a player comes to write what he hands in."""

    RIGHT = "right"
    SCORE_WRONG = "score-wrong"
    SCORE_MISSING = "score-missing"
    NO_PLACE = "no-place"
    INVERTED = "inverted"
    JOKER_NOT_CIRCLED = "joker-not-circled"
    LETTERS_ONLY = "letters-only"
    NOT_ADMITTED = "not-admitted"
    CROSSWISE_NOT_ADMITTED = "crosswise-not-admitted"
    LETTER_NOT_HELD = "letter-not-held"
    UNTIDY = "untidy"
    BLANK = "blank"
    NOTHING = "nothing"


_FAULTS_IN_A_THOUSAND = {
    Hand.SCORE_WRONG: 24,
    Hand.SCORE_MISSING: 12,
    Hand.NO_PLACE: 14,
    Hand.INVERTED: 8,
    Hand.JOKER_NOT_CIRCLED: 80,
    Hand.LETTERS_ONLY: 40,
    Hand.NOT_ADMITTED: 40,
    Hand.CROSSWISE_NOT_ADMITTED: 20,
    Hand.LETTER_NOT_HELD: 8,
    Hand.UNTIDY: 3,
    Hand.BLANK: 10,
    Hand.NOTHING: 5,
}
"""Of slips of a player in the middle: half as many for the best, half as many again for a beginner."""

MIDDLE = 50
"""Skill goes from 0 to 100."""

_ENOUGH = 3
"""Letters of the grid that players draw to show where their word lies."""


def slip_of(
    played: Round, solutions: Sequence[Move], skill: int, dice: Dice, lexicon: Lexicon
) -> WrittenSlip | None:
    """What a player of this skill writes after a draw; None if he hands in nothing."""
    move = found_by(solutions, skill, dice)
    return written(manner_of(skill, dice), played, move, dice, lexicon)


def found_by(solutions: Sequence[Move], skill: int, dice: Dice) -> Move:
    """The top as often as the skill says, else a lower solution, a much lower one if the skill is low."""
    if dice.randrange(100) < skill:
        return solutions[0]
    within = max(2, len(solutions) * (110 - skill) // 100)
    return solutions[min(dice.randrange(within), dice.randrange(within), len(solutions) - 1)]


def manner_of(skill: int, dice: Dice) -> Hand:
    drawn = dice.randrange(1000 * MIDDLE)
    for manner, often in _FAULTS_IN_A_THOUSAND.items():
        drawn -= often * (MIDDLE + (MIDDLE - skill) // 2)
        if drawn < 0:
            return manner
    return Hand.RIGHT


def written(manner: Hand, played: Round, move: Move, dice: Dice, lexicon: Lexicon) -> WrittenSlip | None:
    """A solution written in a manner; without a fault where the turn does not lend itself to this one."""
    if manner is Hand.NOTHING:
        return None
    right = without_a_fault(played, move)
    write = _WRITERS.get(manner)
    return right if write is None else write(_Pen(played, move, right, dice, lexicon))


class _Pen:
    """A solution about to be written."""

    def __init__(self, played: Round, move: Move, right: WrittenSlip, dice: Dice, lexicon: Lexicon) -> None:
        self.board: Board = played.state.board
        self.rack = played.state.rack
        self.formula = played.state.formula
        self.move = move
        self.ref = Ref.parse(move.ref)
        self.right = right
        self.word = "".join(right.sketch)
        self.dice = dice
        self.lexicon = lexicon

    def slip(self, word: str | None = None, ref: Ref | None = None, score: int | None = None) -> WrittenSlip:
        """The same slip with another word, place or score."""
        word, ref = word or self.word, ref or self.ref
        sketch = tuple(word) if ref.down else (word,)
        return WrittenSlip(sketch, str(ref), self.move.score if score is None else score)

    @property
    def squares(self) -> dict[int, str]:
        """The letters of the word by their square."""
        step = SIZE if self.ref.down else 1
        return {self.ref.square + step * at: letter for at, letter in enumerate(self.word)}

    @property
    def laid(self) -> list[int]:
        """Where in the word its own letters are, those that did not lie on the grid."""
        return [at for at, square in enumerate(self.squares) if self.board.grid[square] == EMPTY]

    def with_letter(self, at: int, letter: str) -> str:
        return self.word[:at] + letter + self.word[at + 1 :]


def _score_wrong(pen: _Pen) -> WrittenSlip:
    return pen.slip(score=max(0, pen.move.score + pen.dice.choice((-10, -2, -1, 1, 2, 3, 10))))


def _score_missing(pen: _Pen) -> WrittenSlip:
    return WrittenSlip(pen.right.sketch, pen.move.ref)


def _no_place(pen: _Pen) -> WrittenSlip:
    return WrittenSlip(pen.right.sketch, None, pen.move.score)


def _inverted(pen: _Pen) -> WrittenSlip:
    turned = pen.ref._replace(down=not pen.ref.down)
    return WrittenSlip(pen.right.sketch, str(turned), pen.move.score)


def _joker_not_circled(pen: _Pen) -> WrittenSlip:
    return pen.slip(pen.word.upper())


def _letters_only(pen: _Pen) -> WrittenSlip:
    """The word with letters of the grid that touch it, and no reference; with one if they are too few."""
    grid, drawn = pen.board.grid, pen.squares
    for square in list(drawn):
        for beside in _beside(square):
            if grid[beside] != EMPTY and grid[square] == EMPTY and len(drawn) < len(pen.word) + _ENOUGH:
                drawn.setdefault(beside, grid[beside].upper())
    rows = range(min(drawn) // SIZE, max(drawn) // SIZE + 1)
    sketch = tuple("".join(drawn.get(row * SIZE + column, EMPTY) for column in range(SIZE)) for row in rows)
    links = len(drawn) - len(pen.laid)
    return WrittenSlip(sketch, None if links >= _ENOUGH else pen.move.ref, pen.move.score)


def _beside(square: int) -> list[int]:
    row, column = divmod(square, SIZE)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [down * SIZE + across for down, across in around if 0 <= down < SIZE and 0 <= across < SIZE]


def _not_admitted(pen: _Pen) -> WrittenSlip:
    """Two letters of the rack in the other order: it looks like a word, and rarely is one."""
    pairs = [
        (first, second)
        for first, second in zip(pen.laid, pen.laid[1:], strict=False)
        if pen.word[first] != pen.word[second]
    ]
    if not pairs:
        return pen.right
    first, second = pen.dice.choice(pairs)
    return pen.slip(
        pen.word[:first]
        + pen.word[second]
        + pen.word[first + 1 : second]
        + pen.word[first]
        + pen.word[second + 1 :]
    )


def _crosswise_not_admitted(pen: _Pen) -> WrittenSlip:
    """The word beside letters with which it makes another that is none."""
    places = [
        place
        for place in Search.over(pen.lexicon.words, pen.formula, pen.board.variant).places(
            pen.board, pen.word
        )
        if place.faults is Fault.CROSS_NOT_ADMITTED and _held(place.needs, pen.rack)
    ]
    if not places:
        return pen.right
    place = pen.dice.choice(places)
    return pen.slip(place.word, place.ref, place.score)


def _held(needs: str, rack: str) -> bool:
    return all(needs.count(tile) <= rack.count(tile) for tile in set(needs))


def _letter_not_held(pen: _Pen) -> WrittenSlip:
    """One letter of the word mistaken for another, which nobody has drawn."""
    others = [letter for letter in ALPHABET if letter not in pen.rack]
    return pen.slip(pen.with_letter(pen.dice.choice(pen.laid), pen.dice.choice(others)))


def _untidy(pen: _Pen) -> WrittenSlip:
    return WrittenSlip(pen.right.sketch, pen.move.ref, pen.move.score, (SlipFault.UNTIDY,))


_WRITERS: dict[Hand, Callable[[_Pen], WrittenSlip]] = {
    Hand.SCORE_WRONG: _score_wrong,
    Hand.SCORE_MISSING: _score_missing,
    Hand.NO_PLACE: _no_place,
    Hand.INVERTED: _inverted,
    Hand.JOKER_NOT_CIRCLED: _joker_not_circled,
    Hand.LETTERS_ONLY: _letters_only,
    Hand.NOT_ADMITTED: _not_admitted,
    Hand.CROSSWISE_NOT_ADMITTED: _crosswise_not_admitted,
    Hand.LETTER_NOT_HELD: _letter_not_held,
    Hand.UNTIDY: _untidy,
    Hand.BLANK: lambda _: NOTHING_WRITTEN,
}
