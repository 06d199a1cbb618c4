"""Who sits at which table of a game."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated

import msgspec

from nonuple.contest.people import PlayerId, TableNumber
from nonuple.privacy import ENTRY


class Seated(msgspec.Struct, frozen=True):
    """A player at his table."""

    player: Annotated[PlayerId, ENTRY]
    table: TableNumber


@dataclass(frozen=True, slots=True)
class Seating:
    """At each table one player at most; one whose place was taken is known by the table that he had."""

    tables: Mapping[PlayerId, int] = field(default_factory=dict)
    """Where each sits, or sat last."""
    players: Mapping[int, PlayerId] = field(default_factory=dict)
    """Who sits there now."""

    def __contains__(self, player: object) -> bool:
        return player in self.tables

    def __iter__(self) -> Iterator[Seated]:
        """Everybody, by table."""
        for player, table in sorted(self.tables.items(), key=lambda item: item[1]):
            yield Seated(player, table)

    def after(self, seats: Iterable[Seated]) -> "Seating":
        """The same once these have sat down, all at once."""
        sitting = {one.player: one.table for one in seats}
        staying = {table: player for table, player in self.players.items() if player not in sitting}
        arriving = {table: player for player, table in sitting.items()}
        return Seating({**self.tables, **sitting}, {**staying, **arriving})

    def without(self, gone: Collection[PlayerId]) -> "Seating":
        """The same without those who take no part."""
        return Seating(
            {player: table for player, table in self.tables.items() if player not in gone},
            {table: player for table, player in self.players.items() if player not in gone},
        )
