"""One's own diary over HTTP: making it, adding a game, taking it away and bringing it back, erasing it."""

import asyncio
from datetime import date, datetime
from typing import Annotated

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody
from msgspec.structs import replace

from nonuple.activity.door import Granted, check_role
from nonuple.contest.activity import ContestActivity
from nonuple.contest.people import player_of
from nonuple.errors import Refusal
from nonuple.formats.soundness import sound
from nonuple.limits import Short
from nonuple.play.hosted import KEEPERS, HomeActivity, HomeMeans
from nonuple.play.rating.strength import ENOUGH
from nonuple.play.solo.elsewhere import ToldGame, told
from nonuple.server.hosting.access import link_hash, new_id, new_token
from nonuple.server.hosting.admission import Visitor
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Fulfilled
from nonuple.server.http.entrance import AnyRequest, address_of, admit, club_of, kind_of
from nonuple.server.http.wishes import ask_rationed
from nonuple.study.agenda import WeekPlayed, agenda, weeks_played
from nonuple.study.diary.activity import DiaryActivity, DiaryGame, MergeFile, WriteGames, game_view
from nonuple.study.diary.diary import Diary
from nonuple.study.diary.file import DiaryFile, write_diary
from nonuple.study.diary.measure import level_for
from nonuple.study.diary.reading import games_of, rated_in
from nonuple.table.activity import TableActivity
from nonuple.texts import study as texts

MOST_DIARIES = 5_000
_SHOWN_GAMES = 60
"""Enough for ten weeks of a keen player."""

Key = Annotated[str | None, HeaderParameter(name="Idempotency-Key")]


class NewDiary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Short = ""


class DiaryKey(msgspec.Struct, frozen=True):
    """What the device keeps: told this once."""

    id: str
    token: str


class EndedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of this server that ended, and the link with which one played it."""

    id: Annotated[str, msgspec.Meta(max_length=80)]
    token: Annotated[str, msgspec.Meta(max_length=200)]
    player: Short = ""
    """Which of those who share the device; a player with a link of his own is known by it."""


class MergedCounts(msgspec.Struct, frozen=True):
    """How many entries were new."""

    games: int
    turns: int
    words: int
    answers: int


class OwnStrength(msgspec.Struct, frozen=True):
    """At finding tops, as far as the turns tell that were sought against the clock."""

    value: int
    margin: int
    """How far off it may be, two times in three."""
    attempts: int
    enough: int
    """Attempts from which on the value says something."""
    tops: int
    """Found of these attempts."""


class OwnProgress(msgspec.Struct, frozen=True):
    """What the front page tells of one's own play."""

    games: int
    last: tuple[DiaryGame, ...]
    """The latest, in order of time."""
    weeks: tuple[WeekPlayed, ...]
    due: int
    """Cards to answer today."""
    minutes: int
    words: int
    """To learn."""
    turns: int
    """Kept to look at again."""
    strength: OwnStrength
    opponent: str
    """The level of the computer that one would beat every other time."""


@post("/", summary="Make a diary for this device", tags=["diary"])
async def make_diary(request: AnyRequest, data: JSONBody[NewDiary]) -> DiaryKey:
    """Anybody may; what he gets is the only key to it."""
    club, kind = club_of(request), kind_of(request)
    club.openings.spend(address_of(request))
    if len(club.ids(kind)) >= MOST_DIARIES:
        raise Refusal(texts.SERVER_FULL, most=MOST_DIARIES)
    room = await club.create(kind, data.name.strip() or texts.DIARY.say())
    token = new_token()
    granted = Granted(new_id(), "keeper", link_hash(token))
    await room.add((granted,), room.activity.person(granted).name)
    return DiaryKey(room.id, token)


@delete("/{id:str}", summary="Erase a diary", tags=["diary"])
async def erase_diary(request: AnyRequest, id: FromPath[str]) -> None:
    """For good, from the log and its copies; by whoever has its key, or who is in charge of the server."""
    check_role((await admit(request, id)).who, KEEPERS)
    await club_of(request).remove(id)


@post("/{id:str}/games", status_code=200, summary="Add a game that ended", tags=["diary"])
async def add_game(
    request: AnyRequest, id: FromPath[str], data: JSONBody[EndedGame], key: Key = None
) -> Fulfilled:
    """Its figures, and the turns that were lost, are read from the game itself; of a room all games over."""
    visitor, _ = await own_diary(request, id)
    played = await _played(club_of(request), data)
    activity, at = played.room.activity, visitor.room.now().date
    found = games_of(activity, _player(played, data.player), at)
    rated = await asyncio.to_thread(rated_in, activity, at)
    lost = tuple(turn for _, several in found for turn in several)
    wish = WriteGames(tuple(game for game, _ in found if game), lost, rated)
    return await ask_rationed(club_of(request), visitor, wish, key, address_of(request))


