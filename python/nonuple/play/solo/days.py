"""The game and the turn of a day among all who played it on this server: figures alone, and for fun."""

from collections.abc import Iterable
from datetime import date

import msgspec

from nonuple.play.daily import What
from nonuple.play.solo.report import report_of
from nonuple.play.solo.state import SoloState

ENOUGH = 20
"""Players from whom on one is told how many one is ahead of."""


class DayResult(msgspec.Struct, frozen=True):
    """What somebody made of it, played to its end."""

    day: date
    what: What
    fingerprint: str
    """Of the word list: another list is another game."""
    points: int

    @property
    def game(self) -> tuple[date, What, str]:
        return self.day, self.what, self.fingerprint


class AmongOthers(msgspec.Struct, frozen=True):
    players: int
    """Oneself included."""
    rank: int
    ahead: int | None
    """Of how many in a hundred of the others one is ahead; None where there are too few."""


def result_of(state: SoloState | None) -> DayResult | None:
    """None of a game that is no day's, goes on, or was left before its end."""
    if state is None or state.phase != "over" or state.begun.daily is None:
        return None
    report, daily = report_of(state), state.begun.daily
    return None if report.left else DayResult(daily.day, daily.what, state.begun.fingerprint, report.total)


def among(own: DayResult, results: Iterable[DayResult]) -> AmongOthers:
    """`results` are all that are known, one's own among them."""
    points = [one.points for one in results if one.game == own.game]
    worse = sum(one < own.points for one in points)
    better = sum(one > own.points for one in points)
    others = len(points) - 1
    return AmongOthers(len(points), better + 1, round(100 * worse / others) if others + 1 >= ENOUGH else None)
