"""Activities that follow others: told of what changes there, and seeing to it that they are as they wish."""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from typing import Any

from nonuple.activity.port import ANEW
from nonuple.errors import Refusal
from nonuple.server.hosting.rooms import Room

_log = logging.getLogger(__name__)


class Bonds:
    """What is wished of another is wished anew after every change: whatever was cut short is made good."""

    def __init__(
        self,
        rooms: Mapping[str, Room],
        read: Callable[[str], Awaitable[Room]],
        undertake: Callable[[Coroutine[Any, Any, object]], object],
    ) -> None:
        self._rooms = rooms
        self._read = read
        self._undertake = undertake
        self._following: set[str] = set()
        """Those that follow others."""
        self._waiting: set[tuple[str, str]] = set()
        self._lost: set[str] = set()
        """Those that cannot be read: whoever only heard them does without."""

    def tie(self, room: Room) -> None:
        """One was read."""
        room.watchers.append(self._changed)
        self._tell(room, frozenset({ANEW}))
        self.see_to(room, "")

    def follows(self, id: str) -> bool:
        """Whether one that is read follows it."""
        return any(True for _ in self._followers(id))

    def _changed(self, room: Room, channels: frozenset[str], author: str) -> None:
        if self._following:
            self._tell(room, channels)
        self.see_to(room, author)

    def _tell(self, room: Room, channels: frozenset[str]) -> None:
        for follower in self._followers(room.id):
            shown = follower.activity.heard(room.id, channels)
            if shown:
                follower.hub.touch(shown)
                follower.look()

    def _followers(self, id: str) -> Iterator[Room]:
        known = (self._rooms.get(one) for one in self._following)
        return (one for one in known if one is not None and id in one.activity.follows)

    def see_to(self, room: Room, author: str) -> None:
        """What another process keeps is seen to there."""
        follows = () if room.lease is None else room.activity.follows
        if follows:
            self._following.add(room.id)
        for id in follows:
            heard = id in self._rooms or id in self._lost
            if (room.activity.steers or not heard) and (room.id, id) not in self._waiting:
                self._waiting.add((room.id, id))
                self._undertake(self._ask(room, id, author))

    async def _ask(self, room: Room, id: str, author: str) -> None:
        try:
            other = await self._read(id)
            self._waiting.discard((room.id, id))
            await ask_of(room, other, author)
        except Refusal as trouble:  # it was removed, say: the others go on
            _log.warning("%s for %s: %s", id, room.id, trouble)
            self._lost.add(id)
        finally:
            self._waiting.discard((room.id, id))


async def ask_of(room: Room, other: Room, author: str) -> None:
    """Let one be as another that follows it wishes."""

    def decided() -> tuple[Any, ...]:
        wish = room.activity.asks(other.id)
        activity = other.activity
        return () if wish is None else activity.decide(activity.person(None), wish, other.now())

    await other.settle(decided, author or other.activity.person(None).name)
