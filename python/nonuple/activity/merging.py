"""Two who change the same at once: what only one of them changed is kept, and what both did is told."""

from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.texts import merging as texts

R = TypeVar("R", bound=msgspec.Struct)


def merged(mine: R, seen: R, now: R) -> R:
    """A record as it is now, with what one has changed of what he saw of it."""
    names = [field.name for field in msgspec.structs.fields(mine)]
    changed = {name: _chosen(*(getattr(one, name) for one in (mine, seen, now))) for name in names}
    return replace(now, **changed)


def _chosen(mine: Any, seen: Any, now: Any) -> Any:
    if mine in (seen, now):
        return now
    if now != seen:
        said = {"mine": mine, "now": now}
        raise Refusal(texts.OTHER_VALUE, **said) if isinstance(now, str) else Refusal(texts.OTHERS_WROTE)
    return mine
