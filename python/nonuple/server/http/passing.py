"""Requests that are answered beside the application, by whoever takes them off the wire."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from litestar.types import ASGIApp, Receive, Scope, Send


class WholeAnswer(NamedTuple):
    """The whole of it, but for the headers that every answer has."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


Answering = Callable[[bytes], Awaitable[WholeAnswer | None]]
"""The answer to a body; None where the application has to answer."""

Passing = Callable[[Scope], Answering | None]
"""What answers a request of which the head is known; None if the application does."""


class Application:
    """What is served: an application, and what passes it by."""

    def __init__(self, app: ASGIApp, passing: Passing) -> None:
        self._app = app
        self.passing = passing

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return self._app(scope, receive, send)
