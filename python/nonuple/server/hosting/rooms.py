"""An activity in memory: what is asked of it is decided, stored, and only then applied."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from nonuple.activity.door import Granted, Guest, Revoked
from nonuple.activity.port import AnyActivity, AnyKind, Moment
from nonuple.errors import Refusal
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.catalogue import keys_of
from nonuple.server.hosting.referee import Referee
from nonuple.server.hosting.timekeeper import AUTHOR, Timekeeper
from nonuple.server.hosting.turnstile import Turnstile
from nonuple.server.live.channels import Hub
from nonuple.server.process.clock import ServerClock
from nonuple.server.process.machine import Machine
from nonuple.store import Conflict, Draft, EventStore
from nonuple.store.protocol import Lease, Lost
from nonuple.texts import server as texts

_log = logging.getLogger(__name__)

TRIES = 100
_EVENTS_AT_ONCE = 500
"""Applied while loading before others have their turn."""
_AFTER_TROUBLE = 1.0
_NEVER = -1
"""A version that no stream is at."""

Events = tuple[Any, ...]
Watcher = Callable[["Room", frozenset[str], str], None]
"""Told of an event that was applied: the channels that it changed, and its author."""


class Fulfilled(msgspec.Struct, frozen=True):
    """Where the activity is once a wish has been fulfilled."""

    number: int
    repeated: bool


class _Ahead(NamedTuple):
    event: Any
    author: str
    at: str


class Room:
    """Its activity is changed only by the events of its stream, in the order of their numbers."""

    def __init__(
        self,
        activity: AnyActivity,
        kind: AnyKind,
        store: EventStore,
        clock: ServerClock,
        machine: Machine,
    ) -> None:
        self.activity = activity
        self.kind = kind
        self.clock = clock
        self.hub = Hub(activity, machine)
        self._codec = kind.codec
        self._reader = kind.codec.reader()
        self._store = store
        self._ahead: dict[int, _Ahead] = {}
        self._reading = asyncio.Lock()
        self._turnstile = Turnstile()
        self._one_ahead = asyncio.Lock()
        self._timekeeper = Timekeeper(activity, clock, self.now, self.settle)
        self._referee = Referee(activity, self.now, self.settle)
        self._tasks: list[asyncio.Task[None]] = []
        self.lease: Lease | None = None
        """Without one another process keeps it: it is followed here, and nothing happens in it by itself."""
        self.lost: Callable[[Room], object] = lambda _: None
        """Told when another process has taken it over."""
        self._closed = False
        self.watchers: list[Watcher] = []
        self.epoch = new_id()
        """Of this reading: what was shown of another cannot be gone on with."""
        self._used_at = time.monotonic()
        self.stored = 0
        """Bytes of the events that were stored here."""
        self._noting: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        return self.activity.id

    async def open(self, lease: Lease | None) -> None:
        """Read the activity as it is in the store; it goes on where it is kept."""
        await self.catch_up()
        if lease is not None and self.lease is None and not self._closed:
            self._keep(lease)

    def _keep(self, lease: Lease) -> None:
        self.lease = lease
        works = (self._timekeeper.keep, self._referee.work, self.hub.work)
        self._tasks = [asyncio.create_task(self._tirelessly(work)) for work in works]

    async def _tirelessly(self, work: Callable[[], Awaitable[None]]) -> None:
        """Whatever happens to it, the work goes on: a full disk may be emptied."""
        while True:
            try:
                await work()
            except Refusal as trouble:
                _log.warning("%s: %s", self.id, trouble)
            except Exception:  # noqa: BLE001 - a fault in one view must not stop the clock
                _log.exception("activity %s", self.id)
            await asyncio.sleep(_AFTER_TROUBLE)

    async def close(self) -> None:
        """Store nothing more, and send away those who look at it."""
        self._closed = True
        self.hub.close()
        tasks = [*self._tasks, *self._noting]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until what was left to settle when it was read has been."""
        await self._referee.rested.wait()

    def look(self) -> None:
        """Something that it follows has changed: there may be something to settle, or to do at once."""
        self._referee.look()
        self._timekeeper.look()

    def used(self) -> None:
        """Somebody has come to it."""
        self._used_at = time.monotonic()

    @property
    def unused(self) -> float:
        """Seconds for which nobody has come, none while somebody looks at it."""
        return 0.0 if self.hub.sockets else time.monotonic() - self._used_at

    def is_at_rest(self) -> bool:
        """Whether nothing happens until somebody asks for it."""
        activity = self.activity
        return activity.due(self.now()) is None and not activity.unsettled() and not activity.reaches_out

    def now(self) -> Moment:
        return Moment(self.clock.now(), self.clock.epoch, datetime.now(UTC))

    # Asking

    async def ask(self, who: Guest, wish: Any, key: str, grant: str = "") -> Fulfilled:
        """Fulfil a wish; one that was fulfilled before under the same key is answered as it was then."""
        try:
            work = self.activity.ahead(who, wish, self.now())
            done = None if work is None else await self._done_ahead(work)
            answer = await self.settle(
                lambda: self.activity.decide(self._seated(who, grant), wish, self.now(), done), who.name, key
            )
        except Refusal:
            answer = await self._answered_before(who.name, key)
            if answer is None:
                raise
        if answer is None:
            answer = await self._answered_before(who.name, key) or Fulfilled(
                self.activity.number, repeated=False
            )
        objection = self.activity.objection(wish, answer.number)
        if objection is not None:
            raise objection
        return answer

    async def rehearse(self, who: Guest, wish: Any) -> None:
        """Refused as it would be if it were asked for; nothing comes of it."""
        work = self.activity.ahead(who, wish, self.now())
        done = None if work is None else await self._done_ahead(work)
        self.activity.decide(who, wish, self.now(), done)

    async def _done_ahead(self, work: Callable[[], object]) -> object:
        """Beside the loop, where all the phones would wait for it; one at a time."""
        async with self._one_ahead:
            return await asyncio.to_thread(work)

    def _seated(self, who: Guest, grant: str) -> Guest:
        """The same where he sits when it is decided."""
        granted = self.activity.door.grants.get(grant)
        return who if granted is None else self.activity.person(granted)

    async def _answered_before(self, author: str, key: str) -> Fulfilled | None:
        """What became of a key; asking writes nothing."""
        drafts = [Draft(b"{}", author)]
        try:
            before = await self._store.append(self.id, drafts, expected=_NEVER, key=key)
        except Conflict:
            return None
        await self._reach(before.number)
        return Fulfilled(before.number, repeated=True)

    # Storing

    async def settle(
        self, decided: Callable[[], Events], author: str, key: str | None = None
    ) -> Fulfilled | None:
        """Store what is decided as things stand, and answer once it is applied; None for nothing.

        What does not care for what else happens passes together. What does care is decided alone, when all
        that was on its way is applied, and again if another process came first.
        """
        async with self._turnstile.together():
            events = decided()
            if not events:
                return None
            if self.activity.commute(events):
                return await self._append(events, author, key)
        async with self._turnstile.alone():
            for _ in range(TRIES):
                events = decided()
                if not events:
                    return None
                try:
                    return await self._append_and_look(events, author, key, expected=self.activity.number)
                except Conflict:
                    await self.catch_up()
        raise Refusal(texts.BUSY)

    async def add(self, events: Events, author: str, key: str | None = None) -> Fulfilled:
        """Store what holds whatever else happens."""
        async with self._turnstile.together():
            return await self._append_and_look(events, author, key)

    async def _append_and_look(
        self, events: Sequence[Any], author: str, key: str | None, expected: int | None = None
    ) -> Fulfilled:
        """What does not commute may change what is due."""
        done = await self._append(events, author, key, expected)
        self._timekeeper.look()
        return done

    async def _append(
        self, events: Sequence[Any], author: str, key: str | None, expected: int | None = None
    ) -> Fulfilled:
        if self._closed:
            raise Refusal(texts.NO_SUCH_CONTEST)
        drafts = [Draft(self._codec.encode(event), author, _keys_of(event)) for event in events]
        try:
            appended = await self._store.append(self.id, drafts, expected=expected, key=key, lease=self.lease)
        except Lost:
            self.lost(self)
            raise Refusal(texts.KEPT_ELSEWHERE) from None
        if not appended.repeated:
            self.stored += sum(len(draft.data) for draft in drafts)
            for number, event in enumerate(events, appended.first):
                self._take(number, _Ahead(event, author, appended.at))
        await self._reach(appended.number)
        self._referee.look()
        return Fulfilled(appended.number, appended.repeated)

    # Applying

    async def catch_up(self) -> None:
        """Read and apply what the store has and we have not."""
        async with self._reading:
            for count, stored in enumerate(await self._store.read(self.id, self.activity.number), 1):
                event = self._reader.read(stored.data)
                self._take(stored.number, _Ahead(event, stored.author, stored.at))
                if not count % _EVENTS_AT_ONCE:
                    await asyncio.sleep(0)
        self.look()

    async def _reach(self, number: int) -> None:
        if self.activity.number < number:
            await self.catch_up()

    def _take(self, number: int, ahead: _Ahead) -> None:
        """Apply it when its turn has come; what was applied before is known."""
        if number > self.activity.number:
            self._ahead[number] = ahead
        while (following := self._ahead.pop(self.activity.number + 1, None)) is not None:
            self._apply(*following)

    def _apply(self, event: Any, author: str, at: str) -> None:
        touched = self.activity.apply(event, self.activity.number + 1, author, at)
        if isinstance(event, Revoked):
            self.hub.dismiss(event.id)
        self.hub.touch(touched)
        for watcher in self.watchers:
            watcher(self, touched, author)
        if self._tasks:
            witnessed = self.activity.witnessed(event, self.hub.present)
            if witnessed:
                noting = asyncio.create_task(self._note(witnessed))
                self._noting.add(noting)
                noting.add_done_callback(self._noting.discard)

    async def _note(self, events: Events) -> None:
        try:
            await self.add(events, AUTHOR)
        except Refusal as trouble:
            _log.warning("%s: %s", self.id, trouble)


def _keys_of(event: Any) -> tuple[str, ...]:
    return tuple(keys_of([event])) if isinstance(event, Granted) else ()
