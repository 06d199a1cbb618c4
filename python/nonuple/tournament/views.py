"""What each role may see of an event, as named parts of channels. Nothing of a turn in progress is in any."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.competition.agenda import AgendaDay, agenda, day_of
from nonuple.competition.event import Absence, Departure, Hung, PairCategory, State, Tournament
from nonuple.competition.people import Enrolment, Registrant
from nonuple.competition.ranking import Competitor, RankLine
from nonuple.competition.standings import changes, competitors, hang, standings, team_indexes
from nonuple.competition.tables import neighbours
from nonuple.contest.people import Arbiter
from nonuple.tournament.conflicts import EntryConflict, conflicts_of
from nonuple.tournament.people import EventRole
from nonuple.tournament.rosters import game_of
from nonuple.tournament.state import EventState, Known

GameStage = Literal["planned", "drawn", "open", "playing", "deciding", "over"]
"""Nothing yet; tables attributed; opened by its chief; turns are played; slips wait; nothing is left."""


class EventView(msgspec.Struct, frozen=True):
    id: str
    name: str
    date: str
    demo: bool
    entries: int
    people: int
    edition: str
    tie_breaks: tuple[str, ...]
    best: int | None
    cut: int | None
    ranked: bool
    """Whether it counts for a ranking."""
    pair_category: PairCategory


class GameCard(msgspec.Struct, frozen=True):
    """One game of the event, for everybody."""

    number: int
    name: str
    formula: str
    time: str | None
    day: str
    starts: str
    room: str
    """Where it is to be played, as the agenda says it."""
    stage: GameStage
    seated: int
    top: int
    turns: int
    rooms: tuple[str, ...]
    """Ids of the rooms that it is played in."""


class HallView(msgspec.Struct, frozen=True):
    """A room, and the game that it plays or is to play next."""

    id: str
    name: str
    chief: str
    first: int
    last: int
    game: int | None
    turns: int
    """Turns that are over in that game."""
    playing: bool
    awaited: int
    """Slips of those turns that nobody has decided yet."""
    playoff: tuple[str, ...] = ()
    """Those who play on there until they are parted."""
    commission: tuple[str, ...] = ()


class StandingHead(msgspec.Struct, frozen=True):
    """What a ranking was computed from."""

    top: int
    tops: tuple[int, ...]
    """Of each game."""
    turns: tuple[int, ...]
    played: tuple[bool, ...]
    provisional: bool
    state: State
    awaited: int
    tie_breaks: tuple[str, ...]
    cut: int | None


class StandingOrder(msgspec.Struct, frozen=True):
    """Entries in their order, and the rank of each."""

    ids: tuple[str, ...]
    ranks: tuple[int, ...]


class StandingLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the ranking; its rank is in the order, so that one slip changes one line."""

    name: str
    total: int
    games: tuple[int | None, ...]
    club: str = ""
    series: str = ""
    category: str = ""
    team: str = ""
    decided_by: str = ""
    open: bool = False
    """Whether it shares a rank across the cut."""
    tops_lost: int = 0
    warnings: int = 0
    solos: int = 0
    ranks: tuple[int, ...] = ()
    """After each game that is over."""
    gone: Literal["", "withdrawn", "excluded"] = ""


class GroupLine(msgspec.Struct, frozen=True):
    """A club or a team in the ranking."""

    rank: int
    name: str
    total: int
    negative: int
    counted: tuple[str, ...]


class TeamLine(GroupLine, frozen=True):
    index: int
    division: str


class HungView(msgspec.Struct, frozen=True):
    at: str
    state: State
    games: int


class ChangedLine(msgspec.Struct, frozen=True):
    """What is not as it was hung up; 0 for one who was not there, or no longer is."""

    id: str
    rank_before: int
    total_before: int
    rank: int
    total: int


MOST_CHANGES = 100


class SeatsView(msgspec.Struct, frozen=True):
    """The tables of a game, what they were drawn from, and those who still sit side by side."""

    game: int
    seats: Mapping[str, int]
    seed: str
    order: str
    apart: str | None
    beside: tuple[tuple[str, ...], ...]
    begun: bool


class TeamValue(msgspec.Struct, frozen=True):
    """What a team is worth by the series of its people, and the division that this opens."""

    team: str
    index: int
    division: str


class EntranceView(msgspec.Struct, frozen=True):
    id: str
    role: EventRole
    name: str
    room: str


class SeriesView(msgspec.Struct, frozen=True):
    """What the federation knows: its name, and codes in their order."""

    name: str
    series: tuple[str, ...]
    categories: tuple[str, ...]


