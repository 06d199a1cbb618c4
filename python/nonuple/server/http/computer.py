"""The computer that the server runs on, for the person in charge: what it keeps, where, and its word lists.

A list that is dropped on the page never takes the place of another: games in progress keep theirs.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Mapping
from functools import partial
from importlib.metadata import version
from typing import Annotated, Literal, NamedTuple

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.server.http.entrance import AnyRequest, check_owner, club_of
from nonuple.server.http.house import addresses_of, listens_only_here
from nonuple.server.process.copying import drives
from nonuple.spreadsheets.reading import rows_of
from nonuple.texts import computer as texts
from nonuple.texts import lexicon as lexicon_texts
from nonuple.words.revision import completed
from nonuple.words.spelling import LONGEST, SHORTEST
from nonuple.words_io.containers import LARGEST
from nonuple.words_io.doubts import LARGE
from nonuple.words_io.importing import (
    MOST_ENTRIES,
    Imported,
    ImportReport,
    edition_of,
    older_than,
    read_words,
)
from nonuple.words_io.library import Library
from nonuple.words_io.naming import named_here
from nonuple.words_io.shapes import Remark
from nonuple.words_io.supplements import SIZES
from nonuple.workers.confined import Bounds, confined

System = Literal["windows", "macos", "linux"]

_ON_THE_PAGE = {
    getattr(lexicon_texts, name): getattr(texts, name)
    for name in (
        *("UNDECODABLE", "CONVERTED_TWICE", "SEVERAL_COLUMNS", "DEFINITIONS", "MOSTLY_LEFT_OUT"),
        *("SENTENCES", "REPEATED", "UNKNOWN", "DAMAGED", "EXPORT_FIRST"),
    )
}
"""Sentences that name an option of the command line, as they are said where there is none."""

Length = Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)]

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
    only_here: bool
    """Whether it was started so that no other computer can reach it."""
    port: int | None
    data: str
    """The folder of the log, or what takes its place; that of word lists where it is not told."""
    backup: str | None
    """The folder to which all is copied as it happens, if any."""
    drives: tuple[str, ...]
    """What is plugged in that could take a copy."""
    trouble: str | None
    """What is wrong with that copy."""
    lists: tuple[KeptList, ...]
    """The one that comes with the program first."""
    in_use: str
    stops: bool
    """Whether the page may end it: it was begun by a double click."""


class LeftOutView(msgspec.Struct, frozen=True):
    reason: str
    times: int
    examples: tuple[str, ...]


class ListTaken(msgspec.Struct, frozen=True):
    """What was read of a file; games to come are played with it, unless there is doubt."""

    list: KeptList | None
    """None where there is doubt: nothing was kept, a person decides."""
    words: int
    lengths: Mapping[int, int]
    """How many words have each length."""
    few: bool
    """Whether they can hardly be a list, and may be meant to complete one."""
    doubts: tuple[str, ...]
    remarks: tuple[str, ...]
    """The edition that was recognised, and what was done to read the file."""
    initials: tuple[int, ...]
    """How many words begin with each letter, from A."""
    read: int
    changed: int
    duplicates: int
    left_out: tuple[LeftOutView, ...]


class ChosenDrive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    drive: Short


class ChosenList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Short


@get("/api/computer", summary="The server's own computer", tags=["server"])
async def get_computer(request: AnyRequest) -> ComputerView:
    await check_owner(request)
    return await _shown(request)


async def _shown(request: AnyRequest) -> ComputerView:
    machine, library = club_of(request).machine, Library.of_user()
    home, trouble, copying = machine.home, machine.view().backup, machine.copying
    return ComputerView(
        version("nonuple"),
        _system(),
        await addresses_of(request),
        listens_only_here(request),
        home.port if home else None,
        home.data if home else str(library.data),
        None if copying is None or copying.folder is None else str(copying.folder.absolute()),
        await asyncio.to_thread(drives),
        None if trouble is None else str(trouble),
        await asyncio.to_thread(_kept, library),
        _in_use(library),
        machine.stop is not None,
    )


@post("/api/computer/stop", status_code=204, summary="End the program", tags=["server"])
async def stop_program(request: AnyRequest) -> None:
    """All is kept; only what a double click began is ended so."""
    await check_owner(request)
    stop = club_of(request).machine.stop
    if stop is None:
        raise Refusal(texts.NOT_STOPPED_HERE)
    stop()


@post("/api/computer/copy", status_code=200, summary="Copy all to a disk, from now on", tags=["server"])
async def copy_to_drive(request: AnyRequest, data: JSONBody[ChosenDrive]) -> ComputerView:
    await check_owner(request)
    copying = club_of(request).machine.copying
    if copying is None:
        raise Refusal(texts.NO_SUCH_DRIVE, drive=data.drive)
    await copying.choose(data.drive)
    return await _shown(request)


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
    *,
    column: FromQuery[Annotated[str, msgspec.Meta(max_length=80)] | None] = None,
    anyway: FromQuery[bool] = False,
    onto: FromQuery[Short | None] = None,
    lengths: FromQuery[list[Length] | None] = None,
) -> ListTaken:
    """The body is the file itself, as it is; `source` its name. `anyway` takes a list that is doubtful.

    With `onto` the words complete that list: of these `lengths` the file has all there are.
    """
    await check_owner(request)
    data = await request.body()
    wish = _Wish(source, column or None, anyway, onto or None, frozenset(lengths or ()))
    async with _one_at_a_time:
        return await asyncio.to_thread(_take, data, wish)


@post("/api/lists/use", status_code=200, summary="Choose the list of games to come", tags=["server"])
async def use_list(request: AnyRequest, data: JSONBody[ChosenList]) -> ComputerView:
    await check_owner(request)
    try:
        await asyncio.to_thread(Library.of_user().use, data.name)
    except Refusal as refusal:
        raise _without_options(refusal) from None
    return await _shown(request)


class _Wish(NamedTuple):
    source: str
    column: str | None
    anyway: bool
    onto: str | None
    lengths: frozenset[int]


def _take(data: bytes, wish: _Wish) -> ListTaken:
    library, source = Library.of_user(), wish.source
    try:
        spoilt = Refusal(lexicon_texts.ENDED_BADLY, source=source)
        read = partial(read_words, column=wish.column, workbook=partial(rows_of, most=MOST_ENTRIES))
        imported = confined(read, data, source, spoilt=spoilt, bounds=_OF_A_LIST)
        doubts = () if wish.anyway or wish.onto else _doubts(imported.report, library)
        if doubts:
            return _taken(None, imported, doubts)
        whole = imported
        if wish.onto:
            words = completed(library.open(wish.onto), imported.words, wish.lengths)
            whole = imported._replace(words=words)
        entry = library.welcome(whole, source, onto=wish.onto or "")
        library.use(entry.name)
    except Refusal as refusal:
        raise _without_options(refusal) from None
    return _taken(_listed(library, entry.name), imported, ())


def _doubts(report: ImportReport, library: Library) -> tuple[Remark, ...]:
    """What a person is asked before games are played with it."""
    few = (Remark(texts.FEW, {"count": report.taken}),) if report.taken < LARGE else ()
    used = named_here(_in_use(library), library).words
    return (*few, *report.doubts, *older_than(used, report))


def _taken(kept: KeptList | None, imported: Imported, doubts: tuple[Remark, ...]) -> ListTaken:
    report = imported.report
    left_out = tuple(LeftOutView(one.reason.value.say(), one.times, one.examples) for one in report.left_out)
    return ListTaken(
        kept,
        report.taken,
        dict(sorted(Counter(map(len, imported.words)).items())),
        report.taken < LARGE,
        tuple(one.say() for one in doubts),
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
        *(KeptList(name, words, "", "") for name, words in SIZES.items()),
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


ROUTES = (get_computer, copy_to_drive, stop_program, import_list, use_list)
