"""Where a contest stands. It is changed by `apply` alone, from its events and from nothing else.

Unlike a game's state it changes in place: a turn brings a slip of every player.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from msgspec import structs

from nonuple.activity.door import AtDoor, Door, Granted, Opened, Revoked
from nonuple.contest import events as on
from nonuple.contest.groups import USUAL, Group, GroupKind
from nonuple.contest.happening import happen_to, write_draft
from nonuple.contest.people import Arbiter, Player, PlayerId, arbiter_of, players_of
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run, Slip
from nonuple.contest.seating import Seated, Seating
from nonuple.contest.sums import points_of
from nonuple.event.event import RankingSettings
from nonuple.event.ranking import Counted
from nonuple.ledger.notification import WORD_REFUSED, Stage
from nonuple.ledger.warnings import warnings_of
from nonuple.rules import article
from nonuple.slips.verdict import Sanction


@dataclass
class Contest:
    """Everything known of a contest at one moment."""

    id: str
    number: int = 0
    """Of its last event."""
    players: dict[PlayerId, Player] = field(default_factory=dict)
    withdrawn: set[PlayerId] = field(default_factory=set)
    """Those who play no more; what they have played stays."""
    seating: Seating = field(default_factory=Seating)
    """Where they sit in the game that goes on, or in the one to come."""
    groups: dict[GroupKind, dict[str, Group]] = field(
        default_factory=lambda: {kind: dict(groups) for kind, groups in USUAL.items()}
    )
    """Series, categories and clubs by their ids."""
    rankings: RankingSettings = field(default_factory=RankingSettings)
    excluded: dict[PlayerId, on.PlayerExcluded] = field(default_factory=dict)
    exclusions: Counter[tuple[int, PlayerId]] = field(default_factory=Counter)
    """How often someone was excluded during a game: more than once if he was let in again between."""
    arbiters: tuple[Arbiter, ...] = ()
    event: str = ""
    """The event that its games are part of."""
    taken_over: frozenset[PlayerId] = frozenset()
    """Those of its own who are entries of the event."""
    commission: tuple[str, ...] = ()
    """Who sits on the arbitration commission."""
    door: Door = field(default_factory=Door)
    runs: dict[int, Run] = field(default_factory=dict)
    mistaken: dict[int, Run] = field(default_factory=dict)
    """Games that were withdrawn: in no list and no sum, and no other has their numbers."""
    counted: defaultdict[int, Counted] = field(default_factory=lambda: defaultdict(Counted))
    """The rankings over its first games as they were last, by how many games they are."""
    _arbiter_of: dict[int, str | None] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.door.name

    @property
    def live(self) -> Run | None:
        """The last game opened: the only one that goes on."""
        return self.runs[max(self.runs)] if self.runs else None

    @property
    def past(self) -> list[Run]:
        """The games that another has followed."""
        return [run for _, run in sorted(self.runs.items())][:-1]

    @property
    def next_number(self) -> int:
        """Of the game to come: what is still on its way to a game that was withdrawn reaches no other."""
        return max((*self.runs, *self.mistaken), default=0) + 1

    def run_of(self, game: int) -> Run:
        """A game that was opened, be it withdrawn since."""
        return self.runs.get(game) or self.mistaken[game]

    def table_of(self, player: PlayerId | None) -> int | None:
        """Where one who is registered sits now."""
        return None if player is None else self.seating.tables[player]

    def arbiter_of(self, table: int) -> str | None:
        if table not in self._arbiter_of:
            self._arbiter_of[table] = arbiter_of(self.arbiters, table)
        return self._arbiter_of[table]

    @property
    def headcount(self) -> int:
        """How many are seated, without looking at each."""
        tables = self.seating.tables
        return len(tables) - sum(player in tables for player in self.withdrawn)

    def seated(self, arbiter: str | None = None, seating: Seating | None = None) -> list[Seated]:
        """Who sits at the tables of an arbiter, in their order; without one, at all of them."""
        return [
            one
            for one in seating or self.seating
            if one.player not in self.withdrawn and (arbiter is None or self.arbiter_of(one.table) == arbiter)
        ]

    def seated_at(self, run: Run, played: Round, arbiter: str | None = None) -> list[Seated]:
        """Who sat there when the slips of a turn were handed in: that is whose desk they are on."""
        there = [one for one in run.seating if not self.has_left(run, one.player)]
        if run.seating_at(played) is not run.seating:
            found = (Seated(one.player, run.table_at(played, one.player) or 0) for one in there)
            there = sorted((one for one in found if one.table), key=lambda one: one.table)
        return [one for one in there if arbiter is None or self.arbiter_of(one.table) == arbiter]

    def desk_of(self, run: Run, played: Round, player: PlayerId) -> str | None:
        """To whose desk someone's slip of a turn was handed."""
        table = run.table_at(played, player)
        return None if table is None else self.arbiter_of(table)

    def find(self, game: int, draw: int) -> Round | None:
        run = self.runs.get(game)
        return run.rounds.get(draw) if run else None

    def playing(self, run: Run, player: PlayerId, turn: int) -> bool:
        """Whether someone takes part at this turn."""
        return player in run.seating and not self.has_left(run, player) and run.counts(player, turn)

    def has_left(self, run: Run, player: PlayerId) -> bool:
        """Whether someone left before a game was over: who leaves later still owes the slips of it."""
        return player in (run.left if run.over else self.withdrawn)

    def ranks(self, run: Run, player: PlayerId) -> bool:
        """Whether someone is ranked in a game: from home only where its organiser says so."""
        return run.opened.remote_ranked or not self.players[player].remote

    def ranked(self, run: Run) -> dict[PlayerId, int]:
        """Where each sits who is ranked in a game."""
        return {player: table for player, table in run.seating.tables.items() if self.ranks(run, player)}

    @property
    def away(self) -> set[PlayerId]:
        """Those who take no seat in a game that begins."""
        return self.withdrawn | self.excluded.keys()

    def away_from(self, game: on.GameOpened) -> set[PlayerId]:
        """The same of this game: who is at home has no paper to write on."""
        if game.phones:
            return self.away
        return self.away | {id for id, player in self.players.items() if player.remote}

    @property
    def played(self) -> set[PlayerId]:
        """Those of whom some game knows something."""
        return set[PlayerId]().union(*(run.known for run in self.runs.values()))

    def forget_blocks(self) -> None:
        self._arbiter_of = {}


