"""A free game as it was played: who did what, and how it ended."""

from typing import Literal

import msgspec

from nonuple.pieces.variant import USUAL, Variant, variant
from nonuple.play.free.settings import WordsBy

Action = Literal["play", "exchange", "pass"]
FreeEnd = Literal["out", "no-play", "all-passed", "resigned"]
"""The last only where people play: all but one have given up."""


class Contested(msgspec.Struct, frozen=True):
    """A challenge, and what the word list answered."""

    by: int
    words: tuple[str, ...]
    """Those formed that are not admitted."""
    upheld: bool


class FreeTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one player did; `drawn` is empty until he has drawn."""

    n: int
    seat: int
    rack: str
    """Letters held before, in the order in which they came."""
    action: Action
    drawn: str
    ref: str | None = None
    word: str | None = None
    score: int | None = None
    bonus: int | None = None
    cross: tuple[str, ...] | None = None
    aside: str | None = None
    challenge: Contested | None = None
    late: bool = False
    """Passed because time was over."""

    @property
    def points(self) -> int:
        return self.score or 0

    @property
    def lost(self) -> bool:
        """Whether the word was taken back after a challenge."""
        return self.challenge is not None and self.challenge.upheld


class Closing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of a game, seat by seat."""

    reason: FreeEnd
    racks: tuple[str, ...]
    adjust: tuple[int, ...]
    totals: tuple[int, ...]
    late: tuple[int, ...] | None = None
    """Points lost to the clock, where some were."""
    resigned: tuple[int, ...] | None = None
    """Seats that gave up, where some did."""


class FreeRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole game; `end` is None while it goes on."""

    seats: tuple[str, ...]
    words: WordsBy
    lots: tuple[str, ...]
    first: int
    turns: tuple[FreeTurn, ...]
    end: Closing | None
    left: str
    """Letters in the bag."""
    variant: str = USUAL.name

    @property
    def pieces(self) -> Variant:
        return variant(self.variant)
