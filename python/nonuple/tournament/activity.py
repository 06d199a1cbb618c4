"""The event as a server hosts it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from nonuple.activity import port
from nonuple.activity.codec import Codec
from nonuple.activity.port import ANEW, Claim, Computer, Effects, Keys, Moment, Opening, author
from nonuple.competition.event import Tournament
from nonuple.competition.importing import ColumnProfile, Field
from nonuple.competition.register import PeopleRegister
from nonuple.competition.standings import play_off
from nonuple.contest.activity import ContestActivity
from nonuple.contest.commission.cases import has_commission
from nonuple.contest.office.roster import FollowRoster
from nonuple.contest.state import Contest
from nonuple.contest.views import EVERY_GAME
from nonuple.errors import Refusal
from nonuple.rulebooks.registry import duplicate
from nonuple.texts import tournament as texts
from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.deciding import EventAsking, EventMeans, Facts, decide_event
from nonuple.tournament.memo import EventMemo, memo_of
from nonuple.tournament.people import Bound, EventGuest, EventInvitation
from nonuple.tournament.results import playoff_order, room_scores
from nonuple.tournament.roles import (
    BUREAU,
    EVERYBODY,
    OFFICE,
    STANDING,
    channels_followed,
    check_event_role,
    may_follow,
)
from nonuple.tournament.rosters import is_over, roster_of
from nonuple.tournament.state import EventState, Known, apply
from nonuple.tournament.views import ShownEvent, event_parts, office_parts, ranks_after, standing_parts

CODEC: Codec[on.TournamentEvent] = Codec("event", on.TournamentEvent, ask.TournamentCommand)

_ALL_OVER = frozenset({EVERYBODY, STANDING, BUREAU})


class EventSummary(port.Summary, frozen=True, kw_only=True):
    entries: int = 0
    games: int = 0
    date: str = ""


class _Seen(NamedTuple):
    """What there is to show, made once for all channels."""

    number: int
    known: Known
    event: Tournament


class _Commission(NamedTuple):
    """Who rules on appeals in a room, and whether anybody does."""

    members: tuple[str, ...]
    there: bool


class EventActivity(port.Activity[EventGuest, on.EntranceGranted, on.TournamentEvent, ask.TournamentCommand]):
    everybody = EVERYBODY

    def __init__(self, id: str, means: EventMeans, memos: Callable[[], Iterable[EventMemo]]) -> None:
        self.id = id
        self.means = means
        self.state = EventState(id)
        self._memos = memos
        self._memo: EventMemo | None = None
        self._register: tuple[tuple[tuple[str, int], ...], PeopleRegister] | None = None
        """Who registered in the other events, as these were when it was made."""
        self._scores: dict[tuple[str, int], on.RoomScores] = {}
        """What the games of rooms have come to, as they were last looked at."""
        self._seen: _Seen | None = None
        self._commissions: dict[str, _Commission] = {}
        """Of the rooms, as they were last looked at."""
        self._after: tuple[tuple[int, ...], Sequence[Mapping[str, int]]] | None = None

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
            demo=self.state.demo,
            opened=self.state.opened,
            number=self.number,
            live=any(not is_over(self.known, game, one.room) for game, one in self._places()),
            entries=len(event.entries),
            games=len(event.games),
            date=event.date,
        )

    @property
    def memo(self) -> EventMemo:
        """What columns mean and who registered, for the next event's lists."""
        if self._memo is None or self._memo.number != self.number:
            self._memo = memo_of(self.state)
        return self._memo

    @property
    def profile(self) -> ColumnProfile:
        """What the columns of lists mean: as told here, else as in other events."""
        columns: dict[str, Field] = {}
        for one in self._memos():
            columns |= one.profile.columns
        return ColumnProfile({**columns, **self.state.profile.columns})

    def others(self) -> list[EventMemo]:
        """What the other events of the server tell, in the order in which they were opened."""
        return sorted((one for one in self._memos() if one.event != self.id), key=lambda one: one.opened)

    def register(self, others: Sequence[EventMemo]) -> PeopleRegister:
        """Who registered in the other events: made of what these hold, and of nothing else."""
        key = tuple((one.event, one.number) for one in others)
        if self._register is None or self._register[0] != key:
            self._register = key, PeopleRegister(person for one in others for person in one.people)
        return self._register[1]

    def apply(self, event: on.TournamentEvent, number: int, author: str, at: str) -> Effects:
        apply(self.state, event, number, at)
        self._seen = None
        match event:
            case on.EntranceGranted() if event.id in self.state.grants:
                return Effects(frozenset({BUREAU}), granted=(event,))
            case on.EntranceRevoked():
                return Effects(frozenset({BUREAU}), revoked=(event.id,))
            case _:
                return Effects(_ALL_OVER)

    # What its rooms play

    @property
    def follows(self) -> tuple[str, ...]:
        """The contests of its rooms."""
        return (*self.state.halls, *self.state.playoffs)

    def _places(self) -> Iterable[tuple[int, Bound]]:
        return ((game, one) for game, places in self.state.bound.items() for one in places)

    def heard(self, room: str, changed: frozenset[str]) -> frozenset[str]:
        runs = [one.run for _, one in self._places() if one.room == room]
        playoff = self.state.playoffs.get(room)
        runs += [playoff.run] if playoff is not None else []
        touched = [run for run in runs if changed & {f"game:{run}", EVERY_GAME, ANEW}]
        for run in touched:
            self._scores.pop((room, run), None)
        if touched:
            self._seen = None
        ranked = frozenset({EVERYBODY, STANDING}) if touched else frozenset()
        return ranked | self._commission_heard(room)

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
    def event(self) -> Tournament:
        """With what every game has come to by now."""
        return self._look().event

    @property
    def whole(self) -> Tournament:
        """All that a file of it tells: those who rule on appeals in its rooms too."""
        members = dict.fromkeys(name for one in self._commissions.values() for name in one.members)
        return replace(self.event, commission=tuple(members))

    def _look(self) -> _Seen:
        if self._seen is None:
            known = dict(self.state.taken)
            for game, one in self._places():
                scores = self._scores_of(one.room, one.run)
                if scores is not None:
                    known[game, one.room] = scores
            self._seen = _Seen(self.number, known, self.state.with_results(known))
        return self._seen

    def _scores_of(self, room: str, run: int) -> on.RoomScores | None:
        if (room, run) not in self._scores:
            contest = self.means.contest(room)
            if contest is None or run not in contest.runs:
                return None
            self._scores[room, run] = room_scores(contest, run)
        return self._scores[room, run]

    def asks(self, room: str) -> FollowRoster | None:
        """Its contest has the players that the event has there."""
        roster = roster_of(self.state, room, self.known)
        return None if roster is None else FollowRoster(roster)

    # What is asked for

    def decide(
        self,
        who: EventGuest,
        wish: ask.TournamentCommand | ask.ServerWish,
        now: Moment,
        done: object = None,
    ) -> Facts:
        if not isinstance(wish, ask.BindGame):
            check_event_role(who, OFFICE)
        return decide_event(EventAsking(self.state, self.event, who, now, self.means), wish)

    # What is shown

    def channels_of(self, who: EventGuest) -> tuple[str, ...]:
        return channels_followed(who)

    def may_read(self, who: EventGuest, channel: str) -> bool:
        return may_follow(who, channel)

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        after = self._ranks_after() if channel == STANDING else ()
        commissions = {room: one.members for room, one in self._commissions.items()}
        return _PARTS[channel](
            ShownEvent(self.state, self.known, self.event, after, commissions, self._lacking())
        )

    def _ranks_after(self) -> Sequence[Mapping[str, int]]:
        """Made again when the event itself or a game that is over changes: not for every slip."""
        over = tuple(id(scores) for scores in self.known.values() if scores.over and not scores.pending)
        key = (self.number, *over)
        if self._after is None or self._after[0] != key:
            self._after = key, ranks_after(self.event)
        return self._after[1]

    # Who comes in

    def person(self, granted: on.EntranceGranted | None) -> EventGuest:
        if granted is None:
            return EventGuest("owner", author("", "owner"))
        return EventGuest(granted.role, author(granted.name, granted.role), granted.room)

    def seat(self, one: EventGuest | on.EntranceGranted) -> dict[str, object]:
        return {"room": one.room or None}

    def check_lets_in(self, who: EventGuest) -> None:
        check_event_role(who, OFFICE)

    def invited(self, who: EventGuest, invitation: EventInvitation, keys: Keys) -> on.EntranceGranted:
        room = invitation.room if invitation.role == "chief" else ""
        if invitation.role == "chief" and room not in self.state.halls:
            raise Refusal(texts.NO_HALL)
        return on.EntranceGranted(
            keys.id, invitation.role, keys.link, keys.code, invitation.name.strip(), room
        )

    def own(self, by: on.EntranceGranted, claim: Claim, keys: Keys) -> on.EntranceGranted:
        return replace(by, id=keys.id, link=keys.link, code=keys.code)

    def revoked(self, id: str) -> on.EntranceRevoked:
        return on.EntranceRevoked(id)

    # What happens by itself

    def unsettled(self) -> bool:
        """Whether a game is over that is not noted so, or equals were parted."""
        return any(True for _ in self._to_take()) or any(True for _ in self._parted())

    def settled(self, enough: Callable[[], bool]) -> Facts:
        return (*self._to_take(), *self._parted())

    def _to_take(self) -> Iterable[on.ResultsTaken]:
        for game, one in self._places():
            scores = self.known.get((game, one.room))
            if scores is not None and scores.over and scores != self.state.taken.get((game, one.room)):
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


_PARTS: dict[str, Callable[[ShownEvent], dict[str, object]]] = {
    EVERYBODY: event_parts,
    STANDING: standing_parts,
    BUREAU: office_parts,
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
        def contest(room: str) -> Contest | None:
            found = others(room)
            return found.contest if isinstance(found, ContestActivity) else None

        self.means = self.means._replace(contest=contest)

    def opening(self, opening: Opening) -> on.TournamentOpened:
        return on.TournamentOpened(*opening)

    def opened(self, first: on.TournamentEvent) -> Opening:
        assert isinstance(first, on.TournamentOpened), "no other fact opens an event"
        return Opening(first.name, first.demo, first.speed, first.since)

    def begin(self, id: str, memos: Callable[[], Iterable[EventMemo]]) -> EventActivity:
        return EventActivity(id, self.means, memos)


def as_event(activity: port.AnyActivity) -> EventActivity:
    """An activity that is known to be one."""
    assert isinstance(activity, EventActivity), "hosted as an event"
    return activity
