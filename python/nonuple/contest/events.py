"""What happens in a contest, as facts. Whatever is shown anywhere is derived from them."""

from datetime import date
from typing import Annotated, Literal

import msgspec

from nonuple.activity.door import AtDoor
from nonuple.contest.groups import Group, GroupKind
from nonuple.contest.people import Arbiter, PlayerId
from nonuple.contest.seating import Seated
from nonuple.contest.written import WrittenSlip
from nonuple.event.event import RankingSettings
from nonuple.limits import Short
from nonuple.people.person import Entry, Person
from nonuple.play.duplicate.events import GameEvent
from nonuple.play.duplicate.settings import Settings
from nonuple.privacy import ENTRY, NAME, PROSE
from nonuple.slips.average import Mean
from nonuple.slips.verdict import Opinion, Sanction, Verdict

Source = Literal["program", "bag", "prepared"]
"""Who draws the letters: the program from a secret, a hand from a real bag, or a game played ahead."""

Origin = Literal["desk", "solution", "top", "phone", "double"]
"""How a slip came to be entered."""

FEDERATION = "FISF"
"""Who decided what the commission of appeal decides, as it is written down in any language."""

NoteMove = Literal["sent", "lost", "received"]

Party = Literal["player", "arbiter"]
"""Who may be in disagreement about a slip."""


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


# --- The contest -------------------------------------------------------------------------------------------


class ContestRenamed(Event, frozen=True):
    name: Annotated[str, PROSE]


class PlayersRegistered(Event, frozen=True):
    """People, what they entered as, their tables, new or otherwise than before: all take part from now on."""

    people: tuple[Person, ...]
    entries: tuple[Entry, ...]
    seats: tuple[Seated, ...] = ()


class PlayersSeated(Event, frozen=True):
    """Players sit there from now on, all at once: in the game that goes on, and in those to come."""

    seats: tuple[Seated, ...]


class PlayersWithdrawn(Event, frozen=True):
    players: tuple[Annotated[PlayerId, ENTRY], ...]


class GroupsNamed(Event, frozen=True):
    """New series, categories or clubs, or other labels and places in the order for some."""

    kind: GroupKind
    groups: tuple[Group, ...]


class RankingsArranged(Event, frozen=True):
    """How players and clubs are ranked over all games."""

    rankings: RankingSettings


class ArbitersNamed(Event, frozen=True):
    """All the arbiters, with their tables."""

    arbiters: tuple[Arbiter, ...]


class CommissionNamed(Event, frozen=True):
    """All who sit on the arbitration commission."""

    members: tuple[Annotated[str, NAME], ...]


# --- Games -------------------------------------------------------------------------------------------------


class ImposedWord(msgspec.Struct, frozen=True):
    """What is retained at a turn wherever the game is played."""

    ref: str
    word: str


class Leading(msgspec.Struct, frozen=True):
    """The hall that leads a game, by the id of its contest, with the game's number there."""

    room: str
    game: int
    name: Annotated[str, PROSE] = ""


class EventJoined(Event, frozen=True):
    """The contest plays the games of an event: what is played there is opened from the event."""

    event: str
    players: tuple[Annotated[PlayerId, ENTRY], ...] = ()
    """Those of its own whom the event took over: entries of it by the same ids."""


class GameOpened(Event, frozen=True):
    """A game is made ready; `secret` and `salt` are what its letters are drawn from."""

    game: int
    title: Annotated[str, PROSE]
    settings: Settings
    source: Source
    lexicon: str
    """Name of the word list; its fingerprint is in the game's own first event."""
    phones: bool = False
    """Whether players may write their slips on a phone."""
    ranked: bool = False
    secret: bytes | None = None
    salt: bytes | None = None
    imposed: tuple[ImposedWord, ...] = ()
    """The words of a game that other rooms play too, turn by turn: as secret as its letters."""
    follows: Leading | None = None
    """The hall whose letters, words and rulings are those of the game here too."""
    halls: tuple[str, ...] = ()
    """In a leading hall, the contests that play the game too."""
    plays: Annotated[PlayerId | None, ENTRY] = None
    """The player who is the chief arbiter too."""
    remote_ranked: bool = False
    """Whether those who play from home are ranked with the room."""


class GameAnnulled(Event, frozen=True):
    """A game that was played counts nowhere."""

    game: int
    why: Annotated[str, PROSE]


class GameWithdrawn(Event, frozen=True):
    """A game that nobody has played was opened by mistake; what came for it all the same can be looked at."""

    game: int


class GameRestored(Event, frozen=True):
    """A game is as it was before it was annulled or withdrawn."""

    game: int


