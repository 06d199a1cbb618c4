"""What `make dist` and `make release` decide: for which processors, what a label promises, what is said."""

import re
import subprocess
import tarfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import lief
import pytest

from nonuple import _kernel
from nonuple.cli.serve import serve
from nonuple.cli.window import RUNNING
from scripts import dist, installer, labels, licences, release
from scripts.rust import Toolchain, toolchain_for
from tests.repository import ROOT


@pytest.mark.parametrize("name", dist.TARGETS)
def test_no_wheel_is_made_for_the_processor_of_who_makes_it(name: str) -> None:
    target = dist.TARGETS[name]
    for debian in (None, Path("/usr/bin")):
        given = dist.environment(Toolchain(debian, compiles_library=True), target)
        assert given["RUSTFLAGS"] == f"-C target-cpu={target.processor}"
    assert target.processor not in ("", "native")
    assert set(dist.TARGETS) == set(labels.LABELS)


def test_a_wheel_for_this_system_installs_no_package_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Toolchain(None, compiles_library=False)
    monkeypatch.setattr(dist, "toolchain_for", lambda triple: here if "linux" in triple else None)
    assert dist.packages(["linux-x86_64", "sdist"]) == []
    assert dist.packages(["windows-x86_64"]) == ["mingw", "library"]
    assert dist.packages(["macos-arm64"]) == ["library"]


def test_what_is_compiled_here_asks_for_no_processor_after_2009() -> None:
    """Nor does what it is linked with, which may choose at run time: a label cannot tell the two apart."""
    binary = lief.parse(_kernel.__file__)
    assert isinstance(binary, lief.ELF.Binary | lief.PE.Binary | lief.MachO.Binary)
    assert not dist.HERE.endswith(("x86_64", "amd64")) or not list(labels.too_new(binary))


def test_everybody_runs_one_build() -> None:
    told = (ROOT / ".cargo" / "config.toml").read_text("utf-8")
    assert f"target-cpu={dist.TARGETS['linux-x86_64'].processor}" in told
    assert "native" not in told


def test_this_computers_own_standard_library_is_not_compiled_again() -> None:
    assert toolchain_for("x86_64-unknown-linux-gnu") == Toolchain(None, compiles_library=False)


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("c5fc58c1", ["has vaddps ymm0, ymm0, ymm1, which not all processors have"]),
        ("62f17c4858c1", ["has vaddps zmm0, zmm0, zmm1, which not all processors have"]),
        ("660f3a0fc101", []),  # palignr, of 2006
        ("f30fbcc1", []),  # tzcnt, which older ones take for bsf
    ],
)
def test_instructions_that_old_processors_lack_are_found(code: str, found: list[str]) -> None:
    text = SimpleNamespace(name=".text", content=bytes.fromhex(code), virtual_address=0)
    binary: Any = SimpleNamespace(sections=[text])
    assert list(labels.too_new(binary)) == found


def test_a_release_gives_every_manifest_its_version() -> None:
    for name in ("pyproject.toml", "Cargo.toml"):
        changed = release.with_version((ROOT / name).read_text("utf-8"), "12.3.4")
        assert re.findall(r'^version = "(.*)"$', changed, re.MULTILINE) == ["12.3.4"]


def test_what_was_not_released_is_told_under_the_version_of_the_day() -> None:
    changed = release.with_release("# Changelog\n\n## [Unreleased]\n\n- a\n", "1.2.0", "2026-11-17")
    assert changed == "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-17\n\n- a\n"


