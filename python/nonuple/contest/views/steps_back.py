"""What the chief arbiter may take back or end, and what that would do to turns, slips and results."""

from collections.abc import Iterator
from functools import partial
from typing import get_args

import msgspec

from nonuple.contest.run import Run
from nonuple.play.duplicate.director import can_choose_again, may_end, turns_needed
from nonuple.play.record import EarlyEnd
from nonuple.rules import shows
from nonuple.texts import Sentence
from nonuple.texts import game as texts


class EndChoice(msgspec.Struct, frozen=True):
    """A reason to end the game now."""

    reason: EarlyEnd
    said: Sentence
    valid: int
    """Turns whose results would stand."""
    needed: int
    """How many the rulebook asks for."""


class Handed(msgspec.Struct, frozen=True):
    """How many slips of a turn are in."""

    turn: int
    slips: int


class StepsBack(msgspec.Struct, frozen=True):
    choose_again: bool
    """Whether the last word can be chosen again."""
    take_back_end: bool
    slips: tuple[Handed, ...]
    """Of every turn, the one in play last."""
    ends: tuple[EndChoice, ...]
    """None once the game is over."""
    end_article: str
    interruption: int
    """Minutes after which an interruption ends the game."""


def steps_back(run: Run) -> StepsBack:
    state = run.state
    return StepsBack(
        choose_again=can_choose_again(state),
        take_back_end=state.halted is not None,
        slips=tuple(_handed(run)),
        ends=() if run.over else tuple(_ends(run)),
        end_article=state.rules.articles.end,
        interruption=state.rules.interruption_minutes,
    )


def _handed(run: Run) -> Iterator[Handed]:
    rounds = (*run.turns, run.current) if run.current is not None else run.turns
    for played in rounds:
        slips = (sheet for sheet in played.sheets.values() if sheet.entries or sheet.draft is not None)
        yield Handed(played.turn, sum(1 for _ in slips))


@shows("2026", "4.7")
@shows("2010", "2.7")
@shows("2009", "2.7")
def _ends(run: Run) -> Iterator[EndChoice]:
    """Each reason with what it would leave of the results."""
    played = len(run.state.turns)
    for reason in filter(partial(may_end, run.state), get_args(EarlyEnd)):
        said, needed = texts.ENDS[reason], turns_needed(run.state, reason)
        yield EndChoice(reason, said.sentence(), played if played >= needed else 0, needed)
