"""Setting up: what is asked of a machine, what is installed for running, what only for development."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scripts import bare_path
from scripts.bare_path import Package
from tests.repository import ROOT

PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)


def locked(name: str) -> dict[str, str]:
    """The versions that a lock file fixes."""
    return dict(PINNED.findall((ROOT / name).read_text("utf-8")))


def named(requirement: str) -> str:
    found = re.match(r"[a-z0-9-]+", requirement)
    assert found, requirement
    return found[0]


RUNNING, DEVELOPING = locked("requirements.lock"), locked("requirements-dev.lock")

IMPORT_ALL = """
import importlib, importlib.abc, importlib.metadata, pkgutil, sys

locked = set(sys.argv[1].split())
owners = importlib.metadata.packages_distributions()

class OnlyLocked(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        of = {one.lower().replace("_", "-") for one in owners.get(name.partition(".")[0], ())}
        if of and not of & locked:
            raise ImportError(f"{name} of {of} is not in requirements.lock")

sys.meta_path.insert(0, OnlyLocked())
import nonuple
for module in pkgutil.walk_packages(nonuple.__path__, "nonuple."):
    if not module.name.startswith("nonuple.store.postgres") and module.name != "nonuple.__main__":
        importlib.import_module(module.name)
for script in sys.argv[2].split():
    importlib.import_module(script)
from types import SimpleNamespace
from nonuple.contest.activity import Contests
from nonuple.server.app import application
alone = SimpleNamespace(shared=False)
application(SimpleNamespace(kinds={"contest": Contests(None)}, greet=lambda greeting: None, store=alone))
"""


def test_the_product_its_server_and_its_set_up_run_with_what_the_lock_for_running_names() -> None:
    """Without psycopg, Faker and what else only development or PostgreSQL needs; so does `make run`."""
    names = " ".join((*RUNNING, "nonuple"))
    running = (ROOT / "Makefile").read_text("utf-8").split("\ndist:")[0]
    called = re.findall(r"python -m (scripts\.\w+)$", running, re.MULTILINE)
    scripts = " ".join(
        f"{one}.__main__" if (ROOT / one.replace(".", "/")).is_dir() else one for one in called
    )
    program = [sys.executable, "-c", IMPORT_ALL, names, scripts]
    ran = subprocess.run(program, cwd=ROOT, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_the_lock_for_running_has_no_tool_of_development() -> None:
    tools = {"faker", "polyfactory", "psycopg", "psycopg-binary", "pytest", "mypy", "ruff", "hypothesis"}
    assert not tools & set(RUNNING)


def test_development_has_the_same_versions_and_more() -> None:
    assert set(RUNNING.items()) < set(DEVELOPING.items())


def test_what_makes_wheels_has_the_same_versions_as_development() -> None:
    releasing = locked("requirements-dist.lock")
    assert {"ziglang", "cyclonedx-bom"} <= set(releasing) - set(DEVELOPING)
    shared = set(releasing) & set(DEVELOPING)
    assert {name: releasing[name] for name in shared} == {name: DEVELOPING[name] for name in shared}


def test_the_lock_for_running_is_made_from_what_the_package_declares() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = {
        named(line)
        for line in (ROOT / "requirements.in").read_text("utf-8").splitlines()
        if not line.startswith("#")
    }
    assert asked == {named(one) for one in project["dependencies"]} | {"maturin"}
    assert [named(one) for one in project["optional-dependencies"]["postgresql"]] == ["psycopg"]


def test_development_has_what_the_extra_for_data_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {named(one) for one in project["optional-dependencies"]["data"]} <= set(DEVELOPING)


def test_the_lock_for_a_cluster_is_made_from_the_extra_and_has_the_same_versions_as_development() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = {
        named(line)
        for line in (ROOT / "requirements-cluster.in").read_text("utf-8").splitlines()
        if not line.startswith("#")
    }
    assert asked == {named(one) for one in project["optional-dependencies"]["cluster"]}
    cluster = locked("requirements-cluster.lock")
    assert asked <= set(cluster)
    assert "ray" not in DEVELOPING
    shared = set(cluster) & set(DEVELOPING)
    assert {name: cluster[name] for name in shared} == {name: DEVELOPING[name] for name in shared}


@pytest.mark.parametrize(
    ("goal", "develops"), [("run", False), ("install", False), ("check", True), ("test", True)]
)
def test_only_development_installs_tools_of_development(goal: str, develops: bool) -> None:
    planned = subprocess.check_output(["make", "--dry-run", "--always-make", goal], cwd=ROOT, text=True)
    assert "-r requirements.lock" in planned
    assert "requirements-cluster.lock" not in planned
    assert ("requirements-dev.lock" in planned) is develops
    assert planned.index("scripts/toolchain") < planned.index("-m venv")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A PATH with no more than what the check itself calls."""
    for tool in ("bash", "dirname", "env", "grep", "head", "sed", "sort"):
        (tmp_path / tool).symlink_to(
            next(Path(place, tool) for place in ("/usr/bin", "/bin") if Path(place, tool).exists())
        )
    return tmp_path


def says(directory: Path, program: str, version: str) -> None:
    (directory / program).write_text(f"#!/bin/sh\necho '{version}'\n")
    (directory / program).chmod(0o755)


def checked(machine: Path, language: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [ROOT / "scripts" / "toolchain"],
        check=False,
        env={"PATH": str(machine), "NONUPLE_LANG": language},
        capture_output=True,
        text=True,
    )


def test_all_that_a_machine_lacks_is_told_at_once(machine: Path) -> None:
    ran = checked(machine, "en")
    assert ran.returncode == 1
    for lacking in ("Python 3.11 or later", "cargo", "Node.js 20.19 or later", "npm", "cc"):
        assert lacking in ran.stderr


def test_a_program_that_is_too_old_is_told_with_the_version_needed_and_what_to_do(machine: Path) -> None:
    for program, version in (
        ("python3", "3.11.2"),
        ("cargo", "cargo 1.63.0 (fd9c4297c 2022-07-01)"),
        ("node", "v18.19.0"),
        ("npm", "9.2.0"),
        ("cc", ""),
    ):
        says(machine, program, version)
    ran = checked(machine, "fr")
    assert ran.returncode == 1
    first, *troubles = ran.stderr.splitlines()
    assert "rien n'a été téléchargé" in first
    assert [trouble.partition(" : passez par rustup")[0] for trouble in troubles[:1]] == [
        "  - Rust (cargo) 1.88 ou plus récent (ici : 1.63.0)"
    ]
    assert "Node.js 20.19 ou plus récent (ici : 18.19.0) : " in troubles[1]
    assert len(troubles) == 2


def test_later_versions_than_those_needed_do(machine: Path) -> None:
    for program, version in (
        ("python3", "3.15.0"),
        ("cargo", "cargo 1.100.0"),
        ("node", "v22.2.0"),
        ("npm", ""),
        ("cc", ""),
    ):
        says(machine, program, version)
    ran = checked(machine, "en")
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_package_is_found_with_all_that_it_needs_and_no_other() -> None:
    nothing: frozenset[str] = frozenset()
    packages = {
        "browser": Package(False, frozenset({"fonts", "viewer"}), nothing),
        "nice-fonts": Package(False, nothing, frozenset({"fonts"})),
        "voice": Package(False, nothing, nothing),
    }
    assert bare_path.with_dependencies(["browser"], packages) == {"browser", "nice-fonts"}


def test_a_test_finds_no_program_of_a_package_that_is_not_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system, bare = tmp_path / "system", tmp_path / "bare"
    system.mkdir()
    bare.mkdir()
    for program in ("ls", "voice", "browser"):
        says(system, program, program)
    (system / "www").symlink_to(system / "browser")
    nothing: frozenset[str] = frozenset()
    monkeypatch.setattr(bare_path, "PLACES", (str(system),))
    monkeypatch.setattr(
        bare_path,
        "installed",
        lambda: {
            "coreutils": Package(True, nothing, nothing),
            "voice-ng": Package(False, nothing, nothing),
            "browser": Package(False, nothing, nothing),
        },
    )
    files = {"coreutils": "ls", "voice-ng": "voice", "browser": "browser"}
    monkeypatch.setattr(
        bare_path, "files_of", lambda names: {os.path.realpath(system / files[name]) for name in names}
    )
    bare_path.fill(bare, {"browser": "browser"})
    found = {path.name for path in bare.iterdir()}
    assert {"ls", "browser", "www", "python3"} <= found
    assert "voice" not in found


def test_the_tests_name_every_package_that_they_need() -> None:
    needed = {
        *("chromium-headless-shell", "postgresql", "espeak-ng", "nginx-light"),
        *("caddy", "fish", "zsh", "xz-utils"),
    }
    assert set(bare_path.named_packages()) == needed


def test_the_long_run_runs_every_folder_that_has_numbers_for_it() -> None:
    soaking = [
        line for line in (ROOT / "Makefile").read_text("utf-8").splitlines() if "NONUPLE_SOAK=1" in line
    ]
    run = {word for line in soaking for word in line.split() if word.startswith("tests/")}
    have = {
        file.parent.relative_to(ROOT).as_posix()
        for file in (ROOT / "tests").glob("*/*.py")
        if "NONUPLE_SOAK" in file.read_text("utf-8") and file != Path(__file__)
    }
    assert have <= run
