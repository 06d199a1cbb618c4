"""Forgetting somebody: his name goes from every event that holds it, and no rank changes."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from nonuple.texts import people as texts

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

_REGISTERED = frozenset({"people", "players"})
"""Fields that list who is registered, each with an id and a name."""

_BETWEEN = " / "
"""Between the two of a pair, where both are one author."""


_MARK = 6
"""Characters by which those who were forgotten are told apart."""
_ALIAS = re.compile(rf"(?:{texts.ERASED.fr}|{texts.ERASED.en}) \S{{{_MARK}}}")


def alias_of(mark: str) -> str:
    """What stands in the place of a name."""
    return f"{texts.ERASED.say()} {mark[:_MARK]}"


def is_alias(name: str) -> bool:
    return _ALIAS.fullmatch(name) is not None


class Person:
    """Somebody by his name, however it is typed; and where others bear it too, by what he is known by.

    `licence` and `club` tell him from namesakes, `ids` are his own in one log or file: whatever else there is
    of his name is somebody else's, and so are names without an id. Without `ids` all of the name are meant.
    """

    def __init__(
        self, name: str, licence: str = "", club: str = "", ids: frozenset[str] | None = None
    ) -> None:
        self.name = name
        self.licence = licence
        self.club = club
        self.ids = ids
        self._words = name.casefold().split()
        pattern = r"\s+".join(map(re.escape, name.split()))
        self._mentioned = re.compile(rf"(?<!\w){pattern}(?!\w)", re.IGNORECASE)

    def is_called(self, name: str) -> bool:
        return name.casefold().split() == self._words

    # Namesakes

    def among(self, events: Iterable[Any]) -> "Person":
        """The same in a log or a file, by ids where some of his name there are other people."""
        last = self.records(events)
        his = frozenset(id for id, one in last.items() if self.fits(one))
        return self if len(his) == len(last) else self.known_by(his)

    def known_by(self, ids: Collection[str]) -> "Person":
        return Person(self.name, self.licence, self.club, frozenset(ids))

    def records(self, events: Iterable[Any]) -> dict[str, Any]:
        """The last record of each who was ever called so, by id."""
        found: dict[str, Any] = {}
        ever: set[str] = set()
        for one in _listed(list(events)):
            found[one["id"]] = one
            if self._bears(one):
                ever.add(one["id"])
        return {id: one for id, one in found.items() if id in ever}

    def fits(self, record: Any) -> bool:
        """Whether nothing says that it is somebody else: the licence tells, else the club."""
        if self.licence and record.get("licence"):
            return self.has_licence(record)
        club = record.get("club", "")
        return not (self.club and club) or _same(self.club, club)

    def has_licence(self, record: Any) -> bool:
        return _same(self.licence, record.get("licence", ""))

    # Forgetting

    def erased(self, event: Any, alias: str, clubs: Collection[str] = ()) -> Any:
        """An event as the log writes it, with another name in the place of his and of some clubs."""

        def renamed(text: str, key: str) -> str:
            if key == "club" and text in clubs:
                return alias
            return self._renamed(text, key, alias) if self.ids is None else text

        def own(fields: dict[str, Any]) -> dict[str, Any]:
            return self._bare(fields) if self.ids is None else self._own_erased(fields, alias)

        return _clubs_named(_renamed(_changed(event, own), renamed), alias, clubs)

    def _own_erased(self, fields: dict[str, Any], alias: str) -> dict[str, Any]:
        """What has his id, with another name in the place of his; and what is said of his slips."""
        if self._id_of(fields) not in (self.ids or ()):
            return fields
        return {
            key: self._renamed(value, key, alias) if isinstance(value, str) else value
            for key, value in self._bare(fields).items()
        }

    def own_clubs(self, events: Iterable[Any]) -> frozenset[str]:
        """Clubs of which nobody else is: they would tell who he was, and rank the same under another name."""
        his, others = self.clubs(events)
        return frozenset(his - others)

    def clubs(self, events: Iterable[Any]) -> tuple[set[str], set[str]]:
        """Of which clubs he is, and others are."""
        his: set[str] = set()
        others: set[str] = set()
        for one in _with_club(list(events)):
            (his if self.is_one_of(one) else others).add(one["club"])
        return his - {""}, others

    def _bare(self, fields: dict[str, Any]) -> dict[str, Any]:
        """What somebody registered with, without what is his alone."""
        name = fields.get("name")
        if not isinstance(name, str) or not self.is_called(name):
            return fields
        return {key: value for key, value in fields.items() if key not in PRIVATE}

    def author(self, author: str, alias: str, event: Any) -> str:
        if self.ids is not None and event.get("player") not in self.ids:
            return author
        names = author.split(_BETWEEN)
        return _BETWEEN.join(alias if self.is_called(name) else name for name in names)

    # What is kept of him

    def players(self, events: Iterable[Any]) -> set[str]:
        """What he is known by as a player."""
        registered = (event["players"] for event in events if event["type"] == "PlayersRegistered")
        return {player["id"] for players in registered for player in players if self.is_one_of(player)}

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
            return one in ids if key == "players" else self.ids is None and self.is_called(one)
        return one["player"] in ids if key == "seats" else self.is_one_of(one)

    def is_one_of(self, people: Any) -> bool:
        return self._bears(people) and (self.ids is None or self._id_of(people) in self.ids)

    def _bears(self, people: Any) -> bool:
        return self.is_called(people["name"]) or self.is_called(people.get("partner", ""))

    @staticmethod
    def _id_of(fields: Any) -> str | None:
        """Whose it is: a slip, a link or a record."""
        id: str | None = fields.get("player") or fields.get("id")
        return id

    def _renamed(self, text: str, key: str, alias: str) -> str:
        if self.is_called(text) and key in NAMES:
            return alias
        return self._mentioned.sub(lambda _: alias, text) if key in SENTENCES else text


def _same(one: str, other: str) -> bool:
    return one.casefold().split() == other.casefold().split()


def _listed(value: Any) -> Iterator[Any]:
    """Whoever is registered, as a person or as a player, in the order of the log."""
    if isinstance(value, list):
        for one in value:
            yield from _listed(one)
    elif isinstance(value, dict):
        for name, one in value.items():
            if name in _REGISTERED and isinstance(one, list):
                yield from (each for each in one if isinstance(each, dict) and {"id", "name"} <= each.keys())


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
