"""The application: every route, and what holds for all of them."""

from importlib.metadata import version

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from nonuple.server import contests, demos, desks, grants, lexicons, live, pages, people, speech
from nonuple.server.club import Club
from nonuple.server.demo import Stage
from nonuple.server.errors import HANDLERS
from nonuple.server.frontier import frontier

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


def application(club: Club) -> ASGIApp:
    app = Litestar(
        route_handlers=[
            *contests.ROUTES,
            demos.start_demo,
            *grants.ROUTES,
            *desks.ROUTES,
            *people.ROUTES,
            lexicons.get_lexicons,
            speech.say,
            live.live,
            *pages.ROUTES,
        ],
        state=State({"club": club, "stage": Stage(club)}),
        openapi_config=_OPENAPI,
        exception_handlers=HANDLERS,
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    return frontier(app)
