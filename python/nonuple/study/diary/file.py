"""A diary in a file: taken away, and brought back here or elsewhere."""

from typing import Annotated, Literal

import msgspec

from nonuple.study.diary.deciding import MOST_GAMES, MOST_RATED, MOST_REVIEWS, MOST_TURNS, MOST_WORDS
from nonuple.study.diary.diary import Diary
from nonuple.study.diary.entries import CardReview, KeptTurn, NotedGame, RatedTurn, TakenWord

VERSION = 2


class DiaryFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Literal["nonuple-diary"] = "nonuple-diary"
    version: Annotated[int, msgspec.Meta(ge=1, le=VERSION)] = VERSION
    games: Annotated[tuple[NotedGame, ...], msgspec.Meta(max_length=MOST_GAMES)] = ()
    turns: Annotated[tuple[KeptTurn, ...], msgspec.Meta(max_length=MOST_TURNS)] = ()
    words: Annotated[tuple[TakenWord, ...], msgspec.Meta(max_length=MOST_WORDS)] = ()
    reviews: Annotated[tuple[CardReview, ...], msgspec.Meta(max_length=MOST_REVIEWS)] = ()
    rated: Annotated[tuple[RatedTurn, ...], msgspec.Meta(max_length=MOST_RATED)] = ()


def diary_file(diary: Diary) -> DiaryFile:
    """In order of time: the same diary is the same file."""
    return DiaryFile(
        games=tuple(sorted(diary.games.values(), key=lambda one: (one.at, one.source))),
        turns=tuple(sorted(diary.turns.values(), key=lambda one: (one.at, one.id))),
        words=tuple(sorted(diary.words.values(), key=lambda one: (one.on, one.word))),
        reviews=tuple(sorted(diary.all_reviews, key=lambda one: (one.at, one.card))),
        rated=tuple(sorted(diary.rated.values(), key=lambda one: (one.at, one.id))),
    )


def write_diary(diary: Diary) -> bytes:
    return msgspec.json.encode(diary_file(diary))
