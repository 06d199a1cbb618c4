"""Activities over HTTP: making them, asking something of them, looking at them. The same for every kind."""

from typing import Annotated

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody
from litestar.types import ControllerRouterHandler

from nonuple.activity.port import AnyKind, Summary
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.rooms import Fulfilled
from nonuple.server.http.entrance import (
    AnyRequest,
    address_of,
    admit,
    check_owner,
    club_of,
    kind_of,
)
from nonuple.server.http.wishes import fulfil
from nonuple.texts import server as texts


class NewActivity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Short
    demo: bool = False


@get("/", summary="All of them", tags=["activities"])
async def list_all(request: AnyRequest) -> list[Summary]:
    await check_owner(request)
    return await club_of(request).summaries(kind_of(request))


@post("/", summary="Make one", tags=["activities"])
async def create(request: AnyRequest, data: JSONBody[NewActivity]) -> Summary:
    await check_owner(request)
    room = await club_of(request).create(kind_of(request), data.name, demo=data.demo)
    return room.activity.summary


@delete("/{id:str}", summary="Remove it for good", tags=["activities"])
async def remove(request: AnyRequest, id: FromPath[str]) -> None:
    """One that goes on is refused, unless it is a demonstration, which is ended."""
    await check_owner(request)
    await club_of(request).remove(id)


@get("/{id:str}", summary="What it is, and who one is in it", tags=["activities"])
async def get_one(request: AnyRequest, id: FromPath[str]) -> dict[str, object]:
    return session(await admit(request, id))


@get("/{id:str}/channels/{channel:str}", summary="A view as it is now", tags=["activities"])
async def get_channel(request: AnyRequest, id: FromPath[str], channel: FromPath[str]) -> Response[bytes]:
    """The message that a live view begins with."""
    visitor = await admit(request, id)
    if not visitor.room.activity.may_read(visitor.who, channel):
        raise Refusal(texts.NOT_YOUR_VIEW)
    message = visitor.room.hub.current(channel).since(0)
    return Response(message.encode(), media_type=MediaType.JSON)


def _commands(kind: AnyKind) -> ControllerRouterHandler:
    wish = kind.codec.commands

    @post("/{id:str}/commands", status_code=200, summary="Ask for something", tags=["activities"])
    async def post_command(
        request: AnyRequest,
        id: FromPath[str],
        data: JSONBody[wish],  # type: ignore[valid-type]
        key: Annotated[str | None, HeaderParameter(name="Idempotency-Key")] = None,
    ) -> Fulfilled:
        """What is sent again under the same key counts once and is answered as it was the first time."""
        return await fulfil(club_of(request), await admit(request, id), data, key, address_of(request))

    return post_command


def session(visitor: Visitor) -> dict[str, object]:
    """Who one is, and what one follows."""
    room, _, who = visitor
    return {
        "role": who.role,
        "name": who.name,
        "contest": room.activity.summary,
        **room.activity.seat(who),
        "channels": room.activity.channels_of(who),
    }


def routes_of(kind: AnyKind) -> tuple[ControllerRouterHandler, ...]:
    made = () if kind.personal else (create, remove)
    return (list_all, *made, get_one, get_channel, _commands(kind))
