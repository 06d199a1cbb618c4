"""Golden figures of the positions: top, number of tops, number of moves, with the default list.

`python -m tests.golden.positions` writes them anew after a change of the list; a change of the search changes
none of them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from nonuple import open_lexicon
from nonuple.formats import cgp
from nonuple.pieces.formula import FORMULAS, Formula
from nonuple.pieces.search import Search
from nonuple.pieces.variant import USUAL
from tests.repository import POSITIONS

FIGURES = Path(__file__).with_suffix(".csv")
FILES = ("positions-0-jokers", "positions-1-joker", "positions-2-jokers", "positions-natural")
PLAYED = tuple(FORMULAS[name] for name in ("normal", "7/8", "7+8", "7+8+9"))


class Figures(NamedTuple):
    """What a search of one position finds."""

    top: int
    tops: int
    moves: int


def positions(file: str) -> list[cgp.CgpPosition]:
    return list(cgp.read((POSITIONS / f"{file}.cgp").read_text(encoding="ascii")))


def searched(file: str, formula: Formula) -> list[Figures]:
    """The figures of a file as the kernel finds them now; other formulas see every tenth position."""
    chosen = positions(file)[:: 1 if formula.name == "normal" else 10]
    asked = [(position.board, position.rack) for position in chosen]
    search = Search.over(open_lexicon().words, formula, USUAL)
    tops, moves = search.many(asked, top=True), search.many(asked, top=False)
    return [Figures(top.best, len(top), len(found)) for top, found in zip(tops, moves, strict=True)]


def read() -> Iterator[tuple[str, str, Figures]]:
    """File, formula and figures of each position, in order."""
    for line in FIGURES.read_text(encoding="ascii").splitlines():
        file, formula, *figures = line.split(",")
        yield file, formula, Figures(*map(int, figures))


def golden(file: str, formula: Formula) -> list[Figures]:
    return [figures for name, played, figures in read() if (name, played) == (file, formula.name)]


def write() -> None:
    lines = [
        ",".join((file, formula.name, *map(str, figures)))
        for formula in PLAYED
        for file in FILES
        for figures in searched(file, formula)
    ]
    FIGURES.write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    write()
