"""The contest as a server hosts it."""

import re
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

import msgspec

from nonuple.activity import port
from nonuple.activity.port import Claim, Claimed, Computer, Effects, Guess, Keys, Moment, Opening, author
from nonuple.contest import commands as ask
from nonuple.contest import events as on
from nonuple.contest.asking import Asking, Events, Means, slip_at
from nonuple.contest.chief.rulings import Kept, compile_ahead, kept_by, kept_in
from nonuple.contest.chief.timekeeping import due_of, happening
from nonuple.contest.codec import CODEC
from nonuple.contest.decide import commute, decide
from nonuple.contest.desk.refereeing import Refereeing
from nonuple.contest.desk.slips import told
from nonuple.contest.groups import plain
from nonuple.contest.office.phones import Phones
from nonuple.contest.office.roster import FollowRoster, follow
from nonuple.contest.people import Actor, Role, TableNumber
from nonuple.contest.roles import check_may, check_role, whom
from nonuple.contest.state import Contest, apply
from nonuple.contest.views import channels_of, may_read, parts, some_parts, touched
from nonuple.contest.views.machine import machine_view
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.play.duplicate.events import SlipsClosed, WordRuled
from nonuple.play.duplicate.prepared import Prepared
from nonuple.texts import contest as contest_texts
from nonuple.texts import server as texts

OFFICE: tuple[Role, ...] = ("owner", "organiser")
"""Those who make a contest ready, and let the others in."""

_ENTRIES = ask.EnterSlip | ask.EnterSolution
_HEAD = "chief"


class ContestSummary(port.Summary, frozen=True, kw_only=True):
    players: int = 0
    games: int = 0


