"""Lists of entries from files: looked at without anything being written, then entered."""

import asyncio
import base64
import binascii
from collections.abc import Mapping
from typing import Annotated, NamedTuple

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from nonuple.activity.door import OFFICE
from nonuple.errors import Refusal
from nonuple.event.event import Event
from nonuple.event.importing import ReadEntries, read_entries
from nonuple.limits import Short
from nonuple.people.lists import ColumnProfile, Field, ListColumn
from nonuple.people.person import folded
from nonuple.people.register import PeopleRegister, are_one
from nonuple.server.hosting.access import new_id
from nonuple.server.http.entrance import AnyRequest
from nonuple.server.http.event.entrance import EventVisitor, admit_to_event
from nonuple.spreadsheets.reading import read_rows
from nonuple.texts import Sentence
from nonuple.texts import entries as texts
from nonuple.tournament.commands import EnterRead

MOST_SHOWN = 400
"""Lines of a file that are sent back; all are read."""
_WIDEST = 40


class ListFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it is, and what an organiser says of its columns."""

    name: Short
    content: Annotated[str, msgspec.Meta(max_length=4_000_000)]
    """In base64."""
    columns: dict[str, Field] = {}
    """By their titles; the others mean what was said before, or what their titles say."""
    answers: dict[Annotated[str, msgspec.Meta(max_length=300)], bool] = {}
    """By the keys of the questions."""


class LineVerdict(msgspec.Struct, frozen=True):
    """What becomes of a line; `new` without anything to say of it."""

    line: int
    grave: bool
    says: Sentence


class SeenLine(msgspec.Struct, frozen=True):
    line: int
    cells: tuple[str, ...]


class SeenQuestion(msgspec.Struct, frozen=True):
    """What is to be answered by yes or no."""

    key: str
    says: Sentence
    lines: tuple[int, ...]
    answer: bool | None


class SeenList(msgspec.Struct, frozen=True):
    """A list as it was read: nothing is written yet."""

    columns: tuple[ListColumn, ...]
    lines: tuple[SeenLine, ...]
    rows: int
    verdicts: tuple[LineVerdict, ...]
    people: int
    entries: int
    pairs: int
    questions: tuple[SeenQuestion, ...] = ()
    waiting: tuple[int, ...] = ()
    """Lines that enter nobody before a question is answered."""
    known: tuple[int, ...] = ()
    """Lines of people who registered in another event."""
    trouble: Sentence | None = None
    """Why nothing can be read of it as its columns stand."""


class EnteredList(msgspec.Struct, frozen=True):
    people: int
    entries: tuple[str, ...]
    """Their ids, should it have been a mistake."""


class _Read(NamedTuple):
    rows: list[list[str]]
    read: ReadEntries | Refusal
    profile: ColumnProfile


@post("/{id:str}/list/check", status_code=200, summary="Look at a list of entries", tags=["events"])
async def check_list(request: AnyRequest, id: FromPath[str], data: JSONBody[ListFile]) -> SeenList:
    guest = await admit_to_event(request, id, *OFFICE)
    return _seen(await _read(guest, data))


@post("/{id:str}/list/enter", status_code=200, summary="Enter a list", tags=["events"])
async def enter_list(request: AnyRequest, id: FromPath[str], data: JSONBody[ListFile]) -> EnteredList:
    """What is refused or waits for an answer is left out; what its columns mean is remembered."""
    guest = await admit_to_event(request, id, *OFFICE)
    found = await _read(guest, data)
    if isinstance(found.read, Refusal):
        raise found.read
    learnt = found.profile.learnt(found.read.columns) if found.read.headed else found.profile
    wish = EnterRead(found.read, learnt)
    await guest.room.ask(guest.who, wish, f"{guest.visitor.grant}:{new_id()}", guest.visitor.grant)
    return EnteredList(len(found.read.people), tuple(one.id for one in found.read.entries))


async def _read(guest: EventVisitor, file: ListFile) -> _Read:
    event, profile, register = guest.activity.state.event, guest.activity.profile, await _register(guest)
    return await asyncio.to_thread(_read_file, file, event, profile, register)


async def _register(guest: EventVisitor) -> PeopleRegister:
    """Made beside the loop: there may be thousands in it."""
    return await asyncio.to_thread(guest.activity.register, guest.activity.others())


def _read_file(file: ListFile, event: Event, remembered: ColumnProfile, register: PeopleRegister) -> _Read:
    try:
        content = base64.b64decode(file.content, validate=True)
    except (binascii.Error, ValueError):
        raise Refusal(texts.NOT_A_FILE) from None
    rows = [[cell[:200] for cell in row[:_WIDEST]] for row in read_rows(content, file.name)]
    if not rows:
        raise Refusal(texts.NO_ROWS)
    told: Mapping[str, Field] = {folded(title): to for title, to in file.columns.items()}
    profile = ColumnProfile({**remembered.columns, **told})
    try:
        return _Read(rows, read_entries(event, rows, profile, register, file.answers), profile)
    except Refusal as refusal:  # told with the columns, so that they can be given other meanings
        return _Read(rows, refusal, profile)


def _seen(found: _Read) -> SeenList:
    read = found.read
    headed = isinstance(read, Refusal) or read.headed
    first = 2 if headed else 1
    titles, body = found.rows[0], found.rows[first - 1 :]
    lines = tuple(
        SeenLine(number, tuple(row)) for number, row in enumerate(body[:MOST_SHOWN], start=first) if any(row)
    )
    if isinstance(read, Refusal):
        seen = tuple(ListColumn(title, _meaning(title, found.profile), known=False) for title in titles)
        why = read.text.sentence(**read.values)
        return SeenList(seen, lines, len(body), (), people=0, entries=0, pairs=0, trouble=why)
    return SeenList(
        tuple(read.columns),
        lines,
        len(body),
        tuple(LineVerdict(one.line, one.grave, one.text.sentence(**one.values)) for one in read.findings),
        len(read.people),
        len(read.entries),
        sum(len(one.people) > 1 for one in read.entries),
        tuple(
            SeenQuestion(one.key, one.text.sentence(**one.values), tuple(one.lines), one.answer)
            for one in read.questions
        ),
        tuple(sorted(read.waiting)),
        tuple(read.known),
    )


def _meaning(title: str, profile: ColumnProfile) -> Field:
    return profile.columns.get(folded(title), "ignored")


MOST_PROPOSED = 8


class TypedName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    typed: Short
    """A name or a licence, as far as it is typed."""


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody as he registered before."""

    name: str
    licence: str
    federation: str
    club: str
    series: str
    category: str


@post("/{id:str}/known", status_code=200, summary="Who registered in another event", tags=["events"])
async def propose_known(
    request: AnyRequest, id: FromPath[str], data: JSONBody[TypedName]
) -> list[KnownPerson]:
    """Whoever is in this event already is not proposed; nobody before three letters are typed."""
    guest = await admit_to_event(request, id, *OFFICE)
    there = guest.activity.state.event.people
    found = (await _register(guest)).proposals(data.typed, MOST_PROPOSED + len(there))
    return [
        KnownPerson(one.name, one.licence, one.federation, one.club, one.series, one.category)
        for one in found
        if not any(are_one(one, other) for other in there)
    ][:MOST_PROPOSED]


ROUTES = (check_list, enter_list, propose_known)
