"""`make release VERSION=1.2.0`: version, changelog, wheels, their checksums and an SBOM, in one go.

Everything happens here: files in dist/, then a commit and a tag; if something fails there is neither. Nothing
is published; whoever may does it with `git push` and the upload of dist/.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from hashlib import file_digest
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from scripts import dist, licences

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
_UNRELEASED = "## [Unreleased]\n"


def main(version: str, wheels: Sequence[str]) -> None:
    _check(version)
    try:
        _make(version, wheels)
    except BaseException:
        _run("git", "restore", ".")
        raise
    _run("git", "commit", "--quiet", "--all", "--message", f"Release {version}")
    _run("git", "tag", "--annotate", f"v{version}", "--message", f"Nonuple {version}")
    print(f"v{version} is ready in dist/; to publish: git push --follow-tags, and the files of dist/.")


def _make(version: str, wheels: Sequence[str]) -> None:
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    _rewrite("pyproject.toml", lambda text: with_version(text, version))
    _rewrite("Cargo.toml", lambda text: with_version(text, _of_cargo(version)))
    _rewrite("CHANGELOG.md", lambda text: with_release(text, version, today))
    _run("cargo", "update", "--workspace", "--quiet")
    _run(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "-e", ".")
    licences.main()
    for old in dist.OUT.glob("*"):
        old.unlink()
    dist.main(wheels)
    _write_sbom(version)
    (dist.OUT / "SHA256SUMS").write_text(checksums(sorted(dist.OUT.iterdir())), "utf-8")


def _check(version: str) -> None:
    if not VERSION.fullmatch(version):
        sys.exit(f"make release: VERSION={version or '…'} is no version; write VERSION=1.2.0 or 1.2.0rc1.")
    if _told("git", "status", "--porcelain"):
        sys.exit("make release: commit first; a release is made of what is committed.")
    if _told("git", "tag", "--list", f"v{version}"):
        sys.exit(f"make release: v{version} is there already.")


def with_version(text: str, version: str) -> str:
    """The first version that a manifest gives, which is its own."""
    changed, times = re.subn(r'^version = ".*"$', f'version = "{version}"', text, count=1, flags=re.MULTILINE)
    assert times == 1, "a manifest gives its version"
    return changed


def _of_cargo(version: str) -> str:
    """`1.2.0rc1` as cargo writes it: `1.2.0-rc.1`."""
    return re.sub(r"(a|b|rc)(\d+)$", r"-\1.\2", version)


def with_release(changelog: str, version: str, day: str) -> str:
    """What was not released is now; what comes next has its place above it."""
    if _UNRELEASED not in changelog:
        sys.exit("make release: CHANGELOG.md has no section [Unreleased]: nothing to release.")
    return changelog.replace(_UNRELEASED, f"{_UNRELEASED}\n## [{version}] - {day}\n", 1)


def checksums(files: Sequence[Path]) -> str:
    """As `sha256sum --check` reads them."""
    lines = []
    for file in files:
        with file.open("rb") as opened:
            lines.append(f"{file_digest(opened, 'sha256').hexdigest()}  {file.name}\n")
    return "".join(lines)


# --- All that a release is made of, in CycloneDX -----------------------------------------------------------


def _write_sbom(version: str) -> None:
    """Python's packages told by cyclonedx-bom, crates by maturin, what is bundled by npm; put together."""
    parts = [_of_python(), _of_kernel(), _of_screens()]
    (dist.OUT / f"nonuple-{version}.cdx.json").write_text(
        json.dumps(together(parts, version), indent=2, ensure_ascii=False), "utf-8"
    )


def _of_python() -> dict[str, Any]:
    """Of a new environment with what the lock for running names."""
    with tempfile.TemporaryDirectory() as folder:
        _run(sys.executable, "-m", "venv", "--without-pip", folder)
        python = f"{folder}/bin/python"
        pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps")
        _run(*pip, "--require-hashes", "-r", "requirements.lock")
        return _read(_told(sys.executable, "-m", "cyclonedx_py", "environment", python))


def _of_kernel() -> dict[str, Any]:
    wheel = next(iter(sorted(dist.OUT.glob("*.whl"))))
    with ZipFile(wheel) as archive:
        (name,) = (one for one in archive.namelist() if one.endswith(".cyclonedx.json"))
        return _read(archive.read(name).decode())


def _of_screens() -> dict[str, Any]:
    """npm tells of all that is installed; only what is bundled is shipped."""
    bundled = {one.name for one in licences.screens()}
    told = _read(_told("npm", "--prefix", "web", "sbom", "--package-lock-only", "--sbom-format", "cyclonedx"))
    told["components"] = [
        one for one in told["components"] if f"{one.get('group', '')}/{one['name']}".strip("/") in bundled
    ]
    return told


def together(parts: Sequence[dict[str, Any]], version: str) -> dict[str, Any]:
    """One list of components, each once; what only builds is left out."""
    components: dict[str, Any] = {}
    for part in parts:
        for one in part.get("components", ()):
            if not one["name"].startswith("nonuple") and one["name"] != "maturin":
                components.setdefault(one.get("purl") or f"{one['name']}@{one.get('version')}", one)
    itself = {"type": "application", "name": "nonuple", "version": version, "bom-ref": "nonuple"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": itself},
        "components": [_bare(one) for _, one in sorted(components.items())],
    }


def _bare(component: dict[str, Any]) -> dict[str, Any]:
    """What says which one it is and its licence; addresses and places of this computer stay here."""
    kept = ("type", "name", "group", "version", "purl", "licenses", "hashes", "scope")
    return {name: component[name] for name in kept if name in component}


def _read(text: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(text)
    return read


def _rewrite(name: str, change: Callable[[str], str]) -> None:
    path = ROOT / name
    path.write_text(change(path.read_text("utf-8")), "utf-8")


def _run(*command: str) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    if subprocess.run(command, cwd=ROOT, env={**os.environ, "PATH": path}, check=False).returncode:
        sys.exit(f"make release: {' '.join(command)} failed")


def _told(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
