"""Games that one played in a room, as one's diary takes them: those of a contest that are over."""

from collections.abc import Iterator
from datetime import datetime

from nonuple.contest.activity import ContestActivity
from nonuple.contest.people import PlayerId
from nonuple.contest.results.rankings import RankedLine, counted, ledger, ranking
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.errors import Refusal
from nonuple.play.masked import masked
from nonuple.study.diary.entries import KeptTurn, NotedGame
from nonuple.study.diary.lost import Noted, lost_turn
from nonuple.texts import study as texts


def club_games(activity: ContestActivity, player: PlayerId | None, at: datetime) -> tuple[Noted, ...]:
    """Of the player of a link; a demonstration was played by nobody."""
    contest = activity.contest
    if contest.door.demo or player is None:
        raise Refusal(texts.NOT_NOTED)
    own = [run for run in contest.runs.values() if player in run.seating.tables]
    over = [run for run in own if run.over and counted(run)]
    if not over:
        raise Refusal(texts.GAME_NOT_OVER)
    return tuple(_club_game(activity, run, player, at) for run in over)


def _club_game(activity: ContestActivity, run: Run, player: PlayerId, at: datetime) -> Noted:
    settled = ledger(activity.contest, run)
    line = next(one for one in ranking(activity.contest, run, settled) if one.player == player)
    source, when = f"club:{activity.id}:{run.number}", datetime.fromisoformat(run.ended) if run.ended else at
    tops = [run.top(played) for played in counted(run)]
    game = NotedGame(
        source=source,
        kind="club",
        at=when,
        formula=run.state.settings.formula,
        edition=run.state.settings.edition,
        title=activity.contest.name[:80],
        points=line.total,
        top=settled.top,
        tops=sum(own == top > 0 for own, top in zip(line.turns, tops, strict=True)),
        turns=len(tops),
        told=False,
    )
    return game, tuple(_lost(run, line, source, when))


def _lost(run: Run, line: RankedLine, source: str, at: datetime) -> Iterator[KeptTurn]:
    """Of the turns at which he was there."""
    record = run.state.record
    for turn, played, own in zip(masked(record), counted(run), line.turns, strict=False):
        if own is None or played.turn < run.arrivals.get(line.player, 1):
            continue
        word = _own_word(played, line.player)
        lost = lost_turn(turn, source, at, points=own, own=word, variant=record.variant)
        if lost is not None:
            yield lost


def _own_word(played: Round, player: PlayerId) -> str:
    sheet = played.sheets.get(player)
    solution = sheet.decision.solution if sheet and sheet.decision else None
    return solution.word if solution else ""
