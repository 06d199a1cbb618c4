"""A word list as a game may have to play it: less some words, plus others."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from hashlib import sha256

from nonuple._kernel import Words
from nonuple.words.lexicon import Lexicon

_REMEMBERED = 8


def revised(lexicon: Lexicon, struck: frozenset[str], admitted: frozenset[str]) -> Lexicon:
    """The list without the words struck and with those admitted, under its own name.

    It is compiled anew, once (four tenths of a second for 390 000 words), so that search, judge and
    verification take it like any other list.
    """
    return _compiled(lexicon, struck, admitted) if struck or admitted else lexicon


def completed(words: Iterable[str], supplement: Collection[str], lengths: Collection[int]) -> tuple[str, ...]:
    """The words with those of a supplement, which knows all there are of some lengths."""
    return tuple(sorted({word for word in words if len(word) not in lengths} | set(supplement)))


@lru_cache(maxsize=_REMEMBERED)
def _compiled(lexicon: Lexicon, struck: frozenset[str], admitted: frozenset[str]) -> Lexicon:
    text = "\n".join(sorted((set(lexicon.words.words()) - struck) | admitted)).encode()
    return Lexicon(lexicon.name, sha256(text).hexdigest(), Words.build(text))
