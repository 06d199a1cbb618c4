"""A list of people: what each of its lines gives a room or an event; nothing is written.

A line about somebody who is registered changes what it says of him. One that would double somebody, give one
table to two, or may mean several, is refused by name.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.people.answers import answer
from nonuple.people.doubts import (
    Answers,
    ListedPerson,
    ListQuestion,
    here_key,
    here_questions,
    known_key,
    known_questions,
    spelled_clubs,
    waiting,
)
from nonuple.people.entering import Entering
from nonuple.people.listed import LineFinding, Listed
from nonuple.people.lists import LONGEST, ColumnProfile, Field, ListColumn, ListLine, Row, read_list
from nonuple.people.person import Entry, Person, folded, plainly, same_words
from nonuple.people.register import REGISTERED, PeopleRegister, completed
from nonuple.people.registered import Recognition, Registered
from nonuple.texts import Text, players
from nonuple.texts import entries as texts

QUESTIONS: tuple[Literal["agrees", "paid", "accessible"], ...] = ("agrees", "paid", "accessible")
"""Fields that are answered by yes or no."""


class ReadEntries(NamedTuple):
    """What a list would enter or change, and what is to be said of it."""

    columns: Sequence[ListColumn]
    lines: Sequence[ListLine]
    listed: Mapping[int, Listed]
    """By line, whom it names; a line that is refused may name somebody too."""
    people: Sequence[Person]
    entries: Sequence[Entry]
    """All of both that are new or otherwise than before."""
    seats: Mapping[str, int]
    """The tables of entries that sit down, or sit elsewhere from now on."""
    new: frozenset[str]
    """Those of the entries that there were not before."""
    findings: Sequence[LineFinding]
    questions: Sequence[ListQuestion] = ()
    waiting: frozenset[int] = frozenset()
    """Lines that enter nobody before a question is answered."""
    known: Sequence[int] = ()
    """Lines of people who registered before, in another event."""
    headed: bool = True
    """Whether the first line of the list gave titles."""

    @property
    def heads(self) -> Sequence[Listed]:
        """One line of each entry, the first of a pair."""
        return [one for one in self.listed.values() if one.entry and one.person.id == one.entry.people[0]]

    @property
    def touched(self) -> Sequence[Entry]:
        """All entries that are new or otherwise than before, or whose people or tables are."""
        named = {one.entry.id: one.entry for one in self.listed.values() if one.entry is not None}
        people, entries = {one.id for one in self.people}, {one.id for one in self.entries}
        entries |= self.seats.keys()
        return [one for id, one in named.items() if id in entries or people.intersection(one.people)]

    @property
    def refused(self) -> frozenset[int]:
        return frozenset(one.line for one in self.findings if one.grave)


NOBODY = PeopleRegister(())
NO_ANSWERS: Answers = {}


class EnterList(NamedTuple):
    """Enter what was read of a list; no page can ask for this."""

    read: ReadEntries
    there: Registered
    """Who was registered when it was read."""
    profile: ColumnProfile
    """What its columns mean, for the next list."""


def read_entries(
    there: Registered,
    rows: Sequence[Row],
    profile: ColumnProfile,
    register: PeopleRegister = NOBODY,
    answers: Answers = NO_ANSWERS,
    *,
    titled: bool = False,
) -> ReadEntries:
    """What a list would enter or change where some are registered. Nothing is changed.

    What the list leaves out of one who registered before is as it was then. Lines about which a question is
    open enter nobody. For `titled`, see `read_list`.
    """
    if titled and not rows:
        raise Refusal(texts.NO_ROWS)
    own = {folded(title): to for title, to in there.federation.columns.items()}
    found = read_list(rows, ColumnProfile({**own, **profile.columns}), titled=titled)
    asked = register if there.strict else NOBODY
    clubs = spelled_clubs(
        [(line.number, line.get("club")) for line in found.lines],
        {one.club for one in there.people if one.club} | asked.clubs,
        answers,
    )
    lines = [line.told(club=clubs.spelling.get(line.get("club"), "")) for line in found.lines]
    named = [_named(line) for line in lines if line.fault is None]
    here = Recognition(there.people)
    strangers = [one for one in named if not here.knows_name(one.person.name)]
    questions = [
        *clubs.questions,
        *here_questions(named, here, answers),
        *known_questions(strangers, asked, answers),
    ]
    waits = waiting(named, questions)
    reader = _Reader(there, here, register, answers)
    for line in lines:
        if line.number not in waits:
            reader.read(line)
    entering = Entering(there, here, reader.listed, reader.findings)
    entered = entering.entered()
    return ReadEntries(
        found.columns,
        lines,
        {one.line.number: one for one in reader.listed},
        *entered,
        reader.findings,
        questions,
        waits,
        reader.known,
        headed=found.headed,
    )


def _named(line: ListLine) -> ListedPerson:
    """As he is looked for among those who registered before."""
    club, category = line.get("club"), line.get("category")
    person = Person("", line.name, line.get("licence"), line.get("federation"), club, category=category)
    return ListedPerson(line.number, person, line.get("partner"))


class _Reader:
    """Reads line after line, and knows who is there already."""

    def __init__(
        self, there: Registered, here: Recognition, register: PeopleRegister, answers: Answers
    ) -> None:
        self._there = there
        self._here = here
        self._register = register
        self._answers = answers
        self._read: dict[str, list[Listed]] = {}
        """By name, those of the lines before."""
        self._licences: dict[str, Listed] = {}
        self.listed: list[Listed] = []
        self.findings: list[LineFinding] = []
        self.known: list[int] = []

    def read(self, line: ListLine) -> None:
        try:
            if line.fault is not None:
                raise line.fault
            self.listed.append(self._listed(line))
        except Refusal as refusal:
            self._find(line, True, refusal.text, **refusal.values)

    def _listed(self, line: ListLine) -> Listed:
        longest = max(line.cells.values(), key=len)
        if len(longest) > LONGEST:
            raise Refusal(players.FIELD_TOO_LONG, start=longest[:20], most=LONGEST)
        said = self._said(line)
        before = self._here.find(said)
        if before is None and self._answers.get(here_key(said)):
            before = self._here.perhaps(said)
        listed = Listed(line, said, before, guessed=line.guessed)
        self._check_alone(listed)
        if before is not None:
            listed.person = self._updated(line, before, said)
        else:
            listed.person = self._as_known(line, said)
        self._check_codes(line, said)
        self._read.setdefault(same_words(said.name), []).append(listed)
        if said.licence:
            self._licences[folded(said.licence)] = listed
        return listed

    def _said(self, line: ListLine) -> Person:
        person = Person(
            id="",
            name=line.name,
            licence=line.get("licence"),
            federation=line.get("federation"),
            club=line.get("club"),
            series=self._series(line.get("series")),
            category=self._category(line.get("category")),
            **{question: self._answer(line, question) for question in QUESTIONS},
        )
        return replace(person, unnamed=bool(line.get("agrees")) and not person.agrees)

    def _updated(self, line: ListLine, before: Person, said: Person) -> Person:
        """As the list has him; what it does not say of him stays."""
        spelled = replace(before, name=said.name)
        told = {name: getattr(said, name) for name in REGISTERED if getattr(said, name)}
        answered = {one: getattr(said, one) for one in QUESTIONS if line.get(one)}
        named = {"unnamed": said.unnamed} if line.get("agrees") else {}
        return replace(spelled, **told, **answered, **named)

    def _as_known(self, line: ListLine, person: Person) -> Person:
        """One who registered elsewhere before, with what this list does not say of him."""
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

    def _check_alone(self, listed: Listed) -> None:
        """Nobody stands in a list twice, nor has another's licence; a namesake is told."""
        person, before = listed.person, listed.before
        holder = self._licences.get(folded(person.licence)) if person.licence else None
        if holder is not None and same_words(holder.person.name) != same_words(person.name):
            values = {"name": person.name, "other": holder.person.name, "licence": person.licence}
            raise Refusal(texts.LICENCE_TAKEN, **values)
        namesakes = self._read.get(same_words(person.name), ())
        for one in namesakes:
            same = before is not None and one.before is not None and one.before.id == before.id
            if same or holder is one or _doubled(one.person, person):
                raise Refusal(players.SAME_PLAYER, name=person.name, line=one.line.number)
        if namesakes or (before is None and self._here.knows_name(person.name)):
            self._find(listed.line, False, texts.SAME_NAME, name=person.name)

    def _answer(self, line: ListLine, question: Field) -> bool:
        """What is neither yes nor no is told, and counts as no."""
        found = answer(line.get(question))
        if found is None:
            self._find(line, False, texts.NEITHER, name=line.name, answer=line.get(question)[:40])
        return found is True

    def _series(self, cell: str) -> str:
        """The code of a series, however it is typed."""
        known = [one.code for one in self._there.federation.series]
        codes = (code for code in known if plainly(code) == plainly(cell))
        return next(codes, cell.upper() if self._there.strict else cell)

    def _category(self, cell: str) -> str:
        """The code of a category that is given by its code or by what it is called."""
        for one in self._there.federation.categories:
            if folded(cell) in {folded(one.code), *map(folded, one.label or ())}:
                return one.code
        return cell

    def _check_codes(self, line: ListLine, person: Person) -> None:
        if not self._there.strict:
            return
        known = {one.code for one in self._there.federation.series}
        if person.series and known and person.series not in known:
            self._find(line, False, texts.SERIES_UNKNOWN, name=person.name, series=person.series)
        ages = {one.code for one in self._there.federation.categories}
        if person.category and ages and person.category not in ages:
            self._find(line, False, texts.CATEGORY_UNKNOWN, name=person.name, category=person.category)

    def _find(self, line: ListLine, grave: bool, text: Text, /, **values: object) -> None:
        self.findings.append(LineFinding(line.number, grave, text, values))


def _doubled(one: Person, other: Person) -> bool:
    """Whether two lines of one name are of one person: nothing of what they say parts them."""
    if one.licence and other.licence:
        return False
    return folded(one.club) == folded(other.club)
