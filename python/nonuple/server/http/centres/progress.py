"""A centre that tells its organiser, on another server, how far it is, as it goes on."""

import asyncio
import logging

from nonuple.centres.activity import CentresActivity
from nonuple.centres.commands import ReceiveFile, TellProgress
from nonuple.centres.events import OrganiserKnown
from nonuple.centres.state import Local
from nonuple.centres.views import progress_of
from nonuple.contest.activity import as_contest
from nonuple.errors import Refusal
from nonuple.posting import Failing, posted
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Room
from nonuple.texts import centres as texts

STATE = "telling"
_AGAIN = 2.0
"""Seconds before an organiser who could not be reached is called again."""
_FAILING = Failing(texts.REFUSED_THERE, texts.NOT_REACHED)

_log = logging.getLogger(__name__)


class ProgressTelling:
    """The centres of this server that tell somebody elsewhere how far they are."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._tasks: dict[str, asyncio.Task[object]] = {}
        club.greet(self.begin)

    def begin(self, room: Room) -> None:
        """From now on, or no longer where the centre knows nobody to tell."""
        before = self._tasks.pop(room.id, None)
        if before is not None:
            before.cancel()
        local = room.activity.state.local if isinstance(room.activity, CentresActivity) else None
        if local is not None and local.organiser.address:
            self._tasks[room.id] = self._club.undertake(self._tell(room, local))

    async def _tell(self, centre: Room, local: Local) -> None:
        """Whenever it is farther than what was told last; what could not be told is told once it can be."""
        room, changed = await self._club.room(local.contest), asyncio.Event()
        for one in (centre, room):
            one.watchers.append(lambda *_: changed.set())
        told: TellProgress | None = None
        while True:
            changed.clear()
            progress = progress_of(local, as_contest(room.activity).contest)
            if progress == told:
                await changed.wait()
                continue
            try:
                await asyncio.to_thread(post_wish, local.organiser, progress)
                told = progress
            except Refusal as trouble:
                _log.info("%s: %s", centre.id, trouble)
                await asyncio.sleep(_AGAIN)


def post_wish(to: OrganiserKnown, wish: ReceiveFile | TellProgress) -> None:
    """To the organiser's server, as whoever has the centre's link there."""
    address = f"{to.address.rstrip('/')}/api/centres/{to.event}/commands"
    posted(address, wish, _FAILING, to.token)
