"""A real Ray cluster of two nodes of one core each: the same bytes as on one machine, whatever is killed."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from pyarrow.parquet import read_table

from nonuple.formats import sealed
from nonuple.play.duplicate.census import Findings
from nonuple.words_io.library import open_lexicon
from scripts.study.counting import Kept
from tests.cluster.ray_nodes import RayNodes, running_ray
from tests.repository import ROOT

SIMULATE = ("simulate", "--seed", "3", "--formula", "joker-7+8")


@pytest.fixture(scope="module")
def nodes() -> Iterator[RayNodes]:
    with running_ray() as running:
        yield running


def nonuple(*arguments: str | Path) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "nonuple", *arguments], check=False, capture_output=True, timeout=600
    )


def answered(*arguments: str | Path) -> bytes:
    ran = nonuple(*arguments)
    assert (ran.returncode, ran.stderr) == (0, b"")
    return ran.stdout


def started(*arguments: str | Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "nonuple", *arguments], stdout=subprocess.PIPE)


def test_games_are_the_same_bytes_as_on_one_machine(nodes: RayNodes) -> None:
    there = answered(*SIMULATE, "--games", "250", "--cluster", nodes.address)
    assert there == answered(*SIMULATE, "--games", "250", "--workers", "1")


def test_so_are_statistics(nodes: RayNodes) -> None:
    asked = (*SIMULATE, "--games", "150", "--stats", "--json")
    assert answered(*asked, "--cluster", nodes.address) == answered(*asked)


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
def test_so_are_the_files_that_the_nodes_write(nodes: RayNodes, tmp_path: Path, kind: str) -> None:
    asked = (*SIMULATE, "--games", "1200", "--format", kind, "--to")
    answered(*asked, tmp_path / "there", "--cluster", nodes.address)
    answered(*asked, tmp_path / "here")
    there, here = (
        {file.name: file.read_bytes() for file in (tmp_path / place).iterdir()} for place in ("there", "here")
    )
    assert there == here
    assert sorted(there) == ["_games.json", "games-0003-1002." + kind, "games-1003-1202." + kind]
    if kind == "parquet":
        table = read_table(tmp_path / "there")
        assert table["seed"].to_pylist() == list(range(3, 1203))


def test_a_word_list_travels_with_the_work(nodes: RayNodes, tmp_path: Path) -> None:
    (tmp_path / "mots.txt").write_text("WHISKYWHISKY\n")
    asked = ("simulate", "--games", "3", "--lexicon", tmp_path / "mots.txt")
    assert answered(*asked, "--cluster", nodes.address) == answered(*asked)


def test_the_same_game_is_prepared(nodes: RayNodes, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("sésame")
    asked = ("prepare", "--seed", "5", "--total", "1150..", "--password-file", tmp_path / "secret", "--out")
    answered(*asked, tmp_path / "there", "--cluster", nodes.address)
    answered(*asked, tmp_path / "here")
    there, here = (
        sealed.unseal((tmp_path / name).read_bytes(), "sésame", name) for name in ("there", "here")
    )
    assert (there.record, there.draws) == (here.record, here.draws)


def test_a_study_counts_the_same(nodes: RayNodes, tmp_path: Path) -> None:
    nothing = Kept(open_lexicon().fingerprint, {"normal": Findings(), "joker": Findings()})
    for place, where in (("there", ("--cluster", nodes.address)), ("here", ())):
        kept = tmp_path / place
        kept.write_bytes(msgspec.json.encode(nothing))
        command = [
            sys.executable,
            "-m",
            "scripts.study",
            "--games",
            "250",
            "--no-page",
            "--kept",
            kept,
            *where,
        ]
        subprocess.run(command, check=True, cwd=ROOT, capture_output=True)
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()
    assert {one.census.games for one in Kept.read(kept, nothing.lexicon).formulas.values()} == {250}


def test_ctrl_c_leaves_nobody_at_work(nodes: RayNodes, tmp_path: Path) -> None:
    """Once other games have had both cores, nothing more is written of those interrupted."""
    folder = tmp_path / "games"
    running = started(*SIMULATE, "--games", "100000", "--to", folder, "--cluster", nodes.address)
    while len(list(folder.glob("games-*"))) < 1:
        assert running.poll() is None
        answered(*SIMULATE, "--games", "1", "--cluster", nodes.address)
    running.send_signal(signal.SIGINT)
    running.communicate()
    assert running.returncode == 130
    answered(*SIMULATE, "--games", "800", "--cluster", nodes.address)
    written = sorted(folder.iterdir())
    answered(*SIMULATE, "--games", "800", "--cluster", nodes.address)
    assert sorted(folder.iterdir()) == written
    assert len(written) < 100


def test_a_node_killed_in_the_middle_changes_nothing(nodes: RayNodes) -> None:
    """Last, as one node is left after it. What is not read yet holds the others back: it is the middle."""
    running = started(*SIMULATE, "--games", "2500", "--cluster", nodes.address)
    assert running.stdout is not None
    first = running.stdout.readline()
    nodes.kill_second()
    rest, _ = running.communicate()
    assert running.returncode == 0
    assert first + rest == answered(*SIMULATE, "--games", "2500")
