"""Those in charge of the server: each start gives one more link, good until it is revoked."""

import asyncio
from collections.abc import Callable

from nonuple.server.hosting.access import link_hash, new_id, new_token
from nonuple.server.hosting.events import (
    SERVER,
    OwnerGranted,
    OwnersRevoked,
    Rewritten,
    decode_server_event,
    encode,
)
from nonuple.store import Draft, EventStore

OWNER = "owner"
"""As whom the person in charge is written down."""


class Owners:
    """As the server's own stream tells."""

    def __init__(
        self, store: EventStore, rewritten: Callable[[str], object], gone: Callable[[str], object]
    ) -> None:
        self._store = store
        self._rewritten = rewritten
        """Told of each activity that another process rewrote."""
        self._gone = gone
        """Told of each who is in charge no more."""
        self._ids: dict[str, str] = {}
        """By the hash of their link."""
        self.read_to = 0
        """The last event that was read."""
        self._reading = asyncio.Lock()

    def called(self, hashed: str) -> str | None:
        """The id of the one whose link has this hash."""
        return self._ids.get(hashed)

    async def add(self, *, only: bool) -> str:
        token = new_token()
        granted = OwnerGranted(new_id(), link_hash(token))
        events = (OwnersRevoked(), granted) if only else (granted,)
        await self._store.append(SERVER, [Draft(encode(event), OWNER) for event in events])
        await self.read()
        return token

    async def tell_rewritten(self, id: str) -> None:
        """To the other processes."""
        told = await self._store.append(SERVER, [Draft(encode(Rewritten(id)), OWNER)])
        if told.number == self.read_to + 1:
            self.read_to = told.number

    async def read(self) -> None:
        async with self._reading:
            ids: dict[str, str] = {}
            number = 0
            for stored in await self._store.read(SERVER):
                match decode_server_event(stored.data):
                    case OwnerGranted(id, link):
                        ids[link] = id
                    case OwnersRevoked():
                        ids.clear()
                    case Rewritten(id) if stored.number > self.read_to > 0:
                        self._rewritten(id)
                    case _:
                        pass
                number = stored.number
            self.read_to = max(number, self.read_to)
            gone, self._ids = set(self._ids.values()) - set(ids.values()), ids
        for one in gone:
            self._gone(one)
