"""Which columns of a table hold words, what they mean, and of what nature they are."""

from collections.abc import Sequence
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.texts import definitions as texts
from nonuple.words.spelling import WORD, plain

_WORDS = {"MOT", "MOTS", "WORD", "WORDS", "FORME", "ENTREE", "TERME"}
_MEANINGS = {"DEFINITION", "DEFINITIONS", "SENS", "SIGNIFICATION", "GLOSE", "GLOSS", "MEANING"}
_NATURES = {"NATURE", "CATEGORIE", "CLASSE", "GENRE", "POS"}
_SHOWN = 200

Rows = Sequence[Sequence[str]]


class Columns(NamedTuple):
    """Which columns a person names, by number from 1 or by title."""

    word: str
    definition: str


class DefinedColumns(NamedTuple):
    word: int
    definition: int
    nature: int | None
    titled: bool
    """Whether the first row holds titles."""


def columns_in(rows: Rows, named: Columns | None, file: str) -> DefinedColumns:
    """As the person names them; else by their titles; else a word, what it means, and its nature."""
    titles = [plain(cell.strip()) for cell in rows[0]]
    if named is not None:
        word, meaning = (_named(rows[0], titles, one, file) for one in named)
        return DefinedColumns(word, meaning, _among(titles, _NATURES), not named.word.isdigit())
    word_at, meaning_at = _among(titles, _WORDS), _among(titles, _MEANINGS)
    if word_at is not None and meaning_at is not None:
        return DefinedColumns(word_at, meaning_at, _among(titles, _NATURES), True)
    if not _is_usual(rows):
        raise Refusal(texts.WHICH_COLUMNS, file=file)
    return DefinedColumns(0, 1, 2, False)


def _among(titles: Sequence[str], meant: set[str]) -> int | None:
    return next((at for at, title in enumerate(titles) if title in meant), None)


def _named(shown: Sequence[str], titles: Sequence[str], wanted: str, file: str) -> int:
    if wanted.isdecimal() and 1 <= int(wanted) <= len(titles):
        return int(wanted) - 1
    if plain(wanted.strip()) not in titles:
        raise Refusal(texts.NO_SUCH_COLUMN, file=file, column=wanted, columns=", ".join(shown)[:_SHOWN])
    return titles.index(plain(wanted.strip()))


def _is_usual(rows: Rows) -> bool:
    """Words first, and then what is longer than a word: a lemma or a number is never taken for a meaning."""
    pairs = [(plain(row[0].strip()), row[1].strip()) for row in rows if len(row) > 1]
    right = [1 for word, meaning in pairs if WORD.fullmatch(word) and " " in meaning]
    return bool(right) and 2 * len(right) >= len(rows)
