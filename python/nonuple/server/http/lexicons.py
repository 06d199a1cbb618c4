"""The word lists that a game can be opened with."""

from litestar import get

from nonuple.server.http.entrance import AnyRequest, check_known
from nonuple.words_io.library import DEFAULT, Library


@get("/api/lexicons", summary="The word lists of this server", tags=["server"])
async def get_lexicons(request: AnyRequest) -> list[str]:
    """Their names, that of the free list first; for whoever has a link."""
    await check_known(request)
    return [DEFAULT, *Library.of_user().names()]
