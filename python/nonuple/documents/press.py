"""The press: a document as PDF, and as pictures of its pages. No network, no font but those shipped."""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import typst
from msgspec.structs import replace

from nonuple.documents.model import PAPERS, CardSheets, Document, Look, PaperSheet
from nonuple.documents.packing import packed
from nonuple.errors import Refusal
from nonuple.texts import documents as texts

_HERE = Path(__file__).parent
_STANDARD = "ua-1"
"""Accessible, or not printed: the press refuses a picture without words or a document without a title."""
_SINCE = 0
"""The moment written into every file, so that the same data are the same bytes."""


def pdf(document: Document, look: Look) -> bytes:
    """The document as an accessible PDF; the same bytes for the same data."""
    return packed(_compiled(document, look, format="pdf", pdf_standards=[_STANDARD])[0])


def pictures(document: Document, look: Look, *, dots_per_inch: float = 96) -> list[bytes]:
    """A PNG of each page."""
    return _compiled(document, look, format="png", ppi=dots_per_inch)


class FirstPages(NamedTuple):
    pictures: list[bytes]
    more: bool
    """Whether other pages follow."""


PREVIEWED = 3


def preview(document: Document, look: Look) -> FirstPages:
    """The first pages, to be looked at before a thousand are printed."""
    sheets = document.printed(look)
    begun = [_begun(one) for one in sheets[:PREVIEWED]]
    drawn = pictures(Document(document.title, document.language, begun), look)
    more = len(drawn) > PREVIEWED or begun != [*sheets]
    return FirstPages(drawn[:PREVIEWED], more)


def _begun(sheet: PaperSheet | CardSheets) -> PaperSheet | CardSheets:
    """No more cards than the first pages hold."""
    if isinstance(sheet, PaperSheet):
        return sheet
    return replace(sheet, cards=sheet.cards[: PREVIEWED * sheet.across * sheet.down])


def _compiled(document: Document, look: Look, **wanted: Any) -> list[bytes]:
    files = {**_drawings(), "job.json": _job(document, look)}
    try:
        made = typst.compile(files, font_paths=_fonts(), timestamp=_SINCE, **wanted)
    except typst.TypstError as error:
        raise Refusal(texts.NOT_PRINTED, title=document.title, why=str(error).splitlines()[0]) from error
    return [made] if isinstance(made, bytes) else made


def _job(document: Document, look: Look) -> bytes:
    sheets = document.printed(look)
    full = any(isinstance(sheet, CardSheets) or sheet.border for sheet in sheets)
    job = msgspec.json.encode(
        {
            "title": document.title,
            "language": document.language,
            "size": PAPERS[look.paper],
            "large": look.large,
            "enlarged": look.large and not full,
            "colour": look.colour,
            "club": look.house.club,
            "logo": _logo(look.house.logo),
            "sheets": sheets,
        }
    )
    return _ESCAPED.sub(_plain_escape, legible(job.decode())).encode()


_COVERED = (
    *((0xA0, 0x36F), (0x370, 0x4FF), (0x1E00, 0x1FFF), (0x2010, 0x2027), (0x2030, 0x2040), (0x2044, 0x2052)),
    *((0x2070, 0x20BF), (0x2190, 0x22FF), (0x25A0, 0x25FF), (0x200B, 0x200B), (0x2605, 0x2606)),
    *((0x2610, 0x2612), (0x2702, 0x2702), (0x2713, 0x2713)),
)
"""What the fonts at hand can show: Latin, Greek and Cyrillic letters, the usual signs."""
_NOT_PLAIN = re.compile(r"[^\t\n\r\x20-\x7e]")
UNKNOWN = "\u25a1"
"""An empty square stands for what no font here has: emoji, other scripts."""


_ESCAPED = re.compile(r"\\(?:u[0-9a-f]{4}|.)")
"""In JSON signs that nobody sees are spelt out, so that they look like plain ones."""
_SPELT = frozenset({'\\"', "\\\\", "\\/", "\\n", "\\r", "\\t"})


def _plain_escape(found: re.Match[str]) -> str:
    return found[0] if found[0] in _SPELT else UNKNOWN


def legible(text: str) -> str:
    """The same text with what can be printed of it."""
    return _NOT_PLAIN.sub(lambda found: _shown(found[0]), unicodedata.normalize("NFC", text))


@cache
def _shown(sign: str) -> str:
    known = any(first <= ord(sign) <= last for first, last in _COVERED)
    return sign if known and unicodedata.category(sign) != "Cn" else UNKNOWN


_PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF")


def _logo(logo: bytes) -> list[int] | None:
    """A picture as the press is told of it, number by number: what it is given as a file must be text."""
    if logo and not logo.startswith(_PICTURES) and b"<svg" not in logo[:4096]:
        raise Refusal(texts.NOT_A_PICTURE)
    return list(logo) or None


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False, font_paths=[_HERE / "fonts"])


@cache
def _drawings() -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted((_HERE / "typst").glob("*.typ"))}
