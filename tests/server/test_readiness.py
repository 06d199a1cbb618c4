"""The day before: what the machine itself can say of whether all is ready."""

import pytest

from nonuple.server.process.machine import Home
from nonuple.server.process.running import Running
from tests.server.playing import staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


async def test_heads_are_told_of_file_disk_list_and_address(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    server.club.machine.home = Home(server.port, ".", host="127.0.0.1")
    path = f"/api/contests/{contest.id}/readiness"
    told = await owner.get(path)
    assert (told["events"] > 0, told["damaged"], told["free"] > 0) == (True, [], True)
    assert (told["words"] > 100_000, told["edition"], told["addresses"]) == (True, None, [])
    server.club.machine.home = None
    async with Guest(server.address, contest.chief) as chief:
        assert (await chief.get(path))["free"] is None
    async with Guest(server.address, contest.players[1]) as player:
        assert (await player.http.get(path)).status_code == 403
