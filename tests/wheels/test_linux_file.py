"""The one file for Linux in a home where nothing else is: started, played, opened again, taken away."""

import asyncio
import subprocess

import pytest

from scripts import installer
from tests.server.processes import Program, serving
from tests.wheels.whole_game import plays_and_prints

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """The one in dist/, made where there is none."""
    there = installer.OUT / f"nonuple-{installer.version()}-linux-x86_64.run"
    made = there if there.exists() else installer.linux(tmp_path_factory.mktemp("made"))
    home = tmp_path_factory.mktemp("home")
    own = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "NONUPLE_LANG": "fr"}
    return Program((str(made),), own, home, patience=120)


async def test_it_unpacks_itself_plays_prints_and_goes_leaving_the_data(program: Program) -> None:
    home, own = program.folder, dict(program.environment)
    async with serving("--no-browser", program=program) as server:
        await plays_and_prints(server)
    entry = (home / ".local/share/applications/nonuple.desktop").read_text("utf-8")
    assert f"Exec={home}/.local/share/nonuple-program/nonuple serve --window" in entry
    kept = {one.name for one in (home / ".local/share/nonuple").iterdir()}
    subprocess.run([*program.command, "--remove"], env=own, check=True)
    assert not (home / ".local/share/nonuple-program").exists()
    assert {one.name for one in (home / ".local/share/nonuple").iterdir()} == kept


async def test_a_second_double_click_opens_the_one_that_runs(program: Program) -> None:
    pipe, own = asyncio.subprocess.PIPE, dict(program.environment)
    window = [*program.command, "serve", "--window", "--no-browser"]
    first = await asyncio.create_subprocess_exec(*window, env=own, stdout=pipe)
    assert first.stdout is not None
    assert "tourne sur cet ordinateur" in (await first.stdout.readline()).decode()
    second = await asyncio.create_subprocess_exec(*window, env=own, stdout=pipe)
    out, _ = await second.communicate()
    assert (second.returncode, "tourne déjà" in out.decode()) == (0, True)
    first.terminate()
    await first.wait()
