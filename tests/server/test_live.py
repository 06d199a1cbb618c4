"""Live views: what is shown, what is resumed, and who is shut out."""

import asyncio
import json
import socket
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.server.live import following
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from tests.contest.room import who
from tests.server.playing import FIRST_LETTERS, FIRST_TOP, contest_in, letters_in_play, staged
from tests.server.visiting import LONGEST_WAIT, Guest, Screen, closed_with, screen, until

pytestmark = pytest.mark.anyio


async def test_a_screen_is_greeted_shown_everything_and_then_what_changes(
    server: Running, owner: Guest
) -> None:
    contest = await staged(owner)
    async with screen(server.address, contest.players[2]) as view:
        assert view.hello["role"] == "player"
        assert (view.hello["table"], view.hello["contest"]) == (2, contest.id)
        assert abs(view.hello["now"] - server.club.clock.now()) < LONGEST_WAIT
        assert view.hello["speed"] == server.club.clock.speed
        await view.read_until(lambda: {"public", "player:p2"} <= set(view.channels))
        shown = len(view.messages)
        await owner.ask(contest.id, ask.Draw(letters=FIRST_LETTERS))
        await view.read_until(lambda: view.part("public", "turn")["drawn"] == FIRST_LETTERS)
        assert all("board" not in message.get("parts", {}) for message in view.messages[shown:])


async def letters_seen(view: Screen) -> None:
    await view.read_until(lambda: (view.part("public", "turn") or {}).get("drawn") == FIRST_LETTERS)


@pytest.mark.parametrize("worth", [0, 500])
async def test_what_is_long_is_deflated_for_a_browser_that_reads_it_so(
    server: Running, owner: Guest, monkeypatch: pytest.MonkeyPatch, worth: int
) -> None:
    monkeypatch.setattr(following, "_WORTH_DEFLATING", worth)
    contest = await staged(owner)
    async with (
        screen(server.address, contest.chief) as plain,
        screen(server.address, contest.chief, compression="deflate") as deflated,
    ):
        assert deflated.socket.protocol.extensions and not plain.socket.protocol.extensions
        await owner.ask(contest.id, ask.Draw(letters=FIRST_LETTERS))
        await letters_seen(plain)
        await letters_seen(deflated)
        assert deflated.channels["public"] == plain.channels["public"]


async def test_pings_are_answered_with_the_servers_time(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    async with screen(server.address, contest.chief) as view:
        before = server.club.clock.now()
        await view.socket.send('{"type":"ping","id":7}')
        await view.read_until(lambda: view.messages[-1]["type"] == "pong")
        assert view.messages[-1]["id"] == 7
        assert before <= view.messages[-1]["now"] <= server.club.clock.now()


async def test_a_screen_that_comes_back_is_told_only_what_it_missed(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    await owner.ask(contest.id, ask.Draw(letters=FIRST_LETTERS))
    async with screen(server.address, contest.chief, channels=["public", "results"]) as view:
        await view.read_until(lambda: {"public", "results"} <= set(view.channels))
        await owner.ask(contest.id, ask.StartClock())
        await view.read_until(lambda: view.part("public", "clock")["state"] == "running")
        known = {"since": view.number, "epoch": view.hello["epoch"]}
    await owner.ask(contest.id, ask.Rename("Coupe"))
    async with screen(server.address, contest.chief, channels=["public", "results"], known=known) as again:
        await again.read_until(lambda: {"public", "results"} <= set(again.channels))
        assert set(again.channels["public"]) == {"contest", "turn", "clock"}
        assert again.channels["results"] == {}


async def test_a_screen_of_another_process_is_shown_everything(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    known = {"since": 1_000_000, "epoch": "another"}
    async with screen(server.address, contest.chief, channels=["public"], known=known) as view:
        await view.read()
        assert set(view.channels["public"]) >= {"contest", "game", "turn", "board"}


async def test_every_screen_comes_back_after_a_drop_and_misses_nothing(server: Running, owner: Guest) -> None:
    """A reconnection storm: 500 at once."""
    contest = await staged(owner)
    link = (await owner.grant(contest.id, "display"))["token"]

    async def shown(view: Screen, letters: str) -> None:
        await view.read_until(lambda: (view.part("public", "turn") or {}).get("drawn") == letters)

    async def look(known: dict[str, object] | None) -> Screen:
        async with screen(server.address, link, known=known) as view:
            await view.read_until(lambda: "public" in view.channels)
            return view

    async with AsyncExitStack() as stack:
        views = [await stack.enter_async_context(screen(server.address, link)) for _ in range(500)]
        await asyncio.gather(*(shown(view, "") for view in views))
        await owner.ask(contest.id, ask.Draw(letters=FIRST_LETTERS))
        await asyncio.gather(*(shown(view, FIRST_LETTERS) for view in views))
    await owner.ask(contest.id, ask.StartClock())
    known = [{"since": view.number, "epoch": view.hello["epoch"]} for view in views]
    again = await asyncio.gather(*(look(one) for one in known))
    assert all(view.part("public", "clock")["state"] == "running" for view in again)
    assert all("board" not in view.channels["public"] for view in again)
    async with Guest(server.address, link) as display:
        assert (await display.get("/api/session"))["role"] == "display"


async def test_one_who_never_reads_is_shut_out_and_slows_nobody(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    organiser = (await owner.grant(contest.id, "organiser"))["token"]
    room = await server.club.room(contest.id)

    async def register(name: str, view: Screen) -> None:
        """300 players of this name, and see them on a screen."""
        players = tuple(Entrant(name, table=n) for n in range(1, 300))
        await owner.ask(contest.id, ask.Register(players, replacing=tuple(range(1, 300))))
        await view.read_until(lambda: (view.part("organiser", "players") or [{}])[0].get("name") == name)

    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    url = server.address.replace("http", "ws") + "/api/live"
    with deaf:
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", server.port))
        async with connect(url, sock=deaf, compression=None, max_queue=1, proxy=None) as silent:
            await silent.send(json.dumps({"token": organiser, "channels": ["organiser"]}))
            silent.transport.pause_reading()
            await until(lambda: len(room.hub.current("organiser").followers) == 1)
            async with screen(server.address, organiser, channels=["organiser"]) as view:
                names = 0
                while len(room.hub.current("organiser").followers) == 2:
                    names += 1
                    await register(f"{names:03}{'x' * 70}", view)
                assert names < 2000
                await owner.ask(contest.id, ask.Rename("Coupe"))
                await view.read_until(lambda: view.part("organiser", "contest")["name"] == "Coupe")
            silent.transport.abort()


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"token":"nobody"}', 4401),
        ('{"token":7}', 4400),
        ("not json", 4400),
        (b"\x00\x01", 4400),
        ('{"token":"x","since":-1}', 4400),
        ("[" * 5000, 4400),
    ],
)
async def test_who_does_not_present_himself_is_shut_out(
    server: Running, first: str | bytes, code: int
) -> None:
    url = server.address.replace("http", "ws") + "/api/live"
    async with connect(url, proxy=None) as stranger:
        await stranger.send(first)
        assert await closed_with(Screen(stranger)) == code


async def test_who_says_nothing_is_shut_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "_TIME_TO_PRESENT", 0.05)
    async with connect(server.address.replace("http", "ws") + "/api/live", proxy=None) as stranger:
        assert await closed_with(Screen(stranger)) == 4408