class ShownEvent(NamedTuple):
    """An event, with what is played by now."""

    state: EventState
    known: Known
    event: Tournament
    after: Sequence[Mapping[str, int]] = ()
    """The rank of everybody after each of the first games that are over."""
    commissions: Mapping[str, tuple[str, ...]] = {}
    """By room, who rules on appeals there."""
    lacking: tuple[str, ...] = ()
    """Rooms in which nobody does, though the event counts for a ranking."""


# --- For everybody -----------------------------------------------------------------------------------------


def event_parts(shown: ShownEvent) -> dict[str, object]:
    state, event = shown.state, shown.event
    settings = event.settings
    view = EventView(
        event.id,
        event.name,
        event.date,
        state.demo,
        len(event.entries),
        len(event.people),
        settings.edition,
        settings.tie_breaks,
        settings.best,
        settings.cut,
        settings.ranked,
        settings.pair_category,
    )
    games = tuple(_card(shown, number) for number in range(1, len(event.games) + 1))
    return {
        "event": view,
        "games": games,
        "agenda": tuple(agenda(event)),
        "halls": tuple(hall_view(shown, one) for one in state.halls),
    }


def _card(shown: ShownEvent, number: int) -> GameCard:
    game, plan = shown.event.game(number), shown.state.plans[number - 1]
    return GameCard(
        number,
        game.name,
        game.formula,
        plan.time,
        day_of(shown.event, number),
        game.starts,
        game.room,
        game_stage(shown, number),
        len(game.seats),
        game.top,
        game.turns,
        tuple(one.room for one in shown.state.bound.get(number, ())),
    )


def game_stage(shown: ShownEvent, number: int) -> GameStage:
    state, game = shown.state, shown.event.game(number)
    if not state.has_begun(number):
        return "drawn" if game.seats else "planned"
    if state.is_from_file(number):
        return "deciding" if game.provisional else "over"
    played = [shown.known.get((number, one.room)) for one in state.bound[number]]
    if all(one is not None and one.over for one in played):
        return "deciding" if any(one.pending for one in played if one is not None) else "over"
    return "playing" if any(one is not None and one.turns for one in played) else "open"


def hall_view(shown: ShownEvent, room: str) -> HallView:
    state, hall = shown.state, shown.state.halls[room]
    game = game_of(state, hall, shown.known)
    scores = shown.known.get((game, room)) if game is not None else None
    playoff = state.playoffs.get(room)
    return HallView(
        hall.id,
        hall.name,
        hall.chief,
        hall.first,
        hall.last,
        game,
        scores.turns if scores is not None else 0,
        scores is not None and not scores.over,
        scores.pending if scores is not None else 0,
        playoff.entries if playoff is not None else (),
        shown.commissions.get(room, ()),
    )


# --- The ranking -------------------------------------------------------------------------------------------


def standing_parts(shown: ShownEvent) -> dict[str, object]:
    """The cumulated ranking: a part a line, so that what has not changed is not told again."""
    event = shown.event
    ranking = standings(event)
    lines = ranking.rankings[0].ranking
    people = {str(one.id): one for one in competitors(event)}
    gone = {one.entry: one for one in event.departures}
    hung = event.hung[-1] if event.hung else None
    return {
        "head": _head(shown, ranking.top, ranking.provisional),
        "order": StandingOrder(tuple(str(one.id) for one in lines), tuple(one.rank for one in lines)),
        "clubs": tuple(_group(one) for one in standings(event, "club").rankings[0].ranking),
        "teams": tuple(_teams(event, list(people.values()))),
        "hung": HungView(hung.at, hung.state, hung.games) if hung is not None else None,
        "changed": tuple(_changed(event, hung)) if hung is not None else (),
        **{
            f"line:{line.id}": _line(shown, line, people[str(line.id)], gone.get(str(line.id)))
            for line in lines
        },
    }


def _head(shown: ShownEvent, top: int, provisional: bool) -> StandingHead:
    event = shown.event
    hung = event.hung[-1].state if event.hung else "final"
    return StandingHead(
        top=top,
        tops=tuple(one.top for one in event.games),
        turns=tuple(one.turns for one in event.games),
        played=tuple(one.played for one in event.games),
        provisional=provisional,
        state="provisional" if provisional else hung,
        awaited=sum(one.pending for one in shown.known.values()),
        tie_breaks=event.settings.tie_breaks,
        cut=event.settings.cut,
    )


def _line(
    shown: ShownEvent,
    line: RankLine,
    one: Competitor,
    departure: Departure | None,
) -> StandingLine:
    event, id_ = shown.event, str(line.id)
    breaks = event.settings.tie_breaks
    scores = [game.scores[id_] for game in event.games if id_ in game.scores]
    return StandingLine(
        name=one.name,
        total=line.total,
        games=tuple(line.games),
        club=one.club or "",
        series=one.series or "",
        category=one.category or "",
        team=one.team or "",
        decided_by=line.decided_by or "",
        open=line.tie_open is True,
        tops_lost=sum(one.tops_lost or 0 for one in scores) if "tops-lost" in breaks else 0,
        warnings=sum(one.warnings or 0 for one in scores) if "warnings" in breaks else 0,
        solos=sum(one.solos or 0 for one in scores),
        ranks=tuple(ranks[id_] for ranks in shown.after),
        gone="" if departure is None else "excluded" if departure.excluded else "withdrawn",
    )


