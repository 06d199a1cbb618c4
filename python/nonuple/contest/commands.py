"""What people of a contest can ask for; these are the bodies of the server's requests."""

from datetime import date
from typing import Annotated

import msgspec

from nonuple.contest.events import NoteMove, PanelMember, Party, Projection, Source
from nonuple.contest.groups import Group, GroupKind
from nonuple.contest.people import Arbiter, Entrant, PlayerId, TableNumber
from nonuple.contest.written import WrittenSlip
from nonuple.event.event import RankingSettings
from nonuple.limits import Prose, Short
from nonuple.pieces.variant import USUAL
from nonuple.play.duplicate.commands import AmendTurn as AmendTurn
from nonuple.play.duplicate.commands import CancelTurn as CancelTurn
from nonuple.play.duplicate.commands import CloseSlips as CloseSlips
from nonuple.play.duplicate.commands import CorrectTurn as CorrectTurn
from nonuple.play.duplicate.commands import Direction, GameDirection, Points, TurnNumber
from nonuple.play.duplicate.commands import Draw as Draw
from nonuple.play.duplicate.commands import EndGame as EndGame
from nonuple.play.duplicate.commands import Interrupt as Interrupt
from nonuple.play.duplicate.commands import MixPhrase as MixPhrase
from nonuple.play.duplicate.commands import Redo as Redo
from nonuple.play.duplicate.commands import Resume as Resume
from nonuple.play.duplicate.commands import Retain as Retain
from nonuple.play.duplicate.commands import StartClock as StartClock
from nonuple.play.duplicate.commands import TakeBackEnd as TakeBackEnd
from nonuple.play.duplicate.commands import TakeBackRetained as TakeBackRetained
from nonuple.play.duplicate.commands import Undo as Undo
from nonuple.play.duplicate.events import Ruling
from nonuple.rulebooks.own import NONE, OwnRules
from nonuple.rulebooks.registry import CURRENT
from nonuple.slips.verdict import Opinion, Sanction

