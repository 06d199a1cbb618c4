"""Where the centres of an event stand, at the organiser's or in one of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from nonuple.activity.door import AtDoor, Door, Granted, Opened, Revoked
from nonuple.centres import events as on
from nonuple.event.centres import CentreResults
from nonuple.event.event import Event
from nonuple.formats import centre_file
from nonuple.formats.centre_file import CentreKey, PublicKeys, SealedEvent
from nonuple.formats.event_file import read_data, read_event
from nonuple.play.record import Record

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

    plan: Event
    pack: SealedEvent
    keys: PublicKeys
    places: dict[str, on.CentrePlace]
    lock: str
    text: str
    """The sealed games as the file that every centre gets."""
    ranked_by: str = ""
    released: tuple[str, ...] = ()
    games: tuple[Record, ...] = ()
    """As they were unsealed."""
    sent: dict[str, list[Sending]] = field(default_factory=dict)
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
    gathering: Gathering | None = None
    local: Local | None = None
    door: Door = field(default_factory=Door)


def read_pack(text: str) -> SealedEvent:
    return centre_file.unpack(text.encode(), PACK)


def apply(state: CentresState, event: on.CentreEvent, number: int, at: str) -> None:
    """The centres after a fact."""
    state.number = number
    _CHANGES[type(event)](state, event, at)


def _at_door(state: CentresState, event: AtDoor, at: str) -> None:
    state.door.apply(event, at)


def _arrange(state: CentresState, event: on.CentresArranged, at: str) -> None:
    before = state.gathering
    state.gathering = Gathering(
        read_event(event.event.encode(), EVENT),
        read_pack(event.pack),
        read_data(event.keys.encode(), KEYS, PublicKeys),
        {one.name: one for one in event.places},
        event.lock,
        event.pack,
        event.ranked_by,
    )
    if before is not None:
        kept = state.gathering
        kept.sent, kept.told, kept.taken = before.sent, before.told, before.taken
        if kept.pack.digest == before.pack.digest:
            kept.released, kept.games, kept.rejudged = before.released, before.games, before.rejudged


def _release(state: CentresState, event: on.KeyReleased, at: str) -> None:
    if state.gathering is not None:
        state.gathering.released, state.gathering.games = event.words, event.records


def _come(state: CentresState, event: on.FileCame, at: str) -> None:
    gathering = state.gathering
    assert gathering is not None, "a file comes to what was arranged"
    data = event.file.encode()
    if event.signed:
        results = centre_file.read_results(data, event.centre, gathering.keys)
    else:
        results = read_data(data, event.centre, CentreResults)
    gathering.sent.setdefault(event.centre, []).append(Sending(results, event.way, at))


def _pass(state: CentresState, event: on.FileTurnedDown | on.MetSettled, at: str) -> None:
    """Nothing follows from it."""


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


_CHANGES: dict[type, Callable[[CentresState, Any, str], None]] = {
    **dict.fromkeys((Opened, Granted, Revoked), _at_door),
    on.CentresArranged: _arrange,
    on.KeyReleased: _release,
    on.FileCame: _come,
    on.FileTurnedDown: _pass,
    on.CentreTaken: _take,
    on.CentreRejudged: _rejudge,
    on.MetSettled: _pass,
    on.PackReceived: _receive,
    on.CentreTold: _tell,
    on.ChiefFollowed: _follow,
    on.OrganiserKnown: _know,
    on.OpeningDelayed: _delay,
    on.SealBroken: _break,
    on.SealedGameOpened: _begin,
    on.ResultsSent: _sent,
}
