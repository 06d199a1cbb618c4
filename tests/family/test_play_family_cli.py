"""`nonuple play famille`: the letters, the clock of the box, the book, at the terminal."""

from pathlib import Path

import pytest

from tests.cli.running import Ran, run


def family(capsys: pytest.CaptureFixture[str], typed: list[str], *options: str) -> Ran:
    given = "".join(f"{line}\n" for line in typed).encode()
    return run(capsys, "play", "famille", *options, "--plain", given=given)


def test_a_turn_of_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    ran = family(capsys, ["", "", "vingt", "22", "24 huees h4", "q"], "Odile", "Léo", "--seed", "7")
    assert (ran.code, ran.err) == (0, "")
    before, _, after = ran.out.partition("Le top : H4 HUEES 24.")
    assert "HUEES" not in before
    assert "Bip." in before and "Donnez les points" in before
    assert "Léo : 24 (24 en tout, soit 100,0 %)" in after
    assert "Odile : 22 (22 en tout, soit 91,7 %)" in after


def test_points_above_the_top_are_put_right(capsys: pytest.CaptureFixture[str]) -> None:
    ran = family(capsys, ["", "", "240", "20", "25", "24", "q"], "Odile", "Léo", "--seed", "7")
    assert "Odile a annoncé plus que le top" in ran.out
    assert "25 dépasse le top de ce coup, 24." in ran.out
    assert "Odile : 24 (24 en tout" in ran.out


def test_with_one_s_own_bag_the_top_is_typed_and_the_game_gone_on_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = ("--save", str(tmp_path / "famille"))
    ran = family(capsys, ["", "", "20", "30", "36 zut h8", "q"], "Odile", "Léo", "--own-bag", *save)
    assert "Tirage" not in ran.out.replace("Tirez", "")
    assert "soit 83,3 %" in ran.out
    again = family(capsys, ["q"], *save)
    assert "Coup 2" in again.out
    assert "1. Léo, 30" in again.out


@pytest.mark.parametrize("options", [(), ("Odile", "odile"), ("Odile", "--minutes", "5")])
def test_what_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], options: tuple[str, ...]) -> None:
    ran = family(capsys, ["q"], *options)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
