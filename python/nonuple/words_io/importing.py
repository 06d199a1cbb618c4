"""From the bytes of a club's own list to its words, with an account of what was taken and what was not.

What is no word list is refused, by these signs: more than half of the entries are not words, or more than a
quarter hold signs that no list of words has (a program, markup); more than one entry in twenty ends like a
sentence; one word makes up more than a fiftieth of the entries; and those of `layout` (columns of another
nature, definitions) and of `decoding` (other formats, damaged accents).
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.formats.webpage import text_of
from nonuple.texts import lexicon as texts
from nonuple.words.editions import Edition, of_size
from nonuple.words.spelling import SHORTEST, WORD, plain
from nonuple.words_io import default, graphs
from nonuple.words_io.containers import Opened, opened
from nonuple.words_io.decoding import Decoded, decode, is_web_page
from nonuple.words_io.doubts import doubts_about, initials, recognised
from nonuple.words_io.layout import column_entries, free_entries, shortened
from nonuple.words_io.shapes import Remark, shaped

EXAMPLES = 4
MOST_ENTRIES = 1_000_000
"""Rows of a workbook that are read."""

# What word processors and annotated lists put around a word: quotes, brackets, bullets, signs for new words.
_AROUND = '"«»“”„[]*+†‡°!^~•·>'
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
_WORKBOOK, _PAGE = "Excel, LibreOffice", "HTML"
_APOSTROPHES = "'’‘ʼ`´′"
_HYPHENS = "-‐‑‒–—−"
_END_OF_SENTENCE = re.compile(r"[^\W\d_][.?:…]+[»”\")]*\Z")


class WhyLeftOut(Enum):
    """Why an entry was left out."""

    TOO_SHORT = texts.TOO_SHORT
    TOO_LONG = texts.TOO_LONG
    APOSTROPHE = texts.APOSTROPHE
    HYPHEN = texts.HYPHEN
    DIGIT = texts.DIGIT
    SPACE = texts.SPACE
    OTHER = texts.OTHER


class LeftOut(NamedTuple):
    reason: WhyLeftOut
    times: int
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What became of the entries: `read == taken + duplicates + all that was left out`."""

    encoding: str
    title: str | None
    read: int
    taken: int
    changed: int
    """Words taken that stand nowhere in the file exactly as they are stored."""
    duplicates: int
    left_out: tuple[LeftOut, ...]
    remarks: tuple[Remark, ...] = ()
    """What the file was, and what was done to read it."""
    doubts: tuple[Remark, ...] = ()
    """Why it may not be what it means to be: a person decides."""
    edition: Edition | None = None
    """The edition of the official list that has as many words of each length."""
    initials: tuple[int, ...] = ()
    """How many words begin with each letter."""


Rows = Callable[[bytes, str], Sequence[Sequence[str]]]
"""Reads the first table of a workbook."""


class Imported(NamedTuple):
    words: tuple[str, ...]
    report: ImportReport


def read_words(
    data: bytes,
    source: str,
    *,
    column: str | None = None,
    encoding: str | None = None,
    affixes: bytes | None = None,
    workbook: Rows | None = None,
) -> Imported:
    """The words of a list, sorted, and the report; `source` names the file in refusals.

    `affixes` are the rules beside a spelling dictionary; `workbook` reads those of spreadsheets.
    """
    inside = opened(data, source)
    compiled = graphs.words_of(inside.data, inside.source)
    if compiled:
        entries, kind = compiled
        return _imported(Counter(entries), source, kind.say(), None, ())
    text, encoding_found = _text(inside, encoding, workbook)
    rules = inside.affixes or affixes
    read = shaped(text, source, decode(rules, source).text if rules else None)
    entries, title = column_entries(text, source, column) if column else free_entries(read.text, source)
    return _imported(Counter(entries), source, encoding_found, title, () if column else read.remarks)


def _text(inside: Opened, encoding: str | None, workbook: Rows | None) -> Decoded:
    """The text of a file, of a web page, or of the first table of a workbook, its cells parted by tabs."""
    if workbook and inside.data.startswith(_WORKBOOKS):
        rows = workbook(inside.data, inside.source)
        return Decoded(
            "\n".join("\t".join(" ".join(cell.split()) for cell in row) for row in rows), _WORKBOOK
        )
    if is_web_page(inside.data):
        return Decoded(text_of(decode(inside.data, inside.source, encoding, markup=True).text), _PAGE)
    return decode(inside.data, inside.source, encoding)


