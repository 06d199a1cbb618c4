"""What an event tells the other events of its server, though it is not read: columns, and who registered."""

import msgspec

from nonuple.people.lists import ColumnProfile
from nonuple.people.memo import PeopleMemo, as_registered
from nonuple.tournament.state import EventState


class EventMemo(msgspec.Struct, frozen=True):
    people: PeopleMemo
    profile: ColumnProfile


def memo_of(state: EventState) -> EventMemo:
    people = () if state.door.demo else as_registered(state.event.people)
    came = _who_came(state) if people else frozenset[str]()
    told = PeopleMemo(state.id, state.number, state.door.opened, state.name, people, came)
    return EventMemo(told, state.profile)


def _who_came(state: EventState) -> frozenset[str]:
    entries = {entry for ticked in state.arrivals.values() for entry, at in ticked.items() if at == "here"}
    entries |= {entry for scores in state.taken.values() for entry in scores.scores}
    entries |= {entry for game in state.bound for entry in state.event.game(game).seats}
    return frozenset(person for one in state.event.entries if one.id in entries for person in one.people)
