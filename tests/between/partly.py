"""The same event once more: its first hall is here, and what the others have played comes from centres."""

from collections.abc import Mapping
from dataclasses import replace as replaced

from msgspec.structs import replace

from nonuple.event.event import Absence, Departure
from nonuple.tournament import events as on
from nonuple.tournament.activity import EventActivity
from nonuple.tournament.people import EventHall
from tests.between.centres import LEADING, Simultane
from tests.between.halls import Halls


def partly_elsewhere(halls: Halls, simultane: Simultane) -> EventActivity:
    """What happened to the event, without all that is of the other halls."""
    sent = {name: one for name, one in simultane.organiser.gathering.sent.items() if name != LEADING}
    gathering = replaced(simultane.organiser.gathering, sent=sent)
    activity = EventActivity(
        "event", halls.activity.means._replace(gathering=lambda _: gathering), lambda: ()
    )
    here = min(halls.rooms, key=lambda room: halls.activity.state.halls[room].first)
    ours = {
        entry
        for game in halls.activity.state.event.games
        for entry, table in game.seats.items()
        if table in halls.activity.state.halls[here]
    }
    facts = [one for fact in halls.facts if (one := _of_hall(fact, here, ours)) is not None]
    for number, fact in enumerate((*facts, on.CentresJoined("cotes", counts=True)), start=1):
        activity.apply(fact, number, "Odile", "2026-11-17")
    return activity


def _of_hall(fact: on.TournamentEvent, here: str, ours: set[str]) -> on.TournamentEvent | None:
    match fact:
        case on.EntriesWritten(people, entries):
            kept = tuple(one for one in entries if one.id in ours)
            members = {person for one in kept for person in one.people}
            return on.EntriesWritten(tuple(one for one in people if one.id in members), kept)
        case on.TablesDrawn() | on.SeatsChanged():
            return replace(fact, seats=_among(fact.seats, ours))
        case (
            on.EntryGone(departure=Departure(entry=entry))
            | on.GameMissed(absence=Absence(entry=entry))
            | on.EntryBack(entry)
        ):
            return fact if entry in ours else None
        case on.HallOpened(EventHall(id=room)) | on.GameBound(room=room) | on.ResultsTaken(room=room):
            return fact if room == here else None
        case _:
            return fact


def _among(seats: Mapping[str, int | None], ours: set[str]) -> dict[str, int | None]:
    return {entry: table for entry, table in seats.items() if entry in ours}
