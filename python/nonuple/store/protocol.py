"""What a store is to the rest of the product: an append-only log of events by stream.

A stream is an activity, or `server`. The events of a stream are numbered from 1 without gaps.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

import msgspec

from nonuple.errors import Refusal
from nonuple.texts import store as texts

_NAME = re.compile(r"[^\x00-\x1f\x7f\ud800-\udfff]{1,200}")
_SECRET = re.compile(r"[a-z][a-z0-9-]{0,39}")
SECRET_BYTES = 32


class Draft(msgspec.Struct, frozen=True):
    """An event to append."""

    data: bytes
    """JSON, which the store does not look into."""
    author: str
    keys: tuple[str, ...] = ()
    """Hashes of what lets somebody into the stream from now on, by which it is found unread."""


class Stored(msgspec.Struct, frozen=True):
    """An event of the log."""

    stream: str
    number: int
    at: str
    """ISO 8601, UTC, by the store's wall clock when it was written."""
    author: str
    data: bytes


class Appended(msgspec.Struct, frozen=True):
    """Where the events of one append are in their stream."""

    number: int
    """Of the last of them."""
    first: int
    at: str
    repeated: bool
    """The key had been appended before: these are the first time's numbers, and nothing was written."""


class Conflict(Exception):  # noqa: N818 - named like a refusal
    """The stream is not at the version that the append expected."""

    def __init__(self, actual: int) -> None:
        super().__init__(actual)
        self.actual = actual


class Lost(Exception):  # noqa: N818 - named like a refusal
    """Another process keeps the stream by now: under the lease that was given nothing is written any more."""


class Lease(msgspec.Struct, frozen=True):
    """That this process alone keeps a stream, until it leaves or is taken for dead."""

    term: int
    """One more whenever the stream changes hands: what is appended under an earlier one is refused."""
    indexed: bool = True
    """Whether the stream is found by what lets people in."""


class Elsewhere(msgspec.Struct, frozen=True):
    """Another process keeps a stream, and can be asked for it there."""

    address: str


class Survey(NamedTuple):
    """How the streams are kept."""

    held: Mapping[str, int]
    """The terms of those that this process keeps."""
    orphans: Sequence[str]
    """Those that nobody keeps though they may have to go on: no note tells that they are at rest."""


class TimeSource(Protocol):
    """A clock that setting the machine's clock does not move."""

    @property
    def epoch(self) -> str:
        """Times of different epochs cannot be compared: the machine was restarted, or is another one."""
        ...

    def now(self) -> float:
        """Seconds; never goes back, and means the same to every process of the epoch."""
        ...


class Row(msgspec.Struct, frozen=True):
    """An event with all that the log keeps of it."""

    stream: str
    number: int
    first: int
    """The number of the first event of the same append."""
    at: str
    author: str
    key: str | None
    """The key of the append, on its last event."""
    data: bytes
    link: bytes = b""
    """A hash of it and of all before it in its stream."""

    def stored(self) -> Stored:
        return Stored(self.stream, self.number, self.at, self.author, self.data)


class StreamNote(msgspec.Struct, frozen=True):
    """What somebody noted of a stream, to be spared reading it: as of one of its events."""

    number: int
    data: bytes


class Damage(msgspec.Struct, frozen=True):
    """Something of the log that is not as it was written."""

    stream: str | None
    """None for what all of them need: a secret."""
    why: Refusal

    def __str__(self) -> str:
        return str(self.why) if self.stream is None else texts.DAMAGE.say(stream=self.stream, why=self.why)


class Copyable(Protocol):
    """What a backup needs of a store."""

    async def versions(self) -> dict[str, int]:
        """The number of the last event of every stream."""
        ...

    async def rows(self, stream: str, after: int = 0, limit: int | None = None) -> list[Row]: ...

    async def secrets(self) -> dict[str, bytes]:
        """All that were made."""
        ...

    async def rewritings(self) -> dict[str, int]:
        """How many times a stream was rewritten or removed, for those that were."""
        ...


class Keeping(Protocol):
    """Which process keeps a stream, where several share a store: one at a time."""

    @property
    def shared(self) -> bool:
        """Whether there may be others."""
        ...

    async def claim(self, stream: str) -> Lease | Elsewhere | None:
        """Keep a stream, unless a process that lives does; None where there is no such stream."""
        ...

    async def survey(self) -> Survey: ...

    async def leave(self) -> None:
        """Keep nothing any more, and claim nothing: the others may."""
        ...

    async def behind(self, key: str) -> Sequence[str]:
        """The streams into which a key may let somebody, as their drafts told."""
        ...

    async def index(self, stream: str, keys: Collection[str]) -> None:
        """Have a stream found by these, which was written before drafts told them."""
        ...

    async def unindexed(self) -> Sequence[str]:
        """The streams that have to be read to know whom they let in."""
        ...


class EventStore(Copyable, Keeping, Protocol):
    async def append(
        self,
        stream: str,
        drafts: Sequence[Draft],
        *,
        expected: int | None = None,
        key: str | None = None,
        lease: Lease | None = None,
    ) -> Appended:
        """Write all of the drafts or none, and return once they are on disk.

        `expected` is the version the stream must be at, else `Conflict`. `key` makes the append happen once:
        a repeated key of the stream answers the first result, even if `expected` no longer fits. Under a
        `lease` that another process has taken over nothing is written: `Lost`.
        """
        ...

    async def read(self, stream: str, after: int = 0) -> list[Stored]: ...

    def damage(self) -> Sequence[Damage]:
        """What was found when the store was opened: every stream is checked then, but those whose note still
        holds, for which `examine` asks."""
        ...

    async def examine(self, stream: str) -> Refusal | None:
        """Check a stream now; what is wrong with it."""
        ...

    async def rewrite(self, stream: str, rows: Sequence[Row], *, expected: int) -> None:
        """Put other rows in the place of all of a stream, under a new chain; none removes it.

        For what must be forgotten: copies of the log follow. `expected` is as for `append`.
        """
        ...

    async def note(self, stream: str, note: StreamNote) -> None:
        """Keep a note, no part of the log, in the place of the one before, unless the stream has moved on."""
        ...

    async def notes(self) -> dict[str, StreamNote]:
        """Those kept, by stream. A stream that is rewritten, or comes from a backup, has none."""
        ...

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Have `heard(stream, version)` called in the event loop when another process appended.

        A version may be told twice or skipped over; the last one is always told. Listen before reading.
        """
        ...

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made once and kept beside the log; names are like `join-codes`."""
        ...

    def clock(self) -> TimeSource: ...

    async def close(self) -> None:
        """Finish what waits to be written, and let go."""
        ...


def check_name(name: str) -> str:
    """The name of a stream, a key or an author, which must be one that every database keeps."""
    if not _NAME.fullmatch(name):
        raise Refusal(texts.BAD_NAME, name=ascii(name[:40]))
    return name


def is_secret_name(name: str) -> bool:
    return _SECRET.fullmatch(name) is not None


def check_secret_name(name: str) -> str:
    if not is_secret_name(name):
        raise ValueError(f"{name!r} cannot name a secret")
    return name
