"""Learning what letters kept are worth, for a word list, from games that play themselves."""

from collections.abc import Iterator, Sequence

from nonuple import _kernel
from nonuple.pieces.board import kernel_rules
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import Variant

ROUNDS = (500, 1000, 2000, 4000)
"""Games of each round; a round is played with what the one before taught."""

GAMES_AT_ONCE = 100


def lessons(rounds: Sequence[int] = ROUNDS) -> int:
    """How many there are."""
    return sum(-(-games // GAMES_AT_ONCE) for games in rounds)


def taught(
    words: _kernel.Words, variant: Variant, seed: int, workers: int, rounds: Sequence[int] = ROUNDS
) -> Iterator[_kernel.Leaves]:
    """After each lesson what is known; the last is the result, the same for any number of workers."""
    known = _kernel.Leaves.nothing()
    rules = kernel_rules(NORMAL, variant)
    for games in rounds:
        lesson = _kernel.Lesson(words, rules, variant.letters.bag)
        for start in range(0, games, GAMES_AT_ONCE):
            lesson.play(known, seed + start, min(GAMES_AT_ONCE, games - start), workers)
            if start + GAMES_AT_ONCE < games:
                yield known
        known = lesson.learned()
        seed += games
        yield known
