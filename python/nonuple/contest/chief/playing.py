"""An evening with nobody to spare: the chief arbiter plays too, and knows no more than the other players."""

from nonuple.contest.people import PlayerId
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.rulebooks.registry import duplicate
from nonuple.texts import contest as texts


def who_plays(
    contest: Contest, table: int | None, edition: str, *, phones: bool, ranked: bool
) -> PlayerId | None:
    """The player at the table of a chief arbiter who plays: his slip comes from a phone, before the end."""
    if table is None:
        return None
    if ranked:
        raise Refusal(texts.CHIEF_PLAYS_RANKED, article=duplicate(edition).ledger.devices_article)
    if not phones:
        raise Refusal(texts.CHIEF_PLAYS_BY_PHONE)
    player = contest.seating.players.get(table)
    if player is None or player in contest.away:
        raise Refusal(texts.NO_SUCH_TABLE, table=table)
    return player


def is_playing(run: Run) -> bool:
    """Whether the one at the desk is still looking for a word: nobody there may see what there is to find."""
    current = run.current
    return run.opened.plays is not None and current is not None and not current.closed


def check_not_playing(run: Run | None) -> None:
    if run is not None and is_playing(run):
        raise Refusal(texts.CHIEF_IS_PLAYING)


def check_not_his(run: Run, player: PlayerId) -> None:
    """Once he has seen the top nobody writes his slip any more."""
    if player == run.opened.plays:
        raise Refusal(texts.CHIEF_WROTE_BEFORE)
