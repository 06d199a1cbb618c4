"""`nonuple event annul`: a game that counted counts no more, or does again."""

from typing import Annotated

from cyclopts import Parameter

from nonuple.cli.event.differences import DryRun, save_told
from nonuple.cli.event.files import EventPath, GameNumber, opened
from nonuple.cli.event.holding import changes_event
from nonuple.event import event as events
from nonuple.texts import organising as texts


@changes_event
def annul(
    event: EventPath,
    /,
    *,
    game: GameNumber,
    reason: Annotated[str, Parameter(metavar="TEXT")] = "",
    back: bool = False,
    dry_run: DryRun = False,
) -> None:
    there = opened(event)
    after = events.restore(there, game) if back else events.annul(there, game, reason)
    print((texts.RESTORED if back else texts.ANNULLED).say(game=game, why=reason.strip()))
    save_told(event, there, after, dry_run)
