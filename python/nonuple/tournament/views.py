"""What each role may see of an event, as named parts of channels. Nothing of a turn in progress is in any."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from nonuple.activity.door import Granted
from nonuple.centres.views import CentreProgress
from nonuple.contest.people import Arbiter
from nonuple.contest.views.public import Stage
from nonuple.event.agenda import AgendaDay, agenda, day_of
from nonuple.event.centres import Met
from nonuple.event.event import Absence, Departure, Event, Hung, PairCategory, State
from nonuple.event.halls import Anomaly
from nonuple.event.ranking import Competitor, Counted, GameScore, Kept, RankLine, scores_of
from nonuple.event.standings import (
    GroupLine,
    RankChange,
    changes,
    competitors,
    difference,
    group_line,
    hung_up,
    public_names,
    standings,
    sums_of,
    team_indexes,
    team_view,
)
from nonuple.people.person import Entry, Person
from nonuple.rulebooks.own import OwnRules
from nonuple.tournament.conflicts import EntryConflict, conflicts_of
from nonuple.tournament.elsewhere import ElsewhereView, MetView
from nonuple.tournament.journal import ActView, journal
from nonuple.tournament.people import Bound, EventRole
from nonuple.tournament.rosters import game_of
from nonuple.tournament.seats import SeatsView, seats_view
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
    divided: bool
    own: OwnRules
    """What its games are played by in place of the rulebook."""


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
    """Ids of the rooms that it is played in; the first one leads it."""
    commitment: str | None = None
    """The fingerprint of its letters: one game, one draw in all its rooms."""
    annulled: str = ""
    """Why it counts nowhere; empty as long as it counts."""
    withdrawn: bool = False
    """Whether it was opened by mistake, and can still go on where it was."""


HallState = Literal["before", "opened", "playing", "paused", "late", "over", "apart"]
"""Not opened; no turn yet; at a turn; stopped; behind the leading hall; over; a game that is another."""


class HallNow(NamedTuple):
    """What the contest of a room plays at this moment, as all who are there see it."""

    run: int
    stage: Stage
    turn: int


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
    state: HallState = "before"
    turn: int = 0
    """The turn that it is at."""
    seated: int = 0
    leads: bool = False


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
    sums: tuple[str, ...]
    """Halls elsewhere whose sums count without slips."""


class StandingOrder(msgspec.Struct, frozen=True):
    """Some of the entries in their order, and the rank of each: who moves changes the few around him."""

    ids: tuple[str, ...]
    ranks: tuple[int, ...]


class StandingLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the ranking; its rank is in the order, so that one slip changes one line."""

    name: str
    """As everybody may read it; empty once he is forgotten."""
    total: int
    games: tuple[int | None, ...]
    club: str = ""
    series: str = ""
    category: str = ""
    team: str = ""
    decided_by: str = ""
    unknown: tuple[str, ...] = ()
    """Tie-breaks that part nobody here: a figure of one of the equals is not known."""
    open: bool = False
    """Whether it shares a rank across the cut."""
    tops_lost: int = 0
    warnings: int = 0
    solos: int = 0
    ranks: tuple[int, ...] = ()
    """After each game that is over."""
    gone: Literal["", "withdrawn", "excluded"] = ""


UNNAMED = "–"
"""In the place of the name of somebody who said no, whatever language is read."""


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


def _entrance(one: Granted) -> EntranceView:
    return EntranceView(one.id, cast(EventRole, one.role), one.name, one.place)


class SeriesView(msgspec.Struct, frozen=True):
    """What the federation knows: its name, and codes in their order."""

    name: str
    series: tuple[str, ...]
    categories: tuple[str, ...]


class ShownEvent(NamedTuple):
    """An event, with what is played by now."""

    state: EventState
    known: Known
    event: Event
    after: Mapping[str, tuple[int, ...]] = {}
    """The ranks of everybody after each of the first games that are over."""
    commissions: Mapping[str, tuple[str, ...]] = {}
    """By room, who rules on appeals there."""
    lacking: tuple[str, ...] = ()
    """Rooms in which nobody does, though the event counts for a ranking."""
    left_out: tuple[Anomaly, ...] = ()
    """Halls whose game is another, and what tells."""
    now: Mapping[str, HallNow] = {}
    """By room, where it is."""
    commitments: Mapping[int, str] = {}
    """By game, where its letters are promised."""
    ranked: "Ranked | None" = None
    met: tuple[Met, ...] = ()
    elsewhere: ElsewhereView | None = None
    progress: Mapping[str, CentreProgress] = {}


class Ranked:
    """The ranking as it was told last: one score changes one line, and the club of one."""

    def __init__(self) -> None:
        self.counted = Counted()
        self.lines = Kept[StandingLine]()


# --- For everybody -----------------------------------------------------------------------------------------