def apply(contest: Contest, event: on.ContestEvent, number: int, author: str, at: str) -> None:
    """The contest after an event."""
    contest.number = number
    _stir(contest, event, number)
    if isinstance(event, on.OfSlip):
        _apply_to_slip(contest, event, author, at)
    elif isinstance(event, on.GameHappened):
        run = contest.run_of(event.game)
        playing = not run.over
        run.happen(event, number, author, at)
        if playing and run.over:
            run.left = frozenset(contest.withdrawn)
    else:
        _CHANGES[type(event)](contest, event, number, at)
        if isinstance(event, _WHO_PLAYS):
            _count_again(contest)


def _stir(contest: Contest, event: on.ContestEvent, number: int) -> None:
    """Note what verdicts may turn on: all but those on the slips of the last draw, and their writing."""
    if isinstance(event, on.SlipJudged | on.SlipWritten):
        run = contest.run_of(event.game)
        if event.draw == next(reversed(run.rounds)):
            return
    for run in contest.runs.values():
        run.stirred = number


_WHO_PLAYS = (
    on.PlayersRegistered
    | on.PlayersWithdrawn
    | on.PlayersSeated
    | on.ArbitersNamed
    | on.PlayerArrived
    | on.PlayerExcluded
    | on.PlayerReadmitted
)


def _count_again(contest: Contest) -> None:
    """Who plays, and at which desk, decides on averages and on who is out."""
    for run in contest.runs.values():
        run.due |= {(draw, player) for draw, players in run.averaged.items() for player in players}
        run.count_again()


def _at_door(contest: Contest, event: AtDoor, number: int, at: str) -> None:
    contest.door.apply(event, at)


def _rename(contest: Contest, event: on.ContestRenamed, number: int, at: str) -> None:
    contest.door.name = event.name


def _register(contest: Contest, event: on.PlayersRegistered, number: int, at: str) -> None:
    players = players_of(event.people, event.entries)
    contest.players |= players
    contest.withdrawn -= players.keys()
    _take_seats(contest, event.seats)


def _seat(contest: Contest, event: on.PlayersSeated, number: int, at: str) -> None:
    _take_seats(contest, event.seats)