def test_a_release_that_fails_leaves_no_commit_and_no_tag(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(release, "_told", lambda *command: "")
    monkeypatch.setattr(release, "_run", lambda *command: ran.append(command))
    monkeypatch.setattr(release, "_rewrite", lambda name, change: None)
    monkeypatch.setattr(licences, "main", lambda: None)
    monkeypatch.setattr(dist, "OUT", tmp_path)
    monkeypatch.setattr(dist, "TARGETS", {})
    with pytest.raises(KeyError):
        release.main("12.3.4", ["amiga"])
    assert [command[:2] for command in ran if command[0] == "git"] == [("git", "restore")]


def test_checksums_are_as_sha256sum_reads_them(tmp_path: Path) -> None:
    (tmp_path / "one.whl").write_bytes(b"")
    assert release.checksums([tmp_path / "one.whl"]) == (
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  one.whl\n"
    )


def test_an_sbom_names_each_component_once_and_no_address() -> None:
    crate = {"type": "library", "name": "pyo3", "version": "1", "purl": "pkg:cargo/pyo3@1", "bom-ref": "x"}
    told = {"components": [crate, crate | {"externalReferences": [{"url": "https://example.org"}]}]}
    made = release.together([told, told], "1.2.0")
    assert [one["name"] for one in made["components"]] == ["pyo3"]
    assert "://" not in str(made)


def test_the_service_starts_the_server_with_options_that_it_has() -> None:
    unit = (ROOT / "packaging" / "nonuple.service").read_text("utf-8")
    found = re.search(r"^ExecStart=\S+/nonuple serve (.*)$", unit, re.MULTILINE)
    assert found is not None
    known = {f"--{name.replace('_', '-')}" for name in serve.__annotations__} | {"--no-browser"}
    assert {one for one in found[1].split() if one.startswith("--")} <= known


# --- Installers --------------------------------------------------------------------------------------------

LOCK = (ROOT / "requirements.lock").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "has", "lacks"), [("windows", "msgspec", "uvloop"), ("linux", "uvloop", "maturin")]
)
def test_an_installer_carries_what_its_system_needs_by_its_hashes(name: str, has: str, lacks: str) -> None:
    lines = installer.requirements(LOCK, installer.SYSTEMS[name].markers).splitlines()
    names = {line.partition("==")[0] for line in lines}
    assert has in names
    assert lacks not in names
    assert all("--hash=sha256:" in line and ";" not in line for line in lines)


@pytest.mark.parametrize(
    "file", ["lib/python3.11/test/test_os.py", "lib/tkinter/__init__.py", "python311.pdb", "lib/_tkinter.pyd"]
)
def test_of_a_python_nothing_is_carried_that_no_program_of_ours_imports(file: str) -> None:
    assert not installer._is_of_python(file)


@pytest.mark.parametrize(
    "file", ["python.exe", "lib/asyncio/__init__.py", "lib/_sqlite3.pyd", "lib/python3.11/os.py"]
)
def test_of_a_python_all_the_rest_is_carried(file: str) -> None:
    assert installer._is_of_python(file)


def test_the_uninstaller_keeps_the_data_and_asks_before_anything_is_changed() -> None:
    script = (ROOT / "packaging" / "windows" / "nonuple.nsi").read_text("utf-8")
    removed = re.findall(r'(?:RMDir /r|RMDir|Delete) "([^"]+)"', script)
    assert all(one.startswith(("$INSTDIR", "$SMPROGRAMS", "$DESKTOP")) for one in removed)
    sections = script.split("Section")[1:]
    assert all(part.index("StopIfRunning") < part.index("RMDir") for part in sections if "RMDir" in part)
    assert f"!define RUNNING_ANSWER {RUNNING} ;" in script
    for name in re.findall(r"LangString (\w+)", script):
        assert script.count(f"LangString {name} ") == 2


def test_the_files_of_a_linux_head_end_where_what_is_packed_begins() -> None:
    head = (ROOT / "packaging" / "linux" / "head.sh").read_text("utf-8")
    assert head.endswith('exec "$program/nonuple" "$@"\n')
    assert "@LINES@" in head and "@VERSION@" in head


def test_the_application_of_a_mac_unpacks_its_program_once_for_each_print(tmp_path: Path) -> None:
    """Its script alone, by this system's shell and tar: no Mac is here."""
    app, home = tmp_path / "Resources", tmp_path / "home"
    app.mkdir()
    python = tmp_path / "program" / "python" / "bin" / "python3.11"
    python.parent.mkdir(parents=True)
    script = (ROOT / "packaging" / "macos" / "nonuple.command").read_text("utf-8")

    def started(said: str, version: str) -> str:
        python.write_text(f'#!/bin/sh\necho {said} "$@"\n')
        python.chmod(0o755)
        with tarfile.open(app / "program.tar.xz", "w:xz") as packed:
            packed.add(tmp_path / "program", ".")
        (app / "nonuple.command").write_text(script.replace("@VERSION@", version))
        command = ["sh", str(app / "nonuple.command")]
        own = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
        return subprocess.run(command, env=own, check=True, capture_output=True, text=True).stdout

    assert started("first", "1-a") == "first -m nonuple serve --window\n"
    assert started("never", "1-a") == "first -m nonuple serve --window\n"
    assert started("second", "1-b") == "second -m nonuple serve --window\n"
