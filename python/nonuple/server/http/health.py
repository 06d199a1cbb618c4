"""What those who run a server ask it: whether it lives and its store answers, its version, figures."""

import asyncio
import os
import time
from collections.abc import Iterator
from importlib.metadata import version

import msgspec
from litestar import MediaType, Response, get

from nonuple.errors import Refusal
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.events import SERVER
from nonuple.server.http.entrance import AnyRequest, check_owner, club_of
from nonuple.texts import server as texts

_PATIENCE = 2.0
"""Seconds for the store to answer: a balancer asks every few."""


class Version(msgspec.Struct, frozen=True):
    name: str
    version: str


@get("/healthz", summary="Whether the server lives", tags=["server"], media_type=MediaType.TEXT)
async def get_health() -> str:
    return "ok\n"


@get(
    "/readyz",
    summary="Whether the server can read what is stored",
    tags=["server"],
    media_type=MediaType.TEXT,
)
async def get_readiness(request: AnyRequest) -> str:
    """503 while its database does not answer: another process of the same club may."""
    try:
        async with asyncio.timeout(_PATIENCE):
            await club_of(request).store.rows(SERVER, limit=1)
    except TimeoutError:
        raise Refusal(texts.NOT_READY) from None
    return "ok\n"


@get("/api/version", summary="Which version the server is", tags=["server"])
async def get_version() -> Version:
    return Version("nonuple", version("nonuple"))


@get("/metrics", summary="Figures for Prometheus", tags=["server"])
async def get_metrics(request: AnyRequest) -> Response[str]:
    """For the person in charge: how many play, and when, is nobody else's business."""
    await check_owner(request)
    lines = "".join(_told(*one) for one in _figures(club_of(request)))
    return Response(lines, media_type="text/plain; version=0.0.4")


def _told(name: str, kind: str, what: str, value: float) -> str:
    return f"# HELP nonuple_{name} {what}\n# TYPE nonuple_{name} {kind}\nnonuple_{name} {value:g}\n"


def _figures(club: Club) -> Iterator[tuple[str, str, str, float]]:
    rooms = club.read
    yield "rooms_read", "gauge", "Activities in memory.", len(rooms)
    kept = sum(one.lease is not None for one in rooms)
    yield "rooms_kept", "gauge", "Those of them that no other process keeps.", kept
    yield "rooms_asleep", "gauge", "Activities at rest, not in memory.", club.asleep
    yield "rooms_damaged", "gauge", "Activities that cannot be gone into.", club.damaged
    yield "rooms_live", "gauge", "Games that go on.", sum(one.activity.summary.live for one in rooms)
    yield "sockets", "gauge", "Live views that are open.", sum(one.hub.sockets for one in rooms)
    yield "events", "gauge", "Events of the activities in memory.", sum(one.activity.number for one in rooms)
    yield (
        "backup_trouble",
        "gauge",
        "1 while the backup does not work.",
        club.machine.view().backup is not None,
    )
    yield "processor_seconds_total", "counter", "Processor time of the server.", sum(os.times()[:2])
    yield "clock_seconds", "gauge", "The calendar's time.", time.time()


ROUTES = (get_health, get_readiness, get_version, get_metrics)
