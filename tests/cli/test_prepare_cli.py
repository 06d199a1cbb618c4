"""`nonuple prepare`: a game with the wished qualities, sealed; nothing of it is told."""

import re
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from nonuple.cli import prepare as command
from nonuple.formats import sealed
from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate.prepared import Prepared
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from nonuple.workers.ordered import Crowd, played_games
from tests.cli.running import Ran, run

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def quick_sealing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What sealing costs is for those who guess passwords, not for tests."""
    seal = sealed.seal

    def quick(game: Prepared, password: str, *, salt: bytes, nonce: bytes) -> bytes:
        return seal(game, password, salt=salt, nonce=nonce, cost=sealed.Cost(n=2, r=1, p=1))

    monkeypatch.setattr(sealed, "seal", quick)


@pytest.fixture
def password_file(tmp_path: Path) -> Path:
    file = tmp_path / "password"
    file.write_text("sésame\nune autre ligne\n", "utf-8")
    return file


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "partie.json"


def prepare(capsys: Capture, out: Path, password_file: Path, *options: str) -> Ran:
    return run(capsys, "prepare", "--out", str(out), "--password-file", str(password_file), *options)


def opened(out: Path) -> Prepared:
    return sealed.unseal(out.read_bytes(), "sésame", str(out))


def test_the_game_of_a_seed_is_that_of_simulate(capsys: Capture, out: Path, password_file: Path) -> None:
    ran = prepare(capsys, out, password_file, "--seed", "7", "--formula", "7+8", "--edition", "2010")
    assert (ran.code, ran.err) == (0, "")
    game = opened(out)
    settings = Settings(edition="2010", formula="7+8")
    assert game.record == simulate(settings, 7, open_lexicon("default")).record
    assert game.chance.secret == secret_of_seed(7)


def test_only_the_commitment_and_the_qualities_are_told(
    capsys: Capture, out: Path, password_file: Path
) -> None:
    ran = prepare(capsys, out, password_file, "--seed", "7")
    game = opened(out)
    assert f"Engagement à publier : {game.chance.commitment}\n" in ran.out
    assert f"points au total : {game.record.total}\n" in ran.out
    told = set(re.findall(r"\w+", ran.out.upper())) | set(re.findall(r"\w+", out.read_text().upper()))
    assert not told & {turn.word.upper() for turn in game.record.turns}


def test_the_game_is_shown_on_request(capsys: Capture, out: Path, password_file: Path) -> None:
    ran = prepare(capsys, out, password_file, "--seed", "7", "--reveal")
    for turn in opened(out).record.turns:
        assert turn.ref in ran.out


def test_without_a_seed_every_game_is_another(capsys: Capture, out: Path, password_file: Path) -> None:
    other = out.with_name("autre.json")
    assert prepare(capsys, out, password_file).code == prepare(capsys, other, password_file).code == 0
    assert opened(out).chance.secret != opened(other).chance.secret
    assert opened(out).chance.salt != opened(other).chance.salt
    assert len(opened(out).chance.salt) == 16


def test_the_first_game_with_all_the_wished_qualities_is_kept(
    capsys: Capture, out: Path, password_file: Path
) -> None:
    """On all cores or on one: the same."""
    wishes = ("--scrabbles", "5..6", "--solo-chances", "2", "--no-endless-ending", "--turns", "..22")
    ran = prepare(capsys, out, password_file, "--seed", "0", "--games", "200", *wishes)
    assert ran.code == 0, ran
    game = opened(out)
    assert 5 <= sum(turn.bonus > 0 for turn in game.record.turns) <= 6
    assert len(game.record.turns) <= 22
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command, "_GAMES_AT_ONCE", 1000)
        again = out.with_name("encore.json")
        assert prepare(capsys, again, password_file, "--seed", "0", "--games", "200", *wishes).code == 0
    assert opened(again).record == game.record


def test_the_nearest_game_is_kept_where_none_fulfils_the_wishes(
    capsys: Capture, out: Path, password_file: Path
) -> None:
    ran = prepare(capsys, out, password_file, "--seed", "0", "--games", "4", "--total", "5000..")
    assert ran.code == 1
    assert "la plus proche" in ran.out
    best = max(simulate(Settings(), seed, open_lexicon("default")).total for seed in range(4))
    assert f"points au total : {best}, au lieu de 5000.." in ran.out
    assert opened(out).record.total == best


def interrupted_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def until_somebody_presses_ctrl_c(
        play: Callable[[Lexicon, int], command.Trial], seeds: range, crowd: Crowd
    ) -> Generator[tuple[int, command.Trial]]:
        yield from played_games(play, seeds[:games], crowd)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "played_games", until_somebody_presses_ctrl_c)


def test_ctrl_c_keeps_the_best_found_so_far(
    capsys: Capture, out: Path, password_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted_after(2, monkeypatch)
    ran = prepare(capsys, out, password_file, "--seed", "0", "--total", "5000..")
    assert (ran.code, ran.err) == (1, "")
    best = max(simulate(Settings(), seed, open_lexicon("default")).total for seed in range(2))
    assert opened(out).record.total == best


def test_ctrl_c_before_the_first_game_keeps_none(
    capsys: Capture, out: Path, password_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted_after(0, monkeypatch)
    ran = prepare(capsys, out, password_file, "--total", "5000..")
    assert (ran.code, ran.out) == (1, "Aucune partie n'a été gardée.\n")
    assert not out.exists()


def test_progress_is_shown_where_somebody_watches(
    capsys: Capture, out: Path, password_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nonuple.cli.progress._SECONDS_BETWEEN_SIGNS", -1)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    ran = prepare(capsys, out, password_file, "--games", "3", "--total", "5000..")
    assert "\r3 parties essayées sur 3 au plus" in ran.err
    assert ran.err.endswith("\r\x1b[K")


# --- The password ------------------------------------------------------------------------------------------


def typed(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    given = iter(answers)
    monkeypatch.setattr(command, "_somebody_is_there", lambda: True)
    monkeypatch.setattr(command, "getpass", lambda _: next(given))


def test_the_password_is_asked_for_twice(capsys: Capture, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "sésame", "sésame")
    assert run(capsys, "prepare", "--out", str(out), "--seed", "7").code == 0
    assert opened(out).chance.secret == secret_of_seed(7)


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [(["sésame", "Sésame"], "diffèrent"), (["", ""], "vide")],
)
def test_a_password_mistyped_or_empty_is_refused(
    capsys: Capture, out: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str], sentence: str
) -> None:
    typed(monkeypatch, *answers)
    ran = run(capsys, "prepare", "--out", str(out))
    assert ran.code == 2
    assert sentence in ran.err


def test_where_nobody_can_type_a_file_is_asked_for(capsys: Capture, out: Path) -> None:
    ran = run(capsys, "prepare", "--out", str(out))
    assert (ran.code, ran.out) == (2, "")
    assert "--password-file" in ran.err


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe\xff"])
def test_a_password_file_without_a_password_is_refused(
    capsys: Capture, out: Path, password_file: Path, content: bytes
) -> None:
    password_file.write_bytes(content)
    ran = prepare(capsys, out, password_file)
    assert (ran.code, out.exists(), ran.err.count("\n")) == (2, False, 1)


# --- What cannot be done -----------------------------------------------------------------------------------


def test_a_file_that_exists_is_never_replaced(capsys: Capture, out: Path, password_file: Path) -> None:
    out.write_text("précieux", "utf-8")
    ran = prepare(capsys, out, password_file)
    assert ran.code == 2
    assert "existe déjà" in ran.err
    assert out.read_text("utf-8") == "précieux"


@pytest.mark.parametrize(
    "options",
    [
        ("--games", "0"),
        ("--seed", "-1"),
        ("--solo-chances", "-1"),
        ("--total", "5..3"),
        ("--difficulty", "dur"),
        ("--formula", "9/9"),
        ("--edition", "1984"),
        ("--edition", "box", "--formula", "7/8"),
        ("--lexicon", "inconnue"),
        ("--password-file", "/nulle/part"),
        ("--out", "/nulle/part/x"),
        ("--out", "x" * 300),
    ],
)
def test_what_cannot_be_understood_is_refused_in_one_sentence(
    capsys: Capture, out: Path, password_file: Path, options: tuple[str, ...]
) -> None:
    given = {"--out": str(out), "--password-file": str(password_file)}
    given |= dict(zip(options[::2], options[1::2], strict=True))
    ran = run(capsys, "prepare", *(word for pair in given.items() for word in pair))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert not out.exists()
