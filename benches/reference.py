"""The kernel of an older commit, compiled from git and loaded beside the present one, to be compared with."""

import io
import subprocess
import sys
import tarfile
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from tests.repository import ROOT

COMMIT = "cdac65ad98c0472f6d92ee8ba53a0ee7dbb653f2"
"""The last before the second stage of the search: the one measured beside the best public engine."""

_SOURCES = ("Cargo.toml", "Cargo.lock", "kernel", "bindings")
_FOLDER = ROOT / "target" / "reference"
"""Inside the checkout, so that the flags of its .cargo hold there too."""


def reference_kernel() -> ModuleType | None:
    """Its Python module, compiled once; None where git does not have the commit."""
    asked = ["git", "archive", COMMIT, *_SOURCES]
    archive = subprocess.run(asked, cwd=ROOT, check=False, capture_output=True)
    return _loaded(_compiled(archive.stdout)) if archive.returncode == 0 else None


def _compiled(sources: bytes) -> Path:
    with tarfile.open(fileobj=io.BytesIO(sources)) as files:
        files.extractall(_FOLDER, filter="data")
    compile_it = ["cargo", "build", "--quiet", "--release", "--locked", "--package", "nonuple-bindings"]
    subprocess.run(compile_it, cwd=_FOLDER, check=True)
    suffix = "dylib" if sys.platform == "darwin" else "so"
    return _FOLDER / "target" / "release" / f"lib_kernel.{suffix}"


def _loaded(library: Path) -> ModuleType:
    loader = ExtensionFileLoader("_kernel", str(library))
    spec = spec_from_file_location(loader.name, library, loader=loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
