"""`nonuple lexicon learn` and `learnt`: a folder of sheets corrects the free list, and says by what."""

import json
from pathlib import Path

import pytest

from nonuple.formats import game_file, sheet
from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library, open_lexicon
from nonuple.words_io.schoolbook import Schoolbook
from tests.cli.running import run
from tests.formats.club_sheets import WAYS
from tests.play.recording import Recorder

Capture = pytest.CaptureFixture[str]
MISSING = {"KORRI", "AY"}
EXTRA = {"EX", "DO", "NE", "VU", "ET"}
GAMES = 36


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sheets of a list with words that ours lacks and without some of ours, and a file that is none."""
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    truth = Lexicon.of({*open_lexicon(), *MISSING} - EXTRA)
    sheets = tmp_path / "feuilles"
    (sheets / "2025").mkdir(parents=True)
    for seed, way in zip(range(GAMES), WAYS.values(), strict=False):
        game = sampled(Settings(), secret_of_seed(seed), truth)
        (sheets / "2025" / f"soir-{seed:02}.txt").write_text(way(game), "utf-8")
    (sheets / "LISEZMOI.txt").write_text("Bonjour à tous")
    return sheets


def told(capsys: Capture, *arguments: str) -> dict[str, dict[str, list[dict[str, object]]]]:
    ran = run(capsys, "lexicon", "learnt", *arguments, "--json")
    answer: dict[str, dict[str, list[dict[str, object]]]] = json.loads(ran.out)
    return answer


def test_a_folder_is_learnt_and_every_word_says_where_it_was_met(capsys: Capture, folder: Path) -> None:
    ran = run(capsys, "lexicon", "learn", str(folder))
    assert ran.code == 0
    assert ran.out.splitlines()[0] == f"{GAMES} feuilles lues, {GAMES} nouvelles."
    assert f"Appris de {GAMES} feuilles" in ran.out
    assert "Laissée de côté : LISEZMOI.txt" in ran.err
    found = told(capsys)
    assert set(found["admitted"]) <= MISSING
    assert set(found["barred"]) <= EXTRA
    assert found["admitted"]
    assert found["barred"]
    for where in (*found["admitted"].values(), *found["barred"].values()):
        assert all(str(one["sheet"]).startswith("soir-") for one in where)
    again = run(capsys, "lexicon", "learn", str(folder))
    assert again.out.splitlines()[0] == f"{GAMES} feuilles lues, 0 nouvelle."


def test_what_is_learnt_becomes_a_list_only_when_asked_for(capsys: Capture, folder: Path) -> None:
    run(capsys, "lexicon", "learn", str(folder))
    library = Library.of_user()
    assert (library.in_use(), library.names()) == ("default", [])
    assert "« appris »" in run(capsys, "lexicon", "learnt", "--use").out
    assert library.in_use() == "appris"
    words, (bad, *_) = library.open("appris"), told(capsys)["barred"]
    assert bad in library.default()
    assert bad not in words
    run(capsys, "lexicon", "learnt", bad, "--admit", "--use")
    assert library.in_use() == "appris-2"
    assert bad in library.open("appris-2")
    assert bad not in library.open("appris")
    assert library.use("default").name == "default"


@pytest.mark.parametrize("under", ["default+deux-lettres", "club"])
def test_the_free_list_in_use_keeps_its_supplements(capsys: Capture, folder: Path, under: str) -> None:
    """Also the second time, when what was learnt first is in use; what was undone is not kept there."""
    library = Library.of_user()
    Path("courts.txt").write_text("AA\nWU\nZZYX\n")
    run(capsys, "lexicon", "import", "courts.txt", "--name", "club", "--onto", "default")
    library.use(under)
    short = {word for word in library.open(under) if len(word) == 2}
    run(capsys, "lexicon", "learn", str(folder))
    run(capsys, "lexicon", "learnt", "kryzt", "--admit", "--use")
    run(capsys, "lexicon", "learnt", "kryzt", "--undo", "--use")
    used = library.in_use()
    after = {word for word in library.open(used) if len(word) == 2}
    assert used == "appris-2"
    assert short - after <= EXTRA
    assert after - short <= Schoolbook(library).read().proven.keys()
    assert ("ZZYX" in library.open(used), "KRYZT" in library.open(used)) == (under == "club", False)
    assert library.free_under(used)
    run(capsys, "lexicon", "remove", under)
    assert library.free_under(used)


def test_a_decision_can_be_undone_and_a_sheet_forgotten(capsys: Capture, folder: Path) -> None:
    run(capsys, "lexicon", "learn", str(folder))
    before = told(capsys)
    assert "décidé par une personne" in run(capsys, "lexicon", "learnt", "zut", "--bar").out
    assert "ZUT" in told(capsys)["barred"]
    assert told(capsys, "zut", "--undo") == before
    (good, *_) = before["admitted"]
    assert "posé sur une grille : soir-" in run(capsys, "lexicon", "learnt", good).out
    for where in before["admitted"][good]:
        run(capsys, "lexicon", "learnt", "--forget", str(where["sheet"]))
    assert good not in told(capsys)["admitted"]


def test_of_a_game_played_with_the_free_list_only_what_people_ruled_is_learnt(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its words and tops are the list's own: they would prove the words that sheets are to bar."""
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path / "data"))
    game = Recorder(open_lexicon(), Settings())
    game.draw()
    game.strike_the_top()
    struck = next(iter(game.state.rulings)).word
    game.do(ask.ApplyRuling("ZZYX", "admitted", 1, "juge-arbitre", "au dictionnaire"))
    for _ in range(4):
        game.turn()
    (tmp_path / "lundi.json").write_bytes(game_file.write(game.played))
    run(capsys, "lexicon", "learn", str(tmp_path / "lundi.json"))
    found = told(capsys)
    assert found["admitted"].keys() == {"ZZYX"}
    assert found["doubtful"] == {struck: [{"sheet": "lundi.json", "turn": 1}]}
    laid = [turn.word for turn in game.state.turns]
    assert laid and "aucune feuille" in run(capsys, "lexicon", "learnt", laid[0]).out


