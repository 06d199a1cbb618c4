"""Files of others are read in a process that may die: one sentence, and the program goes on."""

import io
import zipfile
from collections.abc import Callable
from datetime import datetime
from itertools import repeat
from operator import getitem
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from nonuple.errors import Refusal
from nonuple.formats import games, sheet
from nonuple.formats.event_file import read_event, write_event
from nonuple.spreadsheets import reading
from nonuple.spreadsheets.reading import read_rows
from nonuple.spreadsheets.writing import write_workbook
from nonuple.texts import spreadsheets as texts
from nonuple.words_io.decoding import decode
from nonuple.workers.confined import Bounds, apart, confined
from tests.event.events import alone, person, scored
from tests.repository import ROOT

_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def packed(parts: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return out.getvalue()


def xlsx(rows: str, part: str = "sheet1.xml", prefix: str = "", shared: bytes = b"") -> bytes:
    """A workbook of some kilobytes, with such rows as whoever sends it likes."""
    p, at = (f"{prefix}:", f"xmlns:{prefix}") if prefix else ("", "xmlns")
    with zipfile.ZipFile(io.BytesIO(write_workbook({"A": []}, datetime(2026, 1, 1)))) as made:
        parts = {one: made.read(one) for one in made.namelist()}
    del parts["xl/worksheets/sheet1.xml"]
    relations = "xl/_rels/workbook.xml.rels"
    parts[relations] = parts[relations].replace(b"sheet1.xml", part.encode())
    sheet = f'<{p}worksheet {at}="{_MAIN}"><{p}sheetData>{rows}</{p}sheetData></{p}worksheet>'
    return packed(
        parts | {f"xl/worksheets/{part}": sheet.encode(), "xl/sharedStrings.xml": shared or b"<sst/>"}
    )


def ods(table: str) -> bytes:
    office, of_tables = (f"urn:oasis:names:tc:opendocument:xmlns:{one}:1.0" for one in ("office", "table"))
    content = (
        f'<office:document-content xmlns:office="{office}" xmlns:table="{of_tables}"><office:body>'
        f'<office:spreadsheet><table:table table:name="A">{table}</table:table></office:spreadsheet>'
        "</office:body></office:document-content>"
    )
    mime = b"application/vnd.oasis.opendocument.spreadsheet"
    manifest = b"<manifest/>"
    return packed({"mimetype": mime, "content.xml": content.encode(), "META-INF/manifest.xml": manifest})


FIRST, FAR = "A1", "XFD1048576"
HOSTILE = {
    "far": xlsx(f'<row r="1"><c r="{FIRST}"><v>1</v></c></row><row><c r="{FAR}"><v>1</v></c></row>'),
    "prefixed": xlsx(
        f'<x:row><x:c r="A1"><x:v>1</x:v></x:c><x:c r="{FAR}"><x:v>1</x:v></x:c></x:row>', prefix="x"
    ),
    "single quotes": xlsx(f"<row><c r='A1'><v>1</v></c><c r='{FAR}'><v>1</v></c></row>"),
    "spaced": xlsx(f'<row><c r = "A1"><v>1</v></c><c r = "{FAR}"><v>1</v></c></row>'),
    "another part": xlsx(f'<row><c r="A1"><v>1</v></c><c r="{FAR}"><v>1</v></c></row>', part="sheet1.dat"),
    "repeated": ods(
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell '
        'table:number-columns-repeated="16384" office:value-type="float" office:value="1"/></table:table-row>'
    ),
}


def refusal_of(data: bytes, name: str = "liste.xlsx") -> Refusal:
    with pytest.raises(Refusal) as refused:
        read_rows(data, name)
    return refused.value


def test_a_workbook_is_read_as_before() -> None:
    assert read_rows(write_workbook({"A": [["Nom", "N"], ["Ida", 4]]}, datetime(2026, 1, 1)), "a.xlsx") == [
        ["Nom", "N"],
        ["Ida", "4"],
    ]


def test_the_shape_of_the_hostile_ones_is_that_of_a_workbook() -> None:
    assert read_rows(xlsx('<x:row><x:c r="B1"><x:v>4</x:v></x:c></x:row>', prefix="x"), "a.xlsx") == [["4"]]
    row = '<table:table-row><table:table-cell office:value-type="float" office:value="4"/></table:table-row>'
    assert read_rows(ods(row), "a.ods") == [["4"]]


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_workbook_that_asks_for_more_than_there_is_ends_itself_alone(kind: str) -> None:
    refusal = refusal_of(HOSTILE[kind])
    assert refusal.text in (texts.ENDED_BADLY, texts.TOO_MANY_CELLS, texts.UNREADABLE)
    assert "liste.xlsx" in str(refusal)


def test_a_cell_that_unpacks_to_megabytes_is_cut() -> None:
    shared = b"<sst><si><t>" + b"A" * 2**24 + b"</t></si></sst>"
    bomb = xlsx('<row><c r="A1" t="s"><v>0</v></c></row>', shared=shared)
    assert len(bomb) < 50_000
    assert read_rows(bomb, "a.xlsx") == [["A" * reading.LONGEST_CELL]]


def test_empty_rows_that_a_program_repeats_to_the_end_are_no_matter() -> None:
    cells = '<table:table-cell table:number-columns-repeated="1024"/></table:table-row>'
    one = '<table:table-row><table:table-cell office:value-type="float" office:value="4"/></table:table-row>'
    assert read_rows(ods(f'{one}<table:table-row table:number-rows-repeated="1048560">{cells}'), "a.ods") == [
        ["4"]
    ]


def test_a_table_of_text_with_too_many_cells_is_refused() -> None:
    assert refusal_of(b";" * (reading.MOST_CELLS + 1), "a.csv").text == texts.TOO_MANY_CELLS


@settings(max_examples=12)
@given(some.data())
def test_a_workbook_with_bytes_changed_is_read_or_refused(data: some.DataObject) -> None:
    whole = bytearray(write_workbook({"A": [["Nom", "N"], ["Ida", 4]]}, datetime(2026, 1, 1)))
    for at in data.draw(some.lists(some.integers(4, len(whole) - 1), min_size=1, max_size=8)):
        whole[at] = data.draw(some.integers(0, 255))
    try:
        read_rows(bytes(whole), "a.xlsx")
    except Refusal as refusal:
        assert "a.xlsx" in str(refusal)


# --- What holds of the process itself ----------------------------------------------------------------------

SPOILT = Refusal(texts.ENDED_BADLY, source="f")


def test_what_was_made_comes_back_and_a_refusal_as_it_is() -> None:
    assert confined(len, b"abc", spoilt=SPOILT) == 3
    with pytest.raises(Refusal) as refused:
        confined(decode, b"\0\1", "f", spoilt=SPOILT)
    assert refused.value.values["source"] == "f"


ENDLESS: tuple[Any, ...] = (sum, repeat(0))
FAULTY: tuple[Any, ...] = (getitem, {}, "missing")


@pytest.mark.parametrize("work", [(bytearray, 2**31), ENDLESS, FAULTY])
def test_memory_time_and_faults_are_those_of_the_child(work: tuple[Any, ...]) -> None:
    with pytest.raises(Refusal) as refused:
        confined(*work, spoilt=SPOILT, bounds=Bounds(seconds=1))
    assert refused.value is SPOILT


_SEALED = (ROOT / "tests/golden/prepared-1.sealed.json").read_bytes()


@pytest.mark.parametrize(
    ("read", "given"),
    [
        (read_event, (write_event(scored(alone(person("1"), person("2")), 1, 900, e1=900, e2=12)), "e.json")),
        (games.read, (_SEALED, "à l'aide !")),
        (games.read_with_problems, (sheet.write_text(games.read(_SEALED, "à l'aide !")).encode(),)),
    ],
)
def test_what_a_file_is_read_as_apart_is_what_it_is(
    read: Callable[..., object], given: tuple[Any, ...]
) -> None:
    assert apart(read)(*given) == read(*given)


def swallow(data: bytes) -> bytes:
    return data * 2**30


def test_whatever_a_file_makes_its_reader_do_ends_in_a_sentence() -> None:
    with pytest.raises(Refusal, match="rien n'en est repris"):
        apart(swallow)(b"ab")
