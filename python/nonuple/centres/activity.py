"""The centres of an event as a server hosts them."""

from collections.abc import Callable, Iterable
from functools import partial

from nonuple.activity import port
from nonuple.activity.codec import Codec
from nonuple.activity.door import LIFTS, OFFICE, Granted, Guest, Revoked, check_role
from nonuple.activity.port import ANEW, Computer, Moment
from nonuple.centres import commands as ask
from nonuple.centres import events as on
from nonuple.centres.deciding import (
    CentreAsking,
    CentreMeans,
    Facts,
    decide_centres,
    read_now,
    rejudge_now,
    try_key,
    unseal_now,
)
from nonuple.centres.people import GATHERING, LOCAL, ROLES, CentreInvitation
from nonuple.centres.state import CentresState, apply
from nonuple.centres.views import GatheringView, gathering_view, local_view, progress_parts
from nonuple.contest.activity import contest_among
from nonuple.contest.views import EVERY_GAME
from nonuple.errors import Refusal
from nonuple.texts import centres as texts

CODEC: Codec[on.CentreEvent] = Codec("centres", on.CentreEvent, ask.CentreCommand, LIFTS)

_BOTH = frozenset({GATHERING, LOCAL})
_TELLING = {"organiser", "chief", EVERY_GAME, ANEW}
"""Channels of a contest on which something changes that a centre shows."""


class CentresSummary(port.Summary, frozen=True, kw_only=True):
    centres: int = 0
    local: bool = False
    """Whether this server is one of the centres."""


class CentresActivity(port.Activity[on.CentreEvent, ask.CentreCommand]):
    everybody = LOCAL
    roles = ROLES

    def __init__(self, id: str, means: CentreMeans) -> None:
        self.id = id
        self.means = means
        self.state = CentresState(id)
        self.door = self.state.door
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
            name=self.door.name,
            demo=self.door.demo,
            opened=self.door.opened,
            number=self.number,
            centres=len(state.gathering.places) if state.gathering is not None else 0,
            local=state.local is not None,
        )

    def apply(self, event: on.CentreEvent, number: int, author: str, at: str) -> frozenset[str]:
        apply(self.state, event, number, at)
        if isinstance(event, on.CentreTold):
            return frozenset({GATHERING})
        self._gathered = None
        return frozenset() if isinstance(event, Granted | Revoked) else _BOTH

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

    def _asking(self, who: Guest, now: Moment, done: object = None) -> CentreAsking:
        return CentreAsking(self.state, who, now, self.means, done)

    def ahead(self, who: Guest, wish: ask.CentreCommand, now: Moment) -> Callable[[], object] | None:
        """A key takes time to try, and memory that makes guessing dear; so does judging again."""
        match wish:
            case ask.BreakSeal():
                check_role(who, OFFICE)
                return lambda: try_key(self._asking(who, now), wish)
            case ask.RejudgeCentre():
                check_role(who, OFFICE)
                return lambda: rejudge_now(self._asking(who, now), wish)
            case ask.ReleaseKey():
                check_role(who, OFFICE)
                return lambda: unseal_now(self._asking(who, now), wish)
            case ask.ReceiveFile():
                return lambda: read_now(self._asking(who, now), wish)
            case _:
                return None

    def decide(
        self,
        who: Guest,
        wish: ask.CentreCommand | ask.ServerCentreWish,
        now: Moment,
        done: object = None,
    ) -> Facts:
        return decide_centres(self._asking(who, now, done), wish)

    # What is shown

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

    def called(self, granted: Granted) -> str:
        return granted.place

    def seat(self, one: Guest | Granted) -> dict[str, object]:
        return {"centre": one.place or None}

    def place_for(self, invitation: CentreInvitation) -> str:
        if invitation.role != "centre":
            return ""
        gathering, centre = self.state.gathering, invitation.centre
        if gathering is None or centre not in gathering.places:
            raise Refusal(texts.NO_SUCH_CENTRE, centre=centre)
        return centre


class Centres(port.Kind[on.CentreEvent]):
    """Centres of events, with the word lists and the contests that they need."""

    path = "centres"
    invitation = CentreInvitation
    summary = CentresSummary
    codec = CODEC

    def __init__(self, means: CentreMeans) -> None:
        self.means = means

    def meet(self, others: Callable[[str], port.AnyActivity | None]) -> None:
        self.means = self.means._replace(contest=partial(contest_among, others))

    def begin(self, id: str, memos: Callable[[], Iterable[None]]) -> CentresActivity:
        return CentresActivity(id, self.means)


def as_centres(activity: port.AnyActivity) -> CentresActivity:
    """An activity that is known to be one."""
    assert isinstance(activity, CentresActivity), "hosted as centres"
    return activity
