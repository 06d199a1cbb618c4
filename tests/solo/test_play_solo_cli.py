"""`nonuple play solo`: at the terminal, seen or heard, left and gone on with."""

from pathlib import Path

import pytest

from tests.cli.running import Ran, run

ESCAPE = "\x1b["


def solo(capsys: pytest.CaptureFixture[str], *typed: str, options: tuple[str, ...] = ("--seed", "7")) -> Ran:
    return run(capsys, "play", "solo", *options, given="".join(f"{line}\n" for line in typed).encode())


def test_a_turn_shows_the_letters_then_after_one_s_word_the_top(capsys: pytest.CaptureFixture[str]) -> None:
    ran = solo(capsys, "H4 EPUISE", "q")
    assert (ran.code, ran.err) == (0, "")
    letters, _, after = ran.out.partition("Votre mot :")
    assert "HUEES" not in letters and "SEIUHPE" in letters
    assert "Vous marquez 18 points." in after
    assert "Le top : H4 HUEES 24." in after
    assert "Total : 18 sur 24, soit 75,0 %." in after
    assert "IP+ADAEC" in after


def test_the_top_found_is_said_and_nothing_was_missed(capsys: pytest.CaptureFixture[str]) -> None:
    ran = solo(capsys, "huées h4", "q")
    assert "C'est le top : H4 HUEES 24." in ran.out
    assert "huées : verbe huer" in ran.out or "huées" in ran.out
    assert "Mots non vus" not in ran.out.partition("Coup 2")[0]


def test_hints_one_after_the_other_with_their_price(capsys: pytest.CaptureFixture[str]) -> None:
    ran = solo(capsys, "?", "?", "?", "?", "?", "H4 HUEES", "q")
    for told in ("scrabble ? non (2 points", "top ? 24 (3", "pose-t-il ? H4 (5", "lettres ? EEHSU (10"):
        assert told in " ".join(ran.out.split())
    assert "Il n'y a pas d'autre indice" in ran.out
    assert "Vous marquez 4 points, 20 ôtés pour les indices." in ran.out


@pytest.mark.parametrize("typed", ["h4", "foo bar baz", "HUEES", "Z99 HUEES", "H4 M0T", "((("])
def test_what_cannot_be_used_gets_a_sentence_and_the_turn_goes_on(
    capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    ran = solo(capsys, typed, "H4 HUEES", "q")
    assert (ran.code, ran.err) == (0, "")
    assert "C'est le top" in ran.out


def test_a_game_is_left_and_gone_on_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "partie.json"
    first = solo(capsys, "H4 EPUISE", "?", "q", options=("--seed", "7", "--save", str(file)))
    assert f"--save {file}" in " ".join(first.out.split())
    again = solo(capsys, "8A DECAPAIS", options=("--save", str(file)))
    assert "Coup 2" in again.out and "Coup 1\n" not in again.out
    assert "Vous marquez 90 points, 2 ôtés" in again.out
    assert file.read_bytes().startswith(b'{"format":"nonuple-play"')


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\xff\xfe", b'{"format":"nonuple-play"}\n'])
def test_a_file_that_is_none_of_ours_is_refused_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "autre"
    file.write_bytes(content)
    ran = solo(capsys, "q", options=("--save", str(file)))
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert file.read_bytes() == content


def test_for_a_screen_reader_the_grid_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    ran = solo(capsys, "H4 HUEES", "q", options=("--seed", "7", "--plain"))
    assert "La grille est vide." in ran.out
    assert "Grille : H4 HUEES." in ran.out
    assert "Tirage : S E I U H P E" in ran.out
    assert "·" not in ran.out and ESCAPE not in ran.out


def test_a_published_game_is_replayed_and_ends_with_a_report(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sheet = tmp_path / "feuille.txt"
    sheet.write_text("1 EEERWLN\n2 WEL+BSUI RENE H5 8\n3 W+TTACEI BLEUIS I3 21\n", "utf-8")
    ran = solo(capsys, "H6 NEE", "I3 BLEUIS", "-", options=(str(sheet),))
    assert ran.code == 0
    assert "Fin de la partie" in ran.out
    assert "1 top trouvé en 3 coups." in ran.out


def test_slips_are_judged_if_one_wants(capsys: pytest.CaptureFixture[str]) -> None:
    ran = solo(capsys, "H4 HUEES 22", "q", options=("--seed", "7", "--judged"))
    assert "avertissement" in ran.out.lower()
    assert "Vous marquez 24 points." in ran.out


def test_time_is_told_and_paused(capsys: pytest.CaptureFixture[str]) -> None:
    ran = solo(capsys, "p", "", "H4 HUEES", "q", options=("--seed", "7", "--time", "blitz"))
    assert "Il reste 60 secondes." in ran.out
    assert "Pause." in ran.out
    assert "C'est le top" in ran.out


@pytest.mark.parametrize(
    "options",
    [("--time", "jamais"), ("--formula", "9/9"), ("--edition", "1999"), ("/nowhere/at/all",)],
)
def test_options_that_cannot_be_used_are_refused(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...]
) -> None:
    ran = solo(capsys, "q", options=options)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)


@pytest.mark.parametrize("slip", ["H4 ZZZ", "A1 PIE", "H14 EPUISE"])
def test_a_slip_of_the_fingers_costs_no_turn(capsys: pytest.CaptureFixture[str], slip: str) -> None:
    ran = solo(capsys, slip, "H4 EPUISE", "q")
    assert "Vous marquez 18 points." in ran.out


def test_a_word_that_is_not_admitted_is_a_play_like_any_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Vous marquez 0 point" in solo(capsys, "H4 SEIUHPE", "q").out
