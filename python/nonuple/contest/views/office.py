"""What the organiser sees: people, games, and who may come in."""

import msgspec

from nonuple.contest.commission.cases import lacks_commission
from nonuple.contest.people import Role
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.commission import ruled_cases
from nonuple.contest.views.public import GameView, contest_view, game_view


class GrantView(msgspec.Struct, frozen=True):
    id: str
    role: Role
    name: str
    table: int | None
    arbiter: str | None
    code: bool
    """Whether there is a code beside the link."""


class PlayedView(msgspec.Struct, frozen=True):
    game: GameView | None
    turns: int
    top: int
    over: bool
    ended: str | None
    lacks_commission: bool
    """It counts for the ranking and nobody sits on a commission."""


def office_parts(contest: Contest) -> dict[str, object]:
    return {
        "contest": contest_view(contest),
        "players": sorted(contest.players.values(), key=lambda player: player.table),
        "withdrawn": sorted(contest.withdrawn),
        "arbiters": contest.arbiters,
        "grants": [
            GrantView(one.id, one.role, one.name, one.table, one.arbiter, one.code is not None)
            for one in contest.grants.values()
        ],
        "games": [_played(contest, run) for run in contest.runs.values()],
        "commission": contest.commission,
        "cases": ruled_cases(contest),
    }


def _played(contest: Contest, run: Run) -> PlayedView:
    return PlayedView(
        game=game_view(run),
        turns=len(run.state.turns),
        top=run.state.total,
        over=run.over,
        ended=run.ended,
        lacks_commission=lacks_commission(contest, run),
    )
