"""Drawing letters: from a secret that can be checked afterwards, and when a draw is valid.

A bag is a string of letters in alphabetical order, jokers (`?`) first.
"""

import hmac
import struct
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from itertools import count
from typing import Annotated, NamedTuple

import msgspec

from nonuple.arguments import checked
from nonuple.pieces.tiles import LetterSet
from nonuple.rules import article

STRICT_TURNS = 15
"""Turns at which two vowels and two consonants are asked for."""

Seed = Annotated[int, msgspec.Meta(ge=0)]

_RANGE = 1 << 32
_BLOCK = struct.Struct(">8I")


# --- The bag -----------------------------------------------------------------------------------------------


def full_bag(letters: LetterSet) -> str:
    """All the tiles of a set."""
    return in_order(letters.bag)


def in_order(letters: str) -> str:
    return "".join(sorted(letters))


def has(bag: str, letters: str) -> bool:
    """Whether the bag has all these letters."""
    return all(bag.count(letter) >= letters.count(letter) for letter in set(letters))


def without(bag: str, letters: str) -> str:
    """The bag once these letters, which it has, are out."""
    for letter in letters:
        bag = bag.replace(letter, "", 1)
    return bag


# --- Chance ------------------------------------------------------------------------------------------------


def draw_letters(secret: bytes, number: int, bag: str, size: int) -> str:
    """The letters of one draw, in order: a fixed function of the secret, the draw's number and the bag.

    Numbers below 2^32 come from HMAC-SHA-256 of the secret over `number block`, block 0, 1, 2 …, eight a
    block, most significant byte first. Each letter takes the next number, passing over those that favour the
    beginning of the bag (2^32 - 2^32 mod n and above), modulo the n letters left: that is its place in the
    bag, in order. docs/draws.md says it in full.
    """
    numbers = _numbers(secret, number)
    drawn = ""
    for left in range(len(bag), len(bag) - size, -1):
        fair = _RANGE - _RANGE % left
        place = next(one for one in numbers if one < fair) % left
        drawn += bag[place]
        bag = bag[:place] + bag[place + 1 :]
    return drawn


def _numbers(secret: bytes, number: int) -> Iterator[int]:
    for block in count():
        yield from _BLOCK.unpack(hmac.digest(secret, b"%d %d" % (number, block), "sha256"))


@checked
def secret_of_seed(seed: Seed) -> bytes:
    """The secret of a seeded game, the same everywhere."""
    return sha256(b"nonuple seed %d" % seed).digest()


def commitment(secret: bytes, salt: bytes) -> str:
    """What is published before the first turn: it binds the program to its secret without telling it."""
    return sha256(b"nonuple commitment 1\n" + salt + secret).hexdigest()


def mixed(secret: bytes, phrase: str) -> bytes:
    """The secret once the room has called out a phrase, so that nobody can have prepared the draws."""
    return hmac.digest(secret, b"room\n" + phrase.encode(), "sha256")


# --- Validity ----------------------------------------------------------------------------------------------


class Kinds(NamedTuple):
    """How many letters are vowels, consonants, or either."""

    vowels: int
    consonants: int
    either: int


def kinds(tiles: str, letters: LetterSet) -> Kinds:
    """Y and jokers are either, as whichever helps."""
    vowels = sum(map(tiles.count, letters.vowels))
    either = sum(map(tiles.count, letters.either))
    return Kinds(vowels, len(tiles) - vowels - either, either)


def _enough(of: Kinds, each: int) -> bool:
    """Whether some way of counting what is either makes `each` vowels and `each` consonants."""
    return max(0, each - of.vowels) + max(0, each - of.consonants) <= of.either


@lru_cache(maxsize=4096)
def _some_draw_has(left: Kinds, size: int, each: int) -> bool:
    return any(
        _enough(Kinds(vowels, size - vowels - either, either), each)
        for either in range(min(left.either, size) + 1)
        for vowels in range(min(left.vowels, size - either) + 1)
        if size - vowels - either <= left.consonants
    )


@article("2026", "4.2")
@article("2010", "2.2")
@article("2009", "2.2")
@article("box", "minimum")
def asked_of_each(turn: int, left: str, size: int, letters: LetterSet) -> int:
    """How many vowels and how many consonants a draw must have.

    Two until the fifteenth turn, where some draw of `size` out of all the letters left has them; else one.
    """
    return 2 if turn <= STRICT_TURNS and _some_draw_has(kinds(left, letters), size, 2) else 1


@article("2026", "4.2")
@article("2010", "2.2")
@article("2009", "2.2")
@article("box", "minimum")
def is_valid(rack: str, turn: int, left: str, letters: LetterSet) -> bool:
    """Whether a rack may be played: `left` is every letter not yet placed, the rack's own included."""
    return _enough(kinds(rack, letters), asked_of_each(turn, left, len(rack), letters))
