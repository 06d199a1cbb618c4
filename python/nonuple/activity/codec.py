"""How the events of an activity are written in the log, and how those of old are read."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

Fact = TypeVar("Fact")

Lift = Callable[[dict[str, Any], int], dict[str, Any]]
"""An event as a version wrote it, and that version; the same as the version now would write it."""

_encode = msgspec.json.Encoder().encode


class _Written(msgspec.Struct, frozen=True):
    """What is written with an event besides itself."""

    v: int = 1
    kind: str | None = None


_written = msgspec.json.Decoder(_Written).decode


def _as_written(event: dict[str, Any], version: int) -> dict[str, Any]:
    return event


class Codec(Generic[Fact]):
    """Every event says in `v` of which version it is, those of the first by saying nothing.

    The first event of a stream also says in `kind` what it is the stream of.
    """

    def __init__(
        self, kind: str, events: Any, commands: Any, version: int = 1, lift: Lift = _as_written
    ) -> None:
        """`events` and `commands` are the unions of all, each a structure with a tag."""
        self.kind = kind
        self.commands = commands
        self._version = version
        self._lift = lift
        self._decode: Callable[[bytes], Fact] = msgspec.json.Decoder(events).decode

    def encode(self, event: Fact) -> bytes:
        return self._and(_encode(event), {} if self._version == 1 else {"v": self._version})

    def encode_first(self, event: Fact) -> bytes:
        return self._and(self.encode(event), {"kind": self.kind})

    def decode(self, data: bytes) -> Fact:
        """An event of this version or of one before; what is neither is a `msgspec.MsgspecError`."""
        version = 1 if self._version == 1 else _written(data).v
        if version == self._version:
            return self._decode(data)
        lifted: dict[str, Any] = self._lift(msgspec.json.decode(data), version)
        return self._decode(_encode(lifted))

    @staticmethod
    def _and(event: bytes, more: dict[str, object]) -> bytes:
        """A structure with a tag is never empty: more members follow its last one."""
        return event if not more else event[:-1] + b"," + _encode(more)[1:]


def kind_of(first: bytes) -> str | None:
    """What the first event of a stream says that it is; None for those written before it was said."""
    return _written(first).kind
