"""`nonuple simulate`: the contract, whatever the number of workers."""

import json
from pathlib import Path

import pytest

from tests.cli.running import run

Capture = pytest.CaptureFixture[str]

FIELDS = {"seed", "edition", "formula", "turns", "end", "left", "total"}
TURN = {
    *("n", "rejected", "kept", "drawn", "rack", "ref", "word", "score", "bonus", "cross", "ties", "replaced"),
}


def test_a_game_is_told_as_the_contract_has_it(capsys: Capture) -> None:
    ran = run(capsys, "simulate", "--games", "2", "--seed", "7")
    assert (ran.code, ran.err) == (0, "")
    games = [json.loads(line) for line in ran.out.splitlines()]
    assert [game["seed"] for game in games] == [7, 8]
    for game in games:
        assert set(game) >= FIELDS
        assert (game["edition"], game["formula"]) == ("2026", "normal")
        assert game["total"] == sum(turn["score"] for turn in game["turns"])
        assert [turn["n"] for turn in game["turns"]] == list(range(1, len(game["turns"]) + 1))
        for turn in game["turns"]:
            assert set(turn) >= TURN
            assert turn["rack"] == turn["kept"] + turn["drawn"]
            assert all(set(reject) == {"kept", "drawn", "why"} for reject in turn["rejected"])


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers(capsys: Capture) -> None:
    alone = run(capsys, "simulate", "--games", "40", "--seed", "3", "--workers", "1").out
    together = run(capsys, "simulate", "--games", "40", "--seed", "3", "--workers", "3").out
    later = run(capsys, "simulate", "--games", "1", "--seed", "42", "--workers", "2").out
    assert alone == together
    assert alone.splitlines()[39] == later.strip()


def test_a_game_never_changes(capsys: Capture) -> None:
    """Draws are promised to be the same for ever; the words depend on the list."""
    [line] = run(capsys, "simulate", "--seed", "1").out.splitlines()
    first = json.loads(line)["turns"][0]
    assert (first["kept"], first["drawn"], first["rejected"]) == ("", "E?MLRAP", [])


@pytest.mark.article("2026", "4.8.2")
def test_joker_games_show_the_joker_in_the_kept_letters(capsys: Capture) -> None:
    [line] = run(capsys, "simulate", "--formula", "joker", "--seed", "5").out.splitlines()
    game = json.loads(line)
    assert game["turns"][0]["kept"] == "?"
    assert all("?" not in turn["drawn"] for turn in game["turns"])
    assert "?" not in game["left"]


def test_a_saved_game_can_be_verified_and_a_changed_one_is_noticed(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "partie.json"
    assert run(capsys, "simulate", "--seed", "4", "--save", str(file)).code == 0
    assert run(capsys, "verify", str(file)).code == 0
    file.write_text(file.read_text().replace('"score": ', '"score": 1', 1))
    assert run(capsys, "verify", str(file)).code == 1
    assert run(capsys, "simulate", "--games", "2", "--save", str(file)).code == 2
    assert run(capsys, "simulate", "--save", str(tmp_path / "nulle" / "part.json")).code == 2


def test_statistics_summarise(capsys: Capture) -> None:
    ran = run(capsys, "simulate", "--games", "12", "--stats", "--edition", "2009", "--formula", "7/8")
    assert (ran.code, ran.err) == (0, "")
    assert "12 parties : 7 sur 8, règlement 2009" in ran.out
    for word in ("coups", "total", "scrabbles", "rejets", "█"):
        assert word in ran.out


def test_another_list_serves_and_a_tiny_one_ends_at_once(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "mots.txt").write_text("WHISKYWHISKY\n")
    ran = run(capsys, "simulate", "--lexicon", str(tmp_path / "mots.txt"))
    game = json.loads(ran.out)
    assert (game["end"], game["turns"], game["total"]) == ("no-move", [], 0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "0"], "--games"),
        (["--seed", "-1"], "--seed"),
        (["--workers", "0"], "--workers"),
        (["--formula", "9"], "7+8+9"),
        (["--edition", "1984"], "1984"),
        (["--edition", "box", "--formula", "7/8"], "boîte"),
        (["--lexicon", "rien"], "rien"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    capsys: Capture, arguments: list[str], said: str
) -> None:
    ran = run(capsys, "simulate", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert said in ran.err
