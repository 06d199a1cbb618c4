"""The computer that the server runs on, for the person in charge: what it keeps, where, and its word lists.

A list that is dropped on the page never takes the place of another: games in progress keep theirs.
"""

import asyncio
import sys
from functools import partial
from importlib.metadata import version
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.server.http.entrance import AnyRequest, check_owner, club_of
from nonuple.server.http.house import addresses_of
from nonuple.spreadsheets.reading import rows_of
from nonuple.texts import computer as texts
from nonuple.texts import lexicon as lexicon_texts
from nonuple.words_io.containers import LARGEST
from nonuple.words_io.importing import MOST_ENTRIES, ImportReport, edition_of, read_words
from nonuple.words_io.library import BUILT_IN, Library
from nonuple.workers.confined import Bounds, confined

System = Literal["windows", "macos", "linux"]

_ON_THE_PAGE = {
    getattr(lexicon_texts, name): getattr(texts, name)
    for name in (
        *("UNDECODABLE", "CONVERTED_TWICE", "SEVERAL_COLUMNS", "DEFINITIONS", "MOSTLY_LEFT_OUT"),
        *("SENTENCES", "REPEATED", "UNKNOWN", "DAMAGED"),
    )
}
"""Sentences that name an option of the command line, as they are said where there is none."""

_OF_A_LIST = Bounds(memory=3 * 1024**3, seconds=60)
_one_at_a_time = asyncio.Lock()


class KeptList(msgspec.Struct, frozen=True):
    name: str
    words: int
    """0 when it is damaged."""
    source: str
    """The file that it comes from; empty for the one that comes with the program."""
    imported: str


class ComputerView(msgspec.Struct, frozen=True):
    version: str
    system: System
    addresses: tuple[str, ...]
    """Where the room reaches it."""
    port: int | None
    data: str
    """The folder of the log, or what takes its place; that of word lists where it is not told."""
    backup: str | None
    """The folder to which all is copied as it happens, if any."""
    trouble: str | None
    """What is wrong with that copy."""
    lists: tuple[KeptList, ...]
    """The one that comes with the program first."""
    in_use: str


class LeftOutView(msgspec.Struct, frozen=True):
    reason: str
    times: int
    examples: tuple[str, ...]


class ListTaken(msgspec.Struct, frozen=True):
    """What was read of a file; games to come are played with it, unless there is doubt."""

    list: KeptList | None
    """None where there is doubt: nothing was kept, a person decides."""
    words: int
    doubts: tuple[str, ...]
    remarks: tuple[str, ...]
    """The edition that was recognised, and what was done to read the file."""
    initials: tuple[int, ...]
    """How many words begin with each letter, from A."""
    read: int
    changed: int
    duplicates: int
    left_out: tuple[LeftOutView, ...]


class ChosenList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Short


@get("/api/computer", summary="The server's own computer", tags=["server"])
async def get_computer(request: AnyRequest) -> ComputerView:
    await check_owner(request)
    return await _shown(request)


async def _shown(request: AnyRequest) -> ComputerView:
    machine, library = club_of(request).machine, Library.of_user()
    home, trouble = machine.home, machine.view().backup
    return ComputerView(
        version("nonuple"),
        _system(),
        await addresses_of(request),
        home.port if home else None,
        home.data if home else str(library.data),
        home.backup if home else None,
        None if trouble is None else str(trouble),
        await asyncio.to_thread(_kept, library),
        _in_use(library),
    )


@post(
    "/api/lists",
    status_code=201,
    summary="Import a word list, and use it",
    tags=["server"],
    request_max_body_size=LARGEST,
)
async def import_list(
    request: AnyRequest,
    source: FromQuery[Annotated[str, msgspec.Meta(min_length=1, max_length=200)]],
    column: FromQuery[Annotated[str, msgspec.Meta(max_length=80)] | None] = None,
    anyway: FromQuery[bool] = False,
) -> ListTaken:
    """The body is the file itself, as it is; `source` its name. `anyway` takes a list that is doubtful."""
    await check_owner(request)
    data = await request.body()
    async with _one_at_a_time:
        return await asyncio.to_thread(_take, data, source, column or None, anyway)


@post("/api/lists/use", status_code=200, summary="Choose the list of games to come", tags=["server"])
async def use_list(request: AnyRequest, data: JSONBody[ChosenList]) -> ComputerView:
    await check_owner(request)
    try:
        await asyncio.to_thread(Library.of_user().use, data.name)
    except Refusal as refusal:
        raise _without_options(refusal) from None
    return await _shown(request)


def _take(data: bytes, source: str, column: str | None, anyway: bool) -> ListTaken:
    library = Library.of_user()
    try:
        spoilt = Refusal(lexicon_texts.ENDED_BADLY, source=source)
        read = partial(read_words, column=column, workbook=partial(rows_of, most=MOST_ENTRIES))
        imported = confined(read, data, source, spoilt=spoilt, bounds=_OF_A_LIST)
        if imported.report.doubts and not anyway:
            return _taken(None, imported.report)
        entry = library.welcome(imported, source)
        library.use(entry.name)
    except Refusal as refusal:
        raise _without_options(refusal) from None
    return _taken(_listed(library, entry.name), imported.report)


def _taken(kept: KeptList | None, report: ImportReport) -> ListTaken:
    left_out = tuple(LeftOutView(one.reason.value.say(), one.times, one.examples) for one in report.left_out)
    return ListTaken(
        kept,
        report.taken,
        tuple(one.say() for one in report.doubts),
        tuple(one.say() for one in (*edition_of(report), *report.remarks)),
        report.initials,
        report.read,
        report.changed,
        report.duplicates,
        left_out,
    )


def _without_options(refusal: Refusal) -> Refusal:
    return Refusal(_ON_THE_PAGE.get(refusal.text, refusal.text), **refusal.values)


def _kept(library: Library) -> tuple[KeptList, ...]:
    return (
        *(KeptList(one, len(library.open(one)), "", "") for one in BUILT_IN),
        *(_listed(library, one) for one in library.names()),
    )


def _listed(library: Library, name: str) -> KeptList:
    try:
        entry = library.entry(name)
    except Refusal:
        return KeptList(name, 0, "", "")
    return KeptList(name, entry.count, entry.source, entry.imported_at.isoformat())


def _in_use(library: Library) -> str:
    try:
        return library.in_use()
    except Refusal:
        return ""


def _system() -> System:
    known: dict[str, System] = {"win32": "windows", "darwin": "macos"}
    return known.get(sys.platform, "linux")


ROUTES = (get_computer, import_list, use_list)
