"""What the centres of an event have come to together, given out as that of any event is."""

import asyncio

from litestar import Response, get
from litestar.params import FromPath

from nonuple.activity.door import OFFICE, check_role
from nonuple.centres.activity import as_centres
from nonuple.centres.deciding import gathered, publishable
from nonuple.server.http.entrance import AnyRequest, admit
from nonuple.server.http.event.publication import given_out


@get("/{id:str}/results/{name:str}", summary="A file of the joint event", tags=["centres"])
async def get_joint_file(request: AnyRequest, id: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """`site.zip`, `ranking.csv`, `ranking.xlsx`, `results.json`, `event.json`, once the last has played."""
    visitor = await admit(request, id)
    check_role(visitor.who, OFFICE)
    now = visitor.room.now()
    gathering = publishable(as_centres(visitor.room.activity).state.gathering, now)
    hour = now.date.astimezone().strftime("%Y-%m-%d %H:%M")
    return await asyncio.to_thread(lambda: given_out(name, gathered(gathering).event, hour))


ROUTES = (get_joint_file,)
