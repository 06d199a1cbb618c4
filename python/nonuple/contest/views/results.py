"""Rankings: turns whose word was retained, and no other; solos are told at the end (2026 4.5)."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from nonuple.contest.people import PlayerId
from nonuple.contest.results.evening import cumulated, evening_of
from nonuple.contest.results.rankings import (
    RankedLine,
    apart,
    counted,
    groups_in_order,
    ledger,
    names_apart,
    player_of,
    ranking,
)
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.public import end_view, game_view, rulings_view, sheet_view
from nonuple.event.standings import club_lines
from nonuple.ledger.ledger import Ledger


class ResultsSummary(msgspec.Struct, frozen=True):
    game: int
    top: int
    turns: tuple[int, ...]
    """What the retained word of each turn scores."""
    pending: int
    """Slips not entered or not decided yet: the ranking is provisional."""
    final: bool
    annulled: str = ""
    """Why it counts nowhere."""


class SoloView(msgspec.Struct, frozen=True):
    turn: int
    player: PlayerId
    table: int
    points: int
    bonus: int


class EliminatedView(msgspec.Struct, frozen=True, order=True):
    turn: int
    table: int
    player: PlayerId


class Overall(msgspec.Struct, frozen=True):
    """All games together."""

    games: tuple[int, ...]
    """Their numbers: one that was withdrawn is not among them."""
    tops: tuple[int, ...]
    """The top of each game; 0 where it is annulled."""
    turns: int
    solos: int
    pending: int


def results_parts(contest: Contest) -> dict[str, object]:
    """The live game, and all games together."""
    run = contest.live
    settled = ledger(contest, run) if run else None
    return _of_game(contest, run, settled) | _of_all(contest, settled) | {"groups": groups_in_order(contest)}


def game_parts(contest: Contest, number: int) -> dict[str, object]:
    """One game by itself: what is told to everybody of the live one."""
    run = contest.runs[number]
    shown = {
        "game": game_view(run),
        "sheet": sheet_view(run),
        "rulings": rulings_view(run.rulings_told),
        "end": end_view(run),
    }
    return shown | _of_game(contest, run, ledger(contest, run))


def _of_game(contest: Contest, run: Run | None, settled: Ledger | None) -> dict[str, object]:
    if run is None or settled is None:
        return {"summary": None, "ranking": (), "apart": (), "solos": (), "eliminated": ()}
    tables = run.seating.tables
    turns = tuple(run.top(played) for played in counted(run))
    pending = len(settled.pending)
    return {
        "summary": ResultsSummary(
            run.number, settled.top, turns, pending, run.over and not pending, run.annulled
        ),
        "ranking": _told_apart(contest, ranking(contest, run, settled)),
        "apart": apart(contest, run),
        "solos": [
            SoloView(one.turn, player_of(one), tables[player_of(one)], one.points, one.bonus)
            for one in settled.solos
        ],
        "eliminated": sorted(
            EliminatedView(one.turn, tables[player_of(one)], player_of(one)) for one in settled.eliminated
        ),
    }


def _told_apart(contest: Contest, lines: Iterable[RankedLine]) -> list[RankedLine]:
    told = names_apart(contest)
    return [one if told[one.player] == one.name else replace(one, name=told[one.player]) for one in lines]


def _of_all(contest: Contest, last: Ledger | None) -> dict[str, object]:
    """Over all games, where there are several."""
    if last is None or len(contest.runs) < 2:
        return {"overall": None, "cumulated": (), "clubs": ()}
    evening = evening_of(contest)
    *before, live = ((run, ledger(contest, run)) for run in contest.runs.values())
    ledgers = [*before, (live[0], last)]
    overall = Overall(
        games=tuple(contest.runs),
        tops=tuple(game.counted.top for game in evening.games),
        turns=sum(game.counted.turns for game in evening.games),
        solos=sum(len(game.counted.solos) for game in evening.games),
        pending=sum(len(settled.pending) for run, settled in ledgers if not run.annulled),
    )
    clubs = club_lines(evening, contest.counted[len(evening.games)])
    return {"overall": overall, "cumulated": cumulated(contest, evening), "clubs": clubs}
