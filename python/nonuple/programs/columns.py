"""Positions and their tops by the hundred thousand, as columns that NumPy, Arrow and Polars take as they are.

A column of texts is what Arrow holds: where each text begins, and all of them joined. NumPy, Arrow and Polars
are the extra `nonuple[data]`; each is imported by what needs it.
"""

import re
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import accumulate
from typing import Any, Protocol, Self, runtime_checkable

from nonuple._kernel import search_many
from nonuple.arguments import checks_arguments
from nonuple.errors import Refusal
from nonuple.pieces.board import EMPTY_GRID, Board, kernel_rules
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.search import ALL_CORES
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL, Variant
from nonuple.texts import columns as texts
from nonuple.words.lexicon import Cores, Lexicon

SQUARES = len(EMPTY_GRID)

_GRIDS = re.compile(rb"[.A-Za-z]*")
_RACK = re.compile(r"[A-Z]{0,8}(\?[A-Z]{0,8}){0,2}")


@runtime_checkable
class Array(Protocol):
    """An array of NumPy, as far as it is looked at."""

    dtype: Any
    shape: Any


@runtime_checkable
class ArrowTable(Protocol):
    """A table of Arrow."""

    column_names: Any


@runtime_checkable
class Frame(Protocol):
    """A frame of Polars."""

    def to_arrow(self) -> Any: ...


@dataclass(frozen=True, repr=False)
class TextColumn:
    """TextColumn of ASCII, one after the other."""

    offsets: Sequence[int]
    """One more than there are texts."""
    data: bytes | memoryview

    @classmethod
    def of(cls, texts: Iterable[str]) -> Self:
        kept = list(texts)
        return cls(array("i", accumulate(map(len, kept), initial=0)), "".join(kept).encode("ascii"))

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def __iter__(self) -> Iterator[str]:
        whole = bytes(self.data).decode("ascii")
        return (whole[self.offsets[at] : self.offsets[at + 1]] for at in range(len(self)))

    def __repr__(self) -> str:
        return f"<{len(self)} texts>"

    def arrow(self) -> Any:
        """The same memory as an array of Arrow."""
        arrow = _extra("pyarrow")
        buffers = [None, arrow.py_buffer(self.offsets), arrow.py_buffer(self.data)]
        return arrow.Array.from_buffers(arrow.string(), len(self), buffers)


