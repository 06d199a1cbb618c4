"""What the players hand in after one draw, and what becomes of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.contest.events import (
    Announced,
    Ballot,
    CorrectionProposed,
    Origin,
    Panel,
    Party,
    SlipCame,
    SlipJudged,
    SlipWritten,
)
from nonuple.contest.people import PlayerId
from nonuple.contest.seating import Seating
from nonuple.contest.written import WrittenSlip
from nonuple.ledger.facts import LedgerTurn, Table
from nonuple.ledger.notification import Note, Stage
from nonuple.play.duplicate.events import Retained
from nonuple.play.duplicate.state import State
from nonuple.slips.average import Mean
from nonuple.slips.ruling import counted, within
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import Opinion, RefusedWord, Sanction, Verdict


class Entered(msgspec.Struct, frozen=True, gc=False):
    """One revision of a slip. There are hundreds of thousands, which hold each other in no circle."""

    slip: WrittenSlip
    origin: Origin
    author: str
    at: str


class Overruling(NamedTuple):
    decision: Verdict
    author: str
    at: str
    mean: Mean | None = None
    """Of an average granted: what it was counted from."""


class Telling(NamedTuple):
    """What a note told, though it has to be written again since."""

    in_hand: int
    refused: tuple[RefusedWord, ...]


class Came(NamedTuple):
    """A slip that came after the end, who brought it, and when by the calendar."""

    slip: SlipCame
    author: str
    at: str


class Answer(NamedTuple):
    """What a person said of the words asked about."""

    words: tuple[str, ...]
    opinion: Opinion
    author: str
    ref: str = ""
    """Of which place; of all of them without."""


class Piece(NamedTuple):
    """Something that is in a file besides what the contest itself knows of the slip."""

    what: str
    draws: tuple[int, ...]
    author: str
    at: str


@dataclass(slots=True)
class File:
    """A case for the federation's commission of appeal: made, and then sent once those concerned know."""

    motive: str
    author: str
    at: str
    party: Party = "player"
    """Who disagrees."""
    told: str | None = None
    """When those concerned were told."""
    sent: str | None = None
    sender: str = ""
    pieces: list[Piece] = field(default_factory=list)
    panel: Panel | None = None
    wanted: str = ""
    """The documents that its president asks for."""
    asked: date | None = None
    completed: date | None = None
    answered: bool = False


@dataclass(slots=True)
class Case:
    """A slip before the commission."""

    why: str
    appeal: bool
    author: str
    at: str
    ruling: Overruling | None = None
    """What the commission decided."""
    file: File | None = None
    referred: bool = False
    """By someone in doubt; a correction contested is not."""

    @property
    def ruled(self) -> bool:
        return self.ruling is not None

    @property
    def in_doubt(self) -> bool:
        """Whether it stands only because someone wants to know."""
        return self.referred and not self.ruled


_NOTHING: Mapping[Any, Any] = MappingProxyType({})
"""The same for all: there are hundreds of thousands of slips, and most have nothing of it."""


