"""What sheets have taught about the free list, for the person in charge: given, looked at, decided, taken."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from nonuple.contest.chief.rulings import Kept, kept_by
from nonuple.contest.codec import CODEC
from nonuple.contest.views.public import RulingView, rulings_view
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.server.http.entrance import AnyRequest, check_owner, club_of
from nonuple.spreadsheets.games import games_of
from nonuple.spreadsheets.reading import LARGEST
from nonuple.words.learnt import Evidence, Learnt, SheetLesson
from nonuple.words_io.library import Library
from nonuple.words_io.schoolbook import Schoolbook

MOST_SHOWN = 2_000
_PLACES_SHOWN = 3

_one_at_a_time = asyncio.Lock()


class LearntWord(msgspec.Struct, frozen=True):
    word: str
    where: tuple[Evidence, ...]
    """The first few sheets and turns; none where a person decided."""
    decided: bool


class LearntView(msgspec.Struct, frozen=True):
    sheets: int
    admitted: tuple[LearntWord, ...]
    """That the free list has not, or that a person admitted; the first two thousand."""
    barred: tuple[LearntWord, ...]
    doubtful: tuple[LearntWord, ...]
    """Contradicted once: a person may say."""
    ruled: tuple[RulingView, ...]
    """By arbiters in games here with the free list, for those to come: a person may say."""


class GivenSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    """The name of a file."""
    content: bytes
    """The file itself, in Base64."""


class GivenSheets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sheets: Annotated[tuple[GivenSheet, ...], msgspec.Meta(min_length=1, max_length=100)]


class SheetStudied(msgspec.Struct, frozen=True):
    source: str
    turns: int
    """0 where nothing could be read."""
    problems: tuple[str, ...]
    """Lines that were not understood, or why the whole was not."""


class SheetsStudied(msgspec.Struct, frozen=True):
    learnt: LearntView
    sheets: tuple[SheetStudied, ...]


class WordDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    word: Short
    decision: Literal["admit", "bar", "undo"]


_DECISIONS: Mapping[str, bool | None] = {"admit": True, "bar": False, "undo": None}


@get("/api/learnt", summary="Words learnt from sheets", tags=["server"])
async def get_learnt(request: AnyRequest) -> LearntView:
    await check_owner(request)
    return await asyncio.to_thread(_shown_now, _kept(request))


@post(
    "/api/learnt/sheets",
    status_code=200,
    summary="Learn from sheets",
    tags=["server"],
    request_max_body_size=2 * LARGEST,
)
async def study_sheets(request: AnyRequest, data: JSONBody[GivenSheets]) -> SheetsStudied:
    """One that cannot be read is told of, and the others are learnt."""
    await check_owner(request)
    async with _one_at_a_time:
        return await asyncio.to_thread(_study, data.sheets, _kept(request))


@post("/api/learnt/words", status_code=200, summary="Decide on a word", tags=["server"])
async def decide_word(request: AnyRequest, data: JSONBody[WordDecision]) -> LearntView:
    await check_owner(request)
    async with _one_at_a_time:
        return await asyncio.to_thread(_decide, data, _kept(request))


@post("/api/learnt/use", status_code=200, summary="Play with what was learnt", tags=["server"])
async def use_learnt(request: AnyRequest) -> LearntView:
    """The list of games to come; those in progress keep theirs."""
    await check_owner(request)
    async with _one_at_a_time:
        return await asyncio.to_thread(_use, _kept(request))


def _kept(request: AnyRequest) -> tuple[Kept, ...]:
    """What arbiters ruled in the games of this server for those to come."""
    club = club_of(request)
    return tuple(one for memo in club.memos(club.kinds[CODEC.kind]) for one in memo.kept)


def _shown_now(kept: Iterable[Kept]) -> LearntView:
    book = Schoolbook(Library.of_user())
    return _shown(book, book.read(), kept)


def _study(given: Sequence[GivenSheet], kept: Iterable[Kept]) -> SheetsStudied:
    book = Schoolbook(Library.of_user())
    lessons: list[SheetLesson] = []
    studied: list[SheetStudied] = []
    for one, found in zip(given, games_of([(one.source, one.content) for one in given]), strict=True):
        try:
            if isinstance(found, Refusal):
                raise found
            lessons.append(book.lesson(found, one.source))
            problems = tuple(str(problem.refusal()) for problem in found.problems)
            studied.append(SheetStudied(one.source, len(found.game.turns), problems))
        except Refusal as problem:
            studied.append(SheetStudied(one.source, 0, (str(problem),)))
    return SheetsStudied(_shown(book, book.add(lessons), kept), tuple(studied))


def _decide(wish: WordDecision, kept: Iterable[Kept]) -> LearntView:
    book = Schoolbook(Library.of_user())
    return _shown(book, book.decide(wish.word, _DECISIONS[wish.decision]), kept)


def _use(kept: Iterable[Kept]) -> LearntView:
    book = Schoolbook(Library.of_user())
    book.library.use(book.taken().name)
    return _shown(book, book.read(), kept)


def _shown(book: Schoolbook, learnt: Learnt, kept: Iterable[Kept]) -> LearntView:
    base = book.base

    def told(words: Sequence[str], met: Mapping[str, tuple[Evidence, ...]]) -> tuple[LearntWord, ...]:
        return tuple(
            LearntWord(word, met.get(word, ())[:_PLACES_SHOWN], word in learnt.decided)
            for word in sorted(words)[:MOST_SHOWN]
        )

    new = [word for word in learnt.admitted if word not in base or word in learnt.decided]
    bad = [word for word in learnt.barred if word in base or word in learnt.decided]
    ruled = kept_by(kept, book.library.made_on_the_free_one())
    known = learnt.decided.keys() | learnt.admitted | learnt.barred
    return LearntView(
        len(learnt.lessons),
        told(new, learnt.proven),
        told(bad, learnt.contradicted),
        told(list(learnt.doubtful), learnt.doubtful),
        rulings_view(one for one in ruled if one.word not in known),
    )


ROUTES = (get_learnt, study_sheets, decide_word, use_learnt)
