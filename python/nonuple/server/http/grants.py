"""Letting people in: links, codes, joining with a code, and taking access back."""

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec.structs import replace

from nonuple.activity.door import Granted, Keys, Revoked
from nonuple.activity.port import AnyActivity, AnyKind, Claim, Claimed, Guess
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.server.hosting.access import code_hash, link_hash, new_code, new_id, new_token
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Room
from nonuple.server.http.entrance import AnyRequest, address_of, admit, club_of
from nonuple.texts import server as texts

Place = Annotated[int, msgspec.Meta(ge=1, le=99_999)]


class Revocation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grants: Annotated[tuple[Short, ...], msgspec.Meta(max_length=20_000)]
    """By their ids; one that is gone already stays gone."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=40)]
    table: Place | None = None
    """Where one sits; asked of those who come with a code common to many."""
    name: Short = ""
    """Who sits there: one of his names, for the same."""


async def admit_to_let_in(request: AnyRequest, id: str) -> Visitor:
    """One who may let others in."""
    visitor = await admit(request, id)
    visitor.room.activity.check_lets_in(visitor.who)
    return visitor


def _create(kind: AnyKind) -> ControllerRouterHandler:
    invitation = kind.invitation

    @post("/{id:str}/grants", summary="Let someone in", tags=["access"])
    async def create_grant(
        request: AnyRequest,
        id: FromPath[str],
        data: JSONBody[invitation],  # type: ignore[valid-type]
    ) -> dict[str, object]:
        visitor = await admit_to_let_in(request, id)
        (told,) = await let_in(club_of(request), visitor, (data,))
        return told

    return create_grant


async def let_in(club: Club, visitor: Visitor, invitations: Iterable[Any]) -> list[dict[str, object]]:
    """What lets each of them in, told this once: only hashes are kept."""
    activity, events, told = visitor.room.activity, [], []
    places, gone = set(), set[str]()
    for invitation in invitations:
        token, code = new_token(), new_code()
        keys = Keys(new_id(), link_hash(token), code_hash(code, club.codes))
        granted = activity.invited(invitation, keys)
        if invitation.instead:
            places.add(_place(activity, granted))
        gone |= activity.replaced(granted)
        events.append(granted)
        told.append(
            {
                "id": granted.id,
                "role": granted.role,
                "token": token,
                "code": code,
                **activity.seat(granted),
            }
        )
    if events:
        roots = {
            one.id
            for one in activity.door.grants.values()
            if "." not in one.id and _place(activity, one) in places
        }
        taken_back = map(Revoked, activity.door.families(roots | gone))
        await visitor.room.add((*taken_back, *events), visitor.who.name)
    return told


def _place(activity: AnyActivity, granted: Granted) -> tuple[object, ...]:
    """What a grant is for: those for the same can be given instead of each other."""
    return (granted.role, *activity.seat(granted).values())


@get("/{id:str}/grants", summary="Who may come in", tags=["access"])
async def list_grants(request: AnyRequest, id: FromPath[str]) -> list[dict[str, object]]:
    room = (await admit_to_let_in(request, id)).room
    return [
        {
            "id": one.id,
            "role": one.role,
            "name": one.name,
            **room.activity.seat(one),
            "code": one.code is not None,
        }
        for one in room.activity.door.grants.values()
    ]


@delete("/{id:str}/grants/{grant:str}", summary="Take access back", tags=["access"])
async def revoke_grant(request: AnyRequest, id: FromPath[str], grant: FromPath[str]) -> None:
    """Of a link or code, and of all who came in with it."""
    if not await _revoke(await admit_to_let_in(request, id), {grant}):
        raise Refusal(texts.NO_SUCH_GRANT, id=grant)


@post("/{id:str}/grants/revoke", status_code=204, summary="Take access back from many", tags=["access"])
async def revoke_grants(request: AnyRequest, id: FromPath[str], data: JSONBody[Revocation]) -> None:
    """At once, as when all tables are released."""
    await _revoke(await admit_to_let_in(request, id), {*data.grants})


async def _revoke(visitor: Visitor, grants: set[str]) -> bool:
    """With all who came in with them; whether there was one."""
    ids = visitor.room.activity.door.families(grants)
    if ids:
        await visitor.room.add(tuple(map(Revoked, ids)), visitor.who.name)
    return bool(ids)


@post("/api/join", status_code=200, summary="Come in with a code", tags=["access"])
async def join(request: AnyRequest, data: JSONBody[Join]) -> dict[str, object]:
    """A right code is taken whatever others tried; wrong ones are rationed by address."""
    club, address = club_of(request), address_of(request)
    found = await club.by_code(code_hash(data.code, club.codes))
    if found is None:
        club.wrong_codes.spend(address)
        raise Refusal(texts.UNKNOWN_CODE)
    room, by = found
    claim = Claim(data.table, data.name)
    return await _come_in(room, by, claim, _claimed(club, room, by, claim, address))


def _claimed(club: Club, room: Room, by: Granted, claim: Claim, address: str) -> Claimed | None:
    """A place is taken by one who can say whose it is, and not by the dozen."""
    try:
        claimed = room.activity.claimed(by, claim)
    except Guess:
        club.wrong_codes.spend(address)
        raise
    if claimed is not None:
        club.claims.spend(address)
    return claimed


async def _come_in(room: Room, by: Granted, claim: Claim, claimed: Claimed | None) -> dict[str, object]:
    """A grant of one's own."""
    token, activity = new_token(), room.activity
    granted = activity.own(by, claim, Keys(f"{by.id}.{new_id()}", link_hash(token)))
    key = None if claimed is None else claimed.key
    gone = activity.door.families(activity.replaced(granted))
    renewed = (
        (replace(by, link=link_hash(new_token())),) if by.id in gone else ()
    )  # its code alone stays good
    events = (*map(Revoked, gone), *renewed, granted)
    answer = await room.add(events, activity.person(granted).name, key)
    if claimed is not None and answer.repeated:
        raise claimed.taken
    if activity.door.by_link(granted.link) is None:
        raise Refusal(texts.UNKNOWN_CODE)
    return {
        "token": token,
        "role": granted.role,
        "kind": room.kind.path,
        "contest": room.id,
        **activity.seat(granted),
    }


def routes_of(kind: AnyKind) -> tuple[ControllerRouterHandler, ...]:
    return (_create(kind), list_grants, revoke_grant, revoke_grants)
