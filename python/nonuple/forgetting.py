"""Whom one means among people of one name; what is his in a log or a file, and the same without him."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.event.centres import CentreResults
from nonuple.event.event import FORMAT, Event
from nonuple.formats.event_file import read_data, read_event, write_event
from nonuple.people.person import GONE, Entry, Person
from nonuple.privacy import About, Said, changed, records, told
from nonuple.texts import event as event_texts

Fact = msgspec.Struct
"""An event of any kind of activity, or what is in a file: a record."""
File = Event | CentreResults

_KNOWN_BY = (About.PERSON, About.ENTRY, About.NAME)


class Whom(NamedTuple):
    """Somebody by his name, however it is typed; licence and club tell him from namesakes."""

    name: str
    licence: str = ""
    club: str = ""
    ids: frozenset[str] = frozenset()
    """By which he is known in one log or file, and his entries there."""
    entries: frozenset[str] = frozenset()
    alone: bool = True
    """Whether nobody else there is called so: else what has no id of his is somebody else's."""
    clubs: Mapping[str, bool] = {}
    """Of each club there, whether nobody else is of it: it would tell who he is."""

    def among(self, facts: Iterable[Fact], is_his: Callable[[Person], bool] | None = None) -> "Whom":
        """The same in a log or a file."""
        facts = [*facts]
        there = [*records(facts)]
        called = self.called(facts)
        ids = {id for id, one in called.items() if (is_his or self.fits)(one)}
        written = (one for one in there if isinstance(one, Entry) and not ids.isdisjoint(one.people))
        everybody = (one for one in there if isinstance(one, Person) and one.club)
        members = {(one.club, one.id in ids and self._is_name_of(one)) for one in everybody}
        members.update(*(self.among([file]).clubs.items() for file in files_in(facts)))
        clubs = dict(sorted(members, reverse=True))  # one other member is the last to say
        entries = frozenset(one.id for one in written)
        return self._replace(ids=frozenset(ids), entries=entries, alone=len(ids) == len(called), clubs=clubs)

    def called(self, facts: Iterable[Fact]) -> dict[str, Person]:
        """The last record of each who was ever called so, by id."""
        everybody = [one for one in records([*facts]) if isinstance(one, Person)]
        ever = {one.id for one in everybody if self._is_name_of(one)}
        return {one.id: one for one in everybody if one.id in ever}

    def fits(self, record: Person) -> bool:
        """Whether nothing says that it is somebody else: the licence tells, else the club."""
        if self.licence and record.licence:
            return same(self.licence, record.licence)
        return not (self.club and record.club) or same(self.club, record.club)

    def _is_name_of(self, record: Fact) -> bool:
        return any(same(name, self.name) for name in told(record, About.NAME))

    # What is his

    def is_in(self, fact: Fact) -> bool:
        """Whether a fact names him, or has one of his ids in it."""
        return changed(fact, lambda about, said, of: "" if self._has(about, said, of) else said) != fact

    def own(self, fact: Said) -> Said:
        """A fact without the other people that it lists, nor files that list nobody."""
        return changed(
            fact,
            lambda about, said, of: self._file(said, Whom.own, "") if about is About.FILE else said,
            self._keeps,
        )

    def _has(self, about: About, said: Any, of: Fact) -> bool:
        if about is About.FILE:
            return any(self.among([file]).is_in(file) for file in opened(said))
        if about in (About.PERSON, About.ENTRY):
            return said in (self.ids if about is About.PERSON else self.entries)
        return about in (About.NAME, About.PROSE) and self._without("", about, said, of) != said

    def _keeps(self, about: About | None, one: Any, of: Fact) -> bool:
        said = [(about, one, of)] if about in _KNOWN_BY and isinstance(one, str) else []
        if isinstance(one, msgspec.Struct):
            said = [(each, text, one) for each in _KNOWN_BY for text in told(one, each)]
        return not said or any(self._has(*each) for each in said)

    def _file(self, said: str, what: "Callable[[Whom, File], File]", other: str) -> str:
        """A file after something was done to what it tells; another text where it tells nothing of people."""
        for file in opened(said):
            after = what(self.among([file])._replace(clubs=self.clubs), file)
            return said if after == file else written(after)
        return other

    def _is_about(self, fact: Fact) -> bool:
        mine = {About.PERSON: self.ids, About.ENTRY: self.entries}
        return any(not ids.isdisjoint(told(fact, about)) for about, ids in mine.items())

    # Forgetting

    def erased(self, fact: Said, alias: str) -> Said:
        """A fact with another name in the place of his, and of a club that nobody else is of."""
        return changed(fact, partial(self._without, alias))

    def author(self, author: str, alias: str, fact: Fact) -> str:
        """Who did it, with another name in the place of his."""
        return str(self._without(alias, About.NAME, author, fact))

    def _without(self, alias: str, about: About, said: Any, of: Fact) -> Any:
        if about is About.FILE:
            return self._file(said, lambda there, file: there.erased(file, alias), said)
        if about is About.CLUB:
            return alias if any(self.clubs.get(club) for club in told(of, About.CLUB)) else said
        if not self.alone and not self._is_about(of):
            return said
        if about is About.NAME:  # both of a pair are one author
            return " / ".join(alias if same(name, self.name) else name for name in said.split(" / "))
        if about is About.PROSE:
            name = r"\s+".join(map(re.escape, self.name.split()))
            return re.sub(rf"(?<!\w){name}(?!\w)", lambda _: alias, said, flags=re.IGNORECASE)
        return type(said)() if about is About.PRIVATE and self._is_name_of(of) else said


def erase(event: Event, person: str) -> Event:
    """Somebody forgotten in the file of an event; a club of which nobody else is goes on under a number."""
    if person not in {one.id for one in event.people}:
        raise Refusal(event_texts.NO_PERSON, person=person)
    name = event.person(person).name
    if name == GONE:
        return event
    erased = Whom(name).among([event], lambda one: one.id == person).erased(event, f"#{person}")
    people = (replace(one, name=GONE) if one.id == person else one for one in erased.people)
    return replace(erased, people=tuple(people))


def files_in(facts: Iterable[Fact]) -> list[File]:
    texts = (text for one in records([*facts]) for text in told(one, About.FILE))
    return [file for text in texts for file in opened(text)]


def opened(text: str) -> tuple[File, ...]:
    """What a file tells of people; those of sealed games and of keys tell nothing."""
    head = read_data(text.encode(), "", dict[str, Any])
    results = head.get("results", head)
    if "number" in results:
        return (msgspec.convert(results, CentreResults),)
    return (read_event(text.encode(), ""),) if head.get("format") == FORMAT else ()


def written(file: File) -> str:
    return (write_event(file) if isinstance(file, Event) else msgspec.json.encode(file)).decode()


def same(one: str, other: str) -> bool:
    return one.casefold().split() == other.casefold().split()
