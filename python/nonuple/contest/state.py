"""Where a contest stands. It is changed by `apply` alone, from its events and from nothing else.

Unlike a game's state it changes in place: a turn brings a slip of every table.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from nonuple.contest import events as on
from nonuple.contest.happening import happen_to, write_draft
from nonuple.contest.people import Arbiter, Player, arbiter_of
from nonuple.contest.rounds import Round, Sheet, reseated
from nonuple.contest.run import Run
from nonuple.ledger.notification import WORD_REFUSED
from nonuple.ledger.warnings import warnings_of
from nonuple.rules import article
from nonuple.slips.verdict import Sanction


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
    commission: tuple[str, ...] = ()
    """Who sits on the arbitration commission."""
    grants: dict[str, on.AccessGranted] = field(default_factory=dict)
    runs: dict[int, Run] = field(default_factory=dict)
    gone: dict[int, int] = field(default_factory=dict)
    """Where the player of a table went that nobody has taken since: what was decided before follows him."""
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
        """Whether the table takes part at this turn."""
        return table in self.players and table not in self.withdrawn and run.counts(table, turn)

    @property
    def played(self) -> set[int]:
        """The tables of which some game knows something."""
        return set[int]().union(*(run.tables for run in self.runs.values()))

    def seat(self, table: int) -> int:
        """Where the player of a table is found now."""
        return self.gone.get(table, table)

    def forget_blocks(self) -> None:
        self._arbiter_of = {}


def apply(contest: Contest, event: on.ContestEvent, number: int, author: str, at: str) -> None:
    """The contest after an event."""
    contest.number = number
    if isinstance(event, on.OfSlip):
        _apply_to_slip(contest, replace(event, table=contest.seat(event.table)), author, at)
    elif isinstance(event, on.GameHappened):
        run = contest.runs[event.game]
        run.happen(event, number, author, at)
        run.out = None
    else:
        _CHANGES[type(event)](contest, event, number, at)
        if isinstance(event, _WHO_PLAYS):
            _count_again(contest)


_WHO_PLAYS = (
    on.PlayersRegistered
    | on.PlayersWithdrawn
    | on.PlayersMoved
    | on.ArbitersNamed
    | on.PlayerArrived
    | on.PlayerExcluded
)


def _count_again(contest: Contest) -> None:
    """Who plays, and at whose tables, decides on averages and on who is out."""
    for run in contest.runs.values():
        run.due |= {(draw, table) for draw, tables in run.averaged.items() for table in tables}
        run.out = None


def _open(contest: Contest, event: on.ContestOpened, number: int, at: str) -> None:
    contest.name, contest.demo, contest.opened = event.name, event.demo, at


def _rename(contest: Contest, event: on.ContestRenamed, number: int, at: str) -> None:
    contest.name = event.name


def _register(contest: Contest, event: on.PlayersRegistered, number: int, at: str) -> None:
    tables = {player.table for player in event.players}
    newcomers = tables - contest.players.keys() | tables & contest.withdrawn
    for run in contest.runs.values():
        if run.over:
            run.strangers |= newcomers - run.tables
    contest.players |= {player.table: player for player in event.players}
    contest.withdrawn -= tables
    contest.gone = {table: to for table, to in contest.gone.items() if table not in tables}


def _withdraw(contest: Contest, event: on.PlayersWithdrawn, number: int, at: str) -> None:
    contest.withdrawn.update(event.tables)


def _move(contest: Contest, event: on.PlayersMoved, number: int, at: str) -> None:
    seats = {move.table: move.to for move in event.moves}
    players = reseated(contest.players, seats)
    contest.players = {table: replace(player, table=table) for table, player in players.items()}
    contest.withdrawn = {seats.get(table, table) for table in contest.withdrawn}
    contest.grants = {
        id: replace(granted, table=seats.get(granted.table, granted.table)) if granted.table else granted
        for id, granted in contest.grants.items()
    }
    gone = {table: seats.get(to, to) for table, to in contest.gone.items()} | seats
    contest.gone = {table: to for table, to in gone.items() if table not in contest.players}
    for run in contest.runs.values():
        run.reseat(seats)


def _name_arbiters(contest: Contest, event: on.ArbitersNamed, number: int, at: str) -> None:
    contest.arbiters = event.arbiters
    contest.forget_blocks()


def _name_commission(contest: Contest, event: on.CommissionNamed, number: int, at: str) -> None:
    contest.commission = event.members


def _grant(contest: Contest, event: on.AccessGranted, number: int, at: str) -> None:
    """One who comes in with a code that was revoked meanwhile, on another server say, stays outside."""
    code = event.id.rpartition(".")[0]
    if not code or code in contest.grants:
        contest.grants[event.id] = event


def _revoke(contest: Contest, event: on.AccessRevoked, number: int, at: str) -> None:
    contest.grants.pop(event.id, None)


@article("2026", "7.1")
def _open_game(contest: Contest, event: on.GameOpened, number: int, at: str) -> None:
    """One who was excluded plays none of the games that follow."""
    excluded = {table: 1 for run in contest.runs.values() for table in run.excluded}
    contest.runs[event.game] = Run(event, excluded=excluded)


def _announce(contest: Contest, event: on.Announced, number: int, at: str) -> None:
    run = contest.runs[event.game]
    run.turns[-1].announced = event
    run.version, run.latest = number, max(run.latest, event.at)


def _arrive(contest: Contest, event: on.PlayerArrived, number: int, at: str) -> None:
    run = contest.runs[event.game]
    run.arrivals[event.table] = event.turn
    run.strangers.discard(event.table)


def _exclude(contest: Contest, event: on.PlayerExcluded, number: int, at: str) -> None:
    contest.runs[event.game].excluded[event.table] = event.turn


def _note_connected(contest: Contest, event: on.PhonesConnected, number: int, at: str) -> None:
    played = contest.runs[event.game].rounds[event.draw]
    played.connected = (played.connected or frozenset()) | frozenset(event.tables)


def _declare(contest: Contest, event: on.TotalDeclared, number: int, at: str) -> None:
    contest.runs[event.game].declared[event.table] = event.total


_CHANGES: dict[type[on.Event], Callable[[Contest, Any, int, str], None]] = {
    on.ContestOpened: _open,
    on.ContestRenamed: _rename,
    on.PlayersRegistered: _register,
    on.PlayersWithdrawn: _withdraw,
    on.PlayersMoved: _move,
    on.ArbitersNamed: _name_arbiters,
    on.CommissionNamed: _name_commission,
    on.AccessGranted: _grant,
    on.AccessRevoked: _revoke,
    on.GameOpened: _open_game,
    on.Announced: _announce,
    on.PlayerArrived: _arrive,
    on.PlayerExcluded: _exclude,
    on.TotalDeclared: _declare,
    on.PhonesConnected: _note_connected,
}


# --- Slips -------------------------------------------------------------------------------------------------


def _apply_to_slip(contest: Contest, event: on.OfSlip, author: str, at: str) -> None:
    """Change the slip, and mark every verdict that may turn on it."""
    run = contest.runs[event.game]
    played = run.rounds[event.draw]
    sheet = played.sheet(event.table)
    if isinstance(event, on.SlipWritten) and not played.closed:
        write_draft(sheet, event)
        run.latest = max(run.latest, event.at)
        return
    before = sheet.decision
    happen_to(sheet, event, author, at)
    where = event.draw, event.table
    if isinstance(event, on.SlipWritten | on.SlipCame):
        run.latest = max(run.latest, event.at)
    if isinstance(event, on.SlipJudged | on.AverageCounted):
        run.due.discard(where)
    if (isinstance(event, _NEW_MATTER) and sheet.entries) or _to_count(event, sheet):
        run.due.add(where)
    _keep_count(run, where, sheet)
    if sheet.decision is not before or isinstance(event, on.NoteMoved):
        _mark_what_follows(contest, run, played, event.table)


_NEW_MATTER = (
    on.SlipWritten
    | on.SlipEntered
    | on.EntriesSettled
    | on.EntryTakenBack
    | on.LateRuled
    | on.OpinionGiven
    | on.CorrectionSettled
)


_MAY_GRANT = on.VerdictOverruled | on.CaseRuled | on.FileAnswered | on.SlipJudged | on.OverrulingWithdrawn


def _to_count(event: on.OfSlip, sheet: Sheet) -> bool:
    """Whether the others' scores must be looked up for an average that a person has granted."""
    return isinstance(event, _MAY_GRANT) and sheet.granted is not None