def _imported(
    written: Counter[str], source: str, encoding: str, title: str | None, remarks: tuple[Remark, ...]
) -> Imported:
    sorted_out = _sort_out(written)
    _refuse_what_is_no_list(sorted_out, source)
    words = tuple(sorted(sorted_out.taken))
    too_long = [plain(word) for word in sorted_out.left_out[WhyLeftOut.TOO_LONG]]
    report = ImportReport(
        encoding=encoding,
        title=title,
        read=sorted_out.read,
        taken=len(words),
        changed=sum(word not in written for word in words),
        duplicates=sorted_out.taken.total() - len(words),
        left_out=_account(sorted_out.left_out),
        remarks=remarks,
        doubts=doubts_about(words, too_long, _free_words),
        edition=recognised(words),
        initials=initials(words),
    )
    return Imported(words, report)


def edition_of(report: ImportReport) -> tuple[Remark, ...]:
    """The edition that was recognised, in a sentence."""
    edition = report.edition
    if edition is None:
        return ()
    text = texts.RECOGNISED_BY_LENGTH if edition.lengths else texts.RECOGNISED
    return (Remark(text, {"edition": edition.number}),)


def older_than(words: int, report: ImportReport) -> tuple[Remark, ...]:
    """What there is to ask where the list in use has so many words, which is a later edition."""
    used = of_size(words)
    if report.edition is None or used is None or used.number <= report.edition.number:
        return ()
    return (Remark(texts.OLDER_EDITION, {"edition": used.number}),)


def doubted(source: str, report: ImportReport) -> Refusal:
    """What a person must decide before such a list is taken."""
    return Refusal(texts.DOUBTED, source=source, doubts=" ; ".join(one.say() for one in report.doubts))


def _free_words() -> Sequence[str]:
    return default.words_text().decode().split("\n")


class _SortedOut(NamedTuple):
    taken: Counter[str]
    left_out: Mapping[WhyLeftOut, Counter[str]]

    @property
    def read(self) -> int:
        return self.taken.total() + sum(entries.total() for entries in self.left_out.values())


def _sort_out(entries: Counter[str]) -> _SortedOut:
    taken = Counter({entry: times for entry, times in entries.items() if WORD.fullmatch(entry)})
    left_out: dict[WhyLeftOut, Counter[str]] = {reason: Counter() for reason in WhyLeftOut}
    for written in [entry for entry in entries if entry not in taken]:
        word = _bare(plain(written))
        if WORD.fullmatch(word):
            taken[word] += entries[written]
        elif word:
            left_out[_why_not(word)][written] += entries[written]
    return _SortedOut(taken, left_out)


def _bare(word: str) -> str:
    """The word without what stands around it; empty for a lone bullet or dash."""
    if word.isalpha():
        return word
    word = word.strip(_AROUND)
    if len(word) > 2 and word[0] in _APOSTROPHES and word[-1] in _APOSTROPHES:
        word = word[1:-1]
    return "" if not word.strip(_HYPHENS) else word


def _why_not(word: str) -> WhyLeftOut:
    if word.isascii() and word.isalpha():
        return WhyLeftOut.TOO_SHORT if len(word) < SHORTEST else WhyLeftOut.TOO_LONG
    if any(sign in word for sign in _APOSTROPHES):
        return WhyLeftOut.APOSTROPHE
    if any(sign in word for sign in _HYPHENS):
        return WhyLeftOut.HYPHEN
    if any(map(str.isdigit, word)):
        return WhyLeftOut.DIGIT
    return WhyLeftOut.SPACE if any(map(str.isspace, word)) else WhyLeftOut.OTHER


def _account(left_out: Mapping[WhyLeftOut, Counter[str]]) -> tuple[LeftOut, ...]:
    return tuple(
        LeftOut(reason, entries.total(), _examples(entries))
        for reason, entries in left_out.items()
        if entries
    )


def _examples(entries: Counter[str]) -> tuple[str, ...]:
    return tuple(map(shortened, islice(entries, EXAMPLES)))


def _refuse_what_is_no_list(found: _SortedOut, source: str) -> None:
    if not found.taken:
        raise Refusal(texts.NO_WORD, source=source)
    left_out = sum(found.left_out.values(), Counter[str]())
    sentences = [entry for entry in left_out if _END_OF_SENTENCE.search(entry)]
    if len(sentences) > 1 and sum(left_out[entry] for entry in sentences) * 20 > found.read:
        raise Refusal(texts.SENTENCES, source=source, example=shortened(sentences[0]))
    strange = found.left_out[WhyLeftOut.OTHER].total()
    if left_out.total() * 2 > found.read or (strange > 2 and strange * 4 > found.read):
        examples = ", ".join(_examples(left_out))
        raise Refusal(
            texts.MOSTLY_LEFT_OUT,
            source=source,
            left_out=left_out.total(),
            read=found.read,
            examples=examples,
        )
    word, times = found.taken.most_common(1)[0]
    if times >= 5 and times * 50 > found.read:
        raise Refusal(texts.REPEATED, source=source, word=word, times=times, read=found.read)
