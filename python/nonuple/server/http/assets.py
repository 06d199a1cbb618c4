"""Files of the screens and of the documentation: answered before the framework, each read and packed once.

A phone that comes in asks for dozens. What is there is known from the start: no address leads elsewhere.
"""

import gzip
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from litestar.types import ASGIApp, Receive, Scope, Send

from nonuple.server.http.frontier import Headers, send_whole

STATIC = Path(__file__).parents[1] / "static"
DOC = Path(__file__).parents[1] / "doc"
_FOR_EVER = b"public, max-age=31536000, immutable"
_ASK_AGAIN = b"no-cache"
_NAMED_BY_CONTENT = "/assets/"
_PACKED = {".bin", ".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest"}
_TYPES = {
    ".bin": b"application/octet-stream",
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".ico": b"image/x-icon",
    ".js": b"text/javascript; charset=utf-8",
    ".jpg": b"image/jpeg",
    ".json": b"application/json",
    ".mp3": b"audio/mpeg",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".wasm": b"application/wasm",
    ".webmanifest": b"application/manifest+json",
    ".woff2": b"font/woff2",
}


def assets(inner: ASGIApp) -> ASGIApp:
    there = {path: file for folder, at in ((STATIC, "/"), (DOC, "/doc/")) for path, file in _in(folder, at)}
    if "/index.html" in there:
        there["/"] = there["/index.html"]

    @cache
    def answer(path: str, packed: bool) -> _Answer:
        return _answer(path, there[path], packed)

    async def pass_through(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"] if scope.get("method") in ("GET", "HEAD") else ""
        if path not in there:
            await inner(scope, receive, send)
            return
        accepted = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
        packed = b"gzip" in accepted and there[path].suffix in _PACKED
        made = answer(path, packed)
        await send_whole(send, 200, made.body, made.headers)

    return pass_through


class _Answer(NamedTuple):
    body: bytes
    headers: Headers


def _in(folder: Path, at: str) -> Iterator[tuple[str, Path]]:
    """What may be asked for, by its address: nothing of an unknown kind."""
    for file in folder.rglob("*"):
        if file.suffix in _TYPES:
            yield f"{at}{file.relative_to(folder).as_posix()}", file


def _answer(path: str, file: Path, packed: bool) -> _Answer:
    kept = _FOR_EVER if path.startswith(_NAMED_BY_CONTENT) else _ASK_AGAIN
    headers = [
        (b"content-type", _TYPES[file.suffix]),
        (b"cache-control", kept),
        (b"vary", b"Accept-Encoding"),
    ]
    content = file.read_bytes()
    if packed:
        headers.append((b"content-encoding", b"gzip"))
        content = gzip.compress(content, mtime=0)
    return _Answer(content, headers)
