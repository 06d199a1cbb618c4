"""A directory for PATH with what a bare Debian has, the toolchain, and what scripts/packages names, no more.

`python3 scripts/bare_path.py DIRECTORY` fills the directory. Tests that run with it find no program that this
machine merely happens to have.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

BARE = ("required", "important")
"""The priorities of what every Debian has."""
TOOLCHAIN_PACKAGES = ("make", "git", "gcc", "ca-certificates")
TOOLCHAIN_PROGRAMS = (
    *("cargo", "cargo-clippy", "cargo-fmt", "clippy-driver", "rustc", "rustdoc", "rustfmt"),
    *("node", "npm", "npx"),
)
"""Wherever they come from, as Python does: rustup, pyenv and nodejs.org have directories of their own."""
PLACES = ("/usr/bin", "/bin", "/usr/sbin", "/sbin")
_FIELDS = ("Package", "Priority", "Depends", "Pre-Depends", "Provides", "db:Status-Status")


class Package(NamedTuple):
    bare: bool
    depends: frozenset[str]
    """Names, of which any may be the one that is installed."""
    provides: frozenset[str]


def installed() -> dict[str, Package]:
    """What this machine has from Debian, by name."""
    shown = "\\t".join(f"${{{field}}}" for field in _FIELDS) + "\\n"
    told = subprocess.run(["dpkg-query", "-W", "-f", shown], check=True, capture_output=True, text=True)
    packages = {}
    for line in told.stdout.splitlines():
        name, priority, depends, before, provides, status = line.split("\t")
        if status == "installed":
            packages[name] = Package(priority in BARE, _names(f"{depends},{before}"), _names(provides))
    return packages


def _names(relation: str) -> frozenset[str]:
    """The packages of `a (>= 1) | b:any, c`."""
    return frozenset(re.findall(r"(?:^|[,|])\s*([a-z0-9][a-z0-9+.-]+)", relation))


def with_dependencies(names: Iterable[str], packages: Mapping[str, Package]) -> set[str]:
    """These packages and all that they need, as far as they are installed."""
    providers: dict[str, set[str]] = {name: {name} for name in packages}
    for name, package in packages.items():
        for provided in package.provides:
            providers.setdefault(provided, set()).add(name)
    reached: set[str] = set()
    waiting = list(names)
    while waiting:
        for name in providers.get(waiting.pop(), set()) - reached:
            reached.add(name)
            waiting.extend(packages[name].depends)
    return reached


def files_of(names: Iterable[str]) -> set[str]:
    """Every file of these packages, by its real path."""
    listed = subprocess.run(["dpkg-query", "-L", *names], check=True, capture_output=True, text=True)
    return {
        os.path.realpath(line) for line in listed.stdout.splitlines() if "/bin/" in line or "/sbin/" in line
    }


def programs(files: set[str]) -> Iterator[Path]:
    """What is called by its name and is one of these files, an alternative for one of them included."""
    for place in map(Path, PLACES):
        yield from (entry for entry in place.iterdir() if os.path.realpath(entry) in files)


def call(program: Path, name: str, directory: Path) -> None:
    """By its own path: rustup's and Python's programs look about them for the rest of their installation."""
    caller = directory / name
    caller.unlink(missing_ok=True)
    caller.write_text(f'#!/bin/sh\nexec "{program}" "$@"\n')
    caller.chmod(0o755)


def fill(directory: Path, named: Mapping[str, str]) -> None:
    """Put all that may be called into the directory; `named` are packages with a program of each."""
    packages = installed()
    bare = (name for name, package in packages.items() if package.bare)
    allowed = with_dependencies((*bare, *TOOLCHAIN_PACKAGES, *named), packages)
    for entry in programs(files_of(sorted(allowed))):
        if not (directory / entry.name).exists():
            (directory / entry.name).symlink_to(entry)
    for program in (*TOOLCHAIN_PROGRAMS, *named.values()):
        found = shutil.which(program)
        if found is not None:
            call(Path(found), program, directory)
    for name in ("python3", "python"):
        call(Path(sys.executable), name, directory)


def named_packages() -> dict[str, str]:
    """What the tests need from Debian, each package with a program of it."""
    listed = subprocess.check_output([Path(__file__).with_name("packages"), "--list"], text=True)
    return dict(line.split() for line in listed.splitlines())


if __name__ == "__main__":
    fill(Path(sys.argv[1]), named_packages())
