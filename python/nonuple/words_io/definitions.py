"""Definitions from a source that the person has: none is shipped, none is made up.

Two shapes are read, line by line so that a file of gigabytes takes no memory: the JSON Lines that wiktextract
makes of the French Wiktionary (CC BY-SA), and a table with a column of words and one of definitions. What was
taken is kept beside the word lists in one SQLite file, with the line that says where it comes from.
"""

import csv
import gzip
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import chain, islice
from pathlib import Path
from typing import IO, Any, NamedTuple

import msgspec

from nonuple.errors import Refusal, system_answer
from nonuple.texts import definitions as texts
from nonuple.words.spelling import WORD, plain

NAME = "definitions.sqlite"
MOST_SENSES = 3
LONGEST = 400
_LANGUAGE = "fr"
_AT_ONCE = 5_000
_LOOKED_AT = 200
"""Lines by which a file is known for what it is."""


class Definition(NamedTuple):
    word: str
    """In capitals without accents."""
    nature: str
    gloss: str


class Columns(NamedTuple):
    """Which columns of a table, by number from 1 or by title."""

    word: str
    definition: str


class TakenDefinitions(NamedTuple):
    """What became of a file."""

    lines: int
    taken: int
    words: int
    skipped: int
    """Lines that could not be read; those of other languages and of no word are passed over in silence."""


class _Sense(msgspec.Struct):
    glosses: list[str] = []


class _Entry(msgspec.Struct):
    word: str
    lang_code: str = ""
    pos: str = ""
    pos_title: str = ""
    senses: list[_Sense] = []


_decode = msgspec.json.Decoder(_Entry).decode


def wiktionary_line(line: bytes) -> tuple[Definition, ...]:
    """The senses of one entry; none of another language or of what no tiles can spell."""
    entry = _decode(line)
    word = plain(entry.word)
    if entry.lang_code != _LANGUAGE or not WORD.fullmatch(word):
        return ()
    nature = _clean(entry.pos_title or entry.pos)
    glosses = [_clean(sense.glosses[-1]) for sense in entry.senses if sense.glosses]
    return tuple(Definition(word, nature, gloss) for gloss in glosses[:MOST_SENSES] if gloss)


def table_line(cells: list[str], word: int, definition: int) -> tuple[Definition, ...]:
    if max(word, definition) >= len(cells):
        return ()
    spelled, gloss = plain(cells[word].strip()), _clean(cells[definition])
    return (Definition(spelled, "", gloss),) if WORD.fullmatch(spelled) and gloss else ()


def _clean(text: str) -> str:
    said = " ".join("".join(one if one.isprintable() else " " for one in text).split())
    return said if len(said) <= LONGEST else f"{said[: LONGEST - 1]}…"


class DefinitionBook:
    """The definitions of a person; a book that is not there has none."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME

    @property
    def source(self) -> str:
        """What is said of where they come from; empty where there are none."""
        rows = self._asked("SELECT source FROM origin")
        return str(rows[0][0]) if rows else ""

    def look_up(self, word: str) -> tuple[Definition, ...]:
        rows = self._asked("SELECT word, nature, gloss FROM definition WHERE word = ? ORDER BY rowid", word)
        return tuple(Definition(*row) for row in rows)

    def _asked(self, question: str, *values: str) -> list[Any]:
        if not self.path.is_file():
            return []
        try:
            with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as book:
                return book.execute(question, values).fetchall()
        except sqlite3.Error:  # a damaged book is no reason not to play
            return []

    def remove(self) -> bool:
        """Whether there was one."""
        there = self.path.is_file()
        self.path.unlink(missing_ok=True)
        return there

    def take(self, file: Path, columns: Columns | None = None, source: str | None = None) -> TakenDefinitions:
        """Read a file in the place of what was there; a file of another nature changes nothing."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        made = self.path.with_suffix(".new")
        made.unlink(missing_ok=True)
        try:
            with _opened(file) as lines, closing(sqlite3.connect(made)) as book:
                taken = _fill(book, lines, _Told(file, columns, source))
        except OSError as problem:
            made.unlink(missing_ok=True)
            raise Refusal(texts.NOT_READ, file=file, why=system_answer(problem)) from None
        except (Refusal, UnicodeDecodeError, EOFError):
            made.unlink(missing_ok=True)
            raise
        made.replace(self.path)
        return taken


def _opened(file: Path) -> IO[bytes]:
    return gzip.open(file, "rb") if file.suffix == ".gz" else file.open("rb")  # type: ignore[return-value]


class _Told(NamedTuple):
    """What is known of a file before it is read."""

    file: Path
    columns: Columns | None
    source: str | None


def _fill(book: sqlite3.Connection, lines: Iterable[bytes], told: _Told) -> TakenDefinitions:
    book.executescript(
        "CREATE TABLE definition (word TEXT, nature TEXT, gloss TEXT);CREATE TABLE origin (source TEXT);"
    )
    counted = {"lines": 0, "taken": 0, "skipped": 0}
    every = iter(lines)
    first = list(islice(every, _LOOKED_AT))
    json = next((line for line in first if line.strip()), b"").lstrip().startswith(b"{")
    again = chain(first, every)
    found = _from_wiktionary(again, counted) if json else _from_table(again, counted, told)
    while some := list(islice(found, _AT_ONCE)):
        counted["taken"] += len(some)
        book.executemany("INSERT INTO definition VALUES (?, ?, ?)", some)
    if not counted["taken"]:
        raise Refusal(texts.NO_DEFINITION, file=told.file)
    book.execute("CREATE INDEX by_word ON definition (word)")
    source = told.source or (texts.WIKTIONARY.say() if json else told.file.name)
    book.execute("INSERT INTO origin VALUES (?)", (_clean(source),))
    (words,) = book.execute("SELECT COUNT(DISTINCT word) FROM definition").fetchone()
    book.commit()
    return TakenDefinitions(counted["lines"], counted["taken"], words, counted["skipped"])


def _from_wiktionary(lines: Iterable[bytes], counted: dict[str, int]) -> Iterator[Definition]:
    for line in lines:
        counted["lines"] += 1
        try:
            yield from wiktionary_line(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            counted["skipped"] += 1


def _from_table(lines: Iterable[bytes], counted: dict[str, int], told: _Told) -> Iterator[Definition]:
    text = (line.decode("utf-8-sig", "replace").replace("\0", "") for line in lines)
    head = next(text, "")
    sign = max("\t;|,", key=head.count)
    if sign not in head or told.columns is None:
        raise Refusal(texts.WHICH_COLUMNS, file=told.file)
    titles = next(csv.reader([head], delimiter=sign), [])
    word, definition = (_column(titles, wanted, told.file) for wanted in told.columns)
    numbered = told.columns.word.isdigit()
    try:
        for cells in csv.reader(chain((head,), text) if numbered else text, delimiter=sign):
            counted["lines"] += 1
            yield from table_line(cells, word, definition)
    except csv.Error:  # a cell longer than any definition is
        counted["skipped"] += 1


def _column(titles: list[str], wanted: str, file: Path) -> int:
    """By number from 1, or by name."""
    if wanted.isdigit() and 1 <= int(wanted) <= len(titles):
        return int(wanted) - 1
    names = [plain(title.strip()) for title in titles]
    if plain(wanted) not in names:
        raise Refusal(texts.NO_SUCH_COLUMN, file=file, column=wanted, columns=", ".join(titles)[:200])
    return names.index(plain(wanted))
