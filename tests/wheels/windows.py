"""The wheel for Windows and the Python of its installer, run by wine: for `make soak`.

One library that every Windows has is made here, because wine lacks it: `bcryptprimitives.dll`,
which gives random bytes.
"""

import os
import subprocess
from pathlib import Path

from scripts import installer
from tests.server.processes import Program

WINE = "/usr/lib/wine/wine64"
_GCC = ("x86_64-w64-mingw32-gcc", "-shared", "-s")
_RANDOM = """\
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL ProcessPrng(PBYTE data, SIZE_T length) { return SystemFunction036(data, length); }
"""


def windows(folder: Path) -> Program:
    """A folder with Windows' Python, what Nonuple needs, and the wheel, all unpacked."""
    python = installer.maven_python(installer.SYSTEMS["windows"], folder / "python")
    installer.forwarder(python, folder)
    random_bytes(python, folder)
    packages = folder / "packages"
    installer.packages(installer.SYSTEMS["windows"], packages)
    own = {
        **surroundings(folder),
        "PYTHONPATH": as_windows(packages),
        "NONUPLE_DATA": as_windows(folder / "liste d'été"),
        "NONUPLE_CACHE": as_windows(folder / "cache"),
    }
    command = (WINE, str(python / "python.exe"), "-m", "nonuple")
    # Wine makes its folder at the first start; a Python of Windows writes to pipes there, and not to files.
    subprocess.run([*command, "--version"], env=own, check=True, capture_output=True)
    return Program(command, own, folder, patience=120)


def surroundings(folder: Path) -> dict[str, str]:
    """A Windows of its own in a folder."""
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "WINEPREFIX": str(folder / "wine"),
        "WINEDEBUG": "-all",
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "C.UTF-8",
        "NONUPLE_LANG": "fr",
    }


def random_bytes(python: Path, folder: Path) -> None:
    """The library that gives them, which wine lacks and every Windows has."""
    (folder / "random.c").write_text(_RANDOM)
    made = [*_GCC, "-o", str(python / "bcryptprimitives.dll"), str(folder / "random.c"), "-ladvapi32"]
    subprocess.run(made, check=True)


def as_windows(path: Path) -> str:
    """Wine shows the whole machine as drive Z."""
    return f"Z:{path}".replace("/", "\\")
