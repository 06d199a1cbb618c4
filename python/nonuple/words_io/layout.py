"""Where the entries stand in the text of a list: one a line or several, or one column of a table.

Everything here is about shape; whether an entry is a word is decided by `importing`.
"""

import csv
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.texts import lexicon as texts
from nonuple.words.spelling import WORD, plain

_COMMENT = re.compile(r"(?:#|//).*")
_DELIMITERS = "\t;|,"
_SAMPLE = 1000
_NEARLY_ALL = 0.9
_TITLE_NEEDS_LINES = 5
_CATEGORIES_NEED_LINES = 20
_OF_WORDS = frozenset(("MOT", "MOTS", "WORD", "WORDS", "FORME", "ENTREE"))
_QUOTED = 30
_COLUMNS_SHOWN = 8
_NUMBER = re.compile(r"[0-9]{1,4}")

Row = Sequence[str]


class Layout(NamedTuple):
    entries: list[str]
    title: str | None
    """The first line, when it was taken for a title and left aside."""


def free_entries(text: str, source: str) -> Layout:
    """The entries of a list without columns: separated by white space, commas or semicolons."""
    lines = _lines(_COMMENT.sub("", "\n".join(text.splitlines())))
    rows = [row for line in lines if (row := line.replace(",", " ").replace(";", " ").split())]
    named = _named_column(lines)
    if named:
        return column_entries(text, source, named)
    _refuse_table(lines, source)
    _refuse_definitions(rows, source)
    title = free_title(rows)
    entries = [entry for row in rows[title is not None :] for entry in row]
    return Layout(entries, title)


