"""Who comes in: by a link or a code, into what is read here, is at rest, or is found by an index."""

from abc import ABC, abstractmethod
from asyncio import Task
from collections.abc import Callable
from typing import NamedTuple

from nonuple.activity.door import Door, Granted, Guest
from nonuple.errors import Refusal
from nonuple.server.hosting import catalogue
from nonuple.server.hosting.access import link_hash
from nonuple.server.hosting.owners import Owners
from nonuple.server.hosting.rooms import Room
from nonuple.store import EventStore
from nonuple.texts import server as texts


class Visitor(NamedTuple):
    """Someone who was let in."""

    room: Room
    grant: str
    who: Guest


class Admission(ABC):
    """What a club knows of its activities, looked through for whoever comes."""

    store: EventStore
    _owners: Owners
    _rooms: dict[str, Room]
    _loading: dict[str, Task[Room]]
    _asleep: dict[str, catalogue.Listed]
    _unread: set[str]
    _damaged: dict[str, Refusal]

    @abstractmethod
    async def room(self, id: str) -> Room: ...

    @abstractmethod
    async def rooms(self) -> list[Room]: ...

    @abstractmethod
    async def kept_at(self, id: str) -> str | None: ...

    @abstractmethod
    def _load(self, id: str) -> Task[Room]: ...

    @abstractmethod
    async def _ask_the_store(self) -> None: ...

    async def visitor(self, token: str, id: str | None = None) -> Visitor:
        """Whom a token lets in; without an id, into the activity that the token is for."""
        hashed = link_hash(token)
        visitor = self._known(hashed, id) or await self._visiting(hashed, id)
        if visitor is None:
            await self._ask_the_store()
            visitor = await self._visiting(hashed, id)
        if visitor is None:
            raise Refusal(texts.UNKNOWN_TOKEN)
        visitor.room.used()
        return visitor

    def _known(self, hashed: str, id: str | None) -> Visitor | None:
        """Whom a link of an activity that is read lets in, as it does whoever hands in a slip."""
        room = self._rooms.get(id or "")
        granted = None if room is None else room.activity.door.by_link(hashed)
        if room is None or granted is None:
            return None
        return Visitor(room, granted.id, room.activity.person(granted))

    async def _visiting(self, hashed: str, id: str | None) -> Visitor | None:
        owner = self._owners.called(hashed)
        if id is not None and owner is not None:
            room = await self.room(id)
            return Visitor(room, owner, room.activity.person(None))
        found = await self._by_link(hashed, id)
        if found is None:
            return None
        room, granted = found
        return Visitor(room, granted.id, room.activity.person(granted))

    async def _by_link(self, hashed: str, id: str | None = None) -> tuple[Room, Granted] | None:
        return await self._found(hashed, lambda door: door.by_link(hashed), id)

    async def by_code(self, hashed: str) -> tuple[Room, Granted] | None:
        found = await self._found(hashed, lambda door: door.by_code(hashed))
        if found is None:
            await self._ask_the_store()
            found = await self._found(hashed, lambda door: door.by_code(hashed))
        return found

    async def _found(
        self, hashed: str, look: Callable[[Door], Granted | None], id: str | None = None
    ) -> tuple[Room, Granted] | None:
        """Who has a grant of this hash, read if it may have one; only the one that is named is asked."""
        if id is None:
            asleep = (one for one, entry in self._asleep.items() if entry.may_know(hashed))
            for one in {*asleep, *await self.store.behind(catalogue.key_of(hashed))} - {*self._damaged}:
                self._load(one)
            rooms = await self.rooms()
        else:
            rooms = await self._named(id, hashed)
        for room in rooms:
            granted = look(room.activity.door)
            if granted is not None:
                return room, granted
        return None

    async def _named(self, id: str, hashed: str) -> list[Room]:
        """The one of an id, if it is read or may know a hash."""
        asleep = self._asleep.get(id)
        may_know = id in self._unread or (asleep is not None and asleep.may_know(hashed))
        return [await self.room(id)] if may_know or id in self._loading else []

    async def is_owner(self, token: str) -> bool:
        hashed = link_hash(token)
        if self._owners.called(hashed) is None and await self._by_link(hashed) is None:
            await self._ask_the_store()
        return self._owners.called(hashed) is not None

    async def new_owner(self, *, only: bool = False) -> str:
        """A new secret link for the person in charge; `only` makes it the only one."""
        return await self._owners.add(only=only)

    async def kept_for(self, hashed: str) -> tuple[str, str] | None:
        """What a link or a code is for, where another process keeps it, and the address of that one."""
        here = (id for id, room in self._rooms.items() if room.activity.door.knows(hashed))
        asleep = (id for id, entry in self._asleep.items() if entry.may_know(hashed))
        for id in (*here, *asleep, *await self.store.behind(catalogue.key_of(hashed))):
            address = await self.kept_at(id)
            if address is not None:
                return id, address
        return None
