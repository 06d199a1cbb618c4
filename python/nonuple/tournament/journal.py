"""Who did what in an event, and what takes it back as long as nothing later contradicts it."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.event.event import Absence, Departure
from nonuple.people.person import Entry, Person
from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.merging import plan_of
from nonuple.tournament.state import Act, Before, EventState


class ActView(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    at: str
    author: str
    what: str
    """The tag of the fact."""
    game: int = 0
    entry: str = ""
    total: int | None = None
    why: str = ""
    count: int = 0
    """Of how many entries, where it is of several at once."""
    back: ask.TournamentCommand | None = None
    """What takes it back; nothing where it cannot be, or was."""


class _Now(NamedTuple):
    """Where the event stands, whose records are looked up for every act."""

    state: EventState
    people: Mapping[str, Person]
    entries: Mapping[str, Entry]


def _now(state: EventState) -> _Now:
    event = state.event
    return _Now(state, {one.id: one for one in event.people}, {one.id: one for one in event.entries})


def journal(state: EventState) -> Iterator[ActView]:
    """The last acts first; of several about the same, the last one can be taken back."""
    done: set[object] = set()
    now = _now(state)
    for act in state.acts:
        fact = act.fact
        subject = _subject(fact)
        back = None if subject in done else _back(now, act)
        done.add(subject)
        departure = fact.departure if isinstance(fact, on.EntryGone) else None
        about = departure or (fact.absence if isinstance(fact, on.GameMissed) else fact)
        yield ActView(
            act.number,
            act.at,
            act.author,
            _tag(act),
            getattr(about, "game", None) or 0,
            getattr(about, "entry", ""),
            getattr(about, "total", None),
            getattr(about, "why", "") or getattr(about, "article", ""),
            len(getattr(fact, "entries", ())),
            back,
        )


def _tag(act: Act) -> str:
    departure = act.fact.departure if isinstance(act.fact, on.EntryGone) else None
    return "EntryExcluded" if departure is not None and departure.excluded else type(act.fact).__name__


def _subject(fact: on.TournamentEvent) -> object:
    """What a fact is about: a later one about the same contradicts it."""
    match fact:
        case on.EventGameAnnulled() | on.EventGameWithdrawn() | on.EventGameRestored() | on.GameBound():
            return "game", fact.game
        case on.ScoreCorrected():
            return "score", fact.game, fact.entry
        case on.EntryGone(Departure(entry)) | on.EntryBack(entry, None):
            return "entry", entry
        case on.GameMissed(Absence(entry, game)) | on.EntryBack(entry, game):
            return "missed", entry, game
    return id(fact)


def _back(now: _Now, act: Act) -> ask.TournamentCommand | None:
    state = now.state
    match act.fact:
        case on.EventGameAnnulled(game) if state.event.game(game).annulled:
            found: ask.TournamentCommand | None = ask.RestoreEventGame(game)
        case on.EventGameWithdrawn(game) if game in state.mistaken:
            found = ask.RestoreEventGame(game)
        case on.ScoreCorrected(game, entry) if (game, entry) in state.corrections:
            found = ask.CorrectScore(game, entry, None)
        case on.ArbitersPosted(arbiters) if state.arbiters == arbiters:
            found = ask.PostArbiters(act.before.arbiters, arbiters)
        case on.TournamentArranged() as fact:
            found = _arranged_before(state, fact, act.before)
        case on.EntriesStruck():
            found = _struck_before(now, act.before)
        case on.EntriesWritten() as fact:
            found = _entered_before(now, fact, act.before)
        case fact:
            found = _there_again(state, fact, act.before)
    return found


def _there_again(state: EventState, fact: on.TournamentEvent, before: Before) -> ask.TournamentCommand | None:
    """Who is there, and who is not."""
    event = state.event
    match fact:
        case on.EntryGone(departure) if departure in event.departures:
            return ask.ComeBack(departure.entry)
        case on.GameMissed(absence) if absence in event.absences:
            return ask.ComeBack(absence.entry, absence.game)
        case on.ArrivalsNoted(game, entries) if {(one, game) for one in entries} <= {
            (one.entry, one.game) for one in event.absences
        }:
            return ask.NoteArrivals(game, entries, "awaited")
        case on.EntryBack(entry, None) if not any(one.entry == entry for one in event.departures):
            gone = next((one for one in before.event.departures if one.entry == entry), None)
            if gone is not None and gone.excluded:
                return ask.ExcludeEntry(entry, gone.game, gone.article, gone.annuls)
            return None if gone is None else ask.WithdrawEntry(entry, gone.game, gone.article)
    return None


def _struck_before(now: _Now, before: Before) -> ask.TournamentCommand | None:
    """Those who were struck, unless somebody has their numbers."""
    if any(one.id in now.entries for one in before.entries):
        return None
    people = tuple(one for one in before.people if one.id not in now.people)
    return ask.WriteEntries(people, before.entries, ask.SeenEntries())


def _entered_before(now: _Now, fact: on.EntriesWritten, before: Before) -> ask.TournamentCommand | None:
    """Those who were new are struck, those who were changed are written as they were; not both at once."""
    unchanged = all(now.people.get(one.id) == one for one in fact.people) and all(
        now.entries.get(one.id) == one for one in fact.entries
    )
    if not unchanged:
        return None
    if not before.people and not before.entries and fact.entries:
        new = tuple(one.id for one in fact.entries)
        event = now.state.event
        played = any(entry in event.game(number).seats for number in now.state.begun for entry in new)
        return None if played else ask.StrikeEntries(new)
    if len(before.people) < len(fact.people) or len(before.entries) < len(fact.entries):
        return None
    return ask.WriteEntries(before.people, before.entries, ask.SeenEntries(fact.people, fact.entries))


def _arranged_before(
    state: EventState, fact: on.TournamentArranged, before: Before
) -> ask.TournamentCommand | None:
    """As long as games were neither added nor moved, and nothing else was arranged since."""
    event, was = state.event, before.event
    if fact.order or len(before.plans) != len(fact.games) or state.plans != fact.games:
        return None
    if (event.name, event.date, event.settings) != (fact.name, fact.date, fact.settings):
        return None
    plan = plan_of(was, before.plans)
    federation = None if was.settings.federation == event.settings.federation else was.settings.federation
    return replace(plan, federation=federation, seen=plan_of(event, state.plans))
