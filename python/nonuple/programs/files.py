"""Games, positions and events read from wherever they are, and written there."""

import os
from collections.abc import Callable, Mapping
from io import TextIOBase
from pathlib import Path
from typing import Any, Protocol, TypeVar, runtime_checkable

from nonuple.arguments import checked
from nonuple.errors import Refusal, system_answer
from nonuple.event.event import Event
from nonuple.formats import cgp, event_file, games
from nonuple.formats.cgp import CgpPosition
from nonuple.game import FreeGame, Game
from nonuple.play.duplicate.checking import Difference, check
from nonuple.play.free.record import FreeRecord
from nonuple.play.record import Record
from nonuple.texts import jsonl as files
from nonuple.texts import sheet as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon, store
from nonuple.writing import printed, written

T = TypeVar("T")

PDF = "pdf"
_BY_SUFFIX: Mapping[str, str] = {
    **{".txt": "text", ".md": "markdown", ".csv": "csv", ".json": "json", ".gcg": "gcg", ".xml": "eliot"},
    ".pdf": PDF,
}


@runtime_checkable
class Readable(Protocol):
    """A file that is open for reading, as text or as bytes."""

    def read(self) -> Any: ...


@runtime_checkable
class Writable(Protocol):
    """A file that is open for writing, as text or as bytes."""

    def write(self, content: Any, /) -> Any: ...


Source = str | bytes | os.PathLike[str] | Readable
"""A path, an open file, or the content itself: bytes, or text of more than one line."""


@checked
def read_game(file: Source) -> Record:
    """The duplicate game of a sheet, JSON, CSV, GCG or a game of Eliot.

    A text of more than one line, or of JSON, is the game itself; any other is the path of a file.

    >>> from nonuple import Game, read_game
    >>> game = Game(seed=7).finish()
    >>> read_game(game.sheet("csv")) == game.record
    True
    """
    return _read(file, _read_sheet)


def _read_sheet(content: bytes) -> Record:
    from nonuple.spreadsheets.reading import as_text  # most games come as text

    return games.read(as_text(content, files.STANDARD_INPUT.say()))


@checked
def read_free_game(file: Source) -> FreeRecord:
    """The free game of a sheet, JSON or GCG."""
    game = _read(file, games.read_any)
    if not isinstance(game, FreeRecord):
        raise Refusal(texts.DUPLICATE_GAME)
    return game


@checked
def read_positions(file: Source) -> list[CgpPosition]:
    """The positions of a file of CGP, one a line."""
    return _read(file, lambda content: list(cgp.read(content.decode("utf-8-sig"))))


@checked
def read_event(file: Source) -> Event:
    """An event, as `nonuple event` keeps it in a file."""
    source = os.fspath(file) if isinstance(file, os.PathLike) else files.STANDARD_INPUT.say()
    return _read(file, lambda content: event_file.read_event(content, source))


@checked
def write_game(
    game: Game | FreeGame | Record | FreeRecord,
    file: str | os.PathLike[str] | Writable,
    format: str | None = None,
) -> None:
    """Write a game into a file, in the format that its name ends with unless told: .txt, .gcg, .pdf, …"""
    record = game.record if isinstance(game, Game | FreeGame) else game
    wanted = format or _format_of(file)
    content = printed_or_written(record, wanted)
    if not isinstance(file, Writable):
        store(Path(file), content)
    elif isinstance(file, TextIOBase) and wanted != PDF:
        file.write(content.decode())
    else:
        file.write(content)


def printed_or_written(record: Record | FreeRecord, format: str) -> bytes:
    if format == PDF and not isinstance(record, FreeRecord):
        return printed(record)
    return written(record, format).encode()


def _format_of(file: str | os.PathLike[str] | Writable) -> str:
    if isinstance(file, Writable):
        return "text"
    suffix = Path(file).suffix.lower()
    if suffix not in _BY_SUFFIX:
        raise Refusal(texts.UNKNOWN_SUFFIX, file=file, known=", ".join(_BY_SUFFIX))
    return _BY_SUFFIX[suffix]


@checked
def check_game(record: Record, lexicon: Lexicon | None = None) -> list[Difference]:
    """What a game says and the rules, or the list, do not, turn by turn."""
    return check(record, lexicon or open_lexicon())


def _read(file: Source, reader: Callable[[bytes], T]) -> T:
    try:
        return reader(_content(file))
    except Refusal:
        raise
    except (OSError, ValueError) as error:
        source = file if isinstance(file, str | os.PathLike) else files.STANDARD_INPUT.say()
        raise Refusal(files.CANNOT_READ, source=source, why=system_answer(error)) from None


def _content(file: Source) -> bytes:
    if isinstance(file, str) and _is_content(file):
        return file.encode("utf-8", "replace")
    if isinstance(file, str | os.PathLike):
        return Path(file).read_bytes()
    found = file if isinstance(file, bytes) else file.read()
    if isinstance(found, str):
        return found.encode("utf-8", "replace")
    if isinstance(found, bytes):
        return found
    raise Refusal(texts.NOT_TEXT)


def _is_content(text: str) -> bool:
    """No path has two lines, or begins as JSON and XML do."""
    return "\n" in text or text.lstrip().startswith(("{", "<"))
