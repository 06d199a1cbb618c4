"""What a game of a room has come to, for its event: what the contest's own public ranking tells, no more."""

from collections.abc import Iterator
from typing import NamedTuple

from nonuple.competition.event import Departure
from nonuple.competition.halls import HallScores
from nonuple.contest.office.roster import entry_of_player, is_of_event
from nonuple.contest.people import PlayerId
from nonuple.contest.results.evening import run_scores
from nonuple.contest.results.rankings import ledger, player_of
from nonuple.contest.state import Contest
from nonuple.ledger.facts import Table
from nonuple.rules import applies


def room_scores(contest: Contest, number: int) -> HallScores:
    """The scores of those who entered the event."""
    return run_scores(contest, contest.runs[number], _entry)


def _entry(table: Table) -> str | None:
    player = PlayerId(str(table))
    return entry_of_player(player) if is_of_event(player) else None


class Exclusion(NamedTuple):
    """What a room says of one whom it has excluded."""

    entry: str
    times: int
    said: Departure | None
    """None once he was let in again."""


def room_exclusions(contest: Contest, number: int) -> Iterator[Exclusion]:
    """Those of the event whom the chief arbiter of a room has excluded during a game."""
    for (game, player), times in contest.exclusions.items():
        if game == number and is_of_event(player):
            entry, one = entry_of_player(player), contest.excluded.get(player)
            said = None if one is None else Departure(entry, number, True, one.why, one.annuls)
            yield Exclusion(entry, times, said)


@applies("2026", "4.8.4")
def playoff_order(contest: Contest, number: int) -> tuple[str, ...]:
    """Those who played on, the last one in first; nothing while it goes on or two are still equal."""
    run = contest.runs[number]
    settled = ledger(contest, run)
    ranks = {player_of(one): one.rank for one in settled.ranking if is_of_event(player_of(one))}
    parted = run.over and not settled.pending and len(set(ranks.values())) == len(ranks)
    return tuple(entry_of_player(one) for one in sorted(ranks, key=lambda one: ranks[one])) if parted else ()
