"""Slips with up to three slips of the pen, each by itself: of every kind, over every way to say where."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from nonuple.pieces.board import EMPTY
from nonuple.pieces.notation import Ref
from nonuple.slips.slip import Situation, Slip
from tests.slips.hand import (
    LETTERS,
    Square,
    Written,
    around,
    claims,
    not_drawn,
    some_move,
    somewhere,
    turned,
    turns,
    word_of,
)

Mistake = Callable[[Random, Written], Written | None]
MOST = 3
OF_A_TURN = 6
GAMES = 10**6


def fresh(seed: int, count: int) -> Iterator[tuple[str, Situation, Slip]]:
    """So many, each with its name: how the place is said, then the mistakes."""
    rng, told = Random(seed), 0
    for turn in turns(seed, GAMES):
        for _ in range(OF_A_TURN if len(turn.moves) else 0):
            name, written = _written(rng, Written.of(turn.situation, some_move(rng, turn)))
            yield name, turn.situation, written.slip()
            told += 1
            if told == count:
                return


def _written(rng: Random, written: Written) -> tuple[str, Written]:
    way = rng.choice(("reference", "letters", "both"))
    if way != "reference":
        written = written.linked(rng, rng.choice((3, 3, 4, 5, 7)))
    if way == "letters":
        written = replace(written, reference=None)
    names = [way]
    chosen = rng.sample(MISTAKES, rng.choice((0, 1, 1, 2, 2, 2, MOST)))
    for mistake in sorted(chosen, key=MISTAKES.index):
        wrong = mistake(rng, written)
        if wrong is not None:
            written = wrong
            names.append(mistake.__name__)
    return "+".join(names), written


def _with(written: Written, letters: dict[Square, str]) -> Written:
    return replace(written, drawing={**written.drawing, **letters})


def _without(written: Written, square: Square) -> Written:
    return replace(written, drawing={at: one for at, one in written.drawing.items() if at != square})


def _free(written: Written) -> list[Square]:
    """Squares near by that touch no letter, be it by a corner."""
    taken = {(r + down, c + right) for r, c in written.drawing for down in (-1, 0, 1) for right in (-1, 0, 1)}
    rows, columns = ([square[axis] for square in written.drawing] for axis in (0, 1))
    near = (
        (r, c) for r in range(min(rows) - 3, max(rows) + 4) for c in range(min(columns) - 3, max(columns) + 4)
    )
    return [square for square in near if square not in taken]


def stray(rng: Random, written: Written) -> Written:
    free = {near for square in written.drawing for near in around(square)}.difference(written.drawing)
    return _with(written, {rng.choice(sorted(free)): rng.choice(LETTERS)})


def apart(rng: Random, written: Written) -> Written | None:
    free = _free(written)
    return _with(written, {rng.choice(free): rng.choice(LETTERS)}) if free else None


def pair_apart(rng: Random, written: Written) -> Written | None:
    free = _free(written)
    pairs = [(one, other) for one in free for other in around(one) if other in free]
    return _with(written, {square: rng.choice(LETTERS) for square in rng.choice(pairs)}) if pairs else None


def miscopied(rng: Random, written: Written) -> Written | None:
    links = [square for square in written.links if written.lying(square) != EMPTY]
    return _with(written, {rng.choice(links): rng.choice(LETTERS)}) if links else None


def left_out(rng: Random, written: Written) -> Written | None:
    return _without(written, rng.choice(written.links)) if written.links else None


def letter_not_drawn(rng: Random, written: Written) -> Written:
    return _with(written, dict(not_drawn(rng, written)))


def misspelt(rng: Random, written: Written) -> Written:
    return _with(written, {rng.choice(sorted(word_of(written.move))): rng.choice(LETTERS)})


def letters_exchanged(rng: Random, written: Written) -> Written | None:
    word = word_of(written.move)
    laid = [square for square in word if written.lying(square) == EMPTY]
    if len(laid) < 2:
        return None
    one, other = rng.sample(laid, 2)
    return _with(written, {one: word[other], other: word[one]})


def end_left_out(_: Random, written: Written) -> Written | None:
    end = max(word_of(written.move))
    return _without(written, end) if written.lying(end) != EMPTY and len(word_of(written.move)) > 2 else None


def elsewhere(rng: Random, written: Written) -> Written:
    return replace(written, reference=str(somewhere(rng, Ref.parse(written.move.ref))))


def inverted(_: Random, written: Written) -> Written | None:
    if written.reference is None:
        return None
    ref = Ref.parse(written.reference)
    return replace(written, reference=str(ref._replace(down=not ref.down)))


def no_reference(_: Random, written: Written) -> Written:
    return replace(written, reference=None)


def drawn_over(_: Random, written: Written) -> Written:
    return replace(written, drawing=turned(written.drawing))


def claim(rng: Random, written: Written) -> Written:
    return rng.choice(list(claims(rng, written)))


def circle(rng: Random, written: Written) -> Written:
    square = rng.choice(sorted(written.drawing))
    return _with(written, {square: written.drawing[square].swapcase()})


MISTAKES: tuple[Mistake, ...] = (
    *(stray, apart, pair_apart, miscopied, left_out, letter_not_drawn, misspelt, letters_exchanged),
    *(end_left_out, elsewhere, inverted, no_reference, claim, circle, drawn_over),
)
"""The last moves every letter: it comes after what looks for one on the grid."""
