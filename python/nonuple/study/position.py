"""A position that somebody sets up: all that can be played on it, what each word forms, leaves and opens.

It knows no game: what is asked about comes from the page alone.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import islice
from statistics import fmean
from typing import Annotated, Literal

import msgspec

from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.pieces.board import EMPTY, EMPTY_GRID, Board
from nonuple.pieces.draw import draw_letters, full_bag, in_order
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.search import Move
from nonuple.pieces.tiles import JOKER, Rack
from nonuple.pieces.variant import USUAL, variant
from nonuple.play.duplicate.solving import best_of_each
from nonuple.play.masked import laid_on
from nonuple.texts import pieces
from nonuple.words.lexicon import Lexicon
from nonuple.words.spelling import plain

DRAWS = 40
"""Draws over which the next top is averaged."""

_ROW = re.compile(r"[A-O]")
_COLUMN = re.compile(r"1[0-5]|[1-9]")


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

    def passes(self, board: Board, move: Move) -> bool:
        word = move.word.upper()
        return (
            self.shortest <= len(word) <= self.longest
            and self._at(move.ref)
            and word.startswith(plain(self.begins))
            and plain(self.contains) in word
            and not Counter(plain(self.letters).replace(" ", "")) - Counter(word)
            and (self.joker is None or (self.joker == "with") == _lays_joker(board, move))
        )

    def _at(self, ref: str) -> bool:
        place = self.place.strip().upper()
        if _ROW.fullmatch(place):
            return ref[0] == place
        if _COLUMN.fullmatch(place):
            return ref[:-1] == place
        return not place or ref == place


def _lays_joker(board: Board, move: Move) -> bool:
    return any(tile.islower() for tile in laid_on(board, move.ref, move.word))


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
    board, letters = position.board, position.letters
    found = lexicon.moves(board, letters, formula=position.rules) if letters else ()
    everything = wanted == MoveFilter()
    passing: Sequence[Move] = found if everything else [one for one in found if wanted.passes(board, one)]
    scores = islice(dict.fromkeys(one.score for one in found), 2)
    top, subtop = (*scores, *[None] * 2)[:2]
    return PositionAnalysis(
        count=len(found),
        passing=len(passing),
        long=sum(one.bonus > 0 for one in found),
        top=top or 0,
        subtop=subtop,
        moves=tuple(_shown(position, board, letters, one) for one in passing[first : first + count]),
        unknown=tuple(unknown_words(board, lexicon)),
        excess=tuple(excess_of(position)),
        cgp=cgp_of(position),
        lexicon=lexicon.name,
    )


def _shown(position: AskedPosition, board: Board, letters: str, move: Move) -> FoundMove:
    laid = laid_on(board, move.ref, move.word)
    needs = "".join(JOKER if tile.islower() else tile for tile in laid)
    return FoundMove(
        move.ref,
        move.word,
        move.score,
        move.tiles,
        move.cross,
        "".join((Counter(letters) - Counter(needs)).elements()),
        reckoned(board, move),
    )


def reckoned(board: Board, move: Move) -> Reckoning:
    """The score spelled out."""
    first = Ref.parse(move.ref)
    step = SIZE if first.down else 1
    values, letters, times = board.variant.letters, 0, 1
    for at, tile in enumerate(move.word):
        square = first.square + at * step
        worth = 0 if tile.islower() else values[tile].value
        if board.grid[square] == EMPTY:
            premium = board.variant.premiums[square]
            worth, times = worth * premium.letter, times * premium.word
        letters += worth
    return Reckoning(letters, times, move.score - move.bonus - letters * times, move.bonus)


def unknown_words(board: Board, lexicon: Lexicon) -> Iterable[GridWord]:
    return (GridWord(str(ref), word) for ref, word in board.words() if word.upper() not in lexicon)


def excess_of(position: AskedPosition) -> Iterable[Excess]:
    tiles = position.board.variant.letters
    used = Counter(_tiles_of(position.grid) + position.letters)
    for letter, number in sorted(used.items()):
        if number > tiles[letter].count:
            yield Excess(letter, number, tiles[letter].count)


def _tiles_of(grid: str) -> str:
    return "".join(JOKER if one.islower() else one for one in grid if one != EMPTY)


def cgp_of(position: AskedPosition) -> str:
    rows = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in position.board.rows)
    return f"{rows} {position.letters}/ 0/0 0"


# --- What is opened ----------------------------------------------------------------------------------------


class AskedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ref: Annotated[str, msgspec.Meta(max_length=4)]
    word: Annotated[str, msgspec.Meta(min_length=2, max_length=SIZE)]


def openings(position: AskedPosition, moves: Sequence[AskedMove], lexicon: Lexicon) -> list[float]:
    """The mean top of the turn after each move, over draws that are the same whenever it is asked."""
    return [_opening(position, move, lexicon) for move in moves]


def _opening(position: AskedPosition, move: AskedMove, lexicon: Lexicon) -> float:
    board, formula = position.board, position.rules
    laid = laid_on(board, move.ref, move.word)
    needs = Counter(JOKER if tile.islower() else tile for tile in laid)
    kept = "".join((Counter(position.letters) - needs).elements())
    if needs - Counter(position.letters):
        raise Refusal(pieces.LETTERS_MISSING, word=move.word, ref=move.ref, tiles=0, most=formula.most)
    used = Counter(_tiles_of(position.grid) + position.letters)
    bag = in_order("".join((Counter(full_bag(board.variant.letters)) - used).elements()))
    wanted = min(len(bag), max(0, formula.rack - len(kept)))
    secret = sha256(f"{position.grid} {in_order(position.letters)}".encode()).digest()
    racks = [kept + draw_letters(secret, number, bag, wanted) for number in range(DRAWS)]
    after = board.play(move.ref, move.word, formula=formula)
    best = best_of_each(lexicon, formula, after, [_playable(rack) for rack in racks])
    return round(fmean(one or 0 for one in best), 1)


def _playable(rack: str) -> str:
    """No rack is searched with more jokers than there are."""
    return rack if rack.count(JOKER) <= 2 else rack.replace(JOKER, "", rack.count(JOKER) - 2)
