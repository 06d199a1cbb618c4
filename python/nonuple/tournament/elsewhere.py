"""The halls elsewhere of an event: centres that play its sealed games, and send what they have written."""

import msgspec

from nonuple.centres.deciding import countable
from nonuple.centres.events import MetSettled
from nonuple.centres.state import Gathering
from nonuple.centres.views import CentreLine
from nonuple.errors import Refusal
from nonuple.formats.spoken_key import SpokenKey
from nonuple.texts import centres as texts
from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.asking import EventAsking, Facts


class MetView(msgspec.Struct, frozen=True):
    """Somebody who is met twice: his entries, where each is, what it has come to, and which counts."""

    name: str
    entries: tuple[str, ...]
    centres: tuple[str, ...]
    counts: str | None


class ElsewhereView(msgspec.Struct, frozen=True):
    """The centres of an event, for its organiser."""

    id: str
    """Of where they send what they have played."""
    counts: bool
    lock: str
    released: bool
    lines: tuple[CentreLine, ...]


def join(asking: EventAsking, wish: ask.JoinCentres) -> Facts:
    """Once for all: what was sealed for them is what the event plays."""
    state = asking.state
    if state.begun:
        raise Refusal(texts.BEGUN_WITHOUT)
    if state.centres not in ("", wish.centres):
        raise Refusal(texts.JOINED_ALREADY)
    return () if state.centres else (on.CentresJoined(wish.centres),)


def count(asking: EventAsking, wish: ask.CountCentres) -> Facts:
    """What they have sent is in the ranking, which everybody sees: not before the last has played."""
    countable(gathering_of(asking), asking.now)
    state = asking.state
    return () if state.centres_count else (on.CentresJoined(state.centres, counts=True),)


def settle_met(asking: EventAsking, wish: ask.SettleMet) -> Facts:
    met = {one.entries: one for one in asking.met}.get(wish.entries)
    if met is None:
        raise Refusal(texts.NOT_MET, name=", ".join(wish.entries))
    if wish.counts and wish.counts not in met.entries:
        raise Refusal(texts.NOT_THERE, name=met.name, centre=wish.counts, places=", ".join(met.entries))
    return () if met.counts == wish.counts else (MetSettled(wish.entries, wish.counts),)


def gathering_of(asking: EventAsking) -> Gathering | None:
    return asking.means.gathering(asking.state.centres) if asking.state.centres else None


def sealed_game(gathering: Gathering, game: int) -> tuple[str, str]:
    """What a hall here opens a game from, once the key is given: the same letters as every centre."""
    if not gathering.released:
        raise Refusal(texts.KEY_BEFORE_GAME, game=game)
    return bytes(gathering.pack.games[game - 1]).decode(), SpokenKey(gathering.released).password
