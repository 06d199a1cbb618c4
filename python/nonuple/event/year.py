"""A season as a report: what was played, who came, who was first."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nonuple.event.agenda import days_of
from nonuple.event.event import Event
from nonuple.event.points import SeasonLine, SeasonRules, season
from nonuple.event.standings import lines_of, names


class YearEvent(NamedTuple):
    """An event of the season, with whoever was first."""

    day: str
    """Its first one; empty where it has none."""
    name: str
    games: int
    people: int
    firsts: Sequence[str]
    total: int
    top: int


class YearClub(NamedTuple):
    """How many of a club came, and how often all of them together."""

    name: str
    people: int
    times: int


class Year(NamedTuple):
    events: Sequence[YearEvent]
    lines: Sequence[SeasonLine]
    clubs: Sequence[YearClub]

    @property
    def games(self) -> int:
        return sum(one.games for one in self.events)

    @property
    def times(self) -> int:
        """How often somebody came, of all of them."""
        return sum(map(came, self.lines))


def came(line: SeasonLine) -> int:
    """To how many events he came."""
    return sum(points is not None for points in line.events)


def year(events: Sequence[Event], rules: SeasonRules, removed: str) -> Year:
    """What was played of these events; `removed` is said of one who asked to be forgotten."""
    lines = season(events, rules)
    people = [sum(line.events[at] is not None for line in lines) for at in range(len(events))]
    told = (_told(one, count, removed) for one, count in zip(events, people, strict=True) if count)
    return Year(sorted(told, key=lambda one: one.day), lines, sorted(_clubs(lines), key=_larger))


def _told(event: Event, people: int, removed: str) -> YearEvent:
    played = [one for one in event.games if one.counted.played]
    called, lines = names(event, removed), lines_of(event)
    days = days_of(event)
    return YearEvent(
        day=days[0] if days else "",
        name=event.name,
        games=len(played),
        people=people,
        firsts=[called[str(line.id)] for line in lines if line.rank == 1],
        total=lines[0].total if lines else 0,
        top=sum(one.top for one in played),
    )


def _clubs(lines: Sequence[SeasonLine]) -> Iterator[YearClub]:
    people = Counter(line.club for line in lines if line.club)
    for club, count in people.items():
        yield YearClub(club, count, sum(came(line) for line in lines if line.club == club))


def _larger(club: YearClub) -> tuple[int, str]:
    return -club.times, club.name
