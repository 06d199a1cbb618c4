"""What happens to a diary, as facts."""

from datetime import datetime

import msgspec

from nonuple.study.diary.entries import CardReview, KeptTurn, NotedGame, RatedTurn, TakenWord
from nonuple.study.memory import Recall


class DiaryEvent(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class GamesNoted(DiaryEvent, frozen=True):
    games: tuple[NotedGame, ...]
    turns: tuple[KeptTurn, ...] = ()


class TurnsRated(DiaryEvent, frozen=True):
    turns: tuple[RatedTurn, ...]


class TurnForgotten(DiaryEvent, frozen=True):
    id: str


class WordsTaken(DiaryEvent, frozen=True):
    words: tuple[TakenWord, ...]


class WordsLeft(DiaryEvent, frozen=True):
    words: tuple[str, ...]


class CardsReviewed(DiaryEvent, frozen=True):
    reviews: tuple[CardReview, ...]


class RecallCorrected(DiaryEvent, frozen=True):
    """Whoever answered says how well he knew it."""

    card: str
    at: datetime
    recall: Recall


class PaceSet(DiaryEvent, frozen=True):
    daily: int


DiaryFact = (
    GamesNoted
    | TurnsRated
    | TurnForgotten
    | WordsTaken
    | WordsLeft
    | CardsReviewed
    | RecallCorrected
    | PaceSet
)
