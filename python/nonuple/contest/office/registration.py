"""Players as an organiser pastes them: a list of names, lines from a spreadsheet, a CSV file."""

import csv
import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from nonuple.contest.people import Player
from nonuple.errors import Refusal
from nonuple.texts import Sentence
from nonuple.texts import players as texts

MOST_LINES = 20_000
MOST_BYTES = 1_000_000
LONGEST = 80
LAST_TABLE = 99_999
_MOST_COLUMNS = 50
_LONGEST_CELL = 4 * LONGEST
"""Letters written in pieces included; normalising takes the square of a length."""

Field = Literal["name", "first", "club", "series", "category", "table", "partner"]
Columns = Mapping[int, Field]

_HEADINGS: dict[Field, str] = {
    "name": "nom|name|nom et prenom|nom prenom|nom de famille|joueur|joueurs|joueur 1|player|players|surname"
    "|last name|full name|paire|pair",
    "first": "prenom|first name|firstname|given name",
    "club": "club|association|team",
    "series": "serie|series|classement",
    "category": "categorie|category|cat|cat.|age",
    "table": "table|tables|numero|numero de table|n° de table|n° table|no|n°|table number|place",
    "partner": "partenaire|partner|joueur 2|player 2|second joueur",
}
_HEADED: dict[str, Field] = {
    heading: field for field, headings in _HEADINGS.items() for heading in headings.split("|")
}
_SEPARATORS = "\t;,"
_LINE_ENDS = re.compile(r"\r\n|\r|\n")
_ANNOUNCED = re.compile(r"sep=(.)", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,5}")
_TABLE = re.compile(r"(?:table|t|n°|no)?\.? ?0*([0-9]{1,5})", re.IGNORECASE)
_NUMBERED_NAME = re.compile(r"([0-9]{1,5})[.):\s-]+([^0-9].*)")
_SERIES = re.compile(r"(?:S(?:érie)? ?)?[1-7][A-D]?|NC", re.IGNORECASE)
_CATEGORY = re.compile(
    r"[svdejpcb]|seniors?|vermeils?|diamants?|espoirs?|juniors?|cadets?|benjamins?|poussins?"
)
_BETWEEN_NAMES = re.compile(r"\s*/\s*|\s+&\s+|\s+(?:et|and)\s+", re.IGNORECASE)


class ReadLine(msgspec.Struct, frozen=True):
    """One line of what was pasted, and what was made of it."""

    number: int
    """Counted from 1, blank lines included."""
    text: str
    player: Player | None = None
    guessed: tuple[str, ...] = ()
    """Fields of the player that nothing in the text says for certain."""
    duplicate: Sentence | None = None
    """Where the same player stands already: nobody is left out with the line."""
    refused: Sentence | None = None
    """Why the line cannot be used; whoever it names is not registered."""


class Understood(msgspec.Struct, frozen=True):
    """All that was understood; nobody is registered yet."""

    lines: tuple[ReadLine, ...]

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(
            line.player
            for line in self.lines
            if line.player is not None and line.duplicate is None and line.refused is None
        )


class _Row(msgspec.Struct, frozen=True):
    """A line cut into fields."""

    number: int
    text: str
    fields: dict[Field, str]
    guessed: tuple[str, ...]


def read(text: str, taken: Collection[int] = ()) -> Understood:
    """The players of a text; tables not given are the next ones that are neither given nor taken."""
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise Refusal(texts.TOO_LARGE, most=MOST_BYTES)
    lines = [(number, line) for number, line in enumerate(_lines(text), start=1) if line.strip()]
    if len(lines) > MOST_LINES:
        raise Refusal(texts.TOO_LONG, lines=len(lines), most=MOST_LINES)
    rows = list(_rows(lines))
    return Understood(tuple(_Reader(rows, taken).lines()))


def _lines(text: str) -> list[str]:
    return _LINE_ENDS.split(text.removeprefix("\ufeff"))


# --- Lines into fields -------------------------------------------------------------------------------------


def _rows(lines: list[tuple[int, str]]) -> Iterator[_Row]:
    announced = _ANNOUNCED.fullmatch(lines[0][1].strip()) if lines else None
    if announced:
        lines = lines[1:]
    separator = announced[1] if announced else _separator([line for _, line in lines])
    cut = [(number, line, _cells(line, separator)) for number, line in lines]
    columns = _headed(cut[0][2]) if cut else {}
    headed = bool(columns)
    if headed:
        cut = cut[1:]
    else:
        columns = _guessed_columns([cells for *_, cells in cut])
    for number, line, cells in cut:
        fields = {columns[at]: cell for at, cell in enumerate(cells) if at in columns and cell}
        guessed = () if headed else _unsaid(fields)
        yield _Row(number, line, fields, guessed)


def _separator(lines: Sequence[str]) -> str:
    """The one found in the most lines."""
    return max(_SEPARATORS, key=lambda one: sum(one in line for line in lines))


def _cells(line: str, separator: str) -> list[str]:
    """Each line by itself: a quotation mark left open must not swallow the list."""
    try:
        cells = next(csv.reader([line], delimiter=separator), [])
    except (csv.Error, ValueError, TypeError):
        cells = line.split(separator)
    return [_tidied(cell) for cell in cells[:_MOST_COLUMNS]]