def _keep_count(run: Run, where: tuple[int, int], sheet: Sheet) -> None:
    """Find again without looking at every slip: warnings, averages, answers, cases."""
    (draw, table), judged = where, sheet.judged
    warned = run.warned.get(table)
    count = warnings_of(sheet.decision) if sheet.decision is not None else 0
    if count:
        run.warned.setdefault(table, {})[draw] = count
    elif warned is not None:
        warned.pop(draw, None)
    if (judged is not None and judged.sanction is Sanction.AVERAGE) or sheet.granted is not None:
        run.averaged.setdefault(draw, set()).add(table)
    elif draw in run.averaged:
        run.averaged[draw].discard(table)
    if sheet.answers:
        run.answered.add(where)
    if sheet.case is not None or (judged is not None and judged.sanction is Sanction.COMMISSION):
        run.cases.add(where)
    run.out = None


def _mark_what_follows(contest: Contest, run: Run, played: Round, table: int) -> None:
    """Averages of the same desk at this turn, and words refused again to the same player later."""
    arbiter = contest.arbiter_of(played.seat(table))
    run.due |= {
        (played.draw, other)
        for other in run.averaged.get(played.draw, ())
        if other != table and contest.arbiter_of(played.seat(other)) == arbiter
    }
    if not run.standing(played.draw):
        return
    for later in (*run.turns[played.turn :], run.current):
        sheet = later.sheets.get(table) if later is not None and later is not played else None
        if later is not None and sheet is not None and _turns_on_the_past(sheet):
            run.due.add((later.draw, table))


def _turns_on_the_past(sheet: Sheet) -> bool:
    judged = sheet.judged
    return judged is not None and (
        judged.sanction is Sanction.AVERAGE or not WORD_REFUSED.isdisjoint(judged.codes)
    )
