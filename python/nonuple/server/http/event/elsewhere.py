"""The halls elsewhere of an event: centres of the same server, to which they send what they have played."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from nonuple.activity.door import OFFICE
from nonuple.centres.activity import CODEC
from nonuple.centres.commands import ArrangeCentres, FileText, Hour, PlaceWish
from nonuple.centres.deciding import planned
from nonuple.centres.people import CentreInvitation
from nonuple.centres.preparing import made_ready
from nonuple.errors import Refusal
from nonuple.event.hours import with_offset
from nonuple.formats.event_file import write_event
from nonuple.limits import Short
from nonuple.people.person import CentreName
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.admission import Visitor
from nonuple.server.http.entrance import AnyRequest, club_of
from nonuple.server.http.event.entrance import EventVisitor, admit_to_event
from nonuple.server.http.event.publication import file_response, zipped
from nonuple.server.http.grants import let_in
from nonuple.texts import centres as texts
from nonuple.tournament.commands import JoinCentres


class NewCentres(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sealed games and the keys of the centres, each as the file it is; when each one opens."""

    pack: FileText
    keys: FileText
    places: Annotated[tuple[PlaceWish, ...], msgspec.Meta(max_length=2_000)] = ()
    lock: Hour = ""


class CentresWished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The names of halls elsewhere, the hour at which they open, and the one before which nothing counts."""

    centres: Annotated[tuple[CentreName, ...], msgspec.Meta(min_length=1, max_length=200)]
    opens: Hour = ""
    lock: Hour = ""
    lexicon: Short | None = None


class CentresDoor(msgspec.Struct, frozen=True):
    """The centres of an event, and what lets its organiser in there, told this once."""

    id: str
    token: str


@post("/{id:str}/centres", summary="Add halls elsewhere", tags=["events"])
async def add_centres(request: AnyRequest, id: FromPath[str], data: JSONBody[NewCentres]) -> CentresDoor:
    """They play the event's sealed games; what they send comes to a page of its own. Again: other files."""
    guest = await admit_to_event(request, id, *OFFICE)
    return await _door(request, guest, await _add(request, guest, data))


async def _add(request: AnyRequest, guest: EventVisitor, data: NewCentres) -> str:
    club, id = club_of(request), guest.room.id
    state = guest.activity.state
    event = await asyncio.to_thread(planned, guest.activity.event, data.pack, state.file)
    wish = ArrangeCentres(id, write_event(event).decode(), data.pack, data.keys, data.places, data.lock)
    joined = state.centres
    room = await club.room(joined) if joined else await club.create(CODEC.kind, event.name)
    try:
        await room.ask(Visitor(room, "", room.activity.person(None)).who, wish, new_id())
        await guest.ask(JoinCentres(room.id))
    except Exception:
        if not joined:
            await club.remove(room.id)
        raise
    return room.id


@post("/{id:str}/centres/ready", status_code=200, summary="Prepare halls elsewhere", tags=["events"])
async def make_centres_ready(
    request: AnyRequest, id: FromPath[str], data: JSONBody[CentresWished]
) -> Response[bytes]:
    """Draws and seals the games, makes the keys, adds the centres → a zip: a folder for each, one to keep.

    The six words that open the games are in the one to keep: this server does not keep them.
    """
    guest = await admit_to_event(request, id, *OFFICE)
    event, means = guest.activity.event, guest.activity.means
    if guest.activity.state.centres:
        raise Refusal(texts.JOINED_ALREADY)
    lexicon = means.lexicon(data.lexicon)
    ready = await asyncio.to_thread(
        made_ready, event, data.centres, with_offset(data.opens), lexicon, means.chance
    )
    files = NewCentres(ready.pack.decode(), ready.keys.decode(), lock=with_offset(data.lock))
    await _add(request, guest, files)
    return file_response(zipped(dict(ready.files())), "application/zip", "centres.zip")


@post("/{id:str}/centres/door", summary="Go to the centres of an event", tags=["events"])
async def enter_centres(request: AnyRequest, id: FromPath[str]) -> CentresDoor:
    guest = await admit_to_event(request, id, *OFFICE)
    if not guest.activity.state.centres:
        raise Refusal(texts.NOT_ARRANGED)
    return await _door(request, guest, guest.activity.state.centres)


async def _door(request: AnyRequest, guest: EventVisitor, centres: str) -> CentresDoor:
    club = club_of(request)
    room = await club.room(centres)
    owner = Visitor(room, "", room.activity.person(None))
    (told,) = await let_in(club, owner, (CentreInvitation(role="organiser", name=guest.who.name),))
    return CentresDoor(room.id, str(told["token"]))


ROUTES = (add_centres, make_centres_ready, enter_centres)
