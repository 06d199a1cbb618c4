"""All that a server holds: its store, its clock, its activities, and who is in charge."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import chain, count
from ssl import SSLContext
from typing import Any

import msgspec

from nonuple.activity.codec import kind_of
from nonuple.activity.door import Opened
from nonuple.activity.port import AnyActivity, AnyKind, Summary
from nonuple.errors import Refusal
from nonuple.server.hosting import catalogue
from nonuple.server.hosting.access import (
    claims,
    keepings,
    new_id,
    openings,
    phone_wishes,
    wrong_codes,
)
from nonuple.server.hosting.admission import Admission
from nonuple.server.hosting.bonds import Bonds
from nonuple.server.hosting.events import SERVER
from nonuple.server.hosting.keepers import Keepers
from nonuple.server.hosting.owners import OWNER, Owners
from nonuple.server.hosting.peers import Peers
from nonuple.server.hosting.rooms import TRIES, Room
from nonuple.server.process.clock import ServerClock, anchored_clock
from nonuple.server.process.machine import Machine, this_machine
from nonuple.store import Conflict, Draft, EventStore
from nonuple.store.chain import EndMissing
from nonuple.store.protocol import Damage, Lease, Row, StreamNote
from nonuple.texts import server as texts

_log = logging.getLogger(__name__)

_TIME_TO_NOTE = 3.0
"""Seconds for all notes at the end: a server whose database is down stops all the same."""
_LOOKED_AFTER = 60.0
"""Seconds after which those that nobody uses are looked for again."""
_UNUSED = 600.0
"""Seconds without anybody, after which a game at home leaves the memory: no request takes as long."""


class Club(Admission):
    def __init__(
        self,
        store: EventStore,
        clock: ServerClock,
        kinds: Sequence[AnyKind],
        codes: bytes,
        *,
        machine: Machine,
        peers: Peers,
    ) -> None:
        self.peers = peers
        self.machine = machine
        self.store = store
        self.clock = clock
        self.kinds = {kind.codec.kind: kind for kind in kinds}
        """What can be hosted; the first is that of streams written before they said their kind."""
        self.codes = codes
        """What codes are hashed with."""
        self.wrong_codes = wrong_codes()
        self.claims = claims()
        self.openings = openings()
        self.keepings = keepings()
        self.phone_wishes = phone_wishes()
        self.farewells: list[Callable[[str], Awaitable[None]]] = []
        """What is done with the id of what is about to be removed."""
        self._greetings: list[Callable[[Room], None]] = []
        """What is done with each that is read."""
        self._owners = Owners(store, lambda id: self.undertake(self._read_again(id)), self._send_away)
        self._damaged = {one.stream: one.why for one in store.damage() if one.stream and one.stream != SERVER}
        self._one_asks = asyncio.Lock()
        self._asking: asyncio.Task[object] | None = None
        """The next asking of the store, which all who wait for one share."""
        self._asleep: dict[str, catalogue.Listed] = {}
        """Activities at rest, which are read when somebody opens them."""
        self._unread: set[str] = set()
        """Activities in which something happened that is not read here: another process keeps them, say."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()
        self._bonds = Bonds(self._rooms, self.room, self.undertake)
        self._keepers = Keepers(store, self._rooms, self._take_up, self._forget)
        for kind in kinds:
            kind.meet(self.activity)

    # Coming and going

    async def open(self) -> None:
        """What was noted at rest stays asleep; what was touched since may have to go on, and is read."""
        self.store.listen(self._heard)
        self.machine.on_change(self._tell_of_machine)
        await self._owners.read()
        self._unread = {*await self.store.versions()} - {SERVER, *self._damaged}
        await self._read_notes()
        if self.store.shared:
            await self._keepers.look(self._take)
            self.undertake(self._keepers.look_on(self._take))
        else:
            for id in tuple(self._unread):
                self._load(id)
        self.undertake(self._examine_asleep())
        self.undertake(self._let_sleep_every(_LOOKED_AFTER))

    async def _read_notes(self) -> None:
        """What is at rest needs not be read."""
        if self._unread:
            notes, versions = await self.store.notes(), await self.store.versions()
            for id in tuple(self._unread):
                note = notes.get(id)
                entry = (
                    catalogue.read(note.data, self.kinds)
                    if note and note.number == versions.get(id)
                    else None
                )
                if entry is not None:
                    self._asleep[id] = entry
                if entry is not None or id not in versions:
                    self._unread.discard(id)

    async def _examine_asleep(self) -> None:
        """What nobody opens is looked at all the same: damage is told while there is a backup without it."""
        for id in tuple(self._asleep):
            await self._examine(id)

    async def _examine(self, id: str) -> None:
        """The store has not checked what was noted; what is damaged sleeps no more."""
        why = await self.store.examine(id)
        if why is not None and self._asleep.pop(id, None) is not None:
            self._damaged[id] = why
            _log.warning("%s", Damage(id, why))

    async def close(self) -> None:
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self._rooms.values():
            await room.close()
        with suppress(TimeoutError):  # what is not noted is read at the next start
            async with asyncio.timeout(_TIME_TO_NOTE):
                await asyncio.gather(*map(self._note, self._rooms.values()))

    def greet(self, greeting: Callable[[Room], None]) -> None:
        """Do something with all that are read, and with each that will be."""
        self._greetings.append(greeting)
        for room in self._rooms.values():
            if room.lease is not None:
                greeting(room)

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

    # Activities

    async def create(self, kind: str, name: str, *, demo: bool = False, speed: float = 1.0) -> Room:
        if not name.strip():
            raise Refusal(texts.NAME_CONTEST)
        unused = name.strip() if demo else self._unused(kind, name.strip())
        id, made = new_id(), self.kinds[kind]
        opened = Opened(unused, demo, speed, self.clock.now())
        await self._read_notes()
        await self.store.append(id, [Draft(made.codec.encode_first(opened), OWNER)], expected=0)
        return await asyncio.shield(self._load(id))

    def _unused(self, kind: str, name: str) -> str:
        """Two of a kind never bear one name: the second of a day is numbered."""
        known = (one.summary for one in self._asleep.values() if one.kind is self.kinds[kind])
        open = (room.activity.summary for room in self._rooms.values() if room.kind is self.kinds[kind])
        taken = {one.name for one in chain(known, open)}
        numbered = (f"{name} ({number})" for number in count(2))
        return name if name not in taken else next(one for one in numbered if one not in taken)

    async def everything(self) -> list[Room]:
        """All but those at rest, wherever they are kept: they are read."""
        if self.store.shared:
            await self._ask_the_store()
            await self._read_notes()
            for id in tuple(self._unread):
                self._load(id)
        return await self.rooms()

    async def rooms(self) -> list[Room]:
        """All that are read, once they are; one that cannot be read keeps nobody from the others."""
        tasks = list(self._loading.values())
        if tasks:
            await asyncio.wait(tasks)
        return [task.result() for task in tasks if not task.cancelled() and task.exception() is None]

    async def summaries(self, kind: str) -> list[Summary]:
        """All of a kind, the last opened first, those that cannot be gone into with the reason why."""
        wanted = self.kinds[kind]
        read = [room.activity.summary for room in await self.everything() if room.kind is wanted]
        asleep = [
            one.summary for id, one in self._asleep.items() if one.kind is wanted and id not in self._loading
        ]
        found = [*read, *asleep, *await self._spoilt(wanted)]
        return sorted(found, key=lambda one: one.opened, reverse=True)

    def memos(self, kind: AnyKind) -> Iterator[Any]:
        """What all of a kind tell the others; what another process keeps does once it is at rest."""
        for id, one in self._asleep.items():
            if one.kind is kind and id not in self._rooms:
                yield one.memo
        for room in self._rooms.values():
            if room.kind is kind:
                yield room.activity.memo

    async def _spoilt(self, kind: AnyKind) -> list[Summary]:
        """Those that cannot be gone into: damaged in the store, or not to be read by this program."""
        failed = {
            id: Refusal(texts.UNREADABLE_CONTEST)
            for id, task in self._loading.items()
            if task.done() and not task.cancelled() and task.exception() is not None
        }
        found = [await self._described(id, why) for id, why in {**failed, **self._damaged}.items()]
        return [summary for of, summary in found if of is kind]

    async def _described(self, id: str, why: Refusal) -> tuple[AnyKind, Summary]:
        first, kind = await self.store.rows(id, limit=1), next(iter(self.kinds.values()))
        opening = Opened(id)
        with suppress(msgspec.MsgspecError, Refusal, IndexError, AssertionError):
            kind = self._kind(first[0])
            opening = _opened(kind, first[0].data)
        at = first[0].at if first else ""
        damage = str(Refusal(texts.DAMAGED_CONTEST, why=why))
        summary = kind.summary(id=id, name=opening.name, demo=opening.demo, opened=at, damage=damage)
        return kind, msgspec.structs.replace(
            summary, missing=why.missing if first and isinstance(why, EndMissing) else 0
        )

    def _kind(self, first: Row) -> AnyKind:
        named = kind_of(first.data) or next(iter(self.kinds))
        if named not in self.kinds:
            raise Refusal(texts.UNREADABLE_CONTEST)
        return self.kinds[named]

    async def check_nobody_searches(self) -> None:
        """Refused while letters are in play in a room: no other way may find what its players look for."""
        if any(room.activity.letters_in_play for room in await self.going_on()):
            raise Refusal(texts.LETTERS_IN_PLAY)

    async def going_on(self) -> list[Room]:
        """All that go on, but for games at home; those at rest are read."""
        for id, one in tuple(self._asleep.items()):
            if one.summary.live and one.kind.keeper is None:
                self._load(id)
        return [
            room
            for room in await self.everything()
            if room.kind.keeper is None and room.activity.summary.live
        ]

    @property
    def read(self) -> list[Room]:
        """All that are in memory now."""
        return list(self._rooms.values())

    @property
    def asleep(self) -> int:
        return len(self._asleep)

    @property
    def damaged(self) -> int:
        return len(self._damaged)

    def ids(self, kind: str) -> list[str]:
        """All of a kind that can be gone into, read or not."""
        wanted = self.kinds[kind]
        read = [id for id, room in self._rooms.items() if room.kind is wanted]
        asleep = [id for id, one in self._asleep.items() if one.kind is wanted and id not in self._rooms]
        return [*read, *asleep]

    async def room(self, id: str) -> Room:
        if (room := self._rooms.get(id)) is not None:
            return room
        if not self._is_known(id):
            await self._ask_the_store()
        if id in self._damaged:
            raise Refusal(texts.DAMAGED_CONTEST, why=self._damaged[id])
        if not self._is_known(id):
            raise Refusal(texts.NO_SUCH_CONTEST)
        return await asyncio.shield(self._load(id))

    def _is_known(self, id: str) -> bool:
        return any(id in known for known in (self._loading, self._asleep, self._damaged, self._unread))

    def activity(self, id: str) -> AnyActivity | None:
        """One that is read."""
        room = self._rooms.get(id)
        return None if room is None else room.activity

    def _load(self, id: str) -> asyncio.Task[Room]:
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._open_room(id))
        return self._loading[id]

    async def _open_room(self, id: str) -> Room:
        async with self._one_at_a_time:
            if id in self._asleep:
                await self._examine(id)
            if id in self._damaged:
                raise Refusal(texts.DAMAGED_CONTEST, why=self._damaged[id])
            try:
                claimed = await self.store.claim(id)
                lease = claimed if isinstance(claimed, Lease) else None
                (first,) = await self.store.rows(id, limit=1)
                kind = self._kind(first)
                clock = self._clock_of(_opened(kind, first.data))
                activity = kind.begin(id, lambda: self.memos(kind))
                room = Room(activity, kind, self.store, clock, self.machine)
                room.lost = self._forget
                await room.open(lease)
                if lease is not None and not lease.indexed:
                    await self.store.index(id, {*catalogue.keys_of(activity.door.grants.values())})
            except Exception:
                _log.exception("activity %s cannot be read", id)
                raise
            finally:
                self._asleep.pop(id, None)
                self._unread.discard(id)
            self._rooms[id] = room
        self._bonds.tie(room)
        if room.lease is not None:
            self._begin_with(room)
        return room

    # Keeping

    async def kept_at(self, id: str) -> str | None:
        """The address of the process that keeps an activity; None where it is kept here, or nowhere."""
        return await self._keepers.address_of(id)

    def mistrust(self, id: str) -> None:
        self._keepers.mistrust(id)

    def _take(self, id: str) -> None:
        """Nobody kept it, and it may have to go on."""
        if id != SERVER and id not in self._damaged:
            self._load(id)

    async def _take_up(self, room: Room, lease: Lease) -> None:
        """Another process kept it until now."""
        await room.open(lease)
        self._bonds.see_to(room, "")
        self._begin_with(room)

    def _forget(self, room: Room) -> None:
        """Another process keeps it; it is read again by whoever looks for it here."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id], self._loading[room.id]
            self._unread.add(room.id)
            self.undertake(room.close())

    def _begin_with(self, room: Room) -> None:
        """It is kept here from now on."""
        for greeting in self._greetings:
            greeting(room)
        self.undertake(self._note_once_settled(room))

    async def _note_once_settled(self, room: Room) -> None:
        await room.settled()
        await self._note(room)

    async def _note(self, room: Room) -> None:
        """Tell the next start that this one needs not be read: nothing happens in it by itself."""
        try:
            if room.is_at_rest():
                data = catalogue.write(room.kind.codec.kind, room.activity)
                await self.store.note(room.id, StreamNote(room.activity.number, data))
        except Refusal as trouble:
            _log.warning("activity %s is not noted: %s", room.id, trouble)
        except Exception:  # noqa: BLE001 - it is read at the next start, then
            _log.warning("activity %s is not noted", room.id, exc_info=True)

    async def _let_sleep_every(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            for room in self.read:
                await self.let_sleep(room, _UNUSED)

    async def let_sleep(self, room: Room, unused: float) -> None:
        """Forget a game at home that nobody has used for so many seconds, until somebody comes back to it.

        What another process keeps is forgotten as soon as nobody here has looked at it for a minute.
        """
        if room.lease is None and room.unused >= _LOOKED_AFTER and not self._bonds.follows(room.id):
            self._forget(room)
            return
        if not (room.kind.anybodys and room.is_at_rest() and room.unused >= unused):
            return
        await self._note(room)
        entry = catalogue.read(catalogue.write(room.kind.codec.kind, room.activity), self.kinds)
        still = self._rooms.get(room.id) is room and room.is_at_rest() and room.unused >= unused
        if entry is not None and still:
            self._asleep[room.id] = entry
            del self._rooms[room.id], self._loading[room.id]
            await room.close()

    async def remove(self, id: str) -> None:
        """Take an activity out of the log and of its copies for good."""
        for farewell in self.farewells:
            await farewell(id)
        if id in self._damaged:
            await self._rewrite(id, (), (await self.store.versions()).get(id, 0))
            self._loading.pop(id, None)
            del self._damaged[id]
        else:
            await self.rewrite(await self.room(id), lambda rows: ())

    async def go_on(self, id: str) -> None:
        """Without the events of its end that are missing; where there is a backup, they may be in it."""
        why = self._damaged.get(id)
        rows = await self.store.rows(id)
        if not isinstance(why, EndMissing) or not rows:
            raise Refusal(texts.NOTHING_MISSING)
        await self._rewrite(id, rows, (await self.store.versions())[id])
        _log.warning("%s gone on with: %s", id, why)
        del self._damaged[id]
        await self._read_again(id)

    async def drop(self, id: str, number: int) -> None:
        """Remove one that is still at a number, whether or not it goes on."""
        if (room := self._rooms.get(id)) is not None:
            await room.close()
        with suppress(Conflict):  # somebody has come back to it
            await self._rewrite(id, (), number)
        await self._read_again(id)

    def check_at_rest(self, room: Room) -> None:
        summary = room.activity.summary
        if summary.live:
            raise Refusal(texts.GAME_GOES_ON, contest=summary.name)

    async def rewrite(self, room: Room, change: Callable[[Sequence[Row]], Sequence[Row]]) -> None:
        """Put other rows in the place of those of an activity that does not go on; none removes it."""
        self.check_at_rest(room)
        await room.close()
        try:
            for _ in range(TRIES):  # what was on its way when it was closed may still come
                rows = await self.store.rows(room.id)
                with suppress(Conflict):
                    return await self._rewrite(room.id, change(rows), len(rows))
            raise Refusal(texts.BUSY)
        finally:
            await self._read_again(room.id)

    async def _rewrite(self, id: str, rows: Sequence[Row], expected: int) -> None:
        async with self._one_asks:  # nobody takes it for what another process has rewritten
            await self.store.rewrite(id, rows, expected=expected)
            await self._owners.tell_rewritten(id)

    async def _read_again(self, id: str) -> None:
        """As it is in the store now; who looks at it comes in anew, and finds it at any moment."""
        there = id in await self.store.versions()
        self._loading.pop(id, None)
        self._asleep.pop(id, None)
        self._unread.discard(id)
        before = self._rooms.pop(id, None)
        if there and before is None and self.store.shared:
            self._unread.add(id)
        elif there:
            self._loading[id] = asyncio.create_task(self._open_after(before, id))
        elif before is not None:
            await before.close()

    async def _open_after(self, before: Room | None, id: str) -> Room:
        if before is not None:
            await before.close()
        return await self._open_room(id)

    def _clock_of(self, opening: Opened) -> ServerClock:
        """The same for every process, and after a new start: its speed is stored with the activity."""
        return self.clock if opening.speed == 1.0 else self.clock.quickened(opening.speed, opening.since)

    def _heard(self, stream: str, version: int) -> None:
        """Another process has appended."""
        self.undertake(self._owners.read() if stream == SERVER else self._catch_up(stream, version))

    async def _catch_up(self, stream: str, version: int) -> None:
        if not version or stream in self._damaged:
            return
        if self.store.shared and stream not in self._loading:
            self._asleep.pop(stream, None)
            self._unread.add(stream)
            return
        room = await asyncio.shield(self._load(stream))
        if room.activity.number < version:
            await room.catch_up()

    async def _ask_the_store(self) -> None:
        """Before anything is refused as unknown: another process may have stored it a moment ago."""
        if self._asking is None:
            self._asking = self.undertake(self._read_unheard())
        await asyncio.shield(self._asking)

    async def _read_unheard(self) -> None:
        async with self._one_asks:
            self._asking = None  # whoever comes from now on may look for something stored later
            versions = await self.store.versions()
            if versions.get(SERVER, 0) > self._owners.read_to:
                await self._owners.read()
            behind = (
                self._catch_up(stream, version)
                for stream, version in versions.items()
                if stream != SERVER and version > self.number_of(stream)
            )
            await asyncio.gather(*behind, return_exceptions=True)
            for stream in {*await self.store.unindexed()} - {SERVER, *self._damaged, *self._asleep}:
                self._load(stream)

    def number_of(self, stream: str) -> int:
        """Of its last event that was heard of."""
        if stream in self._rooms:
            return self._rooms[stream].activity.number
        return self._asleep[stream].summary.number if stream in self._asleep else 0

    def _tell_of_machine(self) -> None:
        for room in self._rooms.values():
            room.hub.touch_computer()

    def _send_away(self, grant: str) -> None:
        for room in self._rooms.values():
            room.hub.dismiss(grant)


@asynccontextmanager
async def opened_club(
    store: EventStore,
    kinds: Sequence[AnyKind],
    *,
    speed: float = 1.0,
    wall: Callable[[], float] = time.time,
    machine: Machine | None = None,
    trusted: SSLContext | None = None,
) -> AsyncIterator[Club]:
    """A club on a store, until it is left; the store stays open."""
    clock = await anchored_clock(store, speed, wall)
    codes, peers = await store.secret("codes"), Peers((await store.secret("peers")).hex(), trusted)
    club = Club(store, clock, kinds, codes, machine=machine or this_machine(), peers=peers)
    await club.open()
    try:
        yield club
    finally:
        await club.close()


def _opened(kind: AnyKind, first: bytes) -> Opened:
    """What the first event of a stream tells."""
    opened = kind.codec.decode_first(first)
    assert isinstance(opened, Opened), "nothing else opens an activity"
    return opened
