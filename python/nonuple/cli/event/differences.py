"""What an act changes in the ranking, told before it is written."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nonuple.cli.event.files import save
from nonuple.event.event import Event
from nonuple.event.standings import Difference, RankChange, between, names_apart
from nonuple.texts import organising as texts

DryRun = Annotated[bool, Parameter(name="--dry-run")]

_MOST_TOLD = 20


def save_told(path: Path, before: Event, after: Event, dry_run: bool) -> None:
    """Whose points become others, and how many ranks follow; it is written unless it is only looked at."""
    if not dry_run:
        save(path, after)
    _tell(after, between(before, after))
    if dry_run:
        print(texts.NOTHING_WRITTEN.say())


def _tell(event: Event, found: Difference) -> None:
    tell_changes(event, found.corrected[:_MOST_TOLD])
    rest = len(found.corrected) - _MOST_TOLD
    if rest > 0:
        print(texts.OTHERS_CHANGED.say(count=rest))
    if found.following:
        print(texts.FOLLOWING.say(count=len(found.following)))
    if not found.corrected and not found.following:
        print(texts.NO_DIFFERENCE.say())


def tell_changes(event: Event, found: Sequence[RankChange]) -> None:
    """A line for each: points and rank, before and now."""
    called = names_apart(event, texts.REMOVED.say())
    for id_, before, after in found:
        values = {
            "name": called.get(id_, id_),
            **({"before": before.total, "old": before.rank} if before else {}),
            **({"after": after.total, "new": after.rank} if after else {}),
        }
        text = texts.CHANGED if before and after else texts.CAME if after else texts.WENT
        print(text.say(**values))
