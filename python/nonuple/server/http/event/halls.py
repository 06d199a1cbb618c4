"""The rooms of an event: making them, going in, opening a game there, playing equals off."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from nonuple.activity.door import OFFICE, Guest
from nonuple.contest.activity import NewGrant
from nonuple.contest.codec import CODEC
from nonuple.contest.commands import OpenGame
from nonuple.contest.events import Source
from nonuple.contest.office.roster import OpenForEvent
from nonuple.contest.people import Role, TableNumber
from nonuple.limits import Short
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.bonds import ask_of
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Room
from nonuple.server.http.entrance import AnyRequest, club_of
from nonuple.server.http.event.entrance import EventVisitor, admit_to_event
from nonuple.server.http.grants import let_in
from nonuple.texts import tournament as texts
from nonuple.tournament.commands import BindGame, BindPlayoff, OpenHall
from nonuple.tournament.deciding import check_hall, hall_of
from nonuple.tournament.elsewhere import sealed_game
from nonuple.tournament.people import EventHall
from nonuple.tournament.roles import HEADS, check_directs
from nonuple.tournament.rosters import hall_name, halls_of


class NewHall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room as an organiser describes it."""

    name: Short
    chief: Short = ""
    first: TableNumber = 1
    last: TableNumber = 99_999


class GameToOpen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chief arbiter adds to what the event has fixed of a game; `room` leads it."""

    room: Short
    source: Source = "program"
    lexicon: Short | None = None
    phones: bool = False
    ranked: bool = False
    sealed: Annotated[str, msgspec.Meta(max_length=400_000)] | None = None
    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class NewPlayoff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays on: all who share a rank."""

    entries: Annotated[tuple[Short, ...], msgspec.Meta(min_length=2, max_length=1_000)]
    time: Short | None = "normal"
    """By steps, as is usual in sudden death; another time control, such as blitz, holds at every turn."""
    source: Source = "program"
    lexicon: Short | None = None
    phones: bool = False


class OpenedHall(msgspec.Struct, frozen=True):
    """A room: the id of its contest, and the number of the game that goes on there."""

    id: str
    game: int | None = None


class HallDoor(msgspec.Struct, frozen=True):
    """What lets one into the contest of a room, told this once."""

    contest: str
    role: str
    token: str
    code: str


@post("/{id:str}/halls", summary="Make a room", tags=["events"])
async def make_hall(request: AnyRequest, id: FromPath[str], data: JSONBody[NewHall]) -> OpenedHall:
    """A contest of the same server, whose players are those of the event's tables there."""
    guest, club = await admit_to_event(request, id, *OFFICE), club_of(request)
    check_hall(guest.activity.state, _hall("new", data))
    room = await _contest(club, hall_name(guest.activity.state.name, _hall("new", data)))
    await guest.ask(OpenHall(_hall(room.id, data)))
    return OpenedHall(room.id)


@post("/{id:str}/halls/{hall:str}", status_code=200, summary="Change a room", tags=["events"])
async def change_hall(
    request: AnyRequest, id: FromPath[str], hall: FromPath[str], data: JSONBody[NewHall]
) -> OpenedHall:
    guest = await admit_to_event(request, id, *OFFICE)
    hall_of(guest.activity.state, hall)
    await guest.ask(OpenHall(_hall(hall, data)))
    return OpenedHall(hall)


@post("/{id:str}/halls/{hall:str}/door", summary="Go into a room's contest", tags=["events"])
async def open_door(request: AnyRequest, id: FromPath[str], hall: FromPath[str]) -> HallDoor:
    """As its chief arbiter, or as an organiser, who lets the others in there."""
    guest, club = await admit_to_event(request, id, *HEADS), club_of(request)
    if hall not in guest.activity.state.playoffs:
        hall_of(guest.activity.state, hall)
    check_directs(guest.who, hall)
    room = await club.room(hall)
    owner = Visitor(room, "", room.activity.person(None))
    role: Role = "chief" if guest.who.role == "chief" else "organiser"
    (told,) = await let_in(club, owner, (NewGrant(role=role, name=guest.who.name),))
    return HallDoor(room.id, role, str(told["token"]), str(told["code"]))