def _take_seats(contest: Contest, seats: Iterable[Seated]) -> None:
    """Games that are over stay as they were played."""
    seats, run = tuple(seats), contest.live
    contest.seating = contest.seating.after(seats)
    if run is not None and not run.over:
        away = contest.away_from(run.opened)
        run.seat(one for one in seats if one.player not in away or one.player in run.seating)


def _withdraw(contest: Contest, event: on.PlayersWithdrawn, number: int, at: str) -> None:
    """One who leaves a game before he has played takes no part in it."""
    contest.withdrawn.update(event.players)
    for run in contest.runs.values():
        if not run.over:
            run.seating = run.seating.without({*event.players} - run.known)


def _name_groups(contest: Contest, event: on.GroupsNamed, number: int, at: str) -> None:
    contest.groups[event.kind] |= {group.id: group for group in event.groups}


def _arrange_rankings(contest: Contest, event: on.RankingsArranged, number: int, at: str) -> None:
    contest.rankings = event.rankings


def _name_arbiters(contest: Contest, event: on.ArbitersNamed, number: int, at: str) -> None:
    contest.arbiters = event.arbiters
    contest.forget_blocks()


def _name_commission(contest: Contest, event: on.CommissionNamed, number: int, at: str) -> None:
    contest.commission = event.members


def _join(contest: Contest, event: on.EventJoined, number: int, at: str) -> None:
    contest.event, contest.taken_over = event.event, frozenset(event.players)


@article("2026", "7.1")
def _open_game(contest: Contest, event: on.GameOpened, number: int, at: str) -> None:
    """One who was excluded plays none of the games that follow."""
    contest.runs[event.game] = Run(event, seating=contest.seating.without(contest.away_from(event)))


def _annul_game(contest: Contest, event: on.GameAnnulled, number: int, at: str) -> None:
    contest.runs[event.game].annulled = event.why


def _withdraw_game(contest: Contest, event: on.GameWithdrawn, number: int, at: str) -> None:
    contest.mistaken[event.game] = contest.runs.pop(event.game)


def _restore_game(contest: Contest, event: on.GameRestored, number: int, at: str) -> None:
    if event.game in contest.mistaken:
        contest.runs[event.game] = contest.mistaken.pop(event.game)
    contest.runs[event.game].annulled = ""


def _announce(contest: Contest, event: on.Announced, number: int, at: str) -> None:
    run = contest.run_of(event.game)
    run.turns[-1].announced = event
    run.version, run.latest = number, max(run.latest, event.at)


def _project(contest: Contest, event: on.Projected, number: int, at: str) -> None:
    contest.run_of(event.game).projected = event


def _arrive(contest: Contest, event: on.PlayerArrived, number: int, at: str) -> None:
    run = contest.run_of(event.game)
    run.arrivals[event.player] = event.turn
    if event.player not in run.seating:
        run.seat((Seated(event.player, contest.seating.tables[event.player]),))


def _exclude(contest: Contest, event: on.PlayerExcluded, number: int, at: str) -> None:
    run = contest.run_of(event.game)
    contest.exclusions[event.game, event.player] += event.player not in run.excluded
    contest.excluded[event.player] = event
    run.excluded[event.player] = event.turn


def _readmit(contest: Contest, event: on.PlayerReadmitted, number: int, at: str) -> None:
    contest.excluded.pop(event.player, None)
    contest.run_of(event.game).excluded.pop(event.player, None)


def _note_connected(contest: Contest, event: on.PhonesConnected, number: int, at: str) -> None:
    """Mostly the same as at the turn before, and then kept once."""
    run = contest.run_of(event.game)
    played, before = run.rounds[event.draw], run.turns[-1].connected if run.line.turns else None
    connected = (played.connected or frozenset()) | frozenset(event.players)
    played.connected = before if before == connected else connected
    silent = played.silent | {one.player: one.seconds for one in event.silent}
    played.silent = {player: seconds for player, seconds in silent.items() if player not in connected}


def _declare(contest: Contest, event: on.TotalDeclared, number: int, at: str) -> None:
    contest.run_of(event.game).declared[event.player] = event.total


