"""What there is to learn in a word list, drill by drill, the most useful first."""

import enum
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb, prod
from typing import NamedTuple

from nonuple.pieces.tiles import LetterSet
from nonuple.words.lexicon import Lexicon

COSTLY = frozenset("JKQWXYZ")
MOST_CARDS = 10_000
"""Of one drill: more than anybody learns, the rarest left out."""
_REMEMBERED = 4
_HOOKED = range(2, 6)
"""Lengths of the words whose hooks are learnt."""


class Drill(enum.StrEnum):
    """What is practised."""

    MISSED = "missed"
    """Words and turns lost in one's own games."""
    ANAGRAMS = "anagrams"
    """Seven letters to put in order."""
    PLUS = "plus"
    """Seven letters and one of the grid."""
    HOOKS = "hooks"
    """Letters in front of a word, or behind it."""
    SHORT = "short"
    """Words of two and three letters, by their beginning."""
    COSTLY = "costly"
    """Short words with J, K, Q, W, X, Y or Z."""
    MINE = "mine"
    """Series that one has put together."""


class Shape(enum.StrEnum):
    """How a card asks; the name of a card is its shape and what it is about."""

    ANAGRAM = "anagram"
    PLUS = "plus"
    FRONT = "front"
    BEHIND = "behind"
    BEGINS = "begins"
    TURN = "turn"


class Deck(NamedTuple):
    cards: tuple[str, ...]
    """Their names, the most useful first."""
    words: int
    """How many words they ask for."""


@lru_cache(maxsize=_REMEMBERED * len(Drill))
def deck(drill: Drill, lexicon: Lexicon, letters: LetterSet) -> Deck:
    """The cards that a list makes; none of what is taken from one's own games and series."""
    match drill:
        case Drill.ANAGRAMS:
            return _anagrams(lexicon, letters)
        case Drill.PLUS:
            return _plus(lexicon, letters)
        case Drill.HOOKS:
            return _hooks(lexicon, letters)
        case Drill.SHORT:
            return _short(lexicon)
        case Drill.COSTLY:
            return _costly(lexicon, letters)
        case _:
            return Deck((), 0)


def letters_of(word: str) -> str:
    """The letters in alphabetical order: the same for all anagrams."""
    return "".join(sorted(word))


def named(shape: Shape, subject: str) -> str:
    return f"{shape}:{subject}"


def likelihood(word: str, letters: LetterSet) -> int:
    """In how many ways the letters can be drawn from a full bag."""
    return prod(comb(letters[one].count, word.count(one)) for one in set(word))


def _of_length(lexicon: Lexicon, length: int) -> list[str]:
    return lexicon.find("." * length)


def _racks(words: Iterable[str], letters: LetterSet) -> list[str]:
    """Sets of letters that have anagrams, those drawn most often first; the later, the more they make."""
    racks = Counter(map(letters_of, words))
    return sorted(racks, key=lambda rack: (-usefulness(rack, racks[rack], letters), rack))


def usefulness(rack: str, words: int, letters: LetterSet) -> float:
    """Of letters to learn: nobody begins with seven words on one card."""
    return likelihood(rack, letters) / words**2


def _anagrams(lexicon: Lexicon, letters: LetterSet) -> Deck:
    words = _of_length(lexicon, 7)
    racks = _racks(words, letters)[:MOST_CARDS]
    return Deck(tuple(named(Shape.ANAGRAM, rack) for rack in racks), len(words))


def _plus(lexicon: Lexicon, letters: LetterSet) -> Deck:
    words, sevens = _of_length(lexicon, 8), {letters_of(word) for word in _of_length(lexicon, 7)}
    racks = _racks(words, letters)[:MOST_CARDS]
    return Deck(tuple(named(Shape.PLUS, _supported(rack, sevens)) for rack in racks), len(words))


def _supported(eight: str, sevens: set[str]) -> str:
    """`AEINRST+L`: the letter of the grid is one without which nothing can be made, where there is one."""
    ways = [eight[:at] + eight[at + 1 :] + "+" + letter for at, letter in enumerate(eight)]
    return next((way for way in ways if way[:-2] not in sevens), ways[0])


def _hooks(lexicon: Lexicon, letters: LetterSet) -> Deck:
    cards: list[str] = []
    count = 0
    for length in _HOOKED:
        shorter, longer = set(_of_length(lexicon, length)), _of_length(lexicon, length + 1)
        front = {word[1:] for word in longer} & shorter
        behind = {word[:-1] for word in longer} & shorter
        count += len(front | behind)
        for word in sorted(front | behind, key=lambda one: (-likelihood(one, letters), one)):
            cards += [named(Shape.FRONT, word)] if word in front else []
            cards += [named(Shape.BEHIND, word)] if word in behind else []
    return Deck(tuple(cards[:MOST_CARDS]), count)


def _short(lexicon: Lexicon) -> Deck:
    words = [_of_length(lexicon, length) for length in (2, 3)]
    beginnings = [sorted({word[:-1] for word in several}) for several in words]
    cards = tuple(named(Shape.BEGINS, one) for several in beginnings for one in several)
    return Deck(cards, sum(map(len, words)))


def _costly(lexicon: Lexicon, letters: LetterSet) -> Deck:
    words = [word for length in (2, 3, 4) for word in _of_length(lexicon, length) if COSTLY & set(word)]
    racks = sorted(_racks(words, letters), key=len)
    return Deck(tuple(named(Shape.ANAGRAM, rack) for rack in racks), len(words))
