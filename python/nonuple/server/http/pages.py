"""The web application's files, the documentation, and the help page, which needs none of them."""

import gzip
from functools import lru_cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from nonuple.errors import Refusal
from nonuple.server.http.entrance import AnyRequest
from nonuple.texts import help as texts
from nonuple.texts import server

_STATIC = Path(__file__).parents[1] / "static"
_DOC = Path(__file__).parents[1] / "doc"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_ASSETS = "assets/"
"""Where files are named after what is in them."""

_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".jpg": "image/jpeg",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

_PACKED = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}


@get("/", include_in_schema=False)
async def get_home(request: AnyRequest) -> Response[bytes]:
    page = _STATIC / "index.html"
    if not page.is_file():
        return Response(texts.NOT_BUILT.say().encode(), media_type=MediaType.TEXT)
    return _answer(request, page, _ASK_AGAIN)


@get("/aide", include_in_schema=False)
async def get_help() -> Response[str]:
    return Response(help_page(), media_type=MediaType.HTML)


@get("/doc", include_in_schema=False)
async def get_documentation() -> Redirect:
    """The documentation in the reader's language."""
    return Redirect(f"/doc/{texts.CODE.say()}/index.html")


@get("/doc/{path:path}", include_in_schema=False)
async def get_documentation_page(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
    file = _found(path.as_posix().lstrip("/"), _DOC)
    if file is None:
        raise Refusal(server.NO_SUCH_PAGE if _DOC.is_dir() else texts.NO_DOCUMENTATION)
    return _answer(request, file, _ASK_AGAIN)


@get("/{path:path}", include_in_schema=False)
async def get_file(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
    """A file of the web application; nothing outside its folder, and nothing of an unknown kind."""
    name = path.as_posix().lstrip("/")
    file = _found(name, _STATIC)
    if file is None:
        raise Refusal(server.NO_SUCH_PAGE)
    return _answer(request, file, _FOR_EVER if name.startswith(_ASSETS) else _ASK_AGAIN)


def _found(name: str, folder: Path) -> Path | None:
    try:
        file = (folder / name).resolve()
        shown = file.suffix in _TYPES and file.is_relative_to(folder.resolve()) and file.is_file()
    except (OSError, ValueError):  # a name that no file can have: too long, too deep, with a zero byte
        return None
    return file if shown else None


def _answer(request: AnyRequest, file: Path, cached: str) -> Response[bytes]:
    """A file, packed for those who can unpack it: the room's network is slow."""
    headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    packed = file.suffix in _PACKED and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["Content-Encoding"] = "gzip"
    content = _content(file, file.stat().st_mtime_ns, packed)
    return Response(content, media_type=_TYPES[file.suffix], headers=headers)


@lru_cache(maxsize=256)
def _content(file: Path, changed: int, packed: bool) -> bytes:
    content = file.read_bytes()
    return gzip.compress(content, mtime=0) if packed else content


def help_page() -> str:
    """In the reader's language, without a script or a style."""
    sections = "".join(
        f"<h2>{title.say()}</h2><p>{texts.ANSWERS[name].say()}</p>" for name, title in texts.HEADINGS.items()
    )
    return (
        f'<!doctype html><html lang="{texts.CODE.say()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{texts.TITLE.say()}</title></head>'
        f"<body><main><h1>{texts.TITLE.say()}</h1>{sections}"
        f'<p><a href="/doc">{texts.DOCUMENTATION.say()}</a></p></main></body></html>'
    )


ROUTES = (get_home, get_help, get_documentation, get_documentation_page, get_file)
