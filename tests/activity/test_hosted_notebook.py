"""A server hosts an activity that it knows nothing of: over HTTP and WebSocket, with links and codes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from nonuple.server.process.running import Running, running
from nonuple.store import Draft, EventStore
from tests.activity.notebook import Add, AnyWish, CloseAt, Notebook, Notebooks, Restore, Strike
from tests.server.playing import staged
from tests.server.timing import HandSetTime, WatchedStore
from tests.server.visiting import Guest, Screen, answered, closed_with, screen, until

pytestmark = pytest.mark.anyio

_keys = count(1)


@asynccontextmanager
async def hosting(store: EventStore) -> AsyncIterator[tuple[Running, Guest]]:
    kinds = (Notebooks({"BLÉ", "WU"}),)
    async with running(store, kinds=kinds) as server, Guest(server.address, server.owner) as owner:
        yield server, owner


async def made(owner: Guest, name: str = "Mots rares") -> str:
    id = (await owner.post("/api/notebooks", {"name": name}))["id"]
    assert isinstance(id, str)
    return id


async def invited(owner: Guest, id: str, role: str, **more: object) -> dict[str, Any]:
    granted = await owner.post(f"/api/notebooks/{id}/grants", {"role": role, **more})
    assert isinstance(granted, dict)
    return granted


async def asked(guest: Guest, id: str, wish: AnyWish, key: str | None = None) -> httpx.Response:
    return await guest.http.post(
        f"/api/notebooks/{id}/commands",
        content=msgspec.json.encode(wish),
        headers={"Idempotency-Key": key or f"n{next(_keys)}"},
    )


async def ask(guest: Guest, id: str, wish: AnyWish) -> dict[str, Any]:
    answer = answered(await asked(guest, id, wish))
    assert isinstance(answer, dict)
    return answer


async def words(guest: Guest, id: str) -> dict[str, dict[str, Any]]:
    shown = (await guest.get(f"/api/notebooks/{id}/channels/words"))["parts"]["words"]
    return {one["word"]: one for one in shown}


async def until_marked(server: Running, id: str) -> None:
    activity = (await server.club.room(id)).activity
    await until(lambda: not activity.unsettled())


def marks(view: Screen) -> dict[str, bool | None]:
    return {one["word"]: one["admitted"] for one in view.part("words", "words") or ()}


async def test_what_a_writer_does_a_reader_sees_live_and_the_referee_marks_it(store: EventStore) -> None:
    async with hosting(store) as (server, owner):
        id = await made(owner)
        writer, reader = await invited(owner, id, "writer", name="Wanda"), await invited(owner, id, "reader")
        async with (
            screen(server.address, reader["token"]) as view,
            Guest(server.address, writer["token"]) as wanda,
        ):
            assert (view.hello["role"], view.hello["contest"]) == ("reader", id)
            await ask(wanda, id, Add("WU", "dialecte"))
            await ask(wanda, id, Add("XYZ"))
            await view.read_until(lambda: marks(view) == {"WU": True, "XYZ": False})
            await ask(wanda, id, Strike("XYZ"))
            await view.read_until(lambda: view.part("words", "words")[1]["struck"])
            await ask(wanda, id, Restore("XYZ"))
            shown = await words(wanda, id)
        assert shown == {
            "WU": {"word": "WU", "note": "dialecte", "by": "Wanda", "struck": False, "admitted": True},
            "XYZ": {"word": "XYZ", "note": "", "by": "Wanda", "struck": False, "admitted": False},
        }


async def test_each_role_does_and_sees_what_is_its_own(store: EventStore) -> None:
    async with hosting(store) as (server, owner):
        id = await made(owner)
        reader = (await invited(owner, id, "reader"))["token"]
        async with Guest(server.address, reader) as guest:
            assert (await asked(guest, id, Add("BLÉ"))).status_code == 403
            for path in ("channels/changes", "grants"):
                assert (await guest.http.get(f"/api/notebooks/{id}/{path}")).status_code == 403
            session = await guest.get("/api/session")
        assert (session["role"], session["contest"]["name"]) == ("reader", "Mots rares")
        assert session["channels"] == ["words"]
        with pytest.raises(ConnectionClosed) as closed:
            async with screen(server.address, reader, channels=["changes"]):
                pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        async with Guest(server.address, "unknown") as stranger:
            assert (await asked(stranger, id, Add("BLÉ"))).status_code == 401
        assert await words(owner, id) == {}


async def test_a_wish_that_is_sent_again_counts_once(store: EventStore) -> None:
    async with hosting(store) as (_, owner):
        id = await made(owner)
        first = answered(await asked(owner, id, Add("BLÉ"), "same"))
        await ask(owner, id, Strike("BLÉ"))
        again = answered(await asked(owner, id, Add("BLÉ"), "same"))
        assert (again["number"], again["repeated"]) == (first["number"], True)
        assert (await owner.http.post(f"/api/notebooks/{id}/commands", json={})).status_code == 400


async def test_a_code_lets_in_with_a_link_of_one_s_own_until_it_is_taken_back(store: EventStore) -> None:
    async with hosting(store) as (server, owner):
        id = await made(owner)
        granted = await invited(owner, id, "writer")
        async with Guest(server.address) as stranger:
            joined = await stranger.post("/api/join", {"code": granted["code"], "name": "Yves"})
            assert (joined["role"], joined["contest"]) == ("writer", id)
            assert (await stranger.http.post("/api/join", json={"code": "AAAA-AAAA"})).status_code == 404
        async with (
            screen(server.address, joined["token"]) as view,
            Guest(server.address, joined["token"]) as yves,
        ):
            await ask(yves, id, Add("BLÉ"))
            assert (await words(yves, id))["BLÉ"]["by"] == "Yves"
            await owner.http.delete(f"/api/notebooks/{id}/grants/{granted['id']}")
            assert await closed_with(view) == 4401
            assert (await asked(yves, id, Add("WU"))).status_code == 401


async def test_it_closes_itself_when_it_is_time_also_across_a_restart(store: EventStore) -> None:
    time = HandSetTime()
    watched = WatchedStore(store, time)
    async with hosting(watched) as (server, owner):
        id = await made(owner)
        await ask(owner, id, CloseAt(server.club.clock.now() + 60))
        assert (await owner.http.delete(f"/api/notebooks/{id}")).status_code == 409
    time.seconds += 61
    async with hosting(watched) as (server, owner):
        notebook = (await server.club.room(id)).activity
        assert isinstance(notebook, Notebook)
        await until(lambda: notebook.closed is not None)
        assert notebook.closed == notebook.closes
        assert (await asked(owner, id, Add("BLÉ"))).status_code == 409
        await owner.http.delete(f"/api/notebooks/{id}")
        assert await owner.get("/api/notebooks") == []


async def test_it_is_the_same_after_a_restart_and_its_links_lead_to_it(store: EventStore) -> None:
    async with hosting(store) as (server, owner):
        id = await made(owner)
        writer = await invited(owner, id, "writer")
        await ask(owner, id, Add("BLÉ"))
        await until_marked(server, id)
        before, listed = await words(owner, id), await owner.get("/api/notebooks")
    async with hosting(store) as (server, owner):
        assert await owner.get("/api/notebooks") == listed
        async with Guest(server.address, writer["token"]) as wanda:
            assert (await wanda.get("/api/session"))["contest"]["id"] == id
            assert await words(wanda, id) == before
    async with hosting(store) as (server, _), Guest(server.address) as stranger:
        assert (await stranger.post("/api/join", {"code": writer["code"]}))["contest"] == id


async def test_contests_and_notebooks_are_hosted_beside_each_other(store: EventStore) -> None:
    async with hosting(store) as (server, owner):
        id, contest = await made(owner), await staged(owner)
        assert [one["id"] for one in await owner.get("/api/contests")] == [contest.id]
        assert [one["id"] for one in await owner.get("/api/notebooks")] == [id]
        for path in (f"/api/contests/{id}", f"/api/notebooks/{contest.id}", f"/api/contests/{id}/sheet.txt"):
            assert (await owner.http.get(path)).status_code == 404
        async with Guest(server.address, contest.chief) as chief:
            assert (await chief.get("/api/session"))["contest"]["id"] == contest.id


async def test_one_of_a_kind_is_told_what_the_others_remember_though_they_are_not_read(
    store: EventStore,
) -> None:
    async with hosting(store) as (server, owner):
        first = await made(owner, "Un")
        await ask(owner, first, Add("BLÉ"))
        await until_marked(server, first)
    async with hosting(store) as (server, owner):
        second = (await server.club.room(await made(owner, "Deux"))).activity
        assert isinstance(second, Notebook)
        assert sorted(second.memos()) == [(), ("BLÉ",)]
        assert [room.id for room in await server.club.rooms()] == [second.id]


async def test_a_stream_says_its_kind_and_one_of_before_is_a_contest(store: EventStore) -> None:
    await store.append("old", [Draft(b'{"type":"ContestOpened","name":"Ancienne"}', "owner")])
    await store.append("other", [Draft(b'{"type":"Begun","kind":"chess"}', "owner")])
    async with hosting(store) as (_, owner):
        id, contest = await made(owner), (await owner.post("/api/contests", {"name": "Essai"}))["id"]
        listed = {one["id"]: one for one in await owner.get("/api/contests")}
    assert set(listed) == {"old", "other", contest}
    assert [listed[one]["damage"] is None for one in ("old", "other")] == [True, False]
    kinds = [msgspec.json.decode((await store.read(one))[0].data)["kind"] for one in (id, contest)]
    assert kinds == ["notebook", "contest"]
