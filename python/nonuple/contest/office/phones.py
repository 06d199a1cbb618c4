"""Who has come in with a phone."""

from collections import Counter

from nonuple.activity.door import Granted
from nonuple.contest.people import PlayerId, player_of


class Phones:
    """One phone is a player's that came in with the code of all players, until it is released."""

    def __init__(self) -> None:
        self._holders: Counter[PlayerId | None] = Counter()
        self._released: Counter[PlayerId] = Counter()

    def come_in(self, granted: Granted) -> None:
        self._holders[_held(granted)] += 1

    def leave(self, granted: Granted) -> None:
        """He can be claimed anew."""
        player = _held(granted)
        self._holders[player] -= 1
        if player is not None:
            self._released[player] += 1

    def is_held(self, player: PlayerId) -> bool:
        """Whether somebody has come in for a player."""
        return self._holders[player] > 0

    def claim(self, player: PlayerId) -> str:
        """What a player can be claimed by once, until he is released."""
        return f"claim:{player}:{self._released[player]}"


def _held(granted: Granted) -> PlayerId | None:
    """The player whom somebody came in for with a code."""
    return player_of(granted) if "." in granted.id else None
