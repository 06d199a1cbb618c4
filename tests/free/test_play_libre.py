"""`nonuple play libre`: the free game at a terminal."""

import json
from pathlib import Path

import pytest

from nonuple.cli.play_free import with_jokers
from nonuple.pieces.board import Board
from tests.cli.running import Ran, run

Capture = pytest.CaptureFixture[str]


def played(capsys: Capture, *typed: str, options: tuple[str, ...] = ()) -> Ran:
    """A game of seed 7, in which Ana begins with JEEEATE against the computer."""
    given = "".join(f"{line}\n" for line in typed).encode()
    return run(capsys, "play", "libre", "--seed", "7", "--seats", "greedy,Ana", *options, given=given)


@pytest.mark.article("free", "1", "2", "13")
def test_a_word_is_laid_the_computer_answers_and_the_sheet_is_kept(capsys: Capture) -> None:
    ran = played(capsys, "8D jetee", "f", "q")
    assert ran.code == 0
    assert "Ana : 8D JETEE, 40 points." in ran.out
    assert "greedy : D8 JIHAD, 32 points." in ran.out
    assert "Coup 3, à Ana : greedy 32, Ana 40." in ran.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("8D jetees", "il manque des lettres"),
        ("A1 jetee", "case centrale"),
        ("8D teeej", "mot non admis"),
        ("jetee", "le mot et sa place"),
        ("x QQ", "n'a pas toutes ces lettres"),
        ("annuler\no", "aucun coup récent"),
    ],
)
def test_what_cannot_be_done_is_said_and_asked_again(capsys: Capture, typed: str, told: str) -> None:
    ran = played(capsys, *typed.split("\n"), "q")
    assert told in " ".join(ran.out.split())
    assert ran.out.count("Ana ?") == 2


@pytest.mark.article("free", "7", "8")
def test_letters_are_exchanged_and_turns_passed_and_played_again(capsys: Capture) -> None:
    ran = played(capsys, "x EEE", "-", "annuler", "o", "abandon")
    assert "Ana : 3 lettres échangées." in ran.out
    assert "Ana : tour passé." in ran.out
    assert "Le coup est à rejouer." in ran.out
    assert "Ana : abandon." in ran.out
    assert "Il ne reste qu'un joueur." in ran.out


def test_a_game_that_was_left_goes_on_where_it_stood(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "libre.jsonl"
    left = played(capsys, "8D jetee", "q", options=("--save", str(file)))
    assert str(file) in left.out.replace("\n", "")
    again = run(capsys, "play", "libre", "--save", str(file), "--plain", given=b"q\n")
    assert "Coup 3, à Ana : greedy 32, Ana 40." in again.out
    assert "Grille : D8 JIHAD, 8D JETEE." in again.out
    spoken = again.out.splitlines()
    assert "N° 2, Joueur greedy, Coup D8 JIHAD, Cases MD, Points 32, greedy 32, Ana 40" in spoken
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([lines[0], *lines[2:]]), "utf-8")
    refused = run(capsys, "play", "libre", "--save", str(file), given=b"q\n")
    assert (refused.code, refused.out) == (2, "")
    assert json.loads(lines[0])["kind"] == "libre"


def test_once_the_game_is_over_a_computer_explains_itself_if_one_wants(
    capsys: Capture, tmp_path: Path
) -> None:
    """Not before: what it considered tells its letters."""
    kept = ("--explain", "--save", str(tmp_path / "libre.jsonl"))
    left = played(capsys, "8D jetee", "q", options=kept)
    assert "considéré" not in left.out
    over = run(capsys, "play", "libre", *kept, "--plain", given=b"abandon\n")
    told = over.out.partition("Ce que les ordinateurs ont considéré :")[2]
    assert [line.strip() for line in told.splitlines() if line.strip()] == [
        "Coup 2, greedy :",
        "D8 JIHAD : 32 points.",
    ]


@pytest.mark.article("free", "10")
def test_around_one_keyboard_a_word_is_challenged_and_letters_are_hidden(capsys: Capture) -> None:
    typed = ["", "8D teeej", "Ana", ""]
    given = "".join(f"{line}\n" for line in [*typed, "q"]).encode()
    options = ("--seats", "Ana,Bob", "--words", "challenge", "--seed", "7")
    ran = run(capsys, "play", "libre", *options, given=given)
    assert "Passez le clavier à Bob, puis Entrée." in ran.out
    assert "Contestation fondée : TEEEJ n'est pas admis. Bob : lettres reprises, tour perdu." in ran.out
    assert "Passez le clavier à Ana, puis Entrée." in ran.out


@pytest.mark.article("free", "6")
@pytest.mark.parametrize(
    ("typed", "rack", "laid"),
    [
        ("met", "METAAAA", "MET"),
        ("MET", "ME?AAAA", "MEt"),
        ("M(E)T", "MET?AAA", "MeT"),
        ("tete", "TE??AAA", "TEte"),
    ],
)
def test_a_letter_that_the_rack_lacks_is_a_joker(typed: str, rack: str, laid: str) -> None:
    assert with_jokers(Board(), "H8", typed, rack) == laid


@pytest.mark.parametrize(
    "options", [("--seats", "Ana"), ("--level", "dieu"), ("--minutes", "5"), ("--words", "tous")]
)
def test_what_cannot_be_asked_for_is_refused(capsys: Capture, options: tuple[str, ...]) -> None:
    ran = run(capsys, "play", "libre", *options)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("nonuple: ")
