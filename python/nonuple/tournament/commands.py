"""What people of an event can ask for; these are the bodies of the server's requests."""

from typing import Annotated, NamedTuple

import msgspec

from nonuple.contest.people import Arbiter, Block, TableNumber
from nonuple.event.attribution import Manner
from nonuple.event.event import Event, PairCategory, State
from nonuple.event.tables import Apart
from nonuple.limits import Short
from nonuple.people.federation import Federation
from nonuple.people.importing import EnterList
from nonuple.people.person import Entry, Identifier, Person
from nonuple.rulebooks.own import NONE, OwnRules
from nonuple.rulebooks.registry import CURRENT
from nonuple.tournament.events import Arrival
from nonuple.tournament.people import EventHall

MOST_GAMES = 50

EventGameNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]
HowMany = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class TournamentWish(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One wish."""


class GameWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is to be played, and when."""

    name: Short = ""
    formula: Short = "normal"
    time: Short | None = "normal"
    """Name of a time control, or seconds a turn; none for a game without a clock."""
    day: Short = ""
    """2026-11-17 or 17/11/2026; the event's own without."""
    starts: Short = ""
    """The hour: 14:30 or 14 h 30."""
    room: Short = ""
    was: Annotated[int, msgspec.Meta(ge=0, le=MOST_GAMES)] | None = None
    """The number that it has until now: the same without, 0 for a game that is new."""


class Arrange(TournamentWish, frozen=True, kw_only=True):
    """Fix the event: its name and day, its games, its ranking. What was played stays."""

    name: Short
    date: Short = ""
    games: Annotated[tuple[GameWish, ...], msgspec.Meta(min_length=1, max_length=MOST_GAMES)]
    tie_breaks: Annotated[tuple[Short, ...], msgspec.Meta(max_length=10)] = ()
    best: HowMany | None = None
    cut: HowMany | None = None
    pair_category: PairCategory | None = None
    divided: bool = False
    edition: Short = CURRENT
    lexicon: Short | None = None
    federation: Federation | None = None
    """Its own series, categories and divisions. Of these, but the edition, what is not told stays."""
    ranked: bool = False
    """Whether it counts for a ranking: a commission is then asked for in every room."""
    own: OwnRules = NONE
    """What its games are played by in place of the rulebook."""
    seen: "Arrange | None" = None
    """What was there when it was begun to change it: what another has changed since stays."""


# --- Entries -----------------------------------------------------------------------------------------------


class SeenEntries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """People and entries as they were when it was begun to change them: one who is new is not among them."""

    people: Annotated[tuple[Person, ...], msgspec.Meta(max_length=20_000)] = ()
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(max_length=20_000)] = ()


class WriteEntries(TournamentWish, frozen=True):
    """Enter people, or correct those who are entered; ids that are not known are new."""

    people: Annotated[tuple[Person, ...], msgspec.Meta(max_length=20_000)] = ()
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(max_length=20_000)] = ()
    seen: SeenEntries | None = None


class StrikeEntries(TournamentWish, frozen=True):
    """Take entries out that nothing was played of; one who has played gives up instead."""

    entries: Annotated[tuple[Identifier, ...], msgspec.Meta(min_length=1, max_length=20_000)]


class WithdrawEntry(TournamentWish, frozen=True):
    """One gives up from a game on; his table stays empty."""

    entry: Identifier
    game: EventGameNumber
    article: Short = ""


class ExcludeEntry(TournamentWish, frozen=True):
    """Cheating is established in a game: later games are closed to him."""

    entry: Identifier
    game: EventGameNumber
    article: Short = "7.1"
    annuls: bool = True
    """Whether what he scored in the games before is annulled too."""


class ComeBack(TournamentWish, frozen=True):
    """One who had gone takes part again; with a game, one who was to miss it plays it."""

    entry: Identifier
    game: EventGameNumber | None = None


# --- Tables ------------------------------------------------------------------------------------------------


class DrawTables(TournamentWish, frozen=True):
    """Attribute the tables of a game that has not begun."""

    game: EventGameNumber
    order: Manner = "random"
    apart: Apart | None = None
    seed: Short | None = None
    """What to draw from; something new without."""
    easy: Annotated[tuple[Block, ...], msgspec.Meta(max_length=50)] = ()
    """Tables that are easy to reach: for those who need one."""


class SeatLate(TournamentWish, frozen=True):
    """One comes late: he takes the first empty table, nobody else moves."""

    game: EventGameNumber
    entry: Identifier


