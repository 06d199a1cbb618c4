"""What a game of a room has come to, for the event: what the contest's own public ranking tells, no more."""

from nonuple.competition.event import EventScore, EventSolo
from nonuple.contest.office.roster import entry_of_player, is_of_event
from nonuple.contest.people import PlayerId
from nonuple.contest.results.rankings import counted, ledger, player_of
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.ledger.ranking import Standing
from nonuple.rules import applies
from nonuple.tournament.events import RoomScores


def room_scores(contest: Contest, number: int) -> RoomScores:
    """The scores of those who entered the event; turns whose word is not retained yet count nothing."""
    run = contest.runs[number]
    settled = ledger(contest, run)
    turns = counted(run)
    lost = _tops_lost(run)
    ranking = [(player_of(one), one) for one in settled.ranking]
    solos = [(player_of(one), one) for one in settled.solos]
    slips = _handed_in(run)
    return RoomScores(
        top=settled.top,
        turns=len(turns),
        scores={
            entry_of_player(player): _score(one, lost.get(player, 0), slips.get(player, 0))
            for player, one in ranking
            if is_of_event(player)
        },
        solos=tuple(
            EventSolo(one.turn, entry_of_player(player), one.points)
            for player, one in solos
            if is_of_event(player)
        ),
        record=run.state.record if run.over else None,
        over=run.over,
        pending=len(settled.pending),
    )


def _score(one: Standing, lost: int, slips: int) -> EventScore:
    return EventScore(one.total, tops_lost=lost, warnings=one.warnings, solos=one.solos, slips=slips)


def _tops_lost(run: Run) -> dict[PlayerId, int]:
    """How many turns each has not topped, those before he came included; slips not decided yet are not."""
    lost: dict[PlayerId, int] = {}
    for played in counted(run):
        top = run.top(played)
        for player in run.seating.tables:
            sheet = played.sheets.get(player)
            missing = not run.counts(player, played.turn)
            if missing or (
                sheet is not None and sheet.decision is not None and sheet.decision.credited < top
            ):
                lost[player] = lost.get(player, 0) + 1
    return lost


def _handed_in(run: Run) -> dict[PlayerId, int]:
    handed: dict[PlayerId, int] = {}
    for played in counted(run):
        for player, sheet in played.sheets.items():
            if sheet.entry is not None:
                handed[player] = handed.get(player, 0) + 1
    return handed


@applies("2026", "4.8.4")
def playoff_order(contest: Contest, number: int) -> tuple[str, ...]:
    """Those who played on, the last one in first; nothing while it goes on or two are still equal."""
    run = contest.runs[number]
    settled = ledger(contest, run)
    ranks = {player_of(one): one.rank for one in settled.ranking if is_of_event(player_of(one))}
    parted = run.over and not settled.pending and len(set(ranks.values())) == len(ranks)
    return tuple(entry_of_player(one) for one in sorted(ranks, key=lambda one: ranks[one])) if parted else ()
