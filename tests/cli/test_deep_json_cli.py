"""JSON so deep that no decoder follows it: one sentence, whatever the command."""

from pathlib import Path

import pytest

from tests.cli.running import run

DEPTH = 100_000
DEEP = "[" * DEPTH + "]" * DEPTH


@pytest.mark.parametrize(
    "command", [("event", "rank"), ("judge",), ("moves",), ("score",), ("top", "--file")], ids=" ".join
)
@pytest.mark.parametrize(
    "written", [DEEP, f'{{"grid": {DEEP}, "players": {DEEP}}}', "[\n" * DEPTH], ids=["list", "object", "open"]
)
def test_deeply_nested_json_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: tuple[str, ...], written: str
) -> None:
    file = tmp_path / "deep.json"
    file.write_text(written)
    ran = run(capsys, *command, str(file))
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert "deep.json" in ran.err


def test_the_line_that_is_too_deep_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "deep.jsonl"
    file.write_text(f'{{"remark": {DEEP}}}\n')
    assert "deep.jsonl, ligne 1 : trop de crochets" in run(capsys, "moves", str(file)).err
