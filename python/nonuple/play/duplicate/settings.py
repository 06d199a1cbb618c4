"""What kind of game is played: rulebook, formula, time, and who plays how."""

import msgspec

from nonuple.editions import Edition
from nonuple.errors import Refusal
from nonuple.pieces.formula import FORMULAS, NORMAL, Formula
from nonuple.play.clock import BLITZ, NORMAL_TIME, SEMI_RAPID, TIMES, TWO_THIRTY, TimeControl, timed
from nonuple.rules import article
from nonuple.texts import game as texts

LONGEST_TURN = 180


class Settings(msgspec.Struct, frozen=True):
    """Freely combined, where the rulebook allows it: `checked` says why not."""

    edition: str = "2026"
    formula: str = NORMAL.name
    time: TimeControl | None = None
    """None for a game without a clock."""
    pairs: bool = False
    sudden_death: bool = False
    topping: bool = False

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
    Edition.parse(settings.edition)
    Formula.parse(settings.formula)
    if settings.topping and (settings.pairs or settings.sudden_death):
        raise Refusal(texts.TOPPING_ALONE)
    if settings.edition == "box":
        _check_box(settings)
    elif settings.time is not None and settings.time.longest > LONGEST_TURN:
        number = "1.3" if settings.edition == "2026" else "2.3"
        raise Refusal(texts.TOO_LONG, most=LONGEST_TURN, article=number, seconds=settings.time.longest)
    return settings


def _check_box(settings: Settings) -> None:
    if settings.formula != NORMAL.name:
        raise Refusal(texts.BOX_FORMULA, formula=settings.formula)
    if settings.pairs or settings.sudden_death:
        raise Refusal(texts.BOX_ORIGINAL)
    if settings.time is not None and settings.time.longest not in (60, 120, 180, 240):
        raise Refusal(texts.BOX_TIME)


def time_control(name: str) -> TimeControl:
    """A time control by its name, or by a number of seconds a turn."""
    if name in TIMES:
        return TIMES[name]
    if name.isascii() and name.isdigit() and int(name) > 0:
        seconds = int(name)
        usual = {time.longest: time for time in (NORMAL_TIME, TWO_THIRTY, SEMI_RAPID, BLITZ)}
        return usual.get(seconds) or timed(name, seconds, signal=30 if seconds > 60 else min(20, seconds))
    raise Refusal(texts.UNKNOWN_TIME, name=name, known=", ".join(TIMES))
