"""What the players of a free game agree on before it begins."""

from typing import Annotated, Literal

import msgspec

from nonuple.errors import Refusal
from nonuple.pieces.variant import USUAL, Variant, variant
from nonuple.privacy import NAME
from nonuple.rules import article
from nonuple.texts import free as texts

WordsBy = Literal["checked", "challenge"]
"""A word that is not admitted cannot be laid; or any may be, and stays unless it is challenged."""

Overtime = Literal["pass", "points", "out"]
"""At the end of his time a player passes, loses points for each minute begun, or plays no further."""

RACK = 7
TURN_SECONDS = (120, 180)
PLAYER_SECONDS = range(60, 3601)
DRAWING_SECONDS = range(3, 301)
LONGEST_NAME = 40


class FreeClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time for each turn, or for all the turns of a player, and what its end brings."""

    per: Literal["turn", "player"]
    seconds: int
    overtime: Overtime = "pass"


class FreeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`agreed` says what cannot be."""

    seats: tuple[Annotated[str, NAME], ...]
    """Who sits where, in the order of playing."""
    words: WordsBy = "checked"
    clock: FreeClock | None = None
    draws_after: int | None = None
    """Seconds after which one who laid a word draws by himself; None: when he says so."""
    variant: str = USUAL.name

    @property
    def pieces(self) -> Variant:
        """The letters and the board."""
        return variant(self.variant)


@article("free", "intro", "12")
def agreed(settings: FreeSettings) -> FreeSettings:
    """The same settings; two to four players, and times that the rules know."""
    variant(settings.variant)
    if not 2 <= len(settings.seats) <= 4:
        raise Refusal(texts.HOW_MANY, count=len(settings.seats))
    for name in settings.seats:
        if not name.strip() or len(name) > LONGEST_NAME:
            raise Refusal(texts.BAD_NAME, most=LONGEST_NAME)
    clock, after = settings.clock, settings.draws_after
    if clock is not None and clock.per == "turn" and clock.seconds not in TURN_SECONDS:
        raise Refusal(texts.TURN_TIME, seconds=clock.seconds)
    if clock is not None and clock.per == "player" and clock.seconds not in PLAYER_SECONDS:
        raise Refusal(texts.PLAYER_TIME, seconds=clock.seconds)
    if after is not None and after not in DRAWING_SECONDS:
        raise Refusal(texts.DRAWING_TIME, least=DRAWING_SECONDS[0], most=DRAWING_SECONDS[-1], seconds=after)
    return settings
