"""What the machine can say, the day before, of whether all is ready: file, disk, list, address."""

import asyncio
import shutil
from contextlib import suppress

import msgspec
from litestar import get
from litestar.params import FromPath

from nonuple.activity.door import OFFICE
from nonuple.server.hosting.club import Club
from nonuple.server.http.contest.entrance import admit_to_contest
from nonuple.server.http.entrance import AnyRequest, club_of, lexicon_of
from nonuple.server.http.house import addresses_of
from nonuple.words.editions import of_size

HEADS = (*OFFICE, "chief")


class Readiness(msgspec.Struct, frozen=True):
    events: int
    """How much of the contest was read back from its file."""
    damaged: tuple[str, ...]
    """What of the file cannot be relied on."""
    free: int | None
    """Bytes left on the disk; not known where a database is elsewhere."""
    list: str
    words: int
    edition: int | None
    """Of the official list that has as many words."""
    addresses: tuple[str, ...]
    """Where phones find the server; none where only this computer does."""


@get("/{id:str}/readiness", summary="Whether the machine is ready", tags=["contests"])
async def get_readiness_of(request: AnyRequest, id: FromPath[str]) -> Readiness:
    """Read anew each time: the file, the disk, the list in use."""
    guest, club = await admit_to_contest(request, id, *HEADS), club_of(request)
    lexicon = await asyncio.to_thread(lexicon_of, club)
    rows = await club.store.rows(guest.room.id)
    edition = of_size(len(lexicon))
    return Readiness(
        events=len(rows),
        damaged=tuple(str(one) for one in club.store.damage()),
        free=await asyncio.to_thread(_free, club),
        list=lexicon.name,
        words=len(lexicon),
        edition=edition.number if edition else None,
        addresses=await addresses_of(request),
    )


def _free(club: Club) -> int | None:
    home = club.machine.home
    if home is None:
        return None
    with suppress(OSError):
        return shutil.disk_usage(home.data).free
    return None


ROUTES = (get_readiness_of,)
