"""`nonuple play topping`: proposals at the terminal, a rival, the records."""

from pathlib import Path

import pytest

from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate
from nonuple.words_io.library import open_lexicon
from tests.cli.running import Ran, run


def topping(capsys: pytest.CaptureFixture[str], typed: list[str], *options: str) -> Ran:
    given = "".join(f"{line}\n" for line in typed).encode()
    return run(capsys, "play", "topping", "--seed", "7", "--plain", *options, given=given)


def test_proposals_until_the_top_then_the_next_letters(capsys: pytest.CaptureFixture[str]) -> None:
    ran = topping(capsys, ["H4 EPUISE", "zut", "h4 huees", "q"])
    assert (ran.code, ran.err) == (0, "")
    before, _, after = ran.out.partition("Top : H4 HUEES 24")
    assert "Non." in before and "Donnez aussi la place" in before
    assert "HUEES" not in before
    assert "Coup 2" in after


def test_a_whole_game_against_a_computer_and_its_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path))
    record = simulate(Settings(), 7, open_lexicon("default")).record
    tops = [f"{turn.ref} {turn.word}" for turn in record.turns]
    ran = topping(capsys, tops, "--rival", "3", "--lexicon", "default")
    assert f"{len(tops)} tops trouvés, 0 donné." in ran.out
    assert "L'ordinateur (niveau 3)" in ran.out
    assert "Vous gagnez." in ran.out
    assert "1. 0:0" in ran.out
    again = topping(capsys, tops, "--lexicon", "default")
    assert "2. 0:0" in again.out


def test_a_game_is_left_and_gone_on_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = ("--save", str(tmp_path / "topping"))
    topping(capsys, ["h4 huees", "q"], *save)
    again = topping(capsys, ["q"], *save)
    assert "Coup 2" in again.out and "Coup 1\n" not in again.out


@pytest.mark.parametrize("options", [("--rival", "0"), ("--rival", "10"), ("--limit", "0")])
def test_what_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], options: tuple[str, ...]) -> None:
    ran = topping(capsys, ["q"], *options)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
