"""What is known of an activity that is not read: its line in the list, and who has a link to it.

The store keeps it beside the stream, as of the stream's last event. Nothing is lost with it: what it does not
tell, or what another version of the program told, is read anew.
"""

from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import version
from typing import Any, NamedTuple

import msgspec

from nonuple.activity.door import Granted
from nonuple.activity.port import AnyActivity, AnyKind, Summary

_PROGRAM = version("nonuple")
_SHORT = 12
"""Characters of a hash that tell where to look; whoever is found there shows the whole of it."""


class Listed(NamedTuple):
    kind: AnyKind
    summary: Summary
    memo: Any
    keys: frozenset[str]

    def may_know(self, hashed: str) -> bool:
        """Whether it may have a grant whose link or code has this hash."""
        return key_of(hashed) in self.keys


def key_of(hashed: str) -> str:
    """By which a link or a code is looked for."""
    return hashed[:_SHORT]


def keys_of(grants: Iterable[Granted]) -> Iterator[str]:
    """Those under which somebody who has one of these looks for the activity."""
    return (key_of(hashed) for one in grants for hashed in (one.link, one.code) if hashed is not None)


class _Written(msgspec.Struct, frozen=True):
    program: str
    kind: str
    summary: msgspec.Raw
    memo: msgspec.Raw
    keys: frozenset[str]


def write(kind: str, activity: AnyActivity) -> bytes:
    return msgspec.json.encode(
        _Written(
            _PROGRAM,
            kind,
            msgspec.Raw(msgspec.json.encode(activity.summary)),
            msgspec.Raw(msgspec.json.encode(activity.memo)),
            frozenset(keys_of(activity.door.grants.values())),
        )
    )


def read(data: bytes, kinds: Mapping[str, AnyKind]) -> Listed | None:
    """None for what another version of the program wrote."""
    try:
        written = msgspec.json.decode(data, type=_Written)
        kind = kinds.get(written.kind)
        if kind is None or written.program != _PROGRAM:
            return None
        summary = msgspec.json.decode(written.summary, type=kind.summary)
        memo = msgspec.json.decode(written.memo, type=kind.memo)
    except msgspec.MsgspecError:
        return None
    return Listed(kind, summary, memo, written.keys)
