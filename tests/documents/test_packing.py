"""A PDF in fewer bytes: the same pages, the same structure for who listens, the same bytes each time."""

import ctypes

import pypdfium2
import pytest
from pypdfium2 import raw

from nonuple.documents import press, sheets
from nonuple.documents.model import Look
from nonuple.documents.packing import packed
from nonuple.documents.values import AtTable
from tests.documents.reading import pages_of
from tests.documents.samples import NAMES, SAMPLES, occasion

MOST_A_SHEET = 15_000
"""Bytes of a road sheet among two hundred: they took 98,000 each."""


def structure(pdf: bytes) -> list[object]:
    """What is told to whoever listens, page by page: kinds of elements, as deep as they go."""
    document = pypdfium2.PdfDocument(pdf)
    return [told(raw.FPDF_StructTree_GetForPage(page)) for page in document]


def told(tree: object) -> object:
    count = raw.FPDF_StructTree_CountChildren(tree)
    return [element(raw.FPDF_StructTree_GetChildAtIndex(tree, at)) for at in range(count)]


def element(one: object) -> object:
    size = raw.FPDF_StructElement_GetType(one, None, 0)
    kind = ctypes.create_string_buffer(size)
    raw.FPDF_StructElement_GetType(one, kind, size)
    count = raw.FPDF_StructElement_CountChildren(one)
    inside = (raw.FPDF_StructElement_GetChildAtIndex(one, at) for at in range(count))
    return [kind.raw.decode("utf-16-le"), [element(child) for child in inside if child]]


@pytest.mark.parametrize("name", ["road-sheets", "attribution", "table-cards", "mark-sheet"])
def test_a_packed_file_has_the_same_pages_and_tells_the_same_structure(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = press.pdf(SAMPLES[name]("fr", "a4"), Look())
    monkeypatch.setattr(press, "packed", lambda pdf: pdf)
    bare = press.pdf(SAMPLES[name]("fr", "a4"), Look())
    assert pages_of(small) == pages_of(bare)
    assert structure(small) == structure(bare)
    assert packed(bare) == small
    assert len(small) < len(bare)


def test_a_road_sheet_is_small() -> None:
    seated = [(AtTable(table, f"{NAMES[0]} {table}"), ()) for table in range(1, 41)]
    printed = press.pdf(sheets.road_sheets(seated, occasion("fr"), "fr"), Look())
    assert len(pages_of(printed)) == 40
    assert len(printed) < 40 * MOST_A_SHEET


def test_a_file_of_another_make_stays_as_it_is() -> None:
    for other in (b"", b"%PDF-1.7\n", b"trailer <</Size 1>>\nstartxref\n5\n%%EOF", b"PNG"):
        assert packed(other) == other
