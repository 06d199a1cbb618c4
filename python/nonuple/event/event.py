"""An event: people, entries, several games with their results, what the organiser fixed."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.event.ranking import Count, GameScore
from nonuple.event.tables import vacate
from nonuple.people.federation import Federation
from nonuple.people.person import Entry, Identifier, Name, Person
from nonuple.play.record import Record
from nonuple.privacy import ENTRY, NAME, PROSE
from nonuple.rulebooks.own import NONE, OwnRules, rules_of
from nonuple.rulebooks.registry import CURRENT
from nonuple.rulebooks.rulebook import DuplicateRules
from nonuple.rules import applies
from nonuple.texts import event as texts

FORMAT = "nonuple-event"
VERSION = 1

State = Literal["provisional", "final", "corrected"]
PairCategory = Literal["older", "younger"]
"""Whose category a pair is ranked in."""
TableNumber = Annotated[int, msgspec.Meta(ge=1, le=99_999)]


class EventScore(GameScore, frozen=True, omit_defaults=True):
    """What an entry has come to in a game; `slips` is how many it handed in, where that is known."""

    slips: Count | None = None
    less: Count = 0
    more: Count = 0
    """What slips that wait for somebody can still take away and add."""


class EventSolo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody alone above all others at a turn."""

    turn: int
    entry: Annotated[Identifier, ENTRY]
    points: int
    bonus: int = 0
    """What it earned, and what the total holds of it."""


