"""Which tables somebody has come in for."""

from collections import Counter
from collections.abc import Collection

from nonuple.contest.events import AccessGranted


class Seats:
    """One phone holds a table that was taken with the code of all players, until it is released."""

    def __init__(self) -> None:
        self._holders: Counter[int] = Counter()
        self._released: Counter[int] = Counter()

    def take(self, granted: AccessGranted) -> None:
        self._holders[_held(granted)] += 1

    def leave(self, granted: AccessGranted) -> None:
        self._holders[_held(granted)] -= 1

    def release(self, tables: Collection[int]) -> None:
        """They can be claimed anew."""
        self._released.update(tables)

    def is_held(self, table: int) -> bool:
        """Whether somebody has come in for a table."""
        return self._holders[table] > 0

    def claim(self, table: int) -> str:
        """What a table can be claimed by once, until it is released."""
        return f"claim:{table}:{self._released[table]}"


def _held(granted: AccessGranted) -> int:
    """The table that somebody came in for, 0 for none."""
    return (granted.table or 0) if "." in granted.id else 0
