"""What an organiser should look at among the entries, each with the gesture that mends it."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from nonuple.event.agenda import clashes
from nonuple.event.attribution import needing
from nonuple.event.event import Event
from nonuple.event.halls import Anomaly
from nonuple.people.person import same_words
from nonuple.texts import Sentence
from nonuple.texts import tournament as tournament_texts
from nonuple.tournament.rosters import across_halls
from nonuple.tournament.state import EventState

Trouble = Literal[
    "same-person",
    "licence-twice",
    "no-series",
    "unseated",
    "two-games-at-once",
    "room-twice",
    "no-commission",
    "other-game",
    "post-across",
    "not-accessible",
]


class EntryConflict(msgspec.Struct, frozen=True):
    """Something about people or entries; `game` where it is about one game, `games` where about two."""

    trouble: Trouble
    people: tuple[str, ...] = ()
    entries: tuple[str, ...] = ()
    game: int | None = None
    games: tuple[int, ...] = ()
    rooms: tuple[str, ...] = ()
    """Ids of rooms; a name where two games have it at the same hour."""
    said: Sentence | None = None
    """What a room says that cannot be of the game, or where an arbiter has his tables."""


def conflicts_of(
    event: Event,
    state: EventState,
    without_commission: tuple[str, ...] = (),
    left_out: Sequence[Anomaly] = (),
) -> Iterator[EntryConflict]:
    """All of them, the gravest first."""
    for one in left_out:
        yield EntryConflict("other-game", rooms=(one.centre,), said=one.text.sentence(**one.values))
    yield from _licences(event)
    yield from _same_names(event)
    yield from _at_once(event)
    yield from _unseated(event)
    yield from _out_of_reach(event, state)
    for across in across_halls(state, state.arbiters):
        yield EntryConflict("post-across", said=tournament_texts.POST_ACROSS.sentence(**across._asdict()))
    if without_commission:
        yield EntryConflict("no-commission", rooms=without_commission)
    yield from _without_series(event)


def _licences(event: Event) -> Iterator[EntryConflict]:
    found: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for one in event.people:
        if one.licence:
            found[one.identity].append(one.id)
    for people in found.values():
        if len(people) > 1:
            yield EntryConflict("licence-twice", tuple(people))


def _same_names(event: Event) -> Iterator[EntryConflict]:
    """Two of one name who may be one: both have a licence of their own where they surely are not."""
    found: dict[str, list[str]] = defaultdict(list)
    licensed = {one.id for one in event.people if one.licence}
    for one in event.people:
        if one.name:
            found[same_words(one.name)].append(one.id)
    for people in found.values():
        if len(people) > 1 and not licensed.issuperset(people):
            yield EntryConflict("same-person", tuple(people))


def _at_once(event: Event) -> Iterator[EntryConflict]:
    """Nobody plays two games at the same hour, and no room has two."""
    for one in clashes(event):
        if one.entries:
            yield EntryConflict("two-games-at-once", entries=one.entries, games=one.games)
        else:
            yield EntryConflict("room-twice", games=one.games, rooms=(one.room,))


def _unseated(event: Event) -> Iterator[EntryConflict]:
    """Entered after the tables of a game were drawn, and without one there while it is not over."""
    for number, game in enumerate(event.games, start=1):
        if game.seats and not game.annulled and (game.provisional or not game.played):
            left = tuple(one.id for one in event.present(number) if one.id not in game.seats)
            if left:
                yield EntryConflict("unseated", entries=left, game=number)


def _out_of_reach(event: Event, state: EventState) -> Iterator[EntryConflict]:
    """Who needs a table that is easy to reach, and sits at another."""
    those = needing(event)
    for number, drawn in state.draws.items():
        game, here = event.game(number), event.game(number).seats
        far = tuple(
            entry
            for entry in sorted(those & here.keys())
            if not any(here[entry] in block for block in drawn.easy)
        )
        if far and drawn.easy and not game.played:
            yield EntryConflict("not-accessible", entries=far, game=number)


def _without_series(event: Event) -> Iterator[EntryConflict]:
    known = {one.code for one in event.settings.federation.series}
    lacking = tuple(one.id for one in event.people if known and one.series not in known)
    if lacking:
        yield EntryConflict("no-series", lacking)
