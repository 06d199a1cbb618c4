"""Tables: who sits where, drawn from a number that can be told, and which arbiter has which tables.

Tables are numbered in the order in which they stand: one and the next are neighbours.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Literal, NamedTuple

import msgspec

from nonuple.errors import Refusal
from nonuple.event.ranking import Competitor
from nonuple.texts import event as texts

Seats = Mapping[str, int]
"""The table of each entry."""
Apart = Literal["club", "team"]


class Post(NamedTuple):
    """The tables of one arbiter, from one number to another."""

    first: int
    last: int

    def __contains__(self, table: object) -> bool:
        return isinstance(table, int) and self.first <= table <= self.last


class SeatingWishes(msgspec.Struct, frozen=True):
    """How tables are attributed."""

    seed: str
    """What the draw comes from: the same gives the same tables, here and by hand."""
    series: Mapping[str, int] | None = None
    """The place of each entry's series where the strongest sit first; None where all are mixed."""
    apart: Apart | None = None
    """Who should not sit side by side: people of one club, or of one team."""
    kept: Seats = {}
    """Tables that are not drawn: they stay whose they are."""
    met: Mapping[str, frozenset[int]] = {}
    """The posts at which each entry has sat in earlier games: it should come to another."""
    posts: Sequence[Post] = ()


def posts(tables: int, arbiters: int) -> Sequence[Post]:
    """Tables in a row shared among arbiters as evenly as can be, the first ones with one more if need be."""
    if not 1 <= arbiters <= max(tables, 1):
        raise Refusal(texts.BAD_ARBITERS, arbiters=arbiters, tables=tables)
    size, more = divmod(tables, arbiters)
    found, first = [], 1
    for place in range(arbiters):
        last = first + size + (place < more) - 1
        found.append(Post(first, last))
        first = last + 1
    return found


def post_of(posts: Sequence[Post], table: int) -> int | None:
    """Which post a table belongs to, from 0."""
    return next((place for place, post in enumerate(posts) if table in post), None)


def draw_number(seed: str, entry: str) -> str:
    """The number that an entry draws: SHA-256 of the seed, a slash and its id; the lowest is served first."""
    return sha256(f"{seed}/{entry}".encode()).hexdigest()


def attribute(people: Sequence[Competitor], wishes: SeatingWishes) -> Seats:
    """A table for everybody, from 1 on; where wishes conflict as few as possible are left unfulfilled."""
    here = {str(one.id): one for one in people}
    kept = {id_: table for id_, table in wishes.kept.items() if id_ in here}
    drawn = _in_turn([one for one in people if str(one.id) not in kept], wishes)
    taken = set(kept.values())
    free = [table for table in range(1, len(people) + len(taken) + 1) if table not in taken][: len(drawn)]
    seats = {**kept, **dict(zip((str(one.id) for one in drawn), free, strict=True))}
    return _mended(seats, here, wishes)


def _in_turn(people: Sequence[Competitor], wishes: SeatingWishes) -> Sequence[Competitor]:
    """Everybody in the order of the numbers drawn, series after series where asked, clubs spread out."""
    order = wishes.series or {}
    by_number = sorted(people, key=lambda one: draw_number(wishes.seed, str(one.id)))
    by_series = sorted(by_number, key=lambda one: order.get(str(one.id), 0))
    if wishes.apart is None:
        return by_series
    spread: list[Competitor] = []
    for place in sorted({order.get(str(one.id), 0) for one in people}):
        block = [one for one in by_series if order.get(str(one.id), 0) == place]
        spread += _spread(block, wishes.apart, spread[-1] if spread else None)
    return spread


def _spread(people: Sequence[Competitor], apart: Apart, before: Competitor | None) -> Sequence[Competitor]:
    """No two of a group in a row, if it can be: the next in turn, unless a group needs every second place."""
    waiting, left = list(people), Counter(one.group(apart) for one in people)
    found: list[Competitor] = []
    last = before.group(apart) if before is not None else None
    while waiting:
        largest, count = max(left.items(), key=lambda item: (item[0] is not None) * item[1])
        pressing = largest is not None and 2 * count > len(waiting) and largest != last
        fitting = (
            place
            for place, one in enumerate(waiting)
            if (
                one.group(apart) == largest
                if pressing
                else one.group(apart) is None or one.group(apart) != last
            )
        )
        one = waiting.pop(next(fitting, 0))
        left[one.group(apart)] -= 1
        last = one.group(apart)
        found.append(one)
    return found


