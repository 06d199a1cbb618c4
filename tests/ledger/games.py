"""Small games for the tests of the ledger."""

from collections.abc import Mapping, Sequence
from typing import Any

from nonuple.ledger.facts import Game, Judged, Motive, Player, Sanction, Table, Turn
from nonuple.ledger.ledger import Ledger
from nonuple.ledger.ranking import Standing
from nonuple.pieces.formula import Formula
from nonuple.rulebooks.registry import duplicate

Slips = Mapping[Table, int | Judged]


def judged(points: int | None, sanction: Sanction = "none", *codes: str, **more: Any) -> Judged:
    return Judged(points, sanction, motives=[Motive(code) for code in codes], **more)


def warned(points: int, *codes: str) -> Judged:
    return judged(points, "warning", *(codes or ("score-wrong",)))


def turn(slips: Slips, top: int = 100) -> Turn:
    """A turn; a bare number is a slip paid without sanction."""
    return Turn(
        top, {str(table): judged(slip) if isinstance(slip, int) else slip for table, slip in slips.items()}
    )


def game(
    *turns: Turn,
    players: int | Sequence[Player] = 3,
    edition: str = "2026",
    formula: str = "normal",
    **settings: bool,
) -> Game:
    """A game of players at tables 1, 2, 3 …"""
    seated = [Player(n) for n in range(1, players + 1)] if isinstance(players, int) else players
    return Game(seated, turns, duplicate(edition).ledger, Formula.parse(formula), **settings)


def line_of(ledger: Ledger, table: Table) -> Standing:
    return next(standing for standing in ledger.ranking if standing.table == table)


def totals(ledger: Ledger) -> dict[Table, int]:
    return {standing.table: standing.total for standing in ledger.ranking}


def ranks(ledger: Ledger) -> list[tuple[int, Table]]:
    return [(standing.rank, standing.table) for standing in ledger.ranking]


def marks(listed: Sequence[Any]) -> list[tuple[int, Table]]:
    return [(mark.turn, mark.table) for mark in listed]
