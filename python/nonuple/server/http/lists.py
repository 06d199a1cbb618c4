"""Lists of people from files and pastes: looked at without anything being written, then entered."""

import asyncio
import base64
import binascii
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.people.importing import ReadEntries, read_entries
from nonuple.people.listed import LineChange, Listed
from nonuple.people.lists import (
    MOST_BYTES,
    ColumnProfile,
    Field,
    ListColumn,
    ListLine,
    Row,
    rows_of_cells,
    rows_of_text,
)
from nonuple.people.person import folded
from nonuple.people.register import PeopleRegister
from nonuple.people.registered import Registered
from nonuple.spreadsheets.reading import read_rows
from nonuple.texts import Sentence
from nonuple.texts import entries as texts

MOST_SHOWN = 2_000
"""Lines that are sent back, and all besides that somebody has to look at; all are read."""
_WIDEST = 40

Outcome = Literal["new", "changed", "same", "waits", "refused"]
"""A person more; somebody registered, otherwise or as he was; nobody yet, or at all."""
_TO_READ = ("changed", "waits", "refused")


class ListFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it is or what was pasted, and what an organiser says of its columns."""

    name: Short = ""
    content: Annotated[str, msgspec.Meta(max_length=4_000_000)] = ""
    """In base64."""
    text: Annotated[str, msgspec.Meta(max_length=MOST_BYTES)] | None = None
    """What was pasted, instead of a file."""
    columns: dict[str, Field] = {}
    """By their titles; the others mean what was said before, or what their titles say."""
    answers: dict[Annotated[str, msgspec.Meta(max_length=300)], bool] = {}
    """By the keys of the questions."""


class SeenLine(msgspec.Struct, frozen=True):
    """A line, whom it names as he will be, and what becomes of it."""

    line: int
    """Counted from 1, blank lines included."""
    text: str
    outcome: Outcome
    name: str = ""
    partner: str = ""
    licence: str = ""
    club: str = ""
    series: str = ""
    category: str = ""
    team: str = ""
    table: int | None = None
    guessed: tuple[str, ...] = ()
    """Fields that nothing in the text says for certain, besides those of all lines."""
    changes: tuple[LineChange, ...] = ()
    says: tuple[Sentence, ...] = ()


class SeenQuestion(msgspec.Struct, frozen=True):
    """What is to be answered by yes or no."""

    key: str
    says: Sentence
    lines: tuple[int, ...]
    answer: bool | None


class SeenList(msgspec.Struct, frozen=True):
    """A list as it was read: nothing is written yet."""

    columns: tuple[ListColumn, ...]
    first: tuple[str, ...]
    """What the first line says, by column."""
    lines: tuple[SeenLine, ...]
    counts: dict[Outcome, int]
    people: int
    """How many more there would be."""
    known: int
    """How many of them registered in another event."""
    pairs: int
    given: int
    """How many tables the list leaves to be given."""
    guessed: tuple[str, ...] = ()
    """Fields that are guessed in every line."""
    unused: tuple[str, ...] = ()
    """Titles of columns that nothing is made of."""
    questions: tuple[SeenQuestion, ...] = ()
    trouble: Sentence | None = None
    """Why nothing can be read of it as its columns stand."""


class EnteredList(msgspec.Struct, frozen=True):
    people: int
    """How many more there are."""
    entries: tuple[str, ...]
    """The ids of those that are new, should it have been a mistake."""
    changed: tuple[str, ...]
    """The ids of those that were there, and are otherwise."""


class Looked(NamedTuple):
    """A list as it was read, or why it was not; and beside whom."""

    rows: Sequence[Row]
    read: ReadEntries | Refusal
    profile: ColumnProfile
    there: Registered

    @property
    def whole(self) -> ReadEntries:
        if isinstance(self.read, Refusal):
            raise self.read
        return self.read

    @property
    def learnt(self) -> ColumnProfile:
        return self.profile.learnt(self.whole.columns) if self.whole.headed else self.profile


async def looked_at(
    file: ListFile, there: Registered, profile: ColumnProfile, register: Callable[[], PeopleRegister]
) -> Looked:
    """Read beside the loop: a long list, or thousands who registered before, would make all phones wait."""
    return await asyncio.to_thread(_look, file, there, profile, register)


def _look(
    file: ListFile, there: Registered, remembered: ColumnProfile, register: Callable[[], PeopleRegister]
) -> Looked:
    rows = _rows(file) if file.text is None else rows_of_text(file.text)
    told: Mapping[str, Field] = {folded(title): to for title, to in file.columns.items()}
    profile = ColumnProfile({**remembered.columns, **told})
    try:
        titled = file.text is None
        read = read_entries(there, rows, profile, register(), file.answers, titled=titled)
    except Refusal as refusal:  # told with the columns, so that they can be given other meanings
        return Looked(rows, refusal, profile, there)
    return Looked(rows, read, profile, there)


def _rows(file: ListFile) -> Sequence[Row]:
    try:
        content = base64.b64decode(file.content, validate=True)
    except (binascii.Error, ValueError):
        raise Refusal(texts.NOT_A_FILE) from None
    rows = rows_of_cells([[cell[:200] for cell in row[:_WIDEST]] for row in read_rows(content, file.name)])
    if not rows:
        raise Refusal(texts.NO_ROWS)
    return rows


def entered(looked: Looked) -> EnteredList:
    read = looked.whole
    touched = [one.id for one in read.touched]
    new = tuple(id for id in touched if id in read.new)
    return EnteredList(_more(looked), new, tuple(id for id in touched if id not in read.new))


def _more(looked: Looked) -> int:
    before = {one.id for one in looked.there.people}
    return sum(one.id not in before for one in looked.whole.people)


# --- What is shown -----------------------------------------------------------------------------------------


def seen(looked: Looked) -> SeenList:
    if isinstance(looked.read, Refusal):
        return _unread(looked, looked.read)
    read = looked.read
    first = looked.rows[1:2] if read.headed else looked.rows[:1]
    listed = [one for one in read.listed.values() if one.entry is not None]
    everywhere = _everywhere(listed)
    lines = list(_lines(read, everywhere))
    makes = {"name", "first", *_used(looked.there)}
    return SeenList(
        tuple(read.columns),
        tuple(first[0].cells) if first else (),
        tuple(one for at, one in enumerate(lines) if at < MOST_SHOWN or one.outcome in _TO_READ),
        dict(Counter(one.outcome for one in lines)),
        people=_more(looked),
        known=sum(line in read.listed and read.listed[line].entry is not None for line in read.known),
        pairs=sum(len(one.people) > 1 for one in read.entries if one.id in read.new),
        given=sum("table" in one.guessed for one in listed),
        guessed=tuple(sorted(everywhere - {"table"})),
        unused=tuple(one.title for one in read.columns if one.title and one.meaning not in makes),
        questions=tuple(
            SeenQuestion(one.key, one.text.sentence(**one.values), tuple(one.lines), one.answer)
            for one in read.questions
        ),
    )


def _unread(looked: Looked, why: Refusal) -> SeenList:
    titles = looked.rows[0].cells if looked.rows else ()
    body = looked.rows[1:]
    return SeenList(
        tuple(
            ListColumn(title, looked.profile.columns.get(folded(title), "ignored"), known=False)
            for title in titles
        ),
        tuple(body[0].cells) if body else (),
        tuple(SeenLine(row.number, row.text, "waits") for row in body[:MOST_SHOWN]),
        {"waits": len(body)},
        people=0,
        known=0,
        pairs=0,
        given=0,
        trouble=why.text.sentence(**why.values),
    )


def _used(there: Registered) -> Iterator[Field]:
    yield from ("licence", "federation", "club", "series", "category", "team", "partner", "partner-licence")
    yield from ("agrees", "paid", "accessible")
    if there.tables is not None:
        yield "table"


def _everywhere(listed: Sequence[Listed]) -> frozenset[str]:
    """What is guessed in every line: said once for all."""
    guessed = [frozenset(one.guessed) for one in listed]
    return frozenset[str].intersection(*guessed) if guessed else frozenset()


def _lines(read: ReadEntries, everywhere: frozenset[str]) -> Iterator[SeenLine]:
    said: dict[int, list[Sentence]] = {}
    for one in sorted(read.findings, key=lambda one: not one.grave):
        said.setdefault(one.line, []).append(one.text.sentence(**one.values))
    refused = read.refused
    for line in read.lines:
        says = tuple(said.get(line.number, ()))
        listed = read.listed.get(line.number)
        if line.number in read.waiting:
            yield _bare(line, "waits", says)
        elif line.number in refused or listed is None:
            yield _bare(line, "refused", says[:1])
        else:
            yield _listed(listed, read, everywhere, says)


def _bare(line: ListLine, outcome: Outcome, says: tuple[Sentence, ...]) -> SeenLine:
    return SeenLine(
        line.number,
        line.text,
        outcome,
        name=line.name,
        partner=line.get("partner"),
        licence=line.get("licence"),
        club=line.get("club"),
        series=line.get("series"),
        category=line.get("category"),
        team=line.get("team"),
        says=says,
    )


def _listed(
    one: Listed, read: ReadEntries, everywhere: frozenset[str], says: tuple[Sentence, ...]
) -> SeenLine:
    person, entry = one.person, one.entry
    new = one.before is None or (entry is not None and entry.id in read.new)
    back = entry is not None and entry.id in read.seats
    return SeenLine(
        one.line.number,
        one.line.text,
        "new" if new else "changed" if one.changes or back else "same",
        name=person.name,
        partner=one.partner,
        licence=person.licence,
        club=person.club,
        series=person.series,
        category=person.category,
        team=entry.team if entry is not None else "",
        table=one.table,
        guessed=tuple(field for field in one.guessed if field == "table" or field not in everywhere),
        changes=one.changes,
        says=says,
    )
