"""From the bytes of a file to its text, whatever program saved it; what is no text is refused by name."""

import codecs
import re
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.formats.webpage import is_page
from nonuple.texts import Text
from nonuple.texts import lexicon as texts
from nonuple.words_io.containers import LARGEST, too_large

ENCODINGS = {
    "utf-8": "UTF-8",
    "utf-16": "UTF-16",
    "utf-16-le": "UTF-16 LE",
    "utf-16-be": "UTF-16 BE",
    "cp1252": "Windows-1252",
    "iso8859-1": "Latin-1",
    "iso8859-15": "Latin-9",
    "mac-roman": "Mac Roman",
    "cp850": "DOS 850",
}

_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_ONE_BYTE_A_LETTER = ("cp1252", "mac-roman", "cp850")
# É outnumbers the other accented letters of French together: it weighs three times as much.
_FRENCH = "éÉéÉéÉèÈêÊàÀçÇîÎôÔûÛâÂïÏëËœŒ"
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f]")
_EIGHT_BIT_CONTROL = re.compile(r"[\x7f-\x84\x86-\x9f]")
# French never puts Ã before a non-ASCII character; UTF-8 read as Windows-1252 does it for most accents.
_CONVERTED_TWICE = re.compile(r"Ã[^\x00-\x7f]")
_DAMAGE = (
    (_CONTROL, texts.BINARY),
    (_CONVERTED_TWICE, texts.CONVERTED_TWICE),
    (re.compile("\ufffd"), texts.LOST_LETTERS),
    (_EIGHT_BIT_CONTROL, texts.BINARY),
)
_END_OF_DOS_FILE = "\x1a"

_SIGNATURES: tuple[tuple[bytes, Text], ...] = (
    (b"PK\x03\x04", texts.KIND_ZIP),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", texts.KIND_OFFICE),
    (b"%PDF-", texts.KIND_PDF),
    (b"{\\rtf", texts.KIND_RTF),
    (b"\x89PNG", texts.KIND_IMAGE),
    (b"\xff\xd8\xff", texts.KIND_IMAGE),
    (b"GIF8", texts.KIND_IMAGE),
    (b"BM", texts.KIND_IMAGE),
    (b"\x1f\x8b", texts.KIND_ZIP),
    (b"BZh", texts.KIND_ZIP),
    (b"\xfd7zXZ", texts.KIND_ZIP),
    (b"7z\xbc\xaf\x27\x1c", texts.KIND_ZIP),
    (b"Rar!", texts.KIND_ZIP),
    (b"SQLite format 3", texts.KIND_DATABASE),
)
_INSIDE_ZIP: tuple[tuple[bytes, Text], ...] = (
    (b"xl/workbook", texts.KIND_EXCEL),
    (b"word/document", texts.KIND_WORD),
    (b"application/vnd.oasis.opendocument", texts.KIND_OPEN_DOCUMENT),
)
_XML = re.compile(rb"\s*<\?xml", re.IGNORECASE)
_BEGINNING = 2_000


class Decoded(NamedTuple):
    text: str
    encoding: str


def decode(data: bytes, source: str, encoding: str | None = None, *, markup: bool = False) -> Decoded:
    """The text of a file and the name of the encoding it was in; `source` names the file in refusals.

    A web page is refused unless its `markup` is wanted.
    """
    if len(data) > LARGEST:
        raise too_large(source)
    if not data.strip():
        raise Refusal(texts.EMPTY, source=source)
    _refuse_other_formats(data, source, markup=markup)
    codec = _codec(encoding) if encoding else _guess(data, source)
    try:
        text = data.decode(codec)
    except UnicodeDecodeError as error:
        raise _undecodable(data, source, codec, error.start) from None
    text = text.removeprefix("\ufeff").rstrip(_END_OF_DOS_FILE)
    _refuse_damaged_text(text, source)
    return Decoded(text, ENCODINGS[codec])


def is_web_page(data: bytes) -> bool:
    return is_page(data[:_BEGINNING].decode("latin-1"))


def _codec(encoding: str) -> str:
    try:
        name = codecs.lookup(encoding.strip()).name
    except (LookupError, ValueError):
        name = ""
    if name not in ENCODINGS:
        raise Refusal(texts.UNKNOWN_ENCODING, encoding=encoding, known=", ".join(ENCODINGS))
    return name


def _guess(data: bytes, source: str) -> str:
    for mark, codec in _MARKS:
        if data.startswith(mark):
            return codec
    if b"\0" in data:
        return _guess_utf_16(data, source)
    if _mostly_utf_8(data):
        return "utf-8"
    return max(_ONE_BYTE_A_LETTER, key=lambda codec: _frenchness(data.decode(codec, "replace")))


def _mostly_utf_8(data: bytes) -> bool:
    """Whether it is UTF-8, perhaps with a few bad bytes: then decoding it strictly will name the first."""
    try:
        data.decode()
    except UnicodeDecodeError:
        lenient = data.decode(errors="replace")
        foreign = len(lenient) - len(lenient.encode("ascii", "ignore"))
        return foreign > 2 * lenient.count("\ufffd")
    return True


def _guess_utf_16(data: bytes, source: str) -> str:
    """Letters of western Europe have one zero byte in two: on the even side or on the odd side, not both."""
    even, odd = data[0::2].count(0), data[1::2].count(0)
    if odd and not even and odd > len(data) // 4:
        return "utf-16-le"
    if even and not odd and even > len(data) // 4:
        return "utf-16-be"
    raise Refusal(texts.BINARY, source=source)


def _frenchness(text: str) -> int:
    return sum(text.count(letter) for letter in _FRENCH)


def _refuse_other_formats(data: bytes, source: str, *, markup: bool) -> None:
    kind = next((kind for signature, kind in _SIGNATURES if data.startswith(signature)), None)
    if kind is texts.KIND_ZIP:
        kind = next((inner for name, inner in _INSIDE_ZIP if name in data), kind)
    if kind is None and (_XML.match(data) or (not markup and is_web_page(data))):
        kind = texts.KIND_WEB_PAGE
    if kind is not None and (kind is not texts.KIND_IMAGE or b"\0" in data):
        advice = texts.UNPACK_FIRST if kind is texts.KIND_ZIP else texts.EXPORT_FIRST
        raise Refusal(advice, source=source, kind=kind.say())


def _refuse_damaged_text(text: str, source: str) -> None:
    if not text.strip():
        raise Refusal(texts.EMPTY, source=source)
    for pattern, refusal in _DAMAGE:
        if found := pattern.search(text):
            line = len(text[: found.end()].splitlines())
            raise Refusal(refusal, source=source, line=line, found=found[0])


def _undecodable(data: bytes, source: str, codec: str, position: int) -> Refusal:
    line = data.count(b"\n", 0, position) + 1
    return Refusal(texts.UNDECODABLE, source=source, encoding=ENCODINGS[codec], line=line, byte=position + 1)
