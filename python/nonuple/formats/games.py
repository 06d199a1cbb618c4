"""Games in files: which format a file is in, and the formats a game can be written in."""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.formats import (
    csv_sheet,
    eliot,
    free_gcg,
    free_json,
    free_sheet,
    game_file,
    gcg,
    record_json,
    sealed,
    sheet,
    sheet_reading,
)
from nonuple.formats.published import Problem, tidied
from nonuple.formats.webpage import is_page, text_of
from nonuple.play.duplicate.decisions import decisions
from nonuple.play.duplicate.state import State, replay
from nonuple.play.free.record import FreeRecord
from nonuple.play.record import Record
from nonuple.texts import Sentence
from nonuple.texts import sheet as texts

_MB = 1024 * 1024
LARGEST = 16 * _MB
"""What Eliot saves for a thousand players and more."""
LARGEST_SHEET = 1 * _MB
"""Other files hold the game alone."""

WRITERS: Mapping[str, Callable[[Record], str]] = {
    "text": sheet.write_text,
    "markdown": sheet.write_markdown,
    "csv": csv_sheet.write,
    "json": record_json.write,
    "gcg": gcg.write,
    "eliot": eliot.write,
}

FREE_WRITERS: Mapping[str, Callable[[FreeRecord], str]] = {
    "text": free_sheet.write_text,
    "markdown": free_sheet.write_markdown,
    "csv": free_sheet.write_csv,
    "json": free_json.write,
    "gcg": free_gcg.write,
}

_SEALED = re.compile(rf'"format"\s*:\s*"{sealed.FORMAT}"'.encode())
_EVENTS = re.compile(rf'"format"\s*:\s*"{game_file.FORMAT}"')
_NO_TEXT = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_FREE_JSON = re.compile(rf'"format"\s*:\s*"{free_json.FORMAT}"')
_PDF = b"%PDF"
_GCG = re.compile(r"#(?:character-encoding|player1|description|title|lexicon)\b|>", re.IGNORECASE)


def read(data: bytes, password: str = "") -> Record:
    """The duplicate game of a file, in whichever format it is; of one that is sealed, with its password."""
    if _SEALED.search(data):
        if not password:
            raise Refusal(texts.SEALED)
        return sealed.unseal(data, password, texts.THIS_FILE).record
    game = read_any(data)
    if isinstance(game, FreeRecord):
        raise Refusal(texts.FREE_GAME)
    return game


def read_any(data: bytes) -> Record | FreeRecord:
    """The game of a file, duplicate or free, in whichever format it is, every line of it understood."""
    return read_sound(data).game


class FoundGame(NamedTuple):
    """A game, and the lines of its sheet that were not understood or do not add up."""

    game: Record | FreeRecord
    problems: tuple[Problem, ...] = ()
    decided: tuple[Sentence, ...] = ()
    """By people, where the file tells all that happened."""
    played: State | None = None
    """The game with its word list and what was ruled, where the file tells all that happened."""


def read_sound(data: bytes) -> FoundGame:
    """The same, with what people decided in it."""
    found = read_with_problems(data)
    if found.problems:
        raise found.problems[0].refusal()
    return found


def read_with_problems(data: bytes) -> FoundGame:
    """The game of a file; of a sheet that clubs publish, all that can be read."""
    if len(data) > LARGEST:
        raise Refusal(texts.TOO_LARGE, limit=LARGEST // _MB)
    if data.startswith(_PDF):
        raise Refusal(texts.PDF)
    text = _decoded(data)
    reader = _reader(text.lstrip())
    if len(data) > LARGEST_SHEET and reader is not eliot.read:
        raise Refusal(texts.TOO_LARGE, limit=LARGEST_SHEET // _MB)
    if reader is sheet_reading.read:
        return _published(text)
    return _of_events(text) if reader is None else FoundGame(reader(text))


def _published(text: str) -> FoundGame:
    """A sheet; where it is not written in plain lines, all of it that can be brought to them."""
    page = text_of(text) if is_page(text) else text
    try:
        return FoundGame(sheet_reading.read(page))
    except Refusal as why:
        found = tidied(page)
        try:
            return FoundGame(sheet_reading.read(found.text), found.problems)
        except Refusal:
            raise why from None


def _reader(text: str) -> Callable[[str], Record | FreeRecord] | None:
    """By what the file begins with; none for a file of events, which tells more than a game."""
    if text.startswith("<"):
        return sheet_reading.read if is_page(text) else eliot.read
    if text.startswith("{"):
        return _json_reader(text)
    if _GCG.match(text):
        return free_gcg.read if free_gcg.is_free(text) else gcg.read
    if csv_sheet.is_heading(text.partition("\n")[0]):
        return csv_sheet.read
    return sheet_reading.read


def _of_events(text: str) -> FoundGame:
    """A file of events holds a game too, and what people decided in it."""
    events = [one.event for one in game_file.read(text.encode(), "").played.entries]
    try:
        decided = tuple(decision.told(turn) for _, turn, decision in decisions(events))
        played = replay(events)
        return FoundGame(played.record, decided=decided, played=played)
    except (ValueError, IndexError, AssertionError):  # events that no game has brought about
        raise Refusal(texts.NOT_A_GAME) from None


def _json_reader(text: str) -> Callable[[str], Record | FreeRecord] | None:
    """By the format that it names."""
    if _FREE_JSON.search(text):
        return free_json.read
    return None if _EVENTS.search(text) else record_json.read


def _decoded(data: bytes) -> str:
    """UTF-8, or what Windows programs save; anything else is no text."""
    for encoding in ("utf-8-sig", "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "cp1252"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if _NO_TEXT.search(text):
            break
        return text
    raise Refusal(texts.NOT_TEXT)
