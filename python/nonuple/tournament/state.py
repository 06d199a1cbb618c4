"""Where an event stands by its own facts; what its rooms play is told by their contests."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from nonuple.competition.agenda import in_order
from nonuple.competition.event import (
    Departure,
    EventGame,
    EventScore,
    EventSettings,
    EventSolo,
    Tournament,
    attend,
    gone,
    miss,
)
from nonuple.competition.federation import Federation
from nonuple.competition.importing import ColumnProfile
from nonuple.contest.people import Arbiter
from nonuple.tournament import events as on
from nonuple.tournament.people import Bound, EventHall

_NOBODY = Federation("nonuple-federation", 1, "")
"""Before anything is arranged there are no series and no categories."""

Known = Mapping[tuple[int, str], on.RoomScores]
"""What each game has come to by now, by game and room."""

FILE = ""
"""In the place of a room: the game was played elsewhere, and a file told what it came to."""


@dataclass
class EventState:
    """Everything known of an event at one moment."""

    id: str
    number: int = 0
    opened: str = ""
    demo: bool = False
    arranged: bool = False
    event: Tournament = field(
        default_factory=lambda: Tournament("event", "", "", EventSettings(federation=_NOBODY))
    )
    plans: tuple[on.PlannedGame, ...] = ()
    draws: dict[int, on.TablesDrawn] = field(default_factory=dict)
    """The last draw of each game."""
    kept: frozenset[str] = frozenset()
    """Entries whose table is not drawn again."""
    arbiters: tuple[Arbiter, ...] = ()
    halls: dict[str, EventHall] = field(default_factory=dict)
    bound: dict[int, tuple[Bound, ...]] = field(default_factory=dict)
    """Where each game is or was played."""
    taken: dict[tuple[int, str], on.RoomScores] = field(default_factory=dict)
    """What games came to that are over."""
    playoffs: dict[str, on.PlayoffBound] = field(default_factory=dict)
    """By room, those who play on."""
    profile: ColumnProfile = field(default_factory=ColumnProfile)
    grants: dict[str, on.EntranceGranted] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.event.name

    def has_begun(self, game: int) -> bool:
        return game in self.bound or self.is_from_file(game)

    def is_from_file(self, game: int) -> bool:
        return (game, FILE) in self.taken

    @property
    def begun(self) -> frozenset[int]:
        return frozenset(self.bound) | {game for game, room in self.taken if room == FILE}

    def games_of(self, room: str) -> list[int]:
        """The games played in a room, in their order."""
        return sorted(game for game, places in self.bound.items() if any(one.room == room for one in places))

    def run_of(self, game: int, room: str) -> int | None:
        return next((one.run for one in self.bound.get(game, ()) if one.room == room), None)

    def with_results(self, known: Known) -> Tournament:
        """The event with what every game has come to."""
        games = tuple(
            _played(game, list(self._results_of(number, known)))
            for number, game in enumerate(self.event.games, start=1)
        )
        return replace(self.event, games=games)

    def _results_of(self, game: int, known: Known) -> Iterator[on.RoomScores]:
        """What each room has come to once a turn is over, and what a file told."""
        for one in self.bound.get(game, ()):
            scores = known.get((game, one.room))
            if scores is not None and scores.turns:
                yield scores
        if self.is_from_file(game):
            yield self.taken[game, FILE]


def _played(game: EventGame, found: Sequence[on.RoomScores]) -> EventGame:
    """A game with what its rooms have come to, put together."""
    if not found:
        return game
    scores: dict[str, EventScore] = {}
    solos: list[EventSolo] = []
    for one in found:
        scores |= one.scores
        solos += one.solos
    first = max(found, key=lambda one: one.turns)
    return replace(
        game,
        scores=scores,
        solos=tuple(solos),
        top=first.top,
        turns=first.turns,
        record=first.record,
        provisional=not all(one.over and not one.pending for one in found),
    )


# --- What changes it ---------------------------------------------------------------------------------------


def apply(state: EventState, event: on.TournamentEvent, number: int, at: str) -> None:
    """The event after a fact."""
    state.number = number
    _CHANGES[type(event)](state, event, at)


def _open(state: EventState, event: on.TournamentOpened, at: str) -> None:
    state.opened, state.demo = at, event.demo
    state.event = replace(state.event, id=state.id, name=event.name)


def _arrange(state: EventState, event: on.TournamentArranged, at: str) -> None:
    before = state.event
    order = event.order or tuple(
        number if number <= len(before.games) else 0 for number in range(1, len(event.games) + 1)
    )
    ordered = in_order(before, order)
    games = tuple(
        replace(
            game,
            name=plan.name,
            formula=plan.formula,
            time=plan.time,
            day=plan.day,
            starts=plan.starts,
            room=plan.room,
        )
        for game, plan in zip(ordered.games, event.games, strict=True)
    )
    state.event = replace(ordered, name=event.name, date=event.date, settings=event.settings, games=games)
    now = {was: number for number, was in enumerate(order, start=1) if was}
    state.draws = {now[was]: replace(one, game=now[was]) for was, one in state.draws.items() if was in now}
    state.plans, state.arranged = event.games, True


def _write(state: EventState, event: on.EntriesWritten, at: str) -> None:
    people = {one.id: one for one in (*state.event.people, *event.people)}
    entries = {one.id: one for one in (*state.event.entries, *event.entries)}
    state.event = replace(state.event, people=tuple(people.values()), entries=tuple(entries.values()))


def _strike(state: EventState, event: on.EntriesStruck, at: str) -> None:
    struck = set(event.entries)
    before = state.event
    entries = tuple(one for one in before.entries if one.id not in struck)
    left = {person for one in entries for person in one.people}
    people = tuple(one for one in before.people if one.id in left)
    games = tuple(
        replace(game, seats={id_: table for id_, table in game.seats.items() if id_ not in struck})
        for game in before.games
    )
    departures = tuple(one for one in before.departures if one.entry not in struck)
    absences = tuple(one for one in before.absences if one.entry not in struck)
    state.event = replace(
        before, entries=entries, people=people, games=games, departures=departures, absences=absences
    )
    state.kept -= struck


def _learn(state: EventState, event: on.ColumnsLearnt, at: str) -> None:
    state.profile = ColumnProfile({**state.profile.columns, **event.columns})


def _draw(state: EventState, event: on.TablesDrawn, at: str) -> None:
    game = state.event.game(event.game)
    state.event = state.event.with_game(event.game, replace(game, seats=event.seats, seed=event.seed))
    state.draws[event.game] = event


def _seat(state: EventState, event: on.SeatsChanged, at: str) -> None:
    game = state.event.game(event.game)
    changed = {**game.seats, **event.seats}
    seats = {id_: table for id_, table in changed.items() if table is not None}
    state.event = state.event.with_game(event.game, replace(game, seats=seats))
    for entry, table in event.seats.items():
        if table is not None:
            state.event = attend(state.event, entry, event.game)


def _keep(state: EventState, event: on.PlacesKept, at: str) -> None:
    state.kept = frozenset(event.entries)


def _post(state: EventState, event: on.ArbitersPosted, at: str) -> None:
    state.arbiters = event.arbiters


def _go(state: EventState, event: on.EntryGone, at: str) -> None:
    state.event = gone(state.event, event.departure, state.begun)


def _miss(state: EventState, event: on.GameMissed, at: str) -> None:
    state.event = miss(state.event, event.absence)


def _come_back(state: EventState, event: on.EntryBack, at: str) -> None:
    if event.game is not None:
        state.event = attend(state.event, event.entry, event.game)
        return
    left: tuple[Departure, ...] = tuple(one for one in state.event.departures if one.entry != event.entry)
    state.event = replace(state.event, departures=left)


def _open_hall(state: EventState, event: on.HallOpened, at: str) -> None:
    state.halls[event.hall.id] = event.hall


def _bind(state: EventState, event: on.GameBound, at: str) -> None:
    others = tuple(one for one in state.bound.get(event.game, ()) if one.room != event.room)
    state.bound[event.game] = (*others, Bound(event.room, event.run))


def _take(state: EventState, event: on.ResultsTaken, at: str) -> None:
    state.taken[event.game, event.room] = event.results


def _bind_playoff(state: EventState, event: on.PlayoffBound, at: str) -> None:
    state.playoffs[event.room] = event


def _part(state: EventState, event: on.PlayedOff, at: str) -> None:
    others = tuple(one for one in state.event.playoffs if not set(one) & set(event.order))
    state.event = replace(state.event, playoffs=(*others, event.order))


def _hang(state: EventState, event: on.RankingHung, at: str) -> None:
    state.event = replace(state.event, hung=(*state.event.hung, event.hung))


def _grant(state: EventState, event: on.EntranceGranted, at: str) -> None:
    """One who comes in with a code that was revoked meanwhile, on another server say, stays outside."""
    code = event.id.rpartition(".")[0]
    if not code or code in state.grants:
        state.grants[event.id] = event


def _revoke(state: EventState, event: on.EntranceRevoked, at: str) -> None:
    state.grants.pop(event.id, None)


_CHANGES: dict[type[on.TournamentFact], Callable[[EventState, Any, str], None]] = {
    on.TournamentOpened: _open,
    on.TournamentArranged: _arrange,
    on.EntriesWritten: _write,
    on.EntriesStruck: _strike,
    on.ColumnsLearnt: _learn,
    on.TablesDrawn: _draw,
    on.SeatsChanged: _seat,
    on.PlacesKept: _keep,
    on.ArbitersPosted: _post,
    on.EntryGone: _go,
    on.EntryBack: _come_back,
    on.GameMissed: _miss,
    on.HallOpened: _open_hall,
    on.GameBound: _bind,
    on.ResultsTaken: _take,
    on.PlayoffBound: _bind_playoff,
    on.PlayedOff: _part,
    on.RankingHung: _hang,
    on.EntranceGranted: _grant,
    on.EntranceRevoked: _revoke,
}
