"""Lists of entries, and those who usually come."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from nonuple.activity.door import OFFICE
from nonuple.event.importing import registered_in
from nonuple.limits import Short
from nonuple.people.person import Person, folded
from nonuple.people.register import PeopleRegister, are_one
from nonuple.server.hosting.access import new_id
from nonuple.server.http.entrance import AnyRequest
from nonuple.server.http.event.entrance import EventVisitor, admit_to_event
from nonuple.server.http.lists import EnteredList, ListFile, Looked, SeenList, entered, looked_at, seen
from nonuple.tournament.commands import EnterRead
from nonuple.tournament.memo import EventMemo


@post("/{id:str}/list/check", status_code=200, summary="Look at a list of entries", tags=["events"])
async def check_list(request: AnyRequest, id: FromPath[str], data: JSONBody[ListFile]) -> SeenList:
    guest = await admit_to_event(request, id, *OFFICE)
    return seen(await _looked(guest, data))


@post("/{id:str}/list/enter", status_code=200, summary="Enter a list", tags=["events"])
async def enter_list(request: AnyRequest, id: FromPath[str], data: JSONBody[ListFile]) -> EnteredList:
    """What is refused or waits for an answer is left out; what its columns mean is remembered."""
    guest = await admit_to_event(request, id, *OFFICE)
    found = await _looked(guest, data)
    wish = EnterRead(found.whole, found.learnt, found.there)
    await guest.room.ask(guest.who, wish, f"{guest.visitor.grant}:{new_id()}", guest.visitor.grant)
    return entered(found)


async def _looked(guest: EventVisitor, file: ListFile) -> Looked:
    activity = guest.activity
    register = partial(activity.register, activity.others())
    return await looked_at(file, registered_in(activity.state.event), activity.profile, register)


MOST_PROPOSED = 8


def _told(one: Person) -> tuple[str, str, str, str, str, str]:
    return one.name, one.licence, one.federation, one.club, one.series, one.category


class TypedName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    typed: Short
    """A name or a licence, as far as it is typed."""


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody as he registered before."""

    name: str
    licence: str
    federation: str
    club: str
    series: str
    category: str


@post("/{id:str}/known", status_code=200, summary="Who registered in another event", tags=["events"])
async def propose_known(
    request: AnyRequest, id: FromPath[str], data: JSONBody[TypedName]
) -> list[KnownPerson]:
    """Whoever is in this event already is not proposed; nobody before three letters are typed."""
    guest = await admit_to_event(request, id, *OFFICE)
    there = guest.activity.state.event.people
    found = (await asyncio.to_thread(guest.activity.register, guest.activity.others())).proposals(
        data.typed, MOST_PROPOSED + len(there)
    )
    return [KnownPerson(*_told(one)) for one in found if not any(are_one(one, other) for other in there)][
        :MOST_PROPOSED
    ]


class RegularPerson(KnownPerson, frozen=True):
    """Somebody who came to other events, and is not in this one."""

    times: int
    """To how many of them."""
    last: bool
    """Whether he came to the last one."""
    card: str
    """What his card says."""


class Regulars(msgspec.Struct, frozen=True):
    """Those who usually come, by name, and what the last event was called."""

    event: str
    people: tuple[RegularPerson, ...]


@post("/{id:str}/regulars", status_code=200, summary="Who usually comes", tags=["events"])
async def list_regulars(request: AnyRequest, id: FromPath[str]) -> Regulars:
    """Of the other events of the server to which somebody came; whoever is in this one is left out."""
    guest = await admit_to_event(request, id, *OFFICE)
    activity = guest.activity
    return await asyncio.to_thread(_regulars, activity.state.event.people, activity.others())


def _regulars(there: Sequence[Person], others: Sequence[EventMemo]) -> Regulars:
    attended = [one for one in others if one.came]
    here, met = PeopleRegister(there), PeopleRegister(person for one in attended for person in one.people)
    times: Counter[Person] = Counter()
    last: set[Person] = set()
    for memo in attended:
        came = (met.find(person) or person for person in memo.people if person.id in memo.came)
        last = {_as_one(person) for person in came if here.find(person) is None}
        times.update(last)
    people = sorted(times, key=lambda one: folded(one.name))
    return Regulars(
        attended[-1].name if attended else "",
        tuple(RegularPerson(*_told(one), times[one], one in last, one.card) for one in people),
    )


def _as_one(person: Person) -> Person:
    """The same record whichever event it is of."""
    return replace(person, id="")


ROUTES = (check_list, enter_list, propose_known, list_regulars)
