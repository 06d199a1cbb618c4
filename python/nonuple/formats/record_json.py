"""Nonuple's own file of a game: the record as JSON, with the name and the version of the format."""

import re

import msgspec

from nonuple.errors import Refusal
from nonuple.formats.soundness import sound
from nonuple.play.record import Record
from nonuple.texts import sheet as texts

FORMAT = "nonuple-game"
VERSION = 1

_FIELD = re.compile(r"missing required field `([^`]*)`")
_PATH = re.compile(r"`\$\.?([^`]*)`")


class _Head(msgspec.Struct):
    format: str
    version: int


def write(record: Record) -> str:
    whole = {"format": FORMAT, "version": VERSION, **msgspec.to_builtins(record)}
    return msgspec.json.format(msgspec.json.encode(whole)).decode() + "\n"


def read(text: str) -> Record:
    try:
        head = msgspec.json.decode(text, type=_Head)
    except (msgspec.MsgspecError, RecursionError):
        raise Refusal(texts.NOT_A_GAME) from None
    if head.format != FORMAT:
        raise Refusal(texts.NOT_A_GAME)
    if head.version != VERSION:
        raise Refusal(texts.OTHER_VERSION, version=head.version, known=VERSION)
    try:
        return sound(msgspec.json.decode(text, type=Record))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal(texts.BAD_FIELD, field=_field(str(error))) from None


def _field(message: str) -> str:
    """Where the decoder stumbled."""
    path, missing = _PATH.search(message), _FIELD.search(message)
    return ".".join(found[1] for found in (path, missing) if found and found[1]) or "turns"
