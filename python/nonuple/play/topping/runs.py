"""One player's way through a topping game, derived from events and from nothing else."""

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.play.duplicate.events import GameEvent, Started
from nonuple.play.duplicate.state import Phase, State, apply, begin
from nonuple.play.topping import events as on
from nonuple.rules import article
from nonuple.texts import topping as texts

PENALTY = 20
"""Seconds that a top given to the player costs."""


class Proposal(msgspec.Struct, frozen=True):
    """What a player said."""

    turn: int
    ref: str
    word: str
    seconds: float
    top: bool


class ToppedTurn(NamedTuple):
    """A turn that is over: its playing time, and whether the player found the top."""

    seconds: float
    found: bool


class ToppingRun(msgspec.Struct, frozen=True):
    player: str
    state: State
    since: float
    """When the letters in play were announced."""
    epoch: str = ""
    turns: tuple[ToppedTurn, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    level: int | None = None
    finds: float | None = None
    left: bool = False

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.OVER

    @property
    def found(self) -> int:
        return sum(turn.found for turn in self.turns)

    @property
    @article("2026", "4.8.5")
    def seconds(self) -> float:
        """Playing time and penalties of the turns that are over: what decides."""
        return sum(turn.seconds + (0 if turn.found else PENALTY) for turn in self.turns)


def started(event: on.RunStarted) -> ToppingRun:
    state = _moved(None, event.moves)
    return ToppingRun(event.player, state, event.at, event.epoch, level=event.level, finds=event.finds)


def run_after(run: ToppingRun, event: on.ToppingFact) -> ToppingRun:
    """The run after an event of its own."""
    match event:
        case on.Proposed(_, ref, word, seconds, top):
            said = Proposal(run.state.turn, ref, word, seconds, top)
            return replace(run, proposals=(*run.proposals, said))
        case on.RunTurned(_, at, seconds, found, moves, epoch, finds):
            return replace(
                run,
                state=_moved(run.state, moves),
                since=at,
                epoch=epoch,
                finds=finds,
                turns=(*run.turns, ToppedTurn(seconds, found)),
            )
        case on.RunLeft():
            return replace(run, left=True)
        case on.RunLost(_, at, epoch):
            return replace(run, since=at, epoch=epoch)
        case _:
            return run


def _moved(state: State | None, moves: Iterable[GameEvent]) -> State:
    left = iter(moves)
    if state is None:
        first = next(left)
        assert isinstance(first, Started), "a game begins so"
        state = begin(first)
    return reduce(apply, left, state)


class Ranked(msgspec.Struct, frozen=True):
    """A player's result."""

    rank: int
    player: str
    seconds: float
    found: int
    given: int


@article("2026", "4.8.5")
def ranking(runs: Mapping[str, ToppingRun]) -> list[Ranked]:
    """Those who have finished the same game, the least time first; equal times share a rank."""
    finished = {name: one for name, one in runs.items() if one.over}
    if len({one.state.record for one in finished.values()}) > 1:
        raise Refusal(texts.NOT_THE_SAME_GAME)
    times = {name: one.seconds for name, one in finished.items()}
    return [
        Ranked(
            rank=1 + sum(other < seconds for other in times.values()),
            player=name,
            seconds=seconds,
            found=finished[name].found,
            given=len(finished[name].turns) - finished[name].found,
        )
        for name, seconds in sorted(times.items(), key=lambda item: (item[1], item[0]))
    ]


class BestTime(msgspec.Struct, frozen=True):
    """A whole game played, for the records of a house."""

    player: str
    seconds: float
    turns: int
    found: int
    formula: str
    limit: float
    on: str = ""
    """The day, by the calendar."""


def records(times: Iterable[BestTime], formula: str, limit: float, most: int = 10) -> tuple[BestTime, ...]:
    """The best times of games of one kind, the least first."""
    same = [one for one in times if (one.formula, one.limit) == (formula, limit)]
    return tuple(sorted(same, key=lambda one: (one.seconds, one.on))[:most])
