"""The articles of each rulebook: title, and what it asks in our own words.

`articles.toml` of its package holds one rulebook; to add an article, add its table there: `["6.6"]` with
`title` and `asks`, each in `fr` and `en`. A file may say that it `extends` an older edition; it then holds
only what changes.
"""

import tomllib
from difflib import SequenceMatcher
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from nonuple.texts import Text

EDITIONS = ("2026", "2010", "2009", "box", "free", "booklet")


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


@cache
def articles_of(edition: str) -> dict[str, Article]:
    """The articles of an edition by number, in the rulebook's order."""
    package = f"e{edition}" if edition.isdecimal() else edition
    source = resources.files("nonuple.rulebooks").joinpath(package, "articles.toml")
    tables: dict[str, Any] = tomllib.loads(source.read_text("utf-8"))
    extended = tables.pop("extends", None)
    inherited = articles_of(extended) if extended else {}
    merged = {number: article._replace(edition=edition) for number, article in inherited.items()} | {
        number: Article(edition, number, _text(table["title"]), _text(table["asks"]))
        for number, table in tables.items()
    }
    return {number: merged[number] for number in sorted(merged, key=_order)}


def neighbours(article: Article) -> list[Article]:
    """The article it belongs to, those beside it and those under it."""
    return [
        other
        for other in articles_of(article.edition).values()
        if other.number != article.number
        and (
            other.number == article.parent
            or other.parent == article.number
            or (article.parent and other.parent == article.parent)
        )
    ]


def nearest(edition: str, number: str, count: int = 3) -> list[Article]:
    """What to offer for a number not in this edition: its parts, the same elsewhere, the most alike."""
    known = list(articles_of(edition).values())
    parts = [article for article in known if article.number.startswith(f"{number}.")]
    elsewhere = [articles_of(other)[number] for other in EDITIONS if number in articles_of(other)]
    alike = sorted(
        (article for article in known if article not in parts),
        key=lambda article: SequenceMatcher(None, article.number, number).ratio(),
        reverse=True,
    )
    return (parts + elsewhere + alike)[:count]


def _text(table: dict[str, str]) -> Text:
    return Text(" ".join(table["fr"].split()), " ".join(table["en"].split()))


def _order(number: str) -> tuple[int, ...]:
    """Numbers as numbers; named sections keep the order of their file."""
    parts = number.split(".")
    return tuple(map(int, parts)) if all(part.isdigit() for part in parts) else ()
