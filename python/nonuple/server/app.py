"""The server put together: what it hosts, every route, and what holds for all of them."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache, partial
from importlib.metadata import version
from typing import Any, NamedTuple

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, ControllerRouterHandler

from nonuple.activity.port import AnyKind
from nonuple.bots.playing import computer
from nonuple.centres import activity as centres
from nonuple.centres.deciding import CentreMeans
from nonuple.contest.activity import Contests
from nonuple.contest.asking import Means
from nonuple.contest.chief.prepared import prepared_of
from nonuple.contest.codec import CODEC
from nonuple.errors import Refusal
from nonuple.formats import games
from nonuple.formats.sealed import unseal
from nonuple.people.shipped import shipped_federation
from nonuple.play.family.activity import Families
from nonuple.play.hosted import HomeMeans
from nonuple.play.solo import activity as solo
from nonuple.play.solo.activity import Solos
from nonuple.play.topping.activity import Toppings
from nonuple.server.hosting import club as hosting
from nonuple.server.hosting.club import Club
from nonuple.server.http import computer as its_computer
from nonuple.server.http import grants, health, hosted, house, pages
from nonuple.server.http.assets import assets
from nonuple.server.http.centres import games as centre_games
from nonuple.server.http.centres import multiplex, progress
from nonuple.server.http.contest import cards, desks, documents, people, readiness, speech
from nonuple.server.http.entrance import KIND
from nonuple.server.http.errors import HANDLERS
from nonuple.server.http.event import documents as event_documents
from nonuple.server.http.event import elsewhere, evening, foreseeing, halls, publication, registering, season
from nonuple.server.http.forwarding import forwarding
from nonuple.server.http.frontier import LONGEST_BODY, frontier
from nonuple.server.http.home import definitions, diaries, learnt, opening, solos, study, words
from nonuple.server.http.table import files as table_files
from nonuple.server.http.table import reviews
from nonuple.server.http.wishes import small_wishes
from nonuple.server.live.following import live_views
from nonuple.store import EventStore
from nonuple.study.diary import activity as diary
from nonuple.table.activity import CODEC as TABLE_CODEC
from nonuple.table.activity import FreeTables, TableMeans
from nonuple.tournament import activity as tournament
from nonuple.tournament.asking import EventMeans
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.words_io.schooling import PATIENCE, commonness
from nonuple.workers.confined import apart

_OPENAPI = OpenAPIConfig(
    title="Nonuple",
    version=version("nonuple"),
    description="A club server for French duplicate play.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
    components=Components(
        security_schemes={
            "link": SecurityScheme(type="http", scheme="bearer", description="The secret of a link.")
        }
    ),
    security=[{"link": []}],
)

_OWN = {
    CODEC.kind: (
        *desks.ROUTES,
        *registering.ROUTES,
        *cards.ROUTES,
        *documents.ROUTES,
        *speech.ROUTES,
        *readiness.ROUTES,
        evening.make_event_of,
    ),
    TABLE_CODEC.kind: (*table_files.ROUTES, *reviews.ROUTES),
    solo.CODEC.kind: solos.ROUTES,
    diary.CODEC.kind: (*diaries.ROUTES, *study.ROUTES),
    tournament.CODEC.kind: (
        *event_documents.ROUTES,
        *halls.ROUTES,
        *elsewhere.ROUTES,
        *registering.ROUTES,
        *publication.ROUTES,
        foreseeing.foresee,
    ),
    centres.CODEC.kind: centre_games.ROUTES,
}
"""What is asked of one kind of activity alone."""


class Extension(NamedTuple):
    """What a program adds to the server that it composes."""

    routes: Sequence[ControllerRouterHandler]
    state: Mapping[str, object]
    """What its routes find in the state of the application."""


Extending = Callable[[Club], Extension]


def application(club: Club, extending: Sequence[Extending] = ()) -> ASGIApp:
    extensions = [extend(club) for extend in extending]
    added = {name: value for extension in extensions for name, value in extension.state.items()}
    app = Litestar(
        route_handlers=[
            *map(_routes_of, club.kinds.values()),
            *house.ROUTES,
            *health.ROUTES,
            *its_computer.ROUTES,
            *learnt.ROUTES,
            grants.join,
            *people.ROUTES,
            *words.ROUTES,
            *season.ROUTES,
            *definitions.ROUTES,
            *(route for extension in extensions for route in extension.routes),
            *pages.ROUTES,
        ],
        state=State(
            {
                **added,
                "club": club,
                reviews.STATE: reviews.Reviews(club),
                definitions.STATE: definitions.Awaited(),
                multiplex.STATE: multiplex.Multiplex(club),
                progress.STATE: progress.ProgressTelling(club),
            }
        ),
        openapi_config=_OPENAPI,
        exception_handlers=HANDLERS,
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    return frontier(forwarding(small_wishes(assets(live_views(app, club)), club), club))


def _routes_of(kind: AnyKind) -> Router:
    name = kind.codec.kind
    own = _OWN.get(name, ())
    routes = (
        *hosted.routes_of(kind),
        *grants.routes_of(kind),
        *opening.routes_of(kind),
        *own,
    )
    return Router(f"/api/{kind.path}", route_handlers=routes, opt={KIND: name})


@asynccontextmanager
async def opened_club(
    store: EventStore, *, library: Library | None = None, kinds: Sequence[AnyKind] = (), **options: Any
) -> AsyncIterator[Club]:
    """A club that hosts contests, games at home, and other kinds, until it is left; the store stays open."""
    means = means_of(library or Library.of_user())
    with suppress(Refusal):  # said to whoever opens a game
        await asyncio.to_thread(means.lexicon, None)
    async with hosting.opened_club(store, (*every_kind(means), *kinds), **options) as club:
        yield club


def every_kind(means: Means) -> tuple[AnyKind, ...]:
    return Contests(means), *at_home(means), tournaments(means), simultaneous(means)


def at_home(means: Means) -> tuple[AnyKind, ...]:
    """The games that people play at home."""
    home = HomeMeans(means.lexicon, means.chance, apart(games.read), commonness)
    tables = TableMeans(means.lexicon, means.chance, partial(computer, seconds=PATIENCE))
    return FreeTables(tables), Solos(home), Families(home), Toppings(home), diary.Diaries(home)


def tournaments(means: Means) -> AnyKind:
    """Events of several games, each played as a contest of the same server."""
    return tournament.TournamentKind(EventMeans(means.lexicon, means.chance, shipped_federation()))


def simultaneous(means: Means) -> AnyKind:
    """Events in many centres: what their organiser gathers, and what each of them plays."""
    return centres.Centres(CentreMeans(means.lexicon, unseal=apart(unseal)))


def means_of(library: Library) -> Means:
    """Word lists of the user by name, each opened once, and the machine's chance; no file on demand."""
    opened = lru_cache(maxsize=16)(library.open)

    def lexicon(name: str | None) -> Lexicon:
        return opened(library.in_use() if name is None else name)

    return Means(lexicon, os.urandom, apart(prepared_of))
