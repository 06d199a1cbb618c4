"""Totals in order: ranks, the difference from the top and the share of it."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from nonuple.ledger.facts import Table, table_order
from nonuple.rules import article

Order = tuple[int, ...]
T = TypeVar("T")
Who = TypeVar("Who", bound=Table)


class Standing(msgspec.Struct, frozen=True):
    """One line of the ranking."""

    rank: int
    table: Table
    total: int
    percent: float | None
    negative: int
    solos: int
    warnings: int
    warning_deduction: int
    tops_lost: int = 0
    """Turns decided for less than the top, those before he came included."""


@article("2026", "intro")
@article("2010", "intro")
@article("2009", "intro")
def ranked(orders: Iterable[tuple[Order, Who]]) -> Iterator[tuple[int, Who]]:
    """Ranks by order, the greatest first; equals share a rank, the next is skipped, and go by table."""
    rank, last = 0, None
    by_table = sorted(orders, key=lambda entry: table_order(entry[1]))
    for place, (order, table) in enumerate(sorted(by_table, key=_first, reverse=True), start=1):
        if order != last:
            rank, last = place, order
        yield rank, table


def _first(entry: tuple[T, object]) -> T:
    return entry[0]


@article("box", "coffret")
def percent(total: int, top: int) -> float | None:
    """The share of the top to one decimal, halves away from zero; nothing to share when the top is 0."""
    if top == 0:
        return None
    tenths = (2000 * abs(total) + top) // (2 * top)
    return (tenths if total >= 0 else -tenths) / 10
