"""The decisions that lie at hand for a slip before the commission."""

from collections.abc import Iterator

from nonuple.contest.rounds import Sheet
from nonuple.contest.written import Decision, Way, WayKind, distinct
from nonuple.ledger.appeals import most_favourable
from nonuple.ledger.facts import Judged
from nonuple.rulebooks.rulebook import LedgerRules
from nonuple.rules import applies

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
    judged = [Judged(way.points, way.sanction) for way in readings]
    best = most_favourable(judged, both_ways=sheet.both_ways)
    return None if best is None else judged.index(best)


def _readings(judged: Decision | None) -> tuple[Way, ...]:
    """What the rulebook says under each answer to its question."""
    if judged is None or judged.question is None:
        return judged.ways if judged is not None else ()
    outcomes = judged.question.outcomes.items()
    return tuple(Way(WayKind(answer), one.points, one.sanction, one.said) for answer, one in outcomes)


def _standing(sheet: Sheet) -> Iterator[Way]:
    decision = sheet.decision
    if decision is not None:
        yield Way(WayKind.STANDS, decision.points, decision.sanction, decision.said, decision.solution)


def _usual(sheet: Sheet) -> Iterator[Way]:
    """Pay the solution, refuse it, or pay it with a warning."""
    solution, worth = sheet.judged.solution if sheet.judged else None, worth_of(sheet)
    if worth > 0:
        yield Way(WayKind.PAID, worth, "none", solution=solution)
    yield Way(WayKind.REFUSED, 0, "zero")
    if worth > 0:
        yield Way(WayKind.WARNED, worth, "warning", solution=solution)


def worth_of(sheet: Sheet) -> int:
    """What the solution would be paid, as far as it is known; what the player claims otherwise."""
    judged, entry = sheet.judged, sheet.entry
    known = judged.worth or judged.gross if judged else None
    return known or (entry.slip.score if entry else None) or 0
