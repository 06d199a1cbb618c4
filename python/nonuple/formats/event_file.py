"""The file of an event, and the files that a federation replaces: versioned JSON, checked as it is read."""

from typing import TypeVar

import msgspec
from msgspec.structs import fields, replace

from nonuple.errors import Refusal
from nonuple.event.event import FORMAT, VERSION, Event, EventGame, EventSettings, sound
from nonuple.texts import files as texts

T = TypeVar("T")
Defaulted = TypeVar("Defaulted", EventGame, EventSettings)


class _Head(msgspec.Struct, frozen=True):
    format: str
    version: int


def write_event(event: Event) -> bytes:
    """The event as a file: the same event gives the same bytes."""
    told = replace(event, settings=_bare_of(event.settings), games=tuple(map(_bare_of, event.games)))
    document = {"format": FORMAT, "version": VERSION, **msgspec.to_builtins(told)}
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def _bare_of(one: Defaulted) -> Defaulted:
    """The very defaults where it equals them: a file leaves out what is the default, not what equals it."""
    same = {of.name: of.default for of in fields(one) if getattr(one, of.name) == of.default}
    return replace(one, **same)


def read_event(data: bytes, source: str) -> Event:
    """The event of a file; what is not one, or does not hold together, is refused."""
    try:
        head = msgspec.json.decode(_bare(data), type=_Head)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal(texts.NOT_A_FILE, source=source, format=FORMAT) from None
    if head.format != FORMAT:
        raise Refusal(texts.NOT_A_FILE, source=source, format=FORMAT)
    if head.version != VERSION:
        raise Refusal(texts.OTHER_VERSION, source=source, version=head.version)
    return checked_event(read_data(data, source, Event), source)


def checked_event(event: Event, source: str) -> Event:
    try:
        return sound(event)
    except Refusal as problem:
        raise Refusal(texts.UNSOUND, source=source, problem=problem) from problem


def read_data(data: bytes, source: str, kind: type[T]) -> T:
    """A value from a JSON file; the place that is wrong is named."""
    try:
        return msgspec.json.decode(_bare(data), type=kind)
    except msgspec.ValidationError as error:
        raise Refusal(texts.BAD_VALUE, source=source, place=_place(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(texts.NOT_JSON, source=source) from None


def _bare(data: bytes) -> bytes:
    return data.removeprefix(b"\xef\xbb\xbf")


def _place(message: str) -> str:
    """`games[0].top`, or the name of a field that is missing."""
    path = message.rpartition("`$")[2].rstrip("`").lstrip(".") if "`$" in message else ""
    missing = message.partition("field `")[2].partition("`")[0]
    return ".".join(part for part in (path, missing) if part) or "{}"
