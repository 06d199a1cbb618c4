"""Two organisers who change the same entries, or the same programme, at once."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from nonuple.activity.merging import merged
from nonuple.errors import Refusal
from nonuple.event.agenda import day_of
from nonuple.event.event import Event
from nonuple.people.person import Entry, Person
from nonuple.texts import merging as texts
from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.state import EventState

P = TypeVar("P", Person, Entry)


def merged_records(mine: Sequence[P], seen: Sequence[P], now: Sequence[P]) -> tuple[P, ...]:
    """Each by its id; one that another has struck, or whose id another has taken, is told."""
    before, there = {one.id: one for one in seen}, {one.id: one for one in now}
    return tuple(_record(one, before.get(one.id), there.get(one.id)) for one in mine)


def _record(mine: P, seen: P | None, now: P | None) -> P:
    if now in (seen, mine):
        return mine
    if seen is None or now is None:
        raise Refusal(texts.STRUCK_MEANWHILE if now is None else texts.ID_TAKEN)
    return merged(mine, seen, now)


def merged_plan(state: EventState, mine: ask.Arrange, seen: ask.Arrange) -> ask.Arrange:
    """The event as it is now, with what one has changed of its rules and games."""
    now = plan_of(state.event, state.plans)
    bare = {"games": (), "seen": None}
    rules = merged(replace(mine, **bare), replace(seen, **bare), replace(now, **bare))
    return replace(rules, games=_games(mine.games, seen.games, now.games))


Games = tuple[ask.GameWish, ...]


def _games(mine: Games, seen: Games, now: Games) -> Games:
    """Game by game where none was added, taken away or moved."""
    mine, seen = _numbered(mine), _numbered(seen)
    if [one.was for one in mine] != [one.was for one in seen] or len(seen) != len(now):
        return now if mine in (seen, now) else _untouched(mine, seen, now)
    return tuple(map(merged, mine, seen, now))


def _untouched(mine: Games, seen: Games, now: Games) -> Games:
    if now != seen:
        raise Refusal(texts.OTHERS_WROTE)
    return mine


def _numbered(games: Games) -> Games:
    return tuple(
        one if one.was is not None else replace(one, was=number) for number, one in enumerate(games, start=1)
    )


def plan_of(event: Event, plans: Sequence[on.PlannedGame]) -> ask.Arrange:
    """What would be asked for to have the event as it is."""
    settings = event.settings
    games = tuple(
        ask.GameWish(one.name, one.formula, one.time, day_of(event, number), one.starts, one.room, was=number)
        for number, one in enumerate(plans, start=1)
    )
    return ask.Arrange(
        name=event.name,
        date=event.date,
        games=games,
        tie_breaks=settings.tie_breaks,
        best=settings.best,
        cut=settings.cut,
        pair_category=settings.pair_category,
        edition=settings.edition,
        ranked=settings.ranked,
        divided=settings.divided,
        own=settings.own,
    )
