"""A list of entries: what each of its lines gives an event; nothing is written."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.event.event import Event
from nonuple.people.answers import answer
from nonuple.people.doubts import (
    Answers,
    ListedPerson,
    ListQuestion,
    known_key,
    known_questions,
    spelled_clubs,
    waiting,
)
from nonuple.people.federation import Federation
from nonuple.people.lists import (
    ColumnProfile,
    Field,
    ListColumn,
    ListLine,
    pairings,
    read_list,
    rows_of_cells,
)
from nonuple.people.person import Entry, Person, folded, same_words
from nonuple.people.register import REGISTERED, PeopleRegister, completed
from nonuple.texts import Text
from nonuple.texts import entries as texts

QUESTIONS: tuple[Literal["agrees", "paid", "accessible"], ...] = ("agrees", "paid", "accessible")
"""Fields that are answered by yes or no."""


class LineFinding(NamedTuple):
    """Something about a line that a person should read; a grave one keeps the line out."""

    line: int
    grave: bool
    text: Text
    values: Mapping[str, object]

    def __str__(self) -> str:
        return self.text.say(**self.values)


class ReadEntries(NamedTuple):
    """What a list would enter, and what is to be said of it."""

    columns: Sequence[ListColumn]
    people: Sequence[Person]
    entries: Sequence[Entry]
    findings: Sequence[LineFinding]
    questions: Sequence[ListQuestion] = ()
    waiting: frozenset[int] = frozenset()
    """Lines that enter nobody before a question is answered."""
    known: Sequence[int] = ()
    """Lines of people who registered before, in another event."""
    headed: bool = True
    """Whether the first line of the list gave titles."""


# --- Lines -------------------------------------------------------------------------------------------------


NOBODY = PeopleRegister(())
NO_ANSWERS: Answers = {}


def read_entries(
    event: Event,
    rows: Sequence[Sequence[str]],
    profile: ColumnProfile,
    register: PeopleRegister = NOBODY,
    answers: Answers = NO_ANSWERS,
) -> ReadEntries:
    """What a list with a line of titles would enter into an event. Nothing is changed.

    What the list leaves out of one who registered before is as it was then. Lines about which a question is
    open enter nobody.
    """
    if not rows:
        raise Refusal(texts.NO_ROWS)
    found = read_list(rows_of_cells(rows), profile, titled=True)
    lines = found.lines
    there = {one.club for one in event.people if one.club}
    clubs = spelled_clubs(
        [(line.number, line.get("club")) for line in lines], there | register.clubs, answers
    )
    lines = [line.told(club=clubs.spelling.get(line.get("club"), "")) for line in lines]
    listed = [_listed(line) for line in lines]
    names = {same_words(one.name) for one in event.people}
    strangers = [one for one in listed if same_words(one.person.name) not in names]
    questions = [*clubs.questions, *known_questions(strangers, register, answers)]
    waits = waiting(listed, questions)
    reader = _Reader(event, register, answers)
    for line in lines:
        if line.number not in waits:
            reader.read(line)
    people, entries = reader.finished()
    told = (reader.findings, questions, waits, reader.known)
    return ReadEntries(found.columns, people, entries, *told, headed=found.headed)


def _listed(line: ListLine) -> ListedPerson:
    """As he is looked for among those who registered before."""
    club, category = line.get("club"), line.get("category")
    person = Person("", line.name, line.get("licence"), line.get("federation"), club, category=category)
    return ListedPerson(line.number, person, line.get("partner"))


def enter(event: Event, read: ReadEntries) -> Event:
    """The event with what was read."""
    return replace(event, people=(*event.people, *read.people), entries=(*event.entries, *read.entries))


class _Reader:
    """Reads line after line, and knows who is there already."""

    def __init__(self, event: Event, register: PeopleRegister, answers: Answers) -> None:
        self._register = register
        self._answers = answers
        self._federation: Federation = event.settings.federation
        self._there = {one.identity: one for one in event.people}
        self._by_licence = {folded(one.licence): one for one in event.people if one.licence}
        self._names = {same_words(one.name) for one in event.people if one.name}
        self._next_person = _following(one.id for one in event.people)
        self._next_entry = _following(one.id for one in event.entries)
        self._lines: list[tuple[ListLine, Person]] = []
        self.findings: list[LineFinding] = []
        self.known: list[int] = []

    def read(self, line: ListLine) -> None:
        if line.fault is not None:
            self._find(line, True, line.fault.text, **line.fault.values)
            return
        if max(map(len, line.cells.values())) > 80:
            self._find(line, True, texts.TOO_LONG, name=line.name[:40])
            return
        person = Person(
            id="",
            name=line.name,
            licence=line.get("licence"),
            federation=line.get("federation"),
            club=line.get("club"),
            series=line.get("series").upper(),
            category=self._category(line.get("category")),
            **{question: self._answer(line, question) for question in QUESTIONS},
        )
        person = replace(person, unnamed=bool(line.get("agrees")) and not person.agrees)
        person = self._as_known(line, person)
        if self._is_there(line, person):
            return
        self._check_codes(line, person)
        self._lines.append((line, self._registered(person)))

    def _as_known(self, line: ListLine, person: Person) -> Person:
        """One who registered before, with what this list does not say of him."""
        found = self._register.find(person)
        if found is None and self._answers.get(known_key(person)):
            found = self._register.perhaps(person)
        if found is None:
            return person
        self.known.append(line.number)
        whole = completed(person, found)
        taken = [
            getattr(whole, name) for name in REGISTERED if not getattr(person, name) and getattr(whole, name)
        ]
        if taken:
            self._find(line, False, texts.KNOWN_BEFORE, name=person.name, what=", ".join(taken))
        return whole

    def _is_there(self, line: ListLine, person: Person) -> bool:
        """Whether the person is entered already; a licence of somebody else keeps the line out too."""
        other = self._by_licence.get(folded(person.licence)) if person.licence else None
        if other is not None and same_words(other.name) != same_words(person.name):
            values = {"name": person.name, "other": other.name, "licence": person.licence}
            self._find(line, True, texts.LICENCE_TAKEN, **values)
            return True
        if person.identity in self._there:
            self._find(line, True, texts.ALREADY_THERE, name=person.name)
            return True
        if same_words(person.name) in self._names:
            self._find(line, False, texts.SAME_NAME, name=person.name)
        return False

    def _answer(self, line: ListLine, question: Field) -> bool:
        """What is neither yes nor no is told, and counts as no."""
        found = answer(line.get(question))
        if found is None:
            self._find(line, False, texts.NEITHER, name=line.name, answer=line.get(question)[:40])
        return found is True

    def _category(self, cell: str) -> str:
        """The code of a category that is given by its code or by what it is called."""
        for one in self._federation.categories:
            if folded(cell) in {folded(one.code), *map(folded, one.label or ())}:
                return one.code
        return cell

    def _check_codes(self, line: ListLine, person: Person) -> None:
        known = {one.code for one in self._federation.series}
        if person.series and known and person.series not in known:
            self._find(line, False, texts.SERIES_UNKNOWN, name=person.name, series=person.series)
        ages = {one.code for one in self._federation.categories}
        if person.category and ages and person.category not in ages:
            self._find(line, False, texts.CATEGORY_UNKNOWN, name=person.name, category=person.category)

    def _registered(self, person: Person) -> Person:
        numbered = replace(person, id=str(self._next_person))
        self._next_person += 1
        self._there[person.identity] = numbered
        self._names.add(same_words(person.name))
        if person.licence:
            self._by_licence[folded(person.licence)] = numbered
        return numbered

    def _find(self, line: ListLine, grave: bool, text: Text, **values: object) -> None:
        self.findings.append(LineFinding(line.number, grave, text, values))

    def finished(self) -> tuple[Sequence[Person], Sequence[Entry]]:
        """Everybody read, and the entries: pairs as the list names them."""
        people = [person for _, person in self._lines]
        entries: list[Entry] = []
        pairs = pairings([(person.name, line.get("partner")) for line, person in self._lines])
        for (line, person), pair in zip(self._lines, pairs, strict=True):
            if pair.of is not None:
                continue
            members = [person]
            if pair.line is not None:
                members.append(self._lines[pair.line][1])
            elif pair.partner:
                members.append(self._registered(Person("", pair.partner, club=person.club)))
                people.append(members[1])
                self._find(line, False, texts.PARTNER_ADDED, name=person.name, partner=pair.partner)
            if pair.taken:
                self._find(line, False, texts.PARTNER_TAKEN, name=person.name, partner=line.get("partner"))
            team = line.get("team")
            entries.append(Entry(str(self._next_entry), tuple(one.id for one in members), team=team))
            self._next_entry += 1
        return people, entries


def _following(ids: Iterator[str]) -> int:
    return max((int(one) for one in ids if one.isdecimal()), default=0) + 1
