"""What can be asked for at a table, besides what players do in the game itself."""

from typing import Annotated

import msgspec

from nonuple.limits import Short
from nonuple.pieces.variant import USUAL
from nonuple.play.free.commands import FreeWish, PlayerAct
from nonuple.play.free.settings import FreeClock, WordsBy
from nonuple.table.people import Chair, SeatName, SeatNumber


class TableWish(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One wish."""


class ArrangeTable(TableWish, frozen=True):
    """Who plays, and by what: agreed on before the game."""

    chairs: Annotated[tuple[Chair, ...], msgspec.Meta(min_length=2, max_length=4)]
    words: WordsBy = "checked"
    clock: FreeClock | None = None
    draws_after: int | None = None
    variant: Short = USUAL.name
    lexicon: Short | None = None
    challenging: bool = False


class TakeName(TableWish, frozen=True):
    """Say one's own name, at a device of one's own, before the game."""

    seat: SeatNumber
    name: SeatName


class BeginGame(TableWish, frozen=True):
    """Draw lots and deal the letters."""


class LetLie(FreeWish, frozen=True):
    """Do not challenge the word that lies: once nobody would, its author draws."""


TableCommand = ArrangeTable | TakeName | BeginGame | LetLie | PlayerAct
