"""What happens to an event, as facts. What is played is told by the contests of its rooms."""

from collections.abc import Mapping

import msgspec

from nonuple.competition.attribution import Manner
from nonuple.competition.event import Absence, Departure, EventScore, EventSettings, EventSolo, Hung
from nonuple.competition.importing import Field
from nonuple.competition.people import Enrolment, Registrant
from nonuple.competition.tables import Apart
from nonuple.contest.people import Arbiter
from nonuple.play.record import Record
from nonuple.tournament.people import EventHall, EventRole


class TournamentFact(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class TournamentOpened(TournamentFact, frozen=True):
    """There is an event."""

    name: str
    demo: bool = False
    speed: float = 1.0
    since: float = 0.0


class PlannedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game before it is played: how, and when it is to begin."""

    name: str = ""
    formula: str = "normal"
    time: str | None = "normal"
    day: str = ""
    starts: str = ""
    room: str = ""


class TournamentArranged(TournamentFact, frozen=True):
    """What is fixed of the event: its name and day, its rules, its games."""

    name: str
    date: str
    settings: EventSettings
    games: tuple[PlannedGame, ...]
    order: tuple[int, ...] = ()
    """The number that each game had before, 0 for one that is new; empty where all keep theirs."""


class EntriesWritten(TournamentFact, frozen=True):
    """People and entries that are new, or are otherwise than before."""

    people: tuple[Registrant, ...] = ()
    entries: tuple[Enrolment, ...] = ()


class EntriesStruck(TournamentFact, frozen=True):
    """Entries that nothing was played of, with their people: as if they had never been written."""

    entries: tuple[str, ...]


class ColumnsLearnt(TournamentFact, frozen=True):
    """What the columns of a list mean, by their titles."""

    columns: Mapping[str, Field]


class TablesDrawn(TournamentFact, frozen=True):
    """All the tables of a game, and what they were drawn from."""

    game: int
    seats: Mapping[str, int]
    seed: str = ""
    """Empty where the tables of the game before were kept."""
    order: Manner = "random"
    apart: Apart | None = None


class SeatsChanged(TournamentFact, frozen=True):
    """Some sit elsewhere in a game from now on; None for one who has no table any more."""

    game: int
    seats: Mapping[str, int | None]


class PlacesKept(TournamentFact, frozen=True):
    """All whose table is not drawn again."""

    entries: tuple[str, ...]


class ArbitersPosted(TournamentFact, frozen=True):
    """All the arbiters, with their tables."""

    arbiters: tuple[Arbiter, ...]


class EntryGone(TournamentFact, frozen=True):
    """One gives up, or is excluded."""

    departure: Departure


class EntryBack(TournamentFact, frozen=True):
    """One who had gone takes part again; where a game is named, one who was to miss it."""

    entry: str
    game: int | None = None


class GameMissed(TournamentFact, frozen=True):
    """One misses a game."""

    absence: Absence


class HallOpened(TournamentFact, frozen=True):
    """There is a room, or it has another name, chief or tables."""

    hall: EventHall


class GameBound(TournamentFact, frozen=True):
    """A game is played in a room, as one of the games of its contest."""

    game: int
    room: str
    run: int


class RoomScores(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the game of a room has come to, by entry: of turns that are over, and of nothing else."""

    top: int
    turns: int
    scores: Mapping[str, EventScore]
    solos: tuple[EventSolo, ...] = ()
    record: Record | None = None
    over: bool = False
    pending: int = 0
    """Slips that somebody still has to decide."""


class ResultsTaken(TournamentFact, frozen=True):
    """A game is over in a room, or was corrected since: what it came to."""

    game: int
    room: str
    results: RoomScores


class PlayoffBound(TournamentFact, frozen=True):
    """Equals play on in a room until they are parted."""

    entries: tuple[str, ...]
    room: str
    run: int


class PlayedOff(TournamentFact, frozen=True):
    """The order that came out among equals."""

    order: tuple[str, ...]


class RankingHung(TournamentFact, frozen=True):
    """The ranking as it was hung up."""

    hung: Hung


class EntranceGranted(TournamentFact, frozen=True):
    """Someone is let in; of his link and of his code only hashes are kept."""

    id: str
    role: EventRole
    link: str
    code: str | None = None
    name: str = ""
    room: str = ""


class EntranceRevoked(TournamentFact, frozen=True):
    """A link or code is worth nothing any more."""

    id: str


TournamentEvent = (
    TournamentOpened
    | TournamentArranged
    | EntriesWritten
    | EntriesStruck
    | ColumnsLearnt
    | TablesDrawn
    | SeatsChanged
    | PlacesKept
    | ArbitersPosted
    | EntryGone
    | EntryBack
    | GameMissed
    | HallOpened
    | GameBound
    | ResultsTaken
    | PlayoffBound
    | PlayedOff
    | RankingHung
    | EntranceGranted
    | EntranceRevoked
)
