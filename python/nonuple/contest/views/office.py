"""What the organiser sees: people, games, and who may come in."""

from typing import cast

import msgspec

from nonuple.contest.commission.cases import lacks_commission
from nonuple.contest.people import PlayerId, Role, desk_of, player_of
from nonuple.contest.results.rankings import groups_in_order, shown
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.commission import ruled_cases
from nonuple.contest.views.public import GameView, contest_view, game_view


class GrantView(msgspec.Struct, frozen=True):
    id: str
    role: Role
    name: str
    player: PlayerId | None
    table: int | None
    """Where he sits now."""
    arbiter: str | None
    code: bool
    """Whether there is a code beside the link."""


class PlayedView(msgspec.Struct, frozen=True):
    game: GameView | None
    turns: int
    top: int
    over: bool
    ended: str | None
    annulled: str
    """Why it counts nowhere; empty as long as it counts."""
    lacks_commission: bool
    """It counts for the ranking and nobody sits on a commission."""


class RegisteredView(msgspec.Struct, frozen=True):
    """A player, where he sits from now on, and in the games before."""

    player: PlayerId
    table: int
    name: str
    partner: str
    club: str
    series: str
    category: str
    remote: bool
    withdrawn: bool
    tables: tuple[int | None, ...]
    """In each game, None where he did not take part."""


def office_parts(contest: Contest) -> dict[str, object]:
    return {
        "contest": contest_view(contest),
        "players": [_registered(contest, one.player, one.table) for one in contest.seating],
        "groups": groups_in_order(contest),
        "rankings": contest.rankings,
        "arbiters": contest.arbiters,
        "grants": [
            GrantView(
                id=one.id,
                role=cast(Role, one.role),
                name=one.name,
                player=player_of(one),
                table=contest.table_of(player_of(one)),
                arbiter=desk_of(one),
                code=one.code is not None,
            )
            for one in contest.door.grants.values()
        ],
        "games": [_played(contest, run) for run in contest.runs.values()],
        "mistaken": tuple(contest.mistaken),
        "commission": contest.commission,
        "cases": ruled_cases(contest),
    }


def _registered(contest: Contest, player: PlayerId, table: int) -> RegisteredView:
    one, who = contest.players[player], shown(contest, player)
    return RegisteredView(
        player=player,
        table=table,
        name=one.name,
        partner=one.partner,
        club=who["club"],
        series=who["series"],
        category=who["category"],
        remote=one.remote,
        withdrawn=player in contest.withdrawn,
        tables=tuple(run.seating.tables.get(player) for run in contest.runs.values()),
    )


def _played(contest: Contest, run: Run) -> PlayedView:
    return PlayedView(
        game=game_view(run),
        turns=len(run.state.turns),
        top=run.state.total,
        over=run.over,
        ended=run.ended,
        annulled=run.annulled,
        lacks_commission=lacks_commission(contest, run),
    )
