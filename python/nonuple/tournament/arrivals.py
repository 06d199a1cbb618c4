"""Who is there: ticked in at the door, late or not coming; and what the door is told of whom it awaits."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import count
from typing import Any, Literal

import msgspec

from nonuple.errors import Refusal
from nonuple.event.event import Event
from nonuple.event.standings import names_apart
from nonuple.people.person import Person
from nonuple.texts import organising as organising_texts
from nonuple.texts import tournament as texts
from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.asking import EventAsking, Facts
from nonuple.tournament.state import EventState

AtTheDoor = on.Arrival | Literal["gone"]


class DoorGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of an entry in a game."""

    arrival: AtTheDoor = "awaited"
    table: int | None = None


class DoorLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as the door has to know it, game by game."""

    name: str
    games: tuple[DoorGame, ...]
    club: str = ""
    cards: tuple[str, ...] = ()
    """What the cards of its people say."""


def note_arrivals(asking: EventAsking, wish: ask.NoteArrivals) -> Facts:
    state, event, number = asking.state, asking.event, wish.game
    game, played = state.event.game(number), _settled(event, number)
    gone = {one.entry for one in state.event.departures if one.game <= number}
    known = {one.id for one in state.event.entries}
    for entry in wish.entries:
        if entry not in known:
            state.event.entry(entry)
        if entry in gone:
            raise Refusal(texts.HAS_GONE, name=_name(event, entry))
        if wish.arrival == "absent" and entry in played:
            raise Refusal(texts.PLAYED_IT, name=_name(event, entry), game=number)
    now = _arrivals(state, number)
    entries = dict.fromkeys(wish.entries)
    changed = tuple(entry for entry in entries if now.get(entry, "awaited") != wish.arrival)
    facts: Facts = (on.ArrivalsNoted(number, changed, wish.arrival),) if changed else ()
    if wish.seated and wish.arrival == "here":
        taken = set(game.seats.values())
        free = (table for table in count(1) if table not in taken)
        seats = {entry: next(free) for entry in entries if entry not in game.seats}
        facts += (on.SeatsChanged(number, seats),) if seats else ()
    return facts


def _settled(event: Event, number: int) -> Mapping[str, object]:
    game = event.game(number)
    return game.scores if game.played and not game.provisional else {}


def _name(event: Event, entry: str) -> str:
    return names_apart(event, organising_texts.REMOVED.say())[entry]


def _arrivals(state: EventState, number: int) -> dict[str, on.Arrival]:
    away: dict[str, on.Arrival] = {one.entry: "absent" for one in state.event.absences if one.game == number}
    return away | dict(state.arrivals.get(number, {}))


def door_parts(state: EventState) -> dict[str, object]:
    """An entry a part: names, clubs and tables, and nothing that the door need not know."""
    event = state.event
    numbers = range(1, len(event.games) + 1)
    arrivals = {number: _arrivals(state, number) for number in numbers}
    gone = {one.entry: one.game for one in event.departures}
    people = {one.id: one for one in event.people}

    def games(entry: str) -> Iterator[DoorGame]:
        for number in numbers:
            out = gone.get(entry, number + 1) <= number
            arrival: AtTheDoor = "gone" if out else arrivals[number].get(entry, "awaited")
            yield DoorGame(arrival, event.game(number).seats.get(entry))

    def line(entry: str, those: list[Person]) -> DoorLine:
        name = " / ".join(one.name for one in those) or organising_texts.REMOVED.fr
        clubs = dict.fromkeys(one.club for one in those if one.club)
        cards = tuple(card_of(one) for one in those if one.name)
        return DoorLine(name, tuple(games(entry)), " / ".join(clubs), cards)

    return {f"door:{one.id}": line(one.id, [people[id_] for id_ in one.people]) for one in event.entries}


@lru_cache(maxsize=1 << 15)
def card_of(person: Person) -> str:
    return person.card


SHAPES: Mapping[str, Mapping[str, Any]] = {"Door": {"door:*": DoorLine}}
