"""The server itself over HTTP: which one it is, its time, its word lists, what a link is for."""

import asyncio
from functools import lru_cache
from importlib.metadata import version
from typing import Annotated

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import JSONBody

from nonuple.bots.register import BotRegister
from nonuple.errors import Refusal
from nonuple.opponents.levels import BOT, LEVELS
from nonuple.pieces.variant import USUAL, variants
from nonuple.rulebooks.shown import Called, RulebookView, rulebooks_shown
from nonuple.server.hosting.club import Club
from nonuple.server.http.entrance import AnyRequest, check_known, club_of, lexicon_of, token_of
from nonuple.server.http.hosted import session
from nonuple.server.process.addresses import network_addresses
from nonuple.words_io.library import BUILT_IN, DEFAULT, Library


class Server(msgspec.Struct, frozen=True):
    name: str
    version: str
    addresses: tuple[str, ...] = ()
    """Where the room reaches it; told to whoever has a link."""


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
    return msgspec.structs.replace(bare, addresses=await addresses_of(request))


async def addresses_of(request: AnyRequest) -> tuple[str, ...]:
    """Where the room reaches the server that is asked."""
    home = club_of(request).machine.home
    if home is not None and home.public:
        return (home.public,)
    here = request.base_url
    port = "" if here.port is None else f":{here.port}"
    found = await asyncio.to_thread(network_addresses)
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

    lexicons: list[str]
    """That of the free list first."""
    rulebooks: list[RulebookView]
    """The one in force first."""
    variants: list[VariantView]
    levels: list[str]
    """Computer players of the free game."""
    in_use: "ListInUse"


class ListInUse(msgspec.Struct, frozen=True):
    """The word list that is played with unless another is named."""

    name: str
    words: int
    """How many; 0 when it cannot be opened."""


@get("/api/choices", summary="What a game can be opened with", tags=["server"])
async def get_choices(request: AnyRequest) -> Choices:
    """Word lists, rulebooks, letters; for everybody, who may play at home."""
    library = Library.of_user()
    played = [VariantView(one.name, Called.by(one.title)) for one in variants().values()]
    usual_first = sorted(played, key=lambda one: one.name != USUAL.name)
    lists = [*BUILT_IN, *library.names()]
    in_use = await asyncio.to_thread(_in_use, club_of(request))
    players = [*LEVELS, *map(BOT.__add__, await asyncio.to_thread(BotRegister.of_user().all))]
    return Choices(lists, rulebooks_shown(), usual_first, players, in_use)


def _in_use(club: Club) -> ListInUse:
    """As games have it, opened once: every visitor asks."""
    try:
        opened = lexicon_of(club)
    except Refusal:
        return ListInUse(DEFAULT, 0)
    return ListInUse(opened.name, len(opened))


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


ROUTES = (get_server, get_time, get_choices, get_session, draw_qr)