async def test_who_says_too_much_is_shut_out(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    async with screen(server.address, contest.chief) as view:
        for number in range(200):
            await view.socket.send(json.dumps({"type": "ping", "id": number}))
        assert await closed_with(view) == 4429


async def test_a_message_too_long_is_not_read(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    async with screen(server.address, contest.chief) as view:
        await view.socket.send("x" * 70_000)
        assert await closed_with(view) == 1009


@pytest.mark.parametrize("channel", ["chief", "desk:A", "player:p3", "organiser", "zork", "desk:*"])
async def test_a_player_cannot_follow_what_is_not_his(server: Running, owner: Guest, channel: str) -> None:
    contest = await staged(owner)
    url = server.address.replace("http", "ws") + "/api/live"
    async with connect(url, proxy=None) as phone:
        await phone.send(json.dumps({"token": contest.players[2], "channels": ["public", channel]}))
        assert await closed_with(Screen(phone)) == 4403


async def test_a_page_of_another_site_cannot_connect(server: Running) -> None:
    url = server.address.replace("http", "ws") + "/api/live"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, origin="http://elsewhere.example", proxy=None)  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with connect(url, origin=server.address, proxy=None) as ours:  # type: ignore[arg-type]
        await ours.send("{}")
        assert await closed_with(Screen(ours)) == 4400


async def test_screens_are_told_when_the_server_stops(store: EventStore) -> None:
    async with AsyncExitStack() as stack:
        async with running(store) as server, Guest(server.address, server.owner) as owner:
            contest = await staged(owner)
            view = await stack.enter_async_context(screen(server.address, contest.chief))
            await view.read_until(lambda: "commission" in view.channels)
        assert await closed_with(view) == 1012


async def test_the_desk_is_told_which_phones_were_connected_at_the_end(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    async with screen(server.address, contest.players[1]), screen(server.address, contest.chief):
        await owner.ask(contest.id, ask.CloseSlips())
    room = await server.club.room(contest.id)
    await until(lambda: contest_in(room).runs[1].rounds[draw].connected is not None)
    assert contest_in(room).runs[1].rounds[draw].connected == frozenset({who(1)})
    for table in (1, 2):
        async with Guest(server.address, contest.players[table]) as phone:
            await phone.ask(contest.id, ask.WriteSlip(1, draw, FIRST_TOP))
    sheets = await owner.get(f"/api/contests/{contest.id}/rounds/{draw}")
    assert [sheet["late"] and sheet["late"]["connected"] for sheet in sheets] == [True, False, None, None]


async def test_a_line_that_is_open_proves_nothing_of_a_phone_that_is_not_heard(
    server: Running, owner: Guest
) -> None:
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    room = await server.club.room(contest.id)
    async with (
        screen(server.address, contest.players[1]),
        screen(server.address, contest.players[2]) as talking,
    ):
        await until(lambda: len(room.hub.present) == 2)
        for here in room.hub._present.values():
            for one in here:
                one.heard_at -= 22
        await talking.socket.send('{"type":"ping","id":1}')
        await until(lambda: min(room.hub.present.values()) < 16)
        await owner.ask(contest.id, ask.CloseSlips())
        played = contest_in(room).runs[1].rounds[draw]
        await until(lambda: played.connected is not None)
    assert played.connected == frozenset({who(2)})
    assert played.silent.keys() == {who(1)}
    assert 22 <= played.silent[who(1)] < 60
