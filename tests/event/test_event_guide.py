"""What the guide of events shows is true: its files are written and its commands run, one after the other."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from nonuple.texts import Language, speak
from tests.cli.running import run
from tests.repository import ROOT

BLOCK = re.compile(r"^```(?P<kind>\w+)(?: (?P<file>\S+))?\n(?P<body>.*?)^```", re.MULTILINE | re.DOTALL)
LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PAGES: list[tuple[str, Language]] = [("event.md", "en"), ("evenement.md", "fr")]


@pytest.mark.parametrize(("page", "language"), PAGES)
def test_the_guide_of_events_runs(
    page: str,
    language: Language,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NONUPLE_LANG", language)
    shown = 0
    for block in BLOCK.finditer((ROOT / "docs" / page).read_text("utf-8")):
        if block["file"]:
            (tmp_path / block["file"]).write_text(block["body"], "utf-8")
            continue
        for example in block["body"].split("$ ")[1:]:
            command, _, output = example.partition("\n")
            program, *arguments = shlex.split(command)
            ran = run(capsys, *arguments)
            shown += 1
            assert (program, ran.err) == ("nonuple", ""), command
            assert doctest.OutputChecker().check_output(output, ran.out, LOOSELY), f"{command}\n{ran.out}"
    speak("fr")
    assert shown > 10
