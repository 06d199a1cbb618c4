"""What can be added to the free list, each supplement in a file of its own: the list `default+NAME`."""

from typing import NamedTuple

from nonuple.texts import Text
from nonuple.texts import learnt as texts
from nonuple.words_io import default as embedded


class Supplement(NamedTuple):
    name: str
    source: Text
    """Where it comes from, and under what terms."""
    file: str
    lengths: frozenset[int]
    """The lengths of which it has all words: it replaces them."""

    def words(self) -> frozenset[str]:
        lines = (embedded.DATA / self.file).read_text("ascii").splitlines()
        return frozenset(line for line in lines if line and not line.startswith("#"))


TWO_LETTERS = Supplement("deux-lettres", texts.TWO_LETTERS, "two-letters.txt", frozenset({2}))

SUPPLEMENTS = {TWO_LETTERS.name: TWO_LETTERS}


def supplemented(name: str) -> bytes | None:
    """The words of `default+deux-lettres`, sorted, joined by newlines; None for any other name."""
    base, plus, asked = name.partition("+")
    supplement = SUPPLEMENTS.get(asked)
    if base != embedded.NAME or not plus or supplement is None:
        return None
    from nonuple.words.revision import completed  # who asks for another list needs it not

    words = embedded.words_text().decode().split("\n")
    return "\n".join(completed(words, supplement.words(), supplement.lengths)).encode()
