"""The files of an event, read and written by every command."""

import os
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from cyclopts import Parameter

from nonuple.errors import Refusal, system_answer
from nonuple.event.event import Event
from nonuple.formats.event_file import read_data, read_event, write_event
from nonuple.people.federation import Federation
from nonuple.people.shipped import shipped_federation
from nonuple.texts import files as texts
from nonuple.texts import jsonl

EventPath = Annotated[Path, Parameter(name="EVENT")]
GameNumber = Annotated[int, Parameter(metavar="N")]

_LARGEST = 256 * 1024 * 1024

T = TypeVar("T")


def content(path: Path) -> bytes:
    """All of a file."""
    try:
        if path.stat().st_size > _LARGEST:
            raise Refusal(texts.TOO_LARGE, source=path, limit=_LARGEST // 1024**2)
        return path.read_bytes()
    except (OSError, ValueError) as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal(jsonl.CANNOT_READ, source=path, why=system_answer(error)) from None


def opened(path: Path) -> Event:
    return read_event(content(path), str(path))


def data(path: Path, kind: type[T]) -> T:
    """A value from a JSON file of its own kind."""
    return read_data(content(path), str(path), kind)


def save(path: Path, event: Event) -> None:
    """The event instead of what the file held: all of it, or what was there before."""
    write(path, write_event(event))


def save_new(path: Path, written: bytes, *, secret: bool = False) -> None:
    """A file that was not there; a secret one is for its owner alone."""
    if path.exists():
        raise Refusal(texts.EXISTS, path=path)
    write(path, written, mode=0o600 if secret else 0o666)


def save_value(path: Path, value: object) -> None:
    write(path, msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")


def write(path: Path, written: bytes, *, mode: int = 0o666) -> None:
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(beside, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(written)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise Refusal(texts.CANNOT_WRITE, path=path, why=system_answer(error)) from None


def folder(path: Path) -> Path:
    """A folder, made if it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Refusal(texts.CANNOT_WRITE, path=path, why=system_answer(error)) from None
    return path


def federation(path: Path | None) -> Federation:
    """A federation's own file, else the one that comes with the program."""
    return shipped_federation() if path is None else data(path, Federation)
