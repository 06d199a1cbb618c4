"""Players as an organiser pastes them: what the reader of lists understood, each at a table."""

import re
from collections.abc import Collection, Iterator, Sequence

import msgspec

from nonuple.contest.people import Entrant
from nonuple.errors import Refusal
from nonuple.people.lists import (
    LONGEST,
    ColumnProfile,
    ListColumn,
    ListLine,
    Pairing,
    pairings,
    read_list,
    rows_of_text,
)
from nonuple.people.person import folded
from nonuple.texts import Sentence
from nonuple.texts import players as texts

LAST_TABLE = 99_999
_TABLE = re.compile(r"(?:table|t|n°|no)?\.? ?0*([0-9]{1,5})", re.IGNORECASE)


class ReadLine(msgspec.Struct, frozen=True):
    """One line of what was pasted, and what was made of it."""

    number: int
    """Counted from 1, blank lines included."""
    text: str
    player: Entrant | None = None
    guessed: tuple[str, ...] = ()
    """Fields of the player that nothing in the text says for certain."""
    duplicate: Sentence | None = None
    """Where the same player stands already: nobody is left out with the line."""
    refused: Sentence | None = None
    """Why the line cannot be used; whoever it names is not registered."""


class Understood(msgspec.Struct, frozen=True):
    """All that was understood; nobody is registered yet."""

    lines: tuple[ReadLine, ...]
    columns: tuple[ListColumn, ...] = ()

    @property
    def players(self) -> tuple[Entrant, ...]:
        return tuple(
            line.player
            for line in self.lines
            if line.player is not None and line.duplicate is None and line.refused is None
        )


def read(text: str, taken: Collection[int] = ()) -> Understood:
    """The players of a text; tables not given are the next ones that are neither given nor taken."""
    found = read_list(rows_of_text(text), ColumnProfile())
    return Understood(tuple(_Reader(found.lines, taken).lines()), tuple(found.columns))


class _Reader:
    """Lines in their order; who and where has been read already."""

    def __init__(self, lines: Sequence[ListLine], taken: Collection[int]) -> None:
        self.given = lines
        given = (_table(line.get("table")) for line in lines if "table" in line.cells)
        kept = set(taken).union(table for table in given if table is not None)
        self.free = (table for table in range(1, LAST_TABLE + 1) if table not in kept)
        self.tables: dict[int, tuple[int, Entrant]] = {}
        self.same = dict(_repeated(lines))
        usable = [line for line in lines if line.fault is None and line.number not in self.same]
        self.usable = {line.number: at for at, line in enumerate(usable)}
        self.numbers = [line.number for line in usable]
        self.pairs = pairings([(line.name, line.get("partner")) for line in usable])

    def lines(self) -> Iterator[ReadLine]:
        for line in self.given:
            try:
                yield self._line(line)
            except Refusal as refusal:
                yield ReadLine(line.number, line.text, refused=said(refusal))

    def _line(self, line: ListLine) -> ReadLine:
        if line.fault is not None:
            raise line.fault
        pair = self._pair(line)
        table, guessed = _given(line), line.guessed
        if pair.taken and "partner" not in guessed:
            guessed += ("partner",)
        before = self.same.get(line.number, None if pair.of is None else self.numbers[pair.of])
        if table is None:
            guessed += ("table",)
            table = self._next_free() if before is None else self._table_of(before)
        player = Entrant(
            _short(line.name),
            _short(line.get("club")),
            _short(line.get("series")),
            _short(line.get("category")),
            _short(pair.partner),
            table=table,
        )
        if before is not None:
            duplicate = texts.SAME_PLAYER.sentence(line=before)
            return ReadLine(line.number, line.text, player, guessed, duplicate=duplicate)
        refused = self._second_at(table)
        if refused is None:
            self.tables[table] = line.number, player
        return ReadLine(line.number, line.text, player, guessed, refused=refused)

    def _pair(self, line: ListLine) -> Pairing:
        at = self.usable.get(line.number)
        return Pairing(line.get("partner")) if at is None else self.pairs[at]

    def _table_of(self, number: int) -> int:
        """Of one who stands on another line, the first where that comes later."""
        return next((table for table, (line, _) in self.tables.items() if line == number), 1)

    def _next_free(self) -> int:
        table = next(self.free, None)
        if table is None:
            raise Refusal(texts.NO_TABLE_LEFT)
        return table

    def _second_at(self, table: int) -> Sentence | None:
        if table not in self.tables:
            return None
        line, player = self.tables[table]
        return texts.SAME_TABLE.sentence(table=table, name=player.shown, line=line)


def _repeated(lines: Sequence[ListLine]) -> Iterator[tuple[int, int]]:
    """Lines whose name and club stand before, and where."""
    known: dict[tuple[str, str], int] = {}
    for line in lines:
        if line.fault is None:
            before = known.setdefault((folded(line.name), folded(line.get("club"))), line.number)
            if before != line.number:
                yield line.number, before


def _given(line: ListLine) -> int | None:
    written = line.get("table")
    if not written:
        return None
    table = _table(written)
    if table is None:
        raise Refusal(texts.NOT_A_TABLE, written=written[:LONGEST], most=LAST_TABLE)
    return table


def _table(written: str) -> int | None:
    found = _TABLE.fullmatch(written)
    return int(found[1]) or None if found else None


def _short(value: str) -> str:
    if len(value) > LONGEST:
        raise Refusal(texts.FIELD_TOO_LONG, start=value[:20], most=LONGEST)
    return value


def said(refusal: Refusal) -> Sentence:
    """Why something is refused, in both languages."""
    return refusal.text.sentence(**refusal.values)
