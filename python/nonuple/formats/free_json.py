"""A free game as JSON, as `nonuple simulate --free` writes it; and read again, however it was written."""

import re

import msgspec

from nonuple.errors import Refusal
from nonuple.formats.free_soundness import sound_free
from nonuple.pieces.variant import USUAL
from nonuple.play.free.record import FreeRecord
from nonuple.texts import sheet as texts

FORMAT = "nonuple-free"
VERSION = 1

_FIELD = re.compile(r"missing required field `([^`]*)`")
_PATH = re.compile(r"`\$\.?([^`]*)`")


class _Version(msgspec.Struct):
    version: int


def line(record: FreeRecord, seed: int | None = None) -> bytes:
    """The game in one line."""
    return msgspec.json.encode(_told(record, seed))


def write(record: FreeRecord) -> str:
    """The game in lines that people can read."""
    return msgspec.json.format(line(record)).decode() + "\n"


def read(text: str) -> FreeRecord:
    """A game that the rules of the grid allow; what contradicts itself is refused, saying where."""
    try:
        head = msgspec.json.decode(text, type=_Version)
        if head.version != VERSION:
            raise Refusal(texts.OTHER_VERSION, version=head.version, known=VERSION)
        record = msgspec.json.decode(text, type=FreeRecord)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal(texts.BAD_FIELD, field=_field(str(error))) from None
    return sound_free(record)


def _told(record: FreeRecord, seed: int | None) -> dict[str, object]:
    """Without the variant where it is the usual one."""
    seeded = {} if seed is None else {"seed": seed}
    told = {"format": FORMAT, "version": VERSION, **seeded, **msgspec.to_builtins(record)}
    return {name: value for name, value in told.items() if (name, value) != ("variant", USUAL.name)}


def _field(message: str) -> str:
    """Where the decoder stumbled."""
    path, missing = _PATH.search(message), _FIELD.search(message)
    return ".".join(found[1] for found in (path, missing) if found and found[1]) or "turns"
