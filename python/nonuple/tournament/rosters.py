"""Who plays in each room, for the contest that is played there."""

from nonuple.contest.office.roster import FollowRoster, Roster, player_of_entry
from nonuple.contest.people import Arbiter, Entrant
from nonuple.event.event import Departure, Event
from nonuple.event.standings import competitors
from nonuple.people.person import Person
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
        roster_of(state, room, known),
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
        state.id,
        {player_of_entry(entry): one for entry, one in _entrants(state.event, seats).items()},
        tuple(one for one in state.arbiters if _sits_in(one, hall)),
        {
            player_of_entry(one.entry): one
            for one in departures.values()
            if one.excluded and one.entry in seats
        },
        {player_of_entry(entry): state.excluded[game, entry] for entry in seats},
    )


def _has_given_up(departure: Departure | None) -> bool:
    return departure is not None and not departure.excluded


def _playoff(state: EventState, room: str) -> Roster:
    seats = {entry: table for table, entry in enumerate(state.playoffs[room].entries, start=1)}
    entrants = _entrants(state.event, seats)
    return Roster(state.id, {player_of_entry(entry): one for entry, one in entrants.items()}, (), {})


def _entrants(event: Event, seats: dict[str, int]) -> dict[str, Entrant]:
    people = {one.id: one for one in event.people}
    entries = {one.id: one for one in event.entries}
    ranked = {str(one.id): one for one in competitors(event)}
    return {
        entry: _entrant(
            [people[id_] for id_ in entries[entry].people],
            club=ranked[entry].club or "",
            series=ranked[entry].series or "",
            category=ranked[entry].category or "",
            table=table,
        )
        for entry, table in seats.items()
    }


def _entrant(members: list[Person], *, club: str, series: str, category: str, table: int) -> Entrant:
    names = [one.name or texts.REMOVED.fr for one in members]
    return Entrant(
        name=names[0],
        partner=names[1] if len(names) > 1 else "",
        club=club,
        series=series,
        category=category,
        table=table,
    )


def _sits_in(arbiter: Arbiter, hall: EventHall) -> bool:
    return any(block.first <= hall.last and block.last >= hall.first for block in arbiter.blocks)
