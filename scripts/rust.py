"""Which Rust compiles for another system: the toolchain where it has the target, else Debian's packages."""

import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

DEBIAN = Path("/usr")


class Toolchain(NamedTuple):
    """A rustc and cargo, and how they come by the standard library."""

    programs: Path | None
    """Their folder; None for those that are found first."""
    compiles_library: bool


def toolchain_for(triple: str) -> Toolchain | None:
    """None where the standard library can be had in no way."""
    rustc = shutil.which("rustc")
    places: list[tuple[Path | None, Path]] = []
    if rustc is not None:
        told = subprocess.check_output([rustc, "--print", "sysroot"], text=True)
        places.append((None, Path(told.strip())))
    places.append((DEBIAN / "bin", DEBIAN))
    for programs, root in places:
        if (root / "lib/rustlib" / triple / "lib").is_dir():
            return Toolchain(programs, compiles_library=False)
        if (root / "lib/rustlib/src/rust/library/std").is_dir():
            return Toolchain(programs, compiles_library=True)
    return None
