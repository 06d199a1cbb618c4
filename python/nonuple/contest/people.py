"""Who takes part: the players, and those who judge their slips."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal, NewType

import msgspec

from nonuple.activity.door import Granted, Guest
from nonuple.limits import Short
from nonuple.privacy import CLUB, NAME, PERSON

Role = Literal[
    "owner", "organiser", "chief", "arbiter", "double", "commission", "player", "display", "spectator"
]

TableNumber = Annotated[int, msgspec.Meta(ge=1, le=99_999)]


PlayerId = NewType("PlayerId", str)
"""What a player is known by from his registration on, whatever else of him changes."""


class Particulars(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of one who plays; club, series and category by the ids of groups."""

    name: Annotated[Short, NAME]
    club: Annotated[Short, CLUB] = ""
    series: Short = ""
    category: Short = ""
    partner: Annotated[Short, NAME] = ""
    """The second of a pair."""

    @property
    def shown(self) -> str:
        """As result sheets write it in any language."""
        return f"{self.name} / {self.partner}" if self.partner else self.name

    @property
    def person(self) -> tuple[str, ...]:
        """Who it is, however it is typed: the same at another table, or with another club."""
        return tuple(" ".join(name.casefold().split()) for name in (self.name, self.partner))


class Player(Particulars, frozen=True, kw_only=True):
    """One person, or two who hand in one slip."""

    id: Annotated[PlayerId, PERSON]
    licence: ClassVar[str] = ""
    """His event knows it."""


class Entrant(Particulars, frozen=True, kw_only=True):
    """One as an organiser writes him down: with his table, his groups as they are called."""

    table: TableNumber


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
