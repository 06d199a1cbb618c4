"""What an event gives out: its static site, tables of results, the file of the event itself."""

import asyncio
import io
import zipfile
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from importlib.resources import files
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from nonuple.activity.door import OFFICE
from nonuple.errors import Refusal
from nonuple.event.agenda import is_planned
from nonuple.event.event import Event
from nonuple.formats.event_file import read_event, write_event
from nonuple.publication.exports import json_results, ranking_csv, results_text, sheets, table_name_score
from nonuple.publication.federal import federal_csv
from nonuple.publication.public import Publication
from nonuple.publication.site import publish
from nonuple.server.http.entrance import AnyRequest
from nonuple.server.http.event.entrance import admit_to_event
from nonuple.spreadsheets.writing import write_workbook
from nonuple.texts import tournament as texts
from nonuple.tournament.activity import EventActivity
from nonuple.tournament.commands import TakeFile
from nonuple.workers.confined import apart

WORKBOOK = "classement.xlsx"
_XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
_LARGEST = 32_000_000
"""Bytes: the largest event has 20,000 entries."""
_EPOCH = (2000, 1, 1, 0, 0, 0)


async def _published(request: AnyRequest, id: str) -> tuple[Event, str]:
    """The event as it is now, and the hour that its pages say."""
    guest = await admit_to_event(request, id, *OFFICE)
    return _played(guest.activity), guest.room.now().date.astimezone().strftime("%Y-%m-%d %H:%M")


def _played(activity: EventActivity) -> Event:
    """An agenda is published before anything is played."""
    if not any(game.played for game in activity.event.games) and not is_planned(activity.event):
        raise Refusal(texts.NO_RESULTS)
    return activity.whole


def site_files(event: Event, hour: str) -> Mapping[str, bytes]:
    """Every page of the site, with the workbook."""
    style = (files("nonuple") / "publication" / "style.css").read_bytes()
    return {**publish(event, hour, style), WORKBOOK: _workbook(Publication(event, "fr", hour))}


def _workbook(site: Publication) -> bytes:
    return write_workbook(sheets(site), datetime(2000, 1, 1, tzinfo=UTC))


def zipped(made: Mapping[str, bytes]) -> bytes:
    """The same files give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in sorted(made.items()):
            archive.writestr(zipfile.ZipInfo(path, _EPOCH), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def file_response(data: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(data, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _site(made: Mapping[str, bytes]) -> Response[bytes]:
    return file_response(zipped(made), "application/zip", "site.zip")


def given_out(name: str, event: Event, hour: str) -> Response[bytes]:
    """One of the files of an event, by its name."""
    if name not in _MADE or not any(game.played for game in event.games):
        raise Refusal(texts.NO_RESULTS)
    return _MADE[name](event, hour)


def _of_office(event: Event, hour: str) -> Publication:
    """With licences, for those who organise it."""
    return Publication(event, "fr", hour, office=True)


_MADE: Mapping[str, Callable[[Event, str], Response[bytes]]] = {
    "site.zip": lambda event, hour: _site(site_files(event, hour)),
    "ranking.csv": lambda event, hour: file_response(
        ranking_csv(_of_office(event, hour)), "text/csv; charset=utf-8", "classement.csv"
    ),
    "ranking.xlsx": lambda event, hour: file_response(_workbook(_of_office(event, hour)), _XLSX, WORKBOOK),
    "results.json": lambda event, hour: file_response(
        json_results(_of_office(event, hour)), MediaType.JSON, "resultats.json"
    ),
    "results.txt": lambda event, hour: file_response(
        results_text(_of_office(event, hour)), "text/plain; charset=utf-8", "resultats.txt"
    ),
    "event.json": lambda event, _: file_response(write_event(event), MediaType.JSON, "tournoi.json"),
}


@get("/{id:str}/site.zip", summary="The static site of the event", tags=["events"])
async def get_site(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Ready for any web space; it opens from a USB stick too."""
    event, hour = await _published(request, id)
    return await asyncio.to_thread(lambda: _site(site_files(event, hour)))


@get("/{id:str}/federation.csv", summary="The results in the columns of the federation", tags=["events"])
async def get_federation_csv(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    event, _ = await _published(request, id)
    return file_response(federal_csv(event), "text/csv; charset=utf-8", "federation.csv")


@get("/{id:str}/ranking.csv", summary="The ranking as CSV", tags=["events"])
async def get_ranking_csv(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """With licences, for those who organise it; so are the next three."""
    return _MADE["ranking.csv"](*await _published(request, id))


@get("/{id:str}/ranking.xlsx", summary="The rankings as a workbook", tags=["events"])
async def get_ranking_xlsx(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    return await asyncio.to_thread(_MADE["ranking.xlsx"], *await _published(request, id))


@get("/{id:str}/results.json", summary="What is published, for programs", tags=["events"])
async def get_results_json(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    return _MADE["results.json"](*await _published(request, id))


@get("/{id:str}/results.txt", summary="The results as text", tags=["events"])
async def get_results_text(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """In the format of docs/results-format.md; `nonuple event validate` checks it."""
    return _MADE["results.txt"](*await _published(request, id))


@get("/{id:str}/games/{game:int}/results.csv", summary="Table, name, score of a game", tags=["events"])
async def get_game_results(request: AnyRequest, id: FromPath[str], game: FromPath[int]) -> Response[bytes]:
    """For the usual results program: quoted, Latin-1, empty tables marked. Not for the public."""
    event, _ = await _published(request, id)
    return file_response(table_name_score(event, game), "text/csv; charset=iso-8859-1", f"partie-{game}.csv")


@get("/{id:str}/event.json", summary="The file of the event, for `nonuple event`", tags=["events"])
async def get_event_file(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """All of it: people, entries, tables and what they were drawn from, scores, rankings hung up."""
    guest = await admit_to_event(request, id, *OFFICE)
    return _MADE["event.json"](guest.activity.whole, "")


class EventFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of an event, as it is."""

    content: Annotated[str, msgspec.Meta(max_length=_LARGEST)]


@post(
    "/{id:str}/event.json",
    status_code=200,
    request_max_body_size=_LARGEST,
    summary="Go on with an event from its file",
    tags=["events"],
)
async def take_event_file(request: AnyRequest, id: FromPath[str], data: JSONBody[EventFile]) -> None:
    """In one that is still empty; what was played stays as it was, the other games are played here."""
    guest = await admit_to_event(request, id, *OFFICE)
    event = await asyncio.to_thread(apart(read_event), data.content.encode(), texts.THIS_FILE.say())
    await guest.ask(TakeFile(event))


ROUTES = (
    *(get_site, get_federation_csv, get_ranking_csv, get_ranking_xlsx, get_results_json),
    *(get_results_text, get_game_results),
    *(get_event_file, take_event_file),
)
