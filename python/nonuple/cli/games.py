"""A game given to a command as a file, in whichever format."""

from collections.abc import Callable
from typing import TypeVar

from nonuple.cli.objects import STANDARD_INPUT, content_of
from nonuple.errors import Refusal
from nonuple.formats import games
from nonuple.play.record import Record
from nonuple.texts import jsonl
from nonuple.texts import sheet as texts

T = TypeVar("T")

_PACKED = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""How workbooks begin."""


def read_game(file: str) -> Record:
    """The duplicate game of a file (`-`: standard input); a refusal names the file."""
    return _read(file, games.read)


def read_sound(file: str) -> games.FoundGame:
    """The game of a file, duplicate or free, every line of it understood."""
    return _read(file, games.read_sound)


def read_with_problems(file: str) -> games.FoundGame:
    """The game of a file, duplicate or free, and what of it was not understood."""
    return _read(file, games.read_with_problems)


def _read(file: str, read: Callable[[bytes], T]) -> T:
    source = jsonl.STANDARD_INPUT.say() if file == STANDARD_INPUT else file
    content = content_of(file, games.LARGEST)
    try:
        if content.startswith(_PACKED):
            from nonuple.spreadsheets.reading import as_text  # few games come in a workbook

            content = as_text(content, source)
        return read(content)
    except Refusal as problem:
        raise Refusal(texts.IN_FILE, source=source, problem=problem) from problem
