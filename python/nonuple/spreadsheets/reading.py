"""The rows of a file: CSV in any usual encoding, or the first sheet of a workbook (xlsx, xls, ods).

It came by mail from somebody: it is read in a process of its own, which a workbook of a thousand bytes that
asks for half a terabyte may end.
"""

import csv
import io
from collections.abc import Callable, Sequence
from datetime import date, datetime, time

from python_calamine import CalamineError, CalamineWorkbook

from nonuple.errors import Refusal
from nonuple.texts import spreadsheets as texts
from nonuple.words_io.decoding import decode
from nonuple.workers.confined import confined

LARGEST = 16 * 1024 * 1024
MOST_ROWS = 100_000
MOST_CELLS = 4_000_000
LONGEST_CELL = 32_767
"""As programs of workbooks have it."""

WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
"""How an xlsx or ods file begins, and an xls file."""
_DELIMITERS = ";,\t"


def read_rows(data: bytes, source: str, most: int = MOST_ROWS) -> Sequence[Sequence[str]]:
    """The rows as text, without the empty ones before the first."""
    if len(data) > LARGEST:
        raise Refusal(texts.TOO_LARGE, source=source, limit=LARGEST // 1024**2)
    return confined(rows_of, data, source, most, spoilt=Refusal(texts.ENDED_BADLY, source=source))


def rows_of(data: bytes, source: str, most: int = MOST_ROWS) -> Sequence[Sequence[str]]:
    """The same in this very process, which is one that may die."""
    rows = (
        _workbook(data, source, most)
        if data.startswith(WORKBOOKS)
        else _csv(decode(data, source).text, source)
    )
    if len(rows) > most:
        raise Refusal(texts.TOO_MANY_ROWS, source=source, most=most)
    if sum(map(len, rows)) > MOST_CELLS:
        raise Refusal(texts.TOO_MANY_CELLS, source=source)
    first = next((place for place, row in enumerate(rows) if any(row)), len(rows))
    return rows[first:]


def as_text(
    data: bytes, source: str, rows_in: Callable[[bytes, str], Sequence[Sequence[str]]] = read_rows
) -> bytes:
    """The first sheet of a workbook as lines whose cells are parted by tabs; any other file as it is."""
    if not data.startswith(WORKBOOKS):
        return data
    rows = rows_in(data, source)
    return "\n".join("\t".join(" ".join(cell.split()) for cell in row) for row in rows).encode()


def _csv(text: str, source: str) -> Sequence[Sequence[str]]:
    heading = text.lstrip().partition("\n")[0]
    delimiter = max(_DELIMITERS, key=heading.count)
    try:
        return [[cell.strip() for cell in row] for row in csv.reader(io.StringIO(text), delimiter=delimiter)]
    except csv.Error:
        raise Refusal(texts.UNREADABLE, source=source) from None


def _workbook(data: bytes, source: str, most: int) -> Sequence[Sequence[str]]:
    try:
        workbook = CalamineWorkbook.from_filelike(io.BytesIO(data))
        sheet = workbook.get_sheet_by_index(0)
        return [[_text(cell) for cell in row] for row in sheet.to_python(nrows=most + 1)]
    except (CalamineError, IndexError, ValueError, OSError):
        raise Refusal(texts.UNREADABLE, source=source) from None


def _text(cell: object) -> str:
    """A cell as it was typed: no decimals that nobody wrote."""
    match cell:
        case bool():
            return "1" if cell else ""
        case float() if cell.is_integer():
            return str(int(cell))
        case datetime() | date() | time():
            return cell.isoformat()
        case _:
            return str(cell).strip()[:LONGEST_CELL]
