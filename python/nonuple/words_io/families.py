"""Words that go together, each family the forms of one lemma that the default list lacks.

`withheld.xz` holds those of entries of the dictionary that the recipe leaves out; a supplement those it adds.
A form that is met on a sheet brings the others of its family (`nonuple.words.learnt`).
"""

import lzma
from collections import Counter
from collections.abc import Collection, Iterable
from functools import cache

from nonuple.words_io.default import DATA

Family = tuple[str, ...]

WITHHELD = "withheld.xz"
FILES = (WITHHELD, "jsrealb.xz", "lexique.xz")


def pack(families: Iterable[Family]) -> bytes:
    """Sorted families, one a line."""
    return lzma.compress("\n".join(map(" ".join, families)).encode(), preset=9 | lzma.PRESET_EXTREME)


def unpack(packed: bytes) -> tuple[Family, ...]:
    """What `pack` was given."""
    return tuple(tuple(line.split()) for line in lzma.decompress(packed).decode().splitlines())


def families_in(name: str) -> tuple[Family, ...]:
    return unpack((DATA / name).read_bytes())


def other_forms(word: str) -> Collection[str]:
    """The other forms of a word that has a single lemma; none for any other word."""
    return _forms().get(word, ())


@cache
def _forms() -> dict[str, Family]:
    families = {family for name in FILES for family in families_in(name)}
    often = Counter(word for family in families for word in family)
    return {word: family for family in families for word in family if often[word] == 1}
