"""An event with what was read of a list."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from nonuple.event.event import Event
from nonuple.people.doubts import Answers
from nonuple.people.importing import NO_ANSWERS, NOBODY, ReadEntries, read_entries
from nonuple.people.lists import ColumnProfile, rows_of_cells
from nonuple.people.person import Entry, Person
from nonuple.people.register import PeopleRegister
from nonuple.people.registered import Numbered, Registered


def registered_in(event: Event) -> Registered:
    """The tables of an event are drawn, and in no list."""
    return Registered(
        event.people, event.entries, event.settings.federation, Numbered(event.people, event.entries)
    )


def read_into(
    event: Event,
    rows: Sequence[Sequence[str]],
    profile: ColumnProfile,
    register: PeopleRegister = NOBODY,
    answers: Answers = NO_ANSWERS,
) -> ReadEntries:
    """What the rows of a file would enter; a heading that nobody knows is asked about."""
    return read_entries(registered_in(event), rows_of_cells(rows), profile, register, answers, titled=True)


def enter(event: Event, read: ReadEntries) -> Event:
    return replace(event, people=_with(event.people, read.people), entries=_with(event.entries, read.entries))


_One = TypeVar("_One", Person, Entry)


def _with(there: Sequence[_One], written: Sequence[_One]) -> tuple[_One, ...]:
    return tuple(({one.id: one for one in there} | {one.id: one for one in written}).values())
