"""What a game of a room has come to, for its event: what the contest's own public ranking tells, no more."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from nonuple.contest.office.roster import entry_of
from nonuple.contest.results.evening import run_scores
from nonuple.contest.results.rankings import counted, ledger, player_of
from nonuple.contest.state import Contest
from nonuple.event.event import Departure
from nonuple.event.halls import HallScores
from nonuple.rules import applies
from nonuple.tournament.rosters import halls_of
from nonuple.tournament.state import EventState


def room_scores(contest: Contest, number: int, until: int | None = None) -> HallScores:
    """The scores of those who entered the event, of all turns or of the first ones."""
    return run_scores(contest, contest.runs[number], lambda table: entry_of(contest, str(table)), until)


def turns_told(state: EventState, game: int, contest: Callable[[str], Contest | None]) -> int | None:
    """How many turns of a game are over in every hall that still has it before it; None once none has.

    The top of a turn, and what it earned anybody, is told outside a hall when no other plays it any more.
    """
    leader, *_ = places = state.bound[game]
    led = contest(leader.room)
    opened = led.runs.get(leader.run) if led is not None else None
    waiting = {one.id for one in halls_of(state, game)} - {one.room for one in places}
    if opened is not None and waiting & {*opened.opened.halls}:
        return 0
    there = [(one, found) for one in places if (found := contest(one.room)) is not None]
    runs = [found.runs.get(one.run) for one, found in there]
    if all(run is not None and run.over for run in runs):
        return None
    return min(len(counted(run)) if run is not None else 0 for run in runs if run is None or not run.over)


class Exclusion(NamedTuple):
    """What a room says of one whom it has excluded."""

    entry: str
    times: int
    said: Departure | None
    """None once he was let in again."""


def room_exclusions(contest: Contest, number: int) -> Iterator[Exclusion]:
    """Those of the event whom the chief arbiter of a room has excluded during a game."""
    for (game, player), times in contest.exclusions.items():
        entry, one = entry_of(contest, player), contest.excluded.get(player)
        if game == number and entry is not None:
            said = None if one is None else Departure(entry, number, True, one.why, one.annuls)
            yield Exclusion(entry, times, said)


@applies("2026", "4.8.4")
def playoff_order(contest: Contest, number: int) -> tuple[str, ...]:
    """Those who played on, the last one in first; nothing while it goes on or two are still equal."""
    run = contest.runs[number]
    settled = ledger(contest, run)
    entries = ((entry_of(contest, player_of(one)), one.rank) for one in settled.ranking)
    ranks = {entry: rank for entry, rank in entries if entry is not None}
    parted = run.over and not settled.pending and len(set(ranks.values())) == len(ranks)
    return tuple(sorted(ranks, key=lambda one: ranks[one])) if parted else ()
