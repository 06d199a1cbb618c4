"""What one who plays alone asks besides: a game of this club, and what the words are that he was shown."""

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from nonuple.contest.activity import ContestActivity, ContestSummary, as_contest
from nonuple.contest.codec import CODEC
from nonuple.contest.results.rankings import ledger, ranking
from nonuple.contest.run import Run
from nonuple.dictionary.telling import Meanings, meanings_of
from nonuple.errors import Refusal
from nonuple.formats import record_json
from nonuple.play.masked import WantedGame
from nonuple.play.solo.activity import SoloActivity
from nonuple.play.solo.commands import BeginSolo, Seconds
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Fulfilled
from nonuple.server.http.contest.everywhere import over_everywhere
from nonuple.server.http.entrance import AnyRequest, address_of, admit, club_of
from nonuple.server.http.wishes import ask_rationed
from nonuple.texts import contest as contest_texts
from nonuple.texts import server as texts


class ClubGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    contest: Annotated[str, msgspec.Meta(max_length=80)]
    game: Annotated[int, msgspec.Meta(ge=1, le=999)] = 1
    seconds: Seconds | None = None
    judged: bool = False


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of this club that is over, without its people."""

    contest: str
    game: int
    title: str
    opened: str
    """When its contest was opened, by the calendar."""
    tables: int


@get("/club", summary="Games of this club that are over", tags=["home"])
async def list_club_games(request: AnyRequest) -> list[PlayedGame]:
    """Those that can be played again alone, the last first; of demonstrations none."""
    found = await club_of(request).summaries(CODEC.kind)
    return [
        PlayedGame(one.id, game, one.name, one.opened, one.players)
        for one in found
        if isinstance(one, ContestSummary) and not one.demo and one.damage is None
        for game in range(one.games - one.live, 0, -1)
    ]


@post("/{id:str}/club", status_code=200, summary="Play a game of this club alone", tags=["home"])
async def begin_club_game(
    request: AnyRequest,
    id: FromPath[str],
    data: JSONBody[ClubGame],
    key: Annotated[str | None, HeaderParameter(name="Idempotency-Key")] = None,
) -> Fulfilled:
    """One that is over; of the room its points are taken, and no name."""
    visitor = await admit(request, id)
    activity, run = await _played(club_of(request), data)
    wish = BeginSolo(
        WantedGame(game=record_json.write(run.state.record), lexicon=run.opened.lexicon),
        seconds=data.seconds,
        judged=data.judged,
        title=activity.contest.name,
        room=_room(activity, run),
    )
    return await ask_rationed(club_of(request), visitor, wish, key, address_of(request))


async def _played(club: Club, wanted: ClubGame) -> tuple[ContestActivity, Run]:
    room = await club.room(wanted.contest)
    if room.kind.codec.kind != CODEC.kind:
        raise Refusal(texts.NO_SUCH_CONTEST)
    activity = as_contest(room.activity)
    run = activity.contest.runs.get(wanted.game)
    if run is None:
        raise Refusal(contest_texts.NO_SUCH_GAME, game=wanted.game)
    if not run.over:
        raise Refusal(texts.NOT_OVER)
    await over_everywhere(club, activity.contest, run)
    return activity, run


def _room(activity: ContestActivity, run: Run) -> tuple[tuple[int, ...], ...]:
    """The points of each table, turn by turn, the best first."""
    lines = ranking(activity.contest, run, ledger(activity.contest, run))
    return tuple(tuple(max(0, points or 0) for points in line.turns) for line in lines if not line.excluded)


@get("/{id:str}/words/{word:str}", summary="What a word is that was shown", tags=["home"])
async def get_shown_word(request: AnyRequest, id: FromPath[str], word: FromPath[str]) -> Meanings:
    """Only of words that were shown: whether others are admitted is what one plays for."""
    solo = _solo(await admit(request, id))
    spelled = word.upper()
    if spelled not in solo.shown_words():
        raise Refusal(texts.NOT_SHOWN, word=word)
    return await asyncio.to_thread(meanings_of, spelled)


def _solo(visitor: Visitor) -> SoloActivity:
    activity = visitor.room.activity
    assert isinstance(activity, SoloActivity), "the route is for games alone"
    return activity


ROUTES = (list_club_games, begin_club_game, get_shown_word)
