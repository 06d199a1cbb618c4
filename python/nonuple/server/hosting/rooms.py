"""A contest in memory: what is asked of it is decided, stored, and only then applied."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from nonuple.contest import commands
from nonuple.contest import events as on
from nonuple.contest.asking import Asking, Events, Means, Moment
from nonuple.contest.chief.rulings import compile_ahead
from nonuple.contest.decide import commute, decide
from nonuple.contest.desk.slips import told
from nonuple.contest.people import Actor
from nonuple.contest.roles import check_may
from nonuple.contest.state import Contest, apply
from nonuple.contest.views import touched
from nonuple.errors import Refusal
from nonuple.play.duplicate.events import SlipsClosed
from nonuple.server.hosting.doors import Doors
from nonuple.server.hosting.events import decode_contest_event, encode
from nonuple.server.hosting.referee import Referee
from nonuple.server.hosting.timekeeper import AUTHOR, Timekeeper
from nonuple.server.hosting.turnstile import Turnstile
from nonuple.server.hosting.unsealing import unsealed
from nonuple.server.live.channels import Hub
from nonuple.server.process.clock import ServerClock
from nonuple.server.process.machine import Machine
from nonuple.store import Conflict, Draft, EventStore
from nonuple.texts import server as texts

_log = logging.getLogger(__name__)

_TRIES = 100
_EVENTS_AT_ONCE = 500
"""Applied while loading before others have their turn."""
_AFTER_TROUBLE = 1.0
_ENTRIES = commands.EnterSlip | commands.EnterSolution
_NEVER = -1
"""A version that no stream is at."""


class Answer(msgspec.Struct, frozen=True):
    """Where the contest is once a wish has been fulfilled."""

    number: int
    repeated: bool


class _Ahead(NamedTuple):
    event: on.ContestEvent
    author: str
    at: str


class Room:
    """Its state is changed only by the events of its stream, in the order of their numbers."""

    def __init__(
        self, id: str, store: EventStore, clock: ServerClock, means: Means, machine: Machine
    ) -> None:
        self.contest = Contest(id)
        self.clock = clock
        self.means = means
        self.doors = Doors()
        self.hub = Hub(self.contest, means, machine)
        self._store = store
        self._ahead: dict[int, _Ahead] = {}
        self._reading = asyncio.Lock()
        self._turnstile = Turnstile()
        self._unsealing = asyncio.Lock()
        self._set_aside: set[int] = set()
        """Numbers of entries that came after another desk's."""
        self._timekeeper = Timekeeper(self.contest, clock, means, self.settle)
        self._referee = Referee(self.contest, means, self.settle)
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        self._noting: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read the contest as it is in the store, and let it go on."""
        await self.catch_up()
        works = (self._timekeeper.keep, self._referee.work, self.hub.work)
        self._tasks = [asyncio.create_task(self._tirelessly(work)) for work in works]

    async def _tirelessly(self, work: Callable[[], Awaitable[None]]) -> None:
        """Whatever happens to it, the work goes on: a full disk may be emptied."""
        while True:
            try:
                await work()
            except Refusal as trouble:
                _log.warning("%s: %s", self.contest.id, trouble)
            except Exception:  # noqa: BLE001 - a fault in one view must not stop the clock
                _log.exception("contest %s", self.contest.id)
            await asyncio.sleep(_AFTER_TROUBLE)

    async def close(self) -> None:
        """Store nothing more, and send away those who look at it."""
        self._closed = True
        self.hub.close()
        self._referee.stop()
        tasks = [*self._tasks, *self._noting]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Asking

    async def ask(self, actor: Actor, command: commands.ContestCommand, key: str, grant: str = "") -> Answer:
        """Fulfil a wish; one that was fulfilled before under the same key is answered as it was then."""
        try:
            means = await unsealed(self.means, actor, command, self._unsealing)
            if isinstance(command, commands.RuleWord):
                check_may(actor, command)
                await asyncio.to_thread(compile_ahead, self.asking(actor), command)
            answer = await self.settle(
                lambda: decide(self.asking(self._now(actor, grant), means), command), actor.name, key
            )
        except Refusal:
            answer = await self._answered_before(actor.name, key)
            if answer is None:
                raise
        if answer is None:
            answer = await self._answered_before(actor.name, key) or Answer(
                self.contest.number, repeated=False
            )
        if isinstance(command, _ENTRIES) and answer.number in self._set_aside:
            raise self._told(command)
        return answer

    def _now(self, actor: Actor, grant: str) -> Actor:
        """The same at the table where he sits when it is decided."""
        granted = self.doors.by_id(grant)
        return actor if granted is None else msgspec.structs.replace(actor, table=granted.table)

    def asking(self, actor: Actor, means: Means | None = None) -> Asking:
        now = Moment(self.clock.now(), self.clock.epoch, datetime.now(UTC))
        return Asking(self.contest, actor, now, means or self.means)

    def _told(self, command: commands.OfSlip) -> Refusal:
        run = self.contest.live if command.game is None else self.contest.runs[command.game]
        assert run is not None, "an entry was stored for it"
        return told(run.rounds[command.draw].sheet(command.table), command.table)

    async def _answered_before(self, author: str, key: str) -> Answer | None:
        """What became of a key; asking writes nothing."""
        drafts = [Draft(b"{}", author)]
        try:
            before = await self._store.append(self.contest.id, drafts, expected=_NEVER, key=key)
        except Conflict:
            return None
        await self._reach(before.number)
        return Answer(before.number, repeated=True)

    # Storing

    async def settle(
        self, decided: Callable[[], Events], author: str, key: str | None = None
    ) -> Answer | None:
        """Store what is decided on the contest as it stands, and answer once it is applied; None for nothing.

        Slips of tables do not care for what else happens, and pass together. What does care is decided alone,
        when all that was on its way is applied, and again if another process came first.
        """
        async with self._turnstile.together():
            events = decided()
            if not events:
                return None
            if commute(events):
                return await self._append(events, author, key)
        async with self._turnstile.alone():
            for _ in range(_TRIES):
                events = decided()
                if not events:
                    return None
                try:
                    return await self._append(events, author, key, expected=self.contest.number)
                except Conflict:
                    await self.catch_up()
        raise Refusal(texts.BUSY)

    async def add(self, events: Events, author: str, key: str | None = None) -> Answer:
        """Store what holds whatever else happens."""
        async with self._turnstile.together():
            return await self._append(events, author, key)

    async def _append(
        self, events: Sequence[on.ContestEvent], author: str, key: str | None, expected: int | None = None
    ) -> Answer:
        if self._closed:
            raise Refusal(texts.NO_SUCH_CONTEST)
        drafts = [Draft(encode(event), author) for event in events]
        appended = await self._store.append(self.contest.id, drafts, expected=expected, key=key)
        if not appended.repeated:
            for number, event in enumerate(events, appended.first):
                self._take(number, _Ahead(event, author, appended.at))
        await self._reach(appended.number)
        self._timekeeper.look()
        self._referee.look()
        return Answer(appended.number, appended.repeated)

    # Applying

    async def catch_up(self) -> None:
        """Read and apply what the store has and we have not."""
        async with self._reading:
            for count, stored in enumerate(await self._store.read(self.contest.id, self.contest.number), 1):
                event = decode_contest_event(stored.data)
                self._take(stored.number, _Ahead(event, stored.author, stored.at))
                if not count % _EVENTS_AT_ONCE:
                    await asyncio.sleep(0)
        self._timekeeper.look()
        self._referee.look_later()

    async def _reach(self, number: int) -> None:
        if self.contest.number < number:
            await self.catch_up()

    def _take(self, number: int, ahead: _Ahead) -> None:
        """Apply it when its turn has come; what was applied before is known."""
        if number > self.contest.number:
            self._ahead[number] = ahead
        while (following := self._ahead.pop(self.contest.number + 1, None)) is not None:
            self._apply(*following)

    def _apply(self, event: on.ContestEvent, author: str, at: str) -> None:
        number = self.contest.number + 1
        refused = self._refused(event)
        apply(self.contest, event, number, author, at)
        if self._refused(event) > refused:
            self._set_aside.add(number)
        if isinstance(event, on.AccessGranted) and event.id in self.contest.grants:
            self.doors.grant(event)
        elif isinstance(event, on.AccessRevoked):
            self.doors.revoke(event.id)
            self.hub.dismiss(event.id)
        elif isinstance(event, on.PlayersMoved):
            self.hub.recall(self.doors.reseat({move.table: move.to for move in event.moves}))
        elif isinstance(event, on.GameHappened) and isinstance(event.event, SlipsClosed) and self._tasks:
            self._note_connected(event.game)
        self.hub.touch(touched(event, self.contest))

    def _note_connected(self, game: int) -> None:
        """Which phones could have sent their slips in time: asked when one comes late."""
        run = self.contest.runs[game]
        if run.opened.phones and run.current is not None:
            grants = (self.contest.grants.get(id) for id in self.hub.present)
            tables = sorted({one.table for one in grants if one is not None and one.table is not None})
            connected = on.PhonesConnected(game, run.current.draw, tuple(tables))
            noting = asyncio.create_task(self._note(connected))
            self._noting.add(noting)
            noting.add_done_callback(self._noting.discard)

    async def _note(self, event: on.PhonesConnected) -> None:
        try:
            await self.add((event,), AUTHOR)
        except Refusal as trouble:
            _log.warning("%s: %s", self.contest.id, trouble)

    def _refused(self, event: on.ContestEvent) -> int:
        """How many entries of a table were set aside."""
        if not isinstance(event, on.SlipEntered):
            return 0
        sheet = self.contest.runs[event.game].rounds[event.draw].sheets.get(event.table)
        return sheet.refused if sheet is not None else 0
