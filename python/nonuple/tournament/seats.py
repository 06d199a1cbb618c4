"""Who sits where in a game, as its organiser sees it."""

from collections.abc import Mapping, Sequence

import msgspec

from nonuple.contest.people import Block
from nonuple.event.event import Event
from nonuple.event.ranking import Competitor
from nonuple.event.tables import neighbours
from nonuple.tournament.state import EventState


class SeatsView(msgspec.Struct, frozen=True):
    """The tables of a game, what they were drawn from, and those who still sit side by side."""

    game: int
    seats: Mapping[str, int]
    seed: str
    order: str
    apart: str | None
    beside: tuple[tuple[str, ...], ...]
    begun: bool
    easy: tuple[Block, ...] = ()
    """Tables that were told to be easy to reach."""


def seats_view(state: EventState, event: Event, number: int, people: Sequence[Competitor]) -> SeatsView:
    game, drawn = event.game(number), state.draws.get(number)
    apart = drawn.apart if drawn is not None else None
    return SeatsView(
        number,
        game.seats,
        drawn.seed if drawn is not None else "",
        drawn.order if drawn is not None else "",
        apart,
        tuple(neighbours(people, game.seats, apart)) if apart is not None else (),
        state.has_begun(number),
        drawn.easy if drawn is not None else (),
    )
