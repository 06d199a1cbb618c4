"""Forgetting somebody: his name goes from every event that holds it, and nothing else changes."""

import re
from collections.abc import Callable

from msgspec.structs import replace

from nonuple.contest import events as on
from nonuple.contest.people import Arbiter, Player

_BETWEEN = " / "
"""Between the two of a pair, where both are one author."""


class Person:
    """Somebody by his name, however it is typed."""

    def __init__(self, name: str) -> None:
        self._words = name.casefold().split()
        pattern = r"\s+".join(map(re.escape, name.split()))
        self._mentioned = re.compile(rf"(?<!\w){pattern}(?!\w)", re.IGNORECASE)

    def is_called(self, name: str) -> bool:
        return bool(self._words) and name.casefold().split() == self._words

    def is_in(self, event: on.ContestEvent, author: str) -> bool:
        """Whether an event is about him by name, or his own."""
        return self.erased(event, author, "") != (event, author)

    def tables(self, event: on.ContestEvent) -> list[int]:
        """Where it registers him."""
        if not isinstance(event, on.PlayersRegistered):
            return []
        return [one.table for one in event.players if self.is_called(one.name) or self.is_called(one.partner)]

    def erased(self, event: on.ContestEvent, author: str, alias: str) -> tuple[on.ContestEvent, str]:
        """An event and its author with another name in the place of his."""

        def name(text: str) -> str:
            return alias if self.is_called(text) else text

        def mention(text: str) -> str:
            return self._mentioned.sub(lambda _: alias, text)

        return _renamed(event, name, mention), _BETWEEN.join(map(name, author.split(_BETWEEN)))


Rename = Callable[[str], str]


def _renamed(event: on.ContestEvent, name: Rename, mention: Rename) -> on.ContestEvent:
    """Every field in which people write a name: names themselves, and sentences that may mention one."""
    match event:
        case on.PlayersRegistered(players):
            return on.PlayersRegistered(tuple(_player(one, name) for one in players))
        case on.ArbitersNamed(arbiters):
            return on.ArbitersNamed(tuple(_arbiter(one, name) for one in arbiters))
        case on.AccessGranted():
            return replace(event, name=name(event.name))
        case on.ContestOpened() | on.ContestRenamed():
            return replace(event, name=mention(event.name))
        case on.GameOpened():
            return replace(event, title=mention(event.title))
        case on.PlayerExcluded() | on.CaseOpened():
            return replace(event, why=mention(event.why))
        case on.VerdictOverruled() | on.CaseRuled() | on.CaseForwarded():
            return replace(event, motive=mention(event.motive))
        case on.CorrectionProposed():
            return replace(event, remark=mention(event.remark))
        case _:
            return event


def _player(player: Player, name: Rename) -> Player:
    return replace(player, name=name(player.name), partner=name(player.partner))


def _arbiter(arbiter: Arbiter, name: Rename) -> Arbiter:
    return replace(arbiter, name=name(arbiter.name))
