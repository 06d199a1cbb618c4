"""What the log holds of a person, over HTTP: given out, or forgotten.

The person in charge asks for all contests, an organiser for his own.
"""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody

from nonuple.contest.activity import OFFICE
from nonuple.contest.codec import CODEC
from nonuple.contest.office.erasure import Person
from nonuple.contest.roles import check_role
from nonuple.errors import Refusal
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.rooms import Room
from nonuple.server.http.contest.entrance import guest_of
from nonuple.server.http.entrance import AnyRequest, club_of, token_of
from nonuple.store.protocol import Row
from nonuple.texts import people as texts

_ALIAS = 6
"""Characters by which the results of those who were erased are told apart."""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody by his name, as it was registered; spaces and capitals do not matter."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern=r"\S")]


class KeptEvent(msgspec.Struct, frozen=True):
    """An event that names him, or of a table where he sat."""

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
    async for room, rows in _contests_with(request, person):
        club_of(request).check_at_rest(room)
        events = tuple(KeptEvent(row.number, row.at, row.author, person.own(_event(row))) for row in rows)
        found.append(KeptInContest(room.id, room.activity.summary.name, events))
    if not found:
        raise Refusal(texts.NOBODY_CALLED, name=data.name)
    return found


@post("/api/people/erase", status_code=200, summary="Forget a person's name", tags=["people"])
async def erase_person(request: AnyRequest, data: JSONBody[Named]) -> Erased:
    """The results stay, under another name. Nothing is changed unless all can be."""
    person, club = Person(data.name), club_of(request)
    alias = f"{texts.ERASED.say()} {new_id()[:_ALIAS]}"
    rooms = [room async for room, _ in _contests_with(request, person)]
    if not rooms:
        raise Refusal(texts.NOBODY_CALLED, name=data.name)
    for room in rooms:
        club.check_at_rest(room)
    for room in rooms:
        rows = await club.store.rows(room.id)
        await club.rewrite(room, [_without(person, alias, row) for row in rows])
    return Erased(alias, tuple(room.activity.summary.name for room in rooms))


async def _contests_with(request: AnyRequest, person: Person) -> AsyncIterator[tuple[Room, list[Row]]]:
    """The contests one may ask about that hold something of him, and what."""
    club, token = club_of(request), token_of(request)
    if club.is_owner(token):
        await club.rooms()
        ids = club.ids(CODEC.kind)
    else:
        guest = guest_of(await club.visitor(token))
        check_role(guest.actor, OFFICE)
        ids = [guest.activity.id]
    for id in ids:
        about = _about(person, await club.store.rows(id))
        if about:
            yield await club.room(id), about


def _about(person: Person, rows: list[Row]) -> list[Row]:
    tables: set[int] = set()
    found = []
    for row in rows:
        event = _event(row)
        tables = person.seats(event, tables)
        is_his = event.get("table") in tables
        if is_his or person.erased(event, "") != event or person.author(row.author, "") != row.author:
            found.append(row)
    return found


def _without(person: Person, alias: str, row: Row) -> Row:
    event = _event(row)
    erased = person.erased(event, alias)
    data = row.data if erased == event else msgspec.json.encode(erased)
    return msgspec.structs.replace(row, data=data, author=person.author(row.author, alias))


def _event(row: Row) -> dict[str, Any]:
    event: dict[str, Any] = msgspec.json.decode(row.data)
    return event


ROUTES = (export_person, erase_person)
