"""One chief for several rooms: following goes on by itself after a power cut on either side."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from nonuple.centres import commands as wish
from nonuple.contest import commands as ask
from nonuple.words_io.library import open_lexicon
from tests.server.processes import serving
from tests.server.simultaneous import KEY, CentreDesk, Simultaneous, enter, made_ready
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


class Line:
    """One address for a server that comes back at another port; while there is none, the line is cut."""

    def __init__(self) -> None:
        self.to = 0

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
            await asyncio.gather(_pass_on(reader, far_writer), _pass_on(far_reader, writer))
        writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def line() -> AsyncIterator[tuple[Line, str]]:
    made = Line()
    listening = await asyncio.start_server(made.connected, "127.0.0.1", 0)
    async with listening:
        yield made, f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"


async def room_is_at(room: Guest, contest: str, turn: int, stage: str) -> None:
    while True:
        shown = (await room.channel(contest, "public"))["turn"]
        if (shown["turn"], shown["stage"]) == (turn, stage):
            return


async def opened(guest: Guest, files: Simultaneous, centre: str) -> tuple[CentreDesk, str]:
    """A centre whose game is open, without a turn yet."""
    desk = await CentreDesk.open(guest, "Simultané des Côtes")
    contest = await desk.receive(files, centre)
    await enter(guest, contest, f"JOUEUR {centre}")
    await desk.ask(wish.BreakSeal(KEY.words))
    await desk.open_game()
    return desk, contest


async def steps(guest: Guest, contest: str, *commands: ask.ChiefCommand) -> None:
    for command in commands:
        await guest.ask(contest, command)


async def test_following_goes_on_after_either_server_was_killed(tmp_path: Path) -> None:
    files = made_ready(open_lexicon(), "Tours", "Blois")
    tours, blois = tmp_path / "tours", tmp_path / "blois"
    async with (
        line() as (to_tours, address),
        serving("--data", tours) as chief_server,
        Guest(chief_server.address, chief_server.owner) as chief,
    ):
        to_tours.to = chief_server.port
        async with (
            serving("--data", blois) as room_server,
            Guest(room_server.address, room_server.owner) as room,
        ):
            _, played = await opened(chief, files, "Tours")
            desk, followed = await opened(room, files, "Blois")
            link = (await chief.grant(played, "display"))["token"]
            there = {"address": address, "contest": played, "token": link}
            await room.post(f"/api/centres/{desk.id}/follow", there)
            await steps(chief, played, ask.Draw())
            await room_is_at(room, followed, 1, "play")
            await room_server.kill()
            await steps(chief, played, ask.Retain(), ask.EndAnnouncement(), ask.Draw())
        async with serving("--data", blois) as again, Guest(again.address, again.owner) as room:
            await room_is_at(room, followed, 2, "play")
            await chief_server.kill()
            await steps(room, followed, ask.Retain())
            async with serving("--data", tours) as back, Guest(back.address, back.owner) as chief_back:
                to_tours.to = back.port
                await steps(chief_back, played, ask.Retain(), ask.EndAnnouncement(), ask.Draw())
                await room_is_at(room, followed, 3, "play")
                boards = [
                    (await guest.channel(contest, "public"))["board"]["grid"]
                    for guest, contest in ((chief_back, played), (room, followed))
                ]
                assert boards[0] == boards[1]
                assert (await CentreDesk(room, desk.id).part("local"))["chief"] == address