# --- What is still wrong, and mending it -------------------------------------------------------------------


def neighbours(people: Sequence[Competitor], seats: Seats, apart: Apart) -> Sequence[tuple[str, str]]:
    """Those who sit side by side though they should not."""
    groups = {str(one.id): one.group(apart) for one in people}
    at = {table: id_ for id_, table in seats.items()}
    return [
        (at[table], at[after])
        for table, after in pairwise(sorted(at))
        if after == table + 1 and groups[at[table]] is not None and groups[at[table]] == groups[at[after]]
    ]


_PASSES = 3
"""An exchange may make room for another that was not possible before it."""


class _Room(NamedTuple):
    """A room while it is being mended."""

    at: dict[int, str]
    groups: Mapping[str, str | None]
    wishes: SeatingWishes
    posts: Mapping[int, int | None]

    def faults(self, *tables: int) -> int:
        """What is wrong at some tables: a neighbour of one's own group, a post met before."""
        found = 0
        for table in set(tables):
            id_ = self.at[table]
            group = self.groups.get(id_)
            found += group is not None and any(
                self.groups.get(self.at.get(beside, "")) == group for beside in (table - 1, table + 1)
            )
            found += self.posts[table] in self.wishes.met.get(id_, ())
        return found

    def around(self, *tables: int) -> Sequence[int]:
        near = {beside for table in tables for beside in (table - 1, table, table + 1)}
        return sorted(near & self.at.keys())

    def swap(self, one: int, other: int) -> None:
        self.at[one], self.at[other] = self.at[other], self.at[one]


def _mended(seats: Seats, people: Mapping[str, Competitor], wishes: SeatingWishes) -> Seats:
    """The same room after every exchange of two tables that leaves fewer faults than before."""
    apart = wishes.apart
    room = _Room(
        at={table: id_ for id_, table in seats.items()},
        groups={id_: one.group(apart) for id_, one in people.items()} if apart else {},
        wishes=wishes,
        posts={table: post_of(wishes.posts, table) for table in seats.values()},
    )
    fixed = set(wishes.kept)
    for _ in range(_PASSES):
        for table in sorted(room.at):
            if room.at[table] not in fixed and room.faults(table):
                _exchange(room, table, fixed)
    return {id_: table for table, id_ in sorted(room.at.items())}


def _exchange(room: _Room, table: int, fixed: set[str]) -> None:
    """Exchange with the first table that leaves fewer faults, of the same series where these sit together."""
    series = room.wishes.series or {}
    for other in sorted(room.at):
        mine, its = room.at[table], room.at[other]
        if other == table or its in fixed or series.get(mine) != series.get(its):
            continue
        tables = room.around(table, other)
        before = room.faults(*tables)
        room.swap(table, other)
        if room.faults(*tables) < before:
            return
        room.swap(table, other)


# --- Late changes ------------------------------------------------------------------------------------------


def seat_late(seats: Seats, entry: str) -> Seats:
    """One who comes late takes the first empty table, else one more; nobody else moves."""
    taken = set(seats.values())
    return {**seats, entry: next(table for table in range(1, len(taken) + 2) if table not in taken)}


def move(seats: Seats, entry: str, table: int) -> Seats:
    """One goes to another table; whoever sits there takes the one that is left."""
    if entry not in seats:
        raise Refusal(texts.NOT_SEATED, entry=entry)
    there = next((id_ for id_, number in seats.items() if number == table), None)
    left = {} if there is None else {there: seats[entry]}
    return {**seats, **left, entry: table}


def vacate(seats: Seats, *entries: str) -> Seats:
    """Some go; their tables stay empty and no number shifts."""
    gone = frozenset(entries)
    return {id_: table for id_, table in seats.items() if id_ not in gone}
