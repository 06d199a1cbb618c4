"""A server with a time in hand, a game at home on it, and somebody who looks for what is secret."""

import base64
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from tests.server.timing import HandSetTime, WatchedStore
from tests.server.visiting import Guest, answered

_keys = count(1)


class House(NamedTuple):
    server: Running
    owner: Guest
    time: HandSetTime
    path: str

    async def made(self, name: str = "Ce soir") -> str:
        id = (await self.owner.post(f"/api/{self.path}", {"name": name}))["id"]
        assert isinstance(id, str)
        return id

    async def asked(self, guest: Guest, id: str, wish: object, key: str | None = None) -> httpx.Response:
        return await guest.http.post(
            f"/api/{self.path}/{id}/commands",
            content=msgspec.json.encode(wish),
            headers={"Idempotency-Key": key or f"h{next(_keys)}"},
        )

    async def ask(self, guest: Guest, id: str, wish: object) -> None:
        answered(await self.asked(guest, id, wish))

    async def parts(self, guest: Guest, id: str, channel: str) -> dict[str, Any]:
        shown = (await guest.get(f"/api/{self.path}/{id}/channels/{channel}"))["parts"]
        assert isinstance(shown, dict)
        return shown

    async def invited(self, id: str, role: str, **more: object) -> dict[str, Any]:
        granted = await self.owner.post(f"/api/{self.path}/{id}/grants", {"role": role, **more})
        assert isinstance(granted, dict)
        return granted

    async def activity(self, id: str) -> Any:
        return (await self.server.club.room(id)).activity

    async def obtainable(
        self, guest: Guest, id: str, channels: Iterable[str]
    ) -> AsyncIterator[tuple[str, str]]:
        """All that one can read: every page with this id, every channel over HTTP and live."""
        schema = await self.owner.get("/api/schema")
        for path, methods in schema["paths"].items():
            for method in methods:
                if method == "delete" or "{grant}" in path:
                    continue
                url = path.replace("{id}", id).replace("{channel}", "x").replace("{word}", "MAISON")
                url = url.replace("{draw}", "0").replace("{table}", "1")
                body: dict[str, object] | None = None if method == "get" else {}
                answer = await guest.http.request(method.upper(), url, json=body)
                assert answer.status_code < 500, (url, answer.text)
                yield f"{method} {url}", f"{answer.text}\n{answer.headers}"
        for channel in channels:
            answer = await guest.http.get(f"/api/{self.path}/{id}/channels/{channel}")
            yield f"channel {channel}", answer.text
            yield f"live {channel}", await self.overheard(guest, id, channel)

    async def overheard(self, guest: Guest, id: str, channel: str) -> str:
        address = f"{self.server.address.replace('http', 'ws')}/api/{self.path}/{id}/live"
        said: list[str] = []
        async with connect(address, compression=None, proxy=None) as socket:
            await socket.send(json.dumps({"token": guest.token or "", "channels": [channel]}))
            with suppress(ConnectionClosed):
                while '"set"' not in "".join(said):
                    said.append(str(await socket.recv()))
        return "\n".join(said)


@asynccontextmanager
async def house(store: EventStore, path: str, time: HandSetTime | None = None) -> AsyncIterator[House]:
    hand = time or HandSetTime()
    async with (
        running(WatchedStore(store, hand), wall=lambda: 1e6) as server,
        Guest(server.address, server.owner) as owner,
    ):
        yield House(server, owner, hand, path)


def written(secret: bytes) -> set[str]:
    """The ways in which a secret could be told."""
    plain, url = base64.b64encode(secret).decode(), base64.urlsafe_b64encode(secret).decode()
    return {secret.hex(), plain.rstrip("="), url.rstrip("=")}


async def look(house: House, guest: Guest, id: str, channels: Iterable[str], secrets: set[str]) -> int:
    """Search all that somebody can obtain; how much there was."""
    looked = 0
    async for where, text in house.obtainable(guest, id, channels):
        told = sorted(one for one in secrets if one in text)
        assert not told, f"{told} can be learned from {where}: {text[:2000]}"
        looked += 1
    return looked
