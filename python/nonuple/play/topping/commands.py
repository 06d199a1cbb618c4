"""What can be asked for in topping."""

from typing import Annotated

import msgspec

from nonuple.play.masked import PlaceOnGrid, WantedGame, Word

ToppingName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Limit = Annotated[float, msgspec.Meta(ge=1, le=3600)]
Level = Annotated[int, msgspec.Meta(ge=1, le=9)]


class ToppingWish(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One thing asked for."""


class PrepareTopping(ToppingWish, frozen=True):
    """The game that all will play, drawn by the program."""

    wanted: WantedGame = WantedGame()
    limit: Limit = 60


class StartRun(ToppingWish, frozen=True):
    """The first letters for a player: for oneself, or in turn for each who has no device of his own."""

    player: ToppingName | None = None


class SeatRival(ToppingWish, frozen=True):
    """A computer begins, which finds tops as a person of this level would."""

    player: ToppingName
    level: Level


class Propose(ToppingWish, frozen=True):
    word: Word
    ref: PlaceOnGrid
    player: ToppingName | None = None


class AskTop(ToppingWish, frozen=True):
    """See the top without waiting: it counts as not found in time."""

    player: ToppingName | None = None


class LeaveRun(ToppingWish, frozen=True):
    """Give up."""

    player: ToppingName | None = None


ToppingCommand = PrepareTopping | StartRun | SeatRival | Propose | AskTop | LeaveRun
