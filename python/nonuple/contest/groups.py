"""Series, categories and clubs: what players are grouped by in results, each with its label and its place."""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, get_args

import msgspec

from nonuple.limits import Short
from nonuple.people.person import folded, plainly
from nonuple.privacy import CLUB

GroupKind = Literal["series", "category", "club"]
KINDS: tuple[GroupKind, ...] = get_args(GroupKind)

UNPLACED = 1_000_000
"""Where those stand that nobody has put in an order: after the others, as their labels are sorted."""


class Group(msgspec.Struct, frozen=True):
    """One series, category or club; players name its id, people read its label."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=80), CLUB]
    label: Annotated[Short, CLUB]
    order: Annotated[int, msgspec.Meta(ge=0, le=UNPLACED)] = UNPLACED


Groups = Mapping[str, Group]


def listed(*labels: str) -> dict[str, Group]:
    """Groups known by their labels, in this order."""
    return {label: Group(label, label, order) for order, label in enumerate(labels, start=1)}


USUAL: Mapping[GroupKind, Groups] = {
    "series": listed(
        *("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "4C", "4D", "5A", "5B", "5C", "5D"),
        *("6A", "6B", "6C", "6D", "7", "7A", "7B", "7C", "7D", "NC"),
    ),
    "category": listed(*("Poussin", "Benjamin", "Cadet", "Junior", "Espoir", "Senior", "Vermeil", "Diamant")),
    "club": {},
}
"""What a contest begins with, unless its organiser names others."""


def group_of(groups: Groups, id: str) -> Group:
    """The group of an id; one that nobody has named is its own label."""
    return groups.get(id) or Group(id, id)


def in_order(groups: Groups, used: Iterable[str]) -> tuple[Group, ...]:
    """Those that players belong to."""
    found = {group_of(groups, id) for id in used if id}
    return tuple(sorted(found, key=lambda one: (one.order, _naturally(one.label), one.id)))


def matched(typed: str, groups: Groups, used: Iterable[str] = ()) -> str:
    """The id of the group that somebody means by what he typed; a new one where there is none like it."""
    meant = plainly(typed)
    known = (*groups.values(), *(group_of(groups, id) for id in used))
    found = next((one.id for one in known if meant in (plainly(one.label), plainly(one.id))), None)
    return found or typed


def _naturally(label: str) -> tuple[tuple[int, str], ...]:
    """Numbers as numbers: 2A before 10A."""
    return tuple(
        (int(one), "") if one.isdecimal() else (0, one) for one in re.findall(r"\d+|\D+", folded(label))
    )
