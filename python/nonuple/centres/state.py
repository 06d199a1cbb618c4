"""Where the centres of an event stand, at the organiser's or in one of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from nonuple.centres import events as on
from nonuple.competition.centres import CentreResults
from nonuple.competition.event import Tournament
from nonuple.formats import centre_file
from nonuple.formats.centre_file import CentreKey, PublicKeys, SealedEvent
from nonuple.formats.event_file import read_data, read_event

PACK, KEY, EVENT, KEYS = "pack", "key", "event", "keys"
"""What files are called where somebody is told what is wrong with them."""


@dataclass
class Sending:
    """What a centre sent, as it came."""

    results: CentreResults
    way: str
    at: str


@dataclass
class Gathering:
    """At the organiser's: the plan, and what came of it."""

    plan: Tournament
    pack: SealedEvent
    keys: PublicKeys
    places: dict[str, on.CentrePlace]
    lock: str
    text: str
    """The sealed games as the file that every centre gets."""
    released: tuple[str, ...] = ()
    sent: dict[str, list[Sending]] = field(default_factory=dict)
    turned_down: list[on.FileTurnedDown] = field(default_factory=list)
    taken: dict[str, int] = field(default_factory=dict)
    """Centres whose sending of that number counts as it is."""
    rejudged: dict[str, on.CentreRejudged] = field(default_factory=dict)
    told: dict[str, tuple[on.CentreTold, str]] = field(default_factory=dict)
    """How far each centre said that it is, and when."""

    def last(self, centre: str) -> Sending | None:
        return max(self.sent.get(centre, ()), key=lambda one: one.results.number, default=None)


@dataclass
class Local:
    """In a centre: what it received, and how far it has come."""

    pack: SealedEvent
    key: CentreKey
    contest: str
    received: str
    text: str
    delayed: str = ""
    words: tuple[str, ...] = ()
    opened: str = ""
    games: dict[int, int] = field(default_factory=dict)
    """The games of the event as games of the contest."""
    opened_at: dict[int, str] = field(default_factory=dict)
    sendings: list[tuple[int, str, str]] = field(default_factory=list)
    """Number, way and moment of each."""
    chief: on.ChiefFollowed = field(default_factory=on.ChiefFollowed)
    organiser: on.OrganiserKnown = field(default_factory=on.OrganiserKnown)

    @property
    def opens(self) -> str:
        return self.key.opens or self.pack.opens


@dataclass
class CentresState:
    id: str
    number: int = 0
    name: str = ""
    demo: bool = False
    opened: str = ""
    gathering: Gathering | None = None
    local: Local | None = None
    grants: dict[str, on.CentreGranted] = field(default_factory=dict)


def read_pack(text: str) -> SealedEvent:
    return centre_file.unpack(text.encode(), PACK)


def apply(state: CentresState, event: on.CentreEvent, number: int, at: str) -> None:
    """The centres after a fact."""
    state.number = number
    _CHANGES[type(event)](state, event, at)


def _open(state: CentresState, event: on.CentresOpened, at: str) -> None:
    state.name, state.demo, state.opened = event.name, event.demo, at


def _arrange(state: CentresState, event: on.CentresArranged, at: str) -> None:
    before = state.gathering
    state.gathering = Gathering(
        read_event(event.event.encode(), EVENT),
        read_pack(event.pack),
        read_data(event.keys.encode(), KEYS, PublicKeys),
        {one.name: one for one in event.places},
        event.lock,
        event.pack,
    )
    if before is not None:
        state.gathering.sent, state.gathering.released = before.sent, before.released
        state.gathering.told = before.told


def _release(state: CentresState, event: on.KeyReleased, at: str) -> None:
    if state.gathering is not None:
        state.gathering.released = event.words


def _come(state: CentresState, event: on.FileCame, at: str) -> None:
    gathering = state.gathering
    assert gathering is not None, "a file comes to what was arranged"
    data = event.file.encode()
    if event.signed:
        results = centre_file.read_results(data, event.centre, gathering.keys)
    else:
        results = read_data(data, event.centre, CentreResults)
    gathering.sent.setdefault(event.centre, []).append(Sending(results, event.way, at))


def _turn_down(state: CentresState, event: on.FileTurnedDown, at: str) -> None:
    if state.gathering is not None:
        state.gathering.turned_down.append(event)


def _take(state: CentresState, event: on.CentreTaken, at: str) -> None:
    if state.gathering is not None:
        state.gathering.taken[event.centre] = event.number


def _rejudge(state: CentresState, event: on.CentreRejudged, at: str) -> None:
    if state.gathering is not None:
        state.gathering.rejudged[event.centre] = event


def _tell(state: CentresState, event: on.CentreTold, at: str) -> None:
    if state.gathering is not None:
        state.gathering.told[event.centre] = event, at


def _receive(state: CentresState, event: on.PackReceived, at: str) -> None:
    key = read_data(event.key.encode(), KEY, CentreKey)
    state.local = Local(read_pack(event.pack), key, event.contest, at, event.pack)


def _follow(state: CentresState, event: on.ChiefFollowed, at: str) -> None:
    if state.local is not None:
        state.local.chief = event


def _know(state: CentresState, event: on.OrganiserKnown, at: str) -> None:
    if state.local is not None:
        state.local.organiser = event


def _delay(state: CentresState, event: on.OpeningDelayed, at: str) -> None:
    if state.local is not None:
        state.local.delayed = event.why


def _break(state: CentresState, event: on.SealBroken, at: str) -> None:
    if state.local is not None:
        state.local.words, state.local.opened = event.words, at


def _begin(state: CentresState, event: on.SealedGameOpened, at: str) -> None:
    if state.local is not None:
        state.local.games[event.game] = event.run
        state.local.opened_at[event.game] = at


def _sent(state: CentresState, event: on.ResultsSent, at: str) -> None:
    if state.local is not None:
        state.local.sendings.append((event.number, event.way, at))


def _grant(state: CentresState, event: on.CentreGranted, at: str) -> None:
    """One who comes in with a code that was revoked meanwhile, on another server say, stays outside."""
    code = event.id.rpartition(".")[0]
    if not code or code in state.grants:
        state.grants[event.id] = event


def _revoke(state: CentresState, event: on.CentreRevoked, at: str) -> None:
    state.grants.pop(event.id, None)


_CHANGES: dict[type[on.CentreFact], Callable[[CentresState, Any, str], None]] = {
    on.CentresOpened: _open,
    on.CentresArranged: _arrange,
    on.KeyReleased: _release,
    on.FileCame: _come,
    on.FileTurnedDown: _turn_down,
    on.CentreTaken: _take,
    on.CentreRejudged: _rejudge,
    on.PackReceived: _receive,
    on.CentreTold: _tell,
    on.ChiefFollowed: _follow,
    on.OrganiserKnown: _know,
    on.OpeningDelayed: _delay,
    on.SealBroken: _break,
    on.SealedGameOpened: _begin,
    on.ResultsSent: _sent,
    on.CentreGranted: _grant,
    on.CentreRevoked: _revoke,
}
