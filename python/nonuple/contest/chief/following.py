"""One chief for several rooms: what a room does next to be where the chief's is.

Both play the same sealed game, so that a room needs to hear only how far the chief has come. A room that has
gone on by itself, because the network was cut, waits until the chief is there too.
"""

from typing import NamedTuple

from msgspec.structs import replace

from nonuple.contest import commands as ask
from nonuple.contest.run import Run
from nonuple.contest.views.public import Stage, TurnView, turn_view
from nonuple.errors import Refusal
from nonuple.texts import centres as texts

_ORDER: tuple[Stage, ...] = ("draw", "letters", "play", "word", "announce")
_STEPS: dict[Stage, ask.ChiefCommand] = {
    "draw": ask.Draw(),
    "letters": ask.StartClock(),
    "play": ask.CloseSlips(),
    "word": ask.Retain(),
    "announce": ask.EndAnnouncement(),
}


class _Place(NamedTuple):
    """How far a game has come."""

    turn: int
    stage: int


def next_step(run: Run, chief: TurnView) -> ask.ChiefCommand | None:
    """What brings a room nearer to where the chief is; nothing once it is there, or beyond."""
    step = _step(run, chief)
    return None if step is None else replace(step, seen=run.version)


def _step(run: Run, chief: TurnView) -> ask.ChiefCommand | None:
    own = turn_view(run)
    if own.stage in ("waiting", "over") or chief.stage == "waiting":
        return None
    _check_letters(own, chief)
    if chief.stage == "paused":
        return ask.Interrupt() if own.stage == "play" and own.turn == chief.turn else None
    if own.stage == "paused":
        return ask.Resume()
    if chief.stage != "over" and _place(own) >= _place(chief):
        return None
    if own.stage == "play" and run.state.settings.time is None:
        return ask.Retain()
    return _STEPS[own.stage]


def _place(turn: TurnView) -> _Place:
    return _Place(turn.turn, _ORDER.index(turn.stage))


def _check_letters(own: TurnView, chief: TurnView) -> None:
    """Rooms that have other letters do not play the same game."""
    together = own.turn == chief.turn and own.draw == chief.draw and own.draw is not None
    if together and own.kept + own.drawn != chief.kept + chief.drawn:
        raise Refusal(texts.OTHER_LETTERS, turn=own.turn)