@post("/{id:str}/games/{game:int}/open", status_code=200, summary="Open a game in its rooms", tags=["events"])
async def open_event_game(
    request: AnyRequest, id: FromPath[str], game: FromPath[int], data: JSONBody[GameToOpen]
) -> OpenedHall:
    """In the leading one, which the others follow at once, or when their game before is over.

    Cut short and asked for again, it goes on where it was.
    """
    guest, club = await admit_to_event(request, id, *HEADS), club_of(request)
    check_directs(guest.who, data.room)
    state = guest.activity.state
    hall_of(state, data.room)
    state.event.game(game)
    room = await club.room(data.room)
    wish = OpenForEvent(
        _opening(guest, game, data), tuple(one.id for one in halls_of(state, game) if one.id != data.room)
    )
    guest.activity.decide(guest.who, BindGame(game, room.id), guest.room.now())
    await room.rehearse(Guest("chief", guest.who.name), wish)
    await guest.ask(BindGame(game, data.room))
    await _open(guest, room, wish)
    return OpenedHall(room.id, state.run_of(game, room.id))


def _opening(guest: EventVisitor, game: int, data: GameToOpen) -> OpenGame:
    """Where halls elsewhere play it too, it is the one that was sealed for them."""
    plan, gathering = guest.activity.state.plans[game - 1], guest.activity.gathering
    sealed, password = data.sealed, data.password
    if gathering is not None:
        sealed, password = sealed_game(gathering, game)
    return OpenGame(
        title=plan.name,
        edition=guest.activity.state.event.settings.edition,
        formula=plan.formula,
        time=plan.time,
        source="prepared" if gathering is not None else data.source,
        lexicon=data.lexicon,
        phones=data.phones,
        ranked=data.ranked or guest.activity.state.event.settings.ranked,
        own=guest.activity.state.event.settings.own,
        sealed=sealed,
        password=password,
        common=gathering is not None,
    )


@post("/{id:str}/playoffs", summary="Let equals play on", tags=["events"])
async def play_equals_off(request: AnyRequest, id: FromPath[str], data: JSONBody[NewPlayoff]) -> OpenedHall:
    """In sudden death, in a contest of their own; its outcome parts them in the ranking."""
    guest, club = await admit_to_event(request, id, *OFFICE), club_of(request)
    room = await _contest(club, f"{guest.activity.state.name} · {texts.PLAYOFF.say()}")
    try:
        await guest.ask(BindPlayoff(data.entries, room.id))
    except Exception:
        await club.remove(room.id)
        raise
    edition = guest.activity.state.event.settings.edition
    opening = OpenGame(
        title=texts.PLAYOFF.say(),
        edition=edition,
        sudden_death=True,
        time=data.time,
        source=data.source,
        lexicon=data.lexicon,
        phones=data.phones,
    )
    await _open(guest, room, OpenForEvent(opening))
    return OpenedHall(room.id, guest.activity.state.playoffs[room.id].run)


def _hall(id: str, data: NewHall) -> EventHall:
    return EventHall(id, data.name.strip(), data.chief.strip(), data.first, data.last)


async def _contest(club: Club, name: str) -> Room:
    return await club.create(CODEC.kind, name[:80])


async def _open(guest: EventVisitor, room: Room, wish: OpenForEvent) -> None:
    """Seated first: a game begins with those who are there."""
    await ask_of(guest.room, room, guest.who.name)
    await room.ask(Guest("chief", guest.who.name), wish, f"event:{new_id()}")


ROUTES = (make_hall, change_hall, open_door, open_event_game, play_equals_off)
