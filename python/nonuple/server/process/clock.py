"""The server's time: the only clock of the room."""

import time
from collections.abc import Callable

from nonuple.server.hosting.events import SERVER, ClockAnchored, decode_server_event, encode
from nonuple.store import Conflict, Draft, EventStore, TimeSource


class ServerClock:
    """Seconds that read like Unix time and never jump: setting the machine's clock does not move them."""

    def __init__(self, source: TimeSource, epoch: str, offset: float, speed: float = 1.0) -> None:
        self._source = source
        self.epoch = epoch
        self._offset = offset
        self.speed = speed

    def now(self) -> float:
        return self._offset + self.speed * self._source.now()

    def quickened(self, speed: float, since: float) -> "ServerClock":
        """One that runs so many times as fast, and that told the same time as this one at a moment."""
        offset = since + speed * (self._offset - since)
        return ServerClock(self._source, f"{self.epoch}*{speed:g}", offset, speed * self.speed)


async def anchored_clock(
    store: EventStore, speed: float = 1.0, wall: Callable[[], float] = time.time
) -> ServerClock:
    """The clock of this epoch as it was first read off the wall, whatever the wall says now."""
    source = store.clock()
    epoch = source.epoch if speed == 1.0 else f"{source.epoch}*{speed:g}"
    while True:
        events = await store.read(SERVER)
        for event in map(decode_server_event, (stored.data for stored in events)):
            if isinstance(event, ClockAnchored) and event.epoch == epoch:
                return ServerClock(source, epoch, event.offset, speed)
        anchor = ClockAnchored(epoch, wall() - speed * source.now())
        try:
            await store.append(
                SERVER, [Draft(encode(anchor), "clock")], expected=events[-1].number if events else 0
            )
        except Conflict:
            continue  # another process may have anchored the same epoch
        return ServerClock(source, epoch, anchor.offset, speed)