DrawNumber = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
GameNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000)]
Total = Annotated[int, msgspec.Meta(ge=-99_999, le=999_999)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Command(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One wish."""


# --- The organiser -----------------------------------------------------------------------------------------


class Rename(Command, frozen=True):
    """Give the contest another name."""

    name: Short


class Register(Command, frozen=True):
    """Register players, or give other particulars of some who are registered at the same tables."""

    players: Annotated[tuple[Entrant, ...], msgspec.Meta(min_length=1, max_length=20_000)]
    replacing: Annotated[tuple[TableNumber, ...], msgspec.Meta(max_length=20_000)] = ()
    """Tables of others who have not played yet, and whose place is taken knowingly."""


class Changed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One who is registered at a table, as he shall be: his name, his particulars, and his table too."""

    table: TableNumber
    player: Entrant
    id: PlayerId | None = None
    """Whom; whoever sits at the table, without."""
    seen: Entrant | None = None
    """As he was when it was begun to change him: what another has changed since stays."""


class Change(Command, frozen=True):
    """Correct who is registered, and where he sits from now on; what he has played stays his.

    Two who are named together may change places. Games that are over stay as they were played.
    """

    changes: Annotated[tuple[Changed, ...], msgspec.Meta(min_length=1, max_length=20_000)]


class Withdraw(Command, frozen=True):
    """Take out those who sit at these tables; what they have played stays."""

    tables: Annotated[tuple[TableNumber, ...], msgspec.Meta(min_length=1, max_length=20_000)]


class NameGroups(Command, frozen=True):
    """Name series, categories or clubs, with their labels and their places in the order."""

    kind: GroupKind
    groups: Annotated[tuple[Group, ...], msgspec.Meta(min_length=1, max_length=2_000)]


class ArrangeRankings(Command, frozen=True):
    """Fix how players and clubs are ranked over all games."""

    rankings: RankingSettings


class NameArbiters(Command, frozen=True):
    """Say who the arbiters are and which tables each corrects."""

    arbiters: Annotated[tuple[Arbiter, ...], msgspec.Meta(max_length=500)]


class NameCommission(Command, frozen=True):
    """Say who sits on the arbitration commission."""

    members: Annotated[tuple[Short, ...], msgspec.Meta(max_length=50)]


class OpenGame(Command, frozen=True):
    """Make a game ready; the one before must be over."""

    title: Short = ""
    edition: Short = CURRENT
    variant: Short = USUAL.name
    formula: Short = "normal"
    time: Short | None = "normal"
    """Name of a time control, or seconds a turn; none for a game without a clock."""
    pairs: bool = False
    sudden_death: bool = False
    source: Source = "program"
    lexicon: Short | None = None
    phones: bool = False
    ranked: bool = False
    sealed: Annotated[str, msgspec.Meta(max_length=400_000)] | None = None
    """The file of a prepared game, as text."""
    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    plays: TableNumber | None = None
    """Where the chief arbiter plays himself, with nobody to spare: on a phone, in games that do not count."""
    own: OwnRules = NONE
    """What the event plays by in place of the rulebook."""
    remote_ranked: bool = False
    """Whether those who play from home are ranked with the room."""
    common: bool = False
    """Whether other rooms play the same prepared game: its words are then those of all."""


# --- The chief arbiter, besides what he asks of the game itself ---------------------------------------------


class EndAnnouncement(Direction, frozen=True):
    """The retained word has been announced: the pause before the next draw begins."""


# --- Slips -------------------------------------------------------------------------------------------------


class AboutGame(Command, frozen=True):
    """Something about one game, whichever goes on when it comes: draws and turns are counted anew in each."""

    game: GameNumber


class Project(AboutGame, frozen=True):
    """Show something else on the room's screens until letters are drawn."""

    what: Projection


class AboutSlip(AboutGame, frozen=True):
    """Something about the slip of whoever sat at a table at a draw."""

    draw: DrawNumber
    table: TableNumber


class WriteSlip(AboutGame, frozen=True):
    """A phone saves what its player has written; the last one at the end of time is the slip."""

    draw: DrawNumber
    slip: WrittenSlip
    handed: bool = False
    written: Seconds | None = None
    """When it was written, by the server's clock as the phone knows it; asked only of one that comes late."""


class EnterSlip(AboutSlip, frozen=True, kw_only=True):
    """An arbiter enters a slip. `seen` is the revision that he has on his screen, 0 for none."""

    slip: WrittenSlip
    seen: Annotated[int, msgspec.Meta(ge=0)] = 0


class EnterSolution(AboutSlip, frozen=True, kw_only=True):
    """An arbiter enters one of the likely solutions by its number, written without a fault."""

    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    seen: Annotated[int, msgspec.Meta(ge=0)] = 0


class EnterTop(AboutGame, frozen=True):
    """The top for every table of his that has no slip yet."""

    draw: DrawNumber


class EnterMissing(AboutGame, frozen=True):
    """Every table of his that has no slip yet handed in none."""

    draw: DrawNumber


class SettleEntries(AboutSlip, frozen=True, kw_only=True):
    """Of two desks' entries for a table, take the one that was set aside, or leave the one that stands."""

    taken: bool


class TakeBack(AboutSlip, frozen=True, kw_only=True):
    """Undo the last entry of a table; with `seen`, only if it is the one on his screen."""

    seen: Annotated[int, msgspec.Meta(ge=1)] | None = None


class RuleLate(AboutSlip, frozen=True, kw_only=True):
    """Take a slip that came after the end, or count it as late."""

    accepted: bool


class GiveOpinion(AboutSlip, frozen=True, kw_only=True):
    """Answer the question on which the verdict turns, about one of its places or about all of them."""

    opinion: Opinion
    ref: Annotated[str, msgspec.Meta(max_length=3)] | None = None


class Overrule(AboutSlip, frozen=True, kw_only=True):
    """Decide otherwise than the rulebook's verdict, and say why; an average is counted, not given points."""

    points: Points | None = None
    sanction: Sanction
    motive: Prose


class WithdrawOverruling(AboutSlip, frozen=True):
    """Let the rulebook's verdict stand again."""


class Review(AboutSlip, frozen=True, kw_only=True):
    """The double arbiter finds the same; `seen` is the revision reviewed."""

    seen: Annotated[int, msgspec.Meta(ge=1)]


class WithdrawReview(AboutSlip, frozen=True):
    """The double arbiter has not found the same after all."""


class ProposeCorrection(AboutSlip, frozen=True, kw_only=True):
    """The double arbiter reads the slip otherwise: the arbiter is told."""

    slip: WrittenSlip
    remark: Prose = ""


class WithdrawCorrection(AboutSlip, frozen=True):
    """Take back a correction that the arbiter has not settled."""


class SettleCorrection(AboutSlip, frozen=True, kw_only=True):
    """The arbiter takes a correction over, or contests it: then the commission decides."""

    taken: bool


class MoveNotes(AboutGame, frozen=True):
    """Correction notes of a draw for those who sit at some tables now were sent, lost, or received."""

    draw: DrawNumber
    tables: Annotated[tuple[TableNumber, ...], msgspec.Meta(min_length=1, max_length=20_000)]
    stage: NoteMove
    turn: TurnNumber | None = None
    """When an arbiter learns it later: the first turn that the player wrote with the note in hand."""


class Refer(AboutSlip, frozen=True, kw_only=True):
    """Send a slip to the commission."""

    why: Prose


class WithdrawReferral(AboutSlip, frozen=True):
    """Take back what one has sent to the commission, before it has decided."""


class Appeal(AboutGame, frozen=True):
    """A player appeals against a decision on his slip."""

    draw: DrawNumber
    why: Prose
    table: TableNumber | None = None
    """Whose slip, when an arbiter writes it down for him."""


class Vote(AboutSlip, frozen=True, kw_only=True):
    """A member of the commission says what he would decide; an average is counted, not given points."""

    member: Short
    points: Points | None = None
    sanction: Sanction


class WeighCase(AboutSlip, frozen=True, kw_only=True):
    """Say whether the player may have tried two readings at once: then he has no claim to the best."""

    both_ways: bool


class RuleCase(AboutSlip, frozen=True, kw_only=True):
    """The commission decides; an average is counted, not given points."""

    points: Points | None = None
    sanction: Sanction
    motive: Prose


class HearParty(AboutSlip, frozen=True, kw_only=True):
    """Write down what the player or the arbiter says; nothing takes it back."""

    party: Party
    said: Prose


class BuildFile(AboutSlip, frozen=True, kw_only=True):
    """The player or the arbiter disagrees with what was decided: make a file for the federation."""

    party: Party = "player"
    motive: Prose


class TellParties(AboutSlip, frozen=True):
    """Note that the player and the arbiter concerned were told that the file goes to the federation."""


class AttachPiece(AboutSlip, frozen=True, kw_only=True):
    """Put something into the file: in words, or other slips of the same player by their draws."""

    what: Prose
    draws: Annotated[tuple[DrawNumber, ...], msgspec.Meta(max_length=30)] = ()


class ForwardCase(AboutSlip, frozen=True, kw_only=True):
    """Note that the file goes to the federation's commission of appeal, those concerned having been told."""

    motive: Prose = ""
    """Why it is sent; where the file was made before, that was said then."""
    told: bool = False
    """Whether they are told now; not asked where it was noted before."""


class NamePanel(AboutSlip, frozen=True, kw_only=True):
    """Say who sits on the commission of appeal for a file."""

    president: PanelMember
    members: Annotated[tuple[PanelMember, ...], msgspec.Meta(max_length=12)]


class RequestDocuments(AboutSlip, frozen=True, kw_only=True):
    """Note that the president of the commission of appeal asks for documents, today or on an earlier day."""

    wanted: Prose
    day: date | None = None


class CompleteFile(AboutSlip, frozen=True, kw_only=True):
    """Note that the documents asked for have been sent, today or on an earlier day."""

    day: date | None = None


class AnswerFile(AboutSlip, frozen=True, kw_only=True):
    """Note what the federation's commission of appeal has decided: it stands over what stood."""

    points: Points | None = None
    sanction: Sanction
    motive: Prose


class RuleWord(AboutGame, frozen=True):
    """Strike a word from the list, admit one that it lacks, or leave it to the list again, and say why."""

    word: Short
    ruling: Ruling
    why: Prose
    since: TurnNumber | None = None
    """The first turn it holds for; the turn in play, or the last one, without."""
    kept: bool = False
    """For the club's next games on the same list too."""


class Arrive(AboutGame, frozen=True):
    """A player comes late: he plays from this turn on."""

    table: TableNumber
    turn: TurnNumber


class Exclude(AboutGame, frozen=True):
    """Cheating is established: he keeps nothing of the game, and plays none of those that follow."""

    table: TableNumber
    why: Prose
    annuls: bool = True
    """Whether what he scored in the games before is annulled too."""


class Readmit(AboutGame, frozen=True):
    """Somebody was excluded by mistake: he plays again, and nothing of his is annulled."""

    table: TableNumber


class AnnulGame(AboutGame, frozen=True):
    """A game that is over counts nowhere: its slips and its sheet stay."""

    why: Short


class WithdrawGame(AboutGame, frozen=True):
    """A game was opened by mistake: it is as if it had not been, and the one before is the last again."""


class RestoreGame(AboutGame, frozen=True):
    """A game that was annulled counts again; one that was withdrawn goes on, unless another has followed."""


class DeclareTotal(AboutGame, frozen=True):
    """What a player has counted himself."""

    total: Total
    table: TableNumber | None = None


OrganiserCommand = (
    Rename
    | Register
    | Change
    | Withdraw
    | NameGroups
    | ArrangeRankings
    | NameArbiters
    | NameCommission
    | OpenGame
    | AnnulGame
    | WithdrawGame
    | RestoreGame
)
ChiefCommand = GameDirection | EndAnnouncement
SlipCommand = (
    WriteSlip
    | EnterSlip
    | EnterSolution
    | EnterTop
    | EnterMissing
    | SettleEntries
    | TakeBack
    | RuleLate
    | GiveOpinion
    | Overrule
    | WithdrawOverruling
    | Review
    | WithdrawReview
    | ProposeCorrection
    | WithdrawCorrection
    | SettleCorrection
    | MoveNotes
    | Refer
    | WithdrawReferral
    | Appeal
    | Vote
    | WeighCase
    | RuleCase
    | HearParty
    | BuildFile
    | TellParties
    | AttachPiece
    | ForwardCase
    | NamePanel
    | RequestDocuments
    | CompleteFile
    | AnswerFile
    | Arrive
    | Exclude
    | Readmit
    | DeclareTotal
)
ContestCommand = OrganiserCommand | ChiefCommand | Project | SlipCommand | RuleWord