def event_parts(shown: ShownEvent) -> dict[str, object]:
    state, event = shown.state, shown.event
    settings = event.settings
    view = EventView(
        event.id,
        event.name,
        event.date,
        state.door.demo,
        len(event.entries),
        len(event.people),
        settings.edition,
        settings.tie_breaks,
        settings.best,
        settings.cut,
        settings.ranked,
        settings.pair_category,
        settings.divided,
        settings.own,
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
        shown.commitments.get(number),
        game.annulled,
        number in shown.state.mistaken,
    )


def game_stage(shown: ShownEvent, number: int) -> GameStage:
    state, game = shown.state, shown.event.game(number)
    if not state.has_begun(number):
        if game.scores:
            return "deciding" if game.provisional else "over"
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
        *_hall_now(shown, room, game),
    )


def _hall_now(shown: ShownEvent, room: str, game: int | None) -> tuple[HallState, int, int, bool]:
    if game is None:
        return "before", 0, 0, False
    hall, leader = shown.state.halls[room], shown.state.leader_of(game)
    seated = sum(table in hall for table in shown.event.game(game).seats.values())
    leads = leader is not None and leader.room == room
    now = shown.now.get(room)
    if now is None or now.run != shown.state.run_of(game, room):
        return "before", 0, seated, leads
    if any(odd.centre == room for odd in shown.left_out):
        return "apart", now.turn, seated, leads
    late = leader is not None and _is_late(now, shown.now.get(leader.room), leader)
    return ("late" if late else _state(now)), now.turn, seated, leads


def _state(now: HallNow) -> HallState:
    match now.stage:
        case "paused" | "over":
            return now.stage
        case "draw" if now.turn == 1:
            return "opened"
        case _:
            return "playing"


def _is_late(now: HallNow, leading: HallNow | None, leader: Bound) -> bool:
    """Whether the leading hall is at a later turn, or has this game behind it."""
    if leading is None or now.stage == "over":
        return False
    return leading.run > leader.run or leading.stage == "over" or leading.turn > now.turn


# --- The ranking -------------------------------------------------------------------------------------------


def standing_parts(shown: ShownEvent) -> dict[str, object]:
    """The cumulated ranking: a part a line, so that what has not changed is not told again."""
    event, ranked = shown.event, shown.ranked or Ranked()
    breaks = event.settings.tie_breaks
    ranking = standings(event, counted=ranked.counted)
    lines = ranking.rankings[0].ranking
    clubs = standings(event, "club", counted=ranked.counted).rankings[0].ranking
    people = {str(one.id): one for one in competitors(event)}
    called = public_names(event, "", UNNAMED)
    gone = {one.entry: one for one in event.departures}
    hung = event.hung[-1] if event.hung else None

    def line_of(line: RankLine, scores: Sequence[GameScore | None]) -> StandingLine:
        id_ = str(line.id)
        after, departure = shown.after.get(id_, ()), gone.get(id_)
        of = (
            people[id_],
            called[id_],
            line.games,
            scores,
            after,
            departure,
            line.decided_by,
            line.unknown,
            line.tie_open,
        )
        return ranked.lines.made(
            id_,
            (of, breaks),
            lambda: _line(_Lined(line, people[id_], called[id_], scores, after, departure), breaks),
        )

    scores = scores_of([str(one.id) for one in lines], [one.counted.scores for one in event.games])
    return {
        "head": _head(shown, ranking.top, ranking.provisional),
        **{
            f"order:{place}": StandingOrder(
                tuple(str(one.id) for one in some), tuple(one.rank for one in some)
            )
            for place, some in enumerate(_in_blocks(lines))
        },
        **{f"club:{line.id}": group_line(line) for line in clubs},
        "teams": tuple(_teams(event, list(people.values()), ranked.counted)),
        "hung": HungView(hung.at, hung.state, hung.games) if hung is not None else None,
        **_changed(event, lines, hung),
        **{f"line:{line.id}": line_of(line, its) for line, its in zip(lines, scores, strict=True)},
    }


IN_A_BLOCK = 50


def _in_blocks(lines: Sequence[RankLine]) -> Iterator[Sequence[RankLine]]:
    return (lines[first : first + IN_A_BLOCK] for first in range(0, max(len(lines), 1), IN_A_BLOCK))


def _head(shown: ShownEvent, top: int, provisional: bool) -> StandingHead:
    event = shown.event
    hung = event.hung[-1].state if event.hung else "final"
    return StandingHead(
        top=top,
        tops=tuple(one.counted.top for one in event.games),
        turns=tuple(one.counted.turns for one in event.games),
        played=tuple(one.played for one in event.games),
        provisional=provisional,
        state="provisional" if provisional else hung,
        awaited=sum(one.pending for one in shown.known.values()),
        tie_breaks=event.settings.tie_breaks,
        cut=event.settings.cut,
        sums=tuple(sums_of(event)),
    )


