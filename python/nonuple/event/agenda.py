"""When and where the games of an event are played: its days and hours, and who cannot be in two places."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import combinations

import msgspec
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.event.event import Event, EventGame
from nonuple.texts import agenda as texts

_DAY = re.compile(
    r"(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})|(?P<D>\d{1,2})/(?P<M>\d{1,2})/(?P<Y>\d{4})", re.ASCII
)
_HOUR = re.compile(r"(?P<hour>\d{1,2})\s*[h:]\s*(?P<minute>\d{2})?", re.ASCII | re.IGNORECASE)


class AgendaHour(msgspec.Struct, frozen=True):
    """The games that begin at an hour, by their numbers; without an hour where none is fixed."""

    hour: str
    games: tuple[int, ...]


class AgendaDay(msgspec.Struct, frozen=True):
    day: str
    hours: tuple[AgendaHour, ...]


class AgendaClash(msgspec.Struct, frozen=True):
    """Two games at the same hour: entries that have a table in both, or one room for the two."""

    games: tuple[int, int]
    entries: tuple[str, ...] = ()
    room: str = ""


def written_day(typed: str) -> str:
    """A day as files have it; nothing where nothing is typed."""
    if not typed.strip():
        return ""
    found = _DAY.fullmatch(typed.strip())
    try:
        if found is not None:
            year, month, day = (found[one] or found[other] for one, other in ("yY", "mM", "dD"))
            return date(int(year), int(month), int(day)).isoformat()
    except ValueError:
        pass
    raise Refusal(texts.BAD_DAY, day=typed.strip())


def written_hour(typed: str) -> str:
    """An hour as files have it; nothing where nothing is typed."""
    if not typed.strip():
        return ""
    found = _HOUR.fullmatch(typed.strip())
    hour, minute = (int(found["hour"]), int(found["minute"] or 0)) if found else (24, 0)
    if hour > 23 or minute > 59:
        raise Refusal(texts.BAD_HOUR, hour=typed.strip())
    return f"{hour:02}:{minute:02}"


def day_of(event: Event, number: int) -> str:
    """The day of a game: its own, else the event's where that is a day."""
    own = event.game(number).day
    try:
        return own or written_day(event.date)
    except Refusal:
        return ""


def days_of(event: Event) -> Sequence[str]:
    """The days on which it is played, as far as they are known."""
    return sorted({day_of(event, number) for number in range(1, len(event.games) + 1)} - {""})


def is_planned(event: Event) -> bool:
    """Whether a day, an hour or a room is fixed of any game."""
    return any(game.day or game.starts or game.room for game in event.games)


def agenda(event: Event) -> Sequence[AgendaDay]:
    """Every game under its day and hour; what is not fixed yet comes last."""
    days: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for number, game in enumerate(event.games, start=1):
        days[day_of(event, number)][game.starts].append(number)
    return [
        AgendaDay(
            day,
            tuple(AgendaHour(hour, tuple(days[day][hour])) for hour in sorted(days[day], key=_last_if_empty)),
        )
        for day in sorted(days, key=_last_if_empty)
    ]


def _last_if_empty(moment: str) -> tuple[bool, str]:
    return not moment, moment


def clashes(event: Event) -> Iterator[AgendaClash]:
    """Of games that begin at the same hour: who has a table in two of them, and rooms named for two."""
    for day in agenda(event):
        for hour in day.hours:
            if not day.day or not hour.hour:
                continue
            for one, other in combinations(hour.games, 2):
                first, second = event.game(one), event.game(other)
                both = tuple(entry for entry in first.seats if entry in second.seats)
                if both:
                    yield AgendaClash((one, other), both)
                if first.room and first.room == second.room:
                    yield AgendaClash((one, other), room=first.room)


# --- Another order -----------------------------------------------------------------------------------------


def in_order(event: Event, order: Sequence[int]) -> Event:
    """The games in the order of the numbers that they had, 0 for one that is new; absences go with them."""
    now = {was: number for number, was in enumerate(order, start=1) if was}
    return replace(
        event,
        games=tuple(event.game(was) if was else EventGame() for was in order),
        absences=tuple(replace(one, game=now[one.game]) for one in event.absences if one.game in now),
    )


def moved_to(event: Event, number: int, to: int) -> Event:
    """A game at another place; one that was played keeps its number, and so do those between."""
    event.game(number)
    event.game(to)
    for between in range(min(number, to), max(number, to) + 1):
        if number != to and event.game(between).scores:
            raise Refusal(texts.KEEPS_NUMBER, game=between)
    order = [other for other in range(1, len(event.games) + 1) if other != number]
    order.insert(to - 1, number)
    return in_order(event, order)
