"""A file of definitions, read piece by piece as it comes, so that one of gigabytes takes no memory.

Three shapes are known: the JSON Lines that wiktextract makes of the French Wiktionary, packed or not; a table
as text with a column of words and one of what they mean; the same as a workbook, gathered first.
"""

import csv
import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from nonuple.dictionary.columns import Columns, DefinedColumns, columns_in
from nonuple.errors import Refusal
from nonuple.spreadsheets.reading import LARGEST, WORKBOOKS, read_rows
from nonuple.texts import definitions as texts
from nonuple.words.spelling import WORD, plain

MOST_SENSES = 3
LONGEST = 400
_LONGEST_LINE = 16 * 1024 * 1024
_LONGEST_ROW = 64 * 1024
_UNPACKED_AT_ONCE = 1024 * 1024
_LOOKED_AT = 200
"""Rows by which a table is known for what it is."""
_LANGUAGE = "fr"
_PACKED = b"\x1f\x8b"
_ENOUGH_TO_TELL = 8
_QUOTED_CELL = re.compile(r'(?:^|[\t;|,])"', re.MULTILINE)


class Definition(NamedTuple):
    word: str
    """In capitals without accents."""
    nature: str
    gloss: str

    def describe(self) -> str:
        """One line for a person."""
        return texts.DEFINED.say(nature=self.nature, gloss=self.gloss) if self.nature else self.gloss


class _Sense(msgspec.Struct):
    glosses: list[str] = []


class _Entry(msgspec.Struct):
    word: str
    lang_code: str = ""
    pos: str = ""
    pos_title: str = ""
    senses: list[_Sense] = []


_decode = msgspec.json.Decoder(_Entry).decode


def wiktionary_line(line: bytes) -> tuple[Definition, ...]:
    """The senses of one entry; none of another language or of what no tiles can spell."""
    entry = _decode(line)
    word = plain(entry.word)
    if entry.lang_code != _LANGUAGE or not WORD.fullmatch(word):
        return ()
    nature = tidy(entry.pos_title or entry.pos)
    glosses = [tidy(sense.glosses[-1]) for sense in entry.senses if sense.glosses]
    return tuple(Definition(word, nature, gloss) for gloss in glosses[:MOST_SENSES] if gloss)


def table_row(cells: Sequence[str], at: DefinedColumns) -> tuple[Definition, ...]:
    if max(at.word, at.definition) >= len(cells):
        return ()
    spelled, gloss = plain(cells[at.word].strip()), tidy(cells[at.definition])
    nature = tidy(cells[at.nature]) if at.nature is not None and at.nature < len(cells) else ""
    return (Definition(spelled, nature, gloss),) if WORD.fullmatch(spelled) and gloss else ()


def tidy(text: str) -> str:
    said = " ".join("".join(one if one.isprintable() else " " for one in text).split())
    return said if len(said) <= LONGEST else f"{said[: LONGEST - 1]}…"


class DefinitionReader:
    """Fed with the bytes of a file in order; what it has understood by then comes out at once."""

    def __init__(self, name: str, columns: Columns | None = None) -> None:
        self.name = name
        self.lines = 0
        self.skipped = 0
        """Lines that could not be read; those of other languages and of no word are not counted."""
        self.is_wiktionary = False
        self._columns = columns
        self._begun = b""
        self._unpacking: _Unpacking | None = None
        self._shape: _Workbook | _Lines | None = None

    def feed(self, piece: bytes) -> Iterator[Definition]:
        if self._shape is None:
            self._begun += piece
            if len(self._begun) < _ENOUGH_TO_TELL:
                return
            piece, self._begun = self._begun, b""
            self._begin(piece)
        for part in self._unpacking.feed(piece) if self._unpacking else (piece,):
            yield from self._told(part)

    def close(self) -> Iterator[Definition]:
        """What only the end of the file tells."""
        if self._shape is None:
            self._begin(self._begun)
            yield from self._told(self._begun)
        if self._unpacking and not self._unpacking.whole:
            raise Refusal(texts.CUT_SHORT, file=self.name)
        assert self._shape is not None, "begun above"
        yield from self._shape.close()

    def _begin(self, first: bytes) -> None:
        if first.startswith(WORKBOOKS):
            self._shape = _Workbook(self)
            return
        self._unpacking = _Unpacking(self.name) if first.startswith(_PACKED) else None
        self._shape = _Lines(self)

    def _told(self, part: bytes) -> Iterator[Definition]:
        assert self._shape is not None, "begun before"
        return self._shape.feed(part)

    def table(self) -> "_Table":
        return _Table(self, self._columns)