def _tidied(cell: str) -> str:
    """Single spaces, and nothing that cannot be seen; what is far too long is cut, and still too long."""
    spaced = " ".join(cell.split())
    if len(spaced) > _LONGEST_CELL:
        return spaced[:_LONGEST_CELL]
    composed = unicodedata.normalize("NFC", spaced)
    return "".join(one for one in composed if one.isprintable()).strip()


def plain(text: str) -> str:
    """Without accents or capitals, to compare."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(one for one in apart if not unicodedata.combining(one))


def _headed(cells: Sequence[str]) -> Columns:
    """The columns as a first line of headings names them; nothing if it is no such line."""
    columns: dict[int, Field] = {}
    for at, cell in enumerate(cells):
        field = _HEADED.get(plain(cell))
        if field is not None and field not in columns.values():
            columns[at] = field
    return columns if "name" in columns.values() else {}


def _guessed_columns(rows: Sequence[Sequence[str]]) -> Columns:
    """The columns by what is in them: numbers that differ are tables, the first words are names."""
    columns: dict[int, Field] = {}
    worded: list[int] = []
    for at in range(max(map(len, rows), default=0)):
        kind = _kind([row[at] for row in rows if at < len(row) and row[at]])
        if kind is None:
            worded.append(at)
        elif kind not in columns.values():
            columns[at] = kind
    in_words: tuple[Field, ...] = ("name", "first", "club") if len(worded) > 2 else ("name", "club")
    return columns | dict(zip(worded, in_words, strict=False))


def _kind(values: Sequence[str]) -> Field | None:
    if not values:
        return None
    if all(map(_NUMBER.fullmatch, values)) and len(set(values)) == len(values):
        return "table"
    if all(map(_SERIES.fullmatch, values)):
        return "series"
    return "category" if all(_CATEGORY.fullmatch(plain(value)) for value in values) else None


def _unsaid(fields: Mapping[Field, str]) -> tuple[str, ...]:
    """What a line without headings leaves to guess; a name alone is no guess."""
    if "first" in fields:
        return tuple(field for field in fields if field != "first")
    return tuple(field for field in fields if field != "name")


# --- Fields into players -----------------------------------------------------------------------------------


class _Reader:
    """Lines in their order; who and where has been read already."""

    def __init__(self, rows: Sequence[_Row], taken: Collection[int]) -> None:
        self.rows = [_numbered(row) for row in rows]
        given = (_table(row.fields["table"]) for row in self.rows if "table" in row.fields)
        kept = set(taken).union(table for table in given if table is not None)
        self.free = (table for table in range(1, LAST_TABLE + 1) if table not in kept)
        self.people: dict[tuple[str, ...], tuple[int, Player]] = {}
        self.tables: dict[int, tuple[int, Player]] = {}

    def lines(self) -> Iterator[ReadLine]:
        for row in self.rows:
            try:
                yield self._line(row)
            except Refusal as refusal:
                yield ReadLine(row.number, row.text, refused=said(refusal))

    def _line(self, row: _Row) -> ReadLine:
        name, partner, paired = _names(row.fields)
        guessed = row.guessed + (("partner",) if paired else ())
        fields = {field: _short(row.fields.get(field, "")) for field in ("club", "series", "category")}
        who = tuple(map(plain, (name, partner, fields["club"])))
        known = self.people.get(who)
        table = self._given(row)
        if table is None:
            guessed += ("table",)
            table = known[1].table if known else self._next_free()
        player = Player(table, name, **fields, partner=partner)
        if known:
            duplicate = texts.SAME_PLAYER.sentence(line=known[0])
            return ReadLine(row.number, row.text, player, guessed, duplicate=duplicate)
        refused = self._second_at(table)
        if refused is None:
            self.people[who] = self.tables[table] = row.number, player
        return ReadLine(row.number, row.text, player, guessed, refused=refused)

    def _given(self, row: _Row) -> int | None:
        written = row.fields.get("table")
        if written is None:
            return None
        table = _table(written)
        if table is None:
            raise Refusal(texts.NOT_A_TABLE, written=written[:LONGEST], most=LAST_TABLE)
        return table

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


def _numbered(row: _Row) -> _Row:
    """`12 DUPONT Marie` in a single column: the number is the table's."""
    found = _NUMBERED_NAME.fullmatch(row.fields.get("name", ""))
    if found is None or "table" in row.fields:
        return row
    fields = row.fields | {"name": found[2], "table": found[1]}
    return _Row(row.number, row.text, fields, (*row.guessed, "table"))


def _table(written: str) -> int | None:
    found = _TABLE.fullmatch(written)
    return int(found[1]) or None if found else None


def _names(fields: Mapping[Field, str]) -> tuple[str, str, bool]:
    """Name and partner, and whether the two were told apart here."""
    written = " ".join(fields[field] for field in ("name", "first") if field in fields)
    if not written:
        raise Refusal(texts.NO_NAME)
    if "partner" in fields:
        return _short(written), _short(fields["partner"]), False
    names = [name for name in _BETWEEN_NAMES.split(written) if name]
    if not names:
        raise Refusal(texts.NO_NAME)
    if len(names) > 2:
        raise Refusal(texts.MORE_THAN_TWO, written=written[:LONGEST])
    return _short(names[0]), _short(names[1]) if len(names) == 2 else "", len(names) == 2


def _short(value: str) -> str:
    if len(value) > LONGEST:
        raise Refusal(texts.FIELD_TOO_LONG, start=value[:20], most=LONGEST)
    return value


def said(refusal: Refusal) -> Sentence:
    """Why something is refused, in both languages."""
    return refusal.text.sentence(**refusal.values)
