"""The event as a server hosts it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from nonuple.activity import port
from nonuple.activity.codec import Codec
from nonuple.activity.door import LIFTS, OFFICE, Granted, Guest, Revoked, check_role
from nonuple.activity.port import ANEW, Computer, Moment
from nonuple.centres.activity import CentresActivity
from nonuple.centres.deciding import gathered, sendings_of
from nonuple.centres.events import MetSettled
from nonuple.centres.state import Gathering
from nonuple.centres.views import centre_lines, progress_parts
from nonuple.contest.activity import contest_among
from nonuple.contest.commission.cases import has_commission
from nonuple.contest.events import Leading
from nonuple.contest.office.roster import FollowRoster
from nonuple.contest.results.statement import statement
from nonuple.contest.views import EVERY_GAME
from nonuple.contest.views.public import turn_view
from nonuple.errors import Refusal
from nonuple.event.centres import NOWHERE, Elsewhere, Met, elsewhere
from nonuple.event.event import Decided, Event, EventGame
from nonuple.event.halls import Anomaly, HallScores, Joint
from nonuple.event.importing import registered_in
from nonuple.event.ranking import Kept
from nonuple.event.standings import Difference, RanksAfter, between, play_off, ranks_after
from nonuple.people.lists import ColumnProfile, Field
from nonuple.people.registered import Registered
from nonuple.rulebooks.registry import duplicate
from nonuple.texts import tournament as texts
from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.arrivals import door_parts
from nonuple.tournament.asking import EventAsking, EventMeans, Facts
from nonuple.tournament.deciding import decide_event, followers_bound
from nonuple.tournament.elsewhere import ElsewhereView
from nonuple.tournament.memo import EventMemo, memo_of
from nonuple.tournament.people import Bound, EventInvitation
from nonuple.tournament.results import playoff_order, room_exclusions, room_scores, turns_told
from nonuple.tournament.roles import BUREAU, DOOR, DOORKEEPERS, EVERYBODY, ROLES, STANDING, WALL
from nonuple.tournament.rosters import following, is_over
from nonuple.tournament.state import EventState, Known, apply
from nonuple.tournament.views import (
    HallNow,
    Ranked,
    ShownEvent,
    event_parts,
    office_parts,
    standing_parts,
)
from nonuple.tournament.wall import WallPlayed, wall_parts

CODEC: Codec[on.TournamentEvent] = Codec("event", on.TournamentEvent, ask.TournamentCommand, LIFTS)

_ALL_OVER = frozenset({EVERYBODY, STANDING, BUREAU, DOOR, WALL})
_ROOM = "public"
"""The channel of a contest that changes whenever its game goes on or is corrected."""


class EventSummary(port.Summary, frozen=True, kw_only=True):
    entries: int = 0
    games: int = 0
    date: str = ""


class _Seen(NamedTuple):
    """What there is to show, made once for all channels."""

    number: int
    known: Known
    told: Known
    """The same without the turns that another hall still plays."""
    event: Event
    anomalies: tuple[Anomaly, ...]
    """Halls whose game is another, and what there is to see to in those elsewhere."""
    met: tuple[Met, ...]


class _Commission(NamedTuple):
    """Who rules on appeals in a room, and whether anybody does."""

    members: tuple[str, ...]
    there: bool


class EventActivity(port.Activity[on.TournamentEvent, ask.TournamentCommand]):
    steers = True
    everybody = EVERYBODY
    roles = ROLES

    def __init__(self, id: str, means: EventMeans, memos: Callable[[], Iterable[EventMemo]]) -> None:
        self.id = id
        self.means = means
        self.state = EventState(id)
        self.door = self.state.door
        self._memos = memos
        self._memo: EventMemo | None = None
        """Who registered in the other events, as these were when it was made."""
        self._scores: dict[tuple[str, int], dict[int | None, HallScores]] = {}
        """What the games of rooms have come to, as they were last looked at; by how many turns count."""
        self._seen: _Seen | None = None
        self._commissions: dict[str, _Commission] = {}
        """Of the rooms, as they were last looked at."""
        self._now: dict[str, HallNow] = {}
        """Where the rooms were, as they were last looked at."""
        self._elsewhere: Elsewhere | None = None
        """What its centres have come to, as they were last looked at."""
        self._among: Sequence[Anomaly] | None = None
        """What there is to see to among them, as long as they do not count."""
        self._joint = Kept[Joint]()
        """The games as they were last put together."""
        self._after = RanksAfter()
        self._ranked = Ranked()
        self._played = Kept[WallPlayed | None]()
        """The turns of the last game as they were last told."""

    # Where it stands

    @property
    def number(self) -> int:
        return self.state.number

    @property
    def summary(self) -> EventSummary:
        event = self.state.event
        return EventSummary(
            id=self.id,
            name=event.name,
            demo=self.door.demo,
            opened=self.door.opened,
            number=self.number,
            live=any(not is_over(self.known, game, one.room) for game, one in self._places()),
            entries=len(event.entries),
            games=len(event.games),
            date=event.date,
        )

    @property
    def memo(self) -> EventMemo:
        """What columns mean and who registered, for the next event's lists."""
        if self._memo is None or self._memo.people.number != self.number:
            self._memo = memo_of(self.state)
        return self._memo

    @property
    def registered(self) -> Registered:
        return registered_in(self.state.event)

    @property
    def profile(self) -> ColumnProfile:
        """What the columns of lists mean: as told here, else as in other events."""
        columns: dict[str, Field] = {}
        for one in self._memos():
            columns |= one.profile.columns
        return ColumnProfile({**columns, **self.state.profile.columns})

    def apply(self, event: on.TournamentEvent, number: int, author: str, at: str) -> frozenset[str]:
        apply(self.state, event, number, at, author)
        self._seen = None
        if isinstance(event, on.CentresJoined | MetSettled):
            self._elsewhere = None
        return frozenset({BUREAU}) if isinstance(event, Granted | Revoked) else _ALL_OVER

    # What its rooms play

    @property
    def follows(self) -> tuple[str, ...]:
        """The contests of its rooms, and its centres."""
        centres = (self.state.centres,) if self.state.centres else ()
        return (*self.state.halls, *self.state.playoffs, *centres)

    def _places(self) -> Iterable[tuple[int, Bound]]:
        return ((game, one) for game, places in self.state.bound.items() for one in places)

    def heard(self, room: str, changed: frozenset[str]) -> frozenset[str]:
        if room == self.state.centres:
            self._seen = self._elsewhere = self._among = None
            return _ALL_OVER
        runs = [one.run for _, one in self._places() if one.room == room]
        playoff = self.state.playoffs.get(room)
        runs += [playoff.run] if playoff is not None else []
        touched = [run for run in runs if changed & {f"game:{run}", EVERY_GAME, ANEW}]
        for run in touched:
            self._scores.pop((room, run), None)
        moved = self._commission_heard(room) | self._move_heard(room)
        if not touched:
            return moved
        before, self._seen = self._seen, None
        # Letters, words and tops part halls: what happens to slips alone is looked at once it is shown.
        parted = before is not None and _ROOM in changed and before.anomalies != self._look().anomalies
        ranked = _ALL_OVER if parted else frozenset({EVERYBODY, STANDING, WALL})
        return ranked | moved

    def _move_heard(self, room: str) -> frozenset[str]:
        contest = self.means.contest(room)
        live = None if contest is None else contest.live
        if live is None:
            return frozenset()
        before, turn = self._now.get(room), turn_view(live)
        self._now[room] = HallNow(live.number, turn.stage, turn.turn)
        return frozenset() if before == self._now[room] else frozenset({EVERYBODY})

    def _commitments(self) -> Mapping[int, str]:
        found = {}
        for game in self.state.bound:
            leader = self.state.leader_of(game)
            contest = None if leader is None else self.means.contest(leader.room)
            run = None if contest is None or leader is None else contest.runs.get(leader.run)
            if run is not None and run.state.commitment is not None:
                found[game] = run.state.commitment
        return found

    def _commission_heard(self, room: str) -> frozenset[str]:
        before, after = self._commissions.get(room), self._commission_of(room)
        if after is None or after == before:
            return frozenset()
        self._commissions[room] = after
        return frozenset({EVERYBODY, BUREAU})

    def _commission_of(self, room: str) -> _Commission | None:
        contest = self.means.contest(room)
        return None if contest is None else _Commission(contest.commission, has_commission(contest))

    def _lacking(self) -> tuple[str, ...]:
        """Rooms that nobody rules on appeals in, where an event counts for a ranking."""
        settings = self.state.event.settings
        if not settings.ranked or not duplicate(settings.edition).ledger.commission_when_ranked:
            return ()
        there = {room for room, one in self._commissions.items() if one.there}
        return tuple(room for room in self.state.halls if room not in there)

    @property
    def known(self) -> Known:
        return self._look().known

    @property
    def event(self) -> Event:
        """With what every game has come to by now."""
        return self._look().event

    @property
    def left_out(self) -> tuple[Anomaly, ...]:
        """Halls whose game is another, and what there is to see to in those elsewhere that counts nothing."""
        return tuple(one for one in self._look().anomalies if one.left_out)

    @property
    def whole(self) -> Event:
        """All that a file of it tells, with who rules on appeals and what people decided in its rooms."""
        members = dict.fromkeys(name for one in self._commissions.values() for name in one.members)
        games = (self._with_decided(number, one) for number, one in enumerate(self.event.games, start=1))
        return replace(self.event, commission=tuple(members), games=tuple(games))

    def _with_decided(self, number: int, game: EventGame) -> EventGame:
        """Where everybody may know its turns."""
        if game.record is None:
            return game
        rooms = ((self.means.contest(one.room), one.run) for one in self.state.bound.get(number, ()))
        runs = [contest.runs[run] for contest, run in rooms if contest is not None and run in contest.runs]
        said = dict.fromkeys(Decided(one.fr, one.en) for run in runs if run.over for one in statement(run))
        return replace(game, decided=tuple(said)) if runs else game

    def _look(self) -> _Seen:
        if self._seen is None:
            known = dict(self.state.taken)
            for game, one in self._places():
                scores = self._scores_of(one.room, one.run)
                if scores is not None:
                    known[game, one.room] = scores
            told = known | dict(self._held_back(known))
            merged = self.state.merged(told, self._there(), self._joint)
            self._seen = _Seen(self.number, known, told, merged.event, (*merged.anomalies,), (*merged.met,))
        return self._seen

    def _held_back(self, known: Known) -> Iterator[tuple[tuple[int, str], HallScores]]:
        """Halls that are ahead of another: what they had come to where that one is."""
        for game, places in self.state.bound.items():
            until = turns_told(self.state, game, self.means.contest)
            for one in places:
                scores = known.get((game, one.room))
                if until is not None and scores is not None and scores.turns > until:
                    before = self._scores_of(one.room, one.run, until)
                    if before is not None:
                        yield (game, one.room), before

    def _there(self) -> Elsewhere:
        """What its halls elsewhere have come to, once that counts."""
        if self._elsewhere is None:
            found = self.gathering if self.state.centres_count else None
            self._elsewhere = NOWHERE if found is None else _come_to(found, self.state.met)
        return self._elsewhere

    @property
    def gathering(self) -> Gathering | None:
        """Its halls elsewhere."""
        return self.means.gathering(self.state.centres) if self.state.centres else None

    def foresee(self, who: Guest, wish: ask.TournamentCommand, now: Moment) -> Difference:
        """What a wish would change in the ranking; nothing is changed."""
        after = self.state.copied()
        for fact in self.decide(who, wish, now):
            apply(after, fact, self.number, "")
        return between(self.event, after.merged(self._look().told, self._there()).event)

    def _scores_of(self, room: str, run: int, until: int | None = None) -> HallScores | None:
        found = self._scores.setdefault((room, run), {})
        if until not in found:
            contest = self.means.contest(room)
            if contest is None or run not in contest.runs:
                return None
            found[until] = room_scores(contest, run, until)
        return found[until]

    def asks(self, room: str) -> FollowRoster | None:
        """Its contest has the players that the event has there, its name, and the games that count."""
        if room == self.state.centres:
            return None
        return following(self.state, room, self.known)._replace(opens=self._opens(room))

    def _opens(self, room: str) -> Leading | None:
        """The game that a hall is to open, after the one that leads it."""
        contest = self.means.contest(room)
        for game in self.state.games_of(room):
            leader, run = self.state.leader_of(game), self.state.run_of(game, room)
            waits = contest is not None and run is not None and run not in contest.runs
            if waits and leader is not None and leader.room != room:
                return Leading(leader.room, leader.run, self.state.halls[leader.room].name)
        return None

    # What is asked for

    def decide(
        self,
        who: Guest,
        wish: ask.TournamentCommand | ask.ServerWish,
        now: Moment,
        done: object = None,
    ) -> Facts:
        if not isinstance(wish, ask.BindGame):
            check_role(who, DOORKEEPERS if isinstance(wish, ask.NoteArrivals) else OFFICE)
        seen = self._look()
        return decide_event(EventAsking(self.state, seen.event, who, now, self.means, seen.met), wish)

    # What is shown

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        after = ranks_after(self.event, self._after) if channel == STANDING else {}
        commissions = {room: one.members for room, one in self._commissions.items()}
        shown = ShownEvent(
            self.state,
            self.known,
            self.event,
            after,
            commissions,
            self._lacking(),
            self.left_out,
            self._now,
            self._commitments(),
            self._ranked,
            self._look().met,
            self._elsewhere_view(),
            progress_parts(gathering) if (gathering := self.gathering) is not None else {},
        )
        return wall_parts(shown, self._played) if channel == WALL else _PARTS[channel](shown)

    def _elsewhere_view(self) -> ElsewhereView | None:
        gathering, state = self.gathering, self.state
        if gathering is None:
            return None
        if self._among is None and not state.centres_count:
            self._among = gathered(gathering).anomalies
        anomalies = self._look().anomalies if state.centres_count else self._among or ()
        lines = tuple(centre_lines(gathering, anomalies))
        released = bool(gathering.released)
        return ElsewhereView(state.centres, state.centres_count, gathering.lock, released, lines)

    # Who comes in

    def seat(self, one: Guest | Granted) -> dict[str, object]:
        return {"room": one.place or None}

    def place_for(self, invitation: EventInvitation) -> str:
        if invitation.role != "chief":
            return ""
        if invitation.room not in self.state.halls:
            raise Refusal(texts.NO_HALL)
        return invitation.room

    # What happens by itself

    def unsettled(self) -> bool:
        """Whether a game is over that is not noted so, equals were parted, or a hall is to follow."""
        return any(True for _ in self._by_rule())

    def settled(self, enough: Callable[[], bool]) -> Facts:
        return tuple(self._by_rule())

    def _by_rule(self) -> Iterator[on.TournamentEvent]:
        yield from self._excluded()
        yield from self._to_take()
        yield from self._parted()
        yield from islice(followers_bound(self.state, self.means.contest), 1)

    def _excluded(self) -> Iterable[on.EntryGone | on.EntryBack]:
        """Whom the chief of a room has excluded, or let in again, unless the event has heard so before."""
        out = self.state.event.excluded()
        for game, one in self._places():
            contest = self.means.contest(one.room)
            if contest is not None:
                for told in room_exclusions(contest, one.run):
                    heard = self.state.excluded[game, told.entry]
                    if told.said is not None and told.times > heard:
                        yield on.EntryGone(replace(told.said, game=game))
                    elif told.said is None and told.times == heard and told.entry in out:
                        yield on.EntryBack(told.entry)

    def _to_take(self) -> Iterable[on.ResultsTaken]:
        for game, one in self._places():
            contest = self.means.contest(one.room)
            run = None if contest is None else contest.runs.get(one.run)
            scores = self._scores_of(one.room, one.run) if run is not None and run.over else None
            if scores is not None and scores != self.state.taken.get((game, one.room)):
                yield on.ResultsTaken(game, one.room, scores)

    def _parted(self) -> Iterable[on.PlayedOff]:
        """What a sudden death decided, while those who played it still are equals."""
        for room, bound in self.state.playoffs.items():
            contest = self.means.contest(room)
            if contest is None or bound.run not in contest.runs or not contest.runs[bound.run].over:
                continue
            order = playoff_order(contest, bound.run)
            if order and order not in self.state.event.playoffs and self._are_equals(order):
                yield on.PlayedOff(order)

    def _are_equals(self, order: tuple[str, ...]) -> bool:
        try:
            play_off(self.event, order)
        except Refusal:
            return False
        return True


