"""Forgetting somebody: his name goes from every event that holds it, and nothing else changes."""

import re
from collections.abc import Callable
from typing import Any

NAMES = frozenset({"name", "partner", "member", "members"})
"""Fields whose text is somebody's name."""
SENTENCES = frozenset({"title", "why", "motive", "remark", "wanted"})
"""Fields in which people write what they like, names too."""
NOT_PEOPLE = frozenset({"settings", "event", "slip", "decision", "verdict", "words"})
"""Fields of which nothing is about people, though a word played may be somebody's name."""

_BETWEEN = " / "
"""Between the two of a pair, where both are one author."""


class Person:
    """Somebody by his name, however it is typed."""

    def __init__(self, name: str) -> None:
        self._words = name.casefold().split()
        pattern = r"\s+".join(map(re.escape, name.split()))
        self._mentioned = re.compile(rf"(?<!\w){pattern}(?!\w)", re.IGNORECASE)

    def is_called(self, name: str) -> bool:
        return name.casefold().split() == self._words

    def erased(self, event: Any, alias: str) -> Any:
        """An event as the log writes it, with another name in the place of his."""
        return _renamed(event, lambda text, key: self._renamed(text, key, alias))

    def author(self, author: str, alias: str) -> str:
        names = author.split(_BETWEEN)
        return _BETWEEN.join(alias if self.is_called(name) else name for name in names)

    def seats(self, event: Any, tables: set[int]) -> set[int]:
        """The tables where he sits after an event."""
        players = event["players"] if event["type"] == "PlayersRegistered" else ()
        moves = {move["table"]: move["to"] for move in event.get("moves", ())}
        left = {moves.get(table, table) for table in tables} - {player["table"] for player in players}
        return left | {player["table"] for player in players if self._is_one_of(player)}

    def own(self, event: Any) -> Any:
        """An event without the other people that it lists."""
        lists = {"players": self._is_one_of, "arbiters": self._is_one_of, "members": self.is_called}
        return {
            key: [one for one in value if lists[key](one)] if key in lists else value
            for key, value in event.items()
        }

    def _is_one_of(self, people: Any) -> bool:
        return self.is_called(people["name"]) or self.is_called(people.get("partner", ""))

    def _renamed(self, text: str, key: str, alias: str) -> str:
        if self.is_called(text) and key in NAMES:
            return alias
        return self._mentioned.sub(lambda _: alias, text) if key in SENTENCES else text


def _renamed(value: Any, rename: Callable[[str, str], str], key: str = "") -> Any:
    if isinstance(value, str):
        return rename(value, key)
    if isinstance(value, list):
        return [_renamed(one, rename, key) for one in value]
    if isinstance(value, dict):
        return {
            name: one if name in NOT_PEOPLE else _renamed(one, rename, name) for name, one in value.items()
        }
    return value
