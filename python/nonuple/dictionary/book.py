"""The definitions of a person: one SQLite file beside his word lists, with where they come from."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from nonuple.dictionary.columns import Columns
from nonuple.dictionary.reading import Definition, DefinitionReader, tidy
from nonuple.errors import Refusal, system_answer
from nonuple.texts import definitions as texts

NAME = "definitions.sqlite"
_AT_ONCE = 5_000
_PIECE = 1024 * 1024


class TakenDefinitions(NamedTuple):
    """What became of a file."""

    lines: int
    taken: int
    words: int
    skipped: int


class DefinitionBook:
    """A book that is not there has no definitions."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME

    @property
    def source(self) -> str:
        """What is said of where they come from; empty where there are none."""
        rows = self._asked("SELECT source FROM origin")
        return str(rows[0][0]) if rows else ""

    @property
    def words(self) -> int:
        rows = self._asked("SELECT COUNT(DISTINCT word) FROM definition")
        return int(rows[0][0]) if rows else 0

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
        try:
            with file.open("rb") as opened:
                making = BookInMaking(self, DefinitionReader(file.name, columns))
                while piece := opened.read(_PIECE):
                    making.feed(piece)
                return making.finish(source)
        except OSError as problem:
            raise Refusal(texts.NOT_READ, file=file, why=system_answer(problem)) from None


class BookInMaking:
    """A book beside the one in use, whose place it takes once the file has come whole."""

    def __init__(self, book: DefinitionBook, reader: DefinitionReader) -> None:
        self.reader = reader
        self.taken = 0
        self._book = book
        book.path.parent.mkdir(parents=True, exist_ok=True)
        self._path = book.path.with_suffix(".new")
        self._path.unlink(missing_ok=True)
        # Pieces of one file come one after the other, though not always on the same thread.
        self._written = sqlite3.connect(self._path, check_same_thread=False)
        self._written.executescript(
            "CREATE TABLE definition (word TEXT, nature TEXT, gloss TEXT);CREATE TABLE origin (source TEXT);"
        )

    def feed(self, piece: bytes) -> None:
        self._write(self.reader.feed(piece))

    def finish(self, source: str | None = None) -> TakenDefinitions:
        self._write(self.reader.close())
        if not self.taken:
            self.abandon()
            raise Refusal(texts.NO_DEFINITION, file=self.reader.name)
        said = source or (texts.WIKTIONARY.say() if self.reader.is_wiktionary else self.reader.name)
        words = self._completed(tidy(said))
        self._path.replace(self._book.path)
        return TakenDefinitions(self.reader.lines, self.taken, words, self.reader.skipped)

    def abandon(self) -> None:
        self._written.close()
        self._path.unlink(missing_ok=True)

    def _write(self, found: Iterable[Definition]) -> None:
        each = iter(found)
        try:
            while some := list(islice(each, _AT_ONCE)):
                self.taken += len(some)
                self._written.executemany("INSERT INTO definition VALUES (?, ?, ?)", some)
        except sqlite3.Error:
            self.abandon()
            raise Refusal(texts.NO_ROOM, file=self.reader.name) from None
        except Refusal:
            self.abandon()
            raise

    def _completed(self, source: str) -> int:
        try:
            self._written.execute("CREATE INDEX by_word ON definition (word)")
            self._written.execute("INSERT INTO origin VALUES (?)", (source,))
            (words,) = self._written.execute("SELECT COUNT(DISTINCT word) FROM definition").fetchone()
            self._written.commit()
        except sqlite3.Error:
            self.abandon()
            raise Refusal(texts.NO_ROOM, file=self.reader.name) from None
        self._written.close()
        return int(words)
