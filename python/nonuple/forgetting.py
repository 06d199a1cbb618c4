"""Forgetting somebody: his name goes from every fact that holds it, and no rank changes."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeGuard

import msgspec

from nonuple.competition.people import Registrant
from nonuple.contest.people import Player
from nonuple.privacy import About, Said, Walk, records, told
from nonuple.texts import people as texts

Fact = msgspec.Struct
"""An event of any kind of activity, or what is in a file: a record."""
Registered = Registrant | Player

_BETWEEN = " / "
"""Between the two of a pair, where both are one author."""
_MARK = 6
"""Characters by which those who were forgotten are told apart."""
_ALIAS = re.compile(rf"(?:{texts.ERASED.fr}|{texts.ERASED.en}) \S{{{_MARK}}}")
_IDS = (About.PERSON, About.ENTRY)


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
        pattern = r"\s+".join(map(re.escape, name.split()))
        self._mentioned = re.compile(rf"(?<!\w){pattern}(?!\w)", re.IGNORECASE)

    def is_called(self, name: str) -> bool:
        return _same(name, self.name)

    # Namesakes

    def among(self, facts: Iterable[Fact]) -> "Person":
        """The same in a log or a file, by ids where some of his name there are other people."""
        last = self.records(facts)
        his = frozenset(id for id, one in last.items() if self.fits(one))
        return self if len(his) == len(last) else self.known_by(his)

    def known_by(self, ids: Iterable[str]) -> "Person":
        return Person(self.name, self.licence, self.club, frozenset(ids))

    def records(self, facts: Iterable[Fact]) -> dict[str, Registered]:
        """The last record of each who was ever called so, by id."""
        everybody = list(_registered(facts))
        ever = {one.id for one in everybody if self._bears(one)}
        return {one.id: one for one in everybody if one.id in ever}

    def fits(self, record: Registered) -> bool:
        """Whether nothing says that it is somebody else: the licence tells, else the club."""
        if self.licence and licence_of(record):
            return self.has_licence(record)
        return not (self.club and record.club) or _same(self.club, record.club)

    def has_licence(self, record: Registered) -> bool:
        return _same(self.licence, licence_of(record))

    def clubs(self, facts: Iterable[Fact]) -> tuple[set[str], set[str]]:
        """Of which clubs he is, and others are."""
        his: set[str] = set()
        others: set[str] = set()
        for one in _registered(facts):
            (his if self._is_one_of(one) else others).add(one.club)
        return his - {""}, others

    def _is_one_of(self, one: Registered) -> bool:
        return self._bears(one) and (self.ids is None or one.id in self.ids)

    def _bears(self, one: Registered) -> bool:
        return any(map(self.is_called, told(one, About.NAME)))

    # Forgetting

    def erased(self, fact: Said, alias: str, clubs: frozenset[str] = frozenset()) -> Said:
        """A fact with another name in the place of his and of some clubs."""

        def rename(about: About, text: str, of: msgspec.Struct) -> str:
            if about is About.CLUB:
                return text if clubs.isdisjoint(told(of, About.CLUB)) else alias
            if self.ids is not None and self.ids.isdisjoint(told(of, About.PERSON)):
                return text
            if about is About.NAME:
                return self._renamed(text, alias)
            return self._mentioned.sub(lambda _: alias, text) if about is About.PROSE else text

        return Walk(rename, bare=lambda one: _is_registered(one) and self._is_one_of(one)).through(fact)

    def author(self, author: str, alias: str, fact: Fact) -> str:
        his = self.ids is None or not self.ids.isdisjoint(told(fact, About.PERSON))
        return self._renamed(author, alias) if his else author

    def _renamed(self, text: str, alias: str) -> str:
        return _BETWEEN.join(alias if self.is_called(name) else name for name in text.split(_BETWEEN))


class Kept:
    """What is kept of somebody in a log: under his ids, those of his entries, and by his name."""

    def __init__(self, person: Person, facts: Sequence[Fact], entries: Callable[..., Iterable[str]]) -> None:
        self._person = person
        people = frozenset(person.records(facts)) if person.ids is None else person.ids
        self._his = {About.PERSON: people, About.ENTRY: frozenset(entries(people))}

    def is_about(self, fact: Fact) -> bool:
        """Whether a fact names him, or has one of his ids in it."""
        found = []

        def look(about: About, text: str, of: msgspec.Struct) -> str:
            found.append(text in self._his.get(about, ()))
            return text

        Walk(look).through(fact)
        return any(found) or self._person.erased(fact, "") != fact

    def own(self, fact: Said) -> Said:
        """A fact without the other people that it lists."""
        return Walk(keep=self._is_his).through(fact)

    def _is_his(self, about: About | None, one: object) -> bool:
        if isinstance(one, msgspec.Struct):
            known = next(((each, ids) for each in _IDS if (ids := told(one, each))), None)
            if known is not None:
                return not self._his[known[0]].isdisjoint(known[1])
            names = told(one, About.NAME)
            return not names or any(self._is_his(About.NAME, name) for name in names)
        if about is About.NAME:
            return self._person.ids is None and self._person.is_called(str(one))
        return about not in _IDS or one in self._his[about]


def licence_of(record: Registered) -> str:
    return record.licence if isinstance(record, Registrant) else ""


def _same(one: str, other: str) -> bool:
    return one.casefold().split() == other.casefold().split()


def _is_registered(one: object) -> TypeGuard[Registered]:
    return isinstance(one, Registrant | Player)


def _registered(facts: Iterable[Fact]) -> Iterator[Registered]:
    """Whoever is registered, as a person or as a player, in the order of the log."""
    return filter(_is_registered, records([*facts]))
