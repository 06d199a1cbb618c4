"""What happens to the centres of an event, as facts: at the organiser's, and in each centre."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from nonuple.activity.door import AtDoor
from nonuple.event.event import EventScore
from nonuple.event.halls import HallScores
from nonuple.event.rejudging import SumChange, VerdictChange
from nonuple.play.record import Record
from nonuple.privacy import ENTRY, FILE, PROSE


class CentreFact(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


# --- At the organiser's ------------------------------------------------------------------------------------


class CentrePlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A centre as it is expected: its hour, with the offset of its own clocks, and whom to call."""

    name: str
    opens: str = ""
    players: int = 0
    contact: Annotated[str, PROSE] = ""


class CentresArranged(CentreFact, frozen=True):
    """The event, its sealed games and the public keys of its centres, each as the file it is."""

    event: Annotated[str, FILE]
    pack: Annotated[str, FILE]
    keys: Annotated[str, FILE]
    places: tuple[CentrePlace, ...]
    lock: str = ""
    """When the last centre has played: nothing is published before."""
    ranked_by: str = ""
    """The event of this server that ranks them beside its own halls; none where they are all of it."""


GameStep = Literal["sealed", "playing", "over"]
"""How far a game has come in a centre."""


class CentreTold(CentreFact, frozen=True):
    """A centre says how far it is: when it opened its games, how many play, what is played."""

    centre: str
    opened: str
    players: int
    games: tuple[GameStep, ...]
    turn: int = 0
    settled: int = 0


class KeyReleased(CentreFact, frozen=True):
    """The organiser has given the key: centres that are connected get it at their own hour."""

    words: tuple[str, ...]
    records: tuple[Record, ...] = ()
    """The games that it opened: what slips are judged again on."""


class FileCame(CentreFact, frozen=True):
    """What a centre sent, as it was sent: later ones replace earlier ones, all are kept."""

    centre: str
    number: int
    file: Annotated[str, FILE]
    way: str
    """`network` or `file`."""

    @property
    def signed(self) -> bool:
        """Not where somebody was forgotten since: it then holds the results alone, as they were read."""
        return "signature" in msgspec.json.decode(self.file, type=dict[str, msgspec.Raw])


class FileTurnedDown(CentreFact, frozen=True):
    """A file that no centre signed so: once noted here, now told to whoever brings it and to nobody else."""

    centre: str
    source: str


class CentreTaken(CentreFact, frozen=True):
    """The organiser takes the results of a centre as they are."""

    centre: str
    number: int


class CentreRejudged(CentreFact, frozen=True):
    """Every slip of a sending was judged again with the list of the event."""

    centre: str
    number: int
    changes: tuple[VerdictChange, ...]
    scores: tuple[Mapping[Annotated[str, ENTRY], EventScore], ...] = ()
    """By game, before `halls` told it: what every entry has come to."""
    halls: tuple[HallScores, ...] = ()
    """By game: what its slips come to."""
    sums: tuple[SumChange, ...] = ()
    """Totals that the slips do not bear out."""


class MetSettled(CentreFact, frozen=True):
    """Of entries of one person, which counts; "" where they are two people, None where it is open again."""

    entries: tuple[Annotated[str, ENTRY], ...]
    counts: Annotated[str, ENTRY] | None = None


# --- In a centre -------------------------------------------------------------------------------------------


class PackReceived(CentreFact, frozen=True):
    """The sealed games and the centre's own key, each as the file it is, and the contest to play in."""

    pack: Annotated[str, FILE]
    key: Annotated[str, FILE]
    contest: str


class ChiefFollowed(CentreFact, frozen=True):
    """Whose contest on another server the room follows; nobody's where no address is named."""

    address: str = ""
    contest: str = ""
    token: str = ""
    """Of a room screen's link there: it must be told again after every cut."""


class OrganiserKnown(CentreFact, frozen=True):
    """Whom the centre tells how far it is; nobody where no address is named."""

    address: str = ""
    event: str = ""
    token: str = ""
    """Of the centre's own link there."""


class OpeningDelayed(CentreFact, frozen=True):
    why: Annotated[str, PROSE]


class SealBroken(CentreFact, frozen=True):
    """The key was right; from now on the games are opened one after the other."""

    words: tuple[str, ...]


class SealedGameOpened(CentreFact, frozen=True):
    """A game of the event is one of the contest's."""

    game: int
    run: int


class ResultsSent(CentreFact, frozen=True):
    number: int
    way: str


CentreEvent = (
    AtDoor
    | CentresArranged
    | CentreTold
    | KeyReleased
    | FileCame
    | FileTurnedDown
    | CentreTaken
    | CentreRejudged
    | MetSettled
    | PackReceived
    | ChiefFollowed
    | OrganiserKnown
    | OpeningDelayed
    | SealBroken
    | SealedGameOpened
    | ResultsSent
)
