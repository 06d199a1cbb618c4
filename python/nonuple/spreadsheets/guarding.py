"""Workbooks that would not fit into memory, found before a library reads them: they are not believed."""

import io
import re
import zipfile
import zlib
from collections.abc import Iterator

from nonuple.errors import Refusal
from nonuple.texts import spreadsheets as texts

MOST_UNPACKED = 64 * 1024 * 1024
MOST_PARTS = 2_000
MOST_CELLS = 4_000_000

_CHUNK = 64 * 1024
_ROW = re.compile(rb'<row\b[^>]*?\br="(\d{1,9})"')
_CELL = re.compile(rb'<c\b[^>]*?\br="([A-Za-z]{1,4})(\d{1,9})"')
_ODS_ROW = b"<table:table-row"
_ROWS_REPEATED = re.compile(rb'number-rows-repeated="(\d{1,12})"')
_ODS_CELL = re.compile(rb"<table:(?:covered-)?table-cell\b([^>]*)>")
_COLUMNS_REPEATED = re.compile(rb'number-columns-repeated="(\d{1,12})"')


def repacked(data: bytes, source: str) -> bytes:
    """The same workbook without compression: every part is as long as it says, and all together are bounded.

    A sheet of few cells that lie far apart is refused too: programs keep what is between them in memory.
    """
    out = io.BytesIO()
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed, zipfile.ZipFile(out, "w") as plain:
            parts = packed.infolist()
            if len(parts) > MOST_PARTS:
                raise Refusal(texts.TOO_LARGE_UNPACKED, source=source, limit=MOST_UNPACKED // 1024**2)
            left = MOST_UNPACKED
            for part in parts:
                unpacked = _unpacked(packed, part, left, source)
                left -= len(unpacked)
                _check_spread(part.filename, unpacked, source)
                plain.writestr(part.filename, unpacked)
    except (
        zipfile.BadZipFile,
        zlib.error,
        NotImplementedError,
        RuntimeError,
        EOFError,
        OSError,
        ValueError,
    ) as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal(texts.UNREADABLE, source=source) from None
    return out.getvalue()


def _unpacked(packed: zipfile.ZipFile, part: zipfile.ZipInfo, left: int, source: str) -> bytes:
    """A part, as long as there is room for it."""
    found = io.BytesIO()
    with packed.open(part) as reading:
        while chunk := reading.read(_CHUNK):
            if found.tell() + len(chunk) > left:
                raise Refusal(texts.TOO_LARGE_UNPACKED, source=source, limit=MOST_UNPACKED // 1024**2)
            found.write(chunk)
    return found.getvalue()


def _check_spread(name: str, part: bytes, source: str) -> None:
    if name.endswith(".xml") and (_in_xlsx(part) > MOST_CELLS or sum(_in_ods(part)) > MOST_CELLS):
        raise Refusal(texts.TOO_MANY_CELLS, source=source)


def _in_xlsx(sheet: bytes) -> int:
    """Cells from the first row and column to the last."""
    rows, columns = 0, 0
    for found in _ROW.finditer(sheet):
        rows = max(rows, int(found[1]))
    for found in _CELL.finditer(sheet):
        columns, rows = max(columns, _column(found[1])), max(rows, int(found[2]))
    return rows * max(columns, 1) if columns else 0


def _column(letters: bytes) -> int:
    """`A` is 1, `AB` is 28."""
    number = 0
    for letter in letters.upper():
        number = number * 26 + letter - 64
    return number


def _in_ods(content: bytes) -> Iterator[int]:
    """Of each row that has something in it, its cells as often as they are repeated."""
    for row in content.split(_ODS_ROW)[1:]:
        head, _, cells = row.partition(b">")
        widths = [
            (_times(_COLUMNS_REPEATED, found[1]), found[1].endswith(b"/"))
            for found in _ODS_CELL.finditer(cells)
        ]
        if any(not empty for _, empty in widths):
            yield _times(_ROWS_REPEATED, head) * sum(width for width, _ in widths)


def _times(repeated: re.Pattern[bytes], attributes: bytes) -> int:
    found = repeated.search(attributes)
    return int(found[1]) if found else 1
