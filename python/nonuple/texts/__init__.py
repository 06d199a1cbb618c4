"""Every sentence a user reads, French first, English second.

Each module of this package holds the sentences of one part of the product as `Text` constants; code names the
constant and gives the values, and only the edge that speaks to a person chooses the language.
"""

import os
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Literal, NamedTuple

Language = Literal["fr", "en"]

_spoken: ContextVar[Language | None] = ContextVar("nonuple_language", default=None)


class Text(NamedTuple):
    """One sentence in both languages, with `{named}` places for values (`str.format`)."""

    fr: str
    en: str

    def say(self, /, **values: object) -> str:
        """The sentence in the language being spoken: the one chosen, else the environment's."""
        language = _spoken.get() or language_of(os.environ)
        return (self.fr if language == "fr" else self.en).format(**values)


def speak(language: Language) -> None:
    """Choose the language of what is said from here on."""
    _spoken.set(language)


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
