"""Stores whose time and whose troubles a test decides on."""

from collections.abc import Callable, Sequence

from nonuple.errors import Refusal
from nonuple.store import Appended, Draft, EventStore, Stored, TimeSource
from nonuple.store.alone import Alone
from nonuple.store.protocol import Damage, Lease, Row, StreamNote


class HandSetTime:
    """A time source that stands still until it is moved."""

    def __init__(self, epoch: str = "first start", now: float = 1000.0) -> None:
        self.epoch = epoch
        self.seconds = now

    def now(self) -> float:
        return self.seconds


class WatchedStore(Alone):
    """A store with another clock, which can be told to fail."""

    def __init__(self, inner: EventStore, time: HandSetTime | None = None) -> None:
        self.inner = inner
        self.time: TimeSource = time or inner.clock()
        self.trouble: Refusal | None = None

    async def append(
        self,
        stream: str,
        drafts: Sequence[Draft],
        *,
        expected: int | None = None,
        key: str | None = None,
        lease: Lease | None = None,
    ) -> Appended:
        if self.trouble is not None:
            raise self.trouble
        return await self.inner.append(stream, drafts, expected=expected, key=key, lease=lease)

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        return await self.inner.read(stream, after)

    async def versions(self) -> dict[str, int]:
        return await self.inner.versions()

    def damage(self) -> Sequence[Damage]:
        return self.inner.damage()

    async def examine(self, stream: str) -> Refusal | None:
        return await self.inner.examine(stream)

    async def rewrite(self, stream: str, rows: Sequence[Row], *, expected: int) -> None:
        await self.inner.rewrite(stream, rows, expected=expected)

    async def note(self, stream: str, note: StreamNote) -> None:
        await self.inner.note(stream, note)

    async def notes(self) -> dict[str, StreamNote]:
        return await self.inner.notes()

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self.inner.listen(heard)

    async def secret(self, name: str) -> bytes:
        return await self.inner.secret(name)

    def clock(self) -> TimeSource:
        return self.time

    async def close(self) -> None:
        await self.inner.close()

    async def rows(self, stream: str, after: int = 0, limit: int | None = None) -> list[Row]:
        return await self.inner.rows(stream, after, limit)

    async def secrets(self) -> dict[str, bytes]:
        return await self.inner.secrets()

    async def rewritings(self) -> dict[str, int]:
        return await self.inner.rewritings()