def test_of_a_game_played_with_another_list_all_is_learnt(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path / "data"))
    game = Recorder(Lexicon.of({*open_lexicon(), *MISSING}), Settings())
    for _ in range(4):
        game.turn()
    (tmp_path / "ailleurs.json").write_bytes(game_file.write(game.played))
    run(capsys, "lexicon", "learn", str(tmp_path / "ailleurs.json"))
    assert "posé sur une grille" in run(capsys, "lexicon", "learnt", game.state.turns[0].word).out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("learn",), "aucune feuille ne se lit"),
        (("learn", "rien.txt"), "aucune feuille ne se lit dans rien.txt"),
        (("learnt", "--admit"), "choisissez une seule décision"),
        (("learnt", "zut", "--admit", "--bar"), "choisissez une seule décision"),
        (("learnt", "l'an", "--admit"), "n'est pas un mot de 2 à 15 lettres"),
        (("learnt", "--forget", "x"), "aucune feuille apprise ne s'appelle « x »"),
    ],
)
def test_what_cannot_be_done_is_said(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], said: str
) -> None:
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path / "data"))
    ran = run(capsys, "lexicon", *arguments)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    assert said in ran.err


def test_a_replay_that_differs_by_words_offers_to_learn(capsys: Capture, folder: Path) -> None:
    del folder
    game = sampled(Settings(), secret_of_seed(2), Lexicon.of({*open_lexicon(), *MISSING} - EXTRA))
    Path("partie.txt").write_text(sheet.write_text(game), "utf-8")
    ran = run(capsys, "replay", "partie.txt")
    assert ran.code == 1
    assert "nonuple lexicon learn partie.txt" in " ".join(ran.out.split())
