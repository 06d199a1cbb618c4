"""Which code states which article of which rulebook.

A function or class that states an article is marked `@article("2026", "1.2.1")`; `nonuple rule 1.2.1` then
prints what the article asks (`nonuple.rulebooks.articles`), where it lives (this registry) and which tests
show it (`nonuple.rules.evidence`). This module imports nothing of the package, so that everything may import
it.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

T = TypeVar("T", bound=Callable[..., object])


class Place(NamedTuple):
    """Where an article lives."""

    module: str
    name: str


_places: dict[tuple[str, str], list[Place]] = {}


def article(edition: str, *numbers: str) -> Callable[[T], T]:
    """Mark a function or class as the place where these articles of this edition live."""

    def mark(thing: T) -> T:
        for number in numbers:
            places = _places.setdefault((edition, number), [])
            place = Place(thing.__module__, thing.__qualname__)
            if place not in places:
                places.append(place)
        return thing

    return mark


def registered() -> dict[tuple[str, str], tuple[Place, ...]]:
    """Every (edition, number) marked in the modules imported so far, and where."""
    return {key: tuple(places) for key, places in _places.items()}