def _come_to(gathering: Gathering, met: Mapping[tuple[str, ...], str]) -> Elsewhere:
    return elsewhere(gathering.plan, sendings_of(gathering)._replace(met=met))


_PARTS: dict[str, Callable[[ShownEvent], dict[str, object]]] = {
    EVERYBODY: event_parts,
    STANDING: standing_parts,
    BUREAU: office_parts,
    DOOR: lambda shown: door_parts(shown.state),
}


class TournamentKind(port.Kind[on.TournamentEvent]):
    """Events, with the word lists, the chance and the contests that they need."""

    path = "events"
    invitation = EventInvitation
    summary = EventSummary
    memo = EventMemo
    codec = CODEC

    def __init__(self, means: EventMeans) -> None:
        self.means = means

    def meet(self, others: Callable[[str], port.AnyActivity | None]) -> None:
        def gathering(id: str) -> Gathering | None:
            found = others(id)
            return found.state.gathering if isinstance(found, CentresActivity) else None

        self.means = self.means._replace(contest=partial(contest_among, others), gathering=gathering)

    def begin(self, id: str, memos: Callable[[], Iterable[EventMemo]]) -> EventActivity:
        return EventActivity(id, self.means, memos)


def as_event(activity: port.AnyActivity) -> EventActivity:
    """An activity that is known to be one."""
    assert isinstance(activity, EventActivity), "hosted as an event"
    return activity
