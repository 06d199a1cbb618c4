"""Points for places, by a table that is data, not code; the cumulated points of a season."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from nonuple.event.event import Event
from nonuple.event.standings import lines_of
from nonuple.people.person import Person

Worth = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | Annotated[float, msgspec.Meta(ge=0, le=1_000_000)]


class PointsRow(msgspec.Struct, frozen=True):
    """What places are worth where so many play, or more; `beyond` is what each further place is."""

    players: Annotated[int, msgspec.Meta(ge=1)]
    points: tuple[Worth, ...]
    beyond: Worth = 0


class PointsTable(msgspec.Struct, frozen=True):
    """The points of a place by the number of players."""

    format: Literal["nonuple-points"]
    version: Literal[1]
    name: str
    rows: tuple[PointsRow, ...]

    def points(self, place: int, players: int) -> float:
        """By the row of the most players that are there; nothing where they are too few for any."""
        rows = [row for row in self.rows if row.players <= players]
        if not rows:
            return 0
        row = max(rows, key=lambda one: one.players)
        return row.points[place - 1] if place <= len(row.points) else row.beyond


class Awarded(NamedTuple):
    """The points of an entry."""

    id: str
    rank: int
    points: float


class SeasonLine(msgspec.Struct, frozen=True):
    """A person's points over a season, event by event, None where he did not take part."""

    rank: int
    name: str
    club: str
    points: float
    events: Sequence[float | None]


def awarded(event: Event, table: PointsTable) -> Sequence[Awarded]:
    """Equals have the points of the place that they share; one who played no game is not counted."""
    played = {entry for number in range(1, len(event.games) + 1) for entry in event.scores_of(number)}
    lines = [one for one in lines_of(event) if str(one.id) in played]
    return [Awarded(str(one.id), one.rank, table.points(one.rank, len(lines))) for one in lines]


def season(events: Sequence[Event], table: PointsTable, best: int | None = None) -> Sequence[SeasonLine]:
    """Everybody's points over several events, the best `best` of them; both of a pair have its points."""
    people: dict[tuple[str, ...], Person] = {}
    points: dict[tuple[str, ...], list[float | None]] = {}
    for place, event in enumerate(events):
        for one, share in _shares(event, table):
            people[one.identity] = one
            points.setdefault(one.identity, [None] * len(events))[place] = share
    totals = {who: _best(shares, best) for who, shares in points.items()}
    in_order = sorted(totals, key=lambda who: (-totals[who], people[who].name, who))
    ranks: dict[float, int] = {}
    for place, who in enumerate(in_order, start=1):
        ranks.setdefault(totals[who], place)
    return [
        SeasonLine(ranks[totals[who]], people[who].name, people[who].club, totals[who], points[who])
        for who in in_order
    ]


def _shares(event: Event, table: PointsTable) -> Iterable[tuple[Person, float]]:
    people: Mapping[str, Person] = {one.id: one for one in event.people}
    members = {one.id: one.people for one in event.entries}
    for line in awarded(event, table):
        for person in members[line.id]:
            yield people[person], line.points


def _best(shares: Sequence[float | None], best: int | None) -> float:
    return round(sum(sorted((one for one in shares if one is not None), reverse=True)[:best]), 6)