class Sheet(msgspec.Struct, eq=False, gc=False):
    """The slip of one player at one draw. What it holds is replaced, never changed in place.

    There are hundreds of thousands, which hold each other in no circle.
    """

    draft: SlipWritten | None = None
    came: tuple[Came, ...] = ()
    """What came after the end and waits for the arbiter, the last one first in turn."""
    ruled_late: tuple[Came, Entered] | None = None
    """One that came after the end, and as what he has taken it."""
    entries: tuple[Entered, ...] = ()
    """What was entered and not taken back, the last one counts."""
    revision: int = 0
    """Grows with every entry and every undoing: what a desk has seen."""
    refused: int = 0
    """Entries set aside because another had come before them."""
    rival: Entered | None = None
    """The last of them, as long as nobody has said which one stands."""
    opinions: Mapping[str, Opinion] = _NOTHING
    opinions_at: Mapping[str, Opinion] = _NOTHING
    """What is thought of places, by their reference."""
    answers: Mapping[str, Answer] = _NOTHING
    """What was said to questions about this slip, by place: the last word on each."""
    basis: str = ""
    judged: Verdict | None = None
    overrulings: tuple[Overruling, ...] = ()
    decision: Verdict | None = None
    """What stands now."""
    stood: Verdict | None = None
    """The last that stood: what the note tells."""
    reviewed: int = 0
    """The revision that the double arbiter agreed with."""
    correction: CorrectionProposed | None = None
    """What the double arbiter proposes, until the arbiter has settled it."""
    corrected: bool = False
    note: Stage = Stage.TO_SEND
    in_hand: int | None = None
    tellings: tuple[Telling, ...] = ()
    case: Case | None = None
    votes: Mapping[str, Ballot] = _NOTHING
    """Of the commission, by the member's name."""
    heard: Mapping[Party, str] = _NOTHING
    """What each of those concerned says."""
    both_ways: bool = False
    """Whether the commission finds that the player may have tried two readings at once."""
    most: int | None = None
    """What the word retained scores, once that was told or corrected: no decision earns more."""

    @property
    def entry(self) -> Entered | None:
        return self.entries[-1] if self.entries else None

    @property
    def late(self) -> SlipCame | None:
        """One that came after the end and waits for the arbiter."""
        return self.came[-1].slip if self.came else None

    def knows(self, slip: WrittenSlip) -> bool:
        """Whether a slip has come already: in time, after the end, or both."""
        came = [one.slip.slip for one in self.came]
        ruled = [self.ruled_late[0].slip.slip] if self.ruled_late else []
        return slip in [*([self.draft.slip] if self.draft else ()), *came, *ruled]

    @property
    def settled(self) -> bool:
        """Whether nothing is left to decide."""
        return self.decision is not None and not self.decision.pending

    @property
    def ruled(self) -> bool:
        """Whether the commission has decided."""
        return self.case is not None and self.case.ruled

    @property
    def file(self) -> File | None:
        """Its file at the federation."""
        return self.case.file if self.case is not None else None

    @property
    def agreed(self) -> bool:
        """Whether the double arbiter has found the same."""
        return 0 < self.reviewed == self.revision

    def wait(self, came: Came) -> None:
        """One more that came after the end; of what a phone sends, the last counts."""
        kept = (one for one in self.came if not one.slip.origin == came.slip.origin == "phone")
        self.came = (*kept, came)

    def rule_late(self, author: str, at: str, *, accepted: bool) -> None:
        """The last that came is the slip, as if it had been there or as one that was late."""
        came = self.came[-1]
        slip = came.slip.slip if accepted else counted_late(came.slip.slip)
        self.came, entered = self.came[:-1], Entered(slip, came.slip.origin, author, at)
        self.ruled_late = came, entered
        self.enter(entered)

    def enter(self, entered: Entered) -> None:
        """A new revision; what was decided about the one before no longer holds."""
        self.entries = (*self.entries, entered)
        if self.rival is not None and self.rival.slip == entered.slip:
            self.rival = None
        self._forget()

    def enter_first(self, entries: tuple[Entered]) -> None:
        """The same as others have."""
        self.entries = entries
        self._forget()

    def set_aside(self, entered: Entered) -> None:
        """One that another had come before; where they differ, a person says which one stands."""
        self.refused += 1
        if self.entry is not None and self.entry.slip != entered.slip:
            self.rival = entered

    def take_back(self) -> None:
        """The revision before counts again, or else the one that had been set aside.

        What came after the end waits again.
        """
        if self.ruled_late is not None and self.ruled_late[1] is self.entry:
            self.came, self.ruled_late = (*self.came, self.ruled_late[0]), None
        self.entries = self.entries[:-1]
        if not self.entries and self.rival is not None:
            self.entries = (self.rival,)
            self.rival = None
        self._forget()

    def _forget(self) -> None:
        """The slip is another one: opinions, verdict, votes and overrulings went with the last."""
        self.revision += 1
        self.votes, self.both_ways = _NOTHING, False
        self.opinions = self.opinions_at = self.answers = _NOTHING
        self.overrulings = ()
        self.judged, self.basis = None, ""
        self._settle()

    def decide(self, verdict: Verdict, basis: str) -> None:
        self.judged, self.basis = verdict, basis
        self._settle()

    def overrule(self, overruling: Overruling) -> None:
        self.overrulings = (*self.overrulings, overruling)
        self._settle()

    @property
    def granted(self) -> Overruling | None:
        """The average that a person put in the verdict's place, if that is what stands."""
        last = self.overrulings[-1] if self.overrulings else None
        return last if last is not None and last.decision.sanction is Sanction.AVERAGE else None

    def count_average(self, mean: Mean | None) -> None:
        granted = self.granted
        if granted is not None:
            renewed = granted._replace(decision=counted(granted.decision, mean), mean=mean)
            self.overrulings = (*self.overrulings[:-1], renewed)
            self._settle()

    def withdraw_overruling(self) -> None:
        self.overrulings = self.overrulings[:-1]
        self._settle()

    def bound(self, top: int | None) -> None:
        self.most = top
        if self.overrulings:
            self._settle()

    def _settle(self) -> None:
        """A person's last word stands, else the rulebook's."""
        self.decision = within(self.overrulings[-1].decision, self.most) if self.overrulings else self.judged
        if self.decision is not None:
            self._renew_note(self.decision)

    def _renew_note(self, after: Verdict) -> None:
        """A note that tells what no longer holds is written again; what was read of it stays known."""
        before, self.stood = self.stood, after
        if before is None or _told(before) != _told(after):
            if before is not None and self.in_hand is not None:
                self.tellings = (*self.tellings, Telling(self.in_hand, before.refused))
            self.note, self.in_hand = Stage.TO_SEND, None

    def noted(self, turn: int, table: Table, **values: int | None) -> Note | None:
        """The correction note of this slip, if there is anything to tell."""
        if self.decision is None:
            return None
        return Note(
            turn,
            table,
            self.decision,
            warnings=values.get("warnings") or 0,
            free=values.get("free"),
            stage=self.note,
            in_hand=self.in_hand,
        )

    def notes(self, turn: int, table: Table) -> Iterator[Note]:
        """All that this slip has given the player to read: its note, and those that it replaced."""
        note = self.noted(turn, table)
        if note is not None:
            yield note
        for in_hand, refused in self.tellings:
            replaced = Verdict(None, None, Sanction.NONE, refused=refused)
            yield Note(turn, table, replaced, stage=Stage.RECEIVED, in_hand=in_hand)


