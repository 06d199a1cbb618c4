"""A centre over HTTP: it receives its sealed games, opens them, and sends back what was played."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from nonuple.activity.door import OFFICE, Guest
from nonuple.centres.activity import CentresActivity
from nonuple.centres.commands import (
    FileText,
    FollowChief,
    KnowOrganiser,
    NoteSealedGame,
    NoteSending,
    ReceiveFile,
    ReceivePack,
)
from nonuple.centres.deciding import check_pack, key_for
from nonuple.centres.events import ChiefFollowed, OrganiserKnown
from nonuple.centres.sending import centre_results
from nonuple.centres.state import Gathering, Local
from nonuple.contest.activity import NewGrant, as_contest
from nonuple.contest.codec import CODEC as CONTEST
from nonuple.contest.commands import OpenGame
from nonuple.errors import Refusal
from nonuple.formats import centre_file
from nonuple.formats.spoken_key import SpokenKey, heard
from nonuple.limits import Short
from nonuple.people.shipped import shipped_federation
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Room
from nonuple.server.http.centres import progress
from nonuple.server.http.centres.multiplex import STATE, Multiplex
from nonuple.server.http.centres.progress import ProgressTelling, post_wish
from nonuple.server.http.entrance import Admitted, AnyRequest, admit_to, club_of
from nonuple.server.http.grants import let_in
from nonuple.texts import centres as texts


class NewPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pack: FileText
    key: FileText


class HeardKey(msgspec.Struct, frozen=True):
    """The words as they were typed, each with the one that it is taken for."""

    words: tuple[str | None, ...]


class TypedWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=30)], ...], msgspec.Meta(max_length=6)]


class CentreDoor(msgspec.Struct, frozen=True):
    """What lets one into the contest of a centre, told this once."""

    contest: str
    token: str


class SendTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a sending goes: to nobody but a file, or to the organiser's server with the centre's own link."""

    address: Annotated[str, msgspec.Meta(max_length=300)] = ""
    id: Short = ""
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""