@post("/{id:str}/told", status_code=200, summary="Add a game that a device played by itself", tags=["diary"])
async def add_told_game(
    request: AnyRequest, id: FromPath[str], data: JSONBody[ToldGame], key: Key = None
) -> Fulfilled:
    """Its facts are told; its figures and the turns lost are then read as of any other."""
    visitor, activity = await own_diary(request, id)
    club_of(request).openings.spend(address_of(request))
    at = min(data.ended, visitor.room.now().date)
    wish = await asyncio.to_thread(_told, data, activity.means, at)
    return await ask_rationed(club_of(request), visitor, wish, key, address_of(request))


def _told(data: ToldGame, means: HomeMeans, at: datetime) -> WriteGames:
    activity = told(data, means, sound)
    found, rated = games_of(activity, "", at), rated_in(activity, at)
    games = tuple(replace(game, told=True) for game, _ in found if game)
    return WriteGames(games, tuple(turn for _, lost in found for turn in lost), rated)


def _player(played: Visitor, told: str) -> str:
    """Whom the link is for, and nobody else; where several share the device, the one of them who is named."""
    who, activity = played.who, played.room.activity
    match activity:
        case ContestActivity():
            return player_of(who) or ""
        case TableActivity() if who.role in ("player", "spectator"):
            own = activity.seated(who)
            if told and told not in own:
                raise Refusal(texts.NOT_IN_GAME, player=told)
            return told or "".join(own[:1])
        case HomeActivity() if who.role == "player":
            return who.name
        case HomeActivity() if who.role == "viewer":
            raise Refusal(texts.NOT_IN_GAME, player=told)
        case _:
            return told


async def _played(club: Club, game: EndedGame) -> Visitor:
    """Refused in words of the diary: a game that is gone does not mean that the diary is."""
    try:
        return await club.visitor(game.token, game.id)
    except Refusal:
        raise Refusal(texts.NO_SUCH_GAME) from None


@get("/{id:str}/file", summary="Take the diary away", tags=["diary"])
async def get_diary_file(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    _, activity = await own_diary(request, id)
    headers = {"Content-Disposition": 'attachment; filename="nonuple-carnet.json"'}
    return Response(write_diary(activity.diary), media_type=MediaType.JSON, headers=headers)


@post("/{id:str}/file", status_code=200, summary="Bring a diary back", tags=["diary"])
async def merge_diary_file(
    request: AnyRequest, id: FromPath[str], data: JSONBody[DiaryFile], key: Key = None
) -> MergedCounts:
    """Nothing is written down twice: what this diary has already is passed over."""
    visitor, activity = await own_diary(request, id)
    club_of(request).openings.spend(address_of(request))
    before = _counts(activity)
    await ask_rationed(club_of(request), visitor, MergeFile(data), key, address_of(request))
    after = _counts(activity)
    return MergedCounts(*(new - old for new, old in zip(after, before, strict=True)))


def _counts(activity: DiaryActivity) -> tuple[int, int, int, int]:
    diary = activity.diary
    return len(diary.games), len(diary.turns), len(diary.words), diary.answered.total()


@get("/{id:str}/progress", summary="What the front page tells", tags=["diary"])
async def get_progress(request: AnyRequest, id: FromPath[str]) -> OwnProgress:
    visitor, activity = await own_diary(request, id)
    diary, today = activity.diary, visitor.room.now().date.date()
    games = sorted(diary.games.values(), key=lambda one: one.at)
    planned = agenda(diary, today)
    return OwnProgress(
        games=len(games),
        last=tuple(map(game_view, games[-_SHOWN_GAMES:])),
        weeks=tuple(weeks_played(diary, today)),
        due=planned.today,
        minutes=planned.minutes,
        words=len(diary.words),
        turns=len(diary.turns),
        strength=own_strength(diary, today),
        opponent=level_for(games),
    )


def own_strength(diary: Diary, on: date) -> OwnStrength:
    now = diary.strength.rested(on)
    tops = sum(one.found for one in diary.rated.values())
    return OwnStrength(round(now.mean), round(now.margin), now.attempts, ENOUGH, tops)


async def own_diary(request: AnyRequest, id: str) -> tuple[Visitor, DiaryActivity]:
    """The diary of whoever asks; nobody else reads it, not even who is in charge of the server."""
    visitor = await admit(request, id)
    activity = visitor.room.activity
    assert isinstance(activity, DiaryActivity), "the route is for diaries"
    check_role(visitor.who, ("keeper",))
    return visitor, activity


ROUTES = (make_diary, erase_diary, add_game, add_told_game, get_diary_file, merge_diary_file, get_progress)
