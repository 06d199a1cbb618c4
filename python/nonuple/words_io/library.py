"""The lists of one user, on disk: `default`, which comes with the program, and those imported.

An imported list is two files: its words as text, and a small record that names them. The record is written
last and replaced in one step, so that whatever interrupts an import, each name stands for a whole list.
Compiled lists are only a cache: missing, damaged or outdated ones are built again from the words, and a new
version of the program asks no club for its file again.
"""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from nonuple._kernel import Words
from nonuple.arguments import checked
from nonuple.errors import Refusal, system_answer
from nonuple.texts import lexicon as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words.spelling import plain
from nonuple.words_io import default as embedded
from nonuple.words_io.supplements import BUILT_IN, supplemented

if TYPE_CHECKING:  # who only opens a list need not know how files are read
    from nonuple.words_io.importing import Imported, Rows

DEFAULT = embedded.NAME
_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,39}")
_SHORT = 16
_UNNAMED = "liste"


class ListEntry(msgspec.Struct, frozen=True):
    """What is known of an imported list."""

    name: str
    source: str
    imported_at: datetime
    count: int
    fingerprint: str
    encoding: str
    onto: str = ""
    """The list that it is made on, if that is the free one or is itself made on it."""


class _Settings(msgspec.Struct, frozen=True):
    lexicon: str


