"""What one can ask of one's diary."""

from datetime import datetime
from typing import Annotated

import msgspec

from nonuple.study.diary.entries import CardText, Count, Duration, KeptTurn, NotedGame
from nonuple.study.memory import Recall

MOST_AT_ONCE = 5_000


class DiaryWish(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One thing asked for."""


class NoteGame(DiaryWish, frozen=True):
    """A game that no server of ours can tell of: it is written down as the page tells it."""

    game: NotedGame


class KeepTurn(DiaryWish, frozen=True):
    """Look at this turn again."""

    turn: KeptTurn


class ForgetTurn(DiaryWish, frozen=True):
    id: Annotated[str, msgspec.Meta(max_length=200)]


class TakeWords(DiaryWish, frozen=True):
    """Learn these."""

    words: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=MOST_AT_ONCE)
    ]
    missed: bool = False


class LeaveWords(DiaryWish, frozen=True):
    words: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=MOST_AT_ONCE)
    ]


class AnswerCard(DiaryWish, frozen=True):
    """How well it was known is deduced, unless it is said."""

    card: CardText
    answers: Count
    found: Count
    letters: Count = 0
    seconds: Duration = 0
    recall: Recall | None = None
    at: datetime | None = None
    """When, where no network was there to say it at once."""


class CorrectRecall(DiaryWish, frozen=True):
    """Of the last time that the card was asked."""

    card: CardText
    recall: Recall


class SetPace(DiaryWish, frozen=True):
    daily: Annotated[int, msgspec.Meta(ge=1, le=500)]


DiaryCommand = (
    NoteGame | KeepTurn | ForgetTurn | TakeWords | LeaveWords | AnswerCard | CorrectRecall | SetPace
)
