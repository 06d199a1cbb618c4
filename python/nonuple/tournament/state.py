"""Where an event stands by its own facts; what its rooms play is told by their contests."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec.structs import replace

from nonuple.activity.door import AtDoor, Door, Granted, Opened, Revoked
from nonuple.centres.events import MetSettled
from nonuple.contest.people import Arbiter
from nonuple.event.agenda import in_order
from nonuple.event.centres import NOWHERE, Elsewhere, Merged, joined
from nonuple.event.event import (
    Departure,
    Event,
    EventScore,
    EventSettings,
    attend,
    gone,
    miss,
)
from nonuple.event.halls import Hall, HallScores, Joint, together
from nonuple.event.ranking import Kept
from nonuple.people.federation import Federation
from nonuple.people.lists import ColumnProfile
from nonuple.people.person import Entry, Person
from nonuple.tournament import events as on
from nonuple.tournament.people import Bound, EventHall

_NOBODY = Federation("nonuple-federation", 1, "")
"""Before anything is arranged there are no series and no categories."""

Known = Mapping[tuple[int, str], HallScores]
"""What each game has come to by now, by game and room."""

FILE = ""
"""In the place of a room: the game was played elsewhere, and a file told what it came to."""


TOLD = (
    on.TournamentArranged
    | on.EntriesWritten
    | on.EntriesStruck
    | on.ArbitersPosted
    | on.TablesDrawn
    | on.EntryGone
    | on.EntryBack
    | on.GameMissed
    | on.ArrivalsNoted
    | on.GameBound
    | on.EventGameAnnulled
    | on.EventGameWithdrawn
    | on.EventGameRestored
    | on.ScoreCorrected
    | on.RankingHung
)
"""What a journal tells."""
MOST_ACTS = 100


class Before(NamedTuple):
    """What an act may have changed, as it was before."""

    event: Event
    plans: tuple[on.PlannedGame, ...]
    arbiters: tuple[Arbiter, ...]
    people: tuple[Person, ...] = ()
    entries: tuple[Entry, ...] = ()
    """Of those whom it wrote or struck, the records that there were."""


class Act(NamedTuple):
    """A fact of the log: when it was, who did it, and what was before."""

    number: int
    at: str
    author: str
    fact: on.TournamentEvent
    before: Before


@dataclass
class EventState:
    """Everything known of an event at one moment."""

    id: str
    number: int = 0
    arranged: bool = False
    event: Event = field(default_factory=lambda: Event("event", "", "", EventSettings(federation=_NOBODY)))
    plans: tuple[on.PlannedGame, ...] = ()
    draws: dict[int, on.TablesDrawn] = field(default_factory=dict)
    """The last draw of each game."""
    file: str = ""
    """By what the event is called in the file that it was taken from; none where it began here."""
    centres: str = ""
    """Where halls elsewhere send what they have played."""
    centres_count: bool = False
    met: dict[tuple[str, ...], str] = field(default_factory=dict)
    """Of entries of one person, which counts; empty where they are two people."""
    arrivals: dict[int, dict[str, on.Arrival]] = field(default_factory=dict)
    """By game, who was ticked in at the door, and who is announced late."""
    kept: frozenset[str] = frozenset()
    """Entries whose table is not drawn again."""
    arbiters: tuple[Arbiter, ...] = ()
    halls: dict[str, EventHall] = field(default_factory=dict)
    bound: dict[int, tuple[Bound, ...]] = field(default_factory=dict)
    """Where each game is or was played."""
    mistaken: dict[int, tuple[Bound, ...]] = field(default_factory=dict)
    """Where each game was opened that was withdrawn since."""
    withdrawn: frozenset[Bound] = frozenset()
    """All games of rooms that are no game of this event any more."""
    corrections: dict[tuple[int, str], int] = field(default_factory=dict)
    """Totals by game and entry that are others than halls tell."""
    acts: tuple[Act, ...] = ()
    """What people did last, the last first."""
    former: tuple[str, ...] = ()
    """What the event was called before."""
    taken: dict[tuple[int, str], HallScores] = field(default_factory=dict)
    """What games came to that are over."""
    excluded: Counter[tuple[int, str]] = field(default_factory=Counter)
    """How often an entry was excluded during a game; letting it in again takes none of these away."""
    playoffs: dict[str, on.PlayoffBound] = field(default_factory=dict)
    """By room, those who play on."""
    profile: ColumnProfile = field(default_factory=ColumnProfile)
    door: Door = field(default_factory=Door)

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

    def leader_of(self, game: int) -> Bound | None:
        """Where a game is led from."""
        return next(iter(self.bound.get(game, ())), None)

    def run_of(self, game: int, room: str) -> int | None:
        return next((one.run for one in self.bound.get(game, ()) if one.room == room), None)

    def merged(self, known: Known, there: Elsewhere = NOWHERE, kept: Kept[Joint] | None = None) -> Merged:
        """With what every game has come to in its halls, here and elsewhere.

        As long as its halls elsewhere do not count, they may have the sealed games still before them.
        """
        kept = kept or Kept()
        merged = joined(
            self.event, there, lambda number, halls: self._joint(number, known, there, halls, kept)
        )
        if not self.centres or self.centres_count:
            return merged
        silent = tuple(replace(one, record=None, finds=()) for one in merged.event.games)
        return merged._replace(event=replace(merged.event, games=silent))

    def _joint(
        self, number: int, known: Known, there: Elsewhere, others: Sequence[Hall], kept: Kept[Joint]
    ) -> Joint:
        game, itself = self.event.game(number), there.itself(number)
        rules = self.event.settings.rules.ledger
        here = list(self._halls_of(number, known))
        totals = {entry: total for (at, entry), total in self.corrections.items() if at == number}
        return kept.made(
            number,
            (game, here, others, itself, rules, totals),
            lambda: _corrected(
                together(game, [*here, *others], rules, number, itself, leads=bool(here)), totals
            ),
        )

    def copied(self) -> "EventState":
        """Another one, to see what would happen."""
        other = copy(self)
        for name, one in vars(self).items():
            if isinstance(one, dict):
                setattr(other, name, dict(one))
        return other

    def _halls_of(self, game: int, known: Known) -> Iterator[Hall]:
        """What each room has come to once a turn is over, and what a file told."""
        for one in self.bound.get(game, ()):
            scores = known.get((game, one.room))
            if scores is not None and scores.turns:
                yield Hall(one.room, scores, here=True)
        if self.is_from_file(game):
            yield Hall(FILE, self.taken[game, FILE])


def _corrected(joint: Joint, totals: Mapping[str, int]) -> Joint:
    """With what an organiser has corrected of it."""
    if not totals:
        return joint
    scores = dict(joint.game.scores)
    for entry, total in totals.items():
        scores[entry] = replace(scores.get(entry, EventScore(0)), total=total)
    return joint._replace(game=replace(joint.game, scores=scores))


# --- What changes it ---------------------------------------------------------------------------------------


def apply(state: EventState, event: on.TournamentEvent, number: int, at: str, author: str = "") -> None:
    """The event after a fact."""
    state.number = number
    if isinstance(event, TOLD) and not _is_tick(event):
        act = Act(number, at, author, event, _before(state, event))
        state.acts = (act, *state.acts[: MOST_ACTS - 1])
    _CHANGES[type(event)](state, event, at)


def _before(state: EventState, fact: on.TournamentEvent) -> Before:
    before = Before(state.event, state.plans, state.arbiters)
    if not isinstance(fact, on.EntriesWritten | on.EntriesStruck):
        return before
    struck = fact.entries if isinstance(fact, on.EntriesStruck) else (one.id for one in fact.entries)
    ids = frozenset(struck)
    entries = tuple(one for one in state.event.entries if one.id in ids)
    those = {id_ for one in entries for id_ in one.people}
    if isinstance(fact, on.EntriesWritten):
        those = {one.id for one in fact.people}
    people = tuple(one for one in state.event.people if one.id in those)
    return before._replace(people=people, entries=entries)


def _is_tick(event: on.TournamentEvent) -> bool:
    """Hundreds come in one by one: that they did is told at the door."""
    return isinstance(event, on.ArrivalsNoted) and event.arrival != "absent"


def _at_door(state: EventState, event: AtDoor, at: str) -> None:
    state.door.apply(event, at)
    if isinstance(event, Opened):
        state.event = replace(state.event, id=state.id, name=event.name)


def _arrange(state: EventState, event: on.TournamentArranged, at: str) -> None:
    before = state.event
    if state.arranged and event.name != before.name:
        state.former = (*state.former, before.name)
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
    state.arrivals = {now[was]: those for was, those in state.arrivals.items() if was in now}
    state.mistaken = {now[was]: places for was, places in state.mistaken.items() if was in now}
    state.plans, state.arranged = event.games, True
    state.file = event.file or state.file


def _write(state: EventState, event: on.EntriesWritten, at: str) -> None:
    people = {one.id: one for one in (*state.event.people, *event.people)}
    entries = {one.id: one for one in (*state.event.entries, *event.entries)}
    state.event = replace(state.event, people=tuple(people.values()), entries=tuple(entries.values()))


def _strike(state: EventState, event: on.EntriesStruck, at: str) -> None:
    struck = set(event.entries)
    state.corrections = {where: total for where, total in state.corrections.items() if where[1] not in struck}
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
    for number in state.arrivals:
        _forget_arrivals(state, number, struck)


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
            state.event = attend(state.event, event.game, entry)


def _keep(state: EventState, event: on.PlacesKept, at: str) -> None:
    state.kept = frozenset(event.entries)


def _post(state: EventState, event: on.ArbitersPosted, at: str) -> None:
    state.arbiters = event.arbiters


def _go(state: EventState, event: on.EntryGone, at: str) -> None:
    told = event.departure
    before = (one for one in state.event.departures if one.excluded)
    known = any((one.entry, one.game) == (told.entry, told.game) for one in before)
    state.excluded[told.game, told.entry] += told.excluded and not known
    state.event = gone(state.event, told, state.begun)


def _miss(state: EventState, event: on.GameMissed, at: str) -> None:
    absence = event.absence
    state.event = miss(state.event, absence.game, absence.entry, article=absence.article)
    _forget_arrivals(state, absence.game, (absence.entry,))


def _arrive(state: EventState, event: on.ArrivalsNoted, at: str) -> None:
    if event.arrival == "absent":
        state.event = miss(state.event, event.game, *event.entries)
    else:
        state.event = attend(state.event, event.game, *event.entries)
    _forget_arrivals(state, event.game, event.entries)
    if event.arrival in ("here", "late"):
        noted = dict.fromkeys(event.entries, event.arrival)
        state.arrivals[event.game] = {**state.arrivals[event.game], **noted}


def _forget_arrivals(state: EventState, game: int, entries: Collection[str]) -> None:
    left = {entry: one for entry, one in state.arrivals.get(game, {}).items() if entry not in set(entries)}
    state.arrivals[game] = left


def _come_back(state: EventState, event: on.EntryBack, at: str) -> None:
    if event.game is not None:
        state.event = attend(state.event, event.game, event.entry)
        return
    left: tuple[Departure, ...] = tuple(one for one in state.event.departures if one.entry != event.entry)
    state.event = replace(state.event, departures=left)


def _open_hall(state: EventState, event: on.HallOpened, at: str) -> None:
    state.halls[event.hall.id] = event.hall


def _join(state: EventState, event: on.CentresJoined, at: str) -> None:
    state.centres, state.centres_count = event.centres, event.counts


def _settle_met(state: EventState, event: MetSettled, at: str) -> None:
    state.met.pop(event.entries, None)
    if event.counts is not None:
        state.met[event.entries] = event.counts


def _bind(state: EventState, event: on.GameBound, at: str) -> None:
    state.mistaken.pop(event.game, None)
    before = {one.room: one for one in state.bound.get(event.game, ())}
    state.bound[event.game] = tuple((before | {event.room: Bound(event.room, event.run)}).values())


def _annul(state: EventState, event: on.EventGameAnnulled, at: str) -> None:
    state.event = state.event.with_game(event.game, replace(state.event.game(event.game), annulled=event.why))


def _withdraw(state: EventState, event: on.EventGameWithdrawn, at: str) -> None:
    places = state.bound.pop(event.game)
    for one in places:
        state.taken.pop((event.game, one.room), None)
    state.mistaken[event.game] = places
    state.withdrawn |= set(places)


def _correct(state: EventState, event: on.ScoreCorrected, at: str) -> None:
    if event.total is None:
        state.corrections.pop((event.game, event.entry), None)
    else:
        state.corrections[event.game, event.entry] = event.total


def _restore(state: EventState, event: on.EventGameRestored, at: str) -> None:
    game = state.event.game(event.game)
    if game.annulled:
        state.event = state.event.with_game(event.game, replace(game, annulled=""))
        return
    places = state.mistaken.pop(event.game)
    state.bound[event.game] = places
    state.withdrawn -= set(places)


def _take(state: EventState, event: on.ResultsTaken, at: str) -> None:
    state.taken[event.game, event.room] = event.results


def _bind_playoff(state: EventState, event: on.PlayoffBound, at: str) -> None:
    state.playoffs[event.room] = event


def _part(state: EventState, event: on.PlayedOff, at: str) -> None:
    others = tuple(one for one in state.event.playoffs if not set(one) & set(event.order))
    state.event = replace(state.event, playoffs=(*others, event.order))


def _hang(state: EventState, event: on.RankingHung, at: str) -> None:
    state.event = replace(state.event, hung=(*state.event.hung, event.hung))


_CHANGES: dict[type, Callable[[EventState, Any, str], None]] = {
    **dict.fromkeys((Opened, Granted, Revoked), _at_door),
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
    on.ArrivalsNoted: _arrive,
    on.HallOpened: _open_hall,
    on.CentresJoined: _join,
    MetSettled: _settle_met,
    on.GameBound: _bind,
    on.EventGameAnnulled: _annul,
    on.EventGameWithdrawn: _withdraw,
    on.EventGameRestored: _restore,
    on.ScoreCorrected: _correct,
    on.ResultsTaken: _take,
    on.PlayoffBound: _bind_playoff,
    on.PlayedOff: _part,
    on.RankingHung: _hang,
}
