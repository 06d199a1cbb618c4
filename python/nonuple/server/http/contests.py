"""Contests over HTTP: making them, asking something of them, looking at them."""

import asyncio
from importlib.metadata import version
from typing import Annotated

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from nonuple.contest.commands import ContestCommand
from nonuple.contest.people import Role, Short
from nonuple.contest.roles import check_may
from nonuple.contest.views import channels_of, may_read
from nonuple.errors import Refusal
from nonuple.server.hosting.club import Visitor
from nonuple.server.hosting.rooms import Answer, Room
from nonuple.server.http.entrance import AnyRequest, admit, check_known, check_owner, club_of, token_of
from nonuple.server.process.addresses import network_addresses
from nonuple.texts import server as texts

_LONGEST_KEY = 80


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


class NewContest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Short
    demo: bool = False


class Summary(msgspec.Struct, frozen=True):
    """A contest in a list."""

    id: str
    name: str
    demo: bool
    opened: str
    """When, by the calendar."""
    number: int
    """Of its last event."""
    players: int
    games: int
    live: bool
    """Whether a game goes on."""
    damage: str | None = None
    """Why it cannot be played, and what to do."""


class Session(msgspec.Struct, frozen=True):
    """Who one is, and what one follows."""

    role: Role
    name: str
    contest: Summary | None
    table: int | None = None
    arbiter: str | None = None
    channels: tuple[str, ...] = ()


@get("/api/server", summary="Which server this is", tags=["server"])
async def get_server(request: AnyRequest) -> Server:
    bare = Server("nonuple", version("nonuple"))
    try:
        await check_known(request)
    except Refusal:
        return bare
    here = request.base_url
    port = "" if here.port is None else f":{here.port}"
    found = await asyncio.to_thread(network_addresses)
    return msgspec.structs.replace(bare, addresses=tuple(f"{here.scheme}://{one}{port}" for one in found))


@get("/api/time", summary="The server's time", tags=["server"])
async def get_time(request: AnyRequest) -> Time:
    clock = club_of(request).clock
    return Time(clock.now(), clock.epoch)


@get("/api/session", summary="What one's link is for", tags=["access"])
async def get_session(request: AnyRequest) -> Session:
    club, token = club_of(request), token_of(request)
    if club.is_owner(token):
        return Session("owner", "", None)
    return _session(await club.visitor(token))


@get("/api/contests", summary="All contests", tags=["contests"])
async def list_contests(request: AnyRequest) -> list[Summary]:
    check_owner(request)
    club = club_of(request)
    spoilt = [
        Summary(one.id, one.name, one.demo, one.opened, 0, 0, 0, live=False, damage=str(one.why))
        for one in await club.spoilt()
    ]
    found = [*map(summary, await club.rooms()), *spoilt]
    return sorted(found, key=lambda one: one.opened, reverse=True)


@post("/api/contests", summary="Make a contest", tags=["contests"])
async def create_contest(request: AnyRequest, data: JSONBody[NewContest]) -> Summary:
    check_owner(request)
    return summary(await club_of(request).create(data.name, demo=data.demo))


@delete("/api/contests/{contest:str}", summary="Remove a contest for good", tags=["contests"])
async def remove_contest(request: AnyRequest, contest: FromPath[str]) -> None:
    """One whose game goes on is refused, unless it is a demonstration, which is ended."""
    check_owner(request)
    await club_of(request).remove(contest)


@get("/api/contests/{contest:str}", summary="A contest, and who one is in it", tags=["contests"])
async def get_contest(request: AnyRequest, contest: FromPath[str]) -> Session:
    return _session(await admit(request, contest))


@post("/api/contests/{contest:str}/commands", status_code=200, summary="Ask for something", tags=["contests"])
async def post_command(
    request: AnyRequest,
    contest: FromPath[str],
    data: JSONBody[ContestCommand],
    key: Annotated[str | None, HeaderParameter(name="Idempotency-Key")] = None,
) -> Answer:
    """What is sent again under the same key counts once and is answered as it was the first time."""
    visitor = await admit(request, contest)
    if visitor.actor.role == "player":
        check_may(visitor.actor, data)
        club_of(request).phone_wishes.spend(f"{contest}:{visitor.actor.table}")
    return await visitor.room.ask(visitor.actor, data, key_of(visitor, key), visitor.grant)


def key_of(visitor: Visitor, key: str | None) -> str:
    """A key that is one only for the grant that sends it."""
    if not key or len(key) > _LONGEST_KEY or not key.isprintable():
        raise Refusal(texts.KEY_NEEDED)
    return f"{visitor.grant}:{key}"


@get("/api/contests/{contest:str}/channels/{channel:str}", summary="A view as it is now", tags=["contests"])
async def get_channel(request: AnyRequest, contest: FromPath[str], channel: FromPath[str]) -> Response[bytes]:
    """The message that a live view begins with."""
    visitor = await admit(request, contest)
    check_channel(visitor, channel)
    message = visitor.room.hub.current(channel).since(0)
    return Response(message.encode(), media_type=MediaType.JSON)


def check_channel(visitor: Visitor, channel: str) -> None:
    if not may_read(visitor.actor, visitor.room.contest, channel):
        raise Refusal(texts.NOT_YOUR_VIEW)


def summary(room: Room) -> Summary:
    contest = room.contest
    live = contest.live
    return Summary(
        contest.id,
        contest.name,
        contest.demo,
        contest.opened,
        contest.number,
        len(contest.tables_of(None)),
        len(contest.runs),
        live is not None and not live.over,
    )


def _session(visitor: Visitor) -> Session:
    room, _, actor = visitor
    channels = channels_of(actor, room.contest)
    return Session(actor.role, actor.name, summary(room), actor.table, actor.arbiter, channels)


ROUTES = (
    get_server,
    get_time,
    get_session,
    list_contests,
    create_contest,
    remove_contest,
    get_contest,
    post_command,
    get_channel,
)
