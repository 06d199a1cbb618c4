"""The slips that came late for a game that another has followed, and what counting one would change."""

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from datetime import datetime, timedelta

import msgspec
from msgspec.structs import astuple

from nonuple.contest.asking import OneSlip
from nonuple.contest.commission.cases import deadline
from nonuple.contest.desk.judging import judge
from nonuple.contest.people import PlayerId
from nonuple.contest.results.rankings import ledger, player_of
from nonuple.contest.rounds import Came, Entered, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.desk import EntryView, presence
from nonuple.contest.views.verdicts import VerdictView, verdict_view
from nonuple.contest.written import WrittenSlip
from nonuple.rules import shows
from nonuple.words.lexicon import Lexicon


class ShelvedView(msgspec.Struct, frozen=True):
    """A slip that waits, or of which somebody has decided; hours are by the calendar."""

    game: int
    title: str
    draw: int
    turn: int
    player: PlayerId
    table: int
    name: str
    desk: str
    """The arbiter whose table it is."""
    slip: WrittenSlip
    origin: str
    author: str
    """Who brought it."""
    written: str | None
    """As the phone says; nobody says it of what a desk has typed."""
    ended: str
    """The end of its turn."""
    came: str
    ahead: float | None
    """Seconds from its writing to the end of its turn; less than none of one that was written after it."""
    connected: bool | None
    """Whether its phone was connected at the end, so that it could have come; None if nobody knows."""
    earned: int | None
    """What the turn earns him as it stands."""
    until: str | None
    """Until when a decision of the game may be appealed."""
    taken: EntryView | None
    """As what it was taken, by whom, and when; none as long as it waits."""


class WaitingView(msgspec.Struct, frozen=True):
    """What its player is told."""

    game: int
    turn: int


class CountedView(msgspec.Struct, frozen=True):
    """What a slip of the shelf would come to, were it counted; the averages of others aside."""

    verdict: VerdictView
    points: int | None
    rank: int
    """In its game, as it stands."""
    ranked: int
    """In its game, once it is counted."""


def shelf_parts(contest: Contest, arbiter: str | None) -> dict[str, object]:
    """The shelf of a desk; that of all desks for None."""
    found = (one for run in contest.past for one in _shelved(contest, run, arbiter))
    return {"shelf": sorted(found, key=lambda one: (one.game, one.turn, one.table))}


def waiting_for(contest: Contest, player: PlayerId) -> tuple[WaitingView, ...]:
    """The slips of a player that wait on the shelf."""
    return tuple(
        WaitingView(run.number, run.rounds[draw].turn)
        for run in contest.past
        for draw, who in sorted(run.late)
        if who == player and run.rounds[draw].sheet(who).came
    )


@shows("2026", "6.7")
def _shelved(contest: Contest, run: Run, arbiter: str | None) -> Iterator[ShelvedView]:
    for draw, player in run.late:
        played, table = run.rounds[draw], run.table_at(run.rounds[draw], player) or 0
        if not run.standing(draw) or arbiter not in (None, contest.arbiter_of(table)):
            continue
        slip = OneSlip(run, played, player, table)
        for came in slip.sheet.came:
            yield _view(contest, slip, came, None)
        ruled = slip.sheet.ruled_late
        if ruled is not None and ruled[1] is slip.sheet.entry:
            yield _view(contest, slip, *ruled)


def _view(contest: Contest, of: OneSlip, came: Came, taken: Entered | None) -> ShelvedView:
    run, played, player, slip = of.run, of.played, of.player, came.slip
    desk, decision, until = contest.arbiter_of(of.table), of.sheet.decision, deadline(contest, run)
    known = slip.written is not None and played.ended is not None
    return ShelvedView(
        game=run.number,
        title=run.opened.title,
        draw=played.draw,
        turn=played.turn,
        player=player,
        table=of.table,
        name=contest.players[player].shown,
        desk=next((one.name for one in contest.arbiters if one.id == desk), ""),
        slip=slip.slip,
        origin=slip.origin,
        author=came.author,
        written=None if slip.written is None else _earlier(came.at, slip.at - slip.written),
        ended=played.closed_at,
        came=came.at,
        ahead=(played.ended or 0) - (slip.written or 0) if known else None,
        connected=presence(played, player)[0] if slip.origin == "phone" else None,
        earned=None if decision is None else decision.points,
        until=None if until is None else until.isoformat(),
        taken=None if taken is None else EntryView(*astuple(taken)),
    )


def _earlier(at: str, seconds: float) -> str:
    return (datetime.fromisoformat(at) - timedelta(seconds=seconds)).isoformat()


@shows("2026", "6.7")
def foresee_counted(contest: Contest, slip: OneSlip, lexicon: Lexicon) -> CountedView:
    """The game as it would be with the slip that waits; nothing is changed."""
    run, played, player = slip.run, slip.played, slip.player
    came = slip.sheet.came[-1].slip
    _, verdict = judge(contest, run, played, player, came.slip, lexicon=lexicon)
    sheet = Sheet(entries=(Entered(came.slip, came.origin, "", ""),), judged=verdict, decision=verdict)
    counted = replace(played, sheets={**played.sheets, player: sheet}, counted=None)
    other = copy(run)
    other.rounds, other.counted = {**run.rounds, played.draw: counted}, {}
    rank, ranked = (_rank(contest, one, player) for one in (run, other))
    return CountedView(verdict_view(verdict), verdict.points, rank, ranked)


def _rank(contest: Contest, run: Run, player: PlayerId) -> int:
    return next((one.rank for one in ledger(contest, run).ranking if player_of(one) == player), 0)
