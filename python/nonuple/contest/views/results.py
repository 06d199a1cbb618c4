"""The live ranking: turns whose word was retained, and no other; solos are told at the end (2026 4.5)."""

import msgspec

from nonuple.contest.results import Cumulated, counted, cumulated, ledger, ranking
from nonuple.contest.state import Contest
from nonuple.ledger.ledger import Ledger


class Summary(msgspec.Struct, frozen=True):
    game: int
    top: int
    turns: tuple[int, ...]
    """What the retained word of each turn scores."""
    pending: int
    """Slips not entered or not decided yet: the ranking is provisional."""
    final: bool


def results_parts(contest: Contest) -> dict[str, object]:
    run = contest.live
    if run is None:
        return {"summary": None, "ranking": (), "solos": (), "eliminated": (), "cumulated": ()}
    settled = ledger(contest, run)
    turns = tuple(run.top(played) for played in counted(run))
    pending = len(settled.pending)
    return {
        "summary": Summary(run.number, settled.top, turns, pending, run.over and not pending),
        "ranking": ranking(contest, run, settled),
        "solos": settled.solos,
        "eliminated": settled.eliminated,
        "cumulated": _cumulated(contest, settled),
    }


def _cumulated(contest: Contest, last: Ledger) -> list[Cumulated]:
    """Over all games, where there are several."""
    if len(contest.runs) < 2:
        return []
    *before, live = contest.runs.values()
    ledgers = {run.number: ledger(contest, run) for run in before} | {live.number: last}
    return cumulated(contest, ledgers)