class GameHappened(Event, frozen=True):
    """Something happened in the game itself. Times of different epochs cannot be compared."""

    game: int
    event: GameEvent
    epoch: str = ""


Projection = Literal["board", "word", "ranking"]
"""What the room's screens show between two turns: the grid, who found the word, or the leaders."""


class Projected(Event, frozen=True):
    """The room's screens show something else after this turn, until letters are drawn."""

    game: int
    turn: int
    what: Projection


class Announced(Event, frozen=True):
    """The chief arbiter has finished announcing the retained word."""

    game: int
    at: float
    epoch: str = ""


class PlayerArrived(Event, frozen=True):
    """Someone plays from this turn on: earlier turns count nothing."""

    game: int
    player: Annotated[PlayerId, ENTRY]
    turn: int


class PlayerExcluded(Event, frozen=True):
    game: int
    player: Annotated[PlayerId, ENTRY]
    turn: int
    why: Annotated[str, PROSE]
    annuls: bool = False
    """Whether what he scored in the games before is annulled too; it was not while nobody was asked."""


class PlayerReadmitted(Event, frozen=True):
    """One was not to be excluded from a game: what he scored counts again."""

    game: int
    player: Annotated[PlayerId, ENTRY]


class TotalDeclared(Event, frozen=True):
    """What a player counted himself, at the end."""

    game: int
    player: Annotated[PlayerId, ENTRY]
    total: int


# --- Slips: `draw` is the number of the draw, since a turn cancelled or undone is played again -------------


class OfSlip(Event, frozen=True):
    """Something about the slip of a player at a draw."""

    game: int
    draw: int
    player: Annotated[PlayerId, ENTRY]


class SlipWritten(OfSlip, frozen=True, gc=False):
    """A phone saved what its player is writing."""

    slip: WrittenSlip
    at: float
    handed: bool = False


class SlipCame(OfSlip, frozen=True):
    """A slip arrived after the end of its turn, or of its game; times are of the server's clock."""

    slip: WrittenSlip
    written: float | None
    """As the phone says; nobody says it of what a desk has typed."""
    at: float
    shown: bool = False
    """Whether the retained word was known when it came."""
    origin: Origin = "phone"


class Silent(msgspec.Struct, frozen=True):
    player: Annotated[PlayerId, ENTRY]
    seconds: int
    """For which nothing had been heard of his phone, though its line was open."""


class PhonesConnected(Event, frozen=True):
    """Players of whose phones a server had just heard at the end of a turn; each server tells its own."""

    game: int
    draw: int
    players: tuple[Annotated[PlayerId, ENTRY], ...]
    silent: tuple[Silent, ...] = ()
    """Those on the line of whom it had heard nothing for long: a network that is gone does not hang up."""


class LateRuled(OfSlip, frozen=True):
    """The arbiter takes a slip that came after the end, or not."""

    accepted: bool


class SlipEntered(OfSlip, frozen=True):
    """A slip as an arbiter entered it; it counts if `seen` is still the last revision when it is stored."""

    slip: WrittenSlip
    seen: int
    origin: Origin = "desk"


class EntriesSettled(OfSlip, frozen=True):
    """Of two desks' entries, a person takes the one that was set aside, or leaves the one that stands."""

    taken: bool


class EntryTakenBack(OfSlip, frozen=True):
    """The last entry is as if it had not been made."""


class SlipJudged(OfSlip, frozen=True):
    """What the rulebook decides; `basis` tells on what."""

    basis: str
    verdict: Verdict


class OpinionGiven(OfSlip, frozen=True):
    """What the arbiter thinks of words formed crosswise, at one place or wherever they are formed."""

    words: tuple[str, ...]
    opinion: Opinion
    ref: str = ""


class VerdictOverruled(OfSlip, frozen=True):
    """A person decided otherwise; an average has no points of its own."""

    points: int | None
    sanction: Sanction
    motive: Annotated[str, PROSE]


class AverageCounted(OfSlip, frozen=True):
    """What the average that a person granted comes to; None while the others are waited for."""

    mean: Mean | None


class OverrulingWithdrawn(OfSlip, frozen=True):
    """The rulebook's verdict stands again."""


class SlipReviewed(OfSlip, frozen=True):
    """The double arbiter agrees."""

    revision: int


class ReviewWithdrawn(OfSlip, frozen=True):
    """The double arbiter has still to look at it."""


class CorrectionProposed(OfSlip, frozen=True):
    """The double arbiter reads the slip otherwise."""

    slip: WrittenSlip
    remark: Annotated[str, PROSE] = ""


