"""Which code has to do with which article of which rulebook, and how.

The one place that states a rule is marked `@article("2026", "1.2.1")`: it decides. What only calls on such a
decision is marked `@applies(...)`, what tells people of it `@shows(...)`. `nonuple rule 1.2.1` then prints
what the article asks (`nonuple.rulebooks.articles`), where it lives (this registry) and which tests show it
(`nonuple.rules.evidence`). This module imports nothing of the package, so that everything may import it.
"""

import enum
from collections.abc import Callable
from typing import NamedTuple, TypeVar

T = TypeVar("T", bound=Callable[..., object])


class Role(enum.Enum):
    """What a place has to do with an article."""

    DECIDES = "decides"
    APPLIES = "applies"
    SHOWS = "shows"


class ArticleMark(NamedTuple):
    """A function or class that has to do with an article."""

    role: Role
    module: str
    name: str


_marks: dict[tuple[str, str], list[ArticleMark]] = {}


def article(edition: str, *numbers: str) -> Callable[[T], T]:
    """ArticleMark the place that states these articles of this edition: every other one relies on it."""
    return _marked(Role.DECIDES, edition, numbers)


def applies(edition: str, *numbers: str) -> Callable[[T], T]:
    """ArticleMark a place that calls on what these articles decide elsewhere."""
    return _marked(Role.APPLIES, edition, numbers)


def shows(edition: str, *numbers: str) -> Callable[[T], T]:
    """ArticleMark a place that tells people what these articles decide elsewhere."""
    return _marked(Role.SHOWS, edition, numbers)


def _marked(role: Role, edition: str, numbers: tuple[str, ...]) -> Callable[[T], T]:
    def mark(thing: T) -> T:
        for number in numbers:
            marks = _marks.setdefault((edition, number), [])
            made = ArticleMark(role, thing.__module__, thing.__qualname__)
            if made not in marks:
                marks.append(made)
        return thing

    return mark


def registered() -> dict[tuple[str, str], tuple[ArticleMark, ...]]:
    """Every (edition, number) marked in the modules imported so far, and where."""
    return {key: tuple(marks) for key, marks in _marks.items()}
