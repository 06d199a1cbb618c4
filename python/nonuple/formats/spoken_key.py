"""A key made to be dictated: six words of 4,096, and two figures that tell whether they were heard right.

Any two words of the list differ by three letters or more, so that a word with one letter wrong, missing or
too many is still known. Six words are 72 bits, and every guess at them is dear.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.texts import centres as texts
from nonuple.words.spelling import plain

WORDS = 6
KEY_BYTES = 9
"""Twelve bits a word."""
_BITS = 12


class HeardWord(NamedTuple):
    """A word as it was typed, and the one that it is taken for; none where it is no word of the list."""

    typed: str
    word: str | None

    @property
    def mended(self) -> bool:
        return self.word is not None and self.word != self.typed


class SpokenKey(NamedTuple):
    words: tuple[str, ...]

    @property
    def password(self) -> str:
        """What the games are sealed with."""
        return "-".join(self.words)

    @property
    def digits(self) -> str:
        """Said after the words: two figures that follow from them."""
        return f"{int.from_bytes(sha256(self.password.encode()).digest()) % 100:02d}"


@cache
def key_words() -> tuple[str, ...]:
    listed = files("nonuple") / "data" / "keys" / "words.txt"
    return tuple(listed.read_text("ascii").split())


def spoken_key(chance: bytes) -> SpokenKey:
    """The key of nine bytes that nobody can guess."""
    number = int.from_bytes(chance[:KEY_BYTES])
    listed = key_words()
    places = ((number >> (_BITS * place)) % len(listed) for place in range(WORDS))
    return SpokenKey(tuple(listed[place] for place in places))


def heard(typed: str) -> HeardWord:
    """The word that was meant: what was typed, else the only one that differs by one letter."""
    letters = plain(typed.strip())
    known = _by_what_is_left()
    if known.get(letters) == letters:
        return HeardWord(letters, letters)
    near = {known[rest] for rest in (letters, *_shortened(letters)) if rest in known}
    found = [word for word in near if _one_apart(word, letters)]
    return HeardWord(letters, found[0] if len(found) == 1 else None)


@cache
def _by_what_is_left() -> Mapping[str, str]:
    """Each word by itself, and by all that a missing letter leaves of it: no two share any."""
    return {rest: word for word in key_words() for rest in (word, *_shortened(word))}


def _shortened(word: str) -> set[str]:
    return {word[:place] + word[place + 1 :] for place in range(len(word))}


def _one_apart(one: str, other: str) -> bool:
    """Whether a letter is wrong, missing or too many, and nothing else."""
    short, long = sorted((one, other), key=len)
    if len(short) == len(long):
        return sum(a != b for a, b in zip(short, long, strict=True)) <= 1
    return any(long[:place] + long[place + 1 :] == short for place in range(len(long)))


def key_of(typed: Sequence[str], digits: str = "") -> SpokenKey:
    """The key of six words as they were typed; what is missing or does not fit is told."""
    if len(typed) != WORDS or not all(typed):
        raise Refusal(texts.WORDS_MISSING, count=WORDS - sum(1 for one in typed[:WORDS] if one))
    words: list[str] = []
    for place, one in enumerate(map(heard, typed), start=1):
        if one.word is None:
            raise Refusal(texts.NOT_A_KEY_WORD, place=place, word=one.typed)
        words.append(one.word)
    key = SpokenKey(tuple(words))
    if digits.strip() and digits.strip() != key.digits:
        raise Refusal(texts.OTHER_DIGITS, digits=digits.strip())
    return key
