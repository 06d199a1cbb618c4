"""A PDF read back: its words, where they stand, its fonts and its ink."""

import ctypes
import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

import pypdfium2
from pypdfium2 import raw

INVISIBLE = re.compile("[\u200b\u00ad]")
POINTS = 72 / 25.4
"""In a millimetre."""


class Glyph(NamedTuple):
    """A sign and the box of its ink, in points from the lower left corner."""

    text: str
    left: float
    bottom: float
    right: float
    top: float


class ReadPage(NamedTuple):
    width: float
    height: float
    text: str
    glyphs: tuple[Glyph, ...]


def pages_of(pdf: bytes) -> list[ReadPage]:
    return [_page(page) for page in pypdfium2.PdfDocument(pdf)]


def _page(page: pypdfium2.PdfPage) -> ReadPage:
    words = page.get_textpage()
    width, height = page.get_size()
    return ReadPage(width, height, words.get_text_range(), tuple(_glyphs(words)))


def _glyphs(words: pypdfium2.PdfTextPage) -> Iterator[Glyph]:
    for place in range(words.count_chars()):
        sign = chr(raw.FPDFText_GetUnicode(words, place))
        if sign.strip() and not INVISIBLE.match(sign):
            yield Glyph(sign, *words.get_charbox(place))


def outside(page: ReadPage, margin: float = 0) -> list[Glyph]:
    """Signs that a printer would cut."""
    return [
        glyph
        for glyph in page.glyphs
        if min(glyph.left, glyph.bottom) < margin
        or glyph.right > page.width - margin
        or glyph.top > page.height - margin
    ]


def collisions(page: ReadPage) -> list[tuple[Glyph, Glyph]]:
    """Signs printed over each other: what is too long for its place."""
    found = []
    ordered = sorted(
        (glyph for glyph in page.glyphs if not unicodedata.combining(glyph.text)), key=lambda one: one.left
    )
    for place, glyph in enumerate(ordered):
        for other in ordered[place + 1 :]:
            if other.left >= glyph.right:
                break
            if _set_close(glyph, other):
                continue
            if _shared(glyph, other) > 0.3 * min(_area(glyph), _area(other)) > 0:
                found.append((glyph, other))
    return found


def _set_close(one: Glyph, other: Glyph) -> bool:
    """A comma or an apostrophe stands under or over its letter, and f and i may be one sign."""
    return bool({one.text, other.text} & set("’'.,-")) or one.text + other.text in {"fi", "fl", "ff"}


def _area(glyph: Glyph) -> float:
    return (glyph.right - glyph.left) * (glyph.top - glyph.bottom)


def _shared(one: Glyph, other: Glyph) -> float:
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.top, other.top) - max(one.bottom, other.bottom)
    return max(wide, 0) * max(high, 0)


def squeezed(text: str) -> str:
    """Without spaces, breaks and ways of writing the same letter: what was said, however it was set."""
    whole = unicodedata.normalize(
        "NFC", INVISIBLE.sub("", text).replace("\u2019", "'").replace("\ufffe", "-")
    )
    return re.sub(r"\s+", "", whole)


def all_text(pdf: bytes) -> str:
    return squeezed("".join(page.text for page in pages_of(pdf)))


def fonts_of(pdf: bytes) -> dict[str, bool]:
    """Every font used, and whether the file holds it."""
    found = {}
    for page in pypdfium2.PdfDocument(pdf):
        for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=8):
            font = raw.FPDFTextObj_GetFont(thing)
            name = ctypes.create_string_buffer(200)
            raw.FPDFFont_GetBaseFontName(font, name, 200)
            found[name.value.decode()] = bool(raw.FPDFFont_GetIsEmbedded(font))
    return found


class Picture(NamedTuple):
    """A page as a printer would see it: grey points, row by row from the top."""

    width: int
    height: int
    scale: float
    """Points of the picture in a millimetre."""
    grey: bytes

    def at(self, x: float, y: float) -> int:
        """The grey at a place in millimetres from the upper left corner."""
        return self.grey[int(y * self.scale) * self.width + int(x * self.scale)]


def picture_of(pdf: bytes, number: int = 0, *, dots_a_millimetre: float = 12) -> Picture:
    page = pypdfium2.PdfDocument(pdf)[number]
    drawn = page.render(scale=dots_a_millimetre / POINTS, grayscale=True)
    rows = ctypes.string_at(drawn.buffer, drawn.stride * drawn.height)
    grey = b"".join(
        rows[start : start + drawn.width] for start in range(0, drawn.stride * drawn.height, drawn.stride)
    )
    return Picture(drawn.width, drawn.height, dots_a_millimetre, grey)


def coloured(pdf: bytes) -> bool:
    """Whether any point of any page is not grey."""
    for page in pypdfium2.PdfDocument(pdf):
        drawn = page.render(scale=1)
        rows = ctypes.string_at(drawn.buffer, drawn.stride * drawn.height)
        step = drawn.n_channels
        if not rows[0::step] == rows[1::step] == rows[2::step]:
            return True
    return False
