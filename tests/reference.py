"""A slow and plain second opinion on moves and scores, for the tests.

Written straight from the rules, with tables of its own; it shares nothing with the product, so that where the
two agree both are probably right. It takes every run of squares that could hold a word and tries there every
word that reads with what lies on it.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import prod
from string import ascii_uppercase
from typing import NamedTuple

Square = tuple[int, int]
Tiles = dict[Square, str]
"""What lies where: `A`-`Z` a letter, `a`-`z` a joker standing for it."""

ROWS = "ABCDEFGHIJKLMNO"
CENTRE = (7, 7)

VALUES = {
    letter: value
    for value, letters in {1: "AEILNORSTU", 2: "DGM", 3: "BCP", 4: "FHV", 8: "JQ", 10: "KWXYZ"}.items()
    for letter in letters
}


def _squares(names: str) -> frozenset[Square]:
    return frozenset((ROWS.index(name[0]), int(name[1:]) - 1) for name in names.split())


RED = _squares("A1 A8 A15 H1 H15 O1 O8 O15")
PINK = _squares("B2 B14 C3 C13 D4 D12 E5 E11 H8 K5 K11 L4 L12 M3 M13 N2 N14")
DARK_BLUE = _squares("B6 B10 F2 F6 F10 F14 J2 J6 J10 J14 N6 N10")
LIGHT_BLUE = _squares(
    "A4 A12 C7 C9 D1 D8 D15 G3 G7 G9 G13 H4 H12 I3 I7 I9 I13 L1 L8 L15 M7 M9 O4 O12",
)

BONUS = {
    "normal": {7: 50},
    "7/8": {7: 50},
    "7+8": {7: 50, 8: 75},
    "7+8+9": {7: 50, 8: 75, 9: 100},
}


class RefMove(NamedTuple):
    """A legal move: `tiles` is how many are laid, `cross` the words formed crosswise in reading order."""

    ref: str
    word: str
    score: int
    tiles: int
    cross: tuple[str, ...]


class RefPlacement(NamedTuple):
    """A word at a place. Where `faults` is not empty the rest says no more than it can."""

    faults: frozenset[str]
    word: str
    laid: str
    score: int
    cross: tuple[str, ...]
    after: Tiles

    @property
    def rows(self) -> tuple[str, ...]:
        """The grid with the word on it."""
        return tuple("".join(self.after.get((line, place), ".") for place in range(15)) for line in range(15))


def bonus_table(formula: str) -> dict[int, int]:
    """The bonus for the number of tiles laid; the largest number in it is the most that may be laid."""
    return BONUS["normal" if formula == "joker" else formula.removeprefix("joker-")]


def reference_moves(
    rows: Sequence[str], rack: str, words: Collection[str], formula: str = "normal"
) -> list[RefMove]:
    """Every distinct move, as the contract of `nonuple moves` has them: best first, then by ref and word."""
    board = _tiles(tuple(rows))
    admitted = frozenset(words)
    most = min(max(bonus_table(formula)), len(rack))
    of_length: dict[int, str] = {}
    for word in sorted(admitted):
        of_length[len(word)] = f"{of_length.get(len(word), '')}{word}\n"
    # The tiles laid tell the grid left; a single one that forms words both ways stays as found first, across.
    by_grid: dict[frozenset[tuple[Square, str]], RefMove] = {}
    for down in (False, True):
        fits = _letters_that_fit(board, rack, admitted, down)
        for span in _spans(board, down, most):
            if not fits.keys() >= set(span):
                continue
            pattern = f"^{''.join(fits[square] for square in span)}$"
            for word in re.findall(pattern, of_length.get(len(span), ""), re.MULTILINE):
                letters = {at: letter for at, letter in zip(span, word, strict=True) if at not in board}
                for laid in _ways_to_lay(letters, rack):
                    by_grid.setdefault(frozenset(laid.items()), _move(board, span, laid, down, formula))
    return sorted(by_grid.values(), key=lambda move: (-move.score, move.ref, move.word))


def reference_place(rows: Sequence[str], ref: str, word: str, formula: str = "normal") -> RefPlacement:
    """One word (lower case: a joker) at one place; whether words are admitted is not looked at."""
    board = _tiles(tuple(rows))
    row, column, down = _place(ref)
    span = [(row + step, column) if down else (row, column + step) for step in range(len(word))]
    too_short = {"TOO_SHORT"} if len(word) < 2 else set()
    if any(line > 14 or place > 14 for line, place in span):
        return RefPlacement(frozenset(too_short | {"OFF_GRID"}), word, "", 0, (), board)

    laid = {square: letter for square, letter in zip(span, word, strict=True) if square not in board}
    faults = too_short | _faults(board, span, word, laid, down=down, most=max(bonus_table(formula)))
    move = _move(board, span, laid, down, formula)
    return RefPlacement(
        faults=frozenset(faults),
        word=move.word,
        laid="".join("?" if letter.islower() else letter for letter in laid.values()),
        score=move.score,
        cross=move.cross,
        after=board | laid,
    )


@lru_cache(maxsize=64)
def _tiles(rows: tuple[str, ...]) -> Tiles:
    return {
        (row, column): letter
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter != "."
    }


def _place(ref: str) -> tuple[int, int, bool]:
    if ref[0].isalpha():
        return ROWS.index(ref[0]), int(ref[1:]) - 1, False
    return ROWS.index(ref[-1]), int(ref[:-1]) - 1, True


def _spans(board: Tiles, down: bool, most: int) -> Iterator[list[Square]]:
    """Every run of two squares or more where a word could lie, whatever its letters."""
    for line in range(15):
        squares = [(place, line) if down else (line, place) for place in range(15)]
        for start in range(15):
            for end in range(start + 2, 16):
                span = squares[start:end]
                laid = [square for square in span if square not in board]
                touches_in_line = any(
                    square in board for square in squares[max(start - 1, 0) : start] + squares[end : end + 1]
                )
                if 1 <= len(laid) <= most and not touches_in_line and _connected(board, span):
                    yield span


def _connected(board: Tiles, span: list[Square]) -> bool:
    """The first word covers the centre, the others have a letter that lies or lies beside them."""
    if not board:
        return CENTRE in span
    return any(near in board for square in span for near in (square, *_neighbours(square)))


def _neighbours(square: Square) -> list[Square]:
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def _letters_that_fit(board: Tiles, rack: str, admitted: frozenset[str], down: bool) -> dict[Square, str]:
    """For each square, as a regular expression: the letter that lies there, or those of the rack that may.

    Those that may form an admitted word crosswise, or none; a square no letter fits is not there.
    """
    held = ascii_uppercase if "?" in rack else rack
    fits = {square: letter.upper() for square, letter in board.items()}
    for square in ((row, column) for row in range(15) for column in range(15)):
        if square not in board:
            run = _line_through(board | {square: "?"}, square, not down)
            cross = "".join(board.get(at, "?") for at in run).upper()
            admits = [letter for letter in held if len(run) == 1 or cross.replace("?", letter) in admitted]
            if admits:
                fits[square] = "." if admits == list(ascii_uppercase) else f"[{''.join(admits)}]"
    return fits


def _ways_to_lay(letters: Tiles, rack: str) -> Iterator[Tiles]:
    """Every choice of squares for jokers such that the rack holds the other letters."""
    held = Counter(rack)
    if (Counter(letters.values()) - held).total() > held["?"]:
        return
    for jokers in range(min(held["?"], len(letters)) + 1):
        for chosen in combinations(letters, jokers):
            needed = Counter(letter for square, letter in letters.items() if square not in chosen)
            if all(held[letter] >= count for letter, count in needed.items()):
                yield {
                    square: letter.lower() if square in chosen else letter
                    for square, letter in letters.items()
                }


def _move(board: Tiles, span: list[Square], laid: Tiles, down: bool, formula: str) -> RefMove:
    after = board | laid
    crosses = [_line_through(after, square, not down) for square in laid]
    formed = [span, *(cross for cross in crosses if len(cross) > 1)]
    row, column = span[0]
    return RefMove(
        ref=f"{column + 1}{ROWS[row]}" if down else f"{ROWS[row]}{column + 1}",
        word=_reads(after, span),
        score=sum(_points(after, word, laid) for word in formed) + bonus_table(formula).get(len(laid), 0),
        tiles=len(laid),
        cross=tuple(_reads(after, word) for word in formed[1:]),
    )


def _reads(board: Tiles, word: list[Square]) -> str:
    return "".join(board[square] for square in word)


def _line_through(board: Tiles, square: Square, down: bool) -> list[Square]:
    """The squares of the unbroken run of tiles through a square."""
    step_row, step_column = (1, 0) if down else (0, 1)
    row, column = square
    while (row - step_row, column - step_column) in board:
        row, column = row - step_row, column - step_column
    run = []
    while (row, column) in board:
        run.append((row, column))
        row, column = row + step_row, column + step_column
    return run


def _points(board: Tiles, word: list[Square], laid: Tiles) -> int:
    """One word: its letters with the premiums of the squares just covered, then their word premiums."""
    letters = sum(
        VALUES.get(board[square], 0) * (_letter_premium(square) if square in laid else 1) for square in word
    )
    return letters * prod(_word_premium(square) for square in word if square in laid)


def _letter_premium(square: Square) -> int:
    return 2 if square in LIGHT_BLUE else 3 if square in DARK_BLUE else 1


def _word_premium(square: Square) -> int:
    return 2 if square in PINK else 3 if square in RED else 1


def _faults(board: Tiles, span: list[Square], word: str, laid: Tiles, *, down: bool, most: int) -> set[str]:
    row, column = span[0]
    before = (row - 1, column) if down else (row, column - 1)
    row, column = span[-1]
    after = (row + 1, column) if down else (row, column + 1)
    contradicted = [
        square
        for square, letter in zip(span, word, strict=True)
        if square in board and board[square].upper() != letter.upper()
    ]
    found = {
        "CONFLICT": bool(contradicted),
        "NOT_WHOLE": before in board or after in board,
        "NO_TILE": not laid,
        "DETACHED": bool(board) and not _connected(board, span),
        "OFF_CENTRE": not board and not _connected(board, span),
        "TOO_MANY_TILES": len(laid) > most,
    }
    return {fault for fault, is_so in found.items() if is_so}
