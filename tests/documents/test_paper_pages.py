"""Every page is printed, says what its data say, cuts nothing and needs nothing but black ink."""

import re
from html import unescape
from importlib import import_module
from inspect import isfunction
from pkgutil import iter_modules
from statistics import fmean
from typing import Any

import pypdfium2
import pytest
from pypdfium2 import raw

from nonuple import documents
from nonuple.documents import plain, press
from nonuple.documents.html import html
from nonuple.documents.model import PAPERS, CardSheets, Document, Look, Paper
from nonuple.texts import Language
from tests.documents.reading import (
    POINTS,
    all_text,
    collisions,
    coloured,
    crossed,
    fonts_of,
    lines_of,
    outside,
    pages_of,
    squeezed,
)
from tests.documents.samples import SAMPLES

PRINTER_EDGE = 3 * POINTS
"""What printers leave white."""
WAYS: tuple[tuple[Language, Paper, bool], ...] = (
    ("fr", "a4", False),
    ("en", "letter", True),
    ("fr", "letter", False),
    ("en", "a4", True),
)
SHIPPED = ("AtkinsonHyperlegible", "Fraunces", "DejaVuSansMono", "LibertinusSerif")


_ROW = re.compile(r"[A-Z.]{7,}")
"""A row of a slip or of a grid."""


def words_of(document: Document) -> set[str]:
    """What must be found; empty squares of a grid and the signs of a text file are not printed."""
    said = plain.text(document).replace("·", " ")
    words = (squeezed(word).rstrip(",").upper() for word in said.split())
    return {word.replace(".", "") if _ROW.fullmatch(word) else word for word in words} - {""}


def unsaid(document: Document, pdf: bytes) -> set[str]:
    """Words of the data that the page does not have; letters of tiles and grids have figures between them."""
    printed = all_text(pdf).upper()
    letters = re.sub(r"\d", "", printed)
    return {word for word in words_of(document) if word not in printed and word not in letters}


@pytest.mark.parametrize(("language", "paper", "large"), WAYS)
@pytest.mark.parametrize("name", SAMPLES)
def test_a_page_says_all_its_data_and_cuts_none_of_it(
    name: str, language: Language, paper: Paper, *, large: bool
) -> None:
    document = SAMPLES[name](language, paper)
    pdf = press.pdf(document, Look(paper=paper, large=large))
    assert unsaid(document, pdf) == set()
    short, long = (side * POINTS for side in PAPERS[paper])
    for number, page in enumerate(pages_of(pdf)):
        assert sorted((page.width, page.height)) == pytest.approx([short, long], abs=0.5)
        assert outside(page, PRINTER_EDGE) == []
        assert collisions(page) == []
        assert crossed(page, lines_of(pdf, number)) == []


def test_every_document_that_can_be_made_is_among_those_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    made: set[str] = set()
    modules = [import_module(f"{documents.__name__}.{one.name}") for one in iter_modules(documents.__path__)]
    makers = {
        f"{module.__name__}.{name}": (module, name, maker)
        for module in modules
        for name, maker in vars(module).items()
        if isfunction(maker) and maker.__annotations__.get("return") is Document
    }
    for full, (module, name, maker) in makers.items():

        def noted(*given: object, full: str = full, maker: Any = maker, **named: object) -> object:
            made.add(full)
            return maker(*given, **named)

        monkeypatch.setattr(module, name, noted)
    for sample in SAMPLES.values():
        sample("fr", "a4")
    assert set(makers) - made == set() and len(makers) > 15


PAGES = {
    **dict.fromkeys(
        ("slips-tables", "road-sheets", "score-book", "attribution", "codes", "words", "appeal"), 2
    ),
    **dict.fromkeys(("results-series", "results-category", "results-club"), 2),
    **dict.fromkeys(("slips-photo", "table-cards", "diplomas"), 3),
    "announcements": 4,
}
"""One, of all others."""


@pytest.mark.parametrize("name", SAMPLES)
def test_a_document_has_the_pages_it_needs_and_no_more(name: str) -> None:
    for paper in PAPERS:
        assert len(pages_of(press.pdf(SAMPLES[name]("fr", paper), Look(paper=paper)))) == PAGES.get(name, 1)


