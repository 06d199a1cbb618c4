"""Forgetting somebody: his name goes from every event that holds it, and no rank changes."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

NAMES = frozenset({"name", "partner", "member", "members", "replaces", "chief"})
"""Fields whose text is somebody's name."""
SENTENCES = frozenset({"title", "why", "motive", "remark", "wanted", "said", "what", "article", "contact"})
"""Fields in which people write what they like, names too."""
NOT_PEOPLE = frozenset({"settings", "event", "slip", "decision", "verdict", "words", "record"})
"""Fields of which nothing is about people, though a word played may be somebody's name."""

PRIVATE = frozenset({"licence", "federation", "agrees", "paid", "accessible"})
"""Fields of one who registered that nothing is counted by."""

_LISTS = frozenset({"players", "seats", "arbiters", "members"})
"""Fields that list people: by their particulars, by their names or by what players are known by."""

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

    def erased(self, event: Any, alias: str, clubs: Collection[str] = ()) -> Any:
        """An event as the log writes it, with another name in the place of his and of some clubs."""

        def renamed(text: str, key: str) -> str:
            return alias if key == "club" and text in clubs else self._renamed(text, key, alias)

        return _clubs_named(_renamed(_changed(event, self._bare), renamed), alias, clubs)

    def own_clubs(self, events: Iterable[Any]) -> frozenset[str]:
        """Clubs of which nobody else is: they would tell who he was, and rank the same under another name."""
        his: set[str] = set()
        others: set[str] = set()
        for one in _with_club(list(events)):
            (his if self._is_one_of(one) else others).add(one["club"])
        return frozenset(his - others - {""})

    def _bare(self, fields: dict[str, Any]) -> dict[str, Any]:
        """What somebody registered with, without what is his alone."""
        name = fields.get("name")
        if not isinstance(name, str) or not self.is_called(name):
            return fields
        return {key: value for key, value in fields.items() if key not in PRIVATE}

    def author(self, author: str, alias: str) -> str:
        names = author.split(_BETWEEN)
        return _BETWEEN.join(alias if self.is_called(name) else name for name in names)

    def players(self, events: Iterable[Any]) -> set[str]:
        """What he is known by as a player."""
        registered = (event["players"] for event in events if event["type"] == "PlayersRegistered")
        return {player["id"] for players in registered for player in players if self._is_one_of(player)}

    def own(self, event: Any, ids: Collection[str]) -> Any:
        """An event without the other people that it lists."""
        return {
            key: [one for one in value if self._is_his(key, one, ids)] if key in _LISTS else value
            for key, value in event.items()
        }

    def is_about(self, event: Any, ids: Collection[str]) -> bool:
        """Whether an event tells something of him."""
        own = self.own(event, ids)
        return event.get("player") in ids or any(own.get(key) for key in _LISTS)

    def _is_his(self, key: str, one: Any, ids: Collection[str]) -> bool:
        if isinstance(one, str):
            return one in ids if key == "players" else self.is_called(one)
        return one["player"] in ids if key == "seats" else self._is_one_of(one)

    def _is_one_of(self, people: Any) -> bool:
        return self.is_called(people["name"]) or self.is_called(people.get("partner", ""))

    def _renamed(self, text: str, key: str, alias: str) -> str:
        if self.is_called(text) and key in NAMES:
            return alias
        return self._mentioned.sub(lambda _: alias, text) if key in SENTENCES else text


def _with_club(value: Any) -> Iterator[Any]:
    """Whatever says of which club somebody is."""
    if isinstance(value, list):
        for one in value:
            yield from _with_club(one)
    elif isinstance(value, dict):
        if isinstance(value.get("club"), str) and isinstance(value.get("name"), str):
            yield value
        for name, one in value.items():
            if name not in NOT_PEOPLE:
                yield from _with_club(one)


def _clubs_named(event: Any, alias: str, clubs: Collection[str]) -> Any:
    """Where clubs have labels: a club is known by the first that it had."""
    if event.get("type") != "GroupsNamed" or event["kind"] != "club":
        return event
    named = [
        {key: alias if value in clubs and key != "order" else value for key, value in group.items()}
        for group in event["groups"]
    ]
    return {**event, "groups": named}


def _changed(value: Any, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Any:
    """Everything with other fields."""
    if isinstance(value, list):
        return [_changed(one, change) for one in value]
    if isinstance(value, dict):
        return {
            name: one if name in NOT_PEOPLE else _changed(one, change) for name, one in change(value).items()
        }
    return value


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
