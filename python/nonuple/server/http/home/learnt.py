"""What sheets have taught about the free list, for the person in charge: given, looked at, decided, taken."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from nonuple.errors import Refusal
from nonuple.formats import games
from nonuple.limits import Short
from nonuple.play.duplicate.lessons import lesson_of
from nonuple.play.record import Record
from nonuple.server.http.entrance import AnyRequest, check_owner
from nonuple.spreadsheets.reading import LARGEST, as_text
from nonuple.texts import sheet as texts
from nonuple.words.learnt import Evidence, Learnt
from nonuple.words.lexicon import Lexicon
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
    """That the free list has not; the first two thousand."""
    barred: tuple[LearntWord, ...]
    doubtful: tuple[LearntWord, ...]
    """Contradicted once: a person may say."""


class SheetStudied(msgspec.Struct, frozen=True):
    learnt: LearntView
    turns: int
    problems: tuple[str, ...]
    """Lines that were not understood."""


class WordDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    word: Short
    decision: Literal["admit", "bar", "undo"]


_DECISIONS: Mapping[str, bool | None] = {"admit": True, "bar": False, "undo": None}


@get("/api/learnt", summary="Words learnt from sheets", tags=["server"])
async def get_learnt(request: AnyRequest) -> LearntView:
    await check_owner(request)
    return await asyncio.to_thread(_shown_now)


@post(
    "/api/learnt/sheets",
    status_code=200,
    summary="Learn from a sheet",
    tags=["server"],
    request_max_body_size=LARGEST,
)
async def study_sheet(
    request: AnyRequest,
    source: FromQuery[Annotated[str, msgspec.Meta(min_length=1, max_length=200)]],
) -> SheetStudied:
    """The body is the file itself, as it is; `source` its name."""
    await check_owner(request)
    data = await request.body()
    async with _one_at_a_time:
        return await asyncio.to_thread(_study, data, source)


@post("/api/learnt/words", status_code=200, summary="Decide on a word", tags=["server"])
async def decide_word(request: AnyRequest, data: JSONBody[WordDecision]) -> LearntView:
    await check_owner(request)
    async with _one_at_a_time:
        return await asyncio.to_thread(_decide, data)


@post("/api/learnt/use", status_code=200, summary="Play with what was learnt", tags=["server"])
async def use_learnt(request: AnyRequest) -> LearntView:
    """The list of games to come; those in progress keep theirs."""
    await check_owner(request)
    async with _one_at_a_time:
        return await asyncio.to_thread(_use)


def _shown_now() -> LearntView:
    book = Schoolbook(Library.of_user())
    return _shown(book.read(), book.base)


def _study(data: bytes, source: str) -> SheetStudied:
    book = Schoolbook(Library.of_user())
    found = games.read_with_problems(as_text(data, source))
    if not isinstance(found.game, Record):
        raise Refusal(texts.FREE_GAME)
    learnt = book.add([lesson_of(found.game, book.base, source)])
    problems = tuple(str(one.refusal()) for one in found.problems)
    return SheetStudied(_shown(learnt, book.base), len(found.game.turns), problems)


def _decide(wish: WordDecision) -> LearntView:
    book = Schoolbook(Library.of_user())
    return _shown(book.decide(wish.word, _DECISIONS[wish.decision]), book.base)


def _use() -> LearntView:
    book = Schoolbook(Library.of_user())
    book.library.use(book.taken().name)
    return _shown(book.read(), book.base)


def _shown(learnt: Learnt, base: Lexicon) -> LearntView:
    def told(words: Sequence[str], met: Mapping[str, tuple[Evidence, ...]]) -> tuple[LearntWord, ...]:
        return tuple(
            LearntWord(word, met.get(word, ())[:_PLACES_SHOWN], word in learnt.decided)
            for word in sorted(words)[:MOST_SHOWN]
        )

    new = [word for word in learnt.admitted if word not in base]
    bad = [word for word in learnt.barred if word in base]
    return LearntView(
        len(learnt.lessons),
        told(new, learnt.proven),
        told(bad, learnt.contradicted),
        told(list(learnt.doubtful), learnt.doubtful),
    )


ROUTES = (get_learnt, study_sheet, decide_word, use_learnt)
