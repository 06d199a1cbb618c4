"""Letters: which exist, how many, what they are worth; and racks of them."""

import enum
import string
from dataclasses import dataclass
from functools import cached_property
from typing import Self

import msgspec

from nonuple.arguments import checked, checks_arguments
from nonuple.errors import Refusal
from nonuple.rules import applies, article
from nonuple.texts import pieces

JOKER = "?"
ALPHABET = string.ascii_uppercase
MOST_LETTERS = 10
MOST_JOKERS = 2

_SYMBOLS = ALPHABET + JOKER


class LetterKind(enum.Enum):
    """What a letter counts as when a draw is checked; EITHER is whichever helps."""

    VOWEL = "vowel"
    CONSONANT = "consonant"
    EITHER = "either"


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One letter of a set, or the joker `?`."""

    letter: str
    count: int
    value: int
    kind: LetterKind
    spelling: str
    """The word that spells the letter aloud (Algérie for A)."""
    name: str = ""
    """What the letter is called where it cannot be said by itself (the joker's blank tile)."""


@article("2026", "1.1")
@applies("2026", "4.1")
@applies("2010", "2.1")
@applies("2009", "2.1")
@article("box", "lettres")
class LetterSet(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The tiles of one language's game, as data: `A` to `Z`, then the joker."""

    name: str
    tiles: tuple[Tile, ...]

    def __post_init__(self) -> None:
        if "".join(tile.letter for tile in self.tiles) != _SYMBOLS:
            raise ValueError(f"letter set {self.name}: the tiles must be A to Z, then {JOKER}")

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<LetterSet: {self.name}, {len(self.bag)} tiles>"

    @checked
    def __getitem__(self, letter: str) -> Tile:
        if len(letter) != 1 or letter not in _SYMBOLS:
            raise Refusal(pieces.LETTER_UNKNOWN, letter=letter)
        return self.tiles[_SYMBOLS.index(letter)]

    @property
    def values(self) -> tuple[int, ...]:
        """What A to Z are worth."""
        return tuple(tile.value for tile in self.tiles[: len(ALPHABET)])

    @cached_property
    def vowels(self) -> str:
        """The letters that are vowels and nothing else."""
        return "".join(tile.letter for tile in self.tiles if tile.kind is LetterKind.VOWEL)

    @cached_property
    def either(self) -> str:
        """What counts as vowel or consonant, the joker among them."""
        return "".join(tile.letter for tile in self.tiles if tile.kind is LetterKind.EITHER)

    @property
    def bag(self) -> str:
        """Every tile of the set, in alphabetical order, jokers last."""
        return "".join(tile.letter * tile.count for tile in self.tiles)


@article("box", "conseils")
@checks_arguments
@dataclass(frozen=True)
class Rack:
    """The letters in play: those kept from the turn before, and those drawn, in order.

    `WEL+BSUI` keeps WEL and draws BSUI; `-ACUOEJL` was drawn after a rejection; `?` is a joker.
    """

    drawn: str = ""
    kept: str = ""
    rejected: bool = False

    def __post_init__(self) -> None:
        bad = next((letter for letter in self.letters if letter not in _SYMBOLS), None)
        if bad is not None:
            raise Refusal(pieces.RACK_UNKNOWN, rack=self, bad=bad)
        if len(self.letters) > MOST_LETTERS:
            raise Refusal(pieces.RACK_TOO_LONG, rack=self, count=len(self.letters), most=MOST_LETTERS)
        if self.jokers > MOST_JOKERS:
            raise Refusal(pieces.RACK_TOO_MANY_JOKERS, rack=self, count=self.jokers, most=MOST_JOKERS)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a rack as it is published: `AEINRS?`, `WEL+BSUI`, `-ACUOEJL`, `-?+ACUOEJ`."""
        body = text.strip()
        if body.count("+") > 1:
            raise Refusal(pieces.RACK_TWO_PLUSES, rack=body)
        kept, _, drawn = body.removeprefix("-").rpartition("+")
        return cls(drawn, kept, rejected=body.startswith("-"))

    def __str__(self) -> str:
        return f"{'-' if self.rejected else ''}{self.kept}{'+' if self.kept else ''}{self.drawn}"

    def __len__(self) -> int:
        return len(self.letters)

    @property
    def letters(self) -> str:
        """All of them, those kept first."""
        return self.kept + self.drawn

    @property
    def jokers(self) -> int:
        return self.letters.count(JOKER)
