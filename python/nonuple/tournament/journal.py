"""Who did what in an event, and what takes it back as long as nothing later contradicts it."""

from collections.abc import Iterator

import msgspec

from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.state import Act, EventState


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
    back: ask.TournamentCommand | None = None
    """What takes it back; nothing where it cannot be, or was."""


def journal(state: EventState) -> Iterator[ActView]:
    """The last acts first; of several about the same, the last one can be taken back."""
    done: set[object] = set()
    for act in state.acts:
        fact = act.fact
        subject = _subject(fact)
        back = None if subject in done else _back(state, fact)
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
        case on.EntryGone():
            return "entry", fact.departure.entry
        case on.GameMissed():
            return "missed", fact.absence.entry, fact.absence.game
        case on.EntryBack():
            return ("entry", fact.entry) if fact.game is None else ("missed", fact.entry, fact.game)
    return id(fact)


def _back(state: EventState, fact: on.TournamentEvent) -> ask.TournamentCommand | None:
    match fact:
        case on.EventGameAnnulled() if state.event.game(fact.game).annulled:
            return ask.RestoreEventGame(fact.game)
        case on.EventGameWithdrawn() if fact.game in state.mistaken:
            return ask.RestoreEventGame(fact.game)
        case on.ScoreCorrected() if (fact.game, fact.entry) in state.corrections:
            return ask.CorrectScore(fact.game, fact.entry, None)
        case on.EntryGone() if fact.departure in state.event.departures:
            return ask.ComeBack(fact.departure.entry)
        case on.GameMissed() if fact.absence in state.event.absences:
            return ask.ComeBack(fact.absence.entry, fact.absence.game)
    return None
