"""The Debian package where nothing else is: installed, played, printed, taken away."""

import shutil
import subprocess
from pathlib import Path

import pytest

from scripts import installer
from tests.server.processes import Program, serving
from tests.wheels.bare_debian import bare_debian
from tests.wheels.whole_game import plays_and_prints

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the package in it: the one in dist/, made where there is none."""
    there = installer.OUT / f"nonuple_{installer.version()}_amd64.deb"
    made = there if there.exists() else installer.debian(tmp_path_factory.mktemp("made"))
    root = bare_debian(tmp_path_factory.mktemp("debian"))
    shutil.copy(made, root / "nonuple.deb")
    return root


async def test_it_is_installed_played_printed_and_taken_away_leaving_the_data(root: Path) -> None:
    own = {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin", "LANG": "C.UTF-8", "NONUPLE_LANG": "fr"}
    inside = ("chroot", str(root))
    subprocess.run([*inside, "dpkg", "--install", "/nonuple.deb"], env=own, check=True)
    nonuple = Program((*inside, "nonuple"), own, root, patience=120)
    async with serving("--no-browser", program=nonuple) as server:
        await plays_and_prints(server)
    kept = {one.name for one in (root / "root/.local/share/nonuple").iterdir()}
    subprocess.run([*inside, "dpkg", "--remove", "nonuple"], env=own, check=True)
    assert not (root / "opt/nonuple").exists()
    assert {one.name for one in (root / "root/.local/share/nonuple").iterdir()} == kept
