"""An event in several centres: made ready by its organiser, played on servers without a link."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.centres import commands as wish
from nonuple.contest import commands as ask
from nonuple.contest.people import Arbiter, Block, Entrant
from nonuple.contest.written import WrittenSlip
from nonuple.event.event import Event, EventGame, EventSettings
from nonuple.formats import centre_file
from nonuple.formats.centre_file import CentreKey, PublicKeys
from nonuple.formats.event_file import write_event
from nonuple.formats.sealed import Cost, seal
from nonuple.formats.spoken_key import SpokenKey, spoken_key
from nonuple.people.shipped import shipped_federation
from nonuple.play.duplicate.prepared import Chance, Prepared, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.tournament import commands as event_wish
from nonuple.words.lexicon import Lexicon
from tests.server.eventful import wished
from tests.server.visiting import Guest, answered

QUICK = Cost(n=2, r=8, p=1)
KEY: SpokenKey = spoken_key(bytes(range(9)))
PAST, FUTURE = "2026-01-01T20:30+01:00", "2199-01-01T20:30+01:00"


def now() -> str:
    """An hour that has just come: a centre that opens later than that is on time for some minutes."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Simultaneous(NamedTuple):
    """All the files of an event in centres, and its first game."""

    event: str
    pack: str
    keys: str
    own: dict[str, str]
    """The key of each centre."""
    game: Prepared


@lru_cache(maxsize=4)
def _game(lexicon: Lexicon) -> Prepared:
    return prepare(Settings(edition="box", time=None), Chance(bytes(range(32)), bytes(16)), lexicon)


def made_ready(
    lexicon: Lexicon,
    *centres: str,
    opens: str = PAST,
    ranked: bool = False,
    games: Sequence[Prepared] = (),
    tie_breaks: tuple[str, ...] = (),
    event: str = "cotes",
) -> Simultaneous:
    games = games or (_game(lexicon),)
    edition = games[0].settings.edition
    sealed = [seal(game, KEY.password, salt=bytes(16), nonce=bytes(12), cost=QUICK) for game in games]
    settings = EventSettings(
        shipped_federation(), edition, lexicon.fingerprint, tie_breaks=tie_breaks, ranked=ranked
    )
    plan = Event(
        event,
        "Simultané des Côtes",
        "2026-01-01",
        settings,
        games=tuple(EventGame(commitment=game.chance.commitment) for game in games),
    )
    head = {"event": plan.id, "name": plan.name, "opens": opens, "edition": edition}
    pack = centre_file.pack({**head, "lexicon": lexicon.fingerprint}, sealed)
    own = {
        name: centre_file.centre_key(plan.id, name, bytes([place] * 32))
        for place, name in enumerate(centres, 1)
    }
    public = {name: centre_file.public_key(key) for name, key in own.items()}
    return Simultaneous(
        write_event(plan).decode(),
        pack.decode(),
        msgspec.json.encode(PublicKeys("nonuple-centres", 1, plan.id, public)).decode(),
        {name: msgspec.json.encode(key).decode() for name, key in own.items()},
        games[0],
    )


class CentreDesk:
    """Somebody at the page of an event in centres, on one server."""

    def __init__(self, guest: Guest, id: str) -> None:
        self.guest = guest
        self.id = id
        self._keys = 0

    @classmethod
    async def open(cls, guest: Guest, name: str) -> "CentreDesk":
        return cls(guest, (await guest.post("/api/centres", {"name": name}))["id"])

    async def asked(self, command: wish.CentreCommand) -> Any:
        self._keys += 1
        return await self.guest.http.post(
            f"/api/centres/{self.id}/commands",
            content=msgspec.json.encode(command),
            headers={"Idempotency-Key": f"c{self._keys}"},
        )

    async def ask(self, command: wish.CentreCommand) -> None:
        answered(await self.asked(command))

    async def part(self, channel: str) -> dict[str, Any]:
        parts = (await self.guest.get(f"/api/centres/{self.id}/channels/{channel}"))["parts"]
        found: dict[str, Any] = parts[channel]
        return found

    # In a centre

    async def receive(self, files: Simultaneous, centre: str, *, opens: str = "") -> str:
        key = msgspec.json.decode(files.own[centre], type=CentreKey)
        body = {"pack": files.pack, "key": msgspec.json.encode(replace(key, opens=opens)).decode()}
        door = await self.guest.post(f"/api/centres/{self.id}/pack", body)
        return str(door["contest"])

    async def open_game(self, game: int = 1) -> None:
        await self.guest.post(f"/api/centres/{self.id}/games/{game}/open")

    async def send(self, **to: str) -> str:
        return str((await self.guest.post(f"/api/centres/{self.id}/send", to))["file"])


