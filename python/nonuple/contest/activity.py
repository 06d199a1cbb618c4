"""The contest as a server hosts it."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from nonuple.activity import port
from nonuple.activity.door import Granted, Guest, Invitation, Revoked
from nonuple.activity.port import ANEW, Claim, Claimed, Computer, Guess, Moment
from nonuple.contest import commands as ask
from nonuple.contest import events as on
from nonuple.contest.asking import Asking, Events, Means, slip_at
from nonuple.contest.chief.hall import leading_run, next_facts, opened_after
from nonuple.contest.chief.rulings import compile_ahead, kept_by
from nonuple.contest.chief.timekeeping import due_of, happening
from nonuple.contest.codec import CODEC
from nonuple.contest.decide import commute, decide
from nonuple.contest.desk.refereeing import Refereeing
from nonuple.contest.desk.slips import told
from nonuple.contest.events import Leading
from nonuple.contest.memo import ContestMemo, memo_of
from nonuple.contest.office.listing import enter_list, registered_in
from nonuple.contest.office.organising import opened_game
from nonuple.contest.office.phones import Phones
from nonuple.contest.office.roster import FollowRoster, OpenForEvent, follow
from nonuple.contest.people import PlayerId, Role, TableNumber, desk_of, player_of
from nonuple.contest.roles import ROLES, check_may
from nonuple.contest.state import Contest, apply
from nonuple.contest.views import may_read, parts, some_parts, touched
from nonuple.contest.views.machine import machine_view
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.people.importing import EnterList
from nonuple.people.lists import ColumnProfile
from nonuple.people.person import folded
from nonuple.people.registered import Registered
from nonuple.play.duplicate.events import SlipsClosed, WordRuled
from nonuple.play.duplicate.prepared import Prepared
from nonuple.play.duplicate.state import Phase
from nonuple.texts import contest as contest_texts
from nonuple.texts import server as texts

_ENTRIES = ask.EnterSlip | ask.EnterSolution
_SEARCHING = {Phase.CLOCK, Phase.PLAY, Phase.RETAIN, Phase.RESUME}
_HEAD = "chief"
_LONG_SILENCE = 16.0
"""Seconds: phones ask for the time every ten, and take a line for lost six after they were not answered."""


class ContestSummary(port.Summary, frozen=True, kw_only=True):
    players: int = 0
    games: int = 0


class NewGrant(Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom to let in; a player without a table is anybody who then says his table."""

    role: Role
    table: TableNumber | None = None
    arbiter: Short | None = None


class _Unsealed(NamedTuple):
    """A sealed file that was opened, or what is wrong with it."""

    game: Prepared | Refusal

    def of(self, _: ask.OpenGame) -> Prepared:
        if isinstance(self.game, Refusal):
            raise self.game
        return self.game


