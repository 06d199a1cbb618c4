"""What a diary takes from games of this server: read from the games themselves, once they are over."""

from collections.abc import Iterable
from datetime import datetime

from nonuple.activity.port import AnyActivity
from nonuple.contest.activity import ContestActivity
from nonuple.contest.people import PlayerId
from nonuple.errors import Refusal
from nonuple.play.family.activity import FamilyActivity
from nonuple.play.family.book import score_book
from nonuple.play.free.state import FreePhase
from nonuple.play.rating.difficulty import DOUBT, difficulty_of, ways_of
from nonuple.play.solo.activity import SoloActivity
from nonuple.play.solo.report import report_of
from nonuple.play.solo.state import SoloState
from nonuple.play.topping.activity import ToppingActivity
from nonuple.study.diary.club import club_games
from nonuple.study.diary.entries import MOST_PARTNERS, KeptTurn, NotedGame, Partner, RatedTurn
from nonuple.study.diary.lost import Noted, lost_turn
from nonuple.table.activity import TableActivity
from nonuple.texts import study as texts


def games_of(activity: AnyActivity, player: str, at: datetime) -> tuple[Noted, ...]:
    """The games that an activity has come to, for one of its players, and the turns that he lost."""
    match activity:
        case SoloActivity():
            return (_solo(activity, at),)
        case ToppingActivity():
            return ((_topping(activity, player, at), ()),)
        case FamilyActivity():
            return ((_family(activity, player, at), ()),)
        case TableActivity():
            return ((_free(activity, player, at), ()),)
        case ContestActivity():
            return club_games(activity, PlayerId(player) if player else None, at)
        case _:
            raise Refusal(texts.NOT_NOTED)


def _solo(activity: SoloActivity, at: datetime) -> Noted:
    state = activity.state
    if state is None or state.phase != "over" or not state.outcomes:
        raise Refusal(texts.GAME_NOT_OVER)
    source, report = f"solo:{activity.id}:{activity.began}", report_of(state)
    game = NotedGame(
        source=source,
        kind="solo",
        at=at,
        formula=state.begun.record.formula,
        edition=state.begun.record.edition,
        title=state.begun.title[:80],
        points=report.unaided.points,
        top=report.unaided.top,
        tops=report.tops,
        turns=report.turns,
        seconds=activity.spent,
        told=False,
    )
    return None if state.begun.rated else game, _lost(state, source, at)


def rated_in(activity: AnyActivity, at: datetime) -> tuple[RatedTurn, ...]:
    """The turns of a game alone that were sought against the clock and without a hint; it takes a moment."""
    if not isinstance(activity, SoloActivity):
        return ()
    state, means = activity.state, activity.means
    if state is None or state.phase != "over" or state.begun.seconds is None:
        return ()
    source, lexicon = f"solo:{activity.id}:{activity.began}", means.lexicon(state.begun.lexicon)
    if lexicon.fingerprint != state.begun.fingerprint:
        return ()
    played = zip(state.seen, state.outcomes, state.standing.hinted, strict=True)
    return tuple(
        RatedTurn(source, turn.retained.n, at, round(hard, 1), DOUBT, outcome.gross == turn.top)
        for turn, outcome, hints in played
        if not hints
        for hard in (difficulty_of(ways_of(turn, lexicon, means.common)),)
    )


def _lost(state: SoloState, source: str, at: datetime) -> tuple[KeptTurn, ...]:
    variant = state.begun.record.variant
    turns = (
        lost_turn(turn, source, at, points=one.gross, own=one.slip.word if one.slip else "", variant=variant)
        for turn, one in zip(state.seen, state.outcomes, strict=True)
    )
    return tuple(turn for turn in turns if turn is not None)


def _topping(activity: ToppingActivity, player: str, at: datetime) -> NotedGame:
    run = next((one for name, one in activity.runs.items() if _same(name, player)), None)
    if run is None or activity.prepared is None:
        raise Refusal(texts.NOT_IN_GAME, player=player)
    if not (run.over or run.left) or not run.turns:
        raise Refusal(texts.GAME_NOT_OVER)
    settings = activity.prepared.game.settings
    return NotedGame(
        source=f"topping:{activity.id}:{activity.began}",
        kind="topping",
        at=at,
        formula=settings.formula,
        edition=settings.edition,
        partners=_others(run.player, ((one.player, one.level) for one in activity.runs.values())),
        tops=run.found,
        turns=len(run.turns),
        seconds=run.seconds,
        told=False,
    )


def _family(activity: FamilyActivity, player: str, at: datetime) -> NotedGame:
    state = activity.state
    if state is None or state.phase != "over" or not state.lines:
        raise Refusal(texts.GAME_NOT_OVER)
    book = score_book(state)
    column = next((one for one in book.columns if _same(one.player, player)), None)
    if column is None:
        raise Refusal(texts.NOT_IN_GAME, player=player)
    others = [one.total for one in book.columns if one is not column]
    points = zip(column.points, book.tops, strict=True)
    played = [(own, top) for own, top in points if own is not None]
    return NotedGame(
        source=f"family:{activity.id}:{activity.began}",
        kind="family",
        at=at,
        edition="box",
        points=column.total,
        top=sum(top for _, top in played),
        against=max(others, default=None),
        partners=_others(column.player, ((one.player, None) for one in book.columns)),
        tops=sum(own == top and top > 0 for own, top in played),
        turns=len(played),
        told=False,
    )


def _free(activity: TableActivity, player: str, at: datetime) -> NotedGame:
    state = activity.state
    if state is None or state.phase is not FreePhase.OVER or activity.arrangement is None:
        raise Refusal(texts.GAME_NOT_OVER)
    names = activity.arrangement.settings.seats
    seat = next((at for at, name in enumerate(names) if _same(name, player)), None)
    if seat is None:
        raise Refusal(texts.NOT_IN_GAME, player=player)
    totals = state.totals
    return NotedGame(
        source=f"free:{activity.id}",
        kind="free",
        at=at,
        edition="free",
        points=totals[seat],
        against=max(one for other, one in enumerate(totals) if other != seat),
        partners=_others(names[seat], zip(names, activity.arrangement.levels, strict=True)),
        turns=sum(turn.seat == seat for turn in state.record.turns),
        seconds=state.used[seat],
        told=False,
    )


def _others(own: str, all: Iterable[tuple[str, object]]) -> tuple[Partner, ...]:
    """With the level of those that are computers."""
    others = (Partner(name[:80], "" if level is None else str(level)) for name, level in all if name != own)
    return tuple(others)[:MOST_PARTNERS]


def _same(one: str, other: str) -> bool:
    return one.strip().casefold() == other.strip().casefold()
