"""`nonuple verify`: what is right, what was changed, what cannot be read."""

from pathlib import Path

import msgspec
import pytest

from nonuple.formats import game_file
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.verification import RecordedGame
from nonuple.texts import speak
from nonuple.words_io.library import open_lexicon
from tests.cli.running import Ran, run
from tests.play.recording import PHRASE, Recorder, changed, plain_game

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def played() -> RecordedGame:
    return plain_game(open_lexicon("default"), phrase=PHRASE)


def verify(capsys: Capture, played: RecordedGame, *options: str) -> Ran:
    return run(capsys, "verify", "-", *options, given=game_file.write(played))


def retained(played: RecordedGame, nth: int) -> int:
    return [at for at, entry in enumerate(played.entries) if isinstance(entry.event, on.Retained)][nth]


def with_score(played: RecordedGame, at: int, score: int) -> RecordedGame:
    event = msgspec.structs.replace(played.entries[at].event, score=score)
    return RecordedGame(changed(played.entries, at, event), played.chance)


def test_a_game_that_nobody_touched_is_verified(
    capsys: Capture, played: RecordedGame, tmp_path: Path
) -> None:
    file = tmp_path / "partie.json"
    file.write_bytes(game_file.write(played))
    ran = run(capsys, "verify", str(file))
    assert (ran.code, ran.err) == (0, "")
    first, second, third, named = ran.out.splitlines()
    assert named.startswith("D'après la liste libre fournie")
    assert first.startswith("Partie vérifiée : ")
    assert second.startswith("Engagement tenu : 24 tirages venus du secret")
    assert PHRASE in second
    assert third == f"Empreinte du fichier : {game_file.read(file.read_bytes(), '').digest}"


def test_a_game_ended_early_is_verified_and_what_it_cannot_prove_is_said(capsys: Capture) -> None:
    recorder = Recorder(open_lexicon("default"), Settings())
    recorder.turn()
    recorder.do(ask.EndGame("organiser"))
    ran = verify(capsys, recorder.played)
    assert ran.code == 0
    assert "fin : décision de l'organisateur" in ran.out
    assert "Ce que le fichier ne peut prouver" in ran.out


def test_without_a_phrase_none_is_told(capsys: Capture) -> None:
    ran = verify(capsys, plain_game(open_lexicon("default")))
    assert ran.code == 0
    assert "phrase" not in ran.out


def test_draws_from_a_real_bag_cannot_be_checked_and_the_rest_is(capsys: Capture) -> None:
    ran = verify(capsys, plain_game(open_lexicon("default"), Settings(formula="joker"), chance=None))
    assert ran.code == 0
    assert "vrai sac" in ran.out


def test_what_was_changed_and_where_in_one_line_each(capsys: Capture, played: RecordedGame) -> None:
    first, second = retained(played, 1), retained(played, 4)
    ran = verify(capsys, with_score(with_score(played, first, 900), second, 901))
    assert (ran.code, ran.err) == (1, "")
    told = ran.out.splitlines()
    assert len(told) == 3
    assert told[0].startswith(f"événement {first + 1}, coup 2 : score : « 900 » dans le fichier, « ")
    assert told[1].startswith(f"événement {second + 1}, coup 5 : score : « 901 » dans le fichier, « ")
    assert told[2] == "Partie non vérifiée : 2 différences."


def test_the_same_in_english(capsys: Capture, played: RecordedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NONUPLE_LANG", "en")
    try:
        ran = verify(capsys, with_score(played, retained(played, 1), 900))
    finally:
        speak("fr")
    assert "turn 2: score: `900` in the file, `" in ran.out


def test_a_change_that_no_rule_can_tell_is_told_by_the_digest(capsys: Capture, played: RecordedGame) -> None:
    content = game_file.write(played).replace(b"juge-arbitre", b"quelqu'un", 1)
    ran = run(capsys, "verify", "-", given=content)
    assert ran.code == 1
    assert ran.out.startswith("le fichier a été modifié")


def test_another_word_list_is_told(capsys: Capture, played: RecordedGame, tmp_path: Path) -> None:
    words = tmp_path / "mots.txt"
    words.write_text("QUE\nQUI\n", "utf-8")
    ran = verify(capsys, played, "--lexicon", str(words))
    assert ran.code == 1
    assert "autre liste de mots" in ran.out


def test_the_list_of_the_game_is_found_among_those_of_the_user(capsys: Capture, tmp_path: Path) -> None:
    words = tmp_path / "mots.txt"
    words.write_text("\n".join(sorted(open_lexicon("default").find("....")[:2000])), "utf-8")
    assert run(capsys, "lexicon", "import", str(words), "--name", "courte").code == 0
    ran = verify(capsys, plain_game(open_lexicon("courte")))
    assert (ran.code, ran.err) == (0, "")
    assert run(capsys, "lexicon", "remove", "courte").code == 0


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"\xff", b'{"format": "nonuple-events", "version": 1}']
)
def test_what_cannot_be_read_is_refused_in_one_sentence(capsys: Capture, content: bytes) -> None:
    ran = run(capsys, "verify", "-", given=content)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_a_file_that_is_not_there_is_told_so(capsys: Capture) -> None:
    for name in ("/nulle/part", "--nulle"):
        ran = run(capsys, "verify", name)
        assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_settings_that_no_game_can_have_are_refused(capsys: Capture, played: RecordedGame) -> None:
    started = msgspec.structs.replace(played.started, settings=Settings(formula="9/9"))
    ran = verify(capsys, RecordedGame(changed(played.entries, 0, started), played.chance))
    assert (ran.code, ran.out) == (2, "")
