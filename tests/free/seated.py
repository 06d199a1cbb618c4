"""Tables on a real server, and those who sit at them."""

from itertools import count
from typing import Any

import httpx
import msgspec

from nonuple.server.process.running import Running
from nonuple.table.activity import TableActivity, as_table
from nonuple.table.commands import ArrangeTable, TableCommand
from nonuple.table.people import Chair
from tests.server.visiting import Guest, answered

_keys = count(1)


def people_and(*levels: str, words: str = "checked", **more: Any) -> ArrangeTable:
    """Two people, Ana and Bob, and computers of these levels."""
    chairs = [Chair("Ana"), Chair("Bob"), *(Chair(f"Ordi {n}", level) for n, level in enumerate(levels, 1))]
    return ArrangeTable(tuple(chairs), words, **more)  # type: ignore[arg-type]


async def opened(owner: Guest, arranged: ArrangeTable, name: str = "Chez Ana") -> str:
    id = (await owner.post("/api/free/", {"name": name}))["id"]
    assert isinstance(id, str)
    await ask(owner, id, arranged)
    return id


async def asked(guest: Guest, id: str, wish: TableCommand, key: str | None = None) -> httpx.Response:
    return await guest.http.post(
        f"/api/free/{id}/commands",
        content=msgspec.json.encode(wish),
        headers={"Idempotency-Key": key or f"f{next(_keys)}"},
    )


async def ask(guest: Guest, id: str, wish: TableCommand) -> dict[str, Any]:
    answer = answered(await asked(guest, id, wish))
    assert isinstance(answer, dict)
    return answer


async def invited(owner: Guest, id: str, role: str, *seats: int) -> dict[str, Any]:
    granted = await owner.post(f"/api/free/{id}/grants", {"role": role, "seats": seats})
    assert isinstance(granted, dict)
    return granted


async def parts(guest: Guest, id: str, channel: str = "public") -> dict[str, Any]:
    shown = (await guest.get(f"/api/free/{id}/channels/{channel}"))["parts"]
    assert isinstance(shown, dict)
    return shown


async def table_in(server: Running, id: str) -> TableActivity:
    return as_table((await server.club.room(id)).activity)
