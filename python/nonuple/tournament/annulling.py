"""Games that count no more: annulled once they were played, withdrawn where they were opened by mistake."""

from collections.abc import Iterator

from nonuple.contest.office.annulling import check_nobody_played, check_still_last
from nonuple.contest.run import Run
from nonuple.errors import Refusal
from nonuple.event.event import annul, restore
from nonuple.texts import contest as contest_texts
from nonuple.texts import merging as merging_texts
from nonuple.texts import tournament as texts
from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.asking import EventAsking, Facts


def annul_game(asking: EventAsking, wish: ask.AnnulEventGame) -> Facts:
    annul(asking.event, wish.game, wish.why)
    if any(not run.over for run in _runs(asking, wish.game)):
        raise Refusal(contest_texts.ANNUL_WHEN_OVER, game=wish.game)
    return (on.EventGameAnnulled(wish.game, wish.why.strip()),)


def withdraw_game(asking: EventAsking, wish: ask.WithdrawEventGame) -> Facts:
    """As if it had not been opened; its slips, were there any, would be lost: it is annulled then."""
    state = asking.state
    state.event.game(wish.game)
    if wish.game not in state.bound:
        raise Refusal(texts.NOT_OPENED, game=wish.game)
    for run in _runs(asking, wish.game):
        check_nobody_played(run)
    return (on.EventGameWithdrawn(wish.game),)


def correct_score(asking: EventAsking, wish: ask.CorrectScore) -> Facts:
    """Within the top and what solos earned, and of what one saw."""
    event, where = asking.event, (wish.game, wish.entry)
    event.entry(wish.entry)
    game = event.game(wish.game)
    before = game.scores.get(wish.entry)
    if wish.total is None:
        known = where in asking.state.corrections
        return (on.ScoreCorrected(wish.game, wish.entry, None),) if known else ()
    if not game.scores:
        raise Refusal(texts.NOT_PLAYED, game=wish.game)
    total = before.total if before is not None else None
    if total == wish.total:
        return ()
    if wish.seen != total:
        raise Refusal(merging_texts.OTHERS_WROTE)
    bonus = asking.state.event.settings.rules.ledger.solo_bonus
    most = game.top + bonus * ((before.solos or 0) if before is not None else 0)
    if not -most <= wish.total <= most:
        raise Refusal(texts.ABOVE_TOP, total=wish.total, top=game.top)
    return (on.ScoreCorrected(wish.game, wish.entry, wish.total, wish.why.strip()),)


def restore_game(asking: EventAsking, wish: ask.RestoreEventGame) -> Facts:
    state = asking.state
    if wish.game not in state.mistaken or state.event.game(wish.game).annulled:
        restore(state.event, wish.game)
        return (on.EventGameRestored(wish.game),)
    for one in state.mistaken[wish.game]:
        contest = asking.means.contest(one.room)
        check_still_last(one.run, max(contest.runs, default=0) if contest is not None else 0)
        live = contest.live if contest is not None else None
        if live is not None and not live.over and live.number != one.run:
            raise Refusal(texts.GAME_BEFORE, game=live.opened.title or live.number)
    return (on.EventGameRestored(wish.game),)


def _runs(asking: EventAsking, game: int) -> Iterator[Run]:
    """What is or was played of it in the rooms that are read."""
    for one in asking.state.bound.get(game, ()):
        contest = asking.means.contest(one.room)
        if contest is not None and one.run in contest.runs:
            yield contest.runs[one.run]
