"""Cards for the tables of a contest: a code for each."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from nonuple.contest.activity import NewGrant, as_contest
from nonuple.contest.people import TableNumber
from nonuple.server.http.entrance import AnyRequest, club_of
from nonuple.server.http.grants import admit_to_let_in, let_in


class NewCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[tuple[TableNumber, ...], msgspec.Meta(max_length=20_000)] = ()
    """Which tables; all of them without."""


@post("/{id:str}/grants/tables", summary="A code for every table", tags=["access"])
async def create_table_grants(
    request: AnyRequest, id: FromPath[str], data: JSONBody[NewCards]
) -> list[dict[str, object]]:
    """For the sheet that is printed; earlier codes of these tables are taken back."""
    visitor = await admit_to_let_in(request, id)
    seated = as_contest(visitor.room.activity).contest.seated()
    tables = sorted({*data.tables}) or [one.table for one in seated]
    cards = [NewGrant(role="player", table=table, instead=True) for table in tables]
    return await let_in(club_of(request), visitor, cards)


ROUTES = (create_table_grants,)
