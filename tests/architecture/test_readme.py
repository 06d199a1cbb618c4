"""What the README shows is true: its Python runs, its commands answer as printed."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, project_files

BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<body>.*?)^```", re.MULTILINE | re.DOTALL)
LANGUAGES = {"README.md": "en", "README.fr.md": "fr"}
RELEASES = "../../releases"
"""From the page of a repository, on whichever host, the page of what it has published."""
LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks(page: str, kind: str) -> list[str]:
    return [
        found["body"] for found in BLOCK.finditer((ROOT / page).read_text("utf-8")) if found["kind"] == kind
    ]


def examples(page: str) -> list[tuple[str, str]]:
    """Each `$ nonuple …` of the console blocks with the output shown under it, which may be none."""
    return [
        (command.strip(), output)
        for block in blocks(page, "console")
        for command, _, output in (example.partition("\n") for example in block.split("$ ")[1:])
    ]


CONSOLE = [(page, command, output) for page in LANGUAGES for command, output in examples(page)]


@pytest.mark.parametrize("page", LANGUAGES)
def test_the_python_of_a_page_runs(page: str) -> None:
    story = "\n".join(blocks(page, "python"))
    test = doctest.DocTestParser().get_doctest(story, {}, page, page, 0)
    assert test.examples
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=LOOSELY).run(test, out=report.append)
    assert results.failed == 0, "".join(report)


@pytest.mark.parametrize(("page", "command", "output"), CONSOLE, ids=[f"{p} {c}" for p, c, _ in CONSOLE])
def test_a_command_of_the_readme_answers_as_shown(
    page: str, command: str, output: str, tmp_path: Path
) -> None:
    program, *arguments = shlex.split(command)
    assert program == "nonuple"
    run = subprocess.run(
        [sys.executable, "-c", "from nonuple.cli import main; main()", *arguments],
        check=False,
        cwd=tmp_path,
        env=os.environ | {"NONUPLE_LANG": LANGUAGES[page]},
        capture_output=True,
        encoding="utf-8",
    )
    assert run.returncode == 0, run.stderr
    if output.strip():
        assert doctest.OutputChecker().check_output(output, run.stdout, LOOSELY), run.stdout


@pytest.mark.parametrize("page", LANGUAGES)
def test_the_readme_names_the_two_commands_that_matter(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert "make run" in text
    assert "make test" in text


@pytest.mark.parametrize(
    "page",
    [file for file in project_files() if file.suffix == ".md"],
    ids=lambda page: page.relative_to(ROOT).as_posix(),
)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?://)([^)#]+)", page.read_text("utf-8"))
    files = [link for link in links if link != RELEASES]
    assert [link for link in files if not (page.parent / link).exists()] == []


def test_every_row_of_a_table_stands_under_its_heading() -> None:
    """A blank line within a table would show what follows as text."""
    alone = {
        f"{file.name}: {rows[0][:40]}"
        for file in project_files()
        if file.suffix == ".md"
        for rows in tables(file.read_text("utf-8"))
        if len(rows) < 2 or not re.fullmatch(r"\s*\|[\s:|-]+\|", rows[1])
    }
    assert alone == set()


def tables(markdown: str) -> list[list[str]]:
    text = re.sub(r"^```.*?^```", "", markdown, flags=re.M | re.S)
    return [found[0].splitlines() for found in re.finditer(r"(?:^ *\|.*\n?)+", text, re.M)]
