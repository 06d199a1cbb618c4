"""Where a game alone stands: the kernel derives it from the events (`home/src/solo`); this reads like it."""

from collections.abc import Iterable
from functools import cached_property, lru_cache, reduce
from typing import Literal

import msgspec

from nonuple import _kernel
from nonuple.pieces.board import Board
from nonuple.play.masked import MaskedTurn, board_after, masked
from nonuple.play.solo import events as on
from nonuple.play.solo.data import data_of
from nonuple.play.ticking import TurnTime

SoloPhase = Literal["search", "shown", "over"]
"""Letters in play; the retained word shown; no turn left."""


class Standing(msgspec.Struct, frozen=True):
    """What the kernel tells whoever keeps the game."""

    phase: SoloPhase
    number: int
    """Of the turn in play or just shown, from 1."""
    outcomes: tuple[on.SoloOutcome, ...]
    hints: tuple[on.HintStep, ...]
    """Taken at the turn in play."""
    hinted: tuple[tuple[on.HintStep, ...], ...]
    """Taken at each turn that is over."""
    told: dict[on.HintStep, bool | int | str]
    """What the hints taken tell."""
    draft: on.SoloSlip | None
    held: on.SoloOutcome | None
    """One's own word, scored, while one looks again."""
    time: TurnTime | None


_standing = msgspec.json.Decoder(Standing).decode


class SoloState:
    """A game alone at one moment."""

    def __init__(self, begun: on.SoloBegun, solo: _kernel.Solo) -> None:
        self.begun = begun
        self.solo = solo

    @cached_property
    def standing(self) -> Standing:
        return _standing(self.solo.facts())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SoloState):
            return NotImplemented
        return (self.begun, self.standing) == (other.begun, other.standing)

    __hash__ = None  # type: ignore[assignment]

    @property
    def phase(self) -> SoloPhase:
        return self.solo.phase

    @property
    def number(self) -> int:
        return self.standing.number

    @property
    def outcomes(self) -> tuple[on.SoloOutcome, ...]:
        return self.standing.outcomes

    @property
    def hints(self) -> tuple[on.HintStep, ...]:
        return self.standing.hints

    @property
    def draft(self) -> on.SoloSlip | None:
        return self.standing.draft

    @property
    def held(self) -> on.SoloOutcome | None:
        return self.standing.held

    @property
    def time(self) -> TurnTime | None:
        return self.standing.time

    @property
    def turns(self) -> tuple[MaskedTurn, ...]:
        """Of the whole game: whoever shows them keeps to `seen`."""
        return _turns(self.begun)

    @property
    def turn(self) -> MaskedTurn:
        """The one in play or just shown, what is behind the mask included."""
        return self.turns[max(self.number, 1) - 1]

    @property
    def seen(self) -> tuple[MaskedTurn, ...]:
        """The turns whose solution was shown."""
        return self.turns[: len(self.outcomes)]

    @property
    def board(self) -> Board:
        """The grid with all words that were shown."""
        return self.turn.board if self.phase == "search" else board_after(self.turn)

    def spent(self, at: float, epoch: str) -> float | None:
        """Seconds taken for the turn in play, where they are known."""
        return self.solo.spent(at, epoch)

    @property
    def last(self) -> on.SoloOutcome | None:
        """What one's word came to at the turn just shown."""
        return self.outcomes[-1] if self.outcomes and self.phase != "search" else None


@lru_cache(maxsize=64)
def _turns(begun: on.SoloBegun) -> tuple[MaskedTurn, ...]:
    turns = masked(begun.record)
    return turns[-1:] if begun.is_one_turn else turns


def replay_solo(events: Iterable[on.SoloFact]) -> SoloState:
    """The game that these events tell."""
    first, *rest = events
    assert isinstance(first, on.SoloBegun), "a game alone begins with SoloBegun"
    return reduce(apply_solo, rest, begun(first))


def begun(event: on.SoloBegun) -> SoloState:
    return SoloState(event, _kernel.Solo(data_of(event.record.variant), msgspec.json.encode(event)))


def apply_solo(state: SoloState, event: on.SoloFact) -> SoloState:
    """The game after an event."""
    if isinstance(event, on.SoloBegun):
        return begun(event)
    return SoloState(state.begun, state.solo.after(msgspec.json.encode(event)))
