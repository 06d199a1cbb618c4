"""People who use a server: over HTTP and over WebSocket, as a browser does."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nonuple.contest.commands import ChiefCommand, ContestCommand

LONGEST_WAIT = 20.0
PATIENCE = 60.0
"""Seconds to be let in: a machine may have other work."""

_keys = count(1)


async def until(condition: Callable[[], object]) -> None:
    """Wait for what another task or process brings about."""
    deadline = time.monotonic() + LONGEST_WAIT
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        await asyncio.sleep(0.01)


class Guest:
    """Someone with a link."""

    def __init__(self, address: str, token: str | None = None, *, language: str = "fr") -> None:
        self.address = address
        self.token = token
        headers = {"Accept-Language": language}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self.http = httpx.AsyncClient(
            base_url=address, headers=headers, timeout=LONGEST_WAIT, trust_env=False
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **more: Any) -> Any:
        return answered(await self.http.get(path, **more))

    async def post(self, path: str, body: object = None, **more: Any) -> Any:
        return answered(await self.http.post(path, json=body, **more))

    async def asked(self, contest: str, command: ContestCommand, key: str | None = None) -> httpx.Response:
        """The server's answer, whatever it is."""
        return await self.http.post(
            f"/api/contests/{contest}/commands",
            content=msgspec.json.encode(command),
            headers={"Idempotency-Key": key or f"k{next(_keys)}", "Content-Type": "application/json"},
        )

    async def ask(self, contest: str, command: ContestCommand, key: str | None = None) -> int:
        """The number at which the wish was fulfilled; a chief who says nothing of it has seen all."""
        answer = await self.asked(contest, command, key)
        if answer.status_code == 409 and isinstance(command, ChiefCommand) and command.seen is None:
            stage = (await self.channel(contest, "chief"))["stage"]
            answer = await self.asked(contest, msgspec.structs.replace(command, seen=stage["version"]))
        number = answered(answer)["number"]
        assert isinstance(number, int)
        return number

    async def grant(self, contest: str, role: str, **more: object) -> dict[str, Any]:
        granted = await self.post(f"/api/contests/{contest}/grants", {"role": role, **more})
        assert isinstance(granted, dict)
        return granted

    async def channel(self, contest: str, name: str) -> dict[str, Any]:
        parts = (await self.get(f"/api/contests/{contest}/channels/{name}"))["parts"]
        assert isinstance(parts, dict)
        return parts


def answered(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.status_code}: {response.text}"
    return response.json() if response.content else None


class Screen:
    """A live view, with what it has been shown."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.hello: dict[str, Any] = {}
        self.channels: dict[str, dict[str, Any]] = {}
        self.number = 0
        self.messages: list[dict[str, Any]] = []

    async def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), LONGEST_WAIT))
        self.messages.append(message)
        if message["type"] == "hello":
            self.hello = message
        elif message["type"] == "set":
            self.number = message["number"]
            self.channels.setdefault(message["channel"], {}).update(message["parts"])
        return message

    async def read_until(self, condition: Callable[[], object]) -> None:
        while not condition():
            await self.read()

    @property
    def settled(self) -> bool:
        """Whether the ranking counts every slip of the turns played."""
        summary = self.part("results", "summary") or {"turns": []}
        return bool(summary["turns"]) and summary["pending"] == 0

    def part(self, channel: str, name: str) -> Any:
        return self.channels.get(channel, {}).get(name)


@asynccontextmanager
async def screen(
    address: str,
    token: str,
    *,
    contest: str | None = None,
    path: str | None = None,
    known: Mapping[str, object] | None = None,
    compression: str | None = None,
    **more: object,
) -> AsyncIterator[Screen]:
    """A live view, once it is greeted; `known` is what another one had heard: `since` and `epoch`."""
    within = path or ("/api" if contest is None else f"/api/contests/{contest}")
    url = address.replace("http", "ws", 1) + f"{within}/live"
    async with connect(
        url, compression=compression, max_size=None, proxy=None, open_timeout=PATIENCE
    ) as socket:
        await socket.send(json.dumps({"token": token, **(known or {}), **more}))
        view = Screen(socket)
        await view.read()
        yield view


async def closed_with(view: Screen) -> int | None:
    """The code that the server closes a live view with; what it says before is read."""
    try:
        while True:
            await view.read()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None
