"""What only a person can tell of a list of entries: asked before anything is written, and its lines wait."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from nonuple.people.clubs import doubtful, same_spelling
from nonuple.people.person import Person, same_words
from nonuple.people.register import REGISTERED, PeopleRegister
from nonuple.people.registered import Recognition
from nonuple.texts import Text
from nonuple.texts import entries as texts

Answers = Mapping[str, bool]
"""What was answered, by the keys of the questions."""


class ListQuestion(NamedTuple):
    """A question to be answered by yes or no; until it is, its lines wait."""

    key: str
    text: Text
    values: Mapping[str, object]
    lines: Sequence[int]
    answer: bool | None

    def __str__(self) -> str:
        return self.text.say(**self.values)


class ListedPerson(NamedTuple):
    """Somebody of a list, and the name of whom he plays with."""

    line: int
    person: Person
    partner: str = ""


class SpelledClubs(NamedTuple):
    """How each club of a list is to be written, and what is asked about them."""

    spelling: Mapping[str, str]
    questions: Sequence[ListQuestion]


def spelled_clubs(
    written: Sequence[tuple[int, str]], established: set[str], answers: Answers
) -> SpelledClubs:
    """The clubs of a list by line, as those of the event and of other events are spelled."""
    said = Counter(club for _, club in written if club)
    spelling = dict(same_spelling(said, established))
    lines: dict[str, list[int]] = defaultdict(list)
    for line, club in written:
        if club:
            lines[spelling[club]].append(line)
    counted = Counter({club: len(those) for club, those in lines.items()})
    questions = []
    for club, other in doubtful(counted, established).items():
        key = f"club:{club}"
        asked = ListQuestion(
            key, texts.IS_CLUB, {"club": club, "other": other}, lines[club], answers.get(key)
        )
        questions.append(asked)
        if asked.answer:
            spelling |= {one: other for one, to in spelling.items() if to == club}
    return SpelledClubs(spelling, questions)


def known_questions(
    listed: Sequence[ListedPerson], register: PeopleRegister, answers: Answers
) -> Iterator[ListQuestion]:
    """Of those who have the name of one who registered before, but another club."""
    for one in listed:
        found = register.perhaps(one.person)
        if found is not None:
            key = known_key(one.person)
            told = ", ".join(filter(None, (getattr(found, name) for name in REGISTERED)))
            values = {"name": one.person.name, "club": one.person.club, "known": told}
            yield ListQuestion(key, texts.IS_KNOWN, values, [one.line], answers.get(key))


def known_key(person: Person) -> str:
    return f"person:{person.name}, {person.club}"


def here_questions(
    listed: Sequence[ListedPerson], here: Recognition, answers: Answers
) -> Iterator[ListQuestion]:
    """Of those who have the name of one who is registered here, but another club."""
    for one in listed:
        found = here.perhaps(one.person)
        if found is not None:
            key, known = here_key(one.person), found.club or found.licence
            values = {"name": one.person.name, "club": one.person.club, "known": known}
            yield ListQuestion(key, texts.IS_HERE, values, [one.line], answers.get(key))


def here_key(person: Person) -> str:
    return f"here:{person.name}, {person.club}"


def waiting(listed: Sequence[ListedPerson], questions: Sequence[ListQuestion]) -> frozenset[int]:
    """The lines of what is not answered; partners wait for each other."""
    lines = {line for one in questions if one.answer is None for line in one.lines}
    while True:
        waits = [one for one in listed if one.line in lines]
        names = {same_words(name) for one in waits for name in (one.person.name, one.partner) if name}
        more = {
            one.line
            for one in listed
            if same_words(one.person.name) in names or (one.partner and same_words(one.partner) in names)
        }
        if more <= lines:
            return frozenset(lines)
        lines |= more
