"""The articles of a rulebook: title, and what each asks in our own words.

`articles.toml` of its package holds them; to add an article, add its table there: `["6.6"]` with `title` and
`asks`, each in `fr` and `en`. At its head stand its `title`, and the `short` one for a choice.
"""

import tomllib
from importlib import resources
from typing import Any, NamedTuple

from nonuple.texts import Text


class Article(NamedTuple):
    """One article of one rulebook."""

    edition: str
    number: str
    title: Text
    asks: Text

    @property
    def parent(self) -> str:
        """The number of the article it belongs to, `1.2` for `1.2.1`; empty for one that stands alone."""
        return self.number.rpartition(".")[0]


class Book(NamedTuple):
    """What a package holds of its rulebook's text."""

    title: Text
    short: Text
    articles: dict[str, tuple[Text, Text]]
    """By number: title, and what it asks."""


def read_book(package: str) -> Book:
    """The text beside the code of a rulebook."""
    source = resources.files(package).joinpath("articles.toml")
    tables: dict[str, Any] = tomllib.loads(source.read_text("utf-8"))
    title, short = _text(tables.pop("title")), _text(tables.pop("short"))
    return Book(title, short, {number: _article(one) for number, one in tables.items()})


def _article(table: dict[str, Any]) -> tuple[Text, Text]:
    return _text(table["title"]), _text(table["asks"])


def _text(table: dict[str, str]) -> Text:
    return Text(" ".join(table["fr"].split()), " ".join(table["en"].split()))
