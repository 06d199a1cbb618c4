"""A wheel without the checkout: it serves its pages and plays a game, with neither cargo nor node in PATH."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.processes import Program, serving
from tests.server.visiting import Guest
from tests.wheels.installing import installed, wheel_of
from tests.wheels.whole_game import NAMES, opened, played, totals


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    folder = tmp_path_factory.mktemp("wheel")
    return installed(wheel_of(folder), folder / "venv")


def said(program: Program, *arguments: str) -> str:
    ran = subprocess.run(
        [*program.command, *arguments],
        cwd=program.folder,
        env=dict(program.environment),
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout


@pytest.mark.anyio
async def test_an_installed_wheel_serves_its_pages_and_plays_a_whole_game(
    program: Program, tmp_path: Path
) -> None:
    assert not any(shutil.which(tool, path=program.environment["PATH"]) for tool in ("cargo", "node", "cc"))
    async with (
        serving("--data", tmp_path / "données", program=program) as server,
        Guest(server.address, server.owner) as owner,
    ):
        page = await owner.http.get("/")
        script = page.text.partition('src="')[2].partition('"')[0]
        assert (await owner.http.get(script)).headers["content-type"].startswith("text/javascript")
        for documented in ("/doc/fr/index.html", "/doc/fr/articles.html", "/doc/en/library.html"):
            assert (await owner.http.get(documented)).is_success, documented
        night = await opened(owner)
        turns = await played(owner, night)
        end = (await owner.channel(night.contest, "public"))["end"]
        points = await totals(owner, night)
    assert end is not None and turns >= 10
    assert set(points) == set(NAMES) and points[NAMES[0]] > points[NAMES[1]] == 0


def test_an_installed_wheel_knows_its_articles_and_its_licences(program: Program) -> None:
    assert "tests/" in said(program, "rule", "6.6", "--code")
    assert "svelte" in said(program, "licences") and "pyo3" in said(program, "licences")
