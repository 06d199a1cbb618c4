"""Every rulebook there is: each package beside this module that has a `RULEBOOK`. There is no other list."""

import pkgutil
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from functools import cache
from importlib import import_module
from os import PathLike, fspath

from nonuple import rulebooks as package
from nonuple.arguments import checked
from nonuple.errors import Refusal
from nonuple.rulebooks.articles import Article
from nonuple.rulebooks.rulebook import DuplicateRules, Rulebook
from nonuple.texts import rulebooks as texts

CURRENT = "2026"
"""The name of the rulebook in force."""


@cache
def rulebooks() -> Mapping[str, Rulebook]:
    """By name: those that duplicate is played by first, the latest before older ones."""
    return {book.name: book for book in sorted(_found(), key=_order)}


@checked
def look_in(folder: str | PathLike[str]) -> None:
    """Find rulebooks in one's own folder too, packages like those beside this module."""
    if fspath(folder) not in package.__path__:
        package.__path__.append(fspath(folder))
    rulebooks.cache_clear()


def _found() -> Iterator[Rulebook]:
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        book = getattr(import_module(module.name), "RULEBOOK", None) if module.ispkg else None
        if isinstance(book, Rulebook):
            yield book


def _order(book: Rulebook) -> tuple[bool, int, str]:
    return book.duplicate is None, -int(book.name) if book.name.isdecimal() else 0, book.name


def for_duplicate() -> Mapping[str, DuplicateRules]:
    """The rules of duplicate, by rulebook."""
    return {name: book.duplicate for name, book in rulebooks().items() if book.duplicate is not None}


def rulebook(name: str) -> Rulebook:
    """The rulebook called `name`."""
    found = rulebooks().get(name)
    if found is None:
        raise Refusal(texts.UNKNOWN, name=name, known=", ".join(rulebooks()))
    return found


def duplicate(name: str) -> DuplicateRules:
    """How duplicate is played by the rulebook called `name`."""
    found = rulebooks().get(name)
    if found is None or found.duplicate is None:
        raise Refusal(texts.UNKNOWN, name=name, known=", ".join(for_duplicate()))
    return found.duplicate


def duplicate_name(name: str) -> str:
    """The same name, if duplicate is played by such a rulebook."""
    duplicate(name)
    return name


def neighbours(article: Article) -> list[Article]:
    """The article it belongs to, those beside it and those under it."""
    return [
        other
        for other in rulebook(article.edition).articles.values()
        if other.number != article.number
        and (
            other.number == article.parent
            or other.parent == article.number
            or (article.parent and other.parent == article.parent)
        )
    ]


def nearest(name: str, number: str, count: int = 3) -> list[Article]:
    """What to offer for a number not in this rulebook: its parts, the same elsewhere, the most alike."""
    known = list(rulebook(name).articles.values())
    parts = [article for article in known if article.number.startswith(f"{number}.")]
    elsewhere = [book.articles[number] for book in rulebooks().values() if number in book.articles]
    alike = sorted(
        (article for article in known if article not in parts),
        key=lambda article: SequenceMatcher(None, article.number, number).ratio(),
        reverse=True,
    )
    return (parts + elsewhere + alike)[:count]
