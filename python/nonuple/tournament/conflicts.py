"""What an organiser should look at among the entries, each with the gesture that mends it."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Literal

import msgspec

from nonuple.competition.event import Tournament
from nonuple.competition.people import same_words

Trouble = Literal["same-person", "licence-twice", "no-series", "unseated"]


class EntryConflict(msgspec.Struct, frozen=True):
    """Something about people or entries; `game` where it is about one game."""

    trouble: Trouble
    people: tuple[str, ...] = ()
    entries: tuple[str, ...] = ()
    game: int | None = None


def conflicts_of(event: Tournament) -> Iterator[EntryConflict]:
    """All of them, the gravest first."""
    yield from _licences(event)
    yield from _same_names(event)
    yield from _unseated(event)
    yield from _without_series(event)


def _licences(event: Tournament) -> Iterator[EntryConflict]:
    found: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for one in event.people:
        if one.licence:
            found[one.identity].append(one.id)
    for people in found.values():
        if len(people) > 1:
            yield EntryConflict("licence-twice", tuple(people))


def _same_names(event: Tournament) -> Iterator[EntryConflict]:
    """Two of one name who may be one: both have a licence of their own where they surely are not."""
    found: dict[str, list[str]] = defaultdict(list)
    licensed = {one.id for one in event.people if one.licence}
    for one in event.people:
        if one.name:
            found[same_words(one.name)].append(one.id)
    for people in found.values():
        if len(people) > 1 and not licensed.issuperset(people):
            yield EntryConflict("same-person", tuple(people))


def _unseated(event: Tournament) -> Iterator[EntryConflict]:
    """Entered after the tables of a game were drawn, and without one there while it is not over."""
    for number, game in enumerate(event.games, start=1):
        if game.seats and (game.provisional or not game.played):
            left = tuple(one.id for one in event.present(number) if one.id not in game.seats)
            if left:
                yield EntryConflict("unseated", entries=left, game=number)


def _without_series(event: Tournament) -> Iterator[EntryConflict]:
    known = {one.code for one in event.settings.federation.series}
    lacking = tuple(one.id for one in event.people if known and one.series not in known)
    if lacking:
        yield EntryConflict("no-series", lacking)
