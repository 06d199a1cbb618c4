"""A free game as JSON, as `nonuple simulate --free` writes it."""

import msgspec

from nonuple.pieces.variant import USUAL
from nonuple.play.free.record import FreeRecord

FORMAT = "nonuple-free"
VERSION = 1


def line(record: FreeRecord, seed: int | None = None) -> bytes:
    """The game in one line."""
    return msgspec.json.encode(_told(record, seed))


def _told(record: FreeRecord, seed: int | None) -> dict[str, object]:
    """Without the variant where it is the usual one."""
    seeded = {} if seed is None else {"seed": seed}
    told = {"format": FORMAT, "version": VERSION, **seeded, **msgspec.to_builtins(record)}
    return {name: value for name, value in told.items() if (name, value) != ("variant", USUAL.name)}
