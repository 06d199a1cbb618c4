"""Letting people in: links, codes, joining with a code, and taking access back."""

import asyncio
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

import msgspec
import segno
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from nonuple.contest.events import AccessGranted, AccessRevoked
from nonuple.contest.office.registration import plain
from nonuple.contest.people import Role, Short, TableNumber
from nonuple.contest.roles import check_table
from nonuple.contest.views.office import GrantView, office_parts
from nonuple.errors import Refusal
from nonuple.server.hosting.access import code_hash, link_hash, new_code, new_id, new_token
from nonuple.server.hosting.club import Club, Visitor
from nonuple.server.hosting.doors import actor_of
from nonuple.server.hosting.rooms import Room
from nonuple.server.http.entrance import OFFICE, AnyRequest, address_of, admit, check_known, club_of
from nonuple.texts import contest as contest_texts
from nonuple.texts import server as texts


class NewGrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to let in; a player without a table is anybody who then says his table."""

    role: Role
    table: TableNumber | None = None
    arbiter: Short | None = None
    name: Short = ""
    instead: bool = False
    """Whether those given before for the same role, table or arbiter are taken back."""


class NewCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[tuple[TableNumber, ...], msgspec.Meta(max_length=20_000)] = ()
    """Which tables; all of them without."""


class Revoked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grants: Annotated[tuple[Short, ...], msgspec.Meta(max_length=20_000)]
    """By their ids; one that is gone already stays gone."""


class Granted(msgspec.Struct, frozen=True):
    """What lets someone in, told this once: only hashes are kept."""

    id: str
    role: Role
    token: str
    code: str
    table: int | None = None
    arbiter: str | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=40)]
    table: TableNumber | None = None
    """Where one sits; asked of those who come with the code of all players."""
    name: Short = ""
    """Who sits there: one of his names, for the same."""


class Joined(msgspec.Struct, frozen=True):
    token: str
    role: Role
    contest: str
    table: int | None = None
    arbiter: str | None = None


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


@post("/api/contests/{contest:str}/grants", summary="Let someone in", tags=["access"])
async def create_grant(request: AnyRequest, contest: FromPath[str], data: JSONBody[NewGrant]) -> Granted:
    visitor = await admit(request, contest, *OFFICE)
    _check(visitor, data)
    granted, event = _new_grant(club_of(request), data)
    before = _taken_back(visitor.room, (granted,)) if data.instead else ()
    await visitor.room.add((*before, event), visitor.actor.name)
    return granted


@post("/api/contests/{contest:str}/grants/tables", summary="A code for every table", tags=["access"])
async def create_table_grants(
    request: AnyRequest, contest: FromPath[str], data: JSONBody[NewCards]
) -> list[Granted]:
    """For the sheet that is printed; earlier codes of these tables are taken back."""
    visitor = await admit(request, contest, *OFFICE)
    room = visitor.room
    for table in data.tables:
        check_table(room.contest, visitor.actor, table)
    tables = sorted({*data.tables}) or room.contest.tables_of(None)
    made = [_new_grant(club_of(request), NewGrant("player", table)) for table in tables]
    cards = [granted for granted, _ in made]
    if made:
        await room.add((*_taken_back(room, cards), *(event for _, event in made)), visitor.actor.name)
    return cards


def _taken_back(room: Room, given: Sequence[Granted]) -> list[AccessRevoked]:
    """What was given before for the same, and all who came in with it."""
    places = {(one.role, one.table, one.arbiter) for one in given}
    grants = room.contest.grants.values()
    roots = {one.id for one in grants if "." not in one.id and (one.role, one.table, one.arbiter) in places}
    return [AccessRevoked(one.id) for one in grants if one.id.partition(".")[0] in roots]


@get("/api/contests/{contest:str}/grants", summary="Who may come in", tags=["access"])
async def list_grants(request: AnyRequest, contest: FromPath[str]) -> list[GrantView]:
    visitor = await admit(request, contest, *OFFICE)
    grants: list[GrantView] = office_parts(visitor.room.contest)["grants"]  # type: ignore[assignment]
    return grants


@delete("/api/contests/{contest:str}/grants/{grant:str}", summary="Take access back", tags=["access"])
async def revoke_grant(request: AnyRequest, contest: FromPath[str], grant: FromPath[str]) -> None:
    """Of a link or code, and of all who came in with it."""
    visitor = await admit(request, contest, *OFFICE)
    if not await _revoke(visitor, {grant}):
        raise Refusal(texts.NO_SUCH_GRANT, id=grant)


@post(
    "/api/contests/{contest:str}/grants/revoke",
    status_code=204,
    summary="Take access back from many",
    tags=["access"],
)
async def revoke_grants(request: AnyRequest, contest: FromPath[str], data: JSONBody[Revoked]) -> None:
    """At once, as when all tables are released."""
    await _revoke(await admit(request, contest, *OFFICE), {*data.grants})


async def _revoke(visitor: Visitor, grants: set[str]) -> bool:
    """With all who came in with them; whether there was one."""
    ids = visitor.room.doors.families(grants)
    if ids:
        await visitor.room.add(tuple(map(AccessRevoked, ids)), visitor.actor.name)
    return bool(ids)


@post("/api/join", status_code=200, summary="Come in with a code", tags=["access"])
async def join(request: AnyRequest, data: JSONBody[Join]) -> Joined:
    """A right code is taken whatever others tried; wrong ones are rationed by address."""
    club = club_of(request)
    hashed = code_hash(data.code, club.codes)
    for room in await club.rooms():
        by = room.doors.by_code(hashed)
        if by is not None:
            if by.role == "player" and by.table is None:
                _check_claim(club, room, data, address_of(request))
            return await _come_in(room, by, data.table)
    club.wrong_codes.spend(address_of(request))
    raise Refusal(texts.UNKNOWN_CODE)


async def _come_in(room: Room, by: AccessGranted, table: int | None) -> Joined:
    """A grant of one's own; a table is claimed by one phone alone unless the code is the table's own."""
    key = None
    claimed = by.role == "player" and by.table is None
    if claimed:
        assert table is not None, "it was checked"
        key = room.doors.claim(table)
    token = new_token()
    granted = AccessGranted(
        id=f"{by.id}.{new_id()}",
        role=by.role,
        link=link_hash(token),
        table=table if claimed else by.table,
        arbiter=by.arbiter,
        name=by.name,
    )
    answer = await room.add((granted,), actor_of(granted, room.contest).name, key)
    if answer.repeated:
        raise Refusal(texts.TABLE_TAKEN, table=table)
    if room.doors.by_link(granted.link) is None:
        raise Refusal(texts.UNKNOWN_CODE)
    return Joined(token, granted.role, room.contest.id, granted.table, granted.arbiter)


def _check_claim(club: Club, room: Room, data: Join, address: str) -> None:
    """A table is taken by one who can say whose it is, and not by the dozen."""
    if data.table is None:
        raise Refusal(texts.TABLE_NEEDED)
    player = room.contest.players.get(data.table)
    if player is None:
        raise Refusal(contest_texts.NO_SUCH_TABLE, table=data.table)
    if room.doors.is_held(data.table):
        raise Refusal(texts.TABLE_TAKEN, table=data.table)
    said, names = _words(data.name), _words(player.shown)
    if names and not said:
        raise Refusal(texts.NAME_NEEDED, table=data.table)
    if not said <= names:
        club.wrong_codes.spend(address)
        raise Refusal(texts.NOT_AT_TABLE, table=data.table)
    club.claims.spend(address)


def _words(name: str) -> set[str]:
    return set(re.findall(r"\w+", plain(name)))


@post("/api/qr", status_code=200, summary="A QR code as SVG", tags=["access"])
async def draw_qr(request: AnyRequest, data: JSONBody[Drawing]) -> Response[str]:
    await check_known(request)
    return Response(await asyncio.to_thread(_drawn, data.text), media_type="image/svg+xml")


@lru_cache(maxsize=100)
def _drawn(text: str) -> str:
    return segno.make_qr(text, error="m").svg_inline(omitsize=True, border=4, dark="black", light="white")


def _check(visitor: Visitor, data: NewGrant) -> None:
    contest = visitor.room.contest
    if data.role == "owner":
        raise Refusal(texts.NO_OWNER_GRANT)
    if data.table is not None:
        check_table(contest, visitor.actor, data.table)
    if data.role == "arbiter" and data.arbiter not in {one.id for one in contest.arbiters}:
        raise Refusal(texts.ARBITER_NEEDED)


def _new_grant(club: Club, data: NewGrant) -> tuple[Granted, AccessGranted]:
    id, token, code = new_id(), new_token(), new_code()
    table = data.table if data.role == "player" else None
    arbiter = data.arbiter if data.role == "arbiter" else None
    event = AccessGranted(
        id, data.role, link_hash(token), code_hash(code, club.codes), table, arbiter, data.name
    )
    return Granted(id, data.role, token, code, table, arbiter), event


ROUTES = (create_grant, create_table_grants, list_grants, revoke_grant, revoke_grants, join, draw_qr)
