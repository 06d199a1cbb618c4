"""What a visitor of the repository finds: how to begin, how to ask, what to expect."""

import re
import tomllib

import pytest

from tests.architecture.sources import ROOT


@pytest.mark.parametrize("page", ["README.md", "README.fr.md"])
def test_the_readme_tells_what_one_can_do_before_how_it_is_installed(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    order = [
        text.index(one) for one in ("![", "docs/python.md", "](../../releases)", "pipx install", "make run")
    ]
    assert order == sorted(order)
    assert not re.search(r"nonuple-[0-9.]+", text), "a file that a release may not have"


def test_the_package_says_what_it_is() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {"authors", "classifiers", "description", "keywords", "license", "readme"} <= set(project)
    assert "Typing :: Typed" in project["classifiers"]


@pytest.mark.parametrize(
    "file",
    [
        ".editorconfig",
        ".github/ISSUE_TEMPLATE/fault.md",
        ".github/ISSUE_TEMPLATE/reading.md",
        ".github/ISSUE_TEMPLATE/wish.md",
        ".github/pull_request_template.md",
        "CODE_OF_CONDUCT.md",
        "SECURITY.md",
    ],
)
def test_whoever_comes_finds_how_to_ask_and_how_to_behave(file: str) -> None:
    assert len((ROOT / file).read_text("utf-8")) > 100


def test_the_workflows_run_the_two_commands() -> None:
    run = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    assert re.search(r"make run\b", run)
    assert re.search(r"run: make test\b", run)
