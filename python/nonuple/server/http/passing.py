"""Requests that are answered beside the application, by whoever takes them off the wire."""

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from litestar.types import ASGIApp, Receive, Scope, Send

from nonuple.server.http.lookout import Lookout


class WholeRequest(NamedTuple):
    """All of it, the names of its headers in lower case."""

    method: bytes
    url: bytes
    headers: Mapping[bytes, bytes]
    body: bytes


class WholeAnswer(NamedTuple):
    """The whole of it, but for what every answer of the server has."""

    status: int
    headers: bytes
    """As they are written, each in its line."""
    body: bytes


class Passing(NamedTuple):
    """What passes the application by."""

    invited: Callable[[bytes, Mapping[bytes, bytes]], bool]
    """Whether the rest of a request is worth waiting for, as far as its address and its headers tell."""
    answer: Callable[[WholeRequest], Awaitable[WholeAnswer] | None]
    """The answer on its way; None where the application has to answer."""


class Application:
    """What is served: an application, what passes it by, and how often that is looked for."""

    def __init__(self, app: ASGIApp, passing: Passing) -> None:
        self._app = app
        self.passing = passing
        self.lookout = Lookout()

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return self._app(scope, receive, send)
