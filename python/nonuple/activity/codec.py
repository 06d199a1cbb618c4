"""How the events of an activity are written in the log, and how those of old are read."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

Fact = TypeVar("Fact")

Lift = Callable[[dict[str, Any]], dict[str, Any]]
"""Given the events of one stream that a version wrote, in their order: the same as the next would write them.

It may remember what it has been given: one is made for each reading of a stream.
"""

_encode = msgspec.json.Encoder().encode


class _Written(msgspec.Struct, frozen=True):
    """What is written with an event besides itself."""

    v: int = 1
    kind: str | None = None


_written = msgspec.json.Decoder(_Written).decode


class Codec(Generic[Fact]):
    """Every event says in `v` of which version it is, those of the first by saying nothing.

    A version is one of all the events of a kind together. The first event of a stream also says in `kind`
    what it is the stream of.
    """

    def __init__(
        self, kind: str, events: Any, commands: Any, lifts: Sequence[Callable[[], Lift]] = ()
    ) -> None:
        """`events` and `commands` are the unions of all, each a structure with a tag.

        `lifts` make what lifts events of the first version to the second, of the second to the third, and on.
        """
        self.kind = kind
        self.events = events
        self.commands = commands
        self.version = len(lifts) + 1
        self._lifts = lifts
        self._decode: Callable[[bytes], Fact] = msgspec.json.Decoder(events).decode

    def encode(self, event: Fact) -> bytes:
        return _and(_encode(event), {} if self.version == 1 else {"v": self.version})

    def encode_first(self, event: Fact) -> bytes:
        return _and(self.encode(event), {"kind": self.kind})

    def reader(self) -> "Reader[Fact]":
        """What reads one stream from its beginning."""
        return Reader(self._decode, [lift() for lift in self._lifts])

    def decode_first(self, data: bytes) -> Fact:
        return self.reader().read(data)


class Reader(Generic[Fact]):
    """Reads the events of one stream in their order, those of old as if they had been written today."""

    def __init__(self, decode: Callable[[bytes], Fact], lifts: list[Lift]) -> None:
        self._decode = decode
        self._lifts = lifts
        self._version = len(lifts) + 1

    def read(self, data: bytes) -> Fact:
        """The next event, of this version or of one before; what is neither is a `msgspec.MsgspecError`."""
        version = _written(data).v
        if version == self._version:
            return self._decode(data)
        if not 1 <= version < self._version:
            raise msgspec.ValidationError(f"version {version} is later than {self._version}")
        event: dict[str, Any] = msgspec.json.decode(data)
        for lift in self._lifts[version - 1 :]:
            event = lift(event)
        return self._decode(_encode(event))


def _and(event: bytes, more: dict[str, object]) -> bytes:
    """A structure with a tag is never empty: more members follow its last one."""
    return event if not more else event[:-1] + b"," + _encode(more)[1:]


def kind_of(first: bytes) -> str | None:
    """What the first event of a stream says that it is; None for those written before it was said."""
    return _written(first).kind
