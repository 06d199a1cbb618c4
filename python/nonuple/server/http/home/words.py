"""Words and positions over HTTP, for whoever has a link or a diary; what is asked about comes from the page.

While letters are in play in a room of this server only who is in charge of it searches and analyses: a phone
at a table must find nothing here that its player is to find himself.
"""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from nonuple.dictionary.telling import Meanings, meanings_of
from nonuple.documents import lists, press
from nonuple.documents.model import Look
from nonuple.errors import Refusal
from nonuple.server.http.entrance import AnyRequest, check_known, check_solves, club_of, lexicon_of
from nonuple.study.cards import HookedWord, hooked
from nonuple.study.pasted import TurnPosition, positions_of
from nonuple.study.position import (
    AskedMove,
    AskedPosition,
    MoveFilter,
    PositionAnalysis,
    analysed,
    openings,
)
from nonuple.study.searching import SearchBy, words_found
from nonuple.texts import spoken
from nonuple.texts import study as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words.spelling import WORD, plain
from nonuple.words_io.readings import readings_of

MOST_WORDS = 1_000


Typed = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Length = Annotated[int, msgspec.Meta(ge=2, le=15)]


class WordsFound(msgspec.Struct, frozen=True):
    count: int
    words: tuple[HookedWord, ...]
    """The first thousand."""
    lexicon: str


class WordTold(msgspec.Struct, frozen=True):
    """What the list in use tells of a word."""

    word: str
    admitted: bool
    front: str
    """Letters that lengthen it."""
    behind: str
    readings: tuple[str, ...]
    """Lemma, nature and form, where the free dictionary has them."""
    definitions: tuple[str, ...] = ()
    """From the source that the person in charge has, if any."""
    source: str = ""
    """Where they come from, to be shown with them."""


class Analysing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    position: AskedPosition
    wanted: MoveFilter = MoveFilter()
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=200)] = 60


class AskedOpenings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    position: AskedPosition
    moves: Annotated[tuple[AskedMove, ...], msgspec.Meta(min_length=1, max_length=20)]


class PastedText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=1_000_000)]


@get("/api/words", summary="Look words up", tags=["study"])
async def find_words(
    request: AnyRequest,
    typed: FromQuery[Typed],
    by: FromQuery[SearchBy] = SearchBy.PATTERN,
    length: FromQuery[Length | None] = None,
) -> WordsFound:
    lexicon = await _list_for(request)
    return await asyncio.to_thread(_looked_up, by, typed, lexicon, length)


def _looked_up(by: SearchBy, typed: str, lexicon: Lexicon, length: int | None) -> WordsFound:
    found = words_found(by, typed, lexicon, length)
    return WordsFound(len(found), tuple(hooked(word, lexicon) for word in found[:MOST_WORDS]), lexicon.name)


@get("/api/words.pdf", summary="A list of words to print", tags=["study"])
async def print_words(
    request: AnyRequest,
    typed: FromQuery[Typed],
    by: FromQuery[SearchBy] = SearchBy.PATTERN,
    length: FromQuery[Length | None] = None,
    readings: FromQuery[bool] = False,
) -> Response[bytes]:
    """With the letters that lengthen each word, and a box to tick; what each is, if that is asked for."""
    lexicon = await _list_for(request)
    found = await asyncio.to_thread(_looked_up, by, typed, lexicon, length)
    words = await asyncio.to_thread(
        lambda: [(_with_hooks(one), _reading(one) if readings else "") for one in found.words]
    )
    page = lists.word_list(words, spoken(), title=plain(typed), source=lexicon.name)
    content = await asyncio.to_thread(press.pdf, page, Look())
    return Response(content, media_type="application/pdf")


def _with_hooks(found: HookedWord) -> str:
    """`GRANULE -ERSZ`, `AI BGHLMRS- -ELRST`."""
    front, behind = found.front and f" {found.front}-", found.behind and f" -{found.behind}"
    return f"{found.word}{front}{behind}"


def _reading(found: HookedWord) -> str:
    """The first of what it is: enough to know it again."""
    return next((reading.describe() for reading in readings_of(found.word)), "")


@get("/api/words/{word:str}", summary="What a word is", tags=["study"])
async def get_word(request: AnyRequest, word: FromPath[str]) -> WordTold:
    lexicon, spelled = await _list_for(request), plain(word)
    if not WORD.fullmatch(spelled):
        raise Refusal(texts.NO_SUCH_WORD, word=word[:40])
    hooks, admitted = hooked(spelled, lexicon), spelled in lexicon
    told = await asyncio.to_thread(meanings_of, spelled) if admitted else Meanings()
    return WordTold(
        spelled, admitted, hooks.front, hooks.behind, told.readings, told.definitions, told.source
    )


@post("/api/analysis", status_code=200, summary="All that can be played", tags=["study"])
async def analyse(request: AnyRequest, data: JSONBody[Analysing]) -> PositionAnalysis:
    lexicon = await _list_for(request)
    return await asyncio.to_thread(analysed, data.position, data.wanted, lexicon, data.first, data.count)


@post("/api/analysis/openings", status_code=200, summary="The mean next top after each move", tags=["study"])
async def analyse_openings(request: AnyRequest, data: JSONBody[AskedOpenings]) -> list[float]:
    lexicon = await _list_for(request)
    return await asyncio.to_thread(openings, data.position, data.moves, lexicon)


@post("/api/analysis/pasted", status_code=200, summary="Positions of a text", tags=["study"])
async def read_pasted(request: AnyRequest, data: JSONBody[PastedText]) -> tuple[TurnPosition, ...]:
    """A line of CGP, a published sheet, a GCG, any file of a game."""
    await check_known(request)
    return await asyncio.to_thread(positions_of, data.text)


async def _list_for(request: AnyRequest) -> Lexicon:
    """The list in use, unless a room is playing."""
    await check_known(request)
    await check_solves(request)
    return await asyncio.to_thread(lexicon_of, club_of(request))


ROUTES = (find_words, print_words, get_word, analyse, analyse_openings, read_pasted)
