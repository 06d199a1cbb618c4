"""The decisions that lie at hand for a slip before the commission."""

from collections.abc import Iterator

from nonuple.contest.rounds import Sheet
from nonuple.ledger.appeals import most_favourable
from nonuple.rulebooks.rulebook import LedgerRules
from nonuple.rules import applies
from nonuple.slips.verdict import Sanction, Verdict, Way, WayKind, distinct

MOST = 3
"""As many as are chosen by a key."""


@applies("2026", "6.4.2.2", "7.3")
def ways_of(sheet: Sheet) -> tuple[Way, ...]:
    """What the rulebook gives by each reading, as at the desk, or else what is usual; what stands too."""
    readings = _readings(sheet.judged)
    return distinct((*readings, *_standing(sheet), *(() if readings else _usual(sheet))))[:MOST]


@applies("2026", "7.3")
def favoured(sheet: Sheet, rules: LedgerRules) -> int | None:
    """Which of them the commission prefers, where the rulebook reads the slip in several ways."""
    readings = distinct(_readings(sheet.judged))
    if not rules.favours_the_player or len(readings) < 2:
        return None
    verdicts = [way.verdict for way in readings]
    best = most_favourable(verdicts, both_ways=sheet.both_ways)
    return None if best is None else verdicts.index(best)


def _readings(judged: Verdict | None) -> tuple[Way, ...]:
    """What the rulebook says under each answer to its question."""
    if judged is None or judged.question is None:
        return judged.ways if judged is not None else ()
    return tuple(Way(WayKind(answer), one) for answer, one in judged.question.outcomes.items())


def _standing(sheet: Sheet) -> Iterator[Way]:
    if sheet.decision is not None:
        yield Way(WayKind.STANDS, sheet.decision)


def _usual(sheet: Sheet) -> Iterator[Way]:
    """Pay the solution, refuse it, or pay it with a warning."""
    solution, worth = sheet.judged.solution if sheet.judged else None, worth_of(sheet)
    if worth > 0:
        yield Way(WayKind.PAID, Verdict(worth, worth, Sanction.NONE, solution=solution))
    yield Way(WayKind.REFUSED, Verdict(0, 0, Sanction.ZERO))
    if worth > 0:
        yield Way(WayKind.WARNED, Verdict(worth, worth, Sanction.WARNING, solution=solution))


def worth_of(sheet: Sheet) -> int:
    """What the solution would be paid, as far as it is known; what the player claims otherwise."""
    judged, entry = sheet.judged, sheet.entry
    scored = judged.solution.score if judged and judged.solution else None
    known = scored or (judged.gross if judged else None)
    return known or (entry.slip.score if entry else None) or 0
