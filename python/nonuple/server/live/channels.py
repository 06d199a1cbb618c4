"""What is shown live: each channel is made once, however many follow it."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Protocol

import msgspec

from nonuple.activity.port import AnyActivity
from nonuple.errors import Refusal
from nonuple.server.process.machine import Machine
from nonuple.texts import Sentence

_SHORTEST_REST, _LONGEST_REST = 0.03, 2.0
_REST = 5
"""Times as long as the processor took to make a channel it is left alone: under load a sixth of the time."""
_SLICE = 0.005
_ALL, _PART = "*", "#"
WHOLE = ""
"""In the place of the name of a part: all of them."""
TROUBLE = "trouble"
"""The part that says why the others cannot be made."""

_encode = msgspec.json.Encoder().encode


class Follower(Protocol):
    """One who follows channels."""

    grant: str
    channels: list["Channel"]
    heard_at: float
    """When something came from him, by the monotonic clock."""

    def tell(self, message: str) -> None: ...

    def dismiss(self) -> None:
        """His access was revoked."""
        ...

    def recall(self) -> None:
        """What is his is shown elsewhere: he has to come in again."""
        ...


class _Part(msgspec.Struct, frozen=True, gc=False):
    """There is one for every turn of every player."""

    number: int
    """Of the activity when it was made: what changed after someone last heard is not below what he heard."""
    mark: int | None
    """By which the same text is known again; None once it has gone."""


_part = lru_cache(maxsize=1000)(_Part)
"""The same for all who are told the same at once, which most players are."""


class Channel:
    def __init__(self, name: str) -> None:
        self.name = name
        self.followers: set[Follower] = set()
        self.stale = {WHOLE}
        """Names of the parts that are to be made again."""
        self.quick = True
        """Whether it is made in no time."""
        self.ready_at = 0.0
        """When it may be made again for its followers, by the monotonic clock."""
        self._parts: dict[str, _Part] = {}
        self._texts: dict[str, str] | None = {}
        """What its parts say; None where one alone follows, for whom it is made again when he comes back."""
        self._number = 0

    @property
    def is_known(self) -> bool:
        """Whether it can be told as it was made last."""
        return self._texts is not None and WHOLE not in self.stale

    def renew(self, fresh: dict[str, object], number: int, names: Collection[str] | None = None) -> None:
        """Take parts as they are now, those of some names or all, and tell the followers what is new."""
        self._number, self.stale = number, set()
        if names is None:
            self._texts = {}
        told = [one for name, value in fresh.items() if (one := self._take(name, _encode(value).decode()))]
        looked_at = self._parts if names is None else names
        gone = [name for name in looked_at if name not in fresh and self._mark_of(name) is not None]
        told += map(self._drop, gone)
        if self.followers and told:
            message = self._message(told)
            for follower in self.followers:
                follower.tell(message)

    def refuse(self, why: Refusal, number: int) -> None:
        """Say why it cannot be made; what it told before, if that is known, stays."""
        said = Sentence.of(lambda language: why.text.said(language, why.values))
        self.renew({TROUBLE: said}, number, None if self._texts is None else {TROUBLE})
        self.stale = {WHOLE}

    def _take(self, name: str, text: str) -> str | None:
        """Keep a part; how it is told, if it is new."""
        if self._texts is not None:
            self._texts[name] = text
        mark = hash(text)
        if self._mark_of(name) == mark:
            return None
        self._parts[name] = _part(self._number, mark)
        return _told(name, text)

    def _drop(self, name: str) -> str:
        """Keep that a part has gone; how it is told."""
        if self._texts is not None:
            self._texts.pop(name, None)
        self._parts[name] = _part(self._number, None)
        return _told(name, None)

    def _mark_of(self, name: str) -> int | None:
        known = self._parts.get(name)
        return None if known is None else known.mark

    def since(self, number: int) -> str:
        """A message with what changed since someone heard of a number; with everything since 0."""
        assert self._texts is not None, "it was just made, or is followed by many"
        return self._message(
            _told(name, self._texts.get(name))
            for name, part in self._parts.items()
            if part.number >= number and (number or part.mark is not None)
        )

    def forget_texts(self) -> None:
        """Thousands of players have a channel of their own each."""
        if self.quick and len(self.followers) == 1:
            self._texts = None

    def _message(self, told: Iterable[str]) -> str:
        inner = ",".join(told)
        head = f'{{"type":"set","channel":{_encode(self.name).decode()},"number":{self._number}'
        return f'{head},"parts":{{{inner}}}}}'


def _told(name: str, text: str | None) -> str:
    return f"{_quoted(name)}:{text or 'null'}"


@lru_cache(maxsize=1000)
def _quoted(name: str) -> str:
    return _encode(name).decode()


class Hub:
    """The channels of an activity, made again when something they show has changed."""

    def __init__(self, activity: AnyActivity, machine: Machine) -> None:
        self._activity = activity
        self._machine = machine
        self._channels: dict[str, Channel] = {}
        self._present: defaultdict[str, set[Follower]] = defaultdict(set)
        """Those who are connected, by their grant, whether or not they follow a channel."""
        self._to_renew: set[Channel] = set()
        self._touched = asyncio.Event()

    # Those who follow

    def greet(self, follower: Follower) -> None:
        """He is here, until he leaves or is dismissed."""
        self._present[follower.grant].add(follower)

    def follow(self, follower: Follower, name: str, since: int) -> None:
        """Tell him what he has not heard, and everything new from now on."""
        channel = self._recent(name)
        follower.tell(channel.since(since))
        channel.followers.add(follower)
        follower.channels.append(channel)
        channel.forget_texts()
        if channel.stale:
            self._mark(channel, WHOLE)

    def leave(self, follower: Follower) -> None:
        for channel in follower.channels:
            channel.followers.discard(follower)
        present = self._present[follower.grant]
        present.discard(follower)
        if not present:
            del self._present[follower.grant]

    @property
    def present(self) -> dict[str, float]:
        """Seconds since those who are connected were heard of, by their grants."""
        now = time.monotonic()
        return {grant: now - max(one.heard_at for one in here) for grant, here in self._present.items()}

    @property
    def sockets(self) -> int:
        return sum(map(len, self._present.values()))

    def dismiss(self, grant: str) -> None:
        for follower in tuple(self._present.get(grant, ())):
            follower.dismiss()

    def close(self) -> None:
        """Everybody comes in anew, if there is still something to come into."""
        for channel in self._channels.values():
            for follower in tuple(channel.followers):
                follower.recall()

    def current(self, name: str) -> Channel:
        """A channel as it is now: whoever was told that his wish is done reads what came of it."""
        channel = self._channel(name)
        if channel.stale or not channel.is_known:
            self._renew(channel, whole=True)
        return channel

    def _recent(self, name: str) -> Channel:
        """A channel as it is now; one that takes long to make, as it was some moments ago: its followers
        are told the rest, and many come at once."""
        channel = self._channel(name)
        due = channel.stale and (channel.quick or channel.ready_at <= time.monotonic())
        if due or not channel.is_known:
            self._renew(channel, whole=True)
        return channel

    def _channel(self, name: str) -> Channel:
        channel = self._channels.get(name)
        if channel is None:
            channel = self._channels[name] = Channel(name)
        return channel

    # What changes

    def touch(self, names: frozenset[str]) -> None:
        for touched in names:
            name, _, part = touched.partition(_PART)
            if name.endswith(_ALL):
                for known, channel in self._channels.items():
                    if known.startswith(name.removesuffix(_ALL)):
                        self._mark(channel, part or WHOLE)
            elif name in self._channels:
                self._mark(self._channels[name], part or WHOLE)

    def touch_computer(self) -> None:
        """Something is new with the server's computer."""
        self.touch(self._activity.of_computer)

    def _mark(self, channel: Channel, part: str) -> None:
        channel.stale.add(part)
        if channel.followers and channel not in self._to_renew:
            if not channel.quick:  # what follows at once, as the verdict follows a slip, is made with it
                channel.ready_at = max(channel.ready_at, time.monotonic() + _SHORTEST_REST)
            self._to_renew.add(channel)
            self._touched.set()

    async def work(self) -> None:
        """Until cancelled."""
        while True:
            await self._touched.wait()
            self._touched.clear()
            while self._to_renew:
                await asyncio.sleep(self._rest())
                await self._renew_ready()
            # One that has held the whole room is as slow to go through once it is empty.
            self._to_renew = set()

    def _rest(self) -> float:
        return max(0.0, min(channel.ready_at for channel in self._to_renew) - time.monotonic())

    async def _renew_ready(self) -> None:
        """What the whole room sees comes first, and before the rest of many others; all have their turn."""
        until = time.monotonic() + _SLICE
        for channel in sorted(filter(self._is_ready, self._to_renew), key=self._whole_room_first):
            self._renew_marked(channel)
            if time.monotonic() > until:
                await asyncio.sleep(0)
                until = time.monotonic() + _SLICE
                whole_room = self._channels.get(self._activity.everybody)
                if whole_room in self._to_renew and self._is_ready(whole_room):
                    self._renew_marked(whole_room)

    def _is_ready(self, channel: Channel) -> bool:
        return channel.ready_at <= time.monotonic()

    def _renew_marked(self, channel: Channel) -> None:
        self._to_renew.discard(channel)
        if channel.stale:
            self._renew(channel)
            channel.forget_texts()

    def _renew(self, channel: Channel, *, whole: bool = False) -> None:
        """Make what is stale of it, or all; it then rests for as long as that took, telling aside."""
        began = made = time.thread_time()
        try:
            names = None if whole or WHOLE in channel.stale else tuple(channel.stale)
            fresh = self._made(channel.name, names)
            made = time.thread_time()
            channel.renew(fresh, self._activity.number, names)
        except Refusal as trouble:  # a word list that has gone, say
            logging.getLogger(__name__).warning("channel %s: %s", channel.name, trouble)
            channel.refuse(trouble, self._activity.number)
        took = made - began
        channel.quick = took < _SLICE
        channel.ready_at = time.monotonic() + min(_LONGEST_REST, max(_SHORTEST_REST, _REST * took))

    def _made(self, channel: str, names: Collection[str] | None) -> dict[str, object]:
        computer = self._machine.view()
        if names is None:
            return self._activity.parts(channel, computer)
        return self._activity.some_parts(channel, names, computer)

    def _whole_room_first(self, channel: Channel) -> tuple[bool, str]:
        return channel.name != self._activity.everybody, channel.name
