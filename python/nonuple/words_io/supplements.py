"""What can be added to the free list, a file a supplement: `default+NAME`, or `default+tout` for all."""

from collections.abc import Sequence
from typing import NamedTuple

from nonuple.texts import Text
from nonuple.texts import learnt as texts
from nonuple.words_io import default as embedded
from nonuple.words_io.families import families_in


class Supplement(NamedTuple):
    name: str
    source: Text
    """Where it comes from, and under what terms."""
    file: str
    lengths: frozenset[int] = frozenset()
    """The lengths of which it has all words: it replaces them."""

    def words(self) -> frozenset[str]:
        if self.file.endswith(".xz"):
            return frozenset(word for family in families_in(self.file) for word in family)
        lines = (embedded.DATA / self.file).read_text("ascii").splitlines()
        return frozenset(line for line in lines if line and not line.startswith("#"))


JSREALB = Supplement("jsrealb", texts.JSREALB, "jsrealb.xz")
LEXIQUE = Supplement("lexique", texts.LEXIQUE, "lexique.xz")
TWO_LETTERS = Supplement("deux-lettres", texts.TWO_LETTERS, "two-letters.txt", frozenset({2}))

SUPPLEMENTS = {one.name: one for one in (JSREALB, LEXIQUE, TWO_LETTERS)}
"""In their order: what is complete for a length comes last."""

ALL = "tout"

SIZES = {
    embedded.NAME: 389_154,
    f"{embedded.NAME}+{JSREALB.name}": 398_180,
    f"{embedded.NAME}+{LEXIQUE.name}": 389_694,
    f"{embedded.NAME}+{TWO_LETTERS.name}": 389_162,
    f"{embedded.NAME}+{ALL}": 398_726,
}
"""How many words each has, told without opening it."""

BUILT_IN = tuple(SIZES)
"""The lists that come with the program: the free one, and that one with supplements."""


def supplements_of(name: str) -> Sequence[Supplement]:
    """What `default+NAME` adds; nothing for any other list."""
    asked = name.partition("+")[2] if name in BUILT_IN else ""
    return [one for one in SUPPLEMENTS.values() if asked in (one.name, ALL)]


def supplemented(name: str) -> bytes | None:
    """The words of `default+NAME`, sorted, joined by newlines; None for any other name."""
    added = supplements_of(name)
    if not added:
        return None
    from nonuple.words.revision import completed  # who asks for another list needs it not

    words = tuple(embedded.words_text().decode().split("\n"))
    for one in added:
        words = completed(words, one.words(), one.lengths)
    return "\n".join(words).encode()
