"""Every sentence a user reads, French first, English second.

Each module of this package holds the sentences of one part of the product as `Text` constants; code names the
constant and gives the values, and only the edge that speaks to a person chooses the language.
"""

import os
import re
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Literal, NamedTuple

import msgspec

Language = Literal["fr", "en"]

_spoken: ContextVar[Language | None] = ContextVar("nonuple_language", default=None)


_PLURAL = re.compile(r"\{(\w+)\|([^{}|]*)\|([^{}|]*)\}")
_SINGULAR: Mapping[Language, tuple[int, ...]] = {"fr": (0, 1), "en": (1,)}


class Text(NamedTuple):
    """One sentence in both languages: `{count}` stands for a value, `{count|lettre|lettres}` for a plural."""

    fr: str
    en: str

    def __str__(self) -> str:
        """As it stands in the language being spoken, without its values."""
        return self.fr if spoken() == "fr" else self.en

    def say(self, /, **values: object) -> str:
        """The sentence in the language being spoken: the one chosen, else the environment's."""
        return self.said(spoken(), values)

    def said(self, language: Language, values: Mapping[str, object]) -> str:
        """The sentence in a language; so are the values that are sentences themselves."""
        sentence = self.fr if language == "fr" else self.en
        told = {
            name: value.said(language, {}) if isinstance(value, Text) else value
            for name, value in values.items()
        }
        agreed = _PLURAL.sub(
            lambda place: place[2] if values[place[1]] in _SINGULAR[language] else place[3], sentence
        )
        return agreed.format_map(told)

    def sentence(self, /, **values: object) -> "Sentence":
        """The sentence in both languages, for those who choose theirs later."""
        return Sentence(self.said("fr", values), self.said("en", values))


class Sentence(msgspec.Struct, frozen=True):
    """A sentence with its values, in both languages."""

    fr: str
    en: str


def speak(language: Language) -> None:
    """Choose the language of what is said from here on."""
    _spoken.set(language)


def spoken() -> Language:
    """The language being spoken."""
    return _spoken.get() or language_of(os.environ)


def language_of(environment: Mapping[str, str]) -> Language:
    """NONUPLE_LANG decides, then the locale; French unless English is asked for."""
    wanted = next(
        (
            environment[name]
            for name in ("NONUPLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
            if environment.get(name)
        ),
        "",
    )
    return "en" if wanted.lower().startswith("en") else "fr"
