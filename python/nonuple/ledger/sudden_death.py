"""Sudden death: who is below the best is out."""

from collections.abc import Iterable

from nonuple.ledger.facts import Hand, Table
from nonuple.ledger.warnings import deduction, warnings_of
from nonuple.rules import applies, article


@article("2026", "4.8.4")
@applies("2026", "6.9")
def eliminations(hands: Iterable[Hand], free: int | None) -> dict[Table, int]:
    """The turn at which each table is out.

    Scores are compared with every penalty taken off at once, that for warnings included. If nobody scores,
    nobody is out.
    """
    out: dict[Table, int] = {}
    warned: dict[Table, int] = {}
    for turn, hand in enumerate(hands, start=1):
        scores: dict[Table, int] = {}
        for table, slip in hand.items():
            if table not in out:
                before = warned.get(table, 0)
                warned[table] = before + warnings_of(slip)
                charged = deduction(warned[table], free) - deduction(before, free)
                scores[table] = slip.credited - charged
        best = max(scores.values(), default=0)
        if best > 0:
            out.update((table, turn) for table, score in scores.items() if score < best)
    return out
