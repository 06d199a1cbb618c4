"""The application: every route, and what holds for all of them."""

from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from typing import NamedTuple

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, ControllerRouterHandler

from nonuple.server.hosting.club import Club
from nonuple.server.http import contests, desks, grants, lexicons, pages, people, speech
from nonuple.server.http.errors import HANDLERS
from nonuple.server.http.frontier import frontier
from nonuple.server.live import following

LONGEST_BODY = 4_000_000
"""A file of 20,000 players is read from one request."""

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
            *contests.ROUTES,
            *grants.ROUTES,
            *desks.ROUTES,
            *people.ROUTES,
            lexicons.get_lexicons,
            speech.say,
            following.live,
            *(route for extension in extensions for route in extension.routes),
            *pages.ROUTES,
        ],
        state=State({**added, "club": club}),
        openapi_config=_OPENAPI,
        exception_handlers=HANDLERS,
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    return frontier(app)
