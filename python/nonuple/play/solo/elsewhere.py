"""A game alone that a device played without a server, as told: only what can have happened is taken."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated

import msgspec

from nonuple.errors import Refusal
from nonuple.play.hosted import HomeMeans
from nonuple.play.record import Record
from nonuple.play.solo import events as on
from nonuple.play.solo.activity import SoloActivity
from nonuple.play.solo.commands import Seconds
from nonuple.play.solo.state import SoloState
from nonuple.texts import study as texts

MOST_FACTS = 5_000


class Happened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    event: on.SoloFact
    at: Annotated[float, msgspec.Meta(ge=0, le=1e11)]
    """Seconds since 1970."""


class ToldGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a device, under the name that the device gave it."""

    id: Annotated[str, msgspec.Meta(pattern=r"^ici-[0-9a-f]{16}$")]
    happened: Annotated[tuple[Happened, ...], msgspec.Meta(min_length=1, max_length=MOST_FACTS)]

    @property
    def ended(self) -> datetime:
        return _moment(self.happened[-1].at)


def told(game: ToldGame, means: HomeMeans, sound: Callable[[Record], Record]) -> SoloActivity:
    """What a server would host, had it been played there; `sound` refuses a record that cannot be played."""
    activity = SoloActivity(game.id, means)
    for one in game.happened:
        event, state = one.event, activity.state
        if not (_may_begin(event, sound) if state is None else _may_follow(state, event)):
            raise Refusal(texts.NOT_PLAYED)
        activity.happen(event, _moment(one.at).isoformat())
    return activity


def _may_begin(event: on.SoloFact, sound: Callable[[Record], Record]) -> bool:
    if not isinstance(event, on.SoloBegun) or event.judged or event.room:
        return False
    sound(event.record)
    try:
        msgspec.convert(event.seconds, Seconds | None)
    except msgspec.ValidationError:
        return False
    return True


def _may_follow(state: SoloState, event: on.SoloFact) -> bool:
    searching = state.phase == "search"
    match event:
        case on.SoloBegun():
            return False
        case on.SoloStopped():
            return state.phase != "over"
        case on.LettersUncovered():
            return state.phase == "shown"
        case on.HintTaken(step):
            return searching and step not in state.hints
        case on.WordHeld(outcome) | on.SolutionUncovered(outcome):
            return searching and _is_earned(outcome, state.turn.top)
        case _:
            return searching


def _is_earned(outcome: on.SoloOutcome, top: int) -> bool:
    return outcome.verdict is None and 0 <= outcome.points <= outcome.gross <= top


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
