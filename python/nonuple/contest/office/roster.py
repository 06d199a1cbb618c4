"""A contest whose players are those of an event: it follows the event's tables, people and departures."""

from collections.abc import Iterator, Mapping, Set
from typing import NamedTuple

from nonuple.contest.asking import Events
from nonuple.contest.commands import OpenGame
from nonuple.contest.events import (
    ArbitersNamed,
    ContestEvent,
    ContestRenamed,
    EventJoined,
    GameAnnulled,
    GameRestored,
    GameWithdrawn,
    Leading,
    PlayerArrived,
    PlayerExcluded,
    PlayerReadmitted,
    PlayersSeated,
    PlayersWithdrawn,
)
from nonuple.contest.office.organising import Grouping, registered
from nonuple.contest.people import Arbiter, Player, PlayerId
from nonuple.contest.run import Run
from nonuple.contest.seating import Seated
from nonuple.contest.state import Contest
from nonuple.event.event import Departure
from nonuple.rules import applies


class Roster(NamedTuple):
    """Who plays in a room, and where, as an event has it."""

    players: Mapping[PlayerId, Player]
    """Their clubs, series and categories as they are called."""
    tables: Mapping[PlayerId, int]
    arbiters: tuple[Arbiter, ...]
    excluded: Mapping[PlayerId, Departure]
    """For cheating."""
    heard: Mapping[PlayerId, int] = {}
    """How many exclusions of each during this game the event knows of: a room may know of one more."""


class FollowRoster(NamedTuple):
    """Let the contest be as the event has it; no page can ask for this."""

    event: str
    roster: Roster | None
    """None where there is nothing to play: everybody stays as he is."""
    taken_over: tuple[PlayerId, ...] = ()
    """Players of the contest itself who are entries of the event by the same ids."""
    name: str = ""
    former: tuple[str, ...] = ()
    """What it was called as long as the event had other names."""
    games: frozenset[int] = frozenset()
    """Those that are of the event."""
    annulled: Mapping[int, str] = {}
    """Of these, those that count nowhere, and why."""
    withdrawn: frozenset[int] = frozenset()
    """Those that were of the event by mistake."""
    opens: Leading | None = None
    """The game to be opened here after the hall that leads it."""


class OpenForEvent(NamedTuple):
    """Open a game in the hall that leads it; no page can ask for this."""

    opening: OpenGame
    halls: tuple[str, ...] = ()
    """The contests that are to play it too."""


def follow(contest: Contest, wish: FollowRoster) -> Events:
    """What makes a contest agree with its event; nothing once it does.

    Players whom the event does not know are left alone, and who played in games that are over.
    """
    named = (ContestRenamed(wish.name),) if contest.name in wish.former else ()
    joins = (wish.event, frozenset(wish.taken_over)) != (contest.event, contest.taken_over)
    joined = (EventJoined(wish.event, wish.taken_over),) if joins else ()
    known = {*_known(contest), *wish.taken_over}
    people = () if wish.roster is None else tuple(_followed(contest, wish.roster, known))
    return (*named, *_games(contest, wish), *joined, *people)


def _games(contest: Contest, wish: FollowRoster) -> Iterator[ContestEvent]:
    yield from map(GameWithdrawn, sorted(wish.withdrawn & contest.runs.keys()))
    yield from map(GameRestored, sorted(wish.games & contest.mistaken.keys()))
    for number in sorted(wish.games & contest.runs.keys()):
        before, after = contest.runs[number].annulled, wish.annulled.get(number, "")
        if before != after:
            yield GameAnnulled(number, after) if after else GameRestored(number)


def _followed(contest: Contest, roster: Roster, known: Set[PlayerId]) -> Iterator[ContestEvent]:
    if roster.arbiters != contest.arbiters:
        yield ArbitersNamed(roster.arbiters)
    gone = tuple(sorted(known - roster.players.keys() - contest.withdrawn))
    if gone:
        yield PlayersWithdrawn(gone)
    yield from _seated(contest, roster)
    live = contest.live
    if live is not None and not live.over:
        yield from _arrivals(live, roster)
        yield from _excluded(contest, live, roster)


def _known(contest: Contest) -> set[PlayerId]:
    """Those of an event."""
    return {player for player in contest.players if entry_of(contest, player) is not None}


def _seated(contest: Contest, roster: Roster) -> Iterator[ContestEvent]:
    """Newcomers, other particulars and other tables, all at once: two may have changed places."""
    groups = Grouping(contest)
    players = {id: groups.grouped(one) for id, one in roster.players.items()}
    back = contest.withdrawn & roster.players.keys()
    others = tuple(one for id, one in players.items() if contest.players.get(id) != one or id in back)
    seats = tuple(
        Seated(id, table)
        for id, table in roster.tables.items()
        if contest.seating.players.get(table) != id or contest.seating.tables.get(id) != table
    )
    if others:
        yield registered(others, seats)
    elif seats:
        yield PlayersSeated(seats)


@applies("2026", "7.2")
@applies("2010", "5.1")
@applies("2009", "5.1")
def _arrivals(live: Run, roster: Roster) -> Iterator[PlayerArrived]:
    """One who comes when turns have been played has nothing of them."""
    turn = live.turn_to_come
    if turn > 1:
        for id in roster.players:
            if id not in live.seating and id not in live.arrivals:
                yield PlayerArrived(live.number, id, turn)


@applies("2026", "7.1")
def _excluded(contest: Contest, live: Run, roster: Roster) -> Iterator[PlayerExcluded | PlayerReadmitted]:
    """Whom the event excludes, and whom it has let in again."""
    ahead = {id: roster.heard.get(id, 0) - contest.exclusions[live.number, id] for id in live.seating.tables}
    for id, gone in roster.excluded.items():
        if ahead.get(id, 0) > 0 and id not in live.excluded:
            yield PlayerExcluded(live.number, id, live.state.turn, gone.article, gone.annuls)
    for id in live.excluded:
        if entry_of(contest, id) is not None and id not in roster.excluded and ahead.get(id, -1) >= 0:
            yield PlayerReadmitted(live.number, id)


# --- By what an entry is known as a player -----------------------------------------------------------------

_OF_EVENT = "e-"


def player_of_entry(entry: str) -> PlayerId:
    return PlayerId(of_event(entry))


def of_event(id: str) -> str:
    """An entry or a person of an event, by what it is known in a room."""
    return f"{_OF_EVENT}{id}"


def in_event(known_by: str) -> str | None:
    """The id of an entry or a person in the event that it came from; None for one that came from none."""
    return known_by.removeprefix(_OF_EVENT) if known_by.startswith(_OF_EVENT) else None


def entry_of(contest: Contest, player: str) -> str | None:
    """The entry that a player is in the event of a contest."""
    return player if player in contest.taken_over else in_event(player)
