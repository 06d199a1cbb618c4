"""Points for places, by a table that is data, not code; the cumulated points of a season."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from nonuple.event.event import Event
from nonuple.event.ranking import RankLine
from nonuple.event.standings import lines_of
from nonuple.people.federation import Federation, PointsRow, Worth, points_of
from nonuple.people.person import Person


class PointsTable(msgspec.Struct, frozen=True):
    """The points of a place by the number of players."""

    format: Literal["nonuple-points"]
    version: Literal[1]
    name: str
    rows: tuple[PointsRow, ...]

    def points(self, place: int, players: int) -> float:
        return points_of(self.rows, place, players)


class SeasonRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an event is worth in a season, and which events count."""

    table: PointsTable | None = None
    """Without one, what somebody has of the top, in percent."""
    best: Annotated[int, msgspec.Meta(ge=1, le=1_000)] | None = None
    """How many events count for each: an absence is worth nothing, and is left out first."""
    handicap: Mapping[Annotated[str, msgspec.Meta(max_length=80)], Worth] = {}
    """What is added for each event that somebody of a series has played."""


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


def federation_table(federation: Federation) -> PointsTable | None:
    """The points of a federation, where it gives any."""
    rows = federation.points
    return PointsTable("nonuple-points", 1, federation.name, rows) if rows else None


def season(events: Sequence[Event], rules: SeasonRules) -> Sequence[SeasonLine]:
    """Everybody over several events; both of a pair have its points."""
    people: dict[tuple[str, ...], Person] = {}
    points: dict[tuple[str, ...], list[float | None]] = {}
    for place, event in enumerate(events):
        for one, share in _shares(event, rules):
            people[one.identity] = one
            points.setdefault(one.identity, [None] * len(events))[place] = share
    totals = {who: _best(shares, rules.best) for who, shares in points.items()}
    in_order = sorted(totals, key=lambda who: (-totals[who], people[who].name, who))
    ranks: dict[float, int] = {}
    for place, who in enumerate(in_order, start=1):
        ranks.setdefault(totals[who], place)
    return [
        SeasonLine(ranks[totals[who]], people[who].name, people[who].club, totals[who], points[who])
        for who in in_order
    ]


def _shares(event: Event, rules: SeasonRules) -> Iterable[tuple[Person, float]]:
    people: Mapping[str, Person] = {one.id: one for one in event.people}
    members = {one.id: one.people for one in event.entries}
    for entry, worth in _worths(event, rules.table):
        for person in members[entry]:
            one = people[person]
            yield one, round(worth + rules.handicap.get(one.series, 0), 6)


def _worths(event: Event, table: PointsTable | None) -> Iterable[tuple[str, float]]:
    if table is not None:
        return ((one.id, one.points) for one in awarded(event, table))
    return ((str(one.id), one.percent) for one in lines_of(event) if one.percent is not None and _played(one))


def _played(line: RankLine) -> bool:
    return any(game is not None for game in line.games)


def _best(shares: Sequence[float | None], best: int | None) -> float:
    return round(sum(sorted((one for one in shares if one is not None), reverse=True)[:best]), 6)