def _told(verdict: Verdict) -> tuple[object, ...]:
    return verdict.sanction, verdict.points, verdict.motives, verdict.refused


def counted_late(slip: WrittenSlip) -> WrittenSlip:
    """The same slip, handed in too late."""
    return replace(slip, faults=tuple(dict.fromkeys((*slip.faults, SlipFault.LATE))))


@dataclass(slots=True, eq=False)
class Round:
    """One draw that was played: a turn, unless it was cancelled or undone."""

    draw: int
    turn: int
    state: State
    """The game with these letters in play, and what is ruled of words since."""
    rulings_told: int = 0
    """How many rulings the room knew of when these letters were drawn."""
    closed: bool = False
    closed_at: str = ""
    """When its slips were in, by the calendar."""
    began: float | None = None
    """When its clock was started, by the server's clock; interruptions do not move it."""
    ended: float | None = None
    """The end of the playing time by the server's clock, where there is a clock."""
    retained: Retained | None = None
    announced: Announced | None = None
    """The end of the announcement of the retained word."""
    amended: int = 0
    """How often its letters or its grid were corrected: each time its slips are judged again."""
    sheets: dict[PlayerId, Sheet] = field(default_factory=dict)
    seating: Seating | None = None
    """Who sat where when the slips were handed in; None until they are."""
    slips: dict[WrittenSlip, WrittenSlip] = field(default_factory=dict)
    """Each slip that phones have sent once, however many players wrote it."""
    verdicts: dict[str, tuple[str, Verdict]] = field(default_factory=dict)
    """The last verdict on each basis, with that basis."""
    connected: frozenset[PlayerId] | None = None
    """Players whose phones were connected when the slips were closed, as far as it was noted."""
    silent: dict[PlayerId, int] = field(default_factory=dict)
    """The others on the line then, and the seconds for which nothing had been heard of them."""
    counted: LedgerTurn | None = None
    """Its slips as the ledger takes them; None once one of them, or who plays, is otherwise."""

    def sheet(self, player: PlayerId) -> Sheet:
        found = self.sheets.get(player)
        if found is None:
            found = self.sheets[player] = Sheet()
        return found

    def shared(self, slip: WrittenSlip) -> WrittenSlip:
        """The same slip as another player wrote it."""
        return self.slips.setdefault(slip, slip)

    def shared_verdict(self, judged: SlipJudged) -> SlipJudged:
        """The same verdict as another slip had."""
        basis, verdict = self.verdicts.setdefault(judged.basis, (judged.basis, judged.verdict))
        if verdict != judged.verdict:
            self.verdicts[judged.basis] = judged.basis, judged.verdict
            return judged
        return replace(judged, basis=basis, verdict=verdict)

    def forget_alike(self) -> None:
        """All have written and been judged: what comes now comes seldom, and is kept as it comes."""
        self.slips, self.verdicts = {}, {}

    def close(self, at: str, ended: float | None, seating: Seating) -> None:
        """The last draft of each phone is its slip."""
        self.closed, self.closed_at = True, at
        self.ended, self.seating = ended, seating
        alike: dict[WrittenSlip, tuple[Entered]] = {}
        for sheet in self.sheets.values():
            if sheet.draft is not None and not sheet.entries:
                slip = sheet.draft.slip
                sheet.enter_first(alike.setdefault(slip, (Entered(slip, "phone", "", at),)))
