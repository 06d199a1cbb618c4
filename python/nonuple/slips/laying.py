"""A word at a place whatever the slip: letters laid, letters the rack lacks, what each use of jokers scores.

Worked out once for all players who write the same word at a turn.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from nonuple import _kernel
from nonuple.pieces.tiles import JOKER

Placements = tuple[_kernel.Placement, ...]


class Circling(NamedTuple):
    """One way to use the jokers of the rack in a word at a place."""

    jokers: frozenset[int]
    """Which letters of the word, counted from 0, a joker stands for."""
    score: int
    forced: bool
    """Whether jokers stand only for letters that the rack lacks."""


def placements(
    words: _kernel.Words, rules: _kernel.Rules, grid: str, word: str
) -> tuple[Placements, Placements]:
    """The places of a word across, then those down."""
    known = _known(words, rules)
    if (grid, word) not in known:
        if len(known) == _REMEMBERED:
            known.clear()
        found = _kernel.places(words, rules, grid, word)
        across = tuple(place for place in found if place.ref[0].isalpha())
        known[grid, word] = across, tuple(place for place in found if place.ref[0].isdigit())
    return known[grid, word]


_REMEMBERED = 1024


@lru_cache(maxsize=4)
def _known(
    words: _kernel.Words, rules: _kernel.Rules
) -> dict[tuple[str, str], tuple[Placements, Placements]]:
    """What was found with a list; a list takes megabytes, so that few are held."""
    return {}


@lru_cache(maxsize=4096)
def lacking(letters: str, rack: str) -> str:
    """Those of the letters that the rack has not, jokers aside."""
    left, found = rack.replace(JOKER, ""), ""
    for letter in letters:
        if letter in left:
            left = left.replace(letter, "", 1)
        else:
            found += letter
    return found


@lru_cache(maxsize=4096)
def circlings(found: _kernel.Placement, offsets: tuple[int, ...], rack: str) -> tuple[Circling, ...]:
    """Every way to use the jokers, none at all first, the rack having the other letters."""
    return tuple(_circlings(found, offsets, rack))


def _circlings(found: _kernel.Placement, offsets: tuple[int, ...], rack: str) -> Iterator[Circling]:
    lacked = Counter(lacking(found.needs, rack))
    laid = tuple(zip(offsets, found.laid, strict=True))
    for count in range(lacked.total(), min(rack.count(JOKER), len(laid)) + 1):
        for chosen in combinations(laid, count):
            letters = Counter(tile for _, (_, tile, _) in chosen)
            if lacked <= letters:
                score = found.score - sum(worth for _, (_, _, worth) in chosen)
                yield Circling(frozenset(at for at, _ in chosen), score, letters == lacked)
