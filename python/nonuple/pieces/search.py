"""Moves and tops: what the kernel finds, as values that read like the game."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, Self, overload

from nonuple import _kernel
from nonuple.markup import Markup, joined, rows_of, table, tag
from nonuple.pieces.board import Board, Placement, kernel_rules
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import in_brackets, read_word
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import Variant
from nonuple.texts import drawing as texts

ALL_CORES = 0
_SHOWN = 20
"""Moves that a notebook shows."""


class Move(NamedTuple):
    """A word at a place, legal in every respect."""

    ref: str
    word: str
    """As it reads on the grid, jokers in lower case."""
    score: int
    bonus: int
    """The part of the score earned by laying many letters."""
    tiles: int
    """How many are laid."""
    cross: tuple[str, ...]
    """The words formed crosswise, in reading order."""

    def __str__(self) -> str:
        return f"{self.ref} {self.word} {self.score}"


@dataclass(frozen=True, slots=True, eq=False)
class Moves(Sequence[Move]):
    """What a search found: by score, best first, then reference, then word.

    A move is spelled out when it is asked for, so that counting thousands costs nothing.
    """

    _found: _kernel.Moves | tuple[Move, ...]
    """As the kernel found them; as a tuple once they were carried to another process."""

    def __reduce__(self) -> tuple[type["Moves"], tuple[tuple[Move, ...]]]:
        return Moves, (tuple(self),)

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def __repr__(self) -> str:
        return f"<{len(self)} moves, best {self.best}>"

    def _repr_html_(self) -> Markup:
        heads = [one.say() for one in (texts.POINTS, texts.PLACE, texts.WORD, texts.CROSS)]
        rows = ((one.score, one.ref, in_brackets(one.word), ", ".join(one.cross)) for one in self[:_SHOWN])
        more = len(self) - _SHOWN
        told = tag("p", texts.MORE_MOVES.say(count=more)) if more > 0 else None
        return joined(table(heads, rows_of(rows), texts.SOLUTIONS.say()), told)

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        return Move(*self._found[range(len(self))[index]])

    def __iter__(self) -> Iterator[Move]:
        return (Move(*self._found[i]) for i in range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moves) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    @property
    def best(self) -> int:
        """The best score, 0 when there is no move."""
        return self[0].score if len(self) else 0


@dataclass(frozen=True, slots=True)
class Search:
    """A word list, a formula and a variant, ready to search."""

    words: _kernel.Words
    rules: _kernel.Rules

    @classmethod
    def over(cls, words: _kernel.Words, formula: Formula, variant: Variant) -> Self:
        return cls(words, kernel_rules(formula, variant))

    def one(self, board: Board, rack: Rack | str, *, top: bool) -> Moves:
        """The moves of one position: all, or those of the best score."""
        return Moves(self.lanes(board).search(_letters(rack), top))

    def near(self, board: Board, rack: Rack | str, score: int) -> Moves:
        """The moves worth nine tenths of a score or more, those of the next best below, and some others."""
        return Moves(self.lanes(board).near(_letters(rack), score))

    def lanes(self, board: Board) -> _kernel.Lanes:
        """The board ready to be searched, at the cost of what differs from the last one asked for."""
        seen = _seen(self.words, self.rules)
        for grid, lanes in seen:
            if grid == board.grid:
                return lanes
            made = lanes.moved_to(board.grid)
            break
        else:
            made = _kernel.Lanes(self.words, self.rules, board.grid)
        seen[:] = [(board.grid, made)]
        return made

    def many(
        self, positions: Iterable[tuple[Board, Rack | str]], *, top: bool, workers: int = ALL_CORES
    ) -> list[Moves]:
        """The moves of many positions, in their order, on all cores unless told otherwise."""
        asked = [(board.grid, _letters(rack)) for board, rack in positions]
        found = _kernel.search_many(self.words, self.rules, asked, top, workers)
        return [Moves(moves) for moves in found]

    def best_of_each(
        self, board: Board, racks: Iterable[Rack | str], *, workers: int = ALL_CORES
    ) -> list[int | None]:
        """The best score of each rack on one board, None where nothing can be played: quicker than `many`."""
        lanes = self.lanes(board)
        asked = [(lanes, _letters(rack)) for rack in racks]
        return [best if moves else None for best, moves in _kernel.sweep(asked, top=True, workers=workers)]

    def takes_some_of(self, board: Board, letters: str) -> bool:
        """Whether something can be laid with letters out of these, however many there are."""
        return self.lanes(board).takes_some_of(letters)

    def places(self, board: Board, word: str) -> list[Placement]:
        """Everywhere a word can lie, whether or not the words formed crosswise are admitted."""
        found = _kernel.places(self.words, self.rules, board.grid, read_word(word))
        return [Placement.of(place) for place in found]


@lru_cache(maxsize=4)
def _seen(words: _kernel.Words, rules: _kernel.Rules) -> list[tuple[str, _kernel.Lanes]]:
    """The last grid that was searched with these, if any."""
    return []


def _letters(rack: Rack | str) -> str:
    return (Rack.parse(rack) if isinstance(rack, str) else rack).letters