class _Unpacking:
    """Of gzip, one member after the other, a little at a time however much a piece holds."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._member = zlib.decompressobj(wbits=31)

    @property
    def whole(self) -> bool:
        return self._member.eof

    def feed(self, piece: bytes) -> Iterator[bytes]:
        while piece:
            if self._member.eof:
                piece = piece.lstrip(b"\0")  # padding, as on tapes
                if not piece:
                    return
                self._member = zlib.decompressobj(wbits=31)
            try:
                yield self._member.decompress(piece, _UNPACKED_AT_ONCE)
            except zlib.error:
                raise Refusal(texts.CUT_SHORT, file=self._name) from None
            piece = self._member.unused_data if self._member.eof else self._member.unconsumed_tail


class _Workbook:
    def __init__(self, reader: DefinitionReader) -> None:
        self._reader = reader
        self._gathered = bytearray()

    def feed(self, part: bytes) -> Iterator[Definition]:
        self._gathered += part
        if len(self._gathered) > LARGEST:
            read_rows(bytes(self._gathered), self._reader.name)  # refuses it
        return iter(())

    def close(self) -> Iterator[Definition]:
        table = self._reader.table()
        for row in read_rows(bytes(self._gathered), self._reader.name):
            yield from table.take(row)
        yield from table.close()


class _Lines:
    """Text, whose first line tells whether it is one of entries or of a table."""

    def __init__(self, reader: DefinitionReader) -> None:
        self._reader = reader
        self._rest = b""
        self._passing = False
        """A line too long to be one of ours is passed over, to its end."""
        self._inside: _Entries | _Cells | None = None

    def feed(self, part: bytes) -> Iterator[Definition]:
        *whole, rest = part.split(b"\n")
        for line in whole:
            yield from self._line(self._rest + line)
            self._rest = b""
        self._rest += rest
        if len(self._rest) > _LONGEST_LINE:
            self._rest, self._passing = b"", True

    def _line(self, line: bytes) -> Iterable[Definition]:
        if self._passing:
            self._passing = False
            self._reader.skipped += 1
            return ()
        if self._inside is None:
            if not line.strip():
                return ()
            self._reader.is_wiktionary = line.lstrip().startswith(b"{")
            self._inside = (_Entries if self._reader.is_wiktionary else _Cells)(self._reader)
        return self._inside.take(line)

    def close(self) -> Iterator[Definition]:
        yield from self._line(self._rest)
        if self._inside is not None:
            yield from self._inside.close()


class _Entries:
    def __init__(self, reader: DefinitionReader) -> None:
        self._reader = reader

    def take(self, line: bytes) -> Iterable[Definition]:
        if not line.strip():
            return ()
        self._reader.lines += 1
        try:
            return wiktionary_line(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._reader.skipped += 1
            return ()

    def close(self) -> Iterable[Definition]:
        return ()


class _Cells:
    """Lines of a table; a cell in quotes may go over several."""

    def __init__(self, reader: DefinitionReader) -> None:
        self._reader = reader
        self._table = reader.table()
        self._open = ""
        self._sign = ""

    def take(self, line: bytes) -> Iterable[Definition]:
        text = self._open + _text(line)
        if _is_open(text) and len(text) <= _LONGEST_ROW:
            self._open = text + "\n"
            return ()
        self._open = ""
        if not text.strip():
            return ()
        self._sign = self._sign or max("\t;|,", key=text.count)
        try:
            (row,) = csv.reader([text.replace("\n", " ")], delimiter=self._sign)
        except (csv.Error, ValueError):  # a cell longer than any definition is
            self._reader.skipped += 1
            return ()
        return self._table.take(row)

    def close(self) -> Iterator[Definition]:
        if self._open:
            self._reader.skipped += 1
        yield from self._table.close()


def _is_open(text: str) -> bool:
    """Whether a cell in quotes goes on; a lone sign of inches opens nothing."""
    return text.count('"') % 2 == 1 and _QUOTED_CELL.search(text) is not None


def _text(line: bytes) -> str:
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = line.decode("cp1252", "replace")
    return text.replace("\0", "").removesuffix("\r")


class _Table:
    """Rows of cells; the first of them tell which columns are meant."""

    def __init__(self, reader: DefinitionReader, columns: Columns | None) -> None:
        self._reader = reader
        self._columns = columns
        self._held: list[Sequence[str]] = []
        self._at: DefinedColumns | None = None

    def take(self, row: Sequence[str]) -> Iterator[Definition]:
        if self._at is None:
            self._held.append(row)
            if len(self._held) == _LOOKED_AT:
                yield from self._release()
        else:
            yield from self._defined(row)

    def close(self) -> Iterator[Definition]:
        if self._held:
            yield from self._release()

    def _release(self) -> Iterator[Definition]:
        self._at = columns_in(self._held, self._columns, self._reader.name)
        held, self._held = self._held[self._at.titled :], []
        for row in held:
            yield from self._defined(row)

    def _defined(self, row: Sequence[str]) -> tuple[Definition, ...]:
        assert self._at is not None, "known before rows are read"
        self._reader.lines += 1
        return table_row(row, self._at)
