"""What a player does from his phone."""

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events, round_of
from nonuple.contest.events import SlipCame, SlipWritten, TotalDeclared
from nonuple.contest.people import PlayerId, player_of
from nonuple.contest.results.rankings import expected
from nonuple.contest.roles import whom
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.written import checked_slip
from nonuple.errors import Refusal
from nonuple.rules import article
from nonuple.texts import contest as texts


@article("2026", "5.1")
def write_slip(asking: Asking, command: ask.WriteSlip) -> Events:
    """What is written in time is the slip; what comes after the end is kept for the arbiter to look at."""
    run, player = asking.game(command.game), own_player(asking)
    if not run.opened.phones:
        raise Refusal(texts.NO_PHONES)
    played, slip, now = round_of(run, command.draw), checked_slip(command.slip), asking.now.at
    if not expected(asking.contest, run, player, played.turn):
        raise Refusal(texts.NOT_PLAYING, table=asking.contest.seating.tables[player])
    sheet = played.sheets.get(player) or Sheet()
    if in_time(run, played, now):
        if sheet.draft is not None and (sheet.draft.slip, sheet.draft.handed) == (slip, command.handed):
            return ()
        return (SlipWritten(run.number, played.draw, player, slip, now, command.handed),)
    if sheet.knows(slip):
        return ()
    written = _written(played, command.written, now)
    return (SlipCame(run.number, played.draw, player, slip, written, now, played.retained is not None),)


def _written(played: Round, said: float | None, now: float) -> float:
    """When a phone says that it was written: while its turn was on, and not in the future."""
    if said is None:
        return now
    if played.began is not None and said < played.began <= now:
        raise Refusal(texts.WRITTEN_BEFORE_TURN)
    return min(said, now)


def in_time(run: Run, played: Round, at: float) -> bool:
    """Whether a slip that comes now is one of this turn, by the server's clock."""
    if played.closed or run.line.current != played.draw:
        return False
    paused = run.state.stopped is not None
    return paused or run.clock is None or at <= run.clock.ends


@article("2026", "2.3")
def declare_total(asking: Asking, command: ask.DeclareTotal) -> Events:
    """At the end the players' totals are compared with the arbiter's."""
    run = asking.game(command.game)
    if asking.actor.role == "player":
        player = own_player(asking)
    else:
        player = whom(asking.contest, asking.actor, command.table or 0, run.seating)
    return (TotalDeclared(run.number, player, command.total),)


def own_player(asking: Asking) -> PlayerId:
    """Who it is that asks from a phone."""
    player = player_of(asking.actor)
    if player is None or player not in asking.contest.players:
        raise Refusal(texts.NO_SUCH_TABLE, table=0)
    return player
