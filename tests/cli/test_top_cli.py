"""`nonuple top`: the screen of a position, and what it says to what it cannot read."""

import json
from pathlib import Path

import pytest

from tests.cli.running import run

Capture = pytest.CaptureFixture[str]

PASSE_CGP = "15/15/15/15/15/15/15/3PASSE7/15/15/15/15/15/15/15"
GRID = ["." * 15] * 7 + ["...PASSE......."] + ["." * 15] * 7


@pytest.fixture
def mots(tmp_path: Path) -> str:
    file = tmp_path / "mots.txt"
    file.write_text("PASSE\nMUNIE\nPU\nAN\nSI\nSE\nPASSEE\nUNIE\nNI\nEN\nNUE\nMUE\nME\n")
    return str(file)


def table(out: str) -> list[list[str]]:
    """The rows of the solutions, split into cells at blanks."""
    lines = out.split("Rang", 1)[1].splitlines()[1:]
    return [line.split() for line in lines if line[:1] == " "]


def test_draws_the_grid_with_the_top_and_lists_the_best(capsys: Capture, mots: str) -> None:
    ran = run(capsys, "top", "--cgp", f"{PASSE_CGP} MUNIE/ 0/0 0", "--lexicon", mots)
    assert (ran.code, ran.err) == (0, "")
    assert " H  =  ·  ·  P  A  S  S  E  ·" in ran.out
    assert " I  ·  ·  M  U  N  I  E  ·" in ran.out
    assert "Top posé : I3 MUNIE, 20 points" in ran.out
    assert table(ran.out)[0] == ["1", "20", "I3", "MUNIE", "PU,", "AN,", "SI,", "SE"]
    assert len(table(ran.out)) == 10
    assert "10 solutions sur" in ran.out


def test_all_limit_and_min_choose_what_is_listed(capsys: Capture, mots: str) -> None:
    position = ("--cgp", PASSE_CGP, "--rack", "MUNIE", "--lexicon", mots)
    every = table(run(capsys, "top", *position, "--all").out)
    assert len(every) > 10
    assert table(run(capsys, "top", *position, "--limit", "3").out) == every[:3]
    least = [row for row in every if int(row[1]) >= 12]
    assert table(run(capsys, "top", *position, "--min", "12", "--all").out) == least
    ran = run(capsys, "top", *position, "--min", "500")
    assert (ran.code, "Aucune solution de ce score." in ran.out) == (0, True)


def test_ties_share_their_rank(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "deux.txt").write_text("NA\nAN\n")
    ran = run(capsys, "top", "--rack", "AN", "--all", "--lexicon", str(tmp_path / "deux.txt"))
    assert {row[0] for row in table(ran.out)} == {"1"}


@pytest.mark.article("2026", "4.4")
def test_a_rack_alone_is_played_across_the_empty_grid(capsys: Capture) -> None:
    ran = run(capsys, "top", "--rack", "FEDAYIN", "--all")
    assert table(ran.out)[0] == ["1", "110", "H8", "FEDAYIN", "prime", "50"]
    assert all(row[2].startswith("H") for row in table(ran.out))


def test_the_formula_changes_the_bonus(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "long.txt").write_text("ANANANAN\n")
    lexicon = ("--lexicon", str(tmp_path / "long.txt"))
    assert "prime 75" in run(capsys, "top", "--rack", "ANANANAN", "--formula", "7+8", *lexicon).out
    assert "Aucune solution" in run(capsys, "top", "--rack", "ANANANAN", "--formula", "7/8", *lexicon).out


@pytest.mark.article("box", "conseils")
def test_racks_are_read_as_they_are_published(capsys: Capture, mots: str) -> None:
    for rack in ("MUN+IE", "-MUNIE", "-M+UNIE"):
        ran = run(capsys, "top", "--cgp", PASSE_CGP, "--rack", rack, "--lexicon", mots)
        assert "Top posé : I3 MUNIE, 20 points" in ran.out


