"""The day's game and the day's turn: made from the date and the word list alone, the same for everybody.

Nobody has to be asked for them, so nothing about them is secret: whoever wants to can compute them,
and results are compared for fun. The recipe is in docs/draws.md.
"""

from datetime import date
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec.structs import replace

from nonuple import _kernel
from nonuple.play.duplicate.prepared import Chance, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import Record
from nonuple.words.lexicon import Lexicon

FIRST_DAY = date(2026, 1, 1)
"""Number 1."""

What = Literal["game", "turn"]


class Daily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played on a day."""

    day: date
    what: What = "game"

    @property
    def number(self) -> int:
        return (self.day - FIRST_DAY).days + 1


def secret_of(daily: Daily, lexicon: Lexicon) -> bytes:
    """What all of its letters come from."""
    return sha256(f"nonuple {daily.what} {daily.day.isoformat()} {lexicon.fingerprint}".encode()).digest()


def record_of(daily: Daily, lexicon: Lexicon) -> Record:
    """The game of the day; for its turn, another game, up to the one turn that is sought."""
    secret = secret_of(daily, lexicon)
    record = prepare(Settings(), Chance(secret, b""), lexicon).record
    if daily.what == "game":
        return record
    return replace(record, turns=record.turns[: _kernel.turn_of_day(secret, len(record.turns))], end=None)
