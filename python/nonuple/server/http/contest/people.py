"""What the log holds of a person, over HTTP: given out, or forgotten.

The person in charge asks for everything, an organiser for his own contest, event or centre.
"""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody

from nonuple.activity.codec import Codec
from nonuple.centres.activity import CODEC as CENTRES
from nonuple.centres.erasure import opened_files, without
from nonuple.centres.people import CentreGuest, check_office
from nonuple.contest.activity import OFFICE
from nonuple.contest.codec import CODEC
from nonuple.contest.office.erasure import Person
from nonuple.contest.people import Actor
from nonuple.contest.roles import check_role
from nonuple.errors import Refusal
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.rooms import Room
from nonuple.server.http.entrance import AnyRequest, club_of, token_of
from nonuple.store.protocol import Row
from nonuple.texts import contest as contest_texts
from nonuple.texts import people as texts
from nonuple.tournament.activity import CODEC as EVENTS
from nonuple.tournament.people import EventGuest
from nonuple.tournament.roles import OFFICE as EVENT_OFFICE
from nonuple.tournament.roles import check_event_role

_ALIAS = 6
"""Characters by which the results of those who were erased are told apart."""
_KINDS: dict[str, Codec[Any]] = {one.kind: one for one in (CODEC, EVENTS, CENTRES)}
"""What people are named in; contests come before what follows them."""
_FILES = frozenset({"people", "entries", "file", "event", "pack", "keys"})
"""Fields of which others are told, or that are whole files."""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody by his name, as it was registered; spaces and capitals do not matter."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern=r"\S")]


class KeptEvent(msgspec.Struct, frozen=True):
    """An event that names him, or that is about his slips; those of old as they are read today."""

    number: int
    at: str
    author: str
    event: dict[str, Any]


class KeptInContest(msgspec.Struct, frozen=True):
    contest: str
    name: str
    events: tuple[KeptEvent, ...]


class Erased(msgspec.Struct, frozen=True):
    alias: str
    """What stands in the place of his name."""
    contests: tuple[str, ...]
    """The names of those in which it stood."""


@post("/api/people/export", status_code=200, summary="All that is kept of a person", tags=["people"])
async def export_person(request: AnyRequest, data: JSONBody[Named]) -> list[KeptInContest]:
    person, found = Person(data.name), []
    async for room, kept in _rooms_with(request, person):
        club_of(request).check_at_rest(room)
        found.append(KeptInContest(room.id, room.activity.summary.name, kept))
    if not found:
        raise Refusal(texts.NOBODY_CALLED, name=data.name)
    return found


@post("/api/people/erase", status_code=200, summary="Forget a person's name", tags=["people"])
async def erase_person(request: AnyRequest, data: JSONBody[Named]) -> Erased:
    """The results stay, under another name. Nothing is changed unless all can be."""
    person, club = Person(data.name), club_of(request)
    alias = f"{texts.ERASED.say()} {new_id()[:_ALIAS]}"
    rooms = [room async for room, _ in _rooms_with(request, person)]
    if not rooms:
        raise Refusal(texts.NOBODY_CALLED, name=data.name)
    for room in rooms:
        club.check_at_rest(room)
    clubs: dict[str, frozenset[str]] = {}
    for room in reversed(rooms):  # a contest of an event has the clubs of the whole event
        own = clubs.setdefault(room.id, _own_clubs(person, await club.store.rows(room.id)))
        clubs |= dict.fromkeys(room.activity.follows, own)
    for room in rooms:
        rows = await club.store.rows(room.id)
        await club.rewrite(room, [_without(person, alias, clubs[room.id], row) for row in rows])
    return Erased(alias, tuple(room.activity.summary.name for room in rooms))


async def _rooms_with(
    request: AnyRequest, person: Person
) -> AsyncIterator[tuple[Room, tuple[KeptEvent, ...]]]:
    """What one may ask about that holds something of him, and what; contests before what follows them."""
    club, token = club_of(request), token_of(request)
    if await club.is_owner(token):
        await club.rooms()
        ids = [id for kind in _KINDS for id in club.ids(kind)]
    else:
        visitor = await club.visitor(token)
        _check_office(visitor.who)
        activity = visitor.room.activity
        ids = [*activity.follows, activity.id]
    for id in ids:
        room = await club.room(id)
        about = _about(room.kind.codec.kind, person, await club.store.rows(id))
        if about:
            yield room, about


def _check_office(who: object) -> None:
    match who:
        case Actor():
            check_role(who, OFFICE)
        case EventGuest():
            check_event_role(who, EVENT_OFFICE)
        case CentreGuest():
            check_office(who)
        case _:
            raise Refusal(contest_texts.NOT_YOURS, roles=contest_texts.ROLES["organiser"].say())


def _about(kind: str, person: Person, rows: list[Row]) -> tuple[KeptEvent, ...]:
    """Events as they are read today; of one that lists people, what is his."""
    reader = _KINDS[kind].reader()
    events = [_event(_KINDS[kind].encode(reader.read(row.data))) for row in rows]
    ids = person.players(events)
    contest = kind == CODEC.kind
    return tuple(
        KeptEvent(row.number, row.at, row.author, person.own(event, ids) if contest else _own(person, event))
        for row, event in zip(rows, events, strict=True)
        if (contest and person.is_about(event, ids))
        or without(person, "", (), event) != event
        or person.author(row.author, "") != row.author
    )


def _own(person: Person, event: dict[str, Any]) -> dict[str, Any]:
    """A fact of an event or of centres without other people, whose files are opened."""
    told = {key: value for key, value in event.items() if key not in _FILES}
    listed = [one for of in (event, *opened_files(event)) for one in of.get("people", ())]
    his = [one for one in listed if person.is_called(one["name"])]
    ids = {one["id"] for one in his}
    entries = [one for one in event.get("entries", ()) if isinstance(one, dict) and ids & {*one["people"]}]
    return {**told, **({"people": his} if his else {}), **({"entries": entries} if entries else {})}


def _own_clubs(person: Person, rows: list[Row]) -> frozenset[str]:
    events = [_event(row.data) for row in rows]
    return person.own_clubs([*events, *(file for event in events for file in opened_files(event))])


def _without(person: Person, alias: str, clubs: frozenset[str], row: Row) -> Row:
    event = _event(row.data)
    erased = without(person, alias, clubs, event)
    data = row.data if erased == event else msgspec.json.encode(erased)
    return msgspec.structs.replace(row, data=data, author=person.author(row.author, alias))


def _event(data: bytes) -> dict[str, Any]:
    event: dict[str, Any] = msgspec.json.decode(data)
    return event


ROUTES = (export_person, erase_person)
