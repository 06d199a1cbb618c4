"""What computer players know about a word list: shipped for the default one, learned for others."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

import msgspec

from nonuple import _kernel
from nonuple.errors import Refusal
from nonuple.opponents.knowledge import Knowledge
from nonuple.pieces.variant import Variant
from nonuple.texts import opponents as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io import default
from nonuple.words_io.library import Library, store

_SHIPPED = Path(__file__).parents[1] / "data" / "leaves"
_SHORT = 16


class LearnedLeaves(msgspec.Struct, frozen=True):
    """What `nonuple learn` writes: the coefficients, and all that they follow from."""

    fingerprint: str
    """Of the word list."""
    variant: str
    seed: int
    rounds: tuple[int, ...]
    coefficients: tuple[int, ...]
    """In 64ths of a point."""


PATIENCE = 1.0
"""Seconds that people wait at worst for a computer to play."""


def knowledge_of(lexicon: Lexicon, library: Library) -> Knowledge:
    """What there is to know about a list."""
    return Knowledge(
        lexicon, lambda variant: leaves_of(lexicon, variant, library), lambda: _vocabulary(lexicon.words)
    )


def commonness(lexicon: Lexicon, words: Iterable[str]) -> tuple[int, ...]:
    """How common each word is, from 0 to 9, jokers or not."""
    vocabulary = _vocabulary(lexicon.words)
    return tuple(vocabulary.commonness(lexicon.words, word.upper()) or 0 for word in words)


def leaves_of(lexicon: Lexicon, variant: Variant, library: Library) -> _kernel.Leaves:
    """Those learned for the list, else those of the default list; none for letters never learned with."""
    for file in (leaves_file(lexicon, variant, library), _SHIPPED / f"{variant.name}.json"):
        try:
            return _read(file.read_bytes())
        except FileNotFoundError:
            continue
        except (OSError, ValueError):
            raise Refusal(texts.LEAVES_DAMAGED, path=file) from None
    return _kernel.Leaves.nothing()


def leaves_file(lexicon: Lexicon, variant: Variant, library: Library) -> Path:
    """Where what is learned for a list is kept."""
    return library.data / "leaves" / f"{lexicon.fingerprint[:_SHORT]}.{variant.name}.json"


def keep_leaves(learned: LearnedLeaves, path: Path) -> None:
    """Write what was learned, all of it or nothing."""
    store(path, msgspec.json.encode(learned) + b"\n")


@lru_cache(maxsize=8)
def _read(written: bytes) -> _kernel.Leaves:
    return _kernel.Leaves(msgspec.json.decode(written, type=LearnedLeaves).coefficients)


@lru_cache(maxsize=2)
def _vocabulary(words: _kernel.Words) -> _kernel.Vocabulary:
    return _kernel.Vocabulary(words, default.words_text(), default.classes())
