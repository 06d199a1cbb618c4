"""What kind of game is played: rulebook, formula, time, and who plays how."""

import msgspec

from nonuple import arguments
from nonuple.errors import Refusal
from nonuple.pieces.clock import (
    BLITZ,
    NORMAL_TIME,
    SEMI_RAPID,
    TIMES,
    TWO_THIRTY,
    TimeControl,
    schedule,
    timed,
)
from nonuple.pieces.formula import FORMULAS, NORMAL, Formula
from nonuple.pieces.variant import USUAL, Variant, variant
from nonuple.rulebooks.own import NONE, OwnRules, Replaced, checked_own, replaced, rules_of
from nonuple.rulebooks.registry import CURRENT, duplicate, rulebook
from nonuple.rulebooks.rulebook import DuplicateRules, GameRules
from nonuple.rules import article
from nonuple.texts import game as texts


class Settings(msgspec.Struct, frozen=True):
    """Freely combined, where the rulebook allows it: `checked` says why not."""

    edition: str = CURRENT
    formula: str = NORMAL.name
    time: TimeControl | None = None
    """None for a game without a clock."""
    pairs: bool = False
    sudden_death: bool = False
    topping: bool = False
    variant: str = USUAL.name
    own: OwnRules = NONE
    """What the event plays by in place of the rulebook."""

    @property
    def rules(self) -> DuplicateRules:
        return rules_of(self.edition, self.own)

    @property
    def replaced(self) -> tuple[Replaced, ...]:
        """What of the rulebook the event replaces."""
        return replaced(self.edition, self.own, self.time if self.sudden_death else None)

    @property
    def pieces(self) -> Variant:
        """The letters and the board."""
        return variant(self.variant)

    @property
    def played(self) -> Formula:
        return FORMULAS[self.formula]

    @property
    def blitz(self) -> bool:
        return self.time is not None and self.time.name == BLITZ.name

    @property
    def original(self) -> bool:
        """Whether the rulebook calls the game an original one (2026 4.8)."""
        return self.formula != NORMAL.name or self.pairs or self.sudden_death or self.topping


@article("2026", "1.3", "4.8")
@article("2010", "2.3")
@article("2009", "2.3")
def checked(settings: Settings) -> Settings:
    """The same settings; a combination that the rulebook does not allow is refused, saying why."""
    rules = duplicate(settings.edition).game
    Formula.parse(settings.formula)
    variant(settings.variant)
    if settings.topping and (settings.pairs or settings.sudden_death):
        raise Refusal(texts.TOPPING_ALONE)
    if not rules.originals:
        _check_normal(settings)
    _check_time(settings, rules)
    checked_own(settings.edition, settings.own)
    return settings


def _check_normal(settings: Settings) -> None:
    title = rulebook(settings.edition).book.title
    if settings.formula != NORMAL.name:
        raise Refusal(texts.NORMAL_ONLY, rulebook=title, formula=settings.formula)
    if settings.pairs or settings.sudden_death:
        raise Refusal(texts.NO_ORIGINALS, rulebook=title)


def _check_time(settings: Settings, rules: GameRules) -> None:
    if settings.time is None:
        return
    seconds, most, number = settings.time.longest, rules.longest_turn, rules.articles.rhythm
    if most is None and seconds not in (usual := sorted(time.longest for time in rules.times)):
        known = ", ".join(map(str, usual))
        raise Refusal(texts.OTHER_TIMES, article=number, known=known, seconds=seconds)
    if most is not None and seconds > most:
        raise Refusal(texts.TOO_LONG, most=most, article=number, seconds=seconds)


@arguments.checked
def time_control(name: str) -> TimeControl:
    """A time control by its name, by a number of seconds a turn, or by its steps: 3x40+20 10+10."""
    if name in TIMES:
        return TIMES[name]
    if "+" in name:
        return schedule(name)
    if name.isascii() and name.isdigit() and int(name) > 0:
        seconds = int(name)
        usual = {time.longest: time for time in (NORMAL_TIME, TWO_THIRTY, SEMI_RAPID, BLITZ)}
        return usual.get(seconds) or timed(name, seconds, signal=30 if seconds > 60 else min(20, seconds))
    raise Refusal(texts.UNKNOWN_TIME, name=name, known=", ".join(TIMES))
