"""The installer for Windows under wine: installed, played from a phone, printed, updated, taken away.

Debian's wine has no 32 bits, so the installer that runs here has the 64-bit stub of NSIS; its files and its
script are those of the one that is published.
"""

import subprocess
from pathlib import Path

import pytest

from scripts import installer
from tests.server.processes import Program, serving
from tests.server.visiting import Guest
from tests.wheels.whole_game import NAMES, opened, played, totals
from tests.wheels.windows import WINE, random_bytes, surroundings

pytestmark = pytest.mark.anyio


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
    assert (program / "Nonuple.cmd").exists()
    assert list((local.parent / "Roaming").rglob("Nonuple.lnk"))
    random_bytes(program / "python", tmp_path)
    command = (WINE, str(program / "python" / "python.exe"), "-X", "utf8", "-m", "nonuple")
    subprocess.run([*command, "--version"], env=own, check=True, capture_output=True)
    nonuple = Program(command, own, tmp_path, patience=120)

    async with serving("--no-browser", program=nonuple) as server:
        async with Guest(server.address, server.owner) as owner:
            night = await opened(owner)
            assert await played(owner, night, turns=2) == 2
            points = await totals(owner, night)
            printed = await owner.http.post(f"/api/contests/{night.contest}/documents/results", json={})
            assert printed.content.startswith(b"%PDF-")
        await server.kill()
    assert points[NAMES[0]] > 0
    data = local / "nonuple"
    kept = sorted(one.name for one in data.iterdir())

    subprocess.run([WINE, str(setup), "/S"], env=own, check=True, capture_output=True, timeout=600)
    assert sorted(one.name for one in data.iterdir()) == kept
    away = [WINE, str(program / "uninstall.exe"), "/S", f"_?={program}"]
    subprocess.run(away, env=own, check=True, capture_output=True, timeout=600)
    assert [one.name for one in program.iterdir()] in ([], ["uninstall.exe"])
    assert sorted(one.name for one in data.iterdir()) == kept
