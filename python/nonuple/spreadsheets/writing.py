"""Tables as a workbook (xlsx): one sheet each, titles in bold that stay in sight."""

import io
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from xlsxwriter import Workbook  # type: ignore[import-untyped]

Cell = str | int | float | None
_FORBIDDEN = str.maketrans("[]:*?/\\", "       ")


def write_workbook(sheets: Mapping[str, Sequence[Sequence[Cell]]], made: datetime) -> bytes:
    """The same tables and hour give the same bytes; the first row of a table is its titles.

    Text is written as text: a name that begins with `=` is no formula.
    """
    out = io.BytesIO()
    workbook = Workbook(out, {"in_memory": True})
    workbook.set_properties({"created": made})
    bold = workbook.add_format({"bold": True})
    for place, (name, rows) in enumerate(sheets.items(), start=1):
        sheet = workbook.add_worksheet(_sheet_name(name, place))
        sheet.freeze_panes(1, 0)
        for number, row in enumerate(rows):
            for column, cell in enumerate(row):
                _write(sheet, number, column, cell, bold if number == 0 else None)
        sheet.autofit()
    workbook.close()
    return out.getvalue()


def _write(sheet: Any, row: int, column: int, cell: Cell, style: Any) -> None:
    if isinstance(cell, int | float):
        sheet.write_number(row, column, cell, style)
    elif cell is not None:
        sheet.write_string(row, column, cell, style)


def _sheet_name(name: str, place: int) -> str:
    """At most 31 characters, none of those that workbooks refuse; never the name of another sheet."""
    return f"{place} {' '.join(name.translate(_FORBIDDEN).split())}"[:31].rstrip()
