"""Lists of people, and those who registered before: the same for an evening and for an event."""

import asyncio
from collections.abc import Sequence

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from nonuple.activity.door import OFFICE
from nonuple.contest.activity import ContestActivity
from nonuple.contest.codec import CODEC as CONTESTS
from nonuple.limits import Short
from nonuple.people.importing import EnterList
from nonuple.people.memo import KnownPerson, PeopleMemo, Regulars, proposed, regulars
from nonuple.people.register import PeopleRegister
from nonuple.server.http.entrance import Admitted, AnyRequest, admit_to, club_of, kind_of
from nonuple.server.http.lists import EnteredList, ListFile, Looked, SeenList, entered, looked_at, seen
from nonuple.tournament.activity import CODEC as EVENTS
from nonuple.tournament.activity import EventActivity

_Office = Admitted[ContestActivity] | Admitted[EventActivity]


async def _admit(request: AnyRequest, id: str) -> _Office:
    """Whoever registers people, here or there."""
    if kind_of(request) == EVENTS.kind:
        return await admit_to(EventActivity, request, id, *OFFICE)
    return await admit_to(ContestActivity, request, id, *OFFICE)


def _others(request: AnyRequest, office: _Office) -> list[PeopleMemo]:
    """What the other evenings and events of the server tell, in the order in which they were opened."""
    club = club_of(request)
    told = (memo.people for one in (CONTESTS, EVENTS) for memo in club.memos(club.kinds[one.kind]))
    return sorted((one for one in told if one.id != office.room.id), key=lambda one: one.opened)


def _register(others: Sequence[PeopleMemo]) -> PeopleRegister:
    return PeopleRegister(person for one in others for person in one.people)


async def _looked(request: AnyRequest, office: _Office, file: ListFile) -> Looked:
    activity, others = office.activity, _others(request, office)
    return await looked_at(file, activity.registered, activity.profile, lambda: _register(others))


@post("/{id:str}/list/check", status_code=200, summary="Look at a list of people", tags=["people"])
async def check_list(request: AnyRequest, id: FromPath[str], data: JSONBody[ListFile]) -> SeenList:
    return seen(await _looked(request, await _admit(request, id), data))


@post("/{id:str}/list/enter", status_code=200, summary="Register a list of people", tags=["people"])
async def enter_list(request: AnyRequest, id: FromPath[str], data: JSONBody[ListFile]) -> EnteredList:
    """What is refused or waits for an answer is left out; what its columns mean is remembered."""
    office = await _admit(request, id)
    found = await _looked(request, office, data)
    await office.ask(EnterList(found.whole, found.there, found.learnt))
    return entered(found)


class TypedName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    typed: Short
    """A name or a licence, as far as it is typed."""


@post("/{id:str}/known", status_code=200, summary="Who registered elsewhere", tags=["people"])
async def propose_known(
    request: AnyRequest, id: FromPath[str], data: JSONBody[TypedName]
) -> list[KnownPerson]:
    """Whoever is there already is not proposed; nobody before three letters are typed."""
    office = await _admit(request, id)
    there, others = office.activity.registered.people, _others(request, office)
    return await asyncio.to_thread(lambda: proposed(_register(others), data.typed, there))


@post("/{id:str}/regulars", status_code=200, summary="Who usually comes", tags=["people"])
async def list_regulars(request: AnyRequest, id: FromPath[str]) -> Regulars:
    """To other evenings and events of the server; whoever is in this one is left out."""
    office = await _admit(request, id)
    return await asyncio.to_thread(regulars, office.activity.registered.people, _others(request, office))


ROUTES = (check_list, enter_list, propose_known, list_regulars)