class CorrectionWithdrawn(OfSlip, frozen=True):
    """The double arbiter proposes nothing any more."""


class CorrectionSettled(OfSlip, frozen=True):
    """The arbiter takes the correction over, or contests it."""

    taken: bool


class NoteMoved(OfSlip, frozen=True):
    """A correction note is sent, lost, or in the player's hand before he writes the slip of `turn`."""

    stage: NoteMove
    turn: int = 0


class CaseOpened(OfSlip, frozen=True):
    """An arbiter refers a slip to the commission, or its player appeals."""

    why: Annotated[str, PROSE]
    appeal: bool = False


class ReferralWithdrawn(OfSlip, frozen=True):
    """The one who referred a slip has nothing to ask the commission any more."""


class Ballot(msgspec.Struct, frozen=True):
    """What a member of the commission would decide."""

    points: int | None
    sanction: Sanction


class CaseVoted(OfSlip, frozen=True):
    """A member of the commission has said what he would decide; his last word counts."""

    member: Annotated[str, NAME]
    ballot: Ballot


class CaseWeighed(OfSlip, frozen=True):
    """Whether the player may have tried two readings at once."""

    both_ways: bool


class CaseRuled(OfSlip, frozen=True):
    """The commission has decided; an average has no points of its own."""

    points: int | None
    sanction: Sanction
    motive: Annotated[str, PROSE]


class PartyHeard(OfSlip, frozen=True):
    """What the player or the arbiter says of the matter; the last word counts."""

    party: Party
    said: Annotated[str, PROSE]


class FileBuilt(OfSlip, frozen=True):
    """The player or the arbiter disagrees with the commission: a file is made for the federation."""

    party: Party
    motive: Annotated[str, PROSE]


class PartiesTold(OfSlip, frozen=True):
    """The player and the arbiter know that the file goes to the federation."""


class PieceAttached(OfSlip, frozen=True):
    """Something more is in the file: said in words, or other slips of the same player, by their draws."""

    what: Annotated[str, PROSE]
    draws: tuple[int, ...] = ()


class CaseForwarded(OfSlip, frozen=True):
    """The file goes to the federation's commission of appeal; those concerned have been told."""

    motive: Annotated[str, PROSE]


class PanelMember(msgspec.Struct, frozen=True):
    """One who sits on the federation's commission of appeal."""

    name: Annotated[Short, NAME]
    nationality: Short
    involved: bool = False
    replaces: Annotated[Short, NAME] = ""
    """Whose place he takes, who had a part in the matter."""


class Panel(msgspec.Struct, frozen=True):
    president: PanelMember
    members: tuple[PanelMember, ...]


class PanelNamed(OfSlip, frozen=True):
    """Who sits on the commission of appeal for this file."""

    panel: Panel


class DocumentsRequested(OfSlip, frozen=True):
    """The president of the commission of appeal finds that something is missing from the file."""

    wanted: Annotated[str, PROSE]
    day: date


class FileCompleted(OfSlip, frozen=True):
    """What was missing has been sent."""

    day: date


class FileAnswered(OfSlip, frozen=True):
    """The federation's commission of appeal has decided: its decision stands over the arbitration's."""

    points: int | None
    sanction: Sanction
    motive: Annotated[str, PROSE]


ContestEvent = (
    AtDoor
    | ContestRenamed
    | PlayersRegistered
    | PlayersSeated
    | PlayersWithdrawn
    | GroupsNamed
    | RankingsArranged
    | ArbitersNamed
    | CommissionNamed
    | EventJoined
    | GameOpened
    | GameAnnulled
    | GameWithdrawn
    | GameRestored
    | GameHappened
    | Announced
    | Projected
    | PlayerArrived
    | PlayerExcluded
    | PlayerReadmitted
    | TotalDeclared
    | SlipWritten
    | SlipCame
    | PhonesConnected
    | LateRuled
    | SlipEntered
    | EntriesSettled
    | EntryTakenBack
    | SlipJudged
    | OpinionGiven
    | VerdictOverruled
    | AverageCounted
    | OverrulingWithdrawn
    | SlipReviewed
    | ReviewWithdrawn
    | CorrectionProposed
    | CorrectionWithdrawn
    | CorrectionSettled
    | NoteMoved
    | CaseOpened
    | ReferralWithdrawn
    | CaseVoted
    | CaseWeighed
    | CaseRuled
    | PartyHeard
    | FileBuilt
    | PartiesTold
    | PieceAttached
    | CaseForwarded
    | PanelNamed
    | DocumentsRequested
    | FileCompleted
    | FileAnswered
)