def test_marks_in_large_print_stand_on_a_sheet_for_each_half_of_the_game() -> None:
    pages = pages_of(press.pdf(SAMPLES["mark-sheet"]("fr", "a4"), Look(large=True)))
    assert len(pages) == 4
    first, second = (squeezed(page.text) for page in pages[:2])
    assert "65" in first and "65" in second and "cumul12" in first
    assert "Total" in second and "Total" not in first
    assert sorted({page.text.count("Feuille d’arbitrage") for page in pages}) == [1]


def test_a_look_at_the_first_pages_says_whether_others_follow() -> None:
    cards = press.preview(SAMPLES["slips-tables"]("fr", "a4"), Look())
    assert (len(cards.pictures), cards.more) == (2, False)
    sheets = press.preview(SAMPLES["announcements"]("fr", "a4"), Look())
    assert (len(sheets.pictures), sheets.more) == (press.PREVIEWED, True)
    many = press.preview(SAMPLES["slips-photo"]("fr", "a4"), Look(large=True))
    assert (len(many.pictures), many.more) == (press.PREVIEWED, True)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_page_is_printed_with_black_ink_only_and_with_fonts_that_it_holds(name: str) -> None:
    pdf = press.pdf(SAMPLES[name]("fr", "a4"), Look())
    assert not coloured(pdf)
    fonts = fonts_of(pdf)
    assert fonts and all(fonts.values())
    assert {font for font in fonts if not font.partition("+")[2].startswith(SHIPPED)} == set()


@pytest.mark.parametrize("name", ["notes", "diplomas", "game-sheet"])
def test_colour_is_there_for_those_who_ask_for_it(name: str) -> None:
    assert coloured(press.pdf(SAMPLES[name]("fr", "a4"), Look(colour=True)))


@pytest.mark.parametrize("name", SAMPLES)
def test_a_page_can_be_listened_to(name: str) -> None:
    document = SAMPLES[name]("en", "a4")
    file = press.pdf(document, Look())
    pdf = pypdfium2.PdfDocument(file)
    assert raw.FPDFCatalog_IsTagged(pdf)
    assert pdf.get_metadata_value("Title") == document.title
    assert re.search(rb"/Lang\s*\(en\)", file) or b"<dc:language>" in file
    assert b"pdfuaid" in file


@pytest.mark.parametrize("name", SAMPLES)
def test_the_same_data_are_the_same_bytes(name: str) -> None:
    document = SAMPLES[name]("fr", "a4")
    assert press.pdf(document, Look()) == press.pdf(document, Look())


FULL = {
    "table-cards": "fills its page already",
    "diplomas": "fills its page already",
    "road-sheets": "is mostly empty boxes",
    "score-book": "is mostly empty boxes",
}


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in FULL])
def test_large_print_is_larger(name: str) -> None:
    document = SAMPLES[name]("fr", "a4")
    sizes = [_typical_height(press.pdf(document, Look(large=large))) for large in (False, True)]
    assert sizes[1] > 1.2 * sizes[0]


def _typical_height(pdf: bytes) -> float:
    return fmean(
        glyph.top - glyph.bottom for page in pages_of(pdf) for glyph in page.glyphs if glyph.text.isalnum()
    )


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["slips-blank", "slips-photo", "notes", "green-notes", "codes"])
def test_nothing_on_a_card_crosses_the_lines_to_cut_along(name: str, paper: Paper) -> None:
    document = SAMPLES[name]("fr", paper)
    (sheet,) = document.sheets
    assert isinstance(sheet, CardSheets)
    edge = 1.5 * POINTS
    for page in pages_of(press.pdf(document, Look(paper=paper))):
        wide, high = page.width / sheet.across, page.height / sheet.down
        for glyph in page.glyphs:
            assert int((glyph.left - edge) // wide) == int((glyph.right + edge) // wide), glyph
            assert int((glyph.bottom - edge) // high) == int((glyph.top + edge) // high), glyph


@pytest.mark.parametrize("name", SAMPLES)
def test_the_screen_shows_the_same_words(name: str) -> None:
    document = SAMPLES[name]("fr", "a4")
    text = re.sub(r"<style>.*?</style>|<[^>]+>", "", html(document, Look()), flags=re.DOTALL)
    shown = squeezed(unescape(text)).upper()
    letters = re.sub(r"\d", "", shown)
    assert {word for word in words_of(document) if word not in shown and word not in letters} == set()
    assert html(document, Look()).startswith('<!doctype html><html lang="fr"')
