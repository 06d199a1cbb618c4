"""Every sentence a user reads, French first, English second.

Each module of this package holds the sentences of one part of the product as `Text` constants; code names the
constant and gives the values, and only the edge that speaks to a person chooses the language. `screens` holds
those that only the browser says; `scripts/screens.py` writes them for it.
"""

import os
import re
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import NamedTuple

import msgspec

from nonuple.texts.languages import LANGUAGES, Language, tongue

__all__ = ["LANGUAGES", "Language", "Sentence", "Text", "capital", "language_of", "speak", "spoken"]

_spoken: ContextVar[Language | None] = ContextVar("nonuple_language", default=None)


_PLURAL = re.compile(r"\{(\w+)\|([^{}|]*)\|([^{}|]*)\}")


class Text(NamedTuple):
    """One sentence in both languages: `{count}` stands for a value, `{count|lettre|lettres}` for a plural."""

    fr: str
    en: str

    def __str__(self) -> str:
        """As it stands in the language being spoken, without its values."""
        return self.to(spoken())

    def to(self, language: Language) -> str:
        """As it is written, in a language; in French where that language has no word for it yet."""
        if language == "fr":
            return self.fr
        return self.en if language == "en" else tongue(language).translated(self.fr, self.en)

    def say(self, /, **values: object) -> str:
        """The sentence in the language being spoken: the one chosen, else the environment's."""
        return self.said(spoken(), values)

    def said(self, language: Language, values: Mapping[str, object]) -> str:
        """The sentence in a language; so are the values that are sentences themselves."""
        told = {
            name: value.to(language) if isinstance(value, Text | Sentence) else value
            for name, value in values.items()
        }
        agreed = _PLURAL.sub(
            lambda place: place[2] if values[place[1]] in tongue(language).singular else place[3],
            self.to(language),
        )
        return agreed.format_map(told)

    def sentence(self, /, **values: object) -> "Sentence":
        """The sentence in every language, for those who choose theirs later."""
        return Sentence.of(lambda language: self.said(language, values))


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence with its values, in every language."""

    fr: str
    en: str
    others: Mapping[Language, str] | None = None
    """In the languages of a file of their own, if there are any."""

    @classmethod
    def of(cls, say: Callable[[Language], str]) -> "Sentence":
        others = {language: say(language) for language in LANGUAGES if language not in ("fr", "en")}
        return cls(say("fr"), say("en"), others or None)

    def to(self, language: Language) -> str:
        if language == "fr":
            return self.fr
        return self.en if language == "en" else (self.others or {}).get(language, self.fr)


def speak(language: Language) -> None:
    """Choose the language of what is said from here on."""
    _spoken.set(language)


def spoken() -> Language:
    """The language being spoken."""
    return _spoken.get() or language_of(os.environ)


def language_of(environment: Mapping[str, str]) -> Language:
    """NONUPLE_LANG decides, then the locale; French unless another of ours is asked for."""
    wanted = next(
        (
            environment[name]
            for name in ("NONUPLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
            if environment.get(name)
        ),
        "",
    )
    return next((one for one in LANGUAGES if wanted.lower().startswith(one)), "fr")


def capital(text: Text) -> Text:
    """The same at the beginning of a line."""
    return Text(*(one[:1].upper() + one[1:] for one in text))
