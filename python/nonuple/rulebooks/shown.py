"""What screens have to know of the rulebooks that duplicate is played by, in the language being spoken."""

from collections.abc import Iterator

import msgspec

from nonuple.pieces.clock import sudden_death_time
from nonuple.pieces.formula import FORMULAS, NORMAL
from nonuple.rulebooks.registry import for_duplicate, rulebook
from nonuple.rulebooks.rulebook import FreeWarnings


class RulebookView(msgspec.Struct, frozen=True):
    """One rulebook, to choose it and to speak of it."""

    name: str
    title: str
    short: str
    formulas: tuple[str, ...]
    times: tuple[str, ...]
    """The usual one first."""
    sudden_death_times: tuple[str, ...]
    """The same where a game is played to the last; empty where there is none such."""
    pairs: bool
    beeps: bool
    """The clock beeps, nobody speaks."""
    correction_notes: bool
    free_warnings: FreeWarnings | None
    appeals_article: str | None
    appeal_minutes: int | None
    commission_when_ranked: bool
    favours_the_player: bool


def rulebooks_shown() -> Iterator[RulebookView]:
    """Every one, the rulebook in force first."""
    for name, rules in for_duplicate().items():
        book, game, ledger = rulebook(name).book, rules.game, rules.ledger
        times = tuple(time.name for time in game.times)
        yield RulebookView(
            name=name,
            title=book.title.say(),
            short=book.short.say(),
            formulas=tuple(FORMULAS) if game.originals else (NORMAL.name,),
            times=times,
            sudden_death_times=(sudden_death_time().name, *times) if game.originals else (),
            pairs=game.originals,
            beeps=rules.manner.beeps,
            correction_notes=ledger.correction_notes,
            free_warnings=ledger.free_warnings,
            appeals_article=ledger.appeals_article,
            appeal_minutes=ledger.appeal_minutes,
            commission_when_ranked=ledger.commission_when_ranked,
            favours_the_player=ledger.favours_the_player,
        )