class FollowedChief(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chief arbiter's contest on another server, by the link of a room screen; nobody without."""

    address: Annotated[str, msgspec.Meta(max_length=300)] = ""
    contest: Short = ""
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""


class FollowedView(msgspec.Struct, frozen=True):
    """Whom a room follows, whether he is heard now, and the turn at which he was heard last."""

    address: str
    hears: bool
    turn: int


class SentFile(msgspec.Struct, frozen=True):
    number: int
    file: str
    """As it was signed."""


class GivenKey(msgspec.Struct, frozen=True):
    words: tuple[str, ...]
    digits: str


_Desk = Admitted[CentresActivity]


async def _desk(request: AnyRequest, id: str) -> _Desk:
    """One of those who run the event, or the centre."""
    return await admit_to(CentresActivity, request, id, *OFFICE)


def _local(desk: _Desk) -> Local:
    if desk.activity.state.local is None:
        raise Refusal(texts.NOT_RECEIVED)
    return desk.activity.state.local


def _gathering(desk: _Desk) -> Gathering:
    if desk.activity.state.gathering is None:
        raise Refusal(texts.NOT_ARRANGED)
    return desk.activity.state.gathering


# --- In a centre -------------------------------------------------------------------------------------------


@post("/{id:str}/pack", summary="Receive the sealed games", tags=["centres"])
async def receive_pack(request: AnyRequest, id: FromPath[str], data: JSONBody[NewPack]) -> CentreDoor:
    """They become games of a contest of this server, in which the centre registers its people."""
    desk, club = await _desk(request, id), club_of(request)
    own = check_pack(data.pack, data.key)
    before = desk.activity.state.local
    if before is None:
        room = await club.create(CONTEST.kind, f"{desk.activity.door.name} · {own.centre}"[:80])
    else:
        room = await club.room(before.contest)
    await desk.ask(ReceivePack(data.pack, data.key, room.id))
    return await _door(club, room, desk.who.name)


@post("/{id:str}/door", summary="Go into the centre's contest", tags=["centres"])
async def enter_centre(request: AnyRequest, id: FromPath[str]) -> CentreDoor:
    desk, club = await _desk(request, id), club_of(request)
    return await _door(club, await club.room(_local(desk).contest), desk.who.name)


async def _door(club: Club, room: Room, name: str) -> CentreDoor:
    owner = Visitor(room, "", room.activity.person(None))
    (told,) = await let_in(club, owner, (NewGrant(role="organiser", name=name),))
    return CentreDoor(room.id, str(told["token"]))


@post("/{id:str}/words", status_code=200, summary="How words of a key are understood", tags=["centres"])
async def hear_words(request: AnyRequest, id: FromPath[str], data: JSONBody[TypedWords]) -> HeardKey:
    """One letter wrong, missing or too many is mended; nothing tells whether they open anything."""
    await _desk(request, id)
    return HeardKey(tuple(heard(one).word if one.strip() else None for one in data.words))


@post("/{id:str}/games/{game:int}/open", status_code=200, summary="Open a sealed game", tags=["centres"])
async def open_sealed(request: AnyRequest, id: FromPath[str], game: FromPath[int]) -> CentreDoor:
    """The next one, once the one before is over; its letters and its words are those of every centre."""
    desk, club = await _desk(request, id), club_of(request)
    local = _local(desk)
    if not local.words or not 1 <= game <= len(local.pack.games):
        raise Refusal(texts.STILL_SEALED, game=game)
    room = await club.room(local.contest)
    contest = as_contest(room.activity).contest
    if game not in local.games:
        if game - 1 not in {0, *local.games} or any(not run.over for run in contest.runs.values()):
            raise Refusal(texts.ONE_AFTER_THE_OTHER, game=game)
        opening = OpenGame(
            source="prepared",
            sealed=bytes(local.pack.games[game - 1]).decode(),
            password=SpokenKey(local.words).password,
            common=True,
        )
        await room.ask(Guest("chief", desk.who.name), opening, f"centre:{id}:{game}")
        await desk.ask(NoteSealedGame(game, max(contest.runs)))
    return await _door(club, room, desk.who.name)


@post("/{id:str}/follow", status_code=200, summary="Follow a chief elsewhere", tags=["centres"])
async def follow_chief(request: AnyRequest, id: FromPath[str], data: JSONBody[FollowedChief]) -> None:
    """Turn by turn as he goes on; cut off, the room's own chief goes on with the sealed copy."""
    desk, club = await _desk(request, id), club_of(request)
    room = await club.room(_local(desk).contest)
    following: Multiplex = request.app.state[STATE]
    chief = ChiefFollowed(data.address, data.contest, data.token) if data.address else ChiefFollowed()
    _check_address(data.address)
    await desk.ask(FollowChief(chief))
    if data.address:
        following.follow(room, chief)
    else:
        following.leave(room.id)


@get("/{id:str}/follow", summary="Whether the chief elsewhere is heard", tags=["centres"])
async def get_followed(request: AnyRequest, id: FromPath[str]) -> FollowedView:
    local, following = _local(await _desk(request, id)), request.app.state[STATE]
    hears, turn = local.contest in following.connected, following.turns.get(local.contest, 0)
    return FollowedView(local.chief.address, hears, turn)


@post("/{id:str}/organiser", status_code=200, summary="Tell the organiser how far one is", tags=["centres"])
async def know_organiser(request: AnyRequest, id: FromPath[str], data: JSONBody[SendTo]) -> None:
    """By the centre's own link there, as it goes on; nobody any more without an address."""
    desk = await _desk(request, id)
    _check_address(data.address)
    known = OrganiserKnown(data.address, data.id, data.token) if data.address else OrganiserKnown()
    await desk.ask(KnowOrganiser(known))
    telling: ProgressTelling = request.app.state[progress.STATE]
    telling.begin(desk.room)


@post("/{id:str}/send", status_code=200, summary="Send what was played", tags=["centres"])
async def send_results(request: AnyRequest, id: FromPath[str], data: JSONBody[SendTo]) -> SentFile:
    """One signed file; to the organiser's server too, where its address is given."""
    desk, club = await _desk(request, id), club_of(request)
    local = _local(desk)
    contest = as_contest((await club.room(local.contest)).activity).contest
    number = max((one for one, _, _ in local.sendings), default=0) + 1
    lexicon = _list_played(contest.runs.values(), desk.activity)
    results = centre_results(local, contest, shipped_federation(), lexicon, number)
    signed = await asyncio.to_thread(centre_file.sign, results, local.key)
    _check_address(data.address)
    if data.address:
        known = local.organiser.address == data.address and not data.token
        there = local.organiser if known else OrganiserKnown(data.address, data.id, data.token)
        await asyncio.to_thread(post_wish, there, ReceiveFile(signed.decode()))
    await desk.ask(NoteSending(number, "network" if data.address else "file"))
    return SentFile(number, signed.decode())


def _list_played(runs: object, activity: CentresActivity) -> str:
    """The fingerprint of the list that slips were judged with."""
    names = {run.opened.lexicon for run in runs}  # type: ignore[attr-defined]
    return activity.means.lexicon(max(names) if names else None).fingerprint


def _check_address(address: str) -> None:
    if address and not address.startswith(("http://", "https://")):
        raise Refusal(texts.BAD_ADDRESS, address=address)


# --- At the organiser's ------------------------------------------------------------------------------------


@get("/{id:str}/pack", summary="The sealed games, for a centre", tags=["centres"])
async def get_pack(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """The same file for all; nobody can read what is in it without the key."""
    desk = await admit_to(CentresActivity, request, id)
    headers = {"Content-Disposition": 'attachment; filename="parties-scellees.json"'}
    return Response(_gathering(desk).text.encode(), media_type=MediaType.JSON, headers=headers)


@get("/{id:str}/key", summary="The key, at the hour of a centre", tags=["centres"])
async def get_key(request: AnyRequest, id: FromPath[str]) -> GivenKey:
    """To a centre by its own link, once its hour has come and the organiser has given the key."""
    desk = await admit_to(CentresActivity, request, id)
    key = key_for(_gathering(desk), desk.who.place, desk.room.now())
    return GivenKey(key.words, key.digits)


ROUTES = (
    receive_pack,
    enter_centre,
    hear_words,
    open_sealed,
    follow_chief,
    get_followed,
    know_organiser,
    send_results,
    get_pack,
    get_key,
)
