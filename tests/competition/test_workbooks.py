"""Workbooks that would fill the memory are refused before a library reads them."""

import io
import zipfile
from datetime import datetime

import pytest

from nonuple.errors import Refusal
from nonuple.spreadsheets import guarding
from nonuple.spreadsheets.reading import read_rows
from nonuple.spreadsheets.writing import write_workbook
from nonuple.texts import spreadsheets as texts


def packed(**parts: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name.replace("_xml", ".xml"), data)
    return out.getvalue()


def refusal_of(data: bytes) -> Refusal:
    with pytest.raises(Refusal) as refused:
        read_rows(data, "liste.xlsx")
    return refused.value


def test_a_workbook_is_read_as_before() -> None:
    assert read_rows(write_workbook({"A": [["Nom", "N"], ["Ida", 4]]}, datetime(2026, 1, 1)), "a.xlsx") == [
        ["Nom", "N"],
        ["Ida", "4"],
    ]


def test_a_small_file_that_unpacks_to_much_is_refused() -> None:
    bomb = packed(a_xml=b" " * (guarding.MOST_UNPACKED // 2), b_xml=b" " * (guarding.MOST_UNPACKED // 2 + 1))
    assert len(bomb) < 200_000
    assert refusal_of(bomb).text is texts.TOO_LARGE_UNPACKED


def test_many_parts_are_refused() -> None:
    assert refusal_of(packed(**{f"p{n}": b"" for n in range(guarding.MOST_PARTS + 1)})).text is (
        texts.TOO_LARGE_UNPACKED
    )


@pytest.mark.parametrize(
    "sheet",
    [
        b'<row r="1"><c r="A1"/></row><row r="1048576"><c r="XFD1048576"/></row>',
        b'<table:table-row table:number-rows-repeated="1048576">'
        b'<table:table-cell table:number-columns-repeated="1000">x</table:table-cell></table:table-row>',
    ],
)
def test_few_cells_that_lie_far_apart_are_refused(sheet: bytes) -> None:
    assert refusal_of(packed(content_xml=sheet)).text is texts.TOO_MANY_CELLS


def test_empty_rows_that_a_program_repeats_to_the_end_are_no_matter() -> None:
    cells = b'<table:table-cell table:number-columns-repeated="1024"/></table:table-row>'
    rows = b'<table:table-row table:number-rows-repeated="1048560">' + cells
    assert refusal_of(packed(content_xml=rows)).text is texts.UNREADABLE


def test_a_part_that_is_not_what_it_says_is_refused() -> None:
    data = bytearray(packed(a_xml=b"x" * 1000))
    data[60] ^= 0xFF
    assert refusal_of(bytes(data)).text is texts.UNREADABLE
