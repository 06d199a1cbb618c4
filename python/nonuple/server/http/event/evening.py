"""An evening that goes on as an event: its contest is the first hall, and games and rooms can be added."""

from litestar import post
from litestar.params import FromPath

from nonuple.activity.door import OFFICE
from nonuple.contest.results.evening import event_of
from nonuple.errors import Refusal
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.bonds import ask_of
from nonuple.server.http.contest.entrance import admit_to_contest
from nonuple.server.http.entrance import AnyRequest, club_of
from nonuple.server.http.grants import let_in
from nonuple.texts import contest as texts
from nonuple.tournament.activity import CODEC
from nonuple.tournament.commands import TakeEvening
from nonuple.tournament.people import EventInvitation


@post("/{id:str}/event", summary="Make an event of an evening", tags=["contests"])
async def make_event_of(request: AnyRequest, id: FromPath[str]) -> dict[str, object]:
    """The event, and what lets its organiser in, told this once. The contest is its first hall."""
    guest, club = await admit_to_contest(request, id, *OFFICE), club_of(request)
    contest = guest.contest
    if contest.event:
        raise Refusal(texts.OPENED_BY_EVENT)
    if not all(run.over for run in contest.runs.values()):
        raise Refusal(texts.EVENING_GOES_ON)
    hall, room = guest.room, await club.create(CODEC.kind, contest.name)
    owner = Visitor(room, "", room.activity.person(None))
    taking = TakeEvening(event_of(contest), hall.id, tuple(contest.runs), contest.arbiters)
    try:
        await room.ask(owner.who, taking, new_id())
    except Exception:
        await club.remove(room.id)
        raise
    await ask_of(room, hall, guest.who.name)
    (told,) = await let_in(club, owner, (EventInvitation(role="organiser", name=guest.who.name),))
    return {"id": room.id, "token": told["token"]}