def forms(folder: Path) -> list[Path]:
    typed, cgp, json_file = folder / "grille.txt", folder / "position.cgp", folder / "position.json"
    typed.write_text("\r\n".join([*GRID, "MUNIE"]))
    cgp.write_text(f"{PASSE_CGP} MUNIE/ 0/0 0\n")
    json_file.write_text(json.dumps({"grid": GRID, "rack": "MUNIE"}))
    return [typed, cgp, json_file]


def test_reads_a_typed_grid_cgp_or_json(capsys: Capture, tmp_path: Path, mots: str) -> None:
    shown = [run(capsys, "top", "--file", str(file), "--lexicon", mots) for file in forms(tmp_path)]
    assert {ran.code for ran in shown} == {0}
    assert len({ran.out for ran in shown}) == 1


def test_a_file_of_several_positions_shows_the_one_asked_for(
    capsys: Capture, tmp_path: Path, mots: str
) -> None:
    file = tmp_path / "deux.cgp"
    file.write_text(f"{PASSE_CGP} MUNIE/\n\n{PASSE_CGP} UNI/\n")
    assert "Position 1 sur 2" in run(capsys, "top", "--file", str(file), "--lexicon", mots).out
    ran = run(capsys, "top", "--file", str(file), "--line", "2", "--lexicon", mots)
    assert "Tirage   U   N   I" in ran.out
    assert run(capsys, "top", "--file", str(file), "--line", "3").code == 2


def test_the_words_of_a_json_position_are_the_only_ones_admitted(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"grid": GRID, "rack": "R", "words": ["PASSE", "PASSER"]}))
    assert table(run(capsys, "top", "--file", str(file)).out) == [["1", "8", "H4", "PASSER"]]


BAD = [
    (["top"], "--rack"),
    (["top", "--cgp", PASSE_CGP], "--rack"),
    (["top", "--cgp", PASSE_CGP, "--file", "x"], "pas les deux"),
    (["top", "--rack", "aeinrst"], "a"),
    (["top", "--rack", "ABCDEFGHIJKL"], "12"),
    (["top", "--rack", "AN", "--limit", "0"], "--limit"),
    (["top", "--rack", "AN", "--line", "2"], "--line"),
    (["top", "--rack", "AN", "--formula", "huit"], "7+8+9"),
    (["top", "--rack", "AN", "--cgp", "15/15"], "15 lignes"),
    (["top", "--rack", "AN", "--lexicon", "nulle-part"], "nulle-part"),
    (["top", "--file", "/nulle/part.txt"], "/nulle/part.txt"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD)
def test_what_cannot_be_shown_is_refused_in_a_sentence(
    capsys: Capture, arguments: list[str], said: str
) -> None:
    ran = run(capsys, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert said in ran.err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "est vide"),
        (b" \n\n", "est vide"),
        (b"\x89PNG\r\n\x1a\n", "n'est pas du texte"),
        (b"\0" * 40, "n'est pas du texte"),
        ("\n".join(GRID[1:]).encode(), "celle-ci en a 14"),
        ("\n".join([*GRID[1:], "." * 16]).encode(), "O"),
        (b'{"grid": 1}', "grid"),
        (b"15/15/15 AN/", "15 lignes"),
    ],
)
def test_a_file_of_something_else_is_refused_in_a_sentence(
    capsys: Capture, tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "fichier"
    file.write_bytes(content)
    ran = run(capsys, "top", "--file", str(file), "--rack", "AN")
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert str(file) in ran.err
    assert said in ran.err


def test_a_run_that_is_no_word_is_noted(capsys: Capture, mots: str) -> None:
    ran = run(
        capsys, "top", "--cgp", PASSE_CGP.replace("3PASSE7", "3XZ10"), "--rack", "MUNIE", "--lexicon", mots
    )
    assert ran.code == 0
    assert "XZ (H4) : pas dans la liste" in ran.err
