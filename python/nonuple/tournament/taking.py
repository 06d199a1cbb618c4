"""An event from its file, as facts: whatever another server or `nonuple event` wrote is there again."""

from collections.abc import Callable, Iterator

from nonuple.errors import Refusal
from nonuple.event.event import Event, EventGame, sound
from nonuple.event.halls import scores_of
from nonuple.event.ties import checked_tie_breaks
from nonuple.rulebooks.registry import duplicate
from nonuple.texts import tournament as texts
from nonuple.tournament import events as on
from nonuple.tournament.commands import TakeEvening
from nonuple.tournament.people import EventHall
from nonuple.tournament.state import FILE, EventState


def taken(state: EventState, event: Event) -> tuple[on.TournamentEvent, ...]:
    """What makes an empty event one that a file holds; its commission is that of the rooms to come."""
    if state.event.entries or state.begun:
        raise Refusal(texts.NOT_EMPTY)
    if not event.games:
        raise Refusal(texts.NO_GAMES)
    duplicate(event.settings.edition)
    checked_tie_breaks(event.settings.tie_breaks)
    return (
        *_arranged(sound(event), event.id),
        *_facts(event, lambda number, game: on.ResultsTaken(number, FILE, scores_of(game))),
    )


def taken_over(evening: TakeEvening) -> Iterator[on.TournamentEvent]:
    """An evening goes on as the event of one hall that it was, in the same contest with the same players."""
    event = sound(evening.event)
    yield from _arranged(event, "")
    entries = tuple(one.id for one in event.entries)
    yield on.HallOpened(EventHall(evening.room, texts.HALL.say(), entries=entries))
    yield on.ArbitersPosted(evening.arbiters)
    runs = dict(enumerate(evening.runs, start=1))
    yield from _facts(event, lambda number, game: on.GameBound(number, evening.room, runs[number]))


def _arranged(event: Event, file: str) -> Iterator[on.TournamentEvent]:
    games = tuple(map(_planned, event.games))
    yield on.TournamentArranged(event.name, event.date, event.settings, games, file=file)
    yield on.EntriesWritten(event.people, event.entries)


def _facts(
    event: Event, played: Callable[[int, EventGame], on.TournamentEvent]
) -> Iterator[on.TournamentEvent]:
    for number, game in enumerate(event.games, start=1):
        if game.seats:
            yield on.TablesDrawn(number, game.seats, game.seed)
        if game.scores:
            yield played(number, game)
        if game.annulled:
            yield on.EventGameAnnulled(number, game.annulled)
    yield from map(on.EntryGone, event.departures)
    yield from map(on.GameMissed, event.absences)
    yield from map(on.PlayedOff, event.playoffs)
    yield from map(on.RankingHung, event.hung)


def _planned(game: EventGame) -> on.PlannedGame:
    return on.PlannedGame(game.name, game.formula, game.time, game.day, game.starts, game.room)
