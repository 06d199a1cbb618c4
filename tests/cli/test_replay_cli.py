"""`nonuple replay` and `nonuple sheet`: a game shown, checked and written in another format."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.formats import games
from nonuple.formats.games import WRITERS
from nonuple.texts import speak
from tests.cli.running import run
from tests.records import played

Capture = pytest.CaptureFixture[str]

SHEETS = Path(__file__).parents[1] / "golden" / "sheets"
JOINVILLE = SHEETS / "joinville.txt"
WORDS = "RENE\nBLEUIS\nRE\nEU\nNI\nES\nCLAIE\nCRENE\nWUS\nRENES\nNEE\n"


@pytest.fixture
def words(tmp_path: Path) -> str:
    file = tmp_path / "mots.txt"
    file.write_text(WORDS)
    return str(file)


@pytest.mark.article("box", "exemples", "conseils")
def test_the_worked_example_is_replayed_exactly(capsys: Capture, words: str) -> None:
    ran = run(capsys, "replay", str(JOINVILLE), "--lexicon", words)
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "H5 RENE, 8 points, cumul 8",
        "I3 BLEUIS, 21 points, cumul 29 ; forme aussi RE, EU, NI, ES",
        "4H CLAIE, 30 points, cumul 59 ; forme aussi CRENE",
        "(après un rejet)",
        "À jouer",
        "Partie en cours : total 59.",
        "Tout concorde (liste « mots.txt »)",
    ):
        assert said in ran.out
    assert " H  =  ·  ·  C  R  E  N  E " in ran.out


def test_what_differs_with_our_list_is_said_and_the_code_is_1(capsys: Capture) -> None:
    ran = run(capsys, "replay", str(JOINVILLE))
    assert (ran.code, ran.err) == (1, "")
    said = " ".join(ran.out.split())
    assert (
        "coup 2 : le top de notre liste était 32 (WEB 9G), la feuille a retenu BLEUIS en I3 pour 21." in said
    )


def test_one_turn_is_shown_and_judged_alone(capsys: Capture) -> None:
    third = run(capsys, "replay", str(JOINVILLE), "--turn", "3")
    assert third.code == 0
    assert "CLAIE" in third.out
    assert "Coup 2" not in third.out
    assert run(capsys, "replay", str(JOINVILLE), "--turn", "2").code == 1
    for number in ("0", "5", "-1"):
        ran = run(capsys, "replay", str(JOINVILLE), "--turn", number)
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("formula", ["normal", "joker-7/8"])
@pytest.mark.parametrize("name", WRITERS)
def test_a_whole_game_is_replayed_from_every_format(capsys: Capture, name: str, formula: str) -> None:
    game = played(formula=formula)
    ran = run(capsys, "replay", "-", given=WRITERS[name](game).encode())
    assert (ran.code, ran.err) == (0, "")
    assert f"total {game.total}" in ran.out
    assert ran.out.count("Tirage") == len(game.turns)


@pytest.mark.parametrize("name", WRITERS)
def test_a_sheet_is_written_in_every_format(capsys: Capture, name: str) -> None:
    ran = run(capsys, "sheet", str(JOINVILLE), "--format", name)
    assert (ran.code, ran.err) == (0, "")
    assert games.read(ran.out.encode()) == games.read(JOINVILLE.read_bytes())


def test_the_sheet_is_text_unless_told_otherwise(capsys: Capture) -> None:
    assert run(capsys, "sheet", str(SHEETS / "joinville.xml")).out == JOINVILLE.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("replay", "rien.txt"), "impossible de lire rien.txt"),
        (("replay", "."), "impossible de lire ."),
        (("replay", "a\0b"), "impossible de lire a"),
        (("sheet", "rien.txt"), "impossible de lire rien.txt"),
        (("replay", "--nothing"), "--nothing"),
        (("replay", str(JOINVILLE), "--lexicon", "ods99"), "ods99"),
        (
            ("sheet", str(JOINVILLE), "--format", "pdf"),
            "« pdf » n'existe pas : choisissez parmi text, markdown",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(
    capsys: Capture, arguments: tuple[str, ...], said: str
) -> None:
    ran = run(capsys, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert said in ran.err


def test_a_bad_line_is_pointed_at_and_the_rest_is_replayed(capsys: Capture) -> None:
    ran = run(capsys, "replay", "-", given=b"EEERWLN RENE H5 8\nWEL+BSUI BLEUIS I3\n")
    assert (ran.code, ran.err) == (1, "")
    assert "- ligne 2 : « WEL+BSUI BLEUIS I3 » n'a pas été compris" in ran.out
    assert "Coup 1" in ran.out


def test_a_bad_line_is_named_with_its_file(capsys: Capture) -> None:
    ran = run(capsys, "sheet", "-", given=b"EEERWLN RENE H5 8\nWEL+BSUI BLEUIS I3\n")
    assert ran.code == 2
    said = "nonuple: entrée standard : ligne 2 : « WEL+BSUI BLEUIS I3 » n'a pas été compris"
    assert ran.err.startswith(said)


def test_speaks_english(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NONUPLE_LANG", "en")
    ran = run(capsys, "replay", str(JOINVILLE))
    speak("fr")
    assert "the top of our list was 32" in " ".join(ran.out.split())


@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_no_file_breaks_it(capsys: Capture, content: bytes) -> None:
    ran = run(capsys, "replay", "-", given=content)
    assert ran.code in (0, 1, 2)
    assert (len(ran.err.splitlines()) == 1) == (ran.code == 2)