class ContestActivity(port.Activity[on.ContestEvent, ask.ContestCommand]):
    of_computer = frozenset({_HEAD})
    roles = ROLES

    def __init__(self, id: str, means: Means) -> None:
        self.id = id
        self.means = means
        self.contest = Contest(id)
        self.door = self.contest.door
        self._phones = Phones()
        self._refereeing = Refereeing(self.contest)
        self._memo: ContestMemo | None = None
        self._set_aside: set[int] = set()
        """Numbers of entries that came after another desk's."""

    # Where it stands

    @property
    def number(self) -> int:
        return self.contest.number

    @property
    def summary(self) -> ContestSummary:
        contest, live = self.contest, self.contest.live
        return ContestSummary(
            id=self.id,
            name=contest.name,
            demo=self.door.demo,
            opened=self.door.opened,
            number=contest.number,
            live=live is not None and not live.over,
            players=contest.headcount,
            games=len(contest.runs),
        )

    @property
    def letters_in_play(self) -> bool:
        run = self.contest.live
        return run is not None and not self.door.demo and run.state.phase in _SEARCHING

    @property
    def registered(self) -> Registered:
        return registered_in(self.contest)

    @property
    def profile(self) -> ColumnProfile:
        return ColumnProfile()

    @property
    def memo(self) -> ContestMemo:
        if self._memo is None or self._memo.people.number != self.number:
            self._memo = memo_of(self.contest)
        return self._memo

    def apply(self, event: on.ContestEvent, number: int, author: str, at: str) -> frozenset[str]:
        contest, refused = self.contest, self._refused(event)
        if isinstance(event, Revoked) and event.id in self.door.grants:
            self._phones.leave(self.door.grants[event.id])
        apply(contest, event, number, author, at)
        if self._refused(event) > refused:
            self._set_aside.add(number)
        if isinstance(event, Granted) and event.id in self.door.grants:
            self._phones.come_in(event)
        return touched(event, contest)

    def _refused(self, event: on.ContestEvent) -> int:
        """How many entries of a slip were set aside."""
        if not isinstance(event, on.SlipEntered):
            return 0
        sheet = self.contest.run_of(event.game).rounds[event.draw].sheets.get(event.player)
        return sheet.refused if sheet is not None else 0

    def witnessed(self, event: on.ContestEvent, present: Mapping[str, float]) -> Events:
        """Which phones could have sent their slips in time: asked when one comes late."""
        if not isinstance(event, on.GameHappened) or not isinstance(event.event, SlipsClosed):
            return ()
        run = self.contest.run_of(event.game)
        if not run.opened.phones or run.current is None:
            return ()
        quiet: dict[PlayerId, float] = {}
        for id, seconds in present.items():
            granted = self.door.grants.get(id)
            player = None if granted is None else player_of(granted)
            if player is not None:
                quiet[player] = min(seconds, quiet.get(player, seconds))
        heard = tuple(sorted(player for player, seconds in quiet.items() if seconds < _LONG_SILENCE))
        silent = tuple(on.Silent(one, int(quiet[one])) for one in sorted(quiet.keys() - set(heard)))
        return (on.PhonesConnected(event.game, run.current.draw, heard, silent),)

    # What is asked for

    def asking(self, actor: Guest, now: Moment, done: object = None) -> Asking:
        means = self.means._replace(prepared=done.of) if isinstance(done, _Unsealed) else self.means
        return Asking(self.contest, actor, now, means)

    def ahead(
        self, who: Guest, wish: ask.ContestCommand | OpenForEvent, now: Moment
    ) -> Callable[[], object] | None:
        """A sealed file takes time to open, and the memory that makes guessing dear; so does a new list."""
        match wish:
            case ask.OpenGame(source="prepared"):
                check_may(who, wish)
                return lambda: self._unsealed(wish)
            case OpenForEvent(opening) if opening.source == "prepared":
                return lambda: self._unsealed(opening)
            case ask.RuleWord():
                check_may(who, wish)
                return lambda: compile_ahead(self.asking(who, now), wish)
            case _:
                return None

    def _unsealed(self, wish: ask.OpenGame) -> _Unsealed:
        try:
            return _Unsealed(self.means.prepared(wish))
        except Refusal as refusal:  # told where the game is asked for
            return _Unsealed(refusal)

    def decide(
        self,
        who: Guest,
        wish: ask.ContestCommand | FollowRoster | OpenForEvent | EnterList,
        now: Moment,
        done: object = None,
    ) -> Events:
        if isinstance(wish, EnterList):
            return enter_list(self.asking(who, now), wish)
        if isinstance(wish, FollowRoster):
            return (*follow(self.contest, wish), *self._opened_after(wish.opens, now))
        if isinstance(wish, OpenForEvent):
            return opened_game(self.asking(who, now, done), wish.opening, wish.halls)
        return decide(self.asking(who, now, done), wish)

    def _opened_after(self, opens: Leading | None, now: Moment) -> Events:
        leader = None if opens is None else self.means.contest(opens.room)
        leading = None if opens is None or leader is None else leader.runs.get(opens.game)
        if (
            opens is None
            or leading is None
            or any(one.opened.follows == opens for one in self.contest.runs.values())
        ):
            return ()
        return opened_after(self.contest.next_number, leading, opens, now)

    # Whom it follows

    @property
    def follows(self) -> tuple[str, ...]:
        """Its event, which reads the other halls, and the hall that leads its game."""
        run = self.contest.live
        leading = () if run is None or run.opened.follows is None else (run.opened.follows.room,)
        return (*filter(None, (self.contest.event,)), *leading)

    def heard(self, id: str, changed: frozenset[str]) -> frozenset[str]:
        run = self.contest.live
        leads = run is not None and run.opened.follows is not None and run.opened.follows.room == id
        return frozenset({"chief"}) if leads and changed & {"public", ANEW} else frozenset()

    def _next_facts(self, now: Moment) -> Events:
        run = self.contest.live
        follows = None if run is None else run.opened.follows
        leading = (
            None if run is None or follows is None else leading_run(run, self.means.contest(follows.room))
        )
        return () if run is None or leading is None else next_facts(run, leading, now)

    def commute(self, events: Events) -> bool:
        return commute(events)

    def objection(self, wish: ask.ContestCommand, number: int) -> Refusal | None:
        if not isinstance(wish, _ENTRIES) or number not in self._set_aside:
            return None
        run = self.contest.run_of(wish.game)
        slip = slip_at(run, run.rounds[wish.draw], wish.table)
        return told(slip.sheet, slip.table)

    def rationed(self, who: Guest, wish: ask.ContestCommand) -> str | None:
        if who.role != "player":
            return None
        check_may(who, wish)
        return who.place

    # What is shown

    def may_read(self, who: Guest, channel: str) -> bool:
        return may_read(who, self.contest, channel)

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        more = {"machine": machine_view(computer)} if channel in self.of_computer else {}
        return parts(self.contest, channel, self.means) | more

    def some_parts(self, channel: str, names: Collection[str], computer: Computer) -> dict[str, object]:
        if channel in self.of_computer:
            return super().some_parts(channel, names, computer)
        return some_parts(self.contest, channel, names, self.means)

    # Who comes in

    def called(self, granted: Granted) -> str:
        player, desk = player_of(granted), desk_of(granted)
        if player is not None:
            return self.contest.players[player].shown
        return next((one.name for one in self.contest.arbiters if one.id == desk), "")

    def seat(self, one: Guest | Granted) -> dict[str, object]:
        player = player_of(one)
        return {"player": player, "table": self.contest.table_of(player), "arbiter": desk_of(one)}

    def place_for(self, invitation: NewGrant) -> str:
        match invitation:
            case NewGrant(role="player", table=int(table)):
                return self._player_at(table)
            case NewGrant(role="arbiter", arbiter=arbiter):
                if arbiter not in {one.id for one in self.contest.arbiters}:
                    raise Refusal(texts.ARBITER_NEEDED)
                return arbiter or ""
            case _:
                return ""

    def _player_at(self, table: int) -> PlayerId:
        player = self.contest.seating.players.get(table)
        if player is None:
            raise Refusal(contest_texts.NO_SUCH_TABLE, table=table)
        return player

    def told(self, by: Granted, claim: Claim) -> tuple[str, str]:
        place = self._player_at(claim.place or 0) if _is_common(by) else by.place
        return by.name, place

    def claimed(self, by: Granted, claim: Claim) -> Claimed | None:
        """A table is taken by one who can say whose it is, and by one phone alone."""
        if not _is_common(by):
            return None
        if claim.place is None:
            raise Refusal(texts.TABLE_NEEDED)
        player = self._player_at(claim.place)
        taken = Refusal(texts.TABLE_TAKEN, table=claim.place)
        if self._phones.is_held(player):
            raise taken
        said, names = _words(claim.name), _words(self.contest.players[player].shown)
        if names and not said:
            raise Refusal(texts.NAME_NEEDED, table=claim.place)
        if not said <= names:
            raise Guess(texts.NOT_AT_TABLE, table=claim.place)
        return Claimed(self._phones.claim(player), taken)

    # What happens by itself

    def due(self, now: Moment) -> float | None:
        due = due_of(self.contest.live, now)
        if self._next_facts(now):
            return now.at
        return None if due is None else due.at

    def happening(self, now: Moment) -> Events:
        return self._next_facts(now) or happening(self.contest.live, now, self.means)

    def look_again(self) -> None:
        self._refereeing.look_at_the_live_game()

    def unsettled(self) -> bool:
        return self._refereeing.waits()

    def settled(self, enough: Callable[[], bool]) -> Events:
        return self._refereeing.verdicts(self.means, enough)


