"""A game that counts no more: annulled once it was played, withdrawn where it was opened by mistake."""

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events
from nonuple.contest.events import GameAnnulled, GameRestored, GameWithdrawn
from nonuple.contest.office.roster import entry_of
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.texts import contest as texts


def annul_game(asking: Asking, command: ask.AnnulGame) -> Events:
    run = _own(asking.contest, asking.game(command.game))
    if not run.over:
        raise Refusal(texts.ANNUL_WHEN_OVER, game=run.number)
    if not command.why.strip():
        raise Refusal(texts.WHY_NEEDED)
    return () if run.annulled else (GameAnnulled(run.number, command.why.strip()),)


def withdraw_game(asking: Asking, command: ask.WithdrawGame) -> Events:
    """Where somebody has handed in a slip it was no mistake any more: such a game is annulled."""
    run = _own(asking.contest, asking.game(command.game))
    check_nobody_played(run)
    return (GameWithdrawn(run.number),)


def restore_game(asking: Asking, command: ask.RestoreGame) -> Events:
    contest, number = asking.contest, command.game
    if number in contest.mistaken:
        _own(contest, contest.mistaken[number])
        check_still_last(number, max(contest.runs, default=0))
        live = contest.live
        if live is not None and not live.over:
            raise Refusal(texts.GAME_GOES_ON, game=live.number)
        return (GameRestored(number),)
    return (GameRestored(number),) if _own(contest, asking.game(number)).annulled else ()


def check_nobody_played(run: Run) -> None:
    count = slips_of(run)
    if count:
        raise Refusal(texts.WAS_PLAYED, game=run.number, count=count)


def check_still_last(number: int, last: int) -> None:
    if last > number:
        raise Refusal(texts.ANOTHER_FOLLOWED, game=number, last=last)


def slips_of(run: Run) -> int:
    """How many slips were written at turns that stand."""
    return sum(
        bool(sheet.entries) or sheet.draft is not None
        for draw, played in run.rounds.items()
        if run.standing(draw)
        for sheet in played.sheets.values()
    )


def _own(contest: Contest, run: Run) -> Run:
    """A game of an event is annulled there, in all its halls at once."""
    if any(entry_of(contest, player) is not None for player in run.seating.tables):
        raise Refusal(texts.OF_AN_EVENT, game=run.number)
    return run
