"""Who takes part: the tables and those who judge them."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from nonuple.limits import Short

Role = Literal[
    "owner", "organiser", "chief", "arbiter", "double", "commission", "player", "display", "spectator"
]

TableNumber = Annotated[int, msgspec.Meta(ge=1, le=99_999)]


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table: a player, or a pair that hands in one slip."""

    table: TableNumber
    name: Short
    club: Short = ""
    series: Short = ""
    category: Short = ""
    partner: Short = ""
    """The second of a pair."""

    @property
    def shown(self) -> str:
        """As result sheets write it in any language."""
        return f"{self.name} / {self.partner}" if self.partner else self.name

    @property
    def person(self) -> tuple[str, ...]:
        """Who it is, however it is typed: the same at another table, or with another club."""
        return tuple(" ".join(name.casefold().split()) for name in (self.name, self.partner))


class Block(msgspec.Struct, frozen=True):
    """Tables from one number to another."""

    first: TableNumber
    last: TableNumber

    def __contains__(self, table: object) -> bool:
        return isinstance(table, int) and self.first <= table <= self.last


class Arbiter(msgspec.Struct, frozen=True):
    """One who corrects the slips of some tables."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,20}$")]
    name: Short
    blocks: Annotated[tuple[Block, ...], msgspec.Meta(max_length=50)] = ()

    def judges(self, table: int) -> bool:
        return any(table in block for block in self.blocks)


def arbiter_of(arbiters: Sequence[Arbiter], table: int) -> str | None:
    """Whose table it is; the first named where blocks overlap."""
    return next((arbiter.id for arbiter in arbiters if arbiter.judges(table)), None)


class Actor(msgspec.Struct, frozen=True):
    """Who asks for something: a role, its table or its arbiter, and the name that is written down."""

    role: Role
    name: str
    table: int | None = None
    arbiter: str | None = None
