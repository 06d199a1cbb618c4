"""The conditions written down of a rulebook against its text: `python -m scripts.conditions 2026 FILE`.

The text is the reader's own copy: it is not kept here. Printed are the articles in which a word that opens a
condition stands more or less often than `tests/rules/conditions` has it.
"""

import re
import sys
import unicodedata
from collections import Counter
from pathlib import Path

from nonuple.rulebooks.registry import rulebook
from tests.rules.test_conditions import OPENERS, Condition, rows_of

_HEADING = re.compile(r"\s*(?:\d\.\d)?(\d(?:\.\d)*)\s*/?\s+[A-ZÀ-Ý]")


def _plain(text: str) -> str:
    """Lower case without accents, straight apostrophes: scans get both wrong."""
    text = unicodedata.normalize("NFD", text.lower().replace("’", "'").replace("‘", "'"))
    return "".join(letter for letter in text if not unicodedata.combining(letter))


_OPENER = re.compile(rf"\b({'|'.join(_plain(word) for word in OPENERS)})(?=s?\b|(?<=qu))")


def _article(number: str, known: set[str]) -> str:
    """The article with a summary of its own to which a paragraph belongs."""
    while number and number not in known:
        number = number.rpartition(".")[0]
    return number


def opened(edition: str, text: str) -> dict[str, Counter[str]]:
    """By article, how often each word opens a condition."""
    known, number = set(rulebook(edition).articles), "intro"
    lines: dict[str, list[str]] = {}
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading and _article(heading[1], known):
            number = _article(heading[1], known)
        lines.setdefault(number, []).append(line)
    return {
        number: Counter(_OPENER.findall(_plain(" ".join(" ".join(part).split()))))
        for number, part in lines.items()
    }


def _inherited(edition: str) -> list[Condition]:
    """Those of the articles that an edition takes as they are from the one it extends."""
    older, own = rulebook(edition).extends, {row.number for row in rows_of(edition)}
    return [row for row in (rows_of(older.name) if older else []) if row.number not in own]


def main(edition: str, file: str) -> None:
    written: dict[str, Counter[str]] = {}
    for row in (rows := _inherited(edition) + rows_of(edition)):
        written.setdefault(row.number, Counter())[_plain(row.opener)] += 1
    read = opened(edition, Path(file).read_text("utf-8"))
    for number in sorted({*read, *written}):
        text, here = read.get(number, Counter()), written.get(number, Counter())
        if text != here:
            print(f"{number}: only in the text {dict(text - here)}, only here {dict(here - text)}")
    print(len(rows), "conditions")


if __name__ == "__main__":
    main(*sys.argv[1:])