@checks_arguments
@dataclass(frozen=True, init=False, eq=False, repr=False)
class Positions:
    """Boards and racks, many at once.

    >>> from nonuple import Board, Positions, open_lexicon
    >>> positions = Positions([(Board(), "MUNIERX"), (Board().play("H4", "PASSE"), "MUNIERX")])
    >>> tops = positions.tops(open_lexicon("default"))
    >>> list(tops.scores), list(tops.words)
    ([52, 86], ['MUNIR', 'MINERAUX'])
    """

    grids: bytes | memoryview
    """225 squares of each, one after the other."""
    racks: tuple[str, ...]
    variant: Variant

    def __init__(self, positions: Sequence[tuple[Board, Rack | str]]) -> None:
        boards = [board for board, _ in positions]
        variant = boards[0].variant if boards else USUAL
        grids = "".join(board.grid for board in boards).encode("ascii")
        racks = (Rack.parse(rack) if isinstance(rack, str) else rack for _, rack in positions)
        self._set(grids, tuple(rack.letters for rack in racks), variant)

    def _set(self, grids: bytes | memoryview, racks: tuple[str, ...], variant: Variant) -> None:
        for name, value in (("grids", grids), ("racks", racks), ("variant", variant)):
            object.__setattr__(self, name, value)

    @classmethod
    def _checked(cls, grids: bytes | memoryview, racks: Iterable[Any], variant: Variant) -> Self:
        """Columns of somebody else's: every square is looked at, all at once."""
        made, kept = cls.__new__(cls), tuple(map(str, racks))
        if len(grids) != SQUARES * len(kept):
            raise Refusal(texts.GRIDS_AND_RACKS, squares=len(grids), racks=len(kept), size=SQUARES)
        bad = None if (found := _GRIDS.match(grids)) is None else found.end()
        if bad is not None and bad < len(grids):
            raise Refusal(texts.BAD_SQUARE, number=bad // SQUARES, square=bad % SQUARES)
        for number, rack in enumerate(kept):
            if _RACK.fullmatch(rack) is None:
                raise Refusal(texts.BAD_RACK, number=number, rack=rack)
        made._set(grids, kept, variant)
        return made

    @classmethod
    def from_numpy(cls, grids: Array, racks: Iterable[str], variant: Variant = USUAL) -> Self:
        """Grids as bytes, `(n, 15, 15)` or `(n, 225)` of `uint8`, not copied; racks as texts."""
        numpy = _extra("numpy")
        found = numpy.ascontiguousarray(grids)
        if found.dtype != numpy.uint8:
            raise Refusal(texts.NOT_BYTES, kind=found.dtype)
        return cls._checked(memoryview(found.reshape(-1)), racks, variant)

    @classmethod
    def from_arrow(cls, table: ArrowTable, variant: Variant = USUAL) -> Self:
        """A table with the columns `grid` and `rack`, as `arrow()` makes one; grids are not copied."""
        arrow = _extra("pyarrow")
        if not isinstance(table, arrow.Table) or not {"grid", "rack"} <= set(table.column_names):
            raise Refusal(texts.NO_TABLE)
        grids = _one_chunk(table["grid"], arrow.string())
        if grids.null_count or any(length != SQUARES for length in _lengths(grids)):
            raise Refusal(texts.GRID_LENGTHS, size=SQUARES)
        data = grids.buffers()[2]
        held = memoryview(data) if data is not None else memoryview(b"")
        first = SQUARES * grids.offset
        kept = held[first : first + SQUARES * len(grids)]
        return cls._checked(
            kept.cast("B") if kept.format != "B" else kept, table["rack"].to_pylist(), variant
        )

    @classmethod
    def from_polars(cls, frame: Frame, variant: Variant = USUAL) -> Self:
        """A frame with the columns `grid` and `rack`."""
        polars = _extra("polars")
        if not isinstance(frame, polars.DataFrame):
            raise Refusal(texts.NO_TABLE)
        return cls.from_arrow(frame.to_arrow(), variant)

    def numpy(self) -> Any:
        """The grids as an array of `uint8`, `(n, 15, 15)`, in the same memory."""
        return _extra("numpy").frombuffer(self.grids, dtype="uint8").reshape(-1, 15, 15)

    def arrow(self) -> Any:
        """A table: `grid` in the same memory, and `rack`."""
        offsets = array("i", range(0, len(self.grids) + 1, SQUARES))
        columns = [TextColumn(offsets, self.grids).arrow(), TextColumn.of(self.racks).arrow()]
        return _extra("pyarrow").table(columns, names=["grid", "rack"])

    def polars(self) -> Any:
        """A frame: `grid` and `rack`."""
        return _extra("polars").from_arrow(self.arrow())

    def tops(
        self, lexicon: Lexicon, *, formula: Formula | str = NORMAL, workers: Cores = ALL_CORES
    ) -> "Tops":
        """The first move of the best score of each, on all cores unless told otherwise."""
        grids = bytes(self.grids).decode("ascii")
        asked = [(grids[SQUARES * at : SQUARES * (at + 1)], rack) for at, rack in enumerate(self.racks)]
        rules = kernel_rules(Formula.parse(formula), self.variant)
        found = search_many(lexicon.words, rules, asked, True, workers)
        return Tops._of([moves[0] if len(moves) else None for moves in found], map(len, found))

    def __len__(self) -> int:
        return len(self.racks)

    def __getitem__(self, index: int) -> tuple[Board, str]:
        at = range(len(self))[index]
        grid = bytes(self.grids[SQUARES * at : SQUARES * (at + 1)]).decode("ascii")
        return Board(grid, self.variant), self.racks[at]

    def __iter__(self) -> Iterator[tuple[Board, str]]:
        return (self[at] for at in range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Positions) and self._whole() == other._whole()

    def __hash__(self) -> int:
        return hash(self.racks)

    def __reduce__(self) -> tuple[Any, ...]:
        return _positions, self._whole()

    def _whole(self) -> tuple[bytes, tuple[str, ...], Variant]:
        return bytes(self.grids), self.racks, self.variant

    def __repr__(self) -> str:
        return f"<{len(self)} positions>"


@dataclass(frozen=True, repr=False)
class Tops:
    """The top of each position, as columns; where nothing can be played, an empty word and 0."""

    scores: Sequence[int]
    bonuses: Sequence[int]
    ties: Sequence[int]
    """How many moves have that score."""
    refs: TextColumn
    words: TextColumn

    @classmethod
    def _of(cls, tops: Sequence[Any], ties: Iterable[int]) -> Self:
        return cls(
            scores=array("i", (0 if top is None else top[2] for top in tops)),
            bonuses=array("i", (0 if top is None else top[3] for top in tops)),
            ties=array("i", ties),
            refs=TextColumn.of("" if top is None else top[0] for top in tops),
            words=TextColumn.of("" if top is None else top[1] for top in tops),
        )

    def numpy(self) -> Any:
        """Arrays by name: the figures in the same memory, texts copied."""
        numpy = _extra("numpy")
        figures = {name: numpy.frombuffer(column, dtype="int32") for name, column in self._figures()}
        return {**figures, "ref": numpy.array(list(self.refs)), "word": numpy.array(list(self.words))}

    def arrow(self) -> Any:
        """A table in the same memory."""
        arrow = _extra("pyarrow")
        columns = {
            name: arrow.Array.from_buffers(arrow.int32(), len(self), [None, arrow.py_buffer(column)])
            for name, column in self._figures()
        }
        return arrow.table({"ref": self.refs.arrow(), "word": self.words.arrow(), **columns})

    def polars(self) -> Any:
        """A frame; its figures are in the same memory."""
        return _extra("polars").from_arrow(self.arrow())

    def _figures(self) -> tuple[tuple[str, Sequence[int]], ...]:
        return ("score", self.scores), ("bonus", self.bonuses), ("ties", self.ties)

    def __len__(self) -> int:
        return len(self.scores)

    def __repr__(self) -> str:
        return f"<{len(self)} tops, the best worth {max(self.scores, default=0)}>"


def _positions(grids: bytes, racks: tuple[str, ...], variant: Variant) -> Positions:
    made = Positions.__new__(Positions)
    made._set(grids, racks, variant)
    return made


def _one_chunk(column: Any, kind: Any) -> Any:
    """A column as one array of a type: itself, if it is one."""
    whole = column if column.type == kind else column.cast(kind)
    return whole.chunk(0) if whole.num_chunks == 1 else whole.combine_chunks()


def _lengths(column: Any) -> Iterable[int]:
    lengths: list[int] = _extra("pyarrow").compute.binary_length(column).to_pylist()
    return lengths


def _extra(name: str) -> Any:
    """A library of `nonuple[data]`."""
    try:
        if name == "pyarrow":
            import_module("pyarrow.compute")
        return import_module(name)
    except ImportError:
        raise Refusal(texts.NO_LIBRARY, name=name) from None
