"""What happens to the server itself, and how that is written in the log."""

import msgspec

SERVER = "server"
"""The stream of the server itself; every other one is an activity."""


class ServerFact(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class ClockAnchored(ServerFact, frozen=True):
    """What to add to the time source of an epoch to get the server's time."""

    epoch: str
    offset: float


class OwnerGranted(ServerFact, frozen=True):
    """A link of the person in charge; only its hash is kept."""

    id: str
    link: str


class OwnersRevoked(ServerFact, frozen=True):
    """All links given before are worth nothing."""


class Rewritten(ServerFact, frozen=True, tag="ContestRewritten"):
    """Somebody was erased from an activity, or all of it was removed: whoever has read it reads it again."""

    contest: str
    """The id of the activity, which was a contest when this was first written."""


ServerEvent = ClockAnchored | OwnerGranted | OwnersRevoked | Rewritten

encode = msgspec.json.Encoder().encode
_decode_server_event = msgspec.json.Decoder[ServerEvent](ServerEvent).decode


def decode_server_event(data: bytes) -> ServerEvent:
    """What damage made unreadable may have been a revocation: better one too many than one too few."""
    try:
        read: ServerEvent = _decode_server_event(data)
    except msgspec.MsgspecError:
        return OwnersRevoked()
    return read
