"""From the bytes of a club's own list to its words, with an account of what was taken and what was not.

What is no word list is refused, by these signs: more than half of the entries are not words, or more than a
quarter hold signs that no list of words has (a program, markup); more than one entry in twenty ends like a
sentence; one word makes up more than a fiftieth of the entries; and those of `layout` (columns of another
nature, definitions) and of `decoding` (other formats, damaged accents).
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.texts import lexicon as texts
from nonuple.words.spelling import SHORTEST, WORD, plain
from nonuple.words_io.decoding import decode
from nonuple.words_io.layout import column_entries, free_entries, shortened

EXAMPLES = 4

# What word processors and annotated lists put around a word: quotes, brackets, bullets, signs for new words.
_AROUND = '"«»“”„[]*+†‡°!^~•·>'
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


class Imported(NamedTuple):
    words: tuple[str, ...]
    report: ImportReport


def read_words(
    data: bytes, source: str, *, column: str | None = None, encoding: str | None = None
) -> Imported:
    """The words of a list, sorted, and the report; `source` names the file in refusals."""
    text, encoding_found = decode(data, source, encoding)
    entries, title = column_entries(text, source, column) if column else free_entries(text, source)
    written = Counter(entries)
    sorted_out = _sort_out(written)
    _refuse_what_is_no_list(sorted_out, source)
    words = tuple(sorted(sorted_out.taken))
    report = ImportReport(
        encoding=encoding_found,
        title=title,
        read=sorted_out.read,
        taken=len(words),
        changed=sum(word not in written for word in words),
        duplicates=sorted_out.taken.total() - len(words),
        left_out=_account(sorted_out.left_out),
    )
    return Imported(words, report)


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
