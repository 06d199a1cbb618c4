"""The list that comes with the program: free, small, and not the official one.

`data/words.xz` holds the words in order, those that share their first letters on one line: these letters,
then each ending. It is half the size of a plain list under xz, and unpacks in no more time.
`data/classes.xz`, made of the dictionary, and `data/usage.xz`, made of films and books by `scripts/usage.py`
and under a licence of its own, tell how common each word is, for players who do not know all of them.
"""

import lzma
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from nonuple.texts import readings as texts

DATA = Path(__file__).parent / "data"
NAME = "default"
WORDS = "words.xz"
FINGERPRINT = "words.sha256"
CLASSES = "classes.xz"
USAGE = "usage.xz"

COMMONEST = 9
"""The class of the words that everyone knows; the rarest have 0."""
RARE_TENSE = 16
"""Added to the class of a word that only a rare tense makes."""

TITLE = texts.TITLE

UNUSED = 3
"""The usage of a word that nobody says in films: it is in no class above this one."""
_LEAST_USED = 4

_SHARED_LETTERS = 5
_PRESET = 6 | lzma.PRESET_EXTREME


def words_text() -> bytes:
    """The words of the default list, sorted, joined by newlines."""
    return unpack((DATA / WORDS).read_bytes())


def fingerprint() -> str:
    """SHA-256 of `words_text()`, in hexadecimal, kept beside the words so that none has to be unpacked."""
    return (DATA / FINGERPRINT).read_text("ascii").strip()


def classes() -> bytes:
    """How common each word of `words_text()` is, a byte a word: 0 rare, 9 everyone's; see `RARE_TENSE`."""
    indices, used = (unpack_classes((DATA / name).read_bytes()) for name in (CLASSES, USAGE))
    return bytes(map(class_of, indices, used))


def class_of(index: int, used: int) -> int:
    """As common as the rarer of both sources says; what nobody says keeps its order, below all the rest."""
    least, rare_tense = index & ~RARE_TENSE, index & RARE_TENSE
    if used <= UNUSED:
        return max(0, min(UNUSED, least - UNUSED)) | rare_tense
    return max(_LEAST_USED, min(least, used)) | rare_tense


def pack_classes(of_words: bytes) -> bytes:
    """Classes as `classes.xz` holds them."""
    return lzma.compress(of_words, preset=_PRESET)


def unpack_classes(packed: bytes) -> bytes:
    """The classes that `pack_classes` was given."""
    return lzma.decompress(packed)


def pack(words: Iterable[str]) -> bytes:
    """Sorted words as `words.xz` holds them."""
    groups = groupby(words, key=lambda word: word[:_SHARED_LETTERS])
    lines = (" ".join([shared, *(word[_SHARED_LETTERS:] for word in group)]) for shared, group in groups)
    return lzma.compress("\n".join(lines).encode(), preset=_PRESET)


def unpack(packed: bytes) -> bytes:
    """The words that `pack` was given, joined by newlines."""
    lines = (line.partition(b" ") for line in lzma.decompress(packed).split(b"\n"))
    return b"\n".join([shared + endings.replace(b" ", b"\n" + shared) for shared, _, endings in lines])
