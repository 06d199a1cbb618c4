"""The clock of a game: its signal and its end happen when they are due, whoever looks."""

from typing import NamedTuple

from nonuple.activity.port import Moment
from nonuple.contest.asking import Events, Means
from nonuple.contest.events import GameHappened
from nonuple.contest.run import Run
from nonuple.play.duplicate import commands as game
from nonuple.play.duplicate.director import decide
from nonuple.play.duplicate.state import Phase


class Due(NamedTuple):
    at: float
    wish: game.GameCommand


def due_of(run: Run | None, now: Moment) -> Due | None:
    """What happens next by itself; nothing while no clock runs."""
    if run is None or run.state.phase is not Phase.PLAY or run.clock is None:
        return None
    if run.clock.epoch != now.epoch:
        # The machine was started again: nobody knows how long the players had.
        return Due(run.latest, game.Interrupt())
    if not run.signalled and now.at < run.clock.ends:
        return Due(run.clock.signal, game.Signal())
    return Due(run.clock.ends, game.CloseSlips())


def happening(run: Run | None, now: Moment, means: Means) -> Events:
    """What is due by now."""
    due = due_of(run, now)
    if run is None or due is None or due.at > now.at:
        return ()
    caused = decide(run.state, due.wish, means.lexicon(run.opened.lexicon), due.at)
    return tuple(GameHappened(run.number, event, now.epoch) for event in caused)
