"""The shapes of lists besides one word a line, each brought to plain lines, and what was done told.

A shape is recognised on nearly all lines or not at all: what is left over is for `layout` to ask about.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import lexicon as texts
from nonuple.words.spelling import WORD, plain
from nonuple.words_io.hunspell import expand, read_affixes, read_entries
from nonuple.words_io.layout import free_title

NEARLY_ALL = 0.9
_HEADINGS_AT_MOST = 0.1
_LEAST = 3
_SHOWN = 3
_LONGEST_HEADING = 8
_MOST_FORMS = 5_000_000

_INSERT = re.compile(r"^\s*INSERT\s+INTO\b", re.IGNORECASE | re.MULTILINE)
_VALUES = re.compile(r"\bVALUES\b(.*?)(?:;\s*$|\Z)", re.IGNORECASE | re.MULTILINE | re.DOTALL)
_TUPLE = re.compile(r"\(((?:[^()']|'(?:[^']|'')*')*)\)")
_IN_QUOTES = re.compile(r"'((?:[^']|'')*)'|([^,\s]+)")
_COUNT = re.compile(r"\d{1,7}")
_FLAGGED = re.compile(r"[^\s/]+/\S+")
_NUMBERED = re.compile(r"\s*\d{1,6}\s*[.)\-:\t ]\s*([^\W\d_]\S*)\s*")
_ENDED = re.compile(r"([^\W\d_]{2,15})((?:\([^\W\d_]{1,2}\))+)")
_ENDING = re.compile(r"\(([^\W\d_]{1,2})\)")
_LAST = re.compile(r"([,;]\s*[^\W\d_]{2,15})\.\s*$", re.MULTILINE)
"""The full stop behind the last word of a sentence of words."""
_LETTER = re.compile(r"[^\W\d_]")
_TITLED = re.compile(r"\s*[^\W\d_a-zß-ÿ][^\W\d_A-ZÀ-Þ]+\s")
_DELIMITED = re.compile(r"[\t;,|]")
_SPEAKS = {"MOT", "MOTS", "LETTRE", "LETTRES", "LISTE", "PAGE", "WORDS", "LETTERS"}
"""Words of which one at least stands in a heading of a list."""
_PARTS = re.compile(r"[\t;,|]|\s+")


class Remark(NamedTuple):
    """Something to say of a file, with its values."""

    text: Text
    values: dict[str, object]

    def say(self) -> str:
        return self.text.say(**self.values)


class Shaped(NamedTuple):
    text: str
    remarks: tuple[Remark, ...] = ()


def shaped(text: str, source: str, affixes: str | None) -> Shaped:
    """The text of a list in plain lines, whatever program wrote it."""
    text = _from_json(text) or _from_sql(text) or text
    remarks: list[Remark] = []
    lines = [piece for line in _LAST.sub(r"\1", text).splitlines() for piece in _parted(line)]
    for step in (
        _dictionary(source, affixes),
        _without_headings,
        _without_numbers,
        _with_endings,
        _one_of_two,
    ):
        lines, remark = step(lines)
        remarks += remark
    return Shaped("\n".join(lines), tuple(remarks))


Step = Callable[[list[str]], tuple[list[str], list[Remark]]]


def _nearly_all(lines: Sequence[str], fits: Callable[[str], object]) -> bool:
    """Whether it is so of nearly all lines that hold something, and of a few at least."""
    held = [line for line in lines if line.strip()]
    times = sum(bool(fits(line)) for line in held)
    return times >= _LEAST and times >= NEARLY_ALL * len(held)


def _few(lines: Sequence[str]) -> str:
    shown = [line.strip(" \t:")[:40] for line in lines[:_SHOWN]]
    return ", ".join([*shown, "…"] if len(lines) > _SHOWN else shown)


# --- Programs ----------------------------------------------------------------------------------------------


def _from_json(text: str) -> str | None:
    """A JSON array of words."""
    if not text.lstrip().startswith("["):
        return None
    try:
        return "\n".join(msgspec.json.decode(text.strip(), type=list[str]))
    except msgspec.MsgspecError:
        return None


def _from_sql(text: str) -> str | None:
    """The rows of a database as it is written out: each on a line, its values parted by tabs."""
    if not _INSERT.search(text):
        return None
    rows = (row[1] for values in _VALUES.finditer(text) for row in _TUPLE.finditer(values[1]))
    return "\n".join("\t".join(quoted or bare for quoted, bare in _IN_QUOTES.findall(row)) for row in rows)


def _dictionary(source: str, affixes: str | None) -> Step:
    """A spelling dictionary (Hunspell): a count, then words with the flags of their endings."""

    def read(lines: list[str]) -> tuple[list[str], list[Remark]]:
        counted = len(lines) > 1 and _COUNT.fullmatch(lines[0].strip()) is not None
        flagged = counted and any(map(_FLAGGED.match, lines[1:200]))
        if not flagged:
            return lines[counted and affixes is not None :], []
        if affixes is None:
            raise Refusal(texts.NEEDS_AFFIXES, source=source)
        forms = _forms("\n".join(lines), affixes, source)
        return forms, [Remark(texts.UNFOLDED, {"entries": len(lines) - 1, "count": len(forms)})]

    return read


def _forms(dictionary: str, affixes: str, source: str) -> list[str]:
    """Every form but proper nouns and those that nobody writes alone."""
    try:
        rules = read_affixes(affixes)
        found: set[str] = set()
        for form in expand(read_entries(dictionary, rules), rules):
            if not any(map(str.isupper, form.form)):
                found.add(form.form)
            if len(found) > _MOST_FORMS:
                raise Refusal(texts.AFFIXES_UNREADABLE, source=source)
    except (ValueError, IndexError, re.error) as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal(texts.AFFIXES_UNREADABLE, source=source) from None
    return sorted(found)


# --- People ------------------------------------------------------------------------------------------------


def _parted(line: str) -> Sequence[str]:
    """« 2 lettres : AA, AH » is a heading and words."""
    head, colon, rest = line.partition(":")
    heads = colon and _LETTER.search(rest) and " " in head.strip() and _speaks(head)
    return (head + colon, rest) if heads else (line,)


def _speaks(line: str) -> bool:
    return not _SPEAKS.isdisjoint(_spelled(line))


def _without_headings(lines: list[str]) -> tuple[list[str], list[Remark]]:
    """Lines of another nature among words: « Mots de 2 lettres : 81 », « Liste du club », « - 3 - »."""
    held = [line for line in lines if line.strip()]
    rows = [line for line in held if not line.isalpha() and " " in line.strip()]
    headings = _sure_headings(rows)
    likely = {line for line in held if not line.isalpha() and _is_heading(line)}
    likely |= {line for line, times in Counter(rows).items() if times >= _LEAST or _TITLED.match(line)}
    if _are_few(likely, held):
        headings |= likely
    if headings and free_title([line.split() for line in held if line == held[0] or line not in headings]):
        headings.discard(held[0])
    if not headings or len(headings) == len(held):
        return lines, []
    kept = [line for line in lines if line not in headings]
    told = sorted(headings, key=lines.index)
    count = sum(line in headings for line in held)
    return kept, [Remark(texts.HEADINGS, {"count": count, "examples": _few(told)})]


def _are_few(some: set[str], lines: Sequence[str]) -> bool:
    """Few lines, or few of all that stands on them."""
    found = [line for line in lines if line in some]
    return len(found) <= _HEADINGS_AT_MOST * len(lines) or (
        sum(len(line.split()) for line in found)
        <= _HEADINGS_AT_MOST * sum(len(line.split()) for line in lines)
    )


def _is_heading(line: str) -> bool:
    """Figures and words on one line, few of them, or figures alone; not one word with a figure beside it."""
    parts = [part for part in re.split(r"[^\w]+", line) if part]
    figures = sum(map(str.isdecimal, parts))
    alone = figures == len(parts)
    return figures > 0 and len(parts) <= _LONGEST_HEADING and (alone or " " in line.strip())


def _sure_headings(rows: Sequence[str]) -> set[str]:
    """Rows that speak of words and letters, and are no words in their order."""
    speaking = {row for row in rows if not _DELIMITED.search(row) and _speaks(row)}
    others = [row for row in rows if row not in speaking]
    ordered = sum(map(_is_in_order, others)) >= NEARLY_ALL * len(others)
    return {
        row
        for row in speaking
        if _is_heading(row) or _TITLED.match(row) or (ordered and not _is_in_order(row))
    }


def _spelled(row: str) -> list[str]:
    return [plain(part) for part in re.split(r"[^\w]+", row) if part]


def _is_in_order(row: str) -> bool:
    """By the alphabet, or the shorter first, as the rows of a page of columns are."""
    words = _spelled(row)
    return words in (sorted(words), sorted(words, key=lambda word: (len(word), word)))


def _without_numbers(lines: list[str]) -> tuple[list[str], list[Remark]]:
    """`12. ABACA`: the numbers of a numbered list."""
    if not _nearly_all(lines, _NUMBERED.fullmatch):
        return lines, []
    found = [match[1] if (match := _NUMBERED.fullmatch(line)) else line for line in lines]
    return found, [Remark(texts.NUMBERS, {"count": len(found)})]


def _with_endings(lines: list[str]) -> tuple[list[str], list[Remark]]:
    """`ABACA(S)` is ABACA and ABACAS, `GRAND(E)(S)` GRAND, GRANDE, GRANDS and GRANDES."""
    times = sum(len(_ENDED.findall(line)) for line in lines)
    if not times:
        return lines, []
    found = [_ENDED.sub(_ended, line) for line in lines]
    return found, [Remark(texts.ENDINGS, {"count": times})]


def _ended(found: re.Match[str]) -> str:
    forms = [found[1]]
    for ending in _ENDING.findall(found[2]):
        forms += [form + ending for form in forms]
    return " ".join(forms)


def _one_of_two(lines: list[str]) -> tuple[list[str], list[Remark]]:
    """`AABAC<tab>ABACA`: sorted letters beside each word."""
    held = [line.strip() for line in lines if line.strip()]
    if len(held) < _LEAST or any(map(str.isalpha, held[:_LEAST])):
        return lines, []
    pairs = list(map(_PARTS.split, held))
    for letters, word in ((0, 1), (1, 0)):
        if sum(_sorts(pair, letters, word) for pair in pairs) >= NEARLY_ALL * len(pairs) and any(
            len(pair) > 1 and pair[letters] != pair[word] for pair in pairs
        ):
            words = [pair[word] for pair in pairs if _sorts(pair, letters, word)]
            example = next(pair[letters] for pair in pairs if pair[letters] != pair[word])
            return words, [Remark(texts.ALPHAGRAMS, {"count": len(words), "example": example})]
    return lines, []


def _sorts(pair: Sequence[str], letters: int, word: int) -> bool:
    if len(pair) < 2:
        return False
    spelled = plain(pair[word])
    return WORD.fullmatch(spelled) is not None and "".join(sorted(spelled)) == plain(pair[letters])
