"""What the commission sees: its cases, with all that a decision needs."""

from collections.abc import Iterator

import msgspec

from nonuple.contest.commission import before_commission, deadline
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.desk import SheetView, sheet_view


class CaseFile(msgspec.Struct, frozen=True):
    game: int
    turn: int
    edition: str
    formula: str
    deadline: str | None
    """Until when decisions of this game may be appealed."""
    ruled: bool
    forwarded: bool
    grid: tuple[str, ...]
    kept: str
    drawn: str
    retained: str | None
    sheet: SheetView


def commission_parts(contest: Contest) -> dict[str, object]:
    return {"cases": [case for run in contest.runs.values() for case in _cases(contest, run)]}


def _cases(contest: Contest, run: Run) -> Iterator[CaseFile]:
    until = deadline(contest, run)
    for draw, table in sorted(run.cases):
        played = run.rounds[draw]
        if run.standing(draw) and before_commission(played.sheets[table]):
            yield _case(contest, run, played, table, until.isoformat() if until else None)


def _case(contest: Contest, run: Run, played: Round, table: int, until: str | None) -> CaseFile:
    state, case, one = played.state, played.sheets[table].case, played.retained
    return CaseFile(
        game=run.number,
        turn=played.turn,
        edition=run.state.settings.edition,
        formula=run.state.settings.formula,
        deadline=until,
        ruled=case is not None and case.ruled,
        forwarded=case is not None and bool(case.forwarded),
        grid=tuple(state.board.rows),
        kept=state.kept + state.joker,
        drawn=state.drawn,
        retained=f"{one.word} {one.ref} {run.top(played)}" if one else None,
        sheet=sheet_view(contest, run, played, table),
    )