_CHANGES: dict[type, Callable[[Contest, Any, int, str], None]] = {
    **dict.fromkeys((Opened, Granted, Revoked), _at_door),
    on.ContestRenamed: _rename,
    on.PlayersRegistered: _register,
    on.PlayersSeated: _seat,
    on.PlayersWithdrawn: _withdraw,
    on.GroupsNamed: _name_groups,
    on.RankingsArranged: _arrange_rankings,
    on.ArbitersNamed: _name_arbiters,
    on.CommissionNamed: _name_commission,
    on.EventJoined: _join,
    on.GameOpened: _open_game,
    on.GameAnnulled: _annul_game,
    on.GameWithdrawn: _withdraw_game,
    on.GameRestored: _restore_game,
    on.Announced: _announce,
    on.Projected: _project,
    on.PlayerArrived: _arrive,
    on.PlayerExcluded: _exclude,
    on.PlayerReadmitted: _readmit,
    on.TotalDeclared: _declare,
    on.PhonesConnected: _note_connected,
}


# --- Slips -------------------------------------------------------------------------------------------------


def _apply_to_slip(contest: Contest, event: on.OfSlip, author: str, at: str) -> None:
    """Change the slip, and mark every verdict that may turn on it."""
    run = contest.run_of(event.game)
    played = run.rounds[event.draw]
    sheet = played.sheet(event.player)
    if isinstance(event, on.SlipWritten) and not played.closed:
        write_draft(sheet, structs.replace(event, slip=played.shared(event.slip)))
        run.latest = max(run.latest, event.at)
        return
    before, earned = sheet.decision, points_of(sheet)
    if isinstance(event, on.SlipJudged):
        event = played.shared_verdict(event)
    happen_to(sheet, event, author, at)
    played.counted = None
    run.sums.decide(event.draw, event.player, earned, points_of(sheet))
    where = event.draw, event.player
    if isinstance(event, on.SlipWritten | on.SlipCame):
        run.latest = max(run.latest, event.at)
    if isinstance(event, on.SlipJudged | on.AverageCounted):
        run.due.discard(where)
    if (isinstance(event, _NEW_MATTER) and sheet.entries) or _to_count(event, sheet):
        run.due.add(where)
    _keep_count(run, where, sheet)
    if sheet.decision is not before or isinstance(event, on.NoteMoved):
        _mark_what_follows(contest, run, played, event.player)


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


def _keep_count(run: Run, where: Slip, sheet: Sheet) -> None:
    """Find again without looking at every slip: warnings, averages, answers, cases, notes, what came late."""
    (draw, player), judged = where, sheet.judged
    warned = run.warned.get(player)
    count = warnings_of(sheet.decision) if sheet.decision is not None else 0
    if count:
        run.warned.setdefault(player, {})[draw] = count
    elif warned is not None:
        warned.pop(draw, None)
    if (judged is not None and judged.sanction is Sanction.AVERAGE) or sheet.granted is not None:
        run.averaged.setdefault(draw, set()).add(player)
    elif draw in run.averaged:
        run.averaged[draw].discard(player)
    if sheet.tellings or (sheet.decision is not None and sheet.decision.refused):
        run.refused.setdefault(player, set()).add(draw)
    if sheet.answers:
        run.answered.add(where)
    if sheet.case is not None or (judged is not None and judged.sanction is Sanction.COMMISSION):
        run.cases.setdefault(player, set()).add(draw)
    if sheet.came or sheet.ruled_late is not None:
        run.late.add(where)
    if sheet.decision is None or sheet.decision.sanction is Sanction.NONE or sheet.note is Stage.RECEIVED:
        run.unread.discard(where)
    else:
        run.unread.add(where)
    run.out = None


def _mark_what_follows(contest: Contest, run: Run, played: Round, player: PlayerId) -> None:
    """Averages of the same desk at this turn, and words refused again to the same player later."""
    arbiter = contest.desk_of(run, played, player)
    run.due |= {
        (played.draw, other)
        for other in run.averaged.get(played.draw, ())
        if other != player and contest.desk_of(run, played, other) == arbiter
    }
    if not run.standing(played.draw):
        return
    for later in run.after(played):
        sheet = later.sheets.get(player)
        if sheet is not None and _turns_on_the_past(sheet):
            run.due.add((later.draw, player))


def _turns_on_the_past(sheet: Sheet) -> bool:
    judged = sheet.judged
    return judged is not None and (
        judged.sanction is Sanction.AVERAGE or not WORD_REFUSED.isdisjoint(judged.codes)
    )
