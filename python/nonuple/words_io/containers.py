"""What a list comes wrapped in: compressed files and archives, opened in memory, up to `LARGEST`."""

import bz2
import io
import lzma
import zipfile
import zlib
from collections.abc import Callable, Mapping
from pathlib import PurePosixPath
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.texts import lexicon as texts

LARGEST = 64 * 1024 * 1024

_ZIP = b"PK\x03\x04"
_BESIDE = ("readme", "lisezmoi", "lisez-moi", "licen", "notice", "copying", "changelog")
"""How the names of files begin that come beside a list."""
_DOCUMENTS = ("mimetype", "[Content_Types].xml", "xl/", "word/")
"""An archive with such a file is a document of a program, not a folder of files."""
_MOST_FILES = 1_000
_NAMED = 4
_MEMORY = 256 * 1024 * 1024


class Opened(NamedTuple):
    """The file that was inside, or the file itself."""

    data: bytes
    source: str
    affixes: bytes | None = None
    """The rules of a spelling dictionary, where they lay beside it."""


def opened(data: bytes, source: str) -> Opened:
    """The list inside a compressed file or an archive; anything else is given back as it is."""
    if len(data) > LARGEST:
        raise too_large(source)
    for signature, unpack in _UNPACKERS.items():
        if data.startswith(signature):
            return Opened(unpack(data, source), PurePosixPath(source).stem)
    if data.startswith(_ZIP):
        return _from_zip(data, source)
    return Opened(data, source)


def too_large(source: str) -> Refusal:
    return Refusal(texts.TOO_LARGE, source=source, limit=LARGEST // 1024**2)


def _gunzipped(data: bytes, source: str) -> bytes:
    stream = zlib.decompressobj(wbits=31)
    try:
        return _whole(stream.decompress(data, LARGEST + 1), stream.eof, source)
    except zlib.error:
        raise Refusal(texts.BROKEN_ARCHIVE, source=source) from None


def _bunzipped(data: bytes, source: str) -> bytes:
    return _drained(bz2.BZ2Decompressor(), data, source)


def _unxzipped(data: bytes, source: str) -> bytes:
    return _drained(lzma.LZMADecompressor(memlimit=_MEMORY), data, source)


def _drained(stream: bz2.BZ2Decompressor | lzma.LZMADecompressor, data: bytes, source: str) -> bytes:
    """All that comes out, or one byte more than may."""
    out = bytearray()
    try:
        while not stream.eof and len(out) <= LARGEST:
            piece = stream.decompress(data, LARGEST + 1 - len(out))
            if not piece and stream.needs_input:
                break
            out += piece
            data = b""
    except (OSError, ValueError, lzma.LZMAError):
        raise Refusal(texts.BROKEN_ARCHIVE, source=source) from None
    return _whole(bytes(out), stream.eof, source)


_UNPACKERS: Mapping[bytes, Callable[[bytes, str], bytes]] = {
    b"\x1f\x8b": _gunzipped,
    b"BZh": _bunzipped,
    b"\xfd7zXZ\x00": _unxzipped,
}


def _whole(unpacked: bytes, ended: bool, source: str) -> bytes:
    if len(unpacked) > LARGEST:
        raise too_large(source)
    if not ended:
        raise Refusal(texts.BROKEN_ARCHIVE, source=source)
    return unpacked


def _from_zip(data: bytes, source: str) -> Opened:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = archive.namelist()
            if any(name.startswith(_DOCUMENTS) for name in names):
                return Opened(data, source)
            if len(names) > _MOST_FILES:
                raise Refusal(texts.SEVERAL_FILES, source=source, files=_few(names))
            files = [name for name in names if _may_be_a_list(name)]
            dictionary = [name for name in files if name.lower().endswith(".dic")]
            rules = [name for name in files if name.lower().endswith(".aff")]
            if len(dictionary) == 1 and len(rules) == 1:
                affixes = _member(archive, rules[0], source)
                return Opened(_member(archive, dictionary[0], source), _base(dictionary[0]), affixes)
            if len(files) != 1:
                text = texts.SEVERAL_FILES if files else texts.NO_FILE_INSIDE
                raise Refusal(text, source=source, files=_few(files))
            return Opened(_member(archive, files[0], source), _base(files[0]))
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError):
        raise Refusal(texts.BROKEN_ARCHIVE, source=source) from None


def _member(archive: zipfile.ZipFile, name: str, source: str) -> bytes:
    with archive.open(name) as reading:
        content = reading.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise too_large(source)
    return content


def _may_be_a_list(name: str) -> bool:
    base = _base(name).lower()
    hidden = "__MACOSX" in name or base.startswith(".")
    return bool(base) and not name.endswith("/") and not hidden and not base.startswith(_BESIDE)


def _base(name: str) -> str:
    return PurePosixPath(name.replace("\\", "/")).name


def _few(names: list[str]) -> str:
    shown = [_base(name) or name for name in names[:_NAMED]]
    return ", ".join([*shown, "…"] if len(names) > _NAMED else shown)
