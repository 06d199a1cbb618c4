"""The help page, which needs no screen, and what is said where screens or documentation are not there."""

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from nonuple.errors import Refusal
from nonuple.server.http import assets
from nonuple.texts import help as texts
from nonuple.texts import server


@get("/", include_in_schema=False)
async def get_home() -> Response[str]:
    """What is said where there are no screens."""
    return Response(texts.NOT_BUILT.say(), media_type=MediaType.TEXT)


@get("/aide", include_in_schema=False)
async def get_help() -> Response[str]:
    return Response(help_page(), media_type=MediaType.HTML)


@get("/doc", include_in_schema=False)
async def get_documentation() -> Redirect:
    """The documentation in the reader's language."""
    return Redirect(f"/doc/{texts.CODE.say()}/index.html")


@get("/doc/{path:path}", include_in_schema=False)
async def get_documentation_page(path: FromPath[Path]) -> None:
    """One that is there is answered before."""
    raise Refusal(server.NO_SUCH_PAGE if assets.DOC.is_dir() else texts.NO_DOCUMENTATION)


def help_page() -> str:
    """In the reader's language, without a script or a style; its apostrophes are set, as on the screens."""
    sections = "".join(
        f"<h2>{title.say()}</h2><p>{texts.ANSWERS[name].say()}</p>" for name, title in texts.HEADINGS.items()
    )
    page = (
        f'<!doctype html><html lang="{texts.CODE.say()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{texts.TITLE.say()}</title></head>'
        f"<body><main><h1>{texts.TITLE.say()}</h1>{sections}"
        f'<p><a href="/doc">{texts.DOCUMENTATION.say()}</a></p></main></body></html>'
    )
    return page.replace("'", "’")


ROUTES = (get_home, get_help, get_documentation, get_documentation_page)
