"""What the ledger is given: who plays, by which rules, and the verdict on every slip of every turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec

from nonuple.pieces.formula import NORMAL, Formula
from nonuple.rulebooks.rulebook import LedgerRules
from nonuple.rules import article
from nonuple.slips.verdict import Sanction, Verdict

Table = int | str
"""A table's number, or its name; two tables differ when they are written differently."""
Points = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
TurnNumber = Annotated[int, msgspec.Meta(ge=1)]

NOTHING = Verdict(0, 0, Sanction.ZERO)
"""No slip at all, or one that does not count."""


class LedgerPlayer(msgspec.Struct, frozen=True):
    """One table: a player, or a pair that hands in one slip."""

    table: Table
    name: str | None = None
    arbiter: int | str | None = None
    arrives: TurnNumber | None = None
    """The first turn played; for a pair, by whichever of the two comes first."""
    excluded: TurnNumber | None = None
    """The turn at which cheating was established."""

    @article("2026", "7.1", "7.2")
    @article("2010", "5.1")
    @article("2009", "5.1")
    def may_score(self, turn: int) -> bool:
        """Turns before a late arrival count zero; one excluded for cheating keeps nothing of the game."""
        return self.excluded is None and turn >= (self.arrives or 1)


class LedgerTurn(msgspec.Struct, frozen=True):
    """One turn: what the retained solution scores, and the slips by table."""

    top: Points
    slips: Mapping[str, Verdict]


@dataclass(frozen=True, slots=True)
class LedgerGame:
    """Everything the ledger depends on."""

    players: Sequence[LedgerPlayer]
    turns: Sequence[LedgerTurn]
    rules: LedgerRules
    formula: Formula = NORMAL
    blitz: bool = False
    pairs: bool = False
    sudden_death: bool = False

    @property
    def original(self) -> bool:
        """Whether it is one of the original formulas, which pairs and sudden death are too."""
        return self.formula != NORMAL or self.pairs or self.sudden_death


Hand = Mapping[Table, Verdict]
"""The slips that count at one turn, one for every table still in play."""


@article("2026", "4.8.1")
def hand_of(turn: LedgerTurn, number: int, players: Sequence[LedgerPlayer]) -> Hand:
    """What each table, single player or pair, handed in at a turn, as far as it counts."""
    return {
        player.table: turn.slips.get(str(player.table), NOTHING) if player.may_score(number) else NOTHING
        for player in players
    }


def in_table_order(players: Sequence[LedgerPlayer]) -> list[LedgerPlayer]:
    """The players by table."""
    return sorted(players, key=lambda player: table_order(player.table))


def table_order(table: Table) -> tuple[bool, int, str]:
    """Numbers as numbers, whether written as such or not; then names."""
    name = str(table)
    numbered = isinstance(table, int) or name.isdecimal()
    return (not numbered, int(table) if numbered else 0, name)
