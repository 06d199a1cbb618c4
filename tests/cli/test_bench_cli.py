"""`nonuple bench`: what it measures and what it says; no figure is asserted that a clock gave."""

import json
from pathlib import Path

import pytest

from nonuple.cli.bench import POSITIONS
from tests.cli.running import run

Capture = pytest.CaptureFixture[str]

EMPTY = "/".join(["15"] * 15)
CGP = f"{EMPTY} AEINRST/\n{EMPTY} AEINRS?/\n"


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    """Two positions and a few words."""
    positions, words = tmp_path / "two.cgp", tmp_path / "words.txt"
    positions.write_text(CGP)
    words.write_text(
        "\n".join(["RESINAT", "TRAINES", "SATINER", "ARENES", "ES", "RAS", "NI", "TE", "AI", "RIEN"])
    )
    return str(positions), str(words)


def test_measures_a_file_of_positions_with_a_list_of_words(capsys: Capture, files: tuple[str, str]) -> None:
    ran = run(capsys, "bench", "--cgp", files[0], "--words", files[1], "--json")
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    assert (report["words"], [one["file"] for one in report["files"]]) == (10, ["two"])
    (measured,) = report["files"]
    assert measured["positions"] == 2
    for figures in (measured["top"], measured["all"]):
        assert 0 < figures["best"] <= figures["median"]
    assert report["table_bytes"] > 0
    assert report["self_play"]["turns_a_game"] >= 2


def test_shows_a_table(capsys: Capture, files: tuple[str, str]) -> None:
    ran = run(capsys, "bench", "--cgp", files[0], "--words", files[1])
    assert (ran.code, ran.err) == (0, "")
    assert "two" in ran.out
    assert "10" in ran.out


def test_the_positions_come_with_the_package() -> None:
    assert [file.stem for file in sorted(POSITIONS.glob("*.cgp"))] == [
        "positions-0-jokers",
        "positions-1-joker",
        "positions-2-jokers",
        "positions-natural",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "vide"),
        (f"{EMPTY}\n", "pas de lettres"),
        ("15/15 ABC/\n", "15"),
    ],
)
def test_positions_that_cannot_be_used_are_refused_in_one_sentence(
    capsys: Capture, tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "bad.cgp"
    file.write_text(text)
    ran = run(capsys, "bench", "--cgp", str(file))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err


def test_a_list_that_is_not_there_is_refused(capsys: Capture) -> None:
    ran = run(capsys, "bench", "--words", "nowhere")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
