"""A line of a list as somebody it names, and what is said of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from nonuple.people.lists import Field, ListLine
from nonuple.people.person import Entry, Person
from nonuple.texts import Text


class LineFinding(NamedTuple):
    """Something about a line that a person should read; a grave one keeps the line out."""

    line: int
    grave: bool
    text: Text
    values: Mapping[str, object]

    def __str__(self) -> str:
        return self.text.say(**self.values)


class LineChange(msgspec.Struct, frozen=True):
    """What a line says otherwise of somebody who is registered."""

    field: Field
    before: str
    after: str


@dataclass(slots=True)
class Listed:
    """A line that names somebody: as he will be, and as he is registered, if he is."""

    line: ListLine
    person: Person
    before: Person | None
    partner: str = ""
    """With whom he plays, once that is told."""
    entry: Entry | None = None
    """What he enters as; none of a line that is refused."""
    table: int | None = None
    guessed: tuple[str, ...] = ()
    changes: tuple[LineChange, ...] = ()
