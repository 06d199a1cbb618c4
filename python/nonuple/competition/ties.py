"""Tie-breaks: what parts equals, in the order that the organiser fixed before the first game."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from nonuple.errors import Refusal
from nonuple.texts import competition as texts

Measure = tuple[int, ...]
"""What is compared, the greatest first."""


class Tally(msgspec.Struct, frozen=True):
    """What a person, a club or a team has come to over all games."""

    games: Sequence[int | None]
    """The total of each game, None where it was not played."""
    tops_lost: int = 0
    warnings: int = 0
    solos: int = 0

    @property
    def total(self) -> int:
        return sum(game or 0 for game in self.games)


def _last_games(tally: Tally) -> Measure:
    return tuple(game or 0 for game in reversed(tally.games))


def _best_game(tally: Tally) -> Measure:
    return (max((game or 0 for game in tally.games), default=0),)


TIE_BREAKS: Mapping[str, Callable[[Tally], Measure]] = {
    "tops-lost": lambda tally: (-tally.tops_lost,),
    "warnings": lambda tally: (-tally.warnings,),
    "solos": lambda tally: (tally.solos,),
    "last-game": _last_games,
    "best-game": _best_game,
}
"""Each tie-break by its name."""


SUDDEN_DEATH = "sudden-death"
"""A decisive game, for those whom nothing that was counted parts: it can only come last."""


def checked_tie_breaks(names: Sequence[str]) -> tuple[str, ...]:
    """Names of tie-breaks in their order, none of them twice; what is played comes after what is counted."""
    for place, name in enumerate(names):
        if name == SUDDEN_DEATH and place < len(names) - 1:
            raise Refusal(texts.SUDDEN_DEATH_LAST)
        if name not in TIE_BREAKS and name != SUDDEN_DEATH:
            raise Refusal(texts.TIE_BREAK_UNKNOWN, name=name, known=", ".join((*TIE_BREAKS, SUDDEN_DEATH)))
        if name in names[:place]:
            raise Refusal(texts.TIE_BREAK_TWICE, name=name)
    return tuple(names)


def counted_tie_breaks(names: Sequence[str]) -> tuple[str, ...]:
    """Those that are counted from the games."""
    return tuple(name for name in names if name != SUDDEN_DEATH)


def order_of(tally: Tally, tie_breaks: Sequence[str]) -> tuple[Measure, ...]:
    """The total, then each tie-break: two are equal only if all of it is."""
    return ((tally.total,), *(TIE_BREAKS[name](tally) for name in tie_breaks))
