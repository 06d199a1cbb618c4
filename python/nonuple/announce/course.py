"""What is said around the turns: before the game, when a turn is cancelled, and at the end."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from nonuple.announce.line import Line, Step, line
from nonuple.announce.speech import capital
from nonuple.announce.tongue import Tongue, tongue_of
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
    tongue = tongue_of(settings.pieces)
    conditions = (*_time(settings, tongue), *_formula(settings.played, tongue), *_way(settings, tongue))
    return (
        line(Step.GAME, _kind(settings, tongue)),
        *(line(Step.CONDITIONS, condition) for condition in conditions),
    )


@shows("2026", "1.3")
def _kind(settings: Settings, tongue: Tongue) -> str:
    """`Partie joker en blitz`."""
    formula, time = settings.played, settings.time
    said = (
        words.IN_PAIRS if settings.pairs else None,
        words.IN_SUDDEN_DEATH if settings.sudden_death else None,
        words.IN_TOPPING if settings.topping else None,
        _SPEEDS.get(time.name) if time else None,
    )
    kind = words.GAME_NORMAL if formula == NORMAL else words.GAME
    ways = [tongue.say(way) for way in said if way is not None]
    return " ".join((tongue.say(kind, kind=formula.title), *ways))


def _time(settings: Settings, tongue: Tongue) -> Iterator[str]:
    if settings.time is not None:
        said = words.TIME_SHRINKS if settings.sudden_death else words.TIME
        yield capital(tongue.say(said, time=tongue.duration(settings.time.longest)))


@shows("2026", "4.8.2", "4.8.3")
def _formula(formula: Formula, tongue: Tongue) -> Iterator[str]:
    """How it differs from the normal game."""
    if formula.rack != NORMAL.rack:
        said = words.RACK_SIZE if formula.most == formula.rack else words.RACK_SIZE_AND_MOST
        yield tongue.say(said, rack=tongue.number(formula.rack), most=tongue.number(formula.most))
        for tiles in range(NORMAL.most, formula.most + 1):
            bonus = tongue.number(formula.bonus[tiles])
            yield capital(tongue.say(words.BONUS, points=bonus, tiles=tongue.number(tiles)))
    if formula.joker:
        yield tongue.say(words.A_JOKER_GOES_WITH_EACH_RACK)


@shows("2026", "4.8.1", "4.8.4", "4.8.5")
def _way(settings: Settings, tongue: Tongue) -> Iterator[str]:
    """What is out of the ordinary in the way it is played."""
    if settings.pairs:
        yield tongue.say(words.ONE_SLIP_A_PAIR)
    if settings.sudden_death:
        yield tongue.say(words.OUT_BELOW_THE_BEST)
    if settings.topping:
        yield tongue.say(words.UNFOUND_COSTS)


@shows("2026", "4.6")
@shows("2010", "5.2")
@shows("2009", "5.2")
def cancelled(cause: CancelCause, settings: Settings) -> tuple[Line, ...]:
    """The chief arbiter cancels a turn: its points are void, its letters go back."""
    tongue = tongue_of(settings.pieces)
    told = tongue.say(words.CANCELLED, cause=words.CAUSES[cause])
    follows = (tongue.say(words.POINTS_VOID), tongue.say(words.LETTERS_BACK))
    return tuple(line(Step.CANCELLED, said) for said in (told, *follows))


def undone(turn: int, settings: Settings) -> tuple[Line, ...]:
    """The game goes back to the beginning of a turn: what was drawn since is no secret, and is not kept."""
    return (line(Step.CANCELLED, tongue_of(settings.pieces).say(words.UNDONE, turn=turn)),)


@shows("2026", "4.6")
@shows("2010", "5.2")
@shows("2009", "5.2")
def no_solution(settings: Settings) -> tuple[Line, ...]:
    """Nothing can be played with these letters: they go back."""
    tongue = tongue_of(settings.pieces)
    said = (words.CANCELLED_NO_MOVE, words.LETTERS_BACK)
    return tuple(line(Step.CANCELLED, tongue.say(one)) for one in said)


@shows("2026", "4.7")
@shows("2010", "2.7")
@shows("2009", "2.7")
@shows("box", "fin")
def game_end(reason: EndReason, valid: int, settings: Settings, why: str = "") -> tuple[Line, ...]:
    """Why the game is over; after an early end also up to which turn its results stand, 0 for none."""
    tongue = tongue_of(settings.pieces)
    told = ", ".join(filter(None, (tongue.say(ENDS[reason]), why)))
    over = line(Step.END, tongue.say(words.END, reason=told))
    if not is_early(reason):
        return (over,)
    stand = words.VALID_TO if valid else words.ALL_VOID
    return (over, line(Step.END, tongue.say(stand, turn=tongue.number(valid))))


@shows("2026", "4.8.4")
def eliminated(
    turn: int, players: Sequence[str], left: Sequence[str], pending: int, settings: Settings
) -> tuple[Line, ...]:
    """Sudden death, between two turns: who is out, and who is left alone, once every slip is decided."""
    tongue = tongue_of(settings.pieces)
    told = {"turn": tongue.number(turn)}
    if pending:
        said = tongue.say(words.OUT_TO_COME, count=pending, **told)
    elif players:
        said = tongue.say(words.OUT, count=len(players), players=", ".join(players), **told)
    else:
        said = tongue.say(words.NOBODY_OUT, **told)
    alone = () if pending or len(left) != 1 else (line(Step.OUT, tongue.say(words.ALONE, player=left[0])),)
    return (line(Step.OUT, said), *alone)


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
def solos(made: Iterable[Soloist], settings: Settings) -> tuple[Line, ...]:
    """Told after the end of the game, turn by turn."""
    tongue = tongue_of(settings.pieces)
    return tuple(line(Step.SOLO, _solo(solo, tongue)) for solo in sorted(made))


def solos_to_come(pending: int, settings: Settings) -> tuple[Line, ...]:
    """Said in their place while slips are not decided."""
    tongue = tongue_of(settings.pieces)
    return (line(Step.SOLO, tongue.say(words.SOLOS_TO_COME, count=pending)),)


def _solo(solo: Soloist, tongue: Tongue) -> str:
    who = tongue.say(words.PAIR, one=solo.player, other=solo.partner) if solo.partner else solo.player
    return tongue.say(
        words.SOLO_WITH_BONUS if solo.bonus else words.SOLO,
        turn=tongue.number(solo.turn),
        player=who,
        points=tongue.points(solo.points),
        bonus=tongue.points(solo.bonus),
    )
