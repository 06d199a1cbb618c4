"""What is said around the turns: before the game, when a turn is cancelled, and at the end."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from nonuple.announce.line import Line, Step, line
from nonuple.announce.speech import capital, duration, in_words, points
from nonuple.pieces.clock import BLITZ, NORMAL_TIME, SEMI_RAPID
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import EndReason, is_early
from nonuple.rulebooks.registry import duplicate
from nonuple.rulebooks.rulebook import CancelCause
from nonuple.rules import article, shows
from nonuple.texts import announce as words
from nonuple.texts.game import ENDS

_SPEEDS = {SEMI_RAPID.name: words.IN_SEMI_RAPID, BLITZ.name: words.IN_BLITZ}


@article("2026", "4")
@article("2010", "2")
@article("2009", "2")
@shows("box", "coffret")
def game_start(settings: Settings) -> tuple[Line, ...]:
    """The kind of game and its conditions, where the edition wants them told."""
    reduced = settings.time is not None and settings.time.longest < NORMAL_TIME.longest
    if not (reduced or settings.original or duplicate(settings.edition).manner.always_introduced):
        return ()
    conditions = (*_time(settings), *_formula(settings.played), *_way_of_playing(settings))
    return (
        line(Step.GAME, _kind(settings)),
        *(line(Step.CONDITIONS, condition) for condition in conditions),
    )


@shows("2026", "1.3")
def _kind(settings: Settings) -> str:
    """`Partie joker en blitz`."""
    formula, time = settings.played, settings.time
    said = (
        words.GAME_NORMAL if formula == NORMAL else words.GAME.format(kind=formula.title.fr),
        words.IN_PAIRS if settings.pairs else "",
        words.IN_SUDDEN_DEATH if settings.sudden_death else "",
        words.IN_TOPPING if settings.topping else "",
        _SPEEDS.get(time.name, "") if time else "",
    )
    return " ".join(filter(None, said))


def _time(settings: Settings) -> Iterator[str]:
    if settings.time is not None:
        said = words.TIME_SHRINKS if settings.sudden_death else words.TIME
        yield capital(said.format(time=duration(settings.time.longest)))


@shows("2026", "4.8.2", "4.8.3")
def _formula(formula: Formula) -> Iterator[str]:
    """How it differs from the normal game."""
    if formula.rack != NORMAL.rack:
        said = words.RACK_SIZE if formula.most == formula.rack else words.RACK_SIZE_AND_MOST
        yield said.format(rack=in_words(formula.rack), most=in_words(formula.most))
        for tiles in range(NORMAL.most, formula.most + 1):
            bonus = in_words(formula.bonus[tiles])
            yield capital(words.BONUS.format(points=bonus, tiles=in_words(tiles)))
    if formula.joker:
        yield words.A_JOKER_GOES_WITH_EACH_RACK


@shows("2026", "4.8.1", "4.8.4", "4.8.5")
def _way_of_playing(settings: Settings) -> Iterator[str]:
    if settings.pairs:
        yield words.ONE_SLIP_A_PAIR
    if settings.sudden_death:
        yield words.OUT_BELOW_THE_BEST
    if settings.topping:
        yield words.UNFOUND_COSTS


@shows("2026", "4.6")
@shows("2010", "5.2")
@shows("2009", "5.2")
def cancelled(cause: CancelCause) -> tuple[Line, ...]:
    """The chief arbiter cancels a turn: its points are void, its letters go back."""
    told = words.CANCELLED.format(cause=words.CAUSES[cause])
    return tuple(line(Step.CANCELLED, said) for said in (told, words.POINTS_VOID, words.LETTERS_BACK))


@shows("2026", "4.6")
@shows("2010", "5.2")
@shows("2009", "5.2")
def no_solution() -> tuple[Line, ...]:
    """Nothing can be played with these letters: they go back."""
    return tuple(line(Step.CANCELLED, said) for said in (words.CANCELLED_NO_MOVE, words.LETTERS_BACK))


@shows("2026", "4.7")
@shows("2010", "2.7")
@shows("2009", "2.7")
@shows("box", "fin")
def game_end(reason: EndReason, valid: int, why: str = "") -> tuple[Line, ...]:
    """Why the game is over; after an early end also up to which turn its results stand, 0 for none."""
    told = ", ".join(filter(None, (ENDS[reason].fr, why)))
    over = line(Step.END, words.END.format(reason=told))
    if not is_early(reason):
        return (over,)
    stand = words.VALID_TO.format(turn=in_words(valid)) if valid else words.ALL_VOID
    return (over, line(Step.END, stand))


class Soloist(NamedTuple):
    """A player alone above all others at a turn."""

    turn: int
    player: str
    points: int
    bonus: int = 0
    """What the solo earns, where players are numerous enough."""
    partner: str = ""
    """The second of a pair."""


@shows("2026", "4.5")
@shows("2010", "2.6.4")
@shows("2009", "2.6.4")
@shows("box", "solo")
def solos(made: Iterable[Soloist]) -> tuple[Line, ...]:
    """Told after the end of the game, turn by turn."""
    return tuple(line(Step.SOLO, _solo(solo)) for solo in sorted(made))


def _solo(solo: Soloist) -> str:
    said = words.SOLO_WITH_BONUS if solo.bonus else words.SOLO
    who = words.PAIR.format(one=solo.player, other=solo.partner) if solo.partner else solo.player
    return said.format(
        turn=in_words(solo.turn), player=who, points=points(solo.points), bonus=points(solo.bonus)
    )