class Find(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word written at a turn, what it was paid, and by whom."""

    word: Annotated[str, msgspec.Meta(max_length=15)]
    ref: Annotated[str, msgspec.Meta(max_length=3)]
    points: int
    entries: tuple[Annotated[Identifier, ENTRY], ...]


class TurnFinds(msgspec.Struct, frozen=True):
    """Every word that a turn was paid for, the dearest first; last, without a word, those who had nothing."""

    words: tuple[Find, ...]

    @property
    def tables(self) -> int:
        """How many played the turn."""
        return sum(len(one.entries) for one in self.words)


class Decided(msgspec.Struct, frozen=True):
    """A sentence of what people decided in a game, as it is published."""

    fr: Annotated[str, PROSE]
    en: Annotated[str, PROSE]


class EventGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game: what was fixed of it, who sits where, what everybody has come to."""

    name: Annotated[Name, PROSE] = ""
    formula: Name = "normal"
    time: Name | None = "normal"
    """Name of a time control, or seconds a turn; none for a game without a clock."""
    day: Name = ""
    """As a date is written in files, 2026-11-17; the event's own without."""
    starts: Name = ""
    """The hour, as 14:30."""
    room: Annotated[Name, PROSE] = ""
    """Where it is to be played, for those who look for it."""
    commitment: str = ""
    """What was published of its draws before it: the same in every centre."""
    seats: Mapping[Annotated[Identifier, ENTRY], TableNumber] = {}
    seed: Name = ""
    """What its tables were drawn from."""
    top: Count = 0
    turns: Count = 0
    scores: Mapping[Annotated[Identifier, ENTRY], EventScore] = {}
    solos: tuple[EventSolo, ...] = ()
    record: Record | None = None
    finds: tuple[TurnFinds, ...] = ()
    """By turn, once the game is over in every hall."""
    decided: tuple[Decided, ...] | None = None
    """Once it is over; none where that is not known."""
    provisional: bool = True
    sums: tuple[Name, ...] = ()
    """Halls elsewhere that told sums, and no slips that bear them out."""
    annulled: Annotated[Name, PROSE] = ""
    """Why it counts nowhere; empty as long as it counts."""

    @property
    def played(self) -> bool:
        return bool(self.scores) and not self.annulled

    @property
    def counted(self) -> "EventGame":
        """What counts of it: of an annulled game nothing, as if it had never been played."""
        if not self.annulled:
            return self
        told = replace(self, top=0, turns=0, scores={}, solos=(), record=None, finds=(), decided=None)
        return replace(told, provisional=False, sums=())


class Departure(msgspec.Struct, frozen=True):
    """An entry that goes: it gives up from a game on, or is excluded from the event."""

    entry: Annotated[Identifier, ENTRY]
    game: Annotated[int, msgspec.Meta(ge=1)]
    """From this game on, or the game during which it was excluded."""
    excluded: bool = False
    article: Annotated[str, PROSE] = ""
    annuls: bool = True
    """Of one excluded: whether what he scored before is annulled too."""

    def takes_away(self, game: int) -> bool:
        """Whether what was scored in a game counts no more."""
        return self.excluded and (self.annuls or game >= self.game)


class Absence(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry that misses one game, and is there again for the next."""

    entry: Annotated[Identifier, ENTRY]
    game: Annotated[int, msgspec.Meta(ge=1)]
    article: Annotated[str, PROSE] = ""


class HungLine(msgspec.Struct, frozen=True):
    """A line of a ranking as it was hung up."""

    id: Annotated[Identifier, ENTRY]
    rank: int
    total: int


class Hung(msgspec.Struct, frozen=True):
    """The ranking as it was hung up: when, from which games, and whether it could still change."""

    at: str
    state: State
    games: int
    lines: tuple[HungLine, ...]


class RankingSettings(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How people, clubs and teams are ranked over all games: fixed before the first."""

    tie_breaks: tuple[str, ...] = ()
    best: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """How many people count for a club or a team; all without it."""
    cut: Annotated[int, msgspec.Meta(ge=1)] | None = None
    pair_category: PairCategory = "older"
    divided: bool = False
    """Whether teams are ranked by the divisions of the federation, each of which says how many count."""


class EventSettings(RankingSettings, frozen=True, omit_defaults=True):
    """What is fixed before the first game."""

    federation: Federation
    edition: str = CURRENT
    lexicon: str = ""
    """The fingerprint of the word list."""
    ranked: bool = False
    """Whether it counts for a ranking: a commission is then asked for, in every centre."""
    own: OwnRules = NONE
    """What its games are played by in place of the rulebook."""

    @property
    def rules(self) -> DuplicateRules:
        return rules_of(self.edition, self.own)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of an event."""

    id: Identifier
    name: Annotated[Name, PROSE]
    date: str
    settings: EventSettings
    people: tuple[Person, ...] = ()
    entries: tuple[Entry, ...] = ()
    games: tuple[EventGame, ...] = ()
    departures: tuple[Departure, ...] = ()
    absences: tuple[Absence, ...] = ()
    commission: tuple[Annotated[Name, NAME], ...] = ()
    """Who rules on appeals."""
    playoffs: tuple[tuple[Annotated[Identifier, ENTRY], ...], ...] = ()
    """Equals who played on until they were parted, each time in the order that came out."""
    hung: tuple[Hung, ...] = ()

    def person(self, id_: str) -> Person:
        return next(one for one in self.people if one.id == id_)

    def entry(self, id_: str) -> Entry:
        """The entry of this id; one that is not there is refused."""
        found = next((one for one in self.entries if one.id == id_), None)
        if found is None:
            raise Refusal(texts.NO_ENTRY, entry=id_)
        return found

    def game(self, number: int) -> EventGame:
        """A game by its number, from 1."""
        if not 1 <= number <= len(self.games):
            raise Refusal(texts.NO_GAME, game=number, count=len(self.games))
        return self.games[number - 1]

    def with_game(self, number: int, game: EventGame) -> "Event":
        self.game(number)
        games = [game if place == number else one for place, one in enumerate(self.games, start=1)]
        return replace(self, games=tuple(games))

    def excluded(self) -> frozenset[str]:
        return frozenset(gone.entry for gone in self.departures if gone.excluded)

    def scores_of(self, number: int) -> Mapping[Identifier, EventScore]:
        """The scores of a game without those of the excluded that count no more; none of an annulled one."""
        gone = {one.entry for one in self.departures if one.takes_away(number)}
        scores = self.game(number).counted.scores
        return {entry: one for entry, one in scores.items() if entry not in gone} if gone else scores

    def present(self, game: int) -> Sequence[Entry]:
        """The entries that have not gone before a game, and do not miss it."""
        gone = {one.entry for one in self.departures if one.game <= game}
        gone |= {one.entry for one in self.absences if one.game == game}
        return [one for one in self.entries if one.id not in gone]


def sound(event: Event) -> Event:
    """The event, if everything in it is about people and entries that it has, once each."""
    for problem in _problems(event):
        raise problem
    return event


def _problems(event: Event) -> Iterator[Refusal]:
    people = [one.id for one in event.people]
    entries = [one.id for one in event.entries]
    members = [person for entry in event.entries for person in entry.people]
    for ids, text in (
        (people, texts.PERSON_TWICE),
        (entries, texts.ENTRY_TWICE),
        (members, texts.ENTERED_TWICE),
    ):
        if len(set(ids)) < len(ids):
            yield Refusal(text, id=next(one for one in ids if ids.count(one) > 1))
    for person in sorted(set(members) - set(people)):
        yield Refusal(texts.NO_PERSON, person=person)
    for number, game in enumerate(event.games, start=1):
        finders = {id_ for turn in game.finds for find in turn.words for id_ in find.entries}
        solos = {solo.entry for solo in game.solos}
        for entry in sorted({*game.scores, *game.seats, *solos, *finders} - set(entries)):
            yield Refusal(texts.NO_ENTRY_IN_GAME, entry=entry, game=number)
        if len(set(game.seats.values())) < len(game.seats):
            yield Refusal(texts.TABLE_TWICE_IN_GAME, game=number)
    named = {one.entry for one in event.departures} | {one.entry for one in event.absences}
    named |= {id_ for one in event.playoffs for id_ in one}
    for entry in sorted(named - set(entries)):
        yield Refusal(texts.NO_ENTRY, entry=entry)


# --- What happens to entries -------------------------------------------------------------------------------


@applies("2026", "7.1")
def exclude(event: Event, entry: str, game: int, article: str, *, annuls: bool = True) -> Event:
    """Out of the event for cheating: later games are closed to it, and a person may leave it those before."""
    event.game(game)
    return gone(event, Departure(entry, game, excluded=True, article=article, annuls=annuls))


def withdraw(event: Event, entry: str, game: int, article: str = "") -> Event:
    """Gone from a game on; what was played before stays, and the table stays empty."""
    event.game(game)
    return gone(event, Departure(entry, game, article=article))


def gone(event: Event, departure: Departure, begun: Collection[int] = ()) -> Event:
    """The event without somebody from a game on; in games that have begun the table stays known as his."""
    event.entry(departure.entry)
    others = [one for one in event.departures if one.entry != departure.entry]
    games = [
        game
        if game.scores or number in begun or number < departure.game
        else replace(game, seats=vacate(game.seats, departure.entry))
        for number, game in enumerate(event.games, start=1)
    ]
    return replace(event, departures=(*others, departure), games=tuple(games))


def miss(event: Event, game: int, *entries: str, article: str = "") -> Event:
    """Some miss a game: nothing is counted for it, the tables stay empty, the next game is theirs again."""
    others = attend(event, game, *entries).absences
    left = event.with_game(game, replace(event.game(game), seats=vacate(event.game(game).seats, *entries)))
    return replace(left, absences=(*others, *(Absence(entry, game, article) for entry in entries)))


def attend(event: Event, game: int, *entries: str) -> Event:
    """Those who were to miss a game play it."""
    event.game(game)
    here = _entered(event, entries)
    left = tuple(one for one in event.absences if one.game != game or one.entry not in here)
    return replace(event, absences=left)


def _entered(event: Event, entries: Iterable[str]) -> frozenset[str]:
    """The same, all of whom the event has."""
    found = frozenset(entries)
    for stranger in sorted(found - {one.id for one in event.entries}):
        event.entry(stranger)
    return found


def annul(event: Event, number: int, why: str) -> Event:
    """A game counts nowhere any more; what was played of it is kept, and can be taken back."""
    game = event.game(number)
    if not why.strip():
        raise Refusal(texts.WHY_ANNULLED, game=number)
    if game.annulled:
        raise Refusal(texts.IS_ANNULLED, game=number, why=game.annulled)
    if not game.scores:
        raise Refusal(texts.NOTHING_TO_ANNUL, game=number)
    return event.with_game(number, replace(game, annulled=why.strip()))


def restore(event: Event, number: int) -> Event:
    """A game that was annulled counts again, with all that was known of it."""
    game = event.game(number)
    if not game.annulled:
        raise Refusal(texts.NOT_ANNULLED, game=number)
    return event.with_game(number, replace(game, annulled=""))


def counting(event: Event) -> Event:
    """The event with what counts of its games."""
    if not any(game.annulled for game in event.games):
        return event
    return replace(event, games=tuple(game.counted for game in event.games))
