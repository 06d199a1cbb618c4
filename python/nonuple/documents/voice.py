"""The language of a page: its sentences, and its figures as its readers write them."""

import re
from typing import NamedTuple

from nonuple.documents.model import Inline, Span
from nonuple.texts import Language, Text
from nonuple.texts import documents as texts
from nonuple.texts.days import MONTHS

_NO_BREAK = "\u00a0"
_BEFORE = re.compile(r" (?=[:;!?»%])")
_AFTER = re.compile(r"(?<=«) ")
MINUS = "\u2212"
_ORDINAL = re.compile(r"(?<=\d)(er|re|e|st|nd|rd|th)\b")


def raised(text: str) -> Inline:
    """The words, with the endings of ordinals raised: 4e, 1re, 2nd."""
    parts = _ORDINAL.split(text)
    return tuple(Span(part, "raised") if at % 2 else part for at, part in enumerate(parts) if part)


class Voice(NamedTuple):
    language: Language

    def __call__(self, text: Text, /, **values: object) -> str:
        """A sentence, with no line broken before its punctuation."""
        return self.set(text.said(self.language, values))

    def of(self, text: Text | str) -> str:
        """A sentence without values, or what was typed as it is."""
        return text if isinstance(text, str) else self(text)

    def set(self, said: str) -> str:
        """Words that are a sentence already, as they are printed."""
        said = said.replace("'", "\u2019")
        return _AFTER.sub(_NO_BREAK, _BEFORE.sub(_NO_BREAK, said)) if self.language == "fr" else said

    def figure(self, number: int) -> str:
        """`1 012`, `1,012`; a true minus."""
        grouped = f"{abs(number):,}"
        grouped = grouped.replace(",", _NO_BREAK) if self.language == "fr" else grouped
        return f"{MINUS}{grouped}" if number < 0 else grouped

    def day(self, date: str) -> str:
        """`2026-11-14` as it is said: 14 novembre 2026."""
        year, month, day = date[:10].split("-")
        told = self(texts.FIRST_DAY) if day == "01" else str(int(day))
        return self(texts.DAY, day=told, month=self(MONTHS[int(month) - 1]), year=year)

    def days(self, first: str, last: str) -> str:
        """`14 novembre 2026`, `14 au 16 novembre 2026`."""
        one, other = self.day(first).split(" "), self.day(last).split(" ")
        while one and one[-1] == other[len(one) - 1]:
            one.pop()
        return self(texts.DAYS, first=" ".join(one), last=" ".join(other)) if one else " ".join(other)

    def decimal(self, number: float) -> str:
        said = f"{number:.1f}"
        return said.replace(".", ",") if self.language == "fr" else said

    def share(self, percent: float) -> str:
        return (
            f"{self.decimal(percent)}{_NO_BREAK}%" if self.language == "fr" else f"{self.decimal(percent)}%"
        )
