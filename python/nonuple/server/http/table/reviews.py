"""A free game looked at again once it is over: made beside the loop, and told as far as it goes."""

import asyncio
from collections.abc import Sequence

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from nonuple.errors import Refusal
from nonuple.opponents.review import GAMES, Hindsight, ReviewedTurn
from nonuple.server.hosting.club import Club
from nonuple.server.http.entrance import AnyRequest, admit
from nonuple.table.activity import TableActivity, as_table, check_over
from nonuple.texts import table as texts
from nonuple.words_io.library import Library
from nonuple.words_io.schooling import knowledge_of

STATE = "reviews"
"""Under which name the application keeps them."""

_KEPT = 20


class GameReview(msgspec.Struct):
    games: int
    """Played on for each of what could be done."""
    total: int
    turns: Sequence[ReviewedTurn]
    """Those looked at so far, the last first."""
    failed: bool = False
    """No other turn will come, unless it is asked for again."""


class Reviews:
    """Those asked for last; they are made one after the other, on one thread."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._one_at_a_time = asyncio.Lock()
        self._made: dict[tuple[str, int], GameReview] = {}

    def of(self, table: TableActivity, seat: int, *, again: bool = False) -> GameReview:
        """As far as it is made; begun if nobody asked for it before, or if it failed and is wanted again."""
        record = check_over(table).record
        if seat not in range(len(record.seats)):
            raise Refusal(texts.NOT_YOUR_SEAT)
        key = (table.id, seat)
        if key not in self._made or (again and self._made[key].failed):
            self._made[key] = GameReview(GAMES, len(record.turns), [])
            for old in list(self._made)[:-_KEPT]:
                del self._made[old]
            self._club.undertake(self._make(table, seat, self._made[key]))
        return self._made[key]

    async def _make(self, table: TableActivity, seat: int, made: GameReview) -> None:
        """Whoever waits for it learns that it failed; the log of the server tells why."""
        try:
            await self._look(table, seat, made)
        except Exception:
            made.failed = True
            raise

    async def _look(self, table: TableActivity, seat: int, made: GameReview) -> None:
        assert table.arrangement is not None and isinstance(made.turns, list)
        async with self._one_at_a_time:
            lexicon = table.means.lexicon(table.arrangement.lexicon)
            review = Hindsight(check_over(table).record, seat, knowledge_of(lexicon, Library.of_user()))
            for n in range(made.total, 0, -1):
                made.turns.append(await asyncio.to_thread(review.turn, n))


@get("/{id:str}/review/{seat:int}", summary="What else could be done", tags=["free"])
async def get_review(
    request: AnyRequest, id: FromPath[str], seat: FromPath[int], again: FromQuery[bool] = False
) -> GameReview:
    """The game as the player at that seat sees it afterwards."""
    table = as_table((await admit(request, id)).room.activity)
    reviews: Reviews = request.app.state[STATE]
    return reviews.of(table, seat, again=again)


ROUTES = (get_review,)
