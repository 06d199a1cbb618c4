"""Editions of the official list, known by their published sizes alone: no word of them is here."""

from collections.abc import Mapping
from dataclasses import dataclass

from nonuple.words.spelling import LONGEST, SHORTEST


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition, how many words it has, and how many of each length where that was published."""

    number: int
    words: int
    lengths: Mapping[int, int]


_OF_8 = (81, 633, 2623, 7980, 17991, 32230, 48039, 59584, 62954, 57784, 46501, 32962, 20886, 12077)

EDITIONS = (
    Edition(9, 407_128, {2: 81}),
    Edition(8, 402_325, dict(zip(range(SHORTEST, LONGEST + 1), _OF_8, strict=True))),
    Edition(7, 393_670, {}),
    Edition(6, 386_264, {}),
)


def of_size(words: int) -> Edition | None:
    """The edition that has so many words."""
    return next((edition for edition in EDITIONS if edition.words == words), None)


def nearest(words: int) -> Edition:
    """The edition whose size comes nearest."""
    return min(EDITIONS, key=lambda edition: abs(edition.words - words))
