"""Appeals: until when, how a doubt is read, and who sits on the federation's commission."""

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from nonuple.ledger.warnings import warnings_of
from nonuple.rulebooks.rulebook import LedgerRules
from nonuple.rules import applies, article
from nonuple.slips.verdict import Verdict


@article("2026", "7.3")
@applies("2010", "5.3")
@applies("2009", "5.3")
def appeal_deadline(rules: LedgerRules, ended: datetime, next_game: datetime | None) -> datetime | None:
    """The start of the next game, or a while after the last one; None where the rulebook sets no limit."""
    if rules.appeal_minutes is None:
        return None
    return next_game if next_game is not None else ended + timedelta(minutes=rules.appeal_minutes)


@article("2026", "7.3")
def most_favourable(readings: Sequence[Verdict], *, both_ways: bool) -> Verdict | None:
    """What the commission prefers where the rules allow several readings of a slip.

    One who may have played both ways cannot claim the best of them: the commission decides by itself.
    """
    if both_ways or not readings:
        return None
    return max(readings, key=lambda reading: (reading.credited, -warnings_of(reading)))


@dataclass(frozen=True, slots=True)
class Member:
    """One who may sit on the commission of appeal."""

    nationality: str
    involved: bool = False
    """He played, arbitrated, or sat on the commission that decided first."""


class PanelFault(enum.Flag):
    """What is wrong with a commission of appeal."""

    NOT_FOUR_MEMBERS = enum.auto()
    SAME_NATIONALITY = enum.auto()
    INVOLVED = enum.auto()


@article("2026", "7.4.2")
def panel_faults(president: Member, members: Sequence[Member]) -> PanelFault:
    """The president, of any nationality, and four members of four nationalities, none of them involved."""
    faults = PanelFault(0)
    if len(members) != 4:
        faults |= PanelFault.NOT_FOUR_MEMBERS
    if len({member.nationality for member in members}) < len(members):
        faults |= PanelFault.SAME_NATIONALITY
    if any(member.involved for member in (president, *members)):
        faults |= PanelFault.INVOLVED
    return faults


@article("2026", "7.4.2")
def file_deadline(asked: date) -> date:
    """The last day to complete a file of which documents were asked for; after it the file is void."""
    return asked + timedelta(weeks=2)
