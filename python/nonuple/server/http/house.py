"""The server itself over HTTP: which one it is, its time, its word lists, what a link is for."""

import asyncio
from functools import lru_cache
from importlib.metadata import version
from typing import Annotated

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from nonuple.bots.register import BotRegister
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.opponents.levels import BOT, LEVELS
from nonuple.pieces.variant import USUAL, variants
from nonuple.rulebooks.shown import Called, RulebookView, rulebooks_shown
from nonuple.server.hosting.club import Club
from nonuple.server.http.entrance import AnyRequest, check_known, check_owner, club_of, lexicon_of, token_of
from nonuple.server.http.hosted import session
from nonuple.server.process.addresses import heard_at, is_only_here
from nonuple.words_io.library import DEFAULT, Library
from nonuple.words_io.naming import ListNamed, named, named_here, opened
from nonuple.words_io.supplements import BUILT_IN


class Server(msgspec.Struct, frozen=True):
    name: str
    version: str
    addresses: tuple[str, ...] = ()
    """Where the room reaches it; told to whoever has a link."""
    only_here: bool = False
    """Whether it was started so that no other computer can reach it."""


class Time(msgspec.Struct, frozen=True):
    now: float
    """Seconds by the server's clock."""
    epoch: str
    """Times of different epochs cannot be compared."""


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


@get("/api/server", summary="Which server this is", tags=["server"])
async def get_server(request: AnyRequest) -> Server:
    bare = Server("nonuple", version("nonuple"))
    try:
        await check_known(request)
    except Refusal:
        return bare
    addresses = await addresses_of(request)
    return msgspec.structs.replace(bare, addresses=addresses, only_here=listens_only_here(request))


def listens_only_here(request: AnyRequest) -> bool:
    """Whether it was started so that no other computer can reach it."""
    home = club_of(request).machine.home
    return home is not None and not home.public and home.host is not None and is_only_here(home.host)


async def addresses_of(request: AnyRequest) -> tuple[str, ...]:
    """Where the room reaches the server that is asked."""
    home = club_of(request).machine.home
    if home is not None and home.public:
        return (home.public,)
    here = request.base_url
    port = "" if here.port is None else f":{here.port}"
    found = await asyncio.to_thread(heard_at, None if home is None else home.host)
    return tuple(f"{here.scheme}://{one}{port}" for one in found)


@get("/api/time", summary="The server's time", tags=["server"])
async def get_time(request: AnyRequest) -> Time:
    clock = club_of(request).clock
    return Time(clock.now(), clock.epoch)


class VariantView(msgspec.Struct, frozen=True):
    name: str
    title: Called


class Choices(msgspec.Struct, frozen=True):
    """What a game can be opened with."""

    lexicons: list[ListNamed]
    """The free ones first."""
    rulebooks: list[RulebookView]
    """The one in force first."""
    variants: list[VariantView]
    levels: list[str]
    """Computer players of the free game."""
    in_use: ListNamed
    """Played with unless another is named."""
    days: int
    """For which games at home are kept that nobody touches; 0 for ever."""


@get("/api/choices", summary="What a game can be opened with", tags=["server"])
async def get_choices(request: AnyRequest) -> Choices:
    """Word lists, rulebooks, letters; for everybody, who may play at home."""
    library = Library.of_user()
    played = [VariantView(one.name, Called.by(one.title)) for one in variants().values()]
    usual_first = sorted(played, key=lambda one: one.name != USUAL.name)
    lists = await asyncio.to_thread(_lists, library)
    in_use = await asyncio.to_thread(_in_use, club_of(request))
    players = [*LEVELS, *map(BOT.__add__, await asyncio.to_thread(BotRegister.of_user().all))]
    home = club_of(request).machine.home
    days = 0 if home is None else home.days
    return Choices(lists, rulebooks_shown(), usual_first, players, in_use, days)


def _lists(library: Library) -> list[ListNamed]:
    return [named_here(name, library) for name in (*BUILT_IN, *library.names())]


def _in_use(club: Club) -> ListNamed:
    """As games have it, opened once: every visitor asks."""
    try:
        return opened(lexicon_of(club))
    except Refusal:
        return named(DEFAULT, 0)


@get("/api/lists/{name:str}", summary="How a word list is called", tags=["server"])
async def get_list(name: FromPath[Short]) -> ListNamed:
    """For everybody: whoever plays may know by which list."""
    return await asyncio.to_thread(named_here, name, Library.of_user())


@post("/api/go-on/{id:str}", status_code=204, summary="Go on without a missing end", tags=["server"])
async def go_on(request: AnyRequest, id: FromPath[str]) -> None:
    """With what lost its last events and nothing else; where there is a backup, they may be in it."""
    await check_owner(request)
    await club_of(request).go_on(id)


@get("/api/session", summary="What one's link is for", tags=["access"])
async def get_session(request: AnyRequest) -> dict[str, object]:
    club, token = club_of(request), token_of(request)
    if await club.is_owner(token):
        return {"role": "owner", "name": "", "contest": None, "channels": ()}
    return session(await club.visitor(token))


@post("/api/qr", status_code=200, summary="A QR code as SVG", tags=["access"])
async def draw_qr(request: AnyRequest, data: JSONBody[Drawing]) -> Response[str]:
    await check_known(request)
    return Response(await asyncio.to_thread(_drawn, data.text), media_type="image/svg+xml")


@lru_cache(maxsize=100)
def _drawn(text: str) -> str:
    return segno.make_qr(text, error="m").svg_inline(omitsize=True, border=4, dark="black", light="white")


ROUTES = (get_server, get_time, get_choices, get_list, get_session, draw_qr, go_on)
