"""The wheel for Windows under wine: a whole game over its sockets, a cut, accents in paths and names."""

from pathlib import Path

import pytest

from tests.server.processes import Program, serving
from tests.server.visiting import Guest
from tests.wheels.whole_game import NAMES, opened, played, totals
from tests.wheels.windows import windows

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    return windows(tmp_path_factory.mktemp("windows"))


async def test_on_windows_a_game_goes_on_after_a_cut_and_is_played_to_its_end(
    program: Program, tmp_path: Path
) -> None:
    data = f"Z:{tmp_path}/Données d'été".replace("/", "\\")
    async with (
        serving("--data", data, "--no-browser", program=program) as server,
        Guest(server.address, server.owner) as owner,
    ):
        assert (await owner.http.get("/")).is_success
        night = await opened(owner)
        before = await played(owner, night, turns=3)
        points = await totals(owner, night)
        await server.kill()
    async with (
        serving("--data", data, "--no-browser", program=program) as server,
        Guest(server.address, server.owner) as owner,
    ):
        assert (await owner.get("/api/computer"))["data"] == data
        assert await totals(owner, night) == points
        after = await played(owner, night)
        points = await totals(owner, night)
        assert (await owner.channel(night.contest, "public"))["end"] is not None
        await server.kill()
    assert before == 3 and after >= 7
    assert set(points) == set(NAMES) and points[NAMES[0]] > points[NAMES[1]] == 0