@dataclass(frozen=True, slots=True)
class Library:
    data: Path
    cache: Path

    @classmethod
    def of_user(cls, environment: Mapping[str, str] = os.environ) -> "Library":
        import platformdirs

        data, cache = environment.get("NONUPLE_DATA"), environment.get("NONUPLE_CACHE")
        return cls(
            Path(data) if data else platformdirs.user_data_path("nonuple", appauthor=False),
            Path(cache) if cache else platformdirs.user_cache_path("nonuple", appauthor=False),
        )

    # What there is

    def names(self) -> list[str]:
        """The imported lists."""
        return sorted(path.stem for path in self._lists.glob("*.json") if _NAME.fullmatch(path.stem))

    def entry(self, name: str) -> ListEntry:
        """What is known of an imported list; refused when there is none of that name."""
        name = self._stored(name)
        try:
            return msgspec.json.decode(self._record(name).read_bytes(), type=ListEntry)
        except (OSError, msgspec.MsgspecError):
            raise Refusal(texts.DAMAGED, name=name) from None

    def in_use(self) -> str:
        """The name of the list that commands use when none is given."""
        try:
            return msgspec.json.decode(self._settings.read_bytes(), type=_Settings).lexicon
        except FileNotFoundError:
            return DEFAULT
        except (OSError, msgspec.MsgspecError):
            raise Refusal(texts.SETTINGS_DAMAGED, path=self._settings) from None

    def free_under(self, name: str) -> str:
        """The free list that one of this name is, or is made on; nothing of a list of one's own."""
        under, seen = name, set[str]()
        while under not in BUILT_IN and under not in seen and under in self.names():
            seen.add(under)  # one that was replaced may be made on what was made on it
            under = self.entry(under).onto
        if under in BUILT_IN:
            return under
        return DEFAULT if seen and under else ""

    def made_on_the_free_one(self) -> tuple[str, ...]:
        """The lists that come with the program, and those of one's own that were put onto them."""
        own: list[str] = []
        for name in self.names():
            with suppress(Refusal):  # a damaged one
                own += [name] if self.entry(name).onto else []
        return (*BUILT_IN, *own)

    # Opening

    def resolve(self, choice: str | None = None) -> Lexicon:
        """The list of that name, or in that file; without a choice, the list in use."""
        if choice is None:
            name = self.in_use()
            if name not in (*BUILT_IN, *self.names()):
                raise Refusal(texts.IN_USE_IS_GONE, name=name)
            return self.open(name)
        if choice.lower() in (*BUILT_IN, *self.names()):
            return self.open(choice)
        if _is_there(choice):
            return self.open_file(Path(choice))
        if len(Path(choice).parts) > 1:
            raise Refusal(texts.NO_SUCH_FILE, path=choice)
        raise self._unknown(choice)

    def open(self, name: str) -> Lexicon:
        if name.lower() == DEFAULT:
            return self.default()
        text = supplemented(name.lower())
        if text is not None:
            fingerprint = _fingerprint(text)
            return Lexicon(name.lower(), fingerprint, self._compiled(fingerprint, lambda: text))
        entry = self.entry(name)
        words = self._compiled(entry.fingerprint, lambda: self._words(entry))
        return Lexicon(name.lower(), entry.fingerprint, words, opened_again)

    def open_file(self, path: Path) -> Lexicon:
        """A list read from a file of words, as an import would, and stored nowhere."""
        return Lexicon.compiled(path.name, "\n".join(read_file(path).words).encode())

    def default(self) -> Lexicon:
        """The list that comes with the program."""
        words = self._compiled(embedded.fingerprint(), embedded.words_text)
        return Lexicon(DEFAULT, embedded.fingerprint(), words, opened_again)

    # Changing

    def add(
        self, name: str, imported: "Imported", source: str, *, replace: bool = False, onto: str = ""
    ) -> ListEntry:
        """Store a list under a name; one of the same name stays whole until the new one is."""
        name = self.free_name(name, replace=replace)
        text = "\n".join(imported.words).encode()
        entry = ListEntry(
            name=name,
            source=source,
            imported_at=datetime.now(UTC).replace(microsecond=0),
            count=len(imported.words),
            fingerprint=_fingerprint(text),
            encoding=imported.report.encoding,
            onto=onto if self.free_under(onto) else "",
        )
        store(self._text(entry), text)
        self._compiled(entry.fingerprint, lambda: text)
        store(self._record(name), msgspec.json.encode(entry))
        self._sweep(name, keep=self._text(entry))
        return entry

    def welcome(self, imported: "Imported", source: str, *, onto: str = "") -> ListEntry:
        """Store a list under a name made from that of its file, and never in the place of another one."""
        fingerprint = _fingerprint("\n".join(imported.words).encode())
        for name in _names_from(source):
            if name not in self.names():
                return self.add(name, imported, source, onto=onto)
            with suppress(Refusal):  # a damaged one keeps its name
                if self.entry(name).fingerprint == fingerprint:
                    return self.entry(name)
        raise AssertionError("names have no end")

    def free_name(self, name: str, *, replace: bool = False) -> str:
        """The name as it is stored; refused when it cannot be one, or is taken and not to be replaced."""
        name = name.lower()
        if not _NAME.fullmatch(name) or name == DEFAULT:
            raise Refusal(texts.BAD_NAME, name=name)
        if name in self.names() and not replace:
            raise Refusal(texts.NAME_TAKEN, name=name)
        return name

    def use(self, name: str) -> Lexicon:
        """Make it the list in use, once it has proved readable."""
        lexicon = self.open(name)
        store(self._settings, msgspec.json.encode(_Settings(lexicon.name)))
        return lexicon

    def remove(self, name: str) -> None:
        """Forget an imported list; the one in use is refused, so that no command changes list unasked."""
        if name.lower() in BUILT_IN:
            raise Refusal(texts.DEFAULT_STAYS)
        name = self._stored(name)
        if name == self.in_use():
            raise Refusal(texts.STILL_IN_USE, name=name)
        try:
            self._record(name).unlink()
        except OSError as error:
            raise Refusal(texts.CANNOT_WRITE, path=self._record(name), why=system_answer(error)) from None
        self._sweep(name)

    # Files

    @property
    def _lists(self) -> Path:
        return self.data / "lexicons"

    @property
    def _settings(self) -> Path:
        return self.data / "settings.json"

    def _record(self, name: str) -> Path:
        return self._lists / f"{name}.json"

    def _text(self, entry: ListEntry) -> Path:
        return self._lists / f"{entry.name}.{entry.fingerprint[:_SHORT]}.txt"

    def _cached(self, fingerprint: str) -> Path:
        return self.cache / f"{fingerprint[:_SHORT]}.words"

    def _words(self, entry: ListEntry) -> bytes:
        try:
            text = self._text(entry).read_bytes()
        except OSError:
            raise Refusal(texts.DAMAGED, name=entry.name) from None
        if _fingerprint(text) != entry.fingerprint:
            raise Refusal(texts.DAMAGED, name=entry.name)
        return text

    def _compiled(self, fingerprint: str, text: Callable[[], bytes]) -> Words:
        """The compiled list, from the cache if sound; a cache that cannot be written is done without."""
        cached = self._cached(fingerprint)
        with suppress(OSError, ValueError):
            return Words.load(cached.read_bytes())
        words = Words.build(text())
        with suppress(OSError):
            _write(cached, words.dump())
        return words

    def _sweep(self, name: str, keep: Path | None = None) -> None:
        """Delete the words that no record of this name points to, and their compiled form."""
        own = re.compile(rf"{re.escape(name)}\.([0-9a-f]{{{_SHORT}}})\.txt")
        for path in self._lists.glob("*.txt"):
            found = own.fullmatch(path.name)
            if found and path != keep:
                with suppress(OSError):
                    path.unlink()
                    self._cached(found[1]).unlink()

    def _stored(self, name: str) -> str:
        """The name as it is stored; refused when there is none."""
        if name.lower() not in self.names():
            raise self._unknown(name)
        return name.lower()

    def _unknown(self, name: str) -> Refusal:
        if _is_there(name):
            return Refusal(texts.IMPORT_FIRST, name=name)
        from difflib import get_close_matches

        known = [*BUILT_IN, *self.names()]
        near = get_close_matches(name.lower(), known, n=1)
        if near:
            return Refusal(texts.UNKNOWN_BUT_NEAR, name=name, near=near[0], known=", ".join(known))
        return Refusal(texts.UNKNOWN, name=name, known=", ".join(known))


