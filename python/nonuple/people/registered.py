"""Who is registered already where a list is to be entered, and who of them a line of it means."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple, Protocol

from nonuple.errors import Refusal
from nonuple.people.federation import Federation
from nonuple.people.person import Entry, Person, folded, same_words
from nonuple.people.register import are_one
from nonuple.texts import entries as texts


class NewIds(Protocol):
    """What those are called by who were not registered before."""

    def entry(self) -> str: ...

    def person(self, entry: str, place: int) -> str:
        """The first or the second of an entry."""
        ...


class Registered(NamedTuple):
    """The people and entries of a room or an event."""

    people: Sequence[Person]
    entries: Sequence[Entry]
    federation: Federation
    ids: NewIds
    tables: Mapping[int, str] | None = None
    """Whose a table is; None where a list seats nobody."""
    left: frozenset[str] = frozenset()
    """Entries that take part no more: a list brings them back, and another may have their tables."""
    strict: bool = True
    """Whether it is doubted what the federation does not name, and who may be known from elsewhere."""


class Numbered:
    """Numbers that no record of an event bears."""

    def __init__(self, people: Sequence[Person], entries: Sequence[Entry]) -> None:
        self._people = _following(one.id for one in people)
        self._entries = _following(one.id for one in entries)

    def entry(self) -> str:
        return str(next(self._entries))

    def person(self, entry: str, place: int) -> str:
        return str(next(self._people))


def _following(ids: Iterator[str]) -> Iterator[int]:
    return count(max((int(one) for one in ids if one.isdecimal()), default=0) + 1)


def seated_nobody() -> Registered:
    """Nobody yet, and a table for whoever comes: of any series and category."""
    return Registered((), (), Federation("nonuple-federation", 1, ""), Numbered((), ()), {}, strict=False)


class Recognition:
    """Tells who is meant: by his licence, else by a name that can be no other's."""

    def __init__(self, people: Sequence[Person]) -> None:
        self._named: dict[str, list[Person]] = defaultdict(list)
        self._licensed: dict[str, Person] = {}
        for one in people:
            if one.name:
                self._named[same_words(one.name)].append(one)
            if one.licence:
                self._licensed[folded(one.licence)] = one

    def knows_name(self, name: str) -> bool:
        return bool(self._named.get(same_words(name)))

    def find(self, person: Person) -> Person | None:
        """Him; nobody where none of his name may be him. Where several may, a person must say more."""
        holder = self._licensed.get(folded(person.licence)) if person.licence else None
        if holder is not None and same_words(holder.name) == same_words(person.name):
            return holder
        if holder is not None:
            values = {"name": person.name, "other": holder.name, "licence": person.licence}
            raise Refusal(texts.LICENCE_TAKEN, **values)
        same = [one for one in self._called(person) if are_one(one, person)]
        if len(same) > 1:
            same = [one for one in same if folded(one.club) == folded(person.club)] or same
        if len(same) > 1:
            raise Refusal(texts.SEVERAL_HERE, name=person.name)
        return same[0] if same else None

    def perhaps(self, person: Person) -> Person | None:
        """The only one of his name, of another club: it may be him, which only people can tell."""
        namesakes = [one for one in self._called(person) if not (one.licence and person.licence)]
        try:
            return namesakes[0] if len(namesakes) == 1 and self.find(person) is None else None
        except Refusal:
            return None

    def _called(self, person: Person) -> Sequence[Person]:
        return self._named.get(same_words(person.name), ())
