"""A list of entries from a spreadsheet: what each column means, what each line gives; nothing is written."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, get_args

import msgspec
from msgspec.structs import replace

from nonuple.competition.answers import answer
from nonuple.competition.doubts import (
    Answers,
    ListedPerson,
    ListQuestion,
    known_key,
    known_questions,
    spelled_clubs,
    waiting,
)
from nonuple.competition.event import Tournament
from nonuple.competition.federation import Federation
from nonuple.competition.people import Enrolment, Registrant, folded, same_words
from nonuple.competition.register import REGISTERED, PeopleRegister, completed
from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import entries as texts

Field = Literal[
    "name",
    "first",
    "licence",
    "federation",
    "club",
    "series",
    "category",
    "team",
    "partner",
    "agrees",
    "paid",
    "accessible",
    "ignored",
]
FIELDS: tuple[Field, ...] = get_args(Field)

MEANINGS: Mapping[Field, str] = {
    "name": r"nom|nom et prenom|nom prenom|joueur|joueuse|name|player|surname|last name|nom de famille",
    "first": r"prenom|first name|given name",
    "licence": r"(n|no|num|numero)? ?(de )?licence|licence number|license|n licence",
    "federation": r"federation|fede|fed|pays|country",
    "club": r"club|nom du club|code club",
    "series": r"serie|series|ser",
    "category": r"categorie|category|cat|age",
    "team": r"equipe|team",
    "partner": r"partenaire|partner|equipier|equipiere|coequipier|coequipiere|avec",
    "agrees": r"((accepte|autorise|accord pour) (la )?)?(page|publication|diffusion)|accord|accepte|agrees",
    "paid": r"(a )?(paye|payee|regle|reglee)|paiement|reglement|paid|payment",
    "accessible": r"(table )?(accessible|pmr)|accessibilite|fauteuil|mobilite reduite|accessible table",
}
"""What a column is usually called, however it is typed."""

QUESTIONS: tuple[Literal["agrees", "paid", "accessible"], ...] = ("agrees", "paid", "accessible")
"""Fields that are answered by yes or no."""


class ColumnProfile(msgspec.Struct, frozen=True):
    """What an organiser said of columns by their titles: remembered for the next file."""

    columns: Mapping[str, Field] = {}

    def learnt(self, titles: Sequence[str], meanings: Sequence[Field]) -> "ColumnProfile":
        told = {
            folded(title): meaning for title, meaning in zip(titles, meanings, strict=True) if title.strip()
        }
        return ColumnProfile({**self.columns, **told})


class ListColumn(NamedTuple):
    """A column, what it means, and whether that was known or guessed from its title."""

    title: str
    meaning: Field
    known: bool


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
    people: Sequence[Registrant]
    entries: Sequence[Enrolment]
    findings: Sequence[LineFinding]
    questions: Sequence[ListQuestion] = ()
    waiting: frozenset[int] = frozenset()
    """Lines that enter nobody before a question is answered."""
    known: Sequence[int] = ()
    """Lines of people who registered before, in another event."""


class _Line(NamedTuple):
    number: int
    cells: Mapping[Field, str]

    def get(self, field: Field) -> str:
        return self.cells.get(field, "")

    @property
    def name(self) -> str:
        return " ".join(f"{self.get('name')} {self.get('first')}".split())

    def at(self, club: str) -> "_Line":
        return _Line(self.number, {**self.cells, "club": club})

    @property
    def listed(self) -> ListedPerson:
        """As he is looked for among those who registered before."""
        club, category = self.get("club"), self.get("category")
        person = Registrant(
            "", self.name, self.get("licence"), self.get("federation"), club, category=category
        )
        return ListedPerson(self.number, person, self.get("partner"))


# --- Columns -----------------------------------------------------------------------------------------------


def columns(titles: Sequence[str], profile: ColumnProfile) -> Sequence[ListColumn]:
    """What each column means: as it was told before, else as its title says; no meaning is given twice."""
    found: list[ListColumn] = []
    for title in titles:
        told = profile.columns.get(folded(title))
        meaning = told or _guessed(title)
        if meaning != "ignored" and any(one.meaning == meaning for one in found):
            meaning = "ignored"
        found.append(ListColumn(title, meaning, told is not None))
    if not any(one.meaning == "name" for one in found):
        raise Refusal(texts.NO_NAME_COLUMN, titles=", ".join(title for title in titles if title))
    return found


def _guessed(title: str) -> Field:
    spelled = folded(title)
    return next((field for field, pattern in MEANINGS.items() if re.fullmatch(pattern, spelled)), "ignored")


# --- Lines -------------------------------------------------------------------------------------------------


NOBODY = PeopleRegister(())
NO_ANSWERS: Answers = {}


def read_entries(
    event: Tournament,
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
    titles, *body = rows
    meant = columns(titles, profile)
    lines = [
        _Line(number, {one.meaning: " ".join(cell.split()) for one, cell in zip(meant, row, strict=False)})
        for number, row in enumerate(body, start=2)
        if any(cell.strip() for cell in row)
    ]
    there = {one.club for one in event.people if one.club}
    clubs = spelled_clubs(
        [(line.number, line.get("club")) for line in lines], there | register.clubs, answers
    )
    lines = [line.at(clubs.spelling.get(line.get("club"), "")) for line in lines]
    listed = [line.listed for line in lines]
    names = {same_words(one.name) for one in event.people}
    strangers = [one for one in listed if same_words(one.person.name) not in names]
    questions = [*clubs.questions, *known_questions(strangers, register, answers)]
    waits = waiting(listed, questions)
    reader = _Reader(event, register, answers)
    for line in lines:
        if line.number not in waits:
            reader.read(line)
    people, entries = reader.finished()
    return ReadEntries(meant, people, entries, reader.findings, questions, waits, reader.known)


def enter(event: Tournament, read: ReadEntries) -> Tournament:
    """The event with what was read."""
    return replace(event, people=(*event.people, *read.people), entries=(*event.entries, *read.entries))


class _Reader:
    """Reads line after line, and knows who is there already."""

    def __init__(self, event: Tournament, register: PeopleRegister, answers: Answers) -> None:
        self._register = register
        self._answers = answers
        self._federation: Federation = event.settings.federation
        self._there = {one.identity: one for one in event.people}
        self._by_licence = {folded(one.licence): one for one in event.people if one.licence}
        self._names = {same_words(one.name) for one in event.people if one.name}
        self._next_person = _following(one.id for one in event.people)
        self._next_entry = _following(one.id for one in event.entries)
        self._lines: list[tuple[_Line, Registrant]] = []
        self.findings: list[LineFinding] = []
        self.known: list[int] = []

    def read(self, line: _Line) -> None:
        if not line.name:
            self._find(line, True, texts.NO_NAME)
            return
        if max(map(len, line.cells.values())) > 80:
            self._find(line, True, texts.TOO_LONG, name=line.name[:40])
            return
        person = Registrant(
            id="",
            name=line.name,
            licence=line.get("licence"),
            federation=line.get("federation"),
            club=line.get("club"),
            series=line.get("series").upper(),
            category=self._category(line.get("category")),
            **{question: self._answer(line, question) for question in QUESTIONS},
        )
        person = self._as_known(line, person)
        if self._is_there(line, person):
            return
        self._check_codes(line, person)
        self._lines.append((line, self._registered(person)))

    def _as_known(self, line: _Line, person: Registrant) -> Registrant:
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

    def _is_there(self, line: _Line, person: Registrant) -> bool:
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

    def _answer(self, line: _Line, question: Field) -> bool:
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

    def _check_codes(self, line: _Line, person: Registrant) -> None:
        known = {one.code for one in self._federation.series}
        if person.series and known and person.series not in known:
            self._find(line, False, texts.SERIES_UNKNOWN, name=person.name, series=person.series)
        ages = {one.code for one in self._federation.categories}
        if person.category and ages and person.category not in ages:
            self._find(line, False, texts.CATEGORY_UNKNOWN, name=person.name, category=person.category)

    def _registered(self, person: Registrant) -> Registrant:
        numbered = replace(person, id=str(self._next_person))
        self._next_person += 1
        self._there[person.identity] = numbered
        self._names.add(same_words(person.name))
        if person.licence:
            self._by_licence[folded(person.licence)] = numbered
        return numbered

    def _find(self, line: _Line, grave: bool, text: Text, **values: object) -> None:
        self.findings.append(LineFinding(line.number, grave, text, values))

    def finished(self) -> tuple[Sequence[Registrant], Sequence[Enrolment]]:
        """Everybody read, and the entries, pairs made of those who name each other or of one who names."""
        entries: list[Enrolment] = []
        people = [person for _, person in self._lines]
        paired: set[str] = set()
        for line, person in self._lines:
            if person.id in paired:
                continue
            members = [person, *self._partner(line, person, people, paired)]
            paired |= {one.id for one in members}
            entries.append(
                Enrolment(str(self._next_entry), tuple(one.id for one in members), team=line.get("team"))
            )
            self._next_entry += 1
        return people, entries

    def _partner(
        self, line: _Line, person: Registrant, people: list[Registrant], paired: set[str]
    ) -> Iterator[Registrant]:
        """The other of a pair: one of the list, else somebody new of the same club."""
        wanted = line.get("partner")
        if not wanted:
            return
        found = next((one for one in people if same_words(one.name) == same_words(wanted)), None)
        if found is None:
            found = self._registered(Registrant("", wanted, club=person.club))
            people.append(found)
            self._find(line, False, texts.PARTNER_ADDED, name=person.name, partner=wanted)
        elif found.id in paired or found.id == person.id:
            self._find(line, False, texts.PARTNER_TAKEN, name=person.name, partner=wanted)
            return
        yield found


def _following(ids: Iterator[str]) -> int:
    return max((int(one) for one in ids if one.isdecimal()), default=0) + 1
