"""Who takes part: the players, and those who judge their slips."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, NamedTuple, NewType

import msgspec

from nonuple.activity.door import Granted, Guest
from nonuple.limits import Short
from nonuple.people.person import BETWEEN, Entry, Person
from nonuple.privacy import CLUB, NAME, PRIVATE

Role = Literal[
    "owner", "organiser", "chief", "arbiter", "double", "commission", "player", "display", "spectator"
]

TableNumber = Annotated[int, msgspec.Meta(ge=1, le=99_999)]


PlayerId = NewType("PlayerId", str)
"""What a player is known by from his registration on, whatever else of him changes: the id of his entry."""


_MEMBER = "~"
"""In no id that anybody gives."""


def member_of(player: str, place: int) -> str:
    """By what one who was registered here is known, in the first or the second place of his entry."""
    return f"{player}{_MEMBER}{place}"


def entry_of_member(person: str) -> str | None:
    """The player whose name he was registered with here; None for one whom an event has registered."""
    entry, member, _ = person.partition(_MEMBER)
    return entry if member else None


class Player(NamedTuple):
    """An entry with its people: one, or two who hand in one slip; groups by ids, the same of both."""

    entry: Entry
    people: tuple[Person, ...]

    @property
    def id(self) -> PlayerId:
        return PlayerId(self.entry.id)

    @property
    def name(self) -> str:
        return self.people[0].name

    @property
    def partner(self) -> str:
        """The second of a pair."""
        return self.people[1].name if len(self.people) > 1 else ""

    @property
    def shown(self) -> str:
        return BETWEEN.join(one.name for one in self.people)

    @property
    def remote(self) -> bool:
        return self.entry.remote

    @property
    def person(self) -> tuple[str, str]:
        return same_people(self.name, self.partner)


def players_of(people: Iterable[Person], entries: Iterable[Entry]) -> dict[PlayerId, Player]:
    known = {one.id: one for one in people}
    return {PlayerId(one.id): Player(one, tuple(known[id] for id in one.people)) for one in entries}


class Particulars(msgspec.Struct, frozen=True, omit_defaults=True):
    """One as he is written down, or a pair; his groups as they are called."""

    name: Annotated[Short, NAME]
    club: Annotated[Short, CLUB] = ""
    series: Short = ""
    category: Short = ""
    partner: Annotated[Short, NAME] = ""
    remote: bool = False
    """Whether he plays from home, over the network: no paper of his comes to the room."""
    licence: Annotated[Short, PRIVATE] = ""
    """Of the first of a pair; kept where nobody tells another."""

    @property
    def shown(self) -> str:
        return BETWEEN.join(filter(None, (self.name, self.partner)))

    @property
    def person(self) -> tuple[str, str]:
        return same_people(self.name, self.partner)


class Entrant(Particulars, frozen=True, kw_only=True):
    """With his table."""

    table: TableNumber


def same_people(name: str, partner: str) -> tuple[str, str]:
    """Who it is, however it is typed: the same at another table, or with another club."""
    first, second = (" ".join(one.casefold().split()) for one in (name, partner))
    return first, second


class Block(msgspec.Struct, frozen=True):
    """Tables from one number to another."""

    first: TableNumber
    last: TableNumber

    def __contains__(self, table: object) -> bool:
        return isinstance(table, int) and self.first <= table <= self.last


class Arbiter(msgspec.Struct, frozen=True):
    """One who corrects the slips of some tables."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,20}$")]
    name: Annotated[Short, NAME]
    blocks: Annotated[tuple[Block, ...], msgspec.Meta(max_length=50)] = ()

    def judges(self, table: int) -> bool:
        return any(table in block for block in self.blocks)


def arbiter_of(arbiters: Sequence[Arbiter], table: int) -> str | None:
    """Whose table it is; the first named where blocks overlap."""
    return next((arbiter.id for arbiter in arbiters if arbiter.judges(table)), None)


def player_of(one: Guest | Granted) -> PlayerId | None:
    """The player that a link is for."""
    return PlayerId(one.place) if one.role == "player" and one.place else None


def desk_of(one: Guest | Granted) -> str | None:
    """The arbiter that a link is for."""
    return one.place if one.role == "arbiter" else None
