"""What an event tells the other events of its server, though it is not read: columns, and who registered."""

import msgspec

from nonuple.forgetting import is_alias
from nonuple.people.lists import ColumnProfile
from nonuple.people.person import Person
from nonuple.tournament.state import EventState


class EventMemo(msgspec.Struct, frozen=True):
    event: str
    number: int
    """Of the event's last fact: the same number is the same memo."""
    opened: str
    profile: ColumnProfile
    people: tuple[Person, ...]
    """As they registered, without what they answered for this event alone; none of a demonstration."""
    name: str = ""
    came: frozenset[str] = frozenset()
    """Those of them who were ticked in, or have played."""


def memo_of(state: EventState) -> EventMemo:
    people = () if state.door.demo else tuple(map(_registered, filter(_is_named, state.event.people)))
    came = _who_came(state) if people else frozenset()
    return EventMemo(state.id, state.number, state.door.opened, state.profile, people, state.name, came)


def _who_came(state: EventState) -> frozenset[str]:
    entries = {entry for ticked in state.arrivals.values() for entry, at in ticked.items() if at == "here"}
    entries |= {entry for scores in state.taken.values() for entry in scores.scores}
    entries |= {entry for game in state.bound for entry in state.event.game(game).seats}
    return frozenset(person for one in state.event.entries if one.id in entries for person in one.people)


def _is_named(person: Person) -> bool:
    return bool(person.name) and not is_alias(person.name)


def _registered(one: Person) -> Person:
    return Person(one.id, one.name, one.licence, one.federation, one.club, one.series, one.category)
