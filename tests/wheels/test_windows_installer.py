"""The installer for Windows under wine: installed, played from a phone, printed, updated, taken away.

Debian's wine has no 32 bits, so the installer that runs here has the 64-bit stub of NSIS; its files and its
script are those of the one that is published.
"""

import os
import shlex
import subprocess
from pathlib import Path

import pytest

from nonuple.cli.window import RUNNING
from nonuple.texts import server as texts
from scripts import installer
from tests.repository import ROOT
from tests.server.processes import Program, serving
from tests.wheels.whole_game import plays_and_prints
from tests.wheels.windows import WINE, as_windows, random_bytes, surroundings

pytestmark = pytest.mark.anyio


SCENE = "is written, kept through a reload, handed in, changed, closed and paid"
"""Of web/e2e/player.test.ts: a slip in a browser of a phone's size."""


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installer")
    stage = installer.windows_stage(folder / "stage")
    return installer.windows_installer(stage, folder / "nonuple-64.exe", "-DSTUB64")


async def test_it_is_installed_played_printed_updated_and_taken_away(setup: Path, tmp_path: Path) -> None:
    own = surroundings(tmp_path)
    subprocess.run([WINE, str(setup), "/S"], env=own, check=True, capture_output=True, timeout=600)
    (user,) = (tmp_path / "wine" / "drive_c" / "users").glob("*/AppData/Local/Programs")
    program, local = user / "Nonuple", user.parent
    away = [WINE, str(program / "uninstall.exe"), "/S", f"_?={as_windows(program)}"]
    assert (program / "Nonuple.cmd").exists()
    assert list((local.parent / "Roaming").rglob("Nonuple.lnk"))
    random_bytes(program / "python", tmp_path)
    command = (WINE, str(program / "python" / "python.exe"), "-X", "utf8", "-m", "nonuple")
    subprocess.run([*command, "--version"], env=own, check=True, capture_output=True)
    nonuple = Program(command, own, tmp_path, patience=120)

    async with serving("--no-browser", program=nonuple) as server:
        await plays_and_prints(server)
    on_a_phone(nonuple)
    data = local / "nonuple"
    kept = sorted(one.name for one in data.iterdir())

    subprocess.run([WINE, str(setup), "/S"], env=own, check=True, capture_output=True, timeout=600)
    assert sorted(one.name for one in data.iterdir()) == kept
    random_bytes(program / "python", tmp_path)
    again = [*command, "serve", "--window", "--no-browser"]
    with subprocess.Popen(again, env=own, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as first:
        assert first.stdout is not None
        assert first.stdout.readline().decode().strip() == texts.WINDOW_RUNS.fr
        subprocess.run(again, env=own, check=True, capture_output=True, timeout=600)
        for refused in ([WINE, str(setup), "/S"], away):
            ran = subprocess.run(refused, env=own, check=False, timeout=600)
            assert ran.returncode == RUNNING
            assert (program / "python" / "python.exe").exists()
        first.kill()
    kept = sorted(one.name for one in data.iterdir())
    subprocess.run(away, env=own, check=True, capture_output=True, timeout=600)
    assert [one.name for one in program.iterdir()] in ([], ["uninstall.exe"])
    assert sorted(one.name for one in data.iterdir()) == kept


def on_a_phone(program: Program) -> None:
    """A scene of the screens' own tests, played on what was installed."""
    here = program.folder / "python"
    told = "".join(f"export {name}={shlex.quote(value)}\n" for name, value in program.environment.items())
    started = shlex.join(program.command[: program.command.index("-m")])
    here.write_text(f"#!/bin/bash\n{told}trap 'kill -9 $!' INT TERM\n{started} \"$@\" &\nwait $!\n")
    here.chmod(0o755)
    scene = ["npx", "vitest", "run", "--config", "vitest.e2e.config.ts", "e2e/player.test.ts", "-t", SCENE]
    told_by = os.environ | {"NONUPLE_PYTHON": str(here), "NO_COLOR": "1"}
    ran = subprocess.run(
        scene, check=False, cwd=ROOT / "web", env=told_by, capture_output=True, text=True, timeout=600
    )
    assert "1 passed" in ran.stdout, ran.stdout + ran.stderr
