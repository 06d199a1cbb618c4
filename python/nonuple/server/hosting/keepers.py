"""Where each room is kept: by one process at a time, which the others ask for it.

A process keeps what somebody first asks it for, or what is left behind in play; whatever it then lost to
another, while it hung say, it forgets. What it writes as a keeper is refused from that moment on.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from nonuple.errors import Refusal
from nonuple.server.hosting.rooms import Room
from nonuple.store import EventStore
from nonuple.store.protocol import Elsewhere, Lease

_LOOKED_AT = 1.0
"""Seconds after which it is asked who keeps what."""


class Keepers:
    def __init__(
        self,
        store: EventStore,
        rooms: Mapping[str, Room],
        taken: Callable[[Room, Lease], Awaitable[None]],
        lost: Callable[[Room], None],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._taken = taken
        self._lost = lost
        self._elsewhere: dict[str, tuple[str, float]] = {}
        """Addresses, and until when they are believed."""
        self._taking = asyncio.Lock()

    async def address_of(self, id: str) -> str | None:
        """Of the process that keeps a room; None where this one does from now on, or there is none."""
        if not self._store.shared or self._is_here(id):
            return None
        address, until = self._elsewhere.get(id, ("", 0.0))
        if until > time.monotonic():
            return address
        async with self._taking:
            claimed = await self._store.claim(id)
            if isinstance(claimed, Elsewhere):
                self._elsewhere[id] = (claimed.address, time.monotonic() + _LOOKED_AT)
                return claimed.address
            if claimed is not None and id in self._rooms and not self._is_here(id):
                await self._taken(self._rooms[id], claimed)
        return None

    def mistrust(self, id: str) -> None:
        """It does not answer where it was kept."""
        self._elsewhere.pop(id, None)

    async def look_on(self, take: Callable[[str], object]) -> None:
        """Until cancelled; a database that is down is asked again."""
        while True:
            await asyncio.sleep(_LOOKED_AT)
            with suppress(Refusal):
                await self.look(take)

    async def look(self, take: Callable[[str], object]) -> None:
        """Forget what was lost, and take what nobody keeps."""
        before = {room: room.lease for room in self._rooms.values() if room.lease is not None}
        found = await self._store.survey()
        for room, lease in before.items():
            if room.lease is lease and found.held.get(room.id) != lease.term:
                self._lost(room)
        for id in found.orphans:
            if await self.address_of(id) is None:
                take(id)

    def _is_here(self, id: str) -> bool:
        room = self._rooms.get(id)
        return room is not None and room.lease is not None
