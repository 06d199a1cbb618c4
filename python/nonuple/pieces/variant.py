"""A variant of the game as one value: letters, board, and the language in which things are said in the room.

Each is data: `data/letters`, `data/boards` and `data/variants`, which the web and kernel tests read too.
"""

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from nonuple.errors import Refusal
from nonuple.pieces.notation import SIZE
from nonuple.pieces.tiles import LetterSet
from nonuple.rules import article
from nonuple.texts import Language, Text, pieces

T = TypeVar("T")

_DATA = Path(__file__).parents[1] / "data"


@article("2026", "1.2.1")
@article("2010", "2.6.1")
@article("2009", "2.6.1")
@article("free", "15", "16")
@article("box", "cases-de-couleur")
class Premium(enum.Enum):
    """What a square multiplies when it is covered: (the letter, the word)."""

    NONE = (1, 1)
    LETTER_X2 = (2, 1)
    LETTER_X3 = (3, 1)
    WORD_X2 = (1, 2)
    WORD_X3 = (1, 3)

    @property
    def letter(self) -> int:
        return self.value[0]

    @property
    def word(self) -> int:
        return self.value[1]


_MARKS = {
    ".": Premium.NONE,
    "l": Premium.LETTER_X2,
    "L": Premium.LETTER_X3,
    "w": Premium.WORD_X2,
    "W": Premium.WORD_X3,
}


class _Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rows: tuple[str, ...]

    def __post_init__(self) -> None:
        if [len(row) for row in self.rows] != [SIZE] * SIZE or not set("".join(self.rows)) <= set(_MARKS):
            raise ValueError(f"board {self.name}: {SIZE} rows of {SIZE}, each one of {''.join(_MARKS)}")


class _Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    title: dict[Language, str]
    letters: str
    board: str
    language: Language


@dataclass(frozen=True, eq=False)
class Variant:
    """One variant; there is one value for each name, so that comparing it costs nothing."""

    name: str
    title: Text
    letters: LetterSet
    premiums: tuple[Premium, ...]
    """Of each of the 225 squares, in reading order."""
    language: Language
    """Of the words said in the room."""

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<Variant: {self.name}>"

    def __reduce__(self) -> tuple[Callable[[str], "Variant"], tuple[str]]:
        return variant, (self.name,)


@cache
def variants() -> Mapping[str, Variant]:
    """Every variant there is, by name."""
    return {found.name: found for found in map(_read, sorted((_DATA / "variants").glob("*.json")))}


def _read(file: Path) -> Variant:
    told = msgspec.json.decode(file.read_bytes(), type=_Described)
    layout = _load("boards", told.board, _Layout)
    return Variant(
        name=told.name,
        title=Text(told.title["fr"], told.title["en"]),
        letters=_load("letters", told.letters, LetterSet),
        premiums=tuple(_MARKS[mark] for mark in "".join(layout.rows)),
        language=told.language,
    )


def _load(kind: str, name: str, of: type[T]) -> T:
    return msgspec.json.decode((_DATA / kind / f"{name}.json").read_bytes(), type=of)


def variant(name: str) -> Variant:
    """The variant called `name`."""
    found = variants().get(name)
    if found is None:
        raise Refusal(pieces.VARIANT_UNKNOWN, name=name, known=", ".join(variants()))
    return found


FRENCH, ENGLISH = variant("french"), variant("english")
USUAL = FRENCH
"""What is played unless something else is asked for: the one default of the whole program."""
