"""How people write slips: a move of a real game written rightly, or with the usual mistakes.

Everything is drawn in the squares of the grid (`Drawing`), then cut out and moved, as on a real slip.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import NamedTuple

from nonuple import open_lexicon
from nonuple.pieces.board import EMPTY, Board
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.search import Move, Moves, Search
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate
from nonuple.slips.slip import Situation, Slip

Square = tuple[int, int]
Drawing = Mapping[Square, str]
"""Letters where they would lie on the grid, in lower case those circled."""

FORMULAS = ("normal", "joker-7+8", "7/8", "joker", "7+8", "7+8+9")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Turn(NamedTuple):
    """A turn of a real game, from the second on, and everything that can be played."""

    situation: Situation
    moves: Moves


def turns(seed: int, games: int) -> Iterator[Turn]:
    """The turns of games that play themselves, one formula after the other."""
    for game in range(games):
        yield from _turns_of(FORMULAS[game % len(FORMULAS)], seed + game)


@lru_cache(maxsize=16)
def _turns_of(name: str, seed: int) -> tuple[Turn, ...]:
    lexicon, formula = open_lexicon(), Formula.parse(name)
    search, found = Search.over(lexicon.words, formula, USUAL), []
    board = Board()
    for turn in simulate(Settings(formula=name), seed, lexicon).record.turns:
        if board.tiles:
            rack = Rack.parse(turn.rack)
            situation = Situation(board, rack, lexicon.words, turn.n, formula)
            found.append(Turn(situation, search.one(board, rack, top=False)))
        word = turn.word if turn.replaced is None else turn.word.upper()
        board = Board(board.place(turn.ref, word, formula=formula).grid)
    return tuple(found)


@dataclass(frozen=True)
class Written:
    """A move being written: what is drawn, and what stands in the boxes."""

    situation: Situation
    move: Move
    drawing: Drawing
    reference: str | None
    score: int | None

    @classmethod
    def of(cls, situation: Situation, move: Move) -> "Written":
        """The word, its reference, its score."""
        return cls(situation, move, word_of(move), move.ref, move.score)

    def linked(self, rng: Random, count: int) -> "Written":
        """With junction letters beside the word, so that there are `count` of them in all if there can be."""
        chosen = dict(self.drawing)
        have = len(chosen) - self.move.tiles
        for _ in range(max(count - have, 0)):
            beside = sorted(self._next_links(chosen))
            if not beside:
                break
            square = rng.choice(beside)
            chosen[square] = self.lying(square).upper()
        return replace(self, drawing=chosen)

    def _next_links(self, chosen: Drawing) -> set[Square]:
        """Letters of the grid that touch a letter newly laid, or a junction letter that is drawn."""
        return {
            one
            for square in chosen
            for one in around(square)
            if one not in chosen and self.lying(one) != EMPTY
        }

    def lying(self, square: Square) -> str:
        row, column = square
        inside = 0 <= row < SIZE and 0 <= column < SIZE
        return self.situation.board.grid[row * SIZE + column] if inside else EMPTY

    @property
    def links(self) -> list[Square]:
        """The junction letters beside the word."""
        own = word_of(self.move)
        return sorted(square for square in self.drawing if square not in own)

    def slip(self, down: int = 0, right: int = 0) -> Slip:
        return Slip(rows_of(self.drawing, down, right), self.reference, self.score)


def word_of(move: Move) -> dict[Square, str]:
    ref = Ref.parse(move.ref)
    return {
        ((ref.row + at, ref.column) if ref.down else (ref.row, ref.column + at)): letter
        for at, letter in enumerate(move.word)
    }


def around(square: Square) -> Iterator[Square]:
    row, column = square
    yield from ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))


def rows_of(drawing: Drawing, down: int = 0, right: int = 0) -> tuple[str, ...]:
    """What is drawn, cut out, with so many empty rows above and columns before it."""
    top, left = min(row for row, _ in drawing), min(column for _, column in drawing)
    bottom, end = max(row for row, _ in drawing), max(column for _, column in drawing)
    empty = EMPTY * (end - left + 1 + right)
    lines = [
        EMPTY * right + "".join(drawing.get((row, column), EMPTY) for column in range(left, end + 1))
        for row in range(top, bottom + 1)
    ]
    return (*[empty] * down, *lines)


def turned(drawing: Drawing) -> Drawing:
    """Rows and columns exchanged."""
    return {(column, row): letter for (row, column), letter in drawing.items()}


def some_move(rng: Random, turn: Turn) -> Move:
    """One of the better moves, or any, or one that lays a tile or two: these can be read in most ways."""
    if rng.random() < 0.2:
        short = [move for move in turn.moves if move.tiles < 3]
        if short:
            return rng.choice(short)
    at = int(rng.expovariate(1 / 30)) if rng.random() < 0.5 else rng.randrange(len(turn.moves))
    return turn.moves[min(at, len(turn.moves) - 1)]


def rightly(rng: Random, situation: Situation, move: Move) -> Iterator[Written]:
    """Every right way: by the reference, by junction letters of each number, by both."""
    alone = Written.of(situation, move)
    yield alone
    for count in range(situation.links_needed, 8):
        linked = alone.linked(rng, count)
        if len(linked.drawing) - move.tiles < count:
            return
        yield linked
        yield replace(linked, reference=None)


def wrongly(rng: Random, situation: Situation, move: Move) -> Iterator[tuple[str, Written]]:
    """The same move with one mistake or two, each under a name."""
    alone = Written.of(situation, move)
    linked = alone.linked(rng, rng.choice((3, 3, 4, 5, 7)))
    yield "no-location", replace(alone, reference=None)
    yield "turned-alone", replace(alone, drawing=turned(alone.drawing), reference=None)
    yield "reference-elsewhere", replace(alone, reference=str(somewhere(rng, Ref.parse(move.ref))))
    yield "reference-inverted", replace(alone, reference=str(_inverted(Ref.parse(move.ref))))
    yield "circles-forgotten", replace(alone, drawing=_upper(alone.drawing))
    yield "circled-otherwise", replace(alone, drawing=_circled_otherwise(rng, alone.drawing))
    yield "stray", replace(alone, drawing=_with_a_stray(rng, alone.drawing))
    yield from _mislaid(rng, alone)
    if linked.links:
        yield (
            "circled-otherwise-by-letters",
            replace(
                linked, drawing={**linked.drawing, **_circled_otherwise(rng, alone.drawing)}, reference=None
            ),
        )
        stray = replace(linked, drawing=_with_a_stray(rng, linked.drawing))
        yield "stray-by-letters", replace(stray, reference=None)
        yield "stray-with-both", stray
        yield (
            "reference-elsewhere-letters-right",
            replace(linked, reference=str(somewhere(rng, Ref.parse(move.ref)))),
        )
        yield "turned", replace(linked, drawing=turned(linked.drawing), reference=None)
        yield "turned-with-reference", replace(linked, drawing=turned(linked.drawing))
        for name, drawing in _miscopied(rng, linked):
            yield name, replace(linked, drawing=drawing, reference=None)
            yield f"{name}-with-reference", replace(linked, drawing=drawing)
        for name, mislaid in _mislaid(rng, linked):
            yield f"{name}-by-letters", replace(mislaid, reference=None)


def doubly(rng: Random, situation: Situation, move: Move) -> Iterator[tuple[str, Written]]:
    """The same move with two mistakes in its letters, or one in them and one in the reference."""
    linked, ref = Written.of(situation, move).linked(rng, rng.choice((3, 3, 4, 5, 7))), Ref.parse(move.ref)
    if not linked.links:
        return
    for name, drawing in _miscopied(rng, linked):
        yield f"{name}-elsewhere", replace(linked, drawing=drawing, reference=str(somewhere(rng, ref)))
        yield f"{name}-inverted", replace(linked, drawing=drawing, reference=str(_inverted(ref)))
        yield f"{name}-turned", replace(linked, drawing=turned(drawing), reference=None)
        again = replace(linked, drawing=drawing)
        worse = [*_miscopied(rng, again)] if again.links else []
        for other, twice in (("stray", _with_a_stray(rng, drawing)), *worse):
            yield f"{name}-{other}", replace(linked, drawing=twice, reference=None)
            yield f"{name}-{other}-with-reference", replace(linked, drawing=twice)
    for name, mislaid in _mislaid(rng, linked):
        yield f"{name}-with-both", mislaid
        yield f"{name}-elsewhere", replace(mislaid, reference=str(somewhere(rng, ref)))


def _miscopied(rng: Random, written: Written) -> Iterator[tuple[str, Drawing]]:
    """One junction letter changed; two neighbours exchanged; one left out; all of them a square off."""
    drawing, links = written.drawing, written.links
    one = rng.choice(links)
    yield "miscopied", {**drawing, one: rng.choice([to for to in LETTERS if to != drawing[one]])}
    yield "left-out", {square: letter for square, letter in drawing.items() if square != one}
    pairs = [(a, b) for a in links for b in around(a) if a < b and b in links and drawing[a] != drawing[b]]
    if pairs:
        a, b = rng.choice(pairs)
        yield "exchanged", {**drawing, a: drawing[b], b: drawing[a]}
    down, right = rng.choice(list(around((0, 0))))
    moved = {(row + down, column + right): drawing[row, column] for row, column in links}
    own = {square: letter for square, letter in drawing.items() if square not in links}
    if moved.keys().isdisjoint(own):
        yield "shifted", {**own, **moved}


def _mislaid(rng: Random, written: Written) -> Iterator[tuple[str, Written]]:
    """A letter that is not drawn; the letters in another order; an end that lies on the grid left out."""
    word, drawing = word_of(written.move), written.drawing
    laid = [square for square in word if written.lying(square) == EMPTY]
    yield "letter-not-drawn", replace(written, drawing={**drawing, **not_drawn(rng, written)})
    letters = [word[square] for square in laid]
    rng.shuffle(letters)
    yield "letters-mixed", replace(written, drawing={**drawing, **dict(zip(laid, letters, strict=True))})
    for end in (min(word), max(word)):
        if end not in laid and len(word) > 2:
            left = {square: letter for square, letter in drawing.items() if square != end}
            yield "end-left-out", replace(written, drawing=left)


def not_drawn(rng: Random, written: Written) -> Drawing:
    """A letter of the word, newly laid, as one that the draw has not."""
    laid = [square for square in word_of(written.move) if written.lying(square) == EMPTY]
    lacking = [letter for letter in LETTERS if letter not in written.situation.rack.letters]
    return {rng.choice(laid): rng.choice(lacking)}


def somewhere(rng: Random, ref: Ref) -> Ref:
    """Another square, often the next one."""
    if rng.random() < 0.5:
        return ref._replace(row=(ref.row + rng.choice((1, 14))) % SIZE)
    return ref._replace(row=rng.randrange(SIZE), column=rng.randrange(SIZE))


def _inverted(ref: Ref) -> Ref:
    return ref._replace(down=not ref.down)


def _circled_otherwise(rng: Random, drawing: Drawing) -> Drawing:
    """A letter more is circled, or one fewer."""
    square = rng.choice(sorted(drawing))
    return {**drawing, square: drawing[square].swapcase()}


def _with_a_stray(rng: Random, drawing: Drawing) -> Drawing:
    """A letter too many, which touches another."""
    free = {near for square in drawing for near in around(square)}.difference(drawing)
    return {**drawing, rng.choice(sorted(free)): rng.choice(LETTERS)}


def _upper(drawing: Drawing) -> Drawing:
    return {square: letter.upper() for square, letter in drawing.items()}


def claims(rng: Random, written: Written) -> Iterator[Written]:
    """The same with other claims: a point or six off either way, none, any."""
    score = written.move.score
    for claim in (score + 1, score + 6, max(score - 1, 0), None, rng.randrange(100)):
        yield replace(written, score=claim)
