"""How places and words are written: `H4` across, `4H` down; a joker as `(D)ERIDERA` or `dERIDERA`."""

import re
from typing import Annotated, NamedTuple, Self

import msgspec

from nonuple.arguments import checked
from nonuple.errors import Refusal
from nonuple.rules import applies, article
from nonuple.texts import pieces

SIZE = 15
ROWS = "ABCDEFGHIJKLMNO"

Line = Annotated[int, msgspec.Meta(ge=0, le=SIZE - 1)]

_REF = re.compile(
    r"(?:(?P<row>[A-Z])\s*(?P<column>\d{1,3})|(?P<column_first>\d{1,3})\s*(?P<row_last>[A-Z]))", re.ASCII
)
_BRACKETS = re.compile(r"\(([A-Za-z])\)")
_NO_LETTER = re.compile(r"[^A-Za-z]")


@article("2026", "1.1")
@applies("2026", "5.3.1")
@article("2010", "2.5")
@applies("2010", "3.2.1")
@article("2009", "2.5")
@applies("2009", "3.2.1")
@article("box", "conseils")
class Ref(NamedTuple):
    """The first square of a word, and its direction. Rows and columns count from 0."""

    row: Line
    column: Line
    down: bool = False

    @classmethod
    @checked
    def parse(cls, text: str) -> Self:
        """Read `H4` or `4H`, in either case, with or without a space or a leading zero (`h 04`)."""
        found = _REF.fullmatch(text.strip().upper())
        if found is None:
            raise Refusal(pieces.REF_UNREADABLE, ref=text)
        row = found["row"] or found["row_last"]
        column = int(found["column"] or found["column_first"])
        if row not in ROWS:
            raise Refusal(pieces.REF_ROW, ref=text)
        if not 1 <= column <= SIZE:
            raise Refusal(pieces.REF_COLUMN, ref=text)
        return cls(ROWS.index(row), column - 1, down=found["row"] is None)

    def __str__(self) -> str:
        row, column = ROWS[self.row], self.column + 1
        return f"{column}{row}" if self.down else f"{row}{column}"

    @property
    def square(self) -> int:
        """The number of the first square, 0 to 224 in reading order."""
        return self.row * SIZE + self.column


def read_word(text: str) -> str:
    """A word as the grid shows it, jokers in lower case, from either way of writing them."""
    body = text.strip()
    word = _BRACKETS.sub(lambda found: found[1].lower(), body)
    if not word:
        raise Refusal(pieces.WORD_MISSING)
    bad = _NO_LETTER.search(word)
    if bad is None:
        return word
    if bad[0] in "()":
        raise Refusal(pieces.WORD_BRACKETS, word=body)
    raise Refusal(pieces.WORD_UNKNOWN, word=body, bad=bad[0])


@article("box", "conseils")
def in_brackets(word: str) -> str:
    """The word as it is published, jokers in capitals between brackets: `(D)ERIDERA`."""
    return "".join(f"({letter.upper()})" if letter.islower() else letter for letter in word)


def squares_of(ref: Ref, word: str) -> range:
    """The numbers of the squares that a word covers."""
    step = SIZE if ref.down else 1
    return range(ref.square, ref.square + step * len(word), step)
