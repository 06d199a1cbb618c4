"""An evening that becomes an event: what was played stays, and games and rooms can be added."""

from litestar import post
from litestar.params import FromPath

from nonuple.activity.door import OFFICE
from nonuple.contest.results.evening import evening_of
from nonuple.errors import Refusal
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.club import Visitor
from nonuple.server.http.contest.entrance import admit_to_contest
from nonuple.server.http.entrance import AnyRequest, club_of
from nonuple.server.http.grants import let_in
from nonuple.texts import contest as texts
from nonuple.tournament.activity import CODEC
from nonuple.tournament.commands import TakeFile
from nonuple.tournament.people import EventInvitation


@post("/{id:str}/event", summary="Make an event of an evening", tags=["contests"])
async def make_event_of(request: AnyRequest, id: FromPath[str]) -> dict[str, object]:
    """The event, and what lets its organiser in, told this once. The contest stays as it is."""
    guest, club = await admit_to_contest(request, id, *OFFICE), club_of(request)
    contest = guest.contest
    if contest.event:
        raise Refusal(texts.OPENED_BY_EVENT)
    if not contest.runs or not all(run.over for run in contest.runs.values()):
        raise Refusal(texts.EVENING_GOES_ON)
    evening = evening_of(contest)
    room = await club.create(CODEC.kind, evening.name)
    owner = Visitor(room, "", room.activity.person(None))
    try:
        await room.ask(owner.who, TakeFile(evening), new_id())
    except Exception:
        await club.remove(room.id)
        raise
    (told,) = await let_in(club, owner, (EventInvitation(role="organiser", name=guest.actor.name),))
    return {"id": room.id, "token": told["token"]}