class NewGrant(port.Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
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


class ContestActivity(port.Activity[Actor, on.AccessGranted, on.ContestEvent, ask.ContestCommand]):
    of_computer = frozenset({_HEAD})

    def __init__(self, id: str, means: Means) -> None:
        self.id = id
        self.means = means
        self.contest = Contest(id)
        self._phones = Phones()
        self._refereeing = Refereeing(self.contest)
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
            demo=contest.demo,
            opened=contest.opened,
            number=contest.number,
            live=live is not None and not live.over,
            players=contest.headcount,
            games=len(contest.runs),
        )

    @property
    def memo(self) -> tuple[Kept, ...]:
        return kept_in(self.contest)

    def apply(self, event: on.ContestEvent, number: int, author: str, at: str) -> Effects:
        contest, refused = self.contest, self._refused(event)
        if isinstance(event, on.AccessRevoked) and event.id in contest.grants:
            self._phones.leave(contest.grants[event.id])
        apply(contest, event, number, author, at)
        if self._refused(event) > refused:
            self._set_aside.add(number)
        shown = touched(event, contest)
        match event:
            case on.AccessGranted() if event.id in contest.grants:
                self._phones.come_in(event)
                return Effects(shown, granted=(event,))
            case on.AccessRevoked():
                return Effects(shown, revoked=(event.id,))
            case _:
                return Effects(shown)

    def _refused(self, event: on.ContestEvent) -> int:
        """How many entries of a slip were set aside."""
        if not isinstance(event, on.SlipEntered):
            return 0
        sheet = self.contest.runs[event.game].rounds[event.draw].sheets.get(event.player)
        return sheet.refused if sheet is not None else 0

    def witnessed(self, event: on.ContestEvent, present: Collection[str]) -> Events:
        """Which phones could have sent their slips in time: asked when one comes late."""
        if not isinstance(event, on.GameHappened) or not isinstance(event.event, SlipsClosed):
            return ()
        run = self.contest.runs[event.game]
        if not run.opened.phones or run.current is None:
            return ()
        grants = (self.contest.grants.get(id) for id in present)
        players = sorted({one.player for one in grants if one is not None and one.player is not None})
        return (on.PhonesConnected(event.game, run.current.draw, tuple(players)),)

    # What is asked for

    def asking(self, actor: Actor, now: Moment, done: object = None) -> Asking:
        means = self.means._replace(prepared=done.of) if isinstance(done, _Unsealed) else self.means
        return Asking(self.contest, actor, now, means)

    def ahead(self, who: Actor, wish: ask.ContestCommand, now: Moment) -> Callable[[], object] | None:
        """A sealed file takes time to open, and the memory that makes guessing dear; so does a new list."""
        match wish:
            case ask.OpenGame(source="prepared"):
                check_may(who, wish)
                return lambda: self._unsealed(wish)
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
        self, who: Actor, wish: ask.ContestCommand | FollowRoster, now: Moment, done: object = None
    ) -> Events:
        if isinstance(wish, FollowRoster):
            return follow(self.contest, wish.roster)
        return decide(self.asking(who, now, done), wish)

    def commute(self, events: Events) -> bool:
        return commute(events)

    def objection(self, wish: ask.ContestCommand, number: int) -> Refusal | None:
        if not isinstance(wish, _ENTRIES) or number not in self._set_aside:
            return None
        run = self.contest.live if wish.game is None else self.contest.runs[wish.game]
        assert run is not None, "an entry was stored for it"
        slip = slip_at(run, run.rounds[wish.draw], wish.table)
        return told(slip.sheet, slip.table)

    def rationed(self, who: Actor, wish: ask.ContestCommand) -> str | None:
        if who.role != "player":
            return None
        check_may(who, wish)
        return str(who.player)

    # What is shown

    def channels_of(self, who: Actor) -> tuple[str, ...]:
        return channels_of(who, self.contest)

    def may_read(self, who: Actor, channel: str) -> bool:
        return may_read(who, self.contest, channel)

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        more = {"machine": machine_view(computer)} if channel in self.of_computer else {}
        return parts(self.contest, channel, self.means) | more

    def some_parts(self, channel: str, names: Collection[str], computer: Computer) -> dict[str, object]:
        if channel in self.of_computer:
            return super().some_parts(channel, names, computer)
        return some_parts(self.contest, channel, names, self.means)

    # Who comes in

    def person(self, granted: on.AccessGranted | None) -> Actor:
        if granted is None:
            return Actor("owner", author("", "owner"))
        arbiter = self._arbiter(granted.arbiter) if granted.arbiter is not None else ""
        player = self.contest.players[granted.player] if granted.player is not None else None
        name = granted.name or arbiter or (player.shown if player else "")
        return Actor(granted.role, author(name, granted.role), granted.player, granted.arbiter)

    def _arbiter(self, id: str) -> str:
        return next((one.name for one in self.contest.arbiters if one.id == id), "")

    def seat(self, one: Actor | on.AccessGranted) -> dict[str, object]:
        table = None if one.player is None else self.contest.seating.tables[one.player]
        return {"player": one.player, "table": table, "arbiter": one.arbiter}

    def check_lets_in(self, who: Actor) -> None:
        check_role(who, OFFICE)

    def invited(self, who: Actor, invitation: NewGrant, keys: Keys) -> on.AccessGranted:
        role = invitation.role
        if role == "owner":
            raise Refusal(texts.NO_OWNER_GRANT)
        table = invitation.table if role == "player" else None
        player = None if table is None else whom(self.contest, who, table)
        if role == "arbiter" and invitation.arbiter not in {one.id for one in self.contest.arbiters}:
            raise Refusal(texts.ARBITER_NEEDED)
        arbiter = invitation.arbiter if role == "arbiter" else None
        return on.AccessGranted(keys.id, role, keys.link, keys.code, player, arbiter, invitation.name)

    def own(self, by: on.AccessGranted, claim: Claim, keys: Keys) -> on.AccessGranted:
        player = self.contest.seating.players.get(claim.place or 0) if _is_common(by) else by.player
        return msgspec.structs.replace(by, id=keys.id, link=keys.link, code=keys.code, player=player)

    def revoked(self, id: str) -> on.AccessRevoked:
        return on.AccessRevoked(id)

    def claimed(self, by: on.AccessGranted, claim: Claim) -> Claimed | None:
        """A table is taken by one who can say whose it is, and by one phone alone."""
        if not _is_common(by):
            return None
        if claim.place is None:
            raise Refusal(texts.TABLE_NEEDED)
        player = self.contest.seating.players.get(claim.place)
        if player is None:
            raise Refusal(contest_texts.NO_SUCH_TABLE, table=claim.place)
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
        return None if due is None else due.at

    def happening(self, now: Moment) -> Events:
        return happening(self.contest.live, now, self.means)

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
    memo = tuple[Kept, ...]
    codec = CODEC

    def __init__(self, means: Means) -> None:
        self.means = means

    def opening(self, opening: Opening) -> on.ContestOpened:
        return on.ContestOpened(*opening)

    def opened(self, first: on.ContestEvent) -> Opening:
        assert isinstance(first, on.ContestOpened), "no other event opens a contest"
        return Opening(first.name, first.demo, first.speed, first.since)

    def begin(self, id: str, memos: Callable[[], Iterable[tuple[Kept, ...]]]) -> ContestActivity:
        def kept(lexicon: str) -> tuple[WordRuled, ...]:
            return kept_by((one for memo in memos() for one in memo), lexicon)

        return ContestActivity(id, self.means._replace(kept=kept))


def as_contest(activity: port.AnyActivity) -> ContestActivity:
    """An activity that is known to be one."""
    assert isinstance(activity, ContestActivity), "hosted as a contest"
    return activity


def _is_common(granted: on.AccessGranted) -> bool:
    """Whether a code is that of all players."""
    return granted.role == "player" and granted.player is None


def _words(name: str) -> set[str]:
    return set(re.findall(r"\w+", plain(name)))
