"""A position that somebody sets up: all that can be played on it, what each word forms, leaves and opens.

It knows no game: what is asked about comes from the page alone.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from nonuple import _kernel
from nonuple.limits import Short
from nonuple.pieces.board import EMPTY_GRID, Board
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import SIZE
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL, variant
from nonuple.play.answers import refusal_of
from nonuple.play.solo.data import data_of
from nonuple.words.lexicon import Lexicon
from nonuple.words.spelling import plain


class AskedPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    grid: Annotated[str, msgspec.Meta(min_length=SIZE * SIZE, max_length=SIZE * SIZE)] = EMPTY_GRID
    rack: Annotated[str, msgspec.Meta(max_length=20)] = ""
    formula: Short = NORMAL.name
    variant: Short = USUAL.name

    @property
    def board(self) -> Board:
        return Board(self.grid, variant(self.variant))

    @property
    def letters(self) -> str:
        return Rack.parse(self.rack).letters

    @property
    def rules(self) -> Formula:
        return Formula.parse(self.formula)


class MoveFilter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Filters add up: a move passes them all."""

    joker: Literal["with", "without"] | None = None
    shortest: Annotated[int, msgspec.Meta(ge=2, le=SIZE)] = 2
    longest: Annotated[int, msgspec.Meta(ge=2, le=SIZE)] = SIZE
    place: Annotated[str, msgspec.Meta(max_length=4)] = ""
    """`D` words across in row D, `8` words down in column 8, `H8` or `8H` those that begin there."""
    begins: Annotated[str, msgspec.Meta(max_length=SIZE)] = ""
    contains: Annotated[str, msgspec.Meta(max_length=SIZE)] = ""
    """Letters in a row."""
    letters: Annotated[str, msgspec.Meta(max_length=SIZE)] = ""
    """All of these, in any order."""

    @property
    def plain(self) -> "MoveFilter":
        """As the kernel reads it."""
        return MoveFilter(
            joker=self.joker,
            shortest=self.shortest,
            longest=self.longest,
            place=self.place.strip().upper(),
            begins=plain(self.begins),
            contains=plain(self.contains),
            letters=plain(self.letters),
        )


class Reckoning(msgspec.Struct, frozen=True):
    """How a score comes about."""

    letters: int
    """Of the word, premiums of letters included."""
    times: int
    """What the word is multiplied by."""
    crossed: int
    """Points of the words formed crosswise."""
    bonus: int


class FoundMove(msgspec.Struct, frozen=True):
    ref: str
    word: str
    score: int
    tiles: int
    cross: tuple[str, ...]
    left: str
    """Letters of the rack that stay."""
    reckoning: Reckoning


class GridWord(msgspec.Struct, frozen=True):
    ref: str
    word: str


class Excess(msgspec.Struct, frozen=True):
    letter: str
    used: int
    count: int
    """How many there are."""


class PositionAnalysis(msgspec.Struct, frozen=True):
    count: int
    """Of all solutions."""
    passing: int
    """Of those that pass the filters."""
    long: int
    """Of those that lay seven letters or more."""
    top: int
    subtop: int | None
    """The best score below the top."""
    moves: tuple[FoundMove, ...]
    unknown: tuple[GridWord, ...]
    """Words on the grid that the list lacks."""
    excess: tuple[Excess, ...]
    """Letters of which more are used than there are."""
    cgp: str
    lexicon: str


def analysed(
    position: AskedPosition, wanted: MoveFilter, lexicon: Lexicon, first: int, count: int
) -> PositionAnalysis:
    """`count` of the moves that pass, from the one numbered `first` on, the best first."""
    asked = {"position": _plain(position), "wanted": wanted.plain, "first": first, "count": count}
    data = data_of(position.variant)
    return _analysis(_found(_kernel.analysed(data, lexicon.words, lexicon.name, _encode(asked))))


_encode = msgspec.json.encode
_analysis = msgspec.json.Decoder(PositionAnalysis).decode
_means = msgspec.json.Decoder(list[float]).decode


def _plain(position: AskedPosition) -> AskedPosition:
    """As the kernel reads it; what cannot be read is refused."""
    return AskedPosition(grid=position.board.grid, rack=position.letters, formula=position.rules.name)


def _found(answer: tuple[bool, bytes]) -> bytes:
    found, told = answer
    if not found:
        raise refusal_of(told)
    return told


# --- What is opened ----------------------------------------------------------------------------------------


class AskedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ref: Annotated[str, msgspec.Meta(max_length=4)]
    word: Annotated[str, msgspec.Meta(min_length=2, max_length=SIZE)]


def openings(position: AskedPosition, moves: Sequence[AskedMove], lexicon: Lexicon) -> list[float]:
    """The mean top of the turn after each move, over draws that are the same whenever it is asked."""
    asked = {"position": _plain(position), "moves": moves}
    return _means(_found(_kernel.openings(data_of(position.variant), lexicon.words, _encode(asked))))
