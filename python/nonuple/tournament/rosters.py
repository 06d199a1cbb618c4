"""Who plays in each room, for the contest that is played there."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from nonuple.contest.groups import KINDS
from nonuple.contest.office.roster import FollowRoster, Roster, of_event, player_of_entry
from nonuple.contest.people import Arbiter, Player, PlayerId
from nonuple.event.event import Departure, Event
from nonuple.event.ranking import Competitor
from nonuple.event.standings import competitors
from nonuple.people.person import Entry, Person
from nonuple.texts import organising as texts
from nonuple.tournament.people import EventHall
from nonuple.tournament.state import EventState, Known


def game_of(state: EventState, hall: EventHall, known: Known) -> int | None:
    """The game that a room plays, or else the next one that has tables there."""
    played = state.games_of(hall.id)
    last = played[-1] if played else 0
    if last and not is_over(known, last, hall.id):
        return last
    return next(
        (
            number
            for number, game in enumerate(state.event.games, start=1)
            if number > last
            and not state.is_from_file(number)
            and any(table in hall for table in game.seats.values())
        ),
        None,
    )


def is_over(known: Known, game: int, room: str) -> bool:
    scores = known.get((game, room))
    return scores is not None and scores.over


def halls_of(state: EventState, game: int) -> list[EventHall]:
    """The rooms that have tables of a game, in the order of their tables."""
    seats = state.event.game(game).seats.values()
    halls = (one for one in state.halls.values() if one.id not in state.playoffs)
    return sorted((one for one in halls if any(table in one for table in seats)), key=lambda one: one.first)


class AcrossHalls(NamedTuple):
    """An arbiter whose tables are in two halls: he cannot be in both."""

    name: str
    first: int
    last: int
    hall: str
    other: str


def across_halls(state: EventState, arbiters: Sequence[Arbiter]) -> Iterator[AcrossHalls]:
    halls = sorted((one for one in state.halls.values() if one.id not in state.playoffs), key=_first)
    for arbiter in arbiters:
        his = [
            (one, block)
            for one in halls
            for block in arbiter.blocks
            if block.first <= one.last and one.first <= block.last
        ]
        for (one, block), (other, _) in pairwise(his):
            if one.id != other.id:
                yield AcrossHalls(arbiter.name, block.first, block.last, one.name, other.name)


def _first(hall: EventHall) -> int:
    return hall.first


def following(state: EventState, room: str, known: Known) -> FollowRoster:
    """All that the contest of a room takes from its event."""
    hall = state.halls.get(room)
    games = {
        one.run: state.event.game(game).annulled
        for game, places in state.bound.items()
        for one in places
        if one.room == room
    }
    return FollowRoster(
        state.id,
        roster_of(state, room, known),
        tuple(map(PlayerId, hall.entries)) if hall else (),
        hall_name(state.name, hall) if hall else "",
        tuple(hall_name(name, hall) for name in state.former if name != state.name) if hall else (),
        frozenset(games),
        {run: why for run, why in games.items() if why},
        frozenset(one.run for one in state.withdrawn if one.room == room),
    )


def hall_name(event: str, hall: EventHall) -> str:
    """What the contest of a room is called."""
    return f"{event} · {hall.name}"[:80]


def roster_of(state: EventState, room: str, known: Known) -> Roster | None:
    """Who plays in a room now, or in the game to come; None where there is nothing to play."""
    if room in state.playoffs:
        return _playoff(state, room)
    hall = state.halls[room]
    game = game_of(state, hall, known)
    return None if game is None else game_roster(state, hall, game)


def game_roster(state: EventState, hall: EventHall, game: int) -> Roster:
    """Everybody with a table in the room who has not given up; the excluded stay, so that all see it."""
    departures = {one.entry: one for one in state.event.departures if one.game <= game}
    seats = {
        entry: table
        for entry, table in state.event.game(game).seats.items()
        if table in hall and not _has_given_up(departures.get(entry))
    }
    return Roster(
        *_seated(state.event, seats, hall.player),
        tuple(one for one in state.arbiters if _sits_in(one, hall)),
        {hall.player(one.entry): one for one in departures.values() if one.excluded and one.entry in seats},
        {hall.player(entry): state.excluded[game, entry] for entry in seats},
    )


def _has_given_up(departure: Departure | None) -> bool:
    return departure is not None and not departure.excluded


def _playoff(state: EventState, room: str) -> Roster:
    seats = {entry: table for table, entry in enumerate(state.playoffs[room].entries, start=1)}
    return Roster(*_seated(state.event, seats, player_of_entry), (), {})


def _seated(
    event: Event, seats: dict[str, int], known_as: Callable[[str], PlayerId]
) -> tuple[dict[PlayerId, Player], dict[PlayerId, int]]:
    """Who plays as one, ranked as the event ranks them, and where they sit."""
    people = {one.id: one for one in event.people}
    entries = {one.id: one for one in event.entries}
    ranked = {str(one.id): one for one in competitors(event)}
    players = (
        _player(
            known_as(entry), entries[entry], [people[id_] for id_ in entries[entry].people], ranked[entry]
        )
        for entry in seats
    )
    return {one.id: one for one in players}, {known_as(entry): table for entry, table in seats.items()}


def _player(id: PlayerId, entry: Entry, members: list[Person], ranked: Competitor) -> Player:
    """One whom the event took over stays who he is there, and so do his people."""
    groups = {kind: getattr(ranked, kind) or "" for kind in KINDS}
    own = id == entry.id
    named = (Person(one.id if own else of_event(one.id), one.name or texts.REMOVED.fr) for one in members)
    people = tuple(replace(one, **groups) for one in named)
    return Player(Entry(id, tuple(one.id for one in people), remote=entry.remote), people)


def _sits_in(arbiter: Arbiter, hall: EventHall) -> bool:
    return any(block.first <= hall.last and block.last >= hall.first for block in arbiter.blocks)
