"""Warnings: how many a slip brings, how many are free, what the others cost."""

from nonuple.ledger.facts import LedgerGame
from nonuple.rules import applies, article
from nonuple.slips.verdict import PENALTY, Code, Sanction, Verdict


@applies("2026", "6.8")
@applies("2010", "4.5")
@applies("2009", "4.4")
def warnings_of(slip: Verdict) -> int:
    """One at most, whatever the faults; a disciplinary one is added to any other sanction."""
    warned = slip.sanction is Sanction.WARNING
    if not slip.motives:
        return int(warned)
    codes = set(slip.codes)
    return warned + (Code.MISCONDUCT in codes and not (warned and codes == {Code.MISCONDUCT}))


@article("2026", "6.9")
@article("2010", "4.4")
@article("2009", "4.3")
def free_warnings(game: LedgerGame) -> int | None:
    """How many warnings cost nothing in this game; None: none ever does."""
    free = game.rules.free_warnings
    if free is None:
        return None
    return max(free.normal, free.blitz if game.blitz else 0, free.original if game.original else 0)


@article("2026", "6.9")
@article("2010", "4.4")
@article("2009", "4.3")
def deduction(warnings: int, free: int | None) -> int:
    """Five points for each warning beyond the free ones, whether or not the notes arrived."""
    return 0 if free is None else PENALTY * max(0, warnings - free)
