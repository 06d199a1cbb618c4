"""Solos: one player alone above all the others, and what that earns."""

from collections.abc import Callable, Mapping
from heapq import nlargest

import msgspec

from nonuple.ledger.facts import Hand, Table
from nonuple.rulebooks.rulebook import LedgerRules, SoloTest
from nonuple.rules import article
from nonuple.slips.verdict import Sanction, Verdict


class Solo(msgspec.Struct, frozen=True):
    """A solo and its bonus, nothing where there are too few players."""

    turn: int
    table: Table
    points: int
    bonus: int


def solo_at(turn: int, hand: Hand, top: int, rules: LedgerRules, registered: int) -> Solo | None:
    """The solo of a turn, if there is one; `registered` players decide on the bonus, present or not."""
    if len(hand) == 1:
        return None
    table = _SOLOISTS[rules.solo_test](hand, top)
    if table is None:
        return None
    earned = registered >= rules.solo_players and not _paid_otherwise(hand, table, rules)
    return Solo(turn, table, hand[table].credited, rules.solo_bonus if earned else 0)


def peaks(hand: Hand, rules: LedgerRules) -> Hand:
    """The few slips of a hall that tell, beside those of the other halls, who is alone above all."""
    measure, compared = _MEASURES[rules.solo_test], _compared(hand)
    best = nlargest(2, hand, key=lambda table: (table in compared, measure(hand[table])))
    scrabbles = [table for table, slip in hand.items() if slip.scrabble]
    return {table: hand[table] for table in (*best, *scrabbles[:2])}


@article("2026", "4.5")
def _above_all_before_penalty(hand: Hand, _: int) -> Table | None:
    return _alone_at_the_head({table: slip.worth for table, slip in _compared(hand).items()})


@article("2010", "2.6.4")
@article("2009", "2.6.4")
def _above_all_as_credited(hand: Hand, _: int) -> Table | None:
    return _alone_at_the_head({table: slip.credited for table, slip in _compared(hand).items()})


@article("box", "solo")
def _sole_finder(hand: Hand, top: int) -> Table | None:
    found = [table for table, slip in _compared(hand).items() if slip.worth >= top > 0]
    return found[0] if len(found) == 1 else None


_SOLOISTS = {
    SoloTest.ABOVE_ALL_BEFORE_PENALTY: _above_all_before_penalty,
    SoloTest.ABOVE_ALL_AS_CREDITED: _above_all_as_credited,
    SoloTest.SOLE_FINDER_OF_TOP: _sole_finder,
}

_MEASURES: Mapping[SoloTest, Callable[[Verdict], int]] = {
    SoloTest.ABOVE_ALL_BEFORE_PENALTY: lambda slip: slip.worth,
    SoloTest.ABOVE_ALL_AS_CREDITED: lambda slip: slip.credited,
    SoloTest.SOLE_FINDER_OF_TOP: lambda slip: slip.worth,
}


def _compared(hand: Hand) -> dict[Table, Verdict]:
    """An average is nobody's own score: it neither makes nor spoils a solo."""
    return {table: slip for table, slip in hand.items() if slip.sanction is not Sanction.AVERAGE}


def _alone_at_the_head(scores: dict[Table, int]) -> Table | None:
    best = max(scores.values(), default=0)
    ahead = [table for table, score in scores.items() if score == best]
    return ahead[0] if best > 0 and len(ahead) == 1 else None


@article("box", "solo")
def _paid_otherwise(hand: Hand, table: Table, rules: LedgerRules) -> bool:
    """In the family rules the turn's only scrabble earns its 50 points and no more."""
    return (
        rules.solo_test is SoloTest.SOLE_FINDER_OF_TOP
        and hand[table].scrabble
        and not any(slip.scrabble for other, slip in hand.items() if other != table)
    )
