"""A wheel installed as a club does it: in an environment of its own, with no compiler and no Node in PATH."""

import os
import re
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

from tests.repository import ROOT
from tests.server.processes import Program

_PINNED = re.compile(r"^([a-z0-9-]+)==", re.MULTILINE)


def wheel_of(folder: Path) -> Path:
    """The one that is named (`make dist` does), or else one of what is compiled here already."""
    named = os.environ.get("NONUPLE_WHEEL")
    if named:
        return Path(named).resolve()
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    build = [sys.executable, "-m", "maturin", "build", "--release", "--quiet", "--compatibility", "linux"]
    subprocess.run(
        [*build, "--out", str(folder)], cwd=ROOT, env={**os.environ, "PATH": path}, check=True, timeout=300
    )
    (built,) = folder.glob("*.whl")
    return built


def installed(wheel: Path, folder: Path) -> Program:
    """With what the lock for running names, and no more: taken from here, so that nothing is downloaded."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    for name in _PINNED.findall((ROOT / "requirements.lock").read_text("utf-8")):
        _bring(name, packages)
    python = folder / "bin" / "python"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([*pip, str(wheel)], check=True)
    home = folder / "home"
    home.mkdir()
    own = {"PATH": str(folder / "bin"), "HOME": str(home), "NONUPLE_LANG": "fr", "LANG": "C.UTF-8"}
    return Program((str(folder / "bin" / "nonuple"),), own, home)


def _bring(name: str, packages: Path) -> None:
    if name == "maturin":
        return
    try:
        found = distribution(name)
    except ModuleNotFoundError:  # of another system
        return
    tops = {file.parts[0] for file in found.files or () if file.parts[0] != ".."}
    for top in tops - {"__pycache__"}:
        if not (packages / top).exists():
            (packages / top).symlink_to(Path(str(found.locate_file(top))))