class Office(CentreDesk):
    """Somebody at the page of the centres of an event, which a server took from its file."""

    def __init__(self, guest: Guest, id: str, event: str) -> None:
        super().__init__(guest, id)
        self.event = event

    @classmethod
    async def of(
        cls, guest: Guest, files: Simultaneous, places: Sequence[wish.PlaceWish] = (), lock: str = ""
    ) -> "Office":
        event = (await guest.post("/api/events", {"name": "Simultané des Côtes"}))["id"]
        await guest.post(f"/api/events/{event}/event.json", {"content": files.event})
        own = await cls.arranged(guest, event, files, places, lock)
        return cls(guest, answered(own)["id"], event)

    @classmethod
    async def arranged(
        cls, guest: Guest, event: str, files: Simultaneous, places: Sequence[wish.PlaceWish], lock: str
    ) -> Any:
        body = {"pack": files.pack, "keys": files.keys, "places": msgspec.to_builtins(places), "lock": lock}
        return await guest.http.post(f"/api/events/{event}/centres", json=body)

    async def counted(self) -> Any:
        return await wished(self.guest, self.event, event_wish.CountCentres())

    async def ranking(self) -> list[tuple[int, str]]:
        """Total and centre of everybody."""
        return sorted((one["total"], id.partition("/")[0]) for id, one in (await self._lines()).items())

    async def named(self) -> list[tuple[str, int]]:
        """Name and total of everybody."""
        return [(one["name"], one["total"]) for one in (await self._lines()).values()]

    async def _lines(self) -> dict[str, dict[str, Any]]:
        view = (await self.guest.get(f"/api/events/{self.event}/channels/standing"))["parts"]
        return {name.removeprefix("line:"): one for name, one in view.items() if name.startswith("line:")}


async def enter(owner: Guest, contest: str, *names: str, club: str = "Club") -> None:
    players = tuple(Entrant(name, club, table=table) for table, name in enumerate(names, 1))
    await owner.ask(contest, ask.Register(players))
    await owner.ask(contest, ask.NameArbiters((Arbiter("A", "Anne", (Block(1, 99_999),)),)))


async def play(owner: Guest, contest: str, turns: int, other: dict[int, WrittenSlip] | None = None) -> None:
    """So many turns: everybody has the top, table 1 what is given for a turn instead; then it is stopped."""
    for turn in range(1, turns + 1):
        if turn > 1:
            await owner.ask(contest, ask.EndAnnouncement())
        await owner.ask(contest, ask.Draw())
        draw = (await owner.channel(contest, "public"))["turn"]["draw"]
        await owner.ask(contest, ask.Retain())
        if other and turn in other:
            await owner.ask(contest, ask.EnterSlip(1, draw, 1, slip=other[turn]))
        await owner.ask(contest, ask.EnterTop(1, draw))
    await owner.ask(contest, ask.EndAnnouncement())
    await owner.ask(contest, ask.EndGame())


async def settled(desk: CentreDesk, contest: str) -> None:
    """Wait until every slip is judged."""
    while True:
        summary = (await desk.guest.channel(contest, "results"))["summary"]
        if summary["pending"] == 0 and summary["turns"]:
            return
