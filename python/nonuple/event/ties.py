"""Tie-breaks: what parts equals, in the order that the organiser fixed before the first game."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, cast

import msgspec

from nonuple.errors import Refusal
from nonuple.texts import competition as texts

Measure = tuple[int, ...]
"""What is compared, the greatest first."""


class Tally(msgspec.Struct, frozen=True):
    """What a person, a club or a team has come to over all games."""

    games: Sequence[int | None]
    """The total of each game, None where it was not played."""
    tops_lost: int | None = 0
    """None, as for the two that follow: it is not known of every game played."""
    warnings: int | None = 0
    solos: int | None = 0

    @property
    def total(self) -> int:
        return sum(game or 0 for game in self.games)


def _last_games(tally: Tally) -> Measure:
    return tuple(game or 0 for game in reversed(tally.games))


def _best_game(tally: Tally) -> Measure:
    return (max((game or 0 for game in tally.games), default=0),)


def _few(count: int | None) -> Measure | None:
    return None if count is None else (-count,)


def _many(count: int | None) -> Measure | None:
    return None if count is None else (count,)


TIE_BREAKS: Mapping[str, Callable[[Tally], Measure | None]] = {
    "tops-lost": lambda tally: _few(tally.tops_lost),
    "warnings": lambda tally: _few(tally.warnings),
    "solos": lambda tally: _many(tally.solos),
    "last-game": _last_games,
    "best-game": _best_game,
}
"""Each tie-break by its name; nothing where what it compares is not known."""


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


def order_of(tally: Tally, tie_breaks: Sequence[str]) -> tuple[Measure | None, ...]:
    """The total, then each tie-break: two are equal only if all of it is."""
    return ((tally.total,), *(TIE_BREAKS[name](tally) for name in tie_breaks))


class Compared(NamedTuple):
    """An order that can be compared with the others, and the tie-breaks that were passed over on the way."""

    order: tuple[Measure, ...]
    passed: tuple[int, ...] = ()


def comparable(orders: Sequence[tuple[Measure | None, ...]]) -> Sequence[Compared]:
    """What is unknown of one parts none of those who were equal so far: it neither wins nor loses."""
    if not any(None in one for one in orders):
        return [Compared(cast(tuple[Measure, ...], one)) for one in orders]
    made = [Compared(()) for _ in orders]
    for place in range(max(map(len, orders), default=0)):
        equals: dict[tuple[Measure, ...], list[int]] = {}
        for number, one in enumerate(made):
            equals.setdefault(one.order, []).append(number)
        for those in equals.values():
            unknown = any(orders[number][place] is None for number in those)
            passed = (place - 1,) if unknown and len(those) > 1 else ()
            for number in those:
                measure = () if unknown else orders[number][place] or ()
                made[number] = Compared((*made[number].order, measure), (*made[number].passed, *passed))
    return made
