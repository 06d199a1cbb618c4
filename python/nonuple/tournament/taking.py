"""An event from its file, as facts: whatever another server or `nonuple event` wrote is there again."""

from collections.abc import Iterator

from nonuple.errors import Refusal
from nonuple.event.event import Event, EventGame, sound
from nonuple.event.halls import scores_of
from nonuple.event.ties import checked_tie_breaks
from nonuple.rulebooks.registry import duplicate
from nonuple.texts import tournament as texts
from nonuple.tournament import events as on
from nonuple.tournament.state import FILE, EventState


def taken(state: EventState, event: Event) -> tuple[on.TournamentEvent, ...]:
    """What makes an empty event one that a file holds; its commission is that of the rooms to come."""
    if state.event.entries or state.begun:
        raise Refusal(texts.NOT_EMPTY)
    if not event.games:
        raise Refusal(texts.NO_GAMES)
    duplicate(event.settings.edition)
    checked_tie_breaks(event.settings.tie_breaks)
    return tuple(_facts(sound(event)))


def _facts(event: Event) -> Iterator[on.TournamentEvent]:
    yield on.TournamentArranged(event.name, event.date, event.settings, tuple(map(_planned, event.games)))
    yield on.EntriesWritten(event.people, event.entries)
    for number, game in enumerate(event.games, start=1):
        if game.seats:
            yield on.TablesDrawn(number, game.seats, game.seed)
        if game.scores:
            yield on.ResultsTaken(number, FILE, scores_of(game))
        if game.annulled:
            yield on.EventGameAnnulled(number, game.annulled)
    yield from map(on.EntryGone, event.departures)
    yield from map(on.GameMissed, event.absences)
    yield from map(on.PlayedOff, event.playoffs)
    yield from map(on.RankingHung, event.hung)


def _planned(game: EventGame) -> on.PlannedGame:
    return on.PlannedGame(game.name, game.formula, game.time, game.day, game.starts, game.room)
