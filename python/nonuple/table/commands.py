"""What can be asked for at a table. `seat` is named where a device is that of several seats."""

from typing import Annotated

import msgspec

from nonuple.limits import Short
from nonuple.pieces.variant import USUAL
from nonuple.play.free.settings import FreeClock, WordsBy
from nonuple.table.people import Chair, SeatNumber

_Letters = Annotated[str, msgspec.Meta(max_length=20)]


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


class BeginGame(TableWish, frozen=True):
    """Draw lots and deal the letters."""


class OfSeat(TableWish, frozen=True):
    """Something that a player does."""

    seat: SeatNumber | None = None


class PlayWord(OfSeat, frozen=True, kw_only=True):
    """Lay a word, jokers in lower case."""

    ref: _Letters
    word: _Letters


class ChallengeWord(OfSeat, frozen=True):
    """« Je conteste. »"""


class LetLie(OfSeat, frozen=True):
    """Do not challenge the word that lies: once nobody would, its author draws."""


class DrawLetters(OfSeat, frozen=True):
    """« Je pioche. »"""


class SwapLetters(OfSeat, frozen=True, kw_only=True):
    """Exchange letters."""

    letters: _Letters


class SkipTurn(OfSeat, frozen=True):
    """Pass."""


class GiveUp(OfSeat, frozen=True):
    """Play no further."""


class PlayAgain(OfSeat, frozen=True):
    """Ask for one's last turn to be played again, or agree that another plays his."""


class LetStand(OfSeat, frozen=True):
    """Do not agree to that."""


class HoldGame(OfSeat, frozen=True):
    """Stop the clock."""


class ContinueGame(OfSeat, frozen=True):
    """Let it run again."""


TableCommand = (
    ArrangeTable
    | BeginGame
    | PlayWord
    | ChallengeWord
    | LetLie
    | DrawLetters
    | SwapLetters
    | SkipTurn
    | GiveUp
    | PlayAgain
    | LetStand
    | HoldGame
    | ContinueGame
)