def ranks_after(event: Tournament) -> list[Mapping[str, int]]:
    """The rank of everybody after each of the first games that are over."""
    found: list[Mapping[str, int]] = []
    for number, game in enumerate(event.games, start=1):
        if not game.played or game.provisional:
            break
        until = replace(event, games=event.games[:number])
        found.append({str(one.id): one.rank for one in standings(until).rankings[0].ranking})
    return found


def _group(line: RankLine) -> GroupLine:
    counted = tuple(map(str, line.counted)) if line.counted is not msgspec.UNSET else ()
    return GroupLine(line.rank, str(line.id), line.total, line.negative, counted)


def _teams(event: Tournament, people: Sequence[Competitor]) -> Iterator[TeamLine]:
    """The teams with their index and division; within a division as many count as it says."""
    indexes = {one.team: one for one in team_indexes(event, people)}
    if not indexes:
        return
    divided = event.settings.federation.divisions
    rankings = standings(event, "division" if divided else "team").rankings
    for ranking in rankings:
        for line in ranking.ranking:
            of, index = _group(line), indexes[str(line.id)]
            division = index.division or ""
            yield TeamLine(of.rank, of.name, of.total, of.negative, of.counted, index.value, division)


def _changed(event: Tournament, hung: Hung) -> Iterator[ChangedLine]:
    found = changes(hung, hang(event, hung.at, hung.state))
    for one in found[:MOST_CHANGES]:
        yield ChangedLine(
            one.id,
            one.before.rank if one.before else 0,
            one.before.total if one.before else 0,
            one.after.rank if one.after else 0,
            one.after.total if one.after else 0,
        )


# --- For the organiser -------------------------------------------------------------------------------------


def office_parts(shown: ShownEvent) -> dict[str, object]:
    """People and entries a part each: 1,500 people are not told again because one is late."""
    state, event = shown.state, shown.event
    people = competitors(event)
    federation = event.settings.federation
    return {
        "known": SeriesView(
            federation.name,
            tuple(one.code for one in federation.series),
            tuple(one.code for one in federation.categories),
        ),
        "arbiters": state.arbiters,
        "kept": tuple(sorted(state.kept)),
        "departures": event.departures,
        "absences": event.absences,
        "grants": tuple(EntranceView(one.id, one.role, one.name, one.room) for one in state.grants.values()),
        "conflicts": tuple(conflicts_of(event, shown.lacking)),
        "teams": tuple(
            TeamValue(one.team, one.value, one.division or "") for one in team_indexes(event, people)
        ),
        **{f"seats:{number}": seats_view(shown, number, people) for number in range(1, len(event.games) + 1)},
        **{f"person:{one.id}": one for one in event.people},
        **{f"entry:{one.id}": one for one in event.entries},
    }


def seats_view(shown: ShownEvent, number: int, people: Sequence[Competitor]) -> SeatsView:
    game, drawn = shown.event.game(number), shown.state.draws.get(number)
    apart = drawn.apart if drawn is not None else None
    return SeatsView(
        number,
        game.seats,
        drawn.seed if drawn is not None else "",
        drawn.order if drawn is not None else "",
        apart,
        tuple(neighbours(people, game.seats, apart)) if apart is not None else (),
        shown.state.has_begun(number),
    )


SHAPES: Mapping[str, Mapping[str, Any]] = {
    "TournamentEvent": {
        "event": EventView,
        "games": tuple[GameCard, ...],
        "agenda": tuple[AgendaDay, ...],
        "halls": tuple[HallView, ...],
    },
    "Standing": {
        "head": StandingHead,
        "order": StandingOrder,
        "clubs": tuple[GroupLine, ...],
        "teams": tuple[TeamLine, ...],
        "hung": HungView | None,
        "changed": tuple[ChangedLine, ...],
        "line:*": StandingLine,
    },
    "EventOffice": {
        "known": SeriesView,
        "arbiters": tuple[Arbiter, ...],
        "kept": tuple[str, ...],
        "departures": tuple[Departure, ...],
        "absences": tuple[Absence, ...],
        "grants": tuple[EntranceView, ...],
        "conflicts": tuple[EntryConflict, ...],
        "teams": tuple[TeamValue, ...],
        "seats:*": SeatsView,
        "person:*": Registrant,
        "entry:*": Enrolment,
    },
}
"""What each part of each channel is."""
