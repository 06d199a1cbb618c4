"""A diary as a server keeps it: for the device that made it, and for nobody else."""

from collections.abc import Iterable
from typing import ClassVar, NamedTuple

import msgspec

from nonuple.activity.codec import Codec
from nonuple.activity.door import LIFTS, AtDoor, Guest, Rights, check_role
from nonuple.activity.port import Computer, Moment
from nonuple.play import hosted
from nonuple.study.diary import commands as ask
from nonuple.study.diary import events as on
from nonuple.study.diary.deciding import decide_diary, merged, rated_turns, read_games
from nonuple.study.diary.diary import Diary
from nonuple.study.diary.entries import DiaryKind, KeptTurn, NotedGame, Partner, RatedTurn, TakenWord
from nonuple.study.diary.file import DiaryFile

CODEC: Codec[on.DiaryFact | AtDoor] = Codec("diary", on.DiaryFact | AtDoor, ask.DiaryCommand, LIFTS)
CHANNEL = "diary"


class WriteGames(NamedTuple):
    """Games that the server has read itself; no page can ask for this."""

    games: tuple[NotedGame, ...]
    turns: tuple[KeptTurn, ...]
    rated: tuple[RatedTurn, ...] = ()


class MergeFile(NamedTuple):
    """Take over what another diary has; no page can ask for this but with a file."""

    file: DiaryFile


class DiaryGame(msgspec.Struct, frozen=True):
    """A game as charts show it."""

    source: str
    kind: DiaryKind
    at: str
    formula: str
    title: str
    percent: float | None
    points: int
    top: int
    against: int | None
    partners: tuple[Partner, ...]
    tops: int
    turns: int
    seconds: float
    told: bool


class DiaryActivity(hosted.HomeActivity[ask.DiaryCommand]):
    everybody = CHANNEL
    roles: ClassVar = {**dict.fromkeys(hosted.ROLES, Rights()), "keeper": Rights((CHANNEL,), lets_in=True)}
    """Nobody else reads it, not even the person in charge of the server."""

    def __init__(self, id: str, means: hosted.HomeMeans) -> None:
        super().__init__(id, means)
        self.diary = Diary()

    @property
    def live(self) -> bool:
        """It can always be erased."""
        return False

    def happen(self, event: on.DiaryFact, at: str) -> Iterable[str]:
        self.diary.happen(event)
        return (CHANNEL,)

    def decide(
        self,
        who: Guest,
        wish: ask.DiaryCommand | WriteGames | MergeFile,
        now: Moment,
        done: object = None,
    ) -> tuple[on.DiaryFact, ...]:
        check_role(who, ("keeper",))
        match wish:
            case WriteGames(games, turns, rated):
                return *read_games(self.diary, games, turns, now.date), *rated_turns(self.diary, rated)
            case MergeFile(file):
                return merged(self.diary, file.games, file.turns, file.words, file.reviews, rated=file.rated)
            case _:
                return decide_diary(self.diary, wish, now.date)

    def rationed(self, who: Guest, wish: ask.DiaryCommand) -> str | None:
        return who.role

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        diary = self.diary
        return {
            "games": tuple(map(game_view, sorted(diary.games.values(), key=lambda one: one.at))),
            "turns": tuple(sorted(diary.turns.values(), key=lambda one: (one.at, one.turn))),
            "words": tuple(sorted(diary.words.values(), key=lambda one: one.word)),
            "daily": diary.daily,
        }


def game_view(game: NotedGame) -> DiaryGame:
    return DiaryGame(
        game.source,
        game.kind,
        game.at.isoformat(),
        game.formula,
        game.title,
        game.percent,
        game.points,
        game.top,
        game.against,
        game.partners,
        game.tops,
        game.turns,
        game.seconds,
        game.told,
    )


class Diaries(hosted.HomeKind):
    path = "records"
    personal = True
    keeper = None
    codec = CODEC

    def begin(self, id: str, memos: object) -> DiaryActivity:
        return DiaryActivity(id, self.means)


SHAPES = {
    "games": tuple[DiaryGame, ...],
    "turns": tuple[KeptTurn, ...],
    "words": tuple[TakenWord, ...],
    "daily": int,
}
"""What each part of the channel is."""
