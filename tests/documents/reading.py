"""A PDF read back: its words, where they stand, its fonts and its ink."""

import ctypes
import random
import re
import struct
import unicodedata
import zlib
from collections.abc import Iterator
from typing import NamedTuple

import pypdfium2
import zxingcpp
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


class Line(NamedTuple):
    """A line of ink, upright or level, in points from the lower left corner."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def upright(self) -> bool:
        return self.top - self.bottom > self.right - self.left


THIN = 2.0
"""What is thinner, in points, is a line; what is shorter than `LONG` is a part of a sign, or a dash."""
LONG = 14.0


def lines_of(pdf: bytes, number: int) -> list[Line]:
    """Lines and edges of boxes."""
    found = []
    for thing in pypdfium2.PdfDocument(pdf)[number].get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=1):
        left, bottom, right, top = thing.get_bounds()
        wide, high = right - left, top - bottom
        if min(wide, high) < THIN and max(wide, high) > LONG:
            found.append(Line(left, bottom, right, top))
    return found


def crossed(page: ReadPage, lines: list[Line]) -> list[tuple[Glyph, Line]]:
    """Signs that run over a line: what is too long or too high for its box."""
    return [
        (glyph, line)
        for line in lines
        for glyph in page.glyphs
        if glyph.left < line.right and glyph.right > line.left
        if glyph.bottom < line.top and glyph.top > line.bottom
        if _runs_over(glyph, line)
    ]


def _runs_over(glyph: Glyph, line: Line) -> bool:
    """On both sides of it, by a tenth of the sign at least."""
    if line.upright:
        middle, low, high = (line.left + line.right) / 2, glyph.left, glyph.right
    else:
        middle, low, high = (line.bottom + line.top) / 2, glyph.bottom, glyph.top
    edge = 0.1 * (high - low)
    return low + edge < middle < high - edge


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


def png(page: Picture) -> bytes:
    rows = b"".join(
        b"\0" + page.grey[start : start + page.width] for start in range(0, len(page.grey), page.width)
    )
    head = struct.pack(">IIBBBBB", page.width, page.height, 8, 0, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )


def photocopied(page: Picture) -> Picture:
    """Greys lost or blackened, specks added: what a worn machine makes of it."""
    chance = random.Random(page.width)
    grey = bytearray(0 if point < 120 else 255 if point > 190 else 70 for point in page.grey)
    for _ in range(len(grey) // 400):
        grey[chance.randrange(len(grey))] = chance.choice((0, 255))
    return page._replace(grey=bytes(grey))


def codes_in(picture: Picture) -> set[str]:
    """What the codes of a page say to a telephone."""
    seen = memoryview(picture.grey).cast("B", (picture.height, picture.width))
    return {found.text for found in zxingcpp.read_barcodes(seen)}


def coloured(pdf: bytes) -> bool:
    """Whether any point of any page is not grey."""
    for page in pypdfium2.PdfDocument(pdf):
        drawn = page.render(scale=1)
        rows = ctypes.string_at(drawn.buffer, drawn.stride * drawn.height)
        step = drawn.n_channels
        if not rows[0::step] == rows[1::step] == rows[2::step]:
            return True
    return False
