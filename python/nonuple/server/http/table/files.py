"""A free game as files: its sheet at any time, its letters once it is over."""

from litestar import MediaType, Response, get
from litestar.params import FromPath

from nonuple.errors import Refusal
from nonuple.formats import free_gcg, free_json, free_sheet
from nonuple.server.http.entrance import AnyRequest, admit
from nonuple.table.activity import TableActivity, as_table, check_over
from nonuple.texts import table as texts


async def _table(request: AnyRequest, id: str) -> TableActivity:
    return as_table((await admit(request, id)).room.activity)


@get("/{id:str}/sheet.txt", summary="The running sheet", tags=["free"], media_type=MediaType.TEXT)
async def get_sheet(request: AnyRequest, id: FromPath[str]) -> str:
    state = (await _table(request, id)).state
    if state is None:
        raise Refusal(texts.NOT_BEGUN)
    return free_sheet.write_text(state.record)


@get("/{id:str}/game.json", summary="The whole game, once it is over", tags=["free"])
async def get_game(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    state = check_over(await _table(request, id))
    return Response(free_json.write(state.record).encode(), media_type=MediaType.JSON)


@get("/{id:str}/game.gcg", summary="The same as GCG", tags=["free"], media_type=MediaType.TEXT)
async def get_gcg(request: AnyRequest, id: FromPath[str]) -> str:
    return free_gcg.write(check_over(await _table(request, id)).record)


ROUTES = (get_sheet, get_game, get_gcg)
