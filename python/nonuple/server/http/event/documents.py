"""Pages of an event to print, over all its halls: rankings, the roll of honour, diplomas, tables."""

from collections.abc import Callable, Mapping
from typing import Annotated, NamedTuple

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from nonuple.documents import games, places, wall
from nonuple.documents.event_source import (
    badges_of_event,
    game_of_event,
    occasion_of_event,
    ranking_of_event,
    seats_of_event,
)
from nonuple.documents.model import Document
from nonuple.documents.values import AtTable
from nonuple.errors import Refusal
from nonuple.event.event import Event
from nonuple.pieces.variant import USUAL
from nonuple.server.http.entrance import AnyRequest
from nonuple.server.http.event.entrance import admit_to_event
from nonuple.server.http.printing import PDF, LookAsked, Preview, previewed, printed
from nonuple.texts import Language, spoken
from nonuple.texts import printing as texts
from nonuple.texts import tournament as event_texts
from nonuple.tournament.people import EventHall
from nonuple.tournament.roles import HEADS


class EventPageAsked(LookAsked, frozen=True):
    """What a page is about, and how it is printed."""

    game: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """All games without."""
    room: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """All halls without."""
    order: wall.Order = "rank"
    count: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = 3
    """Ranks that have a diploma."""


class _Wanted(NamedTuple):
    event: Event
    halls: Mapping[str, EventHall]
    language: Language
    asked: EventPageAsked


def _results(wanted: _Wanted) -> Document:
    event, language, asked = wanted.event, wanted.language, wanted.asked
    ranking = ranking_of_event(event, language, asked.game)
    return wall.results(ranking, occasion_of_event(event, language, asked.game), language, order=asked.order)


def _honours(wanted: _Wanted) -> Document:
    event, language = wanted.event, wanted.language
    return wall.honours(ranking_of_event(event, language), occasion_of_event(event, language), language)


def _diplomas(wanted: _Wanted) -> Document:
    event, language, asked = wanted.event, wanted.language, wanted.asked
    values = {tile.letter: tile.value for tile in USUAL.letters.tiles}
    ranking, occasion = ranking_of_event(event, language), occasion_of_event(event, language)
    return wall.diplomas(ranking, occasion, language, values=values, count=asked.count, club=asked.club)


def _attribution(wanted: _Wanted) -> Document:
    event, language, number = wanted.event, wanted.language, wanted.asked.game or 1
    seats = _seated(wanted, number)
    return places.attribution(seats, occasion_of_event(event, language), language, game=number)


def _seated(wanted: _Wanted, number: int) -> list[AtTable]:
    hall = wanted.halls.get(wanted.asked.room)
    return seats_of_event(
        wanted.event, number, range(hall.first, hall.last + 1) if hall is not None else None
    )


def _table_cards(wanted: _Wanted) -> Document:
    event, language, number = wanted.event, wanted.language, wanted.asked.game or 1
    return places.table_cards(_seated(wanted, number), occasion_of_event(event, language, number), language)


def _badges(wanted: _Wanted) -> Document:
    event, language = wanted.event, wanted.language
    return places.badges(badges_of_event(event), occasion_of_event(event, language), language)


def _game_sheet(wanted: _Wanted) -> Document:
    event, language, number = wanted.event, wanted.language, wanted.asked.game or 1
    paper, occasion = game_of_event(event, number, language), occasion_of_event(event, language, number)
    return games.game_sheet(paper, occasion, language)


KINDS: Mapping[str, Callable[[_Wanted], Document]] = {
    "results": _results,
    "honours": _honours,
    "diplomas": _diplomas,
    "attribution": _attribution,
    "table-cards": _table_cards,
    "badges": _badges,
    "game-sheet": _game_sheet,
}
_OF_RESULTS = frozenset({"results", "honours", "diplomas"})


@post(
    "/{id:str}/documents/{kind:str}",
    status_code=200,
    summary="A page of an event to print",
    tags=["documents"],
    media_type=PDF,
)
async def print_event_page(
    request: AnyRequest, id: FromPath[str], kind: FromPath[str], data: JSONBody[EventPageAsked]
) -> Response[bytes]:
    """Of the rankings that its screens, pages and files tell; as PDF, in the language of the request."""
    return await printed(await _made(request, id, kind, data), kind, data)


@post(
    "/{id:str}/documents/{kind:str}/preview",
    status_code=200,
    summary="A look at a page of an event",
    tags=["documents"],
)
async def preview_event_page(
    request: AnyRequest, id: FromPath[str], kind: FromPath[str], data: JSONBody[EventPageAsked]
) -> Preview:
    """Pictures of the first pages, to look at before printing."""
    return await previewed(await _made(request, id, kind, data), data)


async def _made(request: AnyRequest, id: str, kind: str, asked: EventPageAsked) -> Document:
    found = KINDS.get(kind)
    if found is None:
        raise Refusal(texts.UNKNOWN_KIND, kind=kind, known=", ".join(KINDS))
    guest = await admit_to_event(request, id, *HEADS)
    event = guest.activity.event
    if kind in _OF_RESULTS and not any(game.played for game in event.games):
        raise Refusal(event_texts.NO_RESULTS)
    return found(_Wanted(event, guest.activity.state.halls, spoken(), asked))


ROUTES = (print_event_page, preview_event_page)
