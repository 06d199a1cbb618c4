"""Definitions brought by whoever is in charge of the server: a file comes in pieces, each read as it comes.

No request is longer than any other so, a file of gigabytes takes no memory, and the page knows how far it is.
"""

import asyncio
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from nonuple.dictionary.book import BookInMaking, TakenDefinitions
from nonuple.dictionary.columns import Columns
from nonuple.dictionary.reading import DefinitionReader
from nonuple.dictionary.telling import own_book
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.server.hosting.access import new_id
from nonuple.server.http.entrance import AnyRequest, check_known, check_owner, club_of, token_of
from nonuple.texts import definitions as texts

STATE = "definitions"
"""Under which name the application keeps the file that is coming."""

FileName = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Offset = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class DefinitionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that is going to be sent."""

    name: FileName
    source: Short = ""
    """What is said of where it comes from; else its name, or the notice of the Wiktionary."""
    word: Short = ""
    """Columns of a table, by number or title, where their titles do not tell."""
    definition: Short = ""


class AwaitedFile(msgspec.Struct, frozen=True):
    id: str


class KeptDefinitions(msgspec.Struct, frozen=True):
    words: int
    source: str
    yours: bool
    """Whether whoever asks may bring others, or remove them."""


class DefinitionsRead(msgspec.Struct, frozen=True):
    """How far a file is."""

    read: int
    """Bytes."""
    taken: int
    """Definitions so far."""
    words: int | None = None
    """How many are defined, once the file has come whole."""
    source: str = ""


class Awaited:
    """The one file that is coming: another one takes its place."""

    def __init__(self) -> None:
        self.one_at_a_time = asyncio.Lock()
        self.id = ""
        self.read = 0
        self.making: BookInMaking | None = None
        self.source = ""

    def begin(self, file: DefinitionFile) -> str:
        self.abandon()
        columns = Columns(file.word, file.definition) if file.word and file.definition else None
        self.making = BookInMaking(own_book(), DefinitionReader(file.name, columns))
        self.id, self.read, self.source = new_id(), 0, file.source.strip()
        return self.id

    def abandon(self) -> None:
        if self.making is not None:
            self.making.abandon()
        self.making, self.id = None, ""

    def coming(self, id: str) -> BookInMaking:
        if self.making is None or id != self.id:
            raise Refusal(texts.OTHER_FILE)
        return self.making

    def add(self, id: str, at: int, piece: bytes) -> DefinitionsRead:
        """A piece that was read already, and is sent again because its answer was lost, is passed over."""
        making = self.coming(id)
        if at > self.read:
            raise Refusal(texts.OTHER_FILE)
        if at == self.read:
            self._attempt(making, piece)
        return DefinitionsRead(self.read, making.taken)

    def _attempt(self, making: BookInMaking, piece: bytes) -> None:
        try:
            making.feed(piece)
        except Refusal:
            self.making, self.id = None, ""
            raise
        self.read += len(piece)

    def finish(self, id: str) -> DefinitionsRead:
        making = self.coming(id)
        self.making, self.id = None, ""
        taken: TakenDefinitions = making.finish(self.source or None)
        return DefinitionsRead(self.read, taken.taken, taken.words, own_book().source)


@get("/api/definitions", summary="Which definitions there are", tags=["study"])
async def get_definitions(request: AnyRequest) -> KeptDefinitions:
    await check_known(request)
    book, yours = own_book(), await club_of(request).is_owner(token_of(request))
    return KeptDefinitions(await asyncio.to_thread(lambda: book.words), book.source, yours)


@post("/api/definitions", status_code=200, summary="Announce a file of definitions", tags=["study"])
async def begin_definitions(request: AnyRequest, data: JSONBody[DefinitionFile]) -> AwaitedFile:
    await check_owner(request)
    awaited = _awaited(request)
    async with awaited.one_at_a_time:
        return AwaitedFile(await asyncio.to_thread(awaited.begin, data))


@post("/api/definitions/{id:str}", status_code=200, summary="Send a piece of that file", tags=["study"])
async def add_definitions(request: AnyRequest, id: FromPath[str], at: FromQuery[Offset]) -> DefinitionsRead:
    """Its bytes as they are, from the offset `at` on, in order."""
    await check_owner(request)
    awaited, piece = _awaited(request), await request.body()
    async with awaited.one_at_a_time:
        return await asyncio.to_thread(awaited.add, id, at, piece)


@post("/api/definitions/{id:str}/end", status_code=200, summary="Take that file into use", tags=["study"])
async def end_definitions(request: AnyRequest, id: FromPath[str]) -> DefinitionsRead:
    """In the place of the definitions before; a file without any changes nothing."""
    await check_owner(request)
    awaited = _awaited(request)
    async with awaited.one_at_a_time:
        return await asyncio.to_thread(awaited.finish, id)


@delete("/api/definitions", summary="Remove the definitions", tags=["study"])
async def remove_definitions(request: AnyRequest) -> None:
    await check_owner(request)
    if not await asyncio.to_thread(own_book().remove):
        raise Refusal(texts.NONE_THERE)


def _awaited(request: AnyRequest) -> Awaited:
    awaited: Awaited = request.app.state[STATE]
    return awaited


ROUTES = (get_definitions, begin_definitions, add_definitions, end_definitions, remove_definitions)
