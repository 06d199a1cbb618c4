"""The word lists that a game can be opened with."""

from litestar import get

from nonuple.lexicon.library import DEFAULT, Library
from nonuple.server.entrance import AnyRequest, club_of, token_of


@get("/api/lexicons", summary="The word lists of this server", tags=["server"])
async def get_lexicons(request: AnyRequest) -> list[str]:
    """Their names, that of the free list first; for whoever has a link."""
    club, token = club_of(request), token_of(request)
    if not club.is_owner(token):
        await club.visitor(token)
    return [DEFAULT, *Library.of_user().names()]
