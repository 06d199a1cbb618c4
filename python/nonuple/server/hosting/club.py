"""All that a server holds: its store, its clock, its contests, and who is in charge."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from itertools import count
from typing import Any, NamedTuple

import msgspec

from nonuple.contest.asking import Means
from nonuple.contest.chief.rulings import kept_by
from nonuple.contest.events import ContestOpened
from nonuple.contest.people import Actor
from nonuple.errors import Refusal
from nonuple.play.duplicate.events import WordRuled
from nonuple.server.hosting.access import claims, link_hash, new_id, new_token, phone_wishes, wrong_codes
from nonuple.server.hosting.doors import actor_of, author
from nonuple.server.hosting.events import (
    SERVER,
    ContestRewritten,
    OwnerGranted,
    OwnersRevoked,
    decode_contest_event,
    decode_server_event,
    encode,
)
from nonuple.server.hosting.rooms import Room
from nonuple.server.live.channels import OF_MACHINE
from nonuple.server.process.clock import ServerClock, anchored_clock
from nonuple.server.process.machine import Machine, this_machine
from nonuple.store import Conflict, Draft, EventStore
from nonuple.store.protocol import Row
from nonuple.texts import server as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library

_log = logging.getLogger(__name__)

_OWNER = Actor("owner", author("", "owner"))


class Visitor(NamedTuple):
    """Someone who was let in."""

    room: Room
    grant: str
    actor: Actor


class Spoilt(NamedTuple):
    """A contest that is in the log and cannot be played."""

    id: str
    name: str
    demo: bool
    opened: str
    why: Refusal


class Club:
    def __init__(
        self, store: EventStore, clock: ServerClock, means: Means, codes: bytes, machine: Machine
    ) -> None:
        self.machine = machine
        self.store = store
        self.clock = clock
        self.means = means._replace(kept=self._kept)
        self.codes = codes
        """What codes are hashed with."""
        self.epoch = new_id()
        """Of this process: what it has shown cannot be gone on with in another."""
        self.wrong_codes = wrong_codes()
        self.claims = claims()
        self.phone_wishes = phone_wishes()
        self.farewells: list[Callable[[str], Awaitable[None]]] = []
        """What is done with the id of what is about to be removed."""
        self._owners: dict[str, str] = {}
        """Those in charge, by the hash of their link: each start gives one more, good until it is revoked."""
        self._read_to = 0
        """The last event of the server's own that was read."""
        self._damaged = {one.stream: one.why for one in store.damage() if one.stream and one.stream != SERVER}
        self._reading_owners = asyncio.Lock()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()

    # Coming and going

    async def open(self) -> None:
        self.store.listen(self._heard)
        self.machine.on_change(self._tell_of_machine)
        await self._read_owners()
        for stream in await self.store.versions():
            if stream != SERVER and stream not in self._damaged:
                self._load(stream)

    async def close(self) -> None:
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self._rooms.values():
            await room.close()

    def undertake(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        """Work that goes on until it is done, or until the club closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._let_go)
        return task

    def _let_go(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            _log.error("work given up", exc_info=trouble)

    # Contests

    async def create(self, name: str, *, demo: bool = False, speed: float = 1.0) -> Room:
        if not name.strip():
            raise Refusal(texts.NAME_CONTEST)
        unused = name.strip() if demo else self._unused(name.strip())
        id, opened = new_id(), ContestOpened(unused, demo, speed, self.clock.now())
        await self.store.append(id, [Draft(encode(opened), _OWNER.name)], expected=0)
        return await asyncio.shield(self._load(id))

    def _unused(self, name: str) -> str:
        """Two contests never bear one name: the second of a day is numbered."""
        taken = {room.contest.name for room in self._rooms.values()}
        numbered = (f"{name} ({number})" for number in count(2))
        return name if name not in taken else next(one for one in numbered if one not in taken)

    async def rooms(self) -> list[Room]:
        """All contests, once they are loaded; one that cannot be loaded keeps nobody from the others."""
        tasks = list(self._loading.values())
        if tasks:
            await asyncio.wait(tasks)
        return [task.result() for task in tasks if not task.cancelled() and task.exception() is None]

    def _kept(self, lexicon: str) -> tuple[WordRuled, ...]:
        """The words of a list that its arbiters have struck or admitted for the next games too."""
        return kept_by((room.contest for room in self._rooms.values()), lexicon)

    async def spoilt(self) -> list[Spoilt]:
        """The contests that cannot be played: damaged in the store, or not to be read by this program."""
        await self.rooms()
        failed = {
            id: Refusal(texts.UNREADABLE_CONTEST)
            for id, task in self._loading.items()
            if not task.cancelled() and task.exception() is not None
        }
        found = {**failed, **self._damaged}
        return [await self._described(id, why) for id, why in found.items()]

    async def _described(self, id: str, why: Refusal) -> Spoilt:
        first = await self.store.rows(id, limit=1)
        name, demo = id, False
        with suppress(msgspec.MsgspecError):
            opened = decode_contest_event(first[0].data) if first else None
            if isinstance(opened, ContestOpened):
                name, demo = opened.name, opened.demo
        return Spoilt(id, name, demo, first[0].at if first else "", Refusal(texts.DAMAGED_CONTEST, why=why))

    async def room(self, id: str) -> Room:
        if id in self._damaged:
            raise Refusal(texts.DAMAGED_CONTEST, why=self._damaged[id])
        if id not in self._loading:
            raise Refusal(texts.NO_SUCH_CONTEST)
        return await asyncio.shield(self._loading[id])

    def _load(self, id: str) -> asyncio.Task[Room]:
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._open_room(id))
        return self._loading[id]

    async def _open_room(self, id: str) -> Room:
        async with self._one_at_a_time:
            try:
                room = self._rooms[id] = Room(
                    id, self.store, await self._clock_of(id), self.means, self.machine
                )
                await room.open()
            except Exception:
                _log.exception("contest %s cannot be loaded", id)
                raise
        return room

    async def remove(self, id: str) -> None:
        """Take a contest out of the log and of its copies for good."""
        for farewell in self.farewells:
            await farewell(id)
        if id in self._damaged:
            await self._rewrite(id, (), (await self.store.versions()).get(id, 0))
            del self._damaged[id]
        else:
            await self.rewrite(await self.room(id), ())

    def check_at_rest(self, room: Room) -> None:
        live = room.contest.live
        if live is not None and not live.over:
            raise Refusal(texts.GAME_GOES_ON, contest=room.contest.name)

    async def rewrite(self, room: Room, rows: Sequence[Row]) -> None:
        """Put other rows in the place of a contest in which no game goes on; none removes it."""
        self.check_at_rest(room)
        id = room.contest.id
        await room.close()
        try:
            await self._rewrite(id, rows, room.contest.number)
        except Conflict:
            raise Refusal(texts.BUSY) from None
        finally:
            await self._read_again(id)

    async def _rewrite(self, id: str, rows: Sequence[Row], expected: int) -> None:
        await self.store.rewrite(id, rows, expected=expected)
        told = await self.store.append(SERVER, [Draft(encode(ContestRewritten(id)), _OWNER.name)])
        if told.number == self._read_to + 1:
            self._read_to = told.number

    async def _read_again(self, id: str) -> None:
        """As it is in the store now; who looks at it comes in anew."""
        self._loading.pop(id, None)
        room = self._rooms.pop(id, None)
        if room is not None:
            await room.close()
        if id in await self.store.versions():
            self._load(id)

    async def _clock_of(self, id: str) -> ServerClock:
        """The same for every process, and after a new start: its speed is stored with the contest."""
        for row in await self.store.rows(id, limit=1):
            opened = decode_contest_event(row.data)
            if isinstance(opened, ContestOpened) and opened.speed != 1.0:
                return self.clock.quickened(opened.speed, opened.since)
        return self.clock

    def _heard(self, stream: str, version: int) -> None:
        """Another process has appended."""
        self.undertake(self._read_owners() if stream == SERVER else self._catch_up(stream, version))

    async def _catch_up(self, stream: str, version: int) -> None:
        if not version or stream in self._damaged:
            return
        room = await asyncio.shield(self._load(stream))
        if room.contest.number < version:
            await room.catch_up()

    def _tell_of_machine(self) -> None:
        for room in self._rooms.values():
            room.hub.touch(frozenset({OF_MACHINE}))

    # Who comes in

    async def visitor(self, token: str, contest: str | None = None) -> Visitor:
        """Whom a token lets in; without a contest, into the one that the token is for."""
        hashed = link_hash(token)
        if contest is None:
            rooms = await self.rooms()
        elif hashed in self._owners:
            return Visitor(await self.room(contest), self._owners[hashed], _OWNER)
        else:
            rooms = [await self.room(contest)] if contest in self._loading else []
        for room in rooms:
            granted = room.doors.by_link(hashed)
            if granted is not None:
                return Visitor(room, granted.id, actor_of(granted, room.contest))
        raise Refusal(texts.UNKNOWN_TOKEN)

    def is_owner(self, token: str) -> bool:
        return link_hash(token) in self._owners

    async def new_owner(self, *, only: bool = False) -> str:
        """A new secret link for the person in charge; `only` makes it the only one."""
        token = new_token()
        granted = OwnerGranted(new_id(), link_hash(token))
        events = (OwnersRevoked(), granted) if only else (granted,)
        await self.store.append(SERVER, [Draft(encode(event), _OWNER.name) for event in events])
        await self._read_owners()
        return token

    async def _read_owners(self) -> None:
        async with self._reading_owners:
            owners: dict[str, str] = {}
            number = 0
            for stored in await self.store.read(SERVER):
                match decode_server_event(stored.data):
                    case OwnerGranted(id, link):
                        owners[link] = id
                    case OwnersRevoked():
                        owners.clear()
                    case ContestRewritten(contest) if stored.number > self._read_to > 0:
                        self.undertake(self._read_again(contest))
                    case _:
                        pass
                number = stored.number
            self._read_to = max(number, self._read_to)
            gone, self._owners = set(self._owners.values()) - set(owners.values()), owners
        for room in self._rooms.values():
            for grant in gone:
                room.hub.dismiss(grant)


def means_of(library: Library) -> Means:
    """Word lists of the user by name, each opened once, and the machine's chance; no file on demand."""
    opened = lru_cache(maxsize=16)(library.open)

    def lexicon(name: str | None) -> Lexicon:
        return opened(library.in_use() if name is None else name)

    return Means(lexicon, os.urandom)


@asynccontextmanager
async def opened_club(
    store: EventStore,
    *,
    library: Library | None = None,
    speed: float = 1.0,
    wall: Callable[[], float] = time.time,
    machine: Machine | None = None,
) -> AsyncIterator[Club]:
    """A club on a store, until it is left; the store stays open."""
    clock = await anchored_clock(store, speed, wall)
    means = means_of(library or Library.of_user())
    with suppress(Refusal):  # said to whoever opens a game
        await asyncio.to_thread(means.lexicon, None)
    club = Club(store, clock, means, await store.secret("codes"), machine or this_machine())
    await club.open()
    try:
        yield club
    finally:
        await club.close()
