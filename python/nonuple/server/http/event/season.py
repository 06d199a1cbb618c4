"""A club's season: what several events of the server come to together, for the person in charge."""

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from nonuple.documents.year import year_report
from nonuple.errors import Refusal
from nonuple.event.event import Event
from nonuple.event.points import SeasonLine, SeasonRules, season
from nonuple.event.year import year
from nonuple.publication.exports import csv_table
from nonuple.server.http.entrance import AnyRequest, check_owner, club_of
from nonuple.server.http.event.publication import file_response
from nonuple.server.http.printing import PDF, LookAsked, printed
from nonuple.texts import organising as words
from nonuple.texts import results, spoken
from nonuple.texts import server as server_texts
from nonuple.tournament.activity import EventActivity


class SeasonAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which events, in their order, and how they count."""

    events: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(min_length=1, max_length=200)
    ]
    rules: SeasonRules


class SeasonTable(msgspec.Struct, frozen=True):
    events: tuple[str, ...]
    """What they are called."""
    lines: tuple[SeasonLine, ...]


@post("/api/season", status_code=200, summary="The ranking of a season", tags=["events"])
async def rank_season(request: AnyRequest, data: JSONBody[SeasonAsked]) -> SeasonTable:
    events = await _events(request, data)
    return SeasonTable(tuple(one.name for one in events), tuple(season(events, data.rules)))


@post("/api/season/csv", status_code=200, summary="The ranking of a season as CSV", tags=["events"])
async def season_csv(request: AnyRequest, data: JSONBody[SeasonAsked]) -> Response[bytes]:
    events = await _events(request, data)
    language = spoken()
    heads = [one.said(language, {}) for one in (results.RANK, results.NAME, results.CLUB, results.TOTAL)]
    rows = [
        (one.rank, one.name or words.REMOVED.said(language, {}), one.club, one.points, *one.events)
        for one in season(events, data.rules)
    ]
    table = csv_table([[*heads, *(one.name for one in events)], *rows], results.DECIMAL.said(language, {}))
    return file_response(table, "text/csv; charset=utf-8", "saison.csv")


@post(
    "/api/season/report",
    status_code=200,
    summary="The report of a season, to print",
    tags=["events"],
    media_type=PDF,
)
async def season_report(request: AnyRequest, data: JSONBody[SeasonAsked]) -> Response[bytes]:
    events, language = await _events(request, data), spoken()
    told = year(events, data.rules, words.REMOVED.said(language, {}))
    return await printed(year_report(told, language), "season", LookAsked())


async def _events(request: AnyRequest, asked: SeasonAsked) -> list[Event]:
    await check_owner(request)
    club = club_of(request)
    found = [(await club.room(id)).activity for id in asked.events]
    events = [one.event for one in found if isinstance(one, EventActivity)]
    if len(events) < len(found):
        raise Refusal(server_texts.NO_SUCH_CONTEST)
    return events


ROUTES = (rank_season, season_csv, season_report)