class _Lined(NamedTuple):
    line: RankLine
    one: Competitor
    name: str
    scores: Sequence[GameScore | None]
    after: tuple[int, ...]
    departure: Departure | None


def _line(of: _Lined, tie_breaks: Sequence[str]) -> StandingLine:
    line, one, departure = of.line, of.one, of.departure
    scores = [score for score in of.scores if score is not None]
    return StandingLine(
        name=of.name,
        total=line.total,
        games=tuple(line.games),
        club=one.club or "",
        series=one.series or "",
        category=one.category or "",
        team=one.team or "",
        decided_by=line.decided_by or "",
        unknown=tuple(line.unknown or ()),
        open=line.tie_open is True,
        tops_lost=sum(score.tops_lost or 0 for score in scores) if "tops-lost" in tie_breaks else 0,
        warnings=sum(score.warnings or 0 for score in scores) if "warnings" in tie_breaks else 0,
        solos=sum(score.solos or 0 for score in scores),
        ranks=of.after,
        gone="" if departure is None else "excluded" if departure.excluded else "withdrawn",
    )


def _teams(event: Event, people: Sequence[Competitor], counted: Counted) -> Iterator[TeamLine]:
    """The teams with their index; where they are ranked by divisions, as many count as theirs says."""
    indexes = {one.team: one.value for one in team_indexes(event, people)}
    for ranking in standings(event, team_view(event), counted=counted).rankings if indexes else ():
        for of in map(group_line, ranking.ranking):
            value, division = indexes[of.name], ranking.of or ""
            yield TeamLine(of.rank, of.name, of.total, of.negative, of.counted, value, division)


def _changed(event: Event, ranking: Sequence[RankLine], hung: Hung | None) -> dict[str, object]:
    """Who has other points than hang there, by name; how many ranks follow from it is said in a line."""
    found = changes(hung, hung_up(event, ranking, hung.at, hung.state)) if hung is not None else ()
    told = difference(found)
    corrected = tuple(map(changed_line, told.corrected[:MOST_CHANGES]))
    return {"changed": corrected, "following": len(told.following)}


def changed_line(one: RankChange) -> ChangedLine:
    return ChangedLine(
        one.id,
        one.before.rank if one.before else 0,
        one.before.total if one.before else 0,
        one.after.rank if one.after else 0,
        one.after.total if one.after else 0,
    )


# --- For the organiser -------------------------------------------------------------------------------------


def office_parts(shown: ShownEvent) -> dict[str, object]:
    """People and entries a part each: 1,500 people are not told again because one is late."""
    state, event = shown.state, _own(shown)
    people = competitors(event)
    federation = event.settings.federation
    return {
        "known": SeriesView(
            federation.name,
            tuple(one.code for one in federation.series),
            tuple(one.code for one in federation.categories),
        ),
        "arbiters": state.arbiters,
        "journal": tuple(journal(state)),
        "kept": tuple(sorted(state.kept)),
        "departures": event.departures,
        "absences": event.absences,
        "grants": tuple(map(_entrance, state.door.grants.values())),
        "conflicts": tuple(conflicts_of(event, state, shown.lacking, shown.left_out)),
        "teams": tuple(
            TeamValue(one.team, one.value, one.division or "") for one in team_indexes(event, people)
        ),
        **{
            f"seats:{number}": seats_view(state, event, number, people)
            for number in range(1, len(event.games) + 1)
        },
        **{f"person:{one.id}": one for one in event.people},
        **{f"entry:{one.id}": one for one in event.entries},
        "met": tuple(MetView(*one) for one in shown.met),
        "elsewhere": shown.elsewhere,
        **shown.progress,
    }


def _own(shown: ShownEvent) -> Event:
    """Without those of halls elsewhere, who are entered there."""
    own = shown.state.event
    return replace(
        shown.event,
        people=own.people,
        entries=own.entries,
        departures=own.departures,
        absences=own.absences,
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
        "order:*": StandingOrder,
        "club:*": GroupLine,
        "teams": tuple[TeamLine, ...],
        "hung": HungView | None,
        "changed": tuple[ChangedLine, ...],
        "following": int,
        "line:*": StandingLine,
    },
    "EventOffice": {
        "known": SeriesView,
        "arbiters": tuple[Arbiter, ...],
        "kept": tuple[str, ...],
        "departures": tuple[Departure, ...],
        "absences": tuple[Absence, ...],
        "journal": tuple[ActView, ...],
        "grants": tuple[EntranceView, ...],
        "conflicts": tuple[EntryConflict, ...],
        "teams": tuple[TeamValue, ...],
        "seats:*": SeatsView,
        "person:*": Person,
        "entry:*": Entry,
        "met": tuple[MetView, ...],
        "elsewhere": ElsewhereView | None,
        "progress:*": CentreProgress,
    },
}
"""What each part of each channel is."""
