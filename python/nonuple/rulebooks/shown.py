"""What screens have to know of the rulebooks that duplicate is played by."""

from functools import cache

import msgspec

from nonuple.pieces.clock import TimeControl, sudden_death_time
from nonuple.pieces.formula import FORMULAS, NORMAL
from nonuple.rulebooks.own import NONE, OwnRules, rules_of
from nonuple.rulebooks.registry import for_duplicate, rulebook
from nonuple.rulebooks.rulebook import FreeWarnings
from nonuple.texts import Text


class Called(msgspec.Struct, frozen=True):
    """What something is called, for the screen to choose."""

    fr: str
    en: str

    @classmethod
    def by(cls, text: Text) -> "Called":
        return cls(text.fr, text.en)


class TimeView(msgspec.Struct, frozen=True):
    name: str
    seconds: int


class RulebookView(msgspec.Struct, frozen=True):
    """One rulebook, to choose it and to speak of it."""

    name: str
    title: Called
    short: Called
    formulas: tuple[str, ...]
    times: tuple[TimeView, ...]
    """The usual one first."""
    sudden_death: TimeView | None
    """Its usual time; None where nobody is ever out."""
    pairs: bool
    beeps: bool
    """The clock beeps, nobody speaks."""
    shrinking_article: str
    """Of the time of a sudden death."""
    free_warnings: FreeWarnings | None
    warnings_article: str
    appeals_article: str | None
    appeal_minutes: int | None
    solo_article: str
    solo_players: int
    solo_bonus: int
    commission_when_ranked: bool
    favours_the_player: bool


@cache
def rulebook_shown(name: str, own: OwnRules = NONE) -> RulebookView:
    book, rules = rulebook(name).book, rules_of(name, own)
    game, ledger = rules.game, rules.ledger
    return RulebookView(
        name=name,
        title=Called.by(book.title),
        short=Called.by(book.short),
        formulas=tuple(FORMULAS) if game.originals else (NORMAL.name,),
        times=tuple(map(_time, game.times)),
        sudden_death=_time(sudden_death_time()) if game.originals else None,
        pairs=game.originals,
        beeps=rules.manner.beeps,
        shrinking_article=game.shrinking,
        free_warnings=ledger.free_warnings,
        warnings_article=ledger.warnings_article,
        appeals_article=ledger.appeals_article,
        appeal_minutes=ledger.appeal_minutes,
        solo_article=ledger.solo_article,
        solo_players=ledger.solo_players,
        solo_bonus=ledger.solo_bonus,
        commission_when_ranked=ledger.commission_when_ranked,
        favours_the_player=ledger.favours_the_player,
    )


def _time(time: TimeControl) -> TimeView:
    return TimeView(time.name, time.longest)


def rulebooks_shown() -> list[RulebookView]:
    """Every one, the rulebook in force first."""
    return [rulebook_shown(name) for name in for_duplicate()]