def column_entries(text: str, source: str, column: str) -> Layout:
    """The cells of one column, chosen by its number from 1 or by the name in the first line."""
    lines = ["" if _COMMENT.match(line.lstrip()) else line for line in text.splitlines()]
    rows = _table(lines, source)
    if not rows:
        raise Refusal(texts.NO_WORD, source=source)
    index, named = _find_column(rows, column, source)
    titled = named or _has_title_row(rows, index)
    cells = (_COMMENT.sub("", row[index]).strip() for row in rows[titled:] if index < len(row))
    return Layout([cell for cell in cells if cell], shortened(rows[0][index].strip()) if titled else None)


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def _sample(lines: Sequence[str]) -> Sequence[str]:
    return lines[:: max(1, len(lines) // _SAMPLE)]


# --- Lists without columns --------------------------------------------------------------------------------


def _named_column(lines: Sequence[str]) -> str | None:
    """The column that the first line of a table calls that of words."""
    delimiter = _regular_delimiter(_sample(lines)) if len(lines) > 2 else None
    if delimiter is None or delimiter not in lines[0]:
        return None
    names = [cell.strip(' "') for cell in lines[0].split(delimiter)]
    return next((name for name in names if plain(name) in _OF_WORDS), None)


def _refuse_table(lines: Sequence[str], source: str) -> None:
    """Cells that are not all words must not be poured into the list: the user says which column."""
    sample = _sample(lines)
    delimiter = _regular_delimiter(sample) if len(sample) > 2 else None
    if delimiter is None:
        return
    rows = [[cell.strip(' "') for cell in line.split(delimiter)] for line in sample]
    width = max(map(len, rows))
    columns = [[row[index] for row in rows if index < len(row) and row[index]] for index in range(width)]
    if _mixed([column for column in columns if column]):
        raise Refusal(texts.SEVERAL_COLUMNS, source=source, columns=_describe(rows[0]))


def _mixed(columns: Sequence[Row]) -> bool:
    cases = [_case(column) for column in columns]
    return len(columns) > 1 and (
        {"upper", "lower"} <= set(cases) or any(_no_words(column) for column in columns)
    )


def _case(column: Row) -> str:
    if sum(map(str.isupper, column)) >= _NEARLY_ALL * len(column):
        return "upper"
    return "lower" if sum(map(str.islower, column)) >= _NEARLY_ALL * len(column) else ""


def _no_words(column: Row) -> bool:
    """Numbers, sentences, or a few categories that come back again and again."""
    words = [word for cell in column if WORD.fullmatch(word := plain(cell))]
    few = len(column) >= _CATEGORIES_NEED_LINES and len(set(words)) < len(column) / 10
    return few or len(words) < len(column) / 2


def _refuse_definitions(rows: Sequence[Row], source: str) -> None:
    """A word in capitals, then text with words in lower case, on at least half of the lines."""
    defined = [row for row in rows if len(row) > 1 and row[0].isupper() and any(map(str.islower, row))]
    if defined and len(defined) * 2 >= len(rows):
        raise Refusal(texts.DEFINITIONS, source=source, line=shortened(" ".join(defined[0])))


def free_title(rows: Sequence[Row]) -> str | None:
    """The first row, if it is of another nature than all that follow."""
    if len(rows) <= _TITLE_NEEDS_LINES:
        return None
    first, rest = " ".join(rows[0]), rows[1:]
    alone = len(rows[0]) > 1 and all(len(row) == 1 for row in rest)
    return shortened(first) if alone or _other_case(first, (row[0] for row in rest)) else None


def _other_case(first: str, rest: Iterator[str]) -> bool:
    """Whether all the others are in capitals, or all in small letters, and the first is not."""
    sample = next(rest)
    alike = str.isupper if sample.isupper() else str.islower
    return alike(sample) and not alike(first) and all(map(alike, rest))


# --- Tables -----------------------------------------------------------------------------------------------


def _regular_delimiter(sample: Sequence[str]) -> str | None:
    """The delimiter that cuts nearly all lines into the same number of cells."""
    for delimiter in _DELIMITERS:
        count, times = Counter(line.count(delimiter) for line in sample).most_common(1)[0]
        if count and times >= _NEARLY_ALL * len(sample):
            return delimiter
    return None


def _delimiter(lines: Sequence[str]) -> str | None:
    """The delimiter found on nearly all lines that hold something; None for white space."""
    sample = _sample([line for line in lines if line.strip()])
    present = {delimiter: sum(delimiter in line for line in sample) for delimiter in _DELIMITERS}
    best = max(present, key=present.__getitem__)
    return best if present[best] >= _NEARLY_ALL * len(sample) else None


def _table(lines: Sequence[str], source: str) -> list[Row]:
    """The rows that hold something; blank lines are read too, so that a refusal names the right line."""
    delimiter = _delimiter(lines)
    if delimiter is None:
        return [row for line in lines if (row := line.split())]
    ended = (line + "\n" for line in lines)
    reader = csv.reader(ended, delimiter=delimiter, strict=True, skipinitialspace=True)
    try:
        return [row for row in reader if any(map(str.strip, row))]
    except csv.Error:
        raise Refusal(texts.BAD_QUOTES, source=source, line=reader.line_num) from None


def _find_column(rows: Sequence[Row], column: str, source: str) -> tuple[int, bool]:
    """The index of the column, and whether it was found by name."""
    names = [plain(cell).strip() for cell in rows[0]]
    if _NUMBER.fullmatch(column) and 1 <= int(column) <= max(map(len, rows)):
        return int(column) - 1, False
    if plain(column).strip() in names:
        return names.index(plain(column).strip()), True
    raise Refusal(texts.NO_SUCH_COLUMN, source=source, column=column, columns=_describe(rows[0]))


def _has_title_row(rows: Sequence[Row], index: int) -> bool:
    """A first row of another nature: other case in the column of words, or no number above numbers."""
    whole = [row for row in rows if len(row) == len(rows[0])]
    if index >= len(rows[0]) or len(whole) < 2:
        return False
    above_numbers = any(
        not first.strip()[:1].isdigit() and all(cell.strip().isdecimal() for cell in rest)
        for first, *rest in zip(*whole, strict=True)
    )
    cells = (row[index].strip() for row in whole[1:])
    return above_numbers or (len(whole) > _TITLE_NEEDS_LINES and _other_case(rows[0][index].strip(), cells))


def _describe(cells: Row) -> str:
    shown = [
        f"{number} « {shortened(cell.strip())} »" for number, cell in enumerate(cells[:_COLUMNS_SHOWN], 1)
    ]
    return ", ".join(shown + ["…"] * (len(cells) > _COLUMNS_SHOWN))


def shortened(text: str) -> str:
    """What is quoted in a sentence keeps the sentence readable."""
    return text if len(text) <= _QUOTED else text[: _QUOTED - 1] + "…"