class MoveEntry(TournamentWish, frozen=True):
    """One goes to another table; whoever sits there takes the one that is left."""

    game: EventGameNumber
    entry: Identifier
    table: TableNumber


class LeaveTable(TournamentWish, frozen=True):
    """One misses a game and comes back for the next: his table of that game stays empty."""

    game: EventGameNumber
    entry: Identifier
    article: Short = ""


class NoteArrivals(TournamentWish, frozen=True):
    """Tick some in at the door; with `seated` they take the first empty tables as they come."""

    game: EventGameNumber
    entries: Annotated[tuple[Identifier, ...], msgspec.Meta(min_length=1, max_length=20_000)]
    arrival: Arrival = "here"
    seated: bool = False


class KeepPlace(TournamentWish, frozen=True):
    """One keeps his table from game to game, or no longer."""

    entry: Identifier
    kept: bool


class PostArbiters(TournamentWish, frozen=True):
    """Say who the arbiters are and which tables each corrects."""

    arbiters: Annotated[tuple[Arbiter, ...], msgspec.Meta(max_length=500)]
    seen: Annotated[tuple[Arbiter, ...], msgspec.Meta(max_length=500)] | None = None
    """All that there were when it was begun to change them."""


# --- Games that count no more ------------------------------------------------------------------------------


class AnnulEventGame(TournamentWish, frozen=True):
    """A game that is over counts nowhere, in all its halls; what was played of it stays."""

    game: EventGameNumber
    why: Short


class WithdrawEventGame(TournamentWish, frozen=True):
    """A game was opened by mistake: it is closed in all its halls, and to come again."""

    game: EventGameNumber


class CorrectScore(TournamentWish, frozen=True):
    """An entry has another total in a game than its halls tell; none takes the correction back."""

    game: EventGameNumber
    entry: Identifier
    total: Annotated[int, msgspec.Meta(ge=-99_999, le=99_999)] | None
    seen: int | None = None
    """The total that was there when it was begun to correct it; none where there was none."""
    why: Short = ""


class RestoreEventGame(TournamentWish, frozen=True):
    """A game that was annulled counts again; one that was withdrawn goes on where it was."""

    game: EventGameNumber


# --- Rankings ----------------------------------------------------------------------------------------------


class HangRanking(TournamentWish, frozen=True):
    """Hang the ranking up as it is now."""

    state: State = "provisional"


class DecidePlayoff(TournamentWish, frozen=True):
    """The order that came out among equals who played on."""

    order: Annotated[tuple[Identifier, ...], msgspec.Meta(min_length=2, max_length=1_000)]


class CountCentres(TournamentWish, frozen=True):
    """Count in the ranking what halls elsewhere have sent, once the last of them has played."""


JointEntry = Annotated[str, msgspec.Meta(max_length=130)]


class SettleMet(TournamentWish, frozen=True):
    """Say which entry counts of somebody who is met twice, "" for two people; nothing takes it back."""

    entries: Annotated[tuple[JointEntry, ...], msgspec.Meta(min_length=2, max_length=50)]
    counts: JointEntry | None = None


TournamentCommand = (
    Arrange
    | WriteEntries
    | StrikeEntries
    | WithdrawEntry
    | ExcludeEntry
    | ComeBack
    | DrawTables
    | SeatLate
    | MoveEntry
    | LeaveTable
    | NoteArrivals
    | KeepPlace
    | PostArbiters
    | AnnulEventGame
    | WithdrawEventGame
    | RestoreEventGame
    | CorrectScore
    | HangRanking
    | DecidePlayoff
    | CountCentres
    | SettleMet
)


# --- What the server asks for itself: no page can ----------------------------------------------------------


class TakeFile(NamedTuple):
    """Go on with an event that a file holds, in one that is still empty."""

    event: Event


class TakeEvening(NamedTuple):
    """Go on with an evening of one contest, in an event that is still empty; the contest is its hall."""

    event: Event
    room: str
    runs: tuple[int, ...]
    """The numbers of its games there."""
    arbiters: tuple[Arbiter, ...]


class OpenHall(NamedTuple):
    """A room, whose contest there is."""

    hall: EventHall


class JoinCentres(NamedTuple):
    """Halls elsewhere play for the event; these centres of the same server take what they send."""

    centres: str


class BindGame(NamedTuple):
    """A game begins in a room."""

    game: int
    room: str


class BindPlayoff(NamedTuple):
    """Equals play on in a room."""

    entries: tuple[str, ...]
    room: str


ServerWish = EnterList | TakeFile | TakeEvening | OpenHall | JoinCentres | BindGame | BindPlayoff
