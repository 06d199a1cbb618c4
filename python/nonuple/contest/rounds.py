"""What the tables hand in after one draw, and what becomes of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from nonuple.contest.events import CorrectionProposed, Origin, SlipCame, SlipWritten
from nonuple.contest.written import Decision, WrittenSlip
from nonuple.game.events import Retained
from nonuple.game.state import State
from nonuple.ledger.notification import Note, Stage
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import Opinion


class Entered(NamedTuple):
    """One revision of a slip."""

    slip: WrittenSlip
    origin: Origin
    author: str
    at: str


class Overruling(NamedTuple):
    decision: Decision
    author: str
    at: str


@dataclass(slots=True)
class Case:
    """A slip before the commission."""

    why: str
    appeal: bool
    author: str
    at: str
    ruled: bool = False
    forwarded: str = ""
    """Why the file went on to the federation's commission."""


@dataclass(slots=True)
class Sheet:
    """The slip of one table at one draw."""

    draft: SlipWritten | None = None
    late: SlipCame | None = None
    """One that came after the end and waits for the arbiter."""
    entries: list[Entered] = field(default_factory=list)
    """What was entered and not taken back, the last one counts."""
    revision: int = 0
    """Grows with every entry and every undoing: what a desk has seen."""
    refused: int = 0
    """Entries set aside because another had come before them."""
    opinions: dict[str, Opinion] = field(default_factory=dict)
    basis: str = ""
    judged: Decision | None = None
    overrulings: list[Overruling] = field(default_factory=list)
    reviewed: int = 0
    """The revision that the double arbiter agreed with."""
    correction: CorrectionProposed | None = None
    """What the double arbiter proposes, until the arbiter has settled it."""
    corrected: bool = False
    note: Stage = Stage.TO_SEND
    in_hand: int | None = None
    case: Case | None = None

    @property
    def entry(self) -> Entered | None:
        return self.entries[-1] if self.entries else None

    @property
    def decision(self) -> Decision | None:
        """What stands now."""
        return self.overrulings[-1].decision if self.overrulings else self.judged

    @property
    def settled(self) -> bool:
        """Whether nothing is left to decide."""
        return self.decision is not None and not self.decision.open

    def enter(self, entered: Entered) -> None:
        """A new revision; what was decided about the one before no longer holds."""
        self.entries.append(entered)
        self._forget()

    def take_back(self) -> None:
        """The revision before counts again."""
        self.entries.pop()
        self._forget()

    def _forget(self) -> None:
        """The slip is another one: opinions, verdict and overrulings went with the last."""
        self.revision += 1
        self.opinions = {}
        self.overrulings = []
        self.judged, self.basis = None, ""

    def decide(self, decision: Decision, basis: str) -> None:
        before = self.decision
        self.judged, self.basis = decision, basis
        self._renew_note(before)

    def overrule(self, overruling: Overruling) -> None:
        before = self.decision
        self.overrulings.append(overruling)
        self._renew_note(before)

    def _renew_note(self, before: Decision | None) -> None:
        """A note that tells what no longer holds must be written again."""
        after = self.decision
        if before is None or after is None or _told(before) != _told(after):
            self.note, self.in_hand = Stage.TO_SEND, None

    def noted(self, turn: int, table: int, **values: int | None) -> Note | None:
        """The correction note of this slip, if there is anything to tell."""
        decision = self.decision
        if decision is None:
            return None
        return Note(
            turn,
            table,
            decision.judged,
            decision.faults,
            warnings=values.get("warnings") or 0,
            free=values.get("free"),
            stage=self.note,
            in_hand=self.in_hand,
        )


def _told(decision: Decision) -> tuple[object, ...]:
    return decision.sanction, decision.points, decision.motives, decision.faults


LATE = WrittenSlip(faults=(SlipFault.LATE,))


@dataclass(slots=True)
class Round:
    """One draw that was played: a turn, unless it was cancelled or undone."""

    draw: int
    turn: int
    state: State
    """The game with these letters in play."""
    closed: bool = False
    retained: Retained | None = None
    sheets: dict[int, Sheet] = field(default_factory=dict)

    def sheet(self, table: int) -> Sheet:
        return self.sheets.setdefault(table, Sheet())

    def close(self, at: str) -> None:
        """The last draft of each phone is its slip."""
        self.closed = True
        for sheet in self.sheets.values():
            if sheet.draft is not None and not sheet.entries:
                sheet.enter(Entered(sheet.draft.slip, "phone", "", at))


Sheets = Mapping[int, Sheet]
