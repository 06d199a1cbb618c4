"""Where a contest stands. It is changed by `apply` alone, from its events and from nothing else.

Unlike a game's state it changes in place: a turn brings a slip of every table.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from nonuple.contest import events as on
from nonuple.contest.people import Arbiter, Player, arbiter_of
from nonuple.contest.rounds import LATE, Case, Entered, Overruling, Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.written import overruled
from nonuple.ledger.notification import WORD_REFUSED, Stage


@dataclass
class Contest:
    """Everything known of a contest at one moment."""

    id: str
    name: str = ""
    demo: bool = False
    number: int = 0
    """Of its last event."""
    players: dict[int, Player] = field(default_factory=dict)
    withdrawn: set[int] = field(default_factory=set)
    """Tables that play no more; what they have played stays."""
    arbiters: tuple[Arbiter, ...] = ()
    grants: dict[str, on.AccessGranted] = field(default_factory=dict)
    runs: dict[int, Run] = field(default_factory=dict)
    opened: str = ""
    """When, by the calendar."""
    _arbiter_of: dict[int, str | None] = field(default_factory=dict)

    @property
    def live(self) -> Run | None:
        """The last game opened: the only one that goes on."""
        return self.runs[max(self.runs)] if self.runs else None

    def arbiter_of(self, table: int) -> str | None:
        if table not in self._arbiter_of:
            self._arbiter_of[table] = arbiter_of(self.arbiters, table)
        return self._arbiter_of[table]

    def tables_of(self, arbiter: str | None) -> list[int]:
        """The tables of an arbiter; without one, all of them."""
        return sorted(
            table
            for table in self.players
            if table not in self.withdrawn and (arbiter is None or self.arbiter_of(table) == arbiter)
        )

    def find(self, game: int, draw: int) -> Round | None:
        run = self.runs.get(game)
        return run.rounds.get(draw) if run else None

    def playing(self, run: Run, table: int, turn: int) -> bool:
        """Whether a slip is expected of the table at this turn."""
        return (
            table in self.players
            and table not in self.withdrawn
            and run.excluded.get(table) is None
            and turn >= run.arrivals.get(table, 1)
        )

    def forget_blocks(self) -> None:
        self._arbiter_of = {}


def apply(contest: Contest, event: on.ContestEvent, number: int, author: str, at: str) -> None:
    """The contest after an event."""
    contest.number = number
    if isinstance(event, on.OfSlip):
        _apply_to_slip(contest, event, author, at)
    elif isinstance(event, on.GameHappened):
        contest.runs[event.game].happen(event, number, author, at)
    else:
        _CHANGES[type(event)](contest, event, number, at)


def _open(contest: Contest, event: on.ContestOpened, number: int, at: str) -> None:
    contest.name, contest.demo, contest.opened = event.name, event.demo, at


def _rename(contest: Contest, event: on.ContestRenamed, number: int, at: str) -> None:
    contest.name = event.name


def _register(contest: Contest, event: on.PlayersRegistered, number: int, at: str) -> None:
    contest.players |= {player.table: player for player in event.players}
    contest.withdrawn.difference_update(player.table for player in event.players)


def _withdraw(contest: Contest, event: on.PlayersWithdrawn, number: int, at: str) -> None:
    contest.withdrawn.update(event.tables)


def _name_arbiters(contest: Contest, event: on.ArbitersNamed, number: int, at: str) -> None:
    contest.arbiters = event.arbiters
    contest.forget_blocks()


def _grant(contest: Contest, event: on.AccessGranted, number: int, at: str) -> None:
    contest.grants[event.id] = event


def _revoke(contest: Contest, event: on.AccessRevoked, number: int, at: str) -> None:
    contest.grants.pop(event.id, None)


def _open_game(contest: Contest, event: on.GameOpened, number: int, at: str) -> None:
    contest.runs[event.game] = Run(event)


def _announce(contest: Contest, event: on.Announced, number: int, at: str) -> None:
    run = contest.runs[event.game]
    run.announced, run.version, run.latest = event, number, max(run.latest, event.at)


def _arrive(contest: Contest, event: on.PlayerArrived, number: int, at: str) -> None:
    contest.runs[event.game].arrivals[event.table] = event.turn


def _exclude(contest: Contest, event: on.PlayerExcluded, number: int, at: str) -> None:
    contest.runs[event.game].excluded[event.table] = event.turn


def _declare(contest: Contest, event: on.TotalDeclared, number: int, at: str) -> None:
    contest.runs[event.game].declared[event.table] = event.total


_CHANGES: dict[type[on.Event], Callable[[Contest, Any, int, str], None]] = {
    on.ContestOpened: _open,
    on.ContestRenamed: _rename,
    on.PlayersRegistered: _register,
    on.PlayersWithdrawn: _withdraw,
    on.ArbitersNamed: _name_arbiters,
    on.AccessGranted: _grant,
    on.AccessRevoked: _revoke,
    on.GameOpened: _open_game,
    on.Announced: _announce,
    on.PlayerArrived: _arrive,
    on.PlayerExcluded: _exclude,
    on.TotalDeclared: _declare,
}


# --- Slips -------------------------------------------------------------------------------------------------


def _apply_to_slip(contest: Contest, event: on.OfSlip, author: str, at: str) -> None:
    """Change the slip, and mark every verdict that may turn on it."""
    run = contest.runs[event.game]
    played = run.rounds[event.draw]
    sheet = played.sheet(event.table)
    before = sheet.decision
    _SLIPS[type(event)](sheet, event, author, at)
    if isinstance(event, on.SlipWritten | on.SlipCame):
        run.latest = max(run.latest, event.at)
    if isinstance(event, _NEW_MATTER) and sheet.entries:
        run.due.add((event.draw, event.table))
    if isinstance(event, on.SlipJudged):
        run.due.discard((event.draw, event.table))
    if sheet.decision != before or isinstance(event, on.NoteMoved):
        _mark_what_follows(contest, run, played, event.table)


_NEW_MATTER = on.SlipEntered | on.EntryTakenBack | on.LateRuled | on.OpinionGiven | on.CorrectionSettled


def _mark_what_follows(contest: Contest, run: Run, played: Round, table: int) -> None:
    """Averages of the same desk at this turn, and words refused again to the same player later."""
    arbiter = contest.arbiter_of(table)
    for other, sheet in played.sheets.items():
        if other != table and _averaged(sheet) and contest.arbiter_of(other) == arbiter:
            run.due.add((played.draw, other))
    for later in run.rounds.values():
        if later.turn > played.turn and run.standing(later.draw):
            sheet_of_later = later.sheets.get(table)
            if sheet_of_later is not None and _turns_on_the_past(sheet_of_later):
                run.due.add((later.draw, table))


def _averaged(sheet: Sheet) -> bool:
    return sheet.judged is not None and sheet.judged.sanction == "average"


def _turns_on_the_past(sheet: Sheet) -> bool:
    judged = sheet.judged
    return judged is not None and (
        judged.sanction == "average" or any(fault.code in WORD_REFUSED for fault in judged.faults)
    )


def _write(sheet: Sheet, event: on.SlipWritten, author: str, at: str) -> None:
    sheet.draft = event


def _come(sheet: Sheet, event: on.SlipCame, author: str, at: str) -> None:
    sheet.late = event


def _rule_late(sheet: Sheet, event: on.LateRuled, author: str, at: str) -> None:
    came, sheet.late = sheet.late, None
    if came is not None:
        sheet.enter(Entered(came.slip if event.accepted else LATE, "phone", author, at))


def _enter(sheet: Sheet, event: on.SlipEntered, author: str, at: str) -> None:
    """Two desks at one table: whoever is stored first is heard, the other is told."""
    if event.seen != sheet.revision:
        sheet.refused += 1
    else:
        sheet.enter(Entered(event.slip, event.origin, author, at))


def _take_back(sheet: Sheet, event: on.EntryTakenBack, author: str, at: str) -> None:
    if sheet.entries:
        sheet.take_back()


def _judge(sheet: Sheet, event: on.SlipJudged, author: str, at: str) -> None:
    if sheet.entries:
        sheet.decide(event.decision, event.basis)


def _give_opinion(sheet: Sheet, event: on.OpinionGiven, author: str, at: str) -> None:
    sheet.opinions |= dict.fromkeys(event.words, event.opinion)


def _overrule(sheet: Sheet, event: on.VerdictOverruled, author: str, at: str) -> None:
    decision = overruled(sheet.judged, event.points, event.sanction, event.motive, author)
    sheet.overrule(Overruling(decision, author, at))


def _withdraw_overruling(sheet: Sheet, event: on.OverrulingWithdrawn, author: str, at: str) -> None:
    if sheet.overrulings:
        sheet.overrulings.pop()


def _review(sheet: Sheet, event: on.SlipReviewed, author: str, at: str) -> None:
    sheet.reviewed = event.revision


def _propose(sheet: Sheet, event: on.CorrectionProposed, author: str, at: str) -> None:
    sheet.correction = event


def _settle(sheet: Sheet, event: on.CorrectionSettled, author: str, at: str) -> None:
    """Taken over, the correction is the arbiter's own entry; contested, it is the commission's."""
    proposed, sheet.correction = sheet.correction, None
    if proposed is None:
        return
    if event.taken:
        sheet.enter(Entered(proposed.slip, "double", author, at))
        sheet.corrected, sheet.reviewed = True, sheet.revision
    else:
        sheet.case = Case(proposed.remark, False, author, at)


def _move_note(sheet: Sheet, event: on.NoteMoved, author: str, at: str) -> None:
    if event.stage == "received":
        sheet.note, sheet.in_hand = Stage.RECEIVED, event.turn
    else:
        sheet.note = Stage.SENT if event.stage == "sent" else Stage.TO_SEND


def _open_case(sheet: Sheet, event: on.CaseOpened, author: str, at: str) -> None:
    sheet.case = Case(event.why, event.appeal, author, at)


def _rule_case(sheet: Sheet, event: on.CaseRuled, author: str, at: str) -> None:
    decision = overruled(sheet.judged, event.points, event.sanction, event.motive, author)
    sheet.overrule(Overruling(decision, author, at))
    sheet.case = sheet.case or Case("", False, author, at)
    sheet.case.ruled = True


def _forward_case(sheet: Sheet, event: on.CaseForwarded, author: str, at: str) -> None:
    sheet.case = sheet.case or Case("", False, author, at)
    sheet.case.forwarded = event.motive


_SLIPS: dict[type[on.Event], Callable[[Sheet, Any, str, str], None]] = {
    on.SlipWritten: _write,
    on.SlipCame: _come,
    on.LateRuled: _rule_late,
    on.SlipEntered: _enter,
    on.EntryTakenBack: _take_back,
    on.SlipJudged: _judge,
    on.OpinionGiven: _give_opinion,
    on.VerdictOverruled: _overrule,
    on.OverrulingWithdrawn: _withdraw_overruling,
    on.SlipReviewed: _review,
    on.CorrectionProposed: _propose,
    on.CorrectionSettled: _settle,
    on.NoteMoved: _move_note,
    on.CaseOpened: _open_case,
    on.CaseRuled: _rule_case,
    on.CaseForwarded: _forward_case,
}
