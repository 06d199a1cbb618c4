"""What happens to the server itself, and how events are written in the log."""

import msgspec

from nonuple.contest.events import ContestEvent

SERVER = "server"
"""The stream of the server itself; every other one is a contest."""


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class ClockAnchored(Event, frozen=True):
    """What to add to the time source of an epoch to get the server's time."""

    epoch: str
    offset: float


class OwnerGranted(Event, frozen=True):
    """A link of the person in charge; only its hash is kept."""

    id: str
    link: str


class OwnersRevoked(Event, frozen=True):
    """All links given before are worth nothing."""


class ContestRewritten(Event, frozen=True):
    """Somebody was erased from a contest, or all of it was removed: whoever has read it reads it again."""

    contest: str


ServerEvent = ClockAnchored | OwnerGranted | OwnersRevoked | ContestRewritten

encode = msgspec.json.Encoder().encode
_decode_server_event = msgspec.json.Decoder[ServerEvent](ServerEvent).decode
decode_contest_event = msgspec.json.Decoder[ContestEvent](ContestEvent).decode


def decode_server_event(data: bytes) -> ServerEvent:
    """What damage made unreadable may have been a revocation: better one too many than one too few."""
    try:
        read: ServerEvent = _decode_server_event(data)
    except msgspec.MsgspecError:
        return OwnersRevoked()
    return read