class Contests(port.Kind[on.ContestEvent]):
    """Contests, with the word lists and the chance that they need."""

    path = "contests"
    invitation = NewGrant
    summary = ContestSummary
    memo = ContestMemo
    codec = CODEC

    def __init__(self, means: Means) -> None:
        self.means = means

    def meet(self, others: Callable[[str], port.AnyActivity | None]) -> None:
        self.means = self.means._replace(contest=partial(contest_among, others))

    def begin(self, id: str, memos: Callable[[], Iterable[ContestMemo]]) -> ContestActivity:
        def kept(lexicon: str) -> tuple[WordRuled, ...]:
            return kept_by((one for memo in memos() for one in memo.kept), [lexicon])

        return ContestActivity(id, self.means._replace(kept=kept))


def contest_among(others: Callable[[str], port.AnyActivity | None], id: str) -> Contest | None:
    """As it stands; None while it is not read."""
    found = others(id)
    return found.contest if isinstance(found, ContestActivity) else None


def as_contest(activity: port.AnyActivity) -> ContestActivity:
    """An activity that is known to be one."""
    assert isinstance(activity, ContestActivity), "hosted as a contest"
    return activity


def _is_common(granted: Granted) -> bool:
    """Whether a code is that of all players."""
    return granted.role == "player" and not granted.place


def _words(name: str) -> set[str]:
    return set(folded(name).split())