@lru_cache(maxsize=4)
def opened_again(name: str, fingerprint: str) -> Lexicon:
    """The list that another process held: the same words, under whichever name they are kept here."""
    library = Library.of_user()
    if fingerprint == embedded.fingerprint():
        return library.default()
    for known in sorted(library.names(), key=lambda one: one != name):
        with suppress(Refusal):  # a damaged one is not it
            if library.entry(known).fingerprint == fingerprint:
                return replace(library.open(known), name=name)
    raise Refusal(texts.NOT_HERE, name=name, fingerprint=fingerprint[:_SHORT])


def _names_from(source: str) -> Iterator[str]:
    """`ods-9`, `ods-9-2`, `ods-9-3`… from `ODS 9.txt`."""
    stem = re.sub(r"[^a-z0-9]+", "-", plain(Path(source).stem).lower()).strip("-")[:30].rstrip("-")
    first = stem if stem and stem != DEFAULT else _UNNAMED
    yield first
    yield from (f"{first}-{number}" for number in count(2))


def read_file(
    path: Path,
    *,
    column: str | None = None,
    encoding: str | None = None,
    workbook: "Rows | None" = None,
) -> "Imported":
    """The words of a file, and the report; a spelling dictionary has its rules beside it."""
    from nonuple.words_io.importing import read_words

    rules = path.with_suffix(".aff") if path.suffix.lower() == ".dic" else None
    affixes = None if rules is None or not _is_there(str(rules)) else _content(rules)
    return read_words(
        _content(path), path.name, column=column, encoding=encoding, affixes=affixes, workbook=workbook
    )


def _content(path: Path) -> bytes:
    """What is in a file, up to one byte more than a list may have."""
    from nonuple.words_io.containers import LARGEST

    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Refusal(texts.NO_SUCH_FILE, path=path) from None
    except IsADirectoryError:
        raise Refusal(texts.IS_A_FOLDER, path=path) from None
    except OSError as error:
        raise Refusal(texts.CANNOT_READ, path=path, why=system_answer(error)) from None


def _is_there(path: str) -> bool:
    """Whether the path leads to something; not when it is too long, or leads where one may not look."""
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def _fingerprint(text: bytes) -> str:
    from hashlib import sha256

    return sha256(text).hexdigest()


def store(path: Path, content: bytes) -> None:
    """Write a file of the user, all of it or nothing."""
    try:
        _write(path, content)
    except OSError as error:
        raise Refusal(texts.CANNOT_WRITE, path=path, why=system_answer(error)) from None


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing: written beside, forced to disk, put in place in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.urandom(4).hex()}.tmp")
    try:
        with beside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


@checked
def open_lexicon(name: str | os.PathLike[str] = DEFAULT) -> Lexicon:
    """A word list: the one that comes with the program, one of the user's by its name, or a file of words."""
    return Library.of_user().resolve(os.fspath(name))
