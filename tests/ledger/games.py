"""Small games for the tests of the ledger."""

from collections.abc import Mapping, Sequence
from typing import Any

from nonuple.ledger.facts import LedgerGame, LedgerPlayer, LedgerTurn, Table
from nonuple.ledger.ledger import Ledger
from nonuple.ledger.ranking import Standing
from nonuple.pieces.formula import Formula
from nonuple.rulebooks.registry import duplicate
from nonuple.slips.verdict import PENALTY, Motive, RefusedWord, Sanction, Solution, Verdict

Slips = Mapping[Table, int | Verdict]


def judged(
    points: int | None,
    sanction: str = "none",
    *codes: str,
    gross: int | None = None,
    scrabble: bool = False,
    refused: Sequence[RefusedWord] = (),
) -> Verdict:
    """A verdict; what it is worth before a penalty follows from its points, unless told."""
    if gross is None and points is not None:
        gross = points + PENALTY * (sanction == "penalty")
    solution = Solution("H8", "MOT", scrabble=True) if scrabble else None
    motives = tuple(map(Motive, codes))
    return Verdict(points, gross, Sanction(sanction), motives, solution, refused=tuple(refused))


def warned(points: int, *codes: str) -> Verdict:
    return judged(points, "warning", *(codes or ("score-wrong",)))


def turn(slips: Slips, top: int = 100) -> LedgerTurn:
    """A turn; a bare number is a slip paid without sanction."""
    return LedgerTurn(
        top, {str(table): judged(slip) if isinstance(slip, int) else slip for table, slip in slips.items()}
    )


def game(
    *turns: LedgerTurn,
    players: int | Sequence[LedgerPlayer] = 3,
    edition: str = "2026",
    formula: str = "normal",
    **settings: bool,
) -> LedgerGame:
    """A game of players at tables 1, 2, 3 …"""
    seated = [LedgerPlayer(n) for n in range(1, players + 1)] if isinstance(players, int) else players
    return LedgerGame(seated, turns, duplicate(edition).ledger, Formula.parse(formula), **settings)


def line_of(ledger: Ledger, table: Table) -> Standing:
    return next(standing for standing in ledger.ranking if standing.table == table)


def totals(ledger: Ledger) -> dict[Table, int]:
    return {standing.table: standing.total for standing in ledger.ranking}


def ranks(ledger: Ledger) -> list[tuple[int, Table]]:
    return [(standing.rank, standing.table) for standing in ledger.ranking]


def marks(listed: Sequence[Any]) -> list[tuple[int, Table]]:
    return [(mark.turn, mark.table) for mark in listed]
