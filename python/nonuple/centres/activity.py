"""The centres of an event as a server hosts them."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from nonuple.activity import port
from nonuple.activity.codec import Codec
from nonuple.activity.port import ANEW, Claim, Computer, Effects, Keys, Moment, Opening, author
from nonuple.centres import commands as ask
from nonuple.centres import events as on
from nonuple.centres.deciding import (
    CentreAsking,
    CentreMeans,
    Facts,
    decide_centres,
    rejudge_now,
    try_key,
)
from nonuple.centres.people import OFFICE, CentreGuest, CentreInvitation, check_office
from nonuple.centres.state import CentresState, apply
from nonuple.centres.views import GatheringView, gathering_view, local_view, progress_parts
from nonuple.contest.activity import ContestActivity
from nonuple.contest.state import Contest
from nonuple.contest.views import EVERY_GAME
from nonuple.errors import Refusal
from nonuple.texts import centres as texts

CODEC: Codec[on.CentreEvent] = Codec("centres", on.CentreEvent, ask.CentreCommand)

GATHERING, LOCAL = "gathering", "local"
_BOTH = frozenset({GATHERING, LOCAL})
_TELLING = {"organiser", "chief", EVERY_GAME, ANEW}
"""Channels of a contest on which something changes that a centre shows."""


class CentresSummary(port.Summary, frozen=True, kw_only=True):
    centres: int = 0
    local: bool = False
    """Whether this server is one of the centres."""


class CentresActivity(port.Activity[CentreGuest, on.CentreGranted, on.CentreEvent, ask.CentreCommand]):
    everybody = LOCAL

    def __init__(self, id: str, means: CentreMeans) -> None:
        self.id = id
        self.means = means
        self.state = CentresState(id)
        self._gathered: GatheringView | None = None
        """What was put together of all sendings: not again for every centre that tells how far it is."""

    @property
    def number(self) -> int:
        return self.state.number

    @property
    def summary(self) -> CentresSummary:
        state = self.state
        return CentresSummary(
            id=self.id,
            name=state.name,
            demo=state.demo,
            opened=state.opened,
            number=self.number,
            centres=len(state.gathering.places) if state.gathering is not None else 0,
            local=state.local is not None,
        )

    def apply(self, event: on.CentreEvent, number: int, author: str, at: str) -> Effects:
        apply(self.state, event, number, at)
        if isinstance(event, on.CentreTold):
            return Effects(frozenset({GATHERING}))
        self._gathered = None
        match event:
            case on.CentreGranted() if event.id in self.state.grants:
                return Effects(granted=(event,))
            case on.CentreRevoked():
                return Effects(revoked=(event.id,))
            case _:
                return Effects(_BOTH)

    # The contest that the games are played in

    @property
    def follows(self) -> tuple[str, ...]:
        return (self.state.local.contest,) if self.state.local is not None else ()

    @property
    def reaches_out(self) -> bool:
        local = self.state.local
        return local is not None and bool(local.chief.address or local.organiser.address)

    def heard(self, id: str, changed: frozenset[str]) -> frozenset[str]:
        return frozenset({LOCAL}) if changed & _TELLING else frozenset()

    # What is asked for

    def _asking(self, who: CentreGuest, now: Moment, done: object = None) -> CentreAsking:
        return CentreAsking(self.state, who, now, self.means, done)

    def ahead(self, who: CentreGuest, wish: ask.CentreCommand, now: Moment) -> Callable[[], object] | None:
        """A key takes time to try, and memory that makes guessing dear; so does judging again."""
        match wish:
            case ask.BreakSeal():
                check_office(who)
                return lambda: try_key(self._asking(who, now), wish)
            case ask.RejudgeCentre():
                check_office(who)
                return lambda: rejudge_now(self._asking(who, now), wish)
            case _:
                return None

    def decide(
        self,
        who: CentreGuest,
        wish: ask.CentreCommand | ask.ServerCentreWish,
        now: Moment,
        done: object = None,
    ) -> Facts:
        return decide_centres(self._asking(who, now, done), wish)

    # What is shown

    def channels_of(self, who: CentreGuest) -> tuple[str, ...]:
        return (GATHERING, LOCAL) if who.role in OFFICE else ()

    def may_read(self, who: CentreGuest, channel: str) -> bool:
        return channel in self.channels_of(who)

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        gathering, local = self.state.gathering, self.state.local
        if channel == GATHERING:
            if gathering is None:
                return {"gathering": None}
            if self._gathered is None:
                self._gathered = gathering_view(gathering)
            return {"gathering": self._gathered, **progress_parts(gathering)}
        return {"local": local_view(local, self.means) if local is not None else None}

    # Who comes in

    def person(self, granted: on.CentreGranted | None) -> CentreGuest:
        if granted is None:
            return CentreGuest("owner", author("", "owner"))
        name = granted.name or granted.centre
        return CentreGuest(granted.role, author(name, granted.role), granted.centre)

    def seat(self, one: CentreGuest | on.CentreGranted) -> dict[str, object]:
        return {"centre": one.centre or None}

    def check_lets_in(self, who: CentreGuest) -> None:
        check_office(who)

    def invited(self, who: CentreGuest, invitation: CentreInvitation, keys: Keys) -> on.CentreGranted:
        centre = invitation.centre if invitation.role == "centre" else ""
        gathering = self.state.gathering
        if invitation.role == "centre" and (gathering is None or centre not in gathering.places):
            raise Refusal(texts.NO_SUCH_CENTRE, centre=centre)
        return on.CentreGranted(
            keys.id, invitation.role, keys.link, keys.code, invitation.name.strip(), centre
        )

    def own(self, by: on.CentreGranted, claim: Claim, keys: Keys) -> on.CentreGranted:
        return replace(by, id=keys.id, link=keys.link, code=keys.code)

    def revoked(self, id: str) -> on.CentreRevoked:
        return on.CentreRevoked(id)


class Centres(port.Kind[on.CentreEvent]):
    """Centres of events, with the word lists and the contests that they need."""

    path = "centres"
    invitation = CentreInvitation
    summary = CentresSummary
    codec = CODEC

    def __init__(self, means: CentreMeans) -> None:
        self.means = means

    def meet(self, others: Callable[[str], port.AnyActivity | None]) -> None:
        def contest(id: str) -> Contest | None:
            found = others(id)
            return found.contest if isinstance(found, ContestActivity) else None

        self.means = self.means._replace(contest=contest)

    def opening(self, opening: Opening) -> on.CentresOpened:
        return on.CentresOpened(*opening)

    def opened(self, first: on.CentreEvent) -> Opening:
        assert isinstance(first, on.CentresOpened), "no other fact opens it"
        return Opening(first.name, first.demo, first.speed, first.since)

    def begin(self, id: str, memos: Callable[[], Iterable[None]]) -> CentresActivity:
        return CentresActivity(id, self.means)


def as_centres(activity: port.AnyActivity) -> CentresActivity:
    """An activity that is known to be one."""
    assert isinstance(activity, CentresActivity), "hosted as centres"
    return activity
