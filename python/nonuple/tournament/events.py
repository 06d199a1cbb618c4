"""What happens to an event, as facts. What is played is told by the contests of its rooms."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from nonuple.activity.door import AtDoor
from nonuple.centres.events import MetSettled
from nonuple.contest.people import Arbiter, Block
from nonuple.event.attribution import Manner
from nonuple.event.event import Absence, Departure, EventSettings, Hung
from nonuple.event.halls import HallScores
from nonuple.event.tables import Apart
from nonuple.people.lists import Field
from nonuple.people.person import Entry, Person
from nonuple.privacy import ENTRY, PROSE
from nonuple.tournament.people import EventHall


class TournamentFact(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class PlannedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game before it is played: how, and when it is to begin."""

    name: Annotated[str, PROSE] = ""
    formula: str = "normal"
    time: str | None = "normal"
    day: str = ""
    starts: str = ""
    room: Annotated[str, PROSE] = ""


class TournamentArranged(TournamentFact, frozen=True):
    """What is fixed of the event: its name and day, its rules, its games."""

    name: Annotated[str, PROSE]
    date: str
    settings: EventSettings
    games: tuple[PlannedGame, ...]
    order: tuple[int, ...] = ()
    """The number that each game had before, 0 for one that is new; empty where all keep theirs."""
    file: str = ""
    """What the event is called in the file that it was taken from."""


class EntriesWritten(TournamentFact, frozen=True):
    """People and entries that are new, or are otherwise than before."""

    people: tuple[Person, ...] = ()
    entries: tuple[Entry, ...] = ()


class EntriesStruck(TournamentFact, frozen=True):
    """Entries that nothing was played of, with their people: as if they had never been written."""

    entries: tuple[Annotated[str, ENTRY], ...]


class ColumnsLearnt(TournamentFact, frozen=True):
    """What the columns of a list mean, by their titles."""

    columns: Mapping[str, Field]


class TablesDrawn(TournamentFact, frozen=True):
    """All the tables of a game, and what they were drawn from."""

    game: int
    seats: Mapping[Annotated[str, ENTRY], int]
    seed: str = ""
    """Empty where the tables of the game before were kept."""
    order: Manner = "random"
    apart: Apart | None = None
    easy: tuple[Block, ...] = ()
    """Tables that are easy to reach, for those who need one."""


class SeatsChanged(TournamentFact, frozen=True):
    """Some sit elsewhere in a game from now on; None for one who has no table any more."""

    game: int
    seats: Mapping[Annotated[str, ENTRY], int | None]


class PlacesKept(TournamentFact, frozen=True):
    """All whose table is not drawn again."""

    entries: tuple[Annotated[str, ENTRY], ...]


class ArbitersPosted(TournamentFact, frozen=True):
    """All the arbiters, with their tables."""

    arbiters: tuple[Arbiter, ...]


class EntryGone(TournamentFact, frozen=True):
    """One gives up, or is excluded."""

    departure: Departure


class EntryBack(TournamentFact, frozen=True):
    """One who had gone takes part again; where a game is named, one who was to miss it."""

    entry: Annotated[str, ENTRY]
    game: int | None = None


class GameMissed(TournamentFact, frozen=True):
    """One misses a game."""

    absence: Absence


Arrival = Literal["here", "late", "absent", "awaited"]
"""At the door: there; announced late; not coming to this game; nothing known yet."""


class ArrivalsNoted(TournamentFact, frozen=True):
    """What is known at the door of some entries, before a game or while it is played."""

    game: int
    entries: tuple[Annotated[str, ENTRY], ...]
    arrival: Arrival


class HallOpened(TournamentFact, frozen=True):
    """There is a room, or it has another name, chief or tables."""

    hall: EventHall


class CentresJoined(TournamentFact, frozen=True):
    """Halls elsewhere play for the event: what they send comes to these centres of the same server."""

    centres: str
    counts: bool = False
    """Whether what they have sent is in the ranking."""


class GameBound(TournamentFact, frozen=True):
    """A game is played in a room, as one of the games of its contest."""

    game: int
    room: str
    run: int


class EventGameAnnulled(TournamentFact, frozen=True):
    """A game counts nowhere."""

    game: int
    why: Annotated[str, PROSE]


class EventGameWithdrawn(TournamentFact, frozen=True):
    """A game was opened by mistake: it is in none of its rooms any more."""

    game: int


class ScoreCorrected(TournamentFact, frozen=True):
    """An entry has another total in a game than its halls tell; without one, what they tell again."""

    game: int
    entry: Annotated[str, ENTRY]
    total: int | None
    why: Annotated[str, PROSE] = ""


class EventGameRestored(TournamentFact, frozen=True):
    """A game is as it was before it was annulled or withdrawn."""

    game: int


class ResultsTaken(TournamentFact, frozen=True):
    """A game is over in a room, or was corrected since: what it came to."""

    game: int
    room: str
    results: HallScores


class PlayoffBound(TournamentFact, frozen=True):
    """Equals play on in a room until they are parted."""

    entries: tuple[Annotated[str, ENTRY], ...]
    room: str
    run: int


class PlayedOff(TournamentFact, frozen=True):
    """The order that came out among equals."""

    order: tuple[Annotated[str, ENTRY], ...]


class RankingHung(TournamentFact, frozen=True):
    """The ranking as it was hung up."""

    hung: Hung


TournamentEvent = (
    AtDoor
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
    | ArrivalsNoted
    | HallOpened
    | CentresJoined
    | MetSettled
    | GameBound
    | EventGameAnnulled
    | EventGameWithdrawn
    | EventGameRestored
    | ScoreCorrected
    | ResultsTaken
    | PlayoffBound
    | PlayedOff
    | RankingHung
)
