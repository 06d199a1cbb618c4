"""`make dist`: a source distribution and a wheel for each kind of computer, into dist/.

`python -m scripts.dist linux-x86_64 windows-x86_64` builds only these wheels, `sdist` the source alone. What
a wheel carries besides code (screens, evidence, licences) was made by `make install`. Every wheel is looked
at by `scripts.labels` before it counts as built; the one for this very computer plays a game.

The standard library of Rust comes from the toolchain where it has the target (`rustup target add`). Where it
has not, it is compiled from its sources: those of the toolchain, or of Debian's rustc-web and rust-web-src.
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from scripts import labels
from scripts.rust import Toolchain, toolchain_for

ROOT = Path(__file__).parents[1]
OUT = ROOT / "dist"
BUILT = ROOT / "target" / "dist"
"""Apart from what runs here."""


class Target(NamedTuple):
    triple: str
    processor: str
    """The oldest one that the wheel is for, whatever .cargo/config says."""
    zig: bool = True
    """Zig links for old systems, and for those that are not this one; mingw's gcc links for Windows."""
    system: str = ""
    """The oldest system that the wheel is for, where maturin wants to be told."""
    strips: bool = True
    """Whether what only debuggers read is taken out afterwards; Apple's need a tool of Apple's or of LLVM."""


TARGETS = {
    "linux-x86_64": Target("x86_64-unknown-linux-gnu", "x86-64-v2", system="manylinux_2_17"),
    "linux-aarch64": Target("aarch64-unknown-linux-gnu", "generic", system="manylinux_2_17"),
    "windows-x86_64": Target("x86_64-pc-windows-gnu", "x86-64-v2", zig=False),
    "macos-arm64": Target("aarch64-apple-darwin", "apple-m1", strips=False),
    "macos-x86_64": Target("x86_64-apple-darwin", "penryn", strips=False),
}
SOURCE = "sdist"
HERE = f"{platform.system()}-{platform.machine()}".lower()


def environment(toolchain: Toolchain, target: Target) -> dict[str, str]:
    added = {"RUSTFLAGS": f"-C target-cpu={target.processor}", "CARGO_TARGET_DIR": str(BUILT)}
    if toolchain.programs is not None:
        added |= {"PATH": f"{Path(sys.executable).parent}:{toolchain.programs}:{os.environ['PATH']}"}
        added |= {"CARGO_TARGET_DIR": f"{BUILT}-debian"}
    if not target.strips:
        added |= {"CARGO_PROFILE_RELEASE_STRIP": "none", "CARGO_PROFILE_RELEASE_DEBUG": "0"}
    if toolchain.compiles_library:
        added |= {"RUSTC_BOOTSTRAP": "1", "CARGO_UNSTABLE_BUILD_STD": "std,panic_unwind"}
    return added


def wheel(name: str, out: Path = OUT) -> Path:
    """The path of the new wheel; what is wrong with it ends the program."""
    target = TARGETS[name]
    toolchain = toolchain_for(target.triple)
    if toolchain is None:
        sys.exit(
            f"make dist: no standard library of Rust for {target.triple}: rustup target add {target.triple}, "
            "or Debian's packages rustc-web, cargo-web and rust-web-src"
        )
    options = ["--target", target.triple]
    options += ["--zig"] if target.zig else []
    options += [] if target.strips else ["--strip=false"]
    options += ["--compatibility", target.system] if target.system else []
    with tempfile.TemporaryDirectory() as made:
        _maturin(
            ["build", "--release", "--locked", "--quiet", *options, "--out", made],
            environment(toolchain, target),
        )
        (built,) = Path(made).glob("*.whl")
        if troubles := labels.troubles(built, name):
            sys.exit("\n".join(f"make dist: {built.name}: {trouble}" for trouble in troubles))
        out.mkdir(parents=True, exist_ok=True)
        return Path(shutil.move(built, out / built.name))


def source(out: Path = OUT) -> Path:
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        _maturin(["sdist", "--out", made], {})
        (built,) = Path(made).glob("*.tar.gz")
        return Path(shutil.move(built, out / built.name))


def _maturin(arguments: Sequence[str], added: Mapping[str, str]) -> None:
    command = [sys.executable, "-m", "maturin", *arguments]
    path = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, **path, **added}, check=False)
    if ran.returncode:
        sys.exit(f"make dist: {' '.join(command)} failed")


def _try_out(wheel: Path) -> None:
    """Installed where there is neither cargo nor node, it serves its pages and plays a game."""
    command = [sys.executable, "-m", "pytest", "tests/wheels/test_wheel.py"]
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, "NONUPLE_WHEEL": str(wheel)}, check=False)
    if ran.returncode:
        sys.exit(f"make dist: {wheel.name} does not play")


def packages(names: Sequence[str]) -> list[str]:
    """What these wheels need of Debian's packages besides, by the names that scripts/packages has for it."""
    targets = [TARGETS[name] for name in names if name != SOURCE]
    mingw = ["mingw"] if any(not one.zig for one in targets) else []
    return [*mingw, *(["library"] if any(map(_lacks_library, targets)) else [])]


def _lacks_library(target: Target) -> bool:
    found = toolchain_for(target.triple)
    return found is None or found.programs is not None


def main(names: Sequence[str]) -> None:
    names = names or (SOURCE, *TARGETS)
    for kind in packages(names):
        subprocess.run([ROOT / "scripts" / "packages", kind], check=True)
    for name in names:
        built = source() if name == SOURCE else wheel(name)
        print(f"{built.relative_to(ROOT)}  {built.stat().st_size / 1e6:.1f} MB", flush=True)
        if name == HERE and name.startswith("linux"):
            _try_out(built)


if __name__ == "__main__":
    main(sys.argv[1:])
