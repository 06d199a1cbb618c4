"""Games as files of those who play them: whole, in order, gone on with, and never mixed with others."""

import json
from pathlib import Path

import pytest

from nonuple.words_io.library import store
from nonuple.workers import parts
from tests.cli.running import Ran, run

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "GAMES_A_PART", 4)


def simulate(capsys: Capture, *options: str, games: int = 10) -> Ran:
    return run(capsys, "simulate", "--games", str(games), "--seed", "95", *options)


def test_the_files_one_after_the_other_are_what_the_command_prints(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "parties"
    ran = simulate(capsys, "--to", str(folder))
    assert (ran.code, ran.out) == (0, f"10 parties dans 3 fichiers, dossier {folder}\n")
    files = sorted(folder.glob("*.jsonl"))
    assert [file.name for file in files] == [
        "games-095-098.jsonl",
        "games-099-102.jsonl",
        "games-103-104.jsonl",
    ]
    assert "".join(file.read_text() for file in files) == simulate(capsys).out


def test_what_was_interrupted_goes_on_and_what_is_there_is_left_alone(
    capsys: Capture, tmp_path: Path
) -> None:
    simulate(capsys, "--to", str(tmp_path / "whole"))
    simulate(capsys, "--to", str(tmp_path / "again"))
    first, second, _ = sorted((tmp_path / "again").glob("*.jsonl"))
    second.unlink()
    first.write_text("left alone")
    unfinished = tmp_path / "again" / f".{second.name}.0123abcd.tmp"
    unfinished.write_text("of somebody who was killed")
    assert simulate(capsys, "--to", str(tmp_path / "again")).code == 0
    assert first.read_text() == "left alone"
    assert not unfinished.exists()
    assert second.read_bytes() == (tmp_path / "whole" / second.name).read_bytes()


@pytest.mark.parametrize("others", [("--formula", "joker"), ("--edition", "2010"), ("--format", "parquet")])
def test_a_folder_of_other_games_is_left_alone(
    capsys: Capture, tmp_path: Path, others: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nonuple.programs.datasets.check_parquet", lambda: None)
    simulate(capsys, "--to", str(tmp_path / "a"))
    before = {file.name: file.read_bytes() for file in (tmp_path / "a").iterdir()}
    ran = simulate(capsys, "--to", str(tmp_path / "a"), *others)
    assert (ran.code, "autres parties" in ran.err) == (2, True)
    assert {file.name: file.read_bytes() for file in (tmp_path / "a").iterdir()} == before
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "something").touch()
    assert simulate(capsys, "--to", str(tmp_path / "b")).code == 2


def test_a_part_that_nobody_here_can_see_is_told(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the folder is not the same on another machine."""
    monkeypatch.setattr(
        parts, "store", lambda path, content: store(path.parent / "elsewhere" / path.name, content)
    )
    ran = simulate(capsys, "--to", str(tmp_path / "a"), games=2)
    assert (ran.code, "commun à toutes les machines" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--to", "a", "--stats"], "--stats"),
        (["--format", "jsonl"], "--to"),
        (["--free", "--to", "a"], "--free"),
        (["--free", "--cluster", "127.0.0.1:1"], "--free"),
        (["--cluster", "127.0.0.1:1", "--workers", "2"], "--workers"),
        (["--to", "a", "--format", "parquet", "--seed", str(2**63)], "Parquet"),
    ],
)
def test_what_does_not_go_together_is_refused(capsys: Capture, options: list[str], said: str) -> None:
    ran = run(capsys, "simulate", *options)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


@pytest.mark.parametrize(
    ("options", "lacking", "extra"),
    [
        (["--cluster", "127.0.0.1:6379"], "Ray", "cluster"),
        (["--to", "a", "--format", "parquet"], "pyarrow", "data"),
    ],
)
def test_without_the_extra_a_sentence_says_what_to_install(
    capsys: Capture, options: list[str], lacking: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("cluster", "parquet"):
        monkeypatch.setattr(f"nonuple.workers.{module}.find_spec", lambda name: None)
    ran = run(capsys, "simulate", *options)
    assert (ran.code, ran.out) == (2, "")
    assert lacking in ran.err
    assert f"pip install 'nonuple[{extra}]'" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_prepare_says_so_too_before_it_asks_for_a_password(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nonuple.workers.cluster.find_spec", lambda name: None)
    ran = run(capsys, "prepare", "--out", str(tmp_path / "a.json"), "--cluster", "127.0.0.1:6379")
    assert (ran.code, "nonuple[cluster]" in ran.err) == (2, True)


@pytest.mark.parametrize("address", ["", "6379", "host:", ":6379", "host:0", "host:70000", "ray://a:b"])
def test_what_is_no_address_is_refused(
    capsys: Capture, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nonuple.workers.cluster.find_spec", lambda name: json)
    ran = run(capsys, "simulate", "--cluster", address)
    assert (ran.code, "machine:port" in ran.err) == (2, True)


def test_an_address_at_which_nothing_answers_is_told(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise ConnectionRefusedError(111, "Connection refused")

    monkeypatch.setattr("nonuple.workers.cluster.find_spec", lambda name: json)
    monkeypatch.setattr("socket.create_connection", refused)
    ran = run(capsys, "simulate", "--cluster", "127.0.0.1:6379")
    assert (ran.code, "127.0.0.1:6379" in ran.err) == (2, True)
