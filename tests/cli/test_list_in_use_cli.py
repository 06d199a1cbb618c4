"""`nonuple lexicon use` chooses for every command, and who is answered knows which list decided."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Ran, run

Capture = pytest.CaptureFixture[str]

EMPTY = ["." * 15] * 15
SLIP = {
    "turn": 1,
    "grid": EMPTY,
    "rack": "ZZZAEIO",
    "slip": {"sketch": ["ZZZ"], "reference": "H8", "score": 60},
}
ONE_POSITION = f"{'/'.join(['15'] * 15)} AEINRST/ 0/0 0"
NAMED = "liste « club »"


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """A club that uses a list of its own."""
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    Path("club.txt").write_text("AA\nSATINER\nZZZ\n")
    assert run(capsys, "lexicon", "import", "club.txt", "--name", "club", "--use").code == 0


def judged(capsys: Capture, *options: str) -> Ran:
    return run(capsys, "judge", "-", *options, given=json.dumps(SLIP).encode())


@pytest.mark.usefixtures("club")
def test_judge_takes_the_list_in_use(capsys: Capture) -> None:
    ran = judged(capsys)
    assert json.loads(ran.out)["points"] == 60
    assert NAMED in ran.err
    assert json.loads(judged(capsys, "--lexicon", "default").out)["points"] == 0


@pytest.mark.usefixtures("club")
def test_an_explanation_begins_with_its_list(capsys: Capture) -> None:
    assert NAMED in judged(capsys, "--explain").out.splitlines()[0]
    told = judged(capsys, "--explain", "--lexicon", "default").out
    assert "trois tops sur dix" in told


@pytest.mark.usefixtures("club")
def test_moves_takes_the_list_in_use(capsys: Capture) -> None:
    ran = run(capsys, "moves", "-", "--top", given=json.dumps({"grid": EMPTY, "rack": "AEINRST"}).encode())
    assert {move["word"] for move in json.loads(ran.out)["moves"]} == {"SATINER"}
    assert NAMED in ran.err


@pytest.mark.usefixtures("club")
@pytest.mark.parametrize("free", [(), ("--free",)])
def test_simulate_takes_the_list_in_use(capsys: Capture, free: tuple[str, ...]) -> None:
    chosen = run(capsys, "simulate", *free)
    assert (chosen.code, chosen.out) == (0, run(capsys, "simulate", *free, "--lexicon", "club.txt").out)
    assert chosen.out != run(capsys, "simulate", *free, "--lexicon", "default").out
    assert NAMED in chosen.err


@pytest.mark.usefixtures("club")
def test_statistics_name_their_list_once(capsys: Capture) -> None:
    ran = run(capsys, "simulate", "--stats")
    assert (ran.out.count(NAMED), ran.err) == (1, "")


@pytest.mark.usefixtures("club")
def test_bench_takes_the_list_in_use(capsys: Capture) -> None:
    Path("one.cgp").write_text(ONE_POSITION + "\n")
    ran = run(capsys, "bench", "--cgp", "one.cgp", "--json")
    assert json.loads(ran.out)["words"] == 3


@pytest.mark.usefixtures("club")
def test_a_top_names_its_list(capsys: Capture) -> None:
    assert NAMED in run(capsys, "top", "--rack", "AEINRST").out


def test_programs_hear_nothing_of_the_default_list_or_of_one_they_named(
    capsys: Capture, tmp_path: Path
) -> None:
    asked = json.dumps({"grid": EMPTY, "rack": "AEINRST"}).encode()
    words = tmp_path / "mots.txt"
    words.write_text("AA\nSATINER\n")
    for options in ((), ("--lexicon", str(words))):
        assert run(capsys, "moves", "-", *options, given=asked).err == ""
